"""The friendly object as a newcomer uses it, and what it says to mistakes."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import twistosaur
from twistosaur import IllegalMove, OptionError, PositionError, RecordError, TwistosaurError

pytestmark = pytest.mark.plain


def game(**options: Any) -> twistosaur.Game:
    return twistosaur.new("draftosaurus", seats=4, seed=7, **options)


def finished(**options: Any) -> twistosaur.Game:
    g = game(**options)
    while not g.over:
        g.play(g.acting[-1], g.legal(g.acting[-1])[0])
    return g


def test_the_example_of_the_readme() -> None:
    g = game(board="winter")
    assert g.acting == (0, 1, 2, 3)
    assert all(move.startswith("pick ") for move in g.legal(0))
    move = g.legal(0)[0]
    assert g.refusal(0, move) is None
    g.play(0, move)
    assert list(g.acting) == [1, 2, 3]
    assert g.legal(0) == []
    assert g.view(0)["chosen"][0] == move
    assert g.view(1)["chosen"] == [None] * 4
    assert g.view(1)["has_chosen"] == [True, False, False, False]
    g.retract(0)
    assert g.acting == (0, 1, 2, 3)
    for seat in g.acting:
        g.play(seat, g.legal(seat)[0])
    assert g.view(None)["picks"] == g.position()["picks"]
    assert g.moves[0] == (0, move)


def test_secret_picks_stay_secret_until_the_last_is_in() -> None:
    g = game()
    for seat in range(3):
        g.play(seat, g.legal(seat)[0])
    assert g.record()["moves"] == []
    assert g.view(None)["picks"] == [None] * 4
    g.play(3, g.legal(3)[0])
    assert [seat for seat, _ in g.moves] == [0, 1, 2, 3]


def test_reasons_of_illegal_moves() -> None:
    g = game()
    absent = next(s for s in ("trex", "diplodocus", "triceratops", "spinosaurus") if f"pick {s}" not in g.legal(0))
    with pytest.raises(IllegalMove) as caught:
        g.play(0, f"pick {absent}")
    assert (caught.value.reason, caught.value.clause) == ("clause", "DS-7")
    wrongs: list[Any] = ["fly away", "", "pick", "PICK trex", "pick trex ", None, 3]
    for wrong in wrongs:
        with pytest.raises(IllegalMove) as caught:
            g.play(0, wrong)
        assert (caught.value.reason, caught.value.clause) == ("unknown", None)
    g.play(0, g.legal(0)[0])
    with pytest.raises(IllegalMove) as caught:
        g.play(0, "pick trex")
    assert caught.value.reason == "turn"
    with pytest.raises(IllegalMove) as caught:
        g.retract(1)
    assert caught.value.reason == "turn"
    done = finished()
    with pytest.raises(IllegalMove) as caught:
        done.play(0, "pick trex")
    assert caught.value.reason == "over"
    with pytest.raises(IllegalMove) as caught:
        done.retract(0)
    assert caught.value.reason == "over"
    assert done.refusal(0, "pick trex") == "over"
    assert done.refusal(0, "hop") == "unknown"


def test_nothing_is_lost_by_a_mistake() -> None:
    g = game()
    before = g.state_bytes()
    for call in (
        lambda: g.play(0, "place king"),
        lambda: g.play(9, "pick trex"),
        lambda: g.play(0, "nonsense"),
        lambda: g.retract(0),
        lambda: g.legal(-1),
        lambda: g.view(4),
        lambda: g.breakdown(True),
    ):
        with pytest.raises(TwistosaurError):
            call()
        assert g.state_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"game": "chess", "seats": 2}, "no game 'chess'"),
        ({"game": "draftosaurus", "seats": 1}, "2 to 5 seats"),
        ({"game": "draftosaurus", "seats": 6}, "2 to 5 seats"),
        ({"game": "draftosaurus", "seats": True}, "2 to 5 seats"),
        ({"game": "draftosaurus", "seats": 4, "seed": -1}, "a seed is"),
        ({"game": "draftosaurus", "seats": 4, "seed": 2**64}, "a seed is"),
        ({"game": "draftosaurus", "seats": 4, "seed": "7"}, "a seed is"),
    ],
)
def test_wrong_tables(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(TwistosaurError, match=words):
        twistosaur.new(arguments.pop("game"), **arguments)


@pytest.mark.parametrize(
    "options",
    [
        {"colour": "red"},
        {"board": "autumn"},
        {"first": 4},
        {"first": True},
        {"five_player_die": 1},
        {"board": ["summer"]},
    ],
)
def test_wrong_options(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        game(**options)


def test_seeds() -> None:
    assert game().position() == game().position()
    assert twistosaur.new("draftosaurus", seats=4).seed != twistosaur.new("draftosaurus", seats=4).seed
    assert game().position() != twistosaur.new("draftosaurus", seats=4, seed=8).position()


def test_a_copy_is_a_second_table() -> None:
    g = game()
    other = g.copy()
    g.play(0, g.legal(0)[0])
    assert other.acting == (0, 1, 2, 3)
    other.play(0, g.moves[0][1] if g.moves else other.legal(0)[0])
    assert other.state_bytes() == g.state_bytes()
    assert "waiting for 1, 2, 3" in repr(g)
    assert "over" in repr(finished())


def broken(change: dict[str, Any]) -> dict[str, Any]:
    record = copy.deepcopy(finished().record())
    for key, value in change.items():
        if value is None:
            del record[key]
        else:
            record[key] = value
    return record


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"moves": None}, "lacks moves"),
        ({"extra": 1}, "means nothing"),
        ({"rules": 99}, "rules 99"),
        ({"moves": "pick trex"}, "expected a list"),
        ({"options": 3}, "expected an object"),
        ({"options": {"board": "mars"}}, "cannot be set up"),
        ({"seed": "x"}, "cannot be set up"),
        ({"game": "go"}, "no game"),
        ({"moves": [[0, "pick unicorn"]]}, "move 1"),
        ({"moves": [["0", "pick trex"]]}, "move 1"),
        ({"moves": [[7, "pick trex"]]}, "move 1"),
        ({"moves": []}, "end before the game"),
        ({"result": {"scores": [99, 0, 0, 0], "ranks": [1, 2, 2, 2]}}, "not the one its moves lead to"),
        ({"seed": 8}, "cannot be played|not the one"),
    ],
)
def test_broken_and_forged_records(change: dict[str, Any], words: str) -> None:
    with pytest.raises(TwistosaurError, match=words):
        twistosaur.replay(broken(change))


def test_a_record_is_an_object() -> None:
    wrongs: list[Any] = [[], None, "record", 3]
    for wrong in wrongs:
        with pytest.raises(RecordError):
            twistosaur.replay(wrong)


def test_moves_out_of_seat_order_are_a_forgery() -> None:
    record = finished().record()
    record["moves"][0], record["moves"][1] = record["moves"][1], record["moves"][0]
    with pytest.raises(RecordError):
        twistosaur.replay(record)


def test_records_are_json() -> None:
    record = finished(board="winter").record()
    assert twistosaur.replay(json.loads(json.dumps(record))).record() == record


def test_an_unfinished_record_goes_on() -> None:
    g = game()
    for seat in g.acting:
        g.play(seat, g.legal(seat)[0])
    again = twistosaur.replay(g.record())
    assert again.acting == g.acting
    assert "result" not in g.record()


def test_positions_need_a_game() -> None:
    with pytest.raises(TwistosaurError, match="game: missing"):
        twistosaur.position({})
    with pytest.raises(TwistosaurError, match="no game 'chess'"):
        twistosaur.position({"game": "chess"})
    with pytest.raises(PositionError):
        twistosaur.position([])  # type: ignore[arg-type]


def test_answers_belong_to_who_asked() -> None:
    first, second = (twistosaur.new("draftosaurus", seats=2, seed=1) for _ in range(2))
    kept = dict(second.answers(0))
    first.answers(0).clear()
    (first.places(0) or {}).clear()
    assert second.answers(0) == kept == first.answers(0)
    assert second.places(0) == first.places(0)


@pytest.mark.parametrize("seat", [-1, 2, True])
def test_a_seat_that_is_not_there_sees_nothing(seat: Any) -> None:
    game = twistosaur.new("draftosaurus", seats=2, seed=1)
    for look in (game.view, game.hidden, game.answers, game.places, game.asked):
        with pytest.raises(TwistosaurError, match="no seat"):
            look(seat)
