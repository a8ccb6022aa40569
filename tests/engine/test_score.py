"""Counting a physical table: the same points as the engine's own, who wins, and why in three languages."""

from __future__ import annotations

from typing import Any

import pytest

import twistosaur
from tests.support import all_cases, each_game
from twistosaur import PositionError, Score, TwistosaurError, score
from twistosaur.engine import positions
from twistosaur.games import load
from twistosaur.locales import LANGUAGES, texts
from twistosaur.locales.verdicts import why_won

pytestmark = pytest.mark.plain


def played(game: str, seats: int, options: dict[str, Any], seed: int) -> twistosaur.Game:
    g = twistosaur.new(game, seats=seats, seed=seed, **options)
    turn = seed
    while not g.over:
        seat = g.acting[0]
        moves = g.legal(seat)
        turn = turn * 6364136223846793005 + 1442695040888963407 & (1 << 64) - 1
        g.play(seat, moves[(turn >> 33) % len(moves)])
    return g


def agrees(table: Score, g: twistosaur.Game) -> None:
    assert table.scores == g.scores
    assert table.ranks == g.ranks
    assert table.over
    assert table.winners == tuple(seat for seat, rank in enumerate(g.ranks) if rank == 1)


# ------------------------------------------------------------------------------------------------ as the engine counts


@pytest.mark.parametrize(("game", "seats", "options"), all_cases())
def test_the_end_of_a_game_is_worth_what_the_engine_says(game: str, seats: int, options: dict[str, Any]) -> None:
    quick = {**options, "turn_limit": 20} if "turn_limit" in load(game).options(seats, options) else options
    g = played(game, seats, quick, 11)
    table = score(g.position())
    agrees(table, g)
    assert list(table.breakdown) == [g.breakdown(seat) for seat in range(seats)]


def trexes(park: dict[str, Any]) -> int:
    return sum(pen.count("trex") for pen in park.values())


@pytest.mark.clause("DS-39")
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("seed", [1, 2])
def test_summer_and_winter_add_up(seats: int, seed: int) -> None:
    """Two games of the engine's own, counted as one table with two parks for everybody."""
    summer = played("draftosaurus", seats, {"board": "summer"}, seed)
    winter = played("draftosaurus", seats, {"board": "winter"}, seed + 100)
    pairs = list(zip(summer.position()["parks"], winter.position()["parks"], strict=True))
    table = score({"board": "summer-winter", "parks": [{"summer": one, "winter": two} for one, two in pairs]})
    assert table.scores == tuple(a + b for a, b in zip(summer.scores, winter.scores, strict=True))
    assert [points["earlier"] for points in table.breakdown] == list(summer.scores)
    standing = [(points, -trexes(one) - trexes(two)) for points, (one, two) in zip(table.scores, pairs, strict=True)]
    assert table.ranks == tuple(1 + sum(other > own for other in standing) for own in standing)
    assert table.clause == "DS-39"


@pytest.mark.clause("DS-39")
def test_a_game_of_both_boards_is_worth_what_the_engine_says() -> None:
    """With two, the last dinosaurs of summer are seen on the parks before the boards are turned (DS-9)."""
    g = played("draftosaurus", 2, {"board": "summer-winter"}, 5)
    summer = [p for p in map(twistosaur.Game.position, positions(g.record())) if p["board"] == "summer"][-1]["parks"]
    pairs = zip(summer, g.position()["parks"], strict=True)
    agrees(score({"board": "summer-winter", "parks": [{"summer": one, "winter": two} for one, two in pairs]}), g)
    agrees(score(g.position()), g)


# ------------------------------------------------------------------------------------------------ who wins, and why

RIVER = {"river": ["diplodocus"]}
ROW = ["red", "orange", "yellow", "green", "blue", "purple", "white"]
WHY: list[Any] = [
    ({"parks": [{"king": ["trex"]}, RIVER]}, (0,), "points", "DS-38", "Player 1 wins with 8 points"),
    ({"parks": [{"river": ["trex"]}, RIVER]}, (1,), "fewer-trexes", "DS-38", "this park has no T-Rex (DS-38)"),
    ({"parks": [RIVER, RIVER, {}]}, (0, 1), "shared", "DS-38", "Player 1 and Player 2 share the win: 1 point each"),
    (
        {"parks": [RIVER, {"river": ["trex"]}, RIVER]},
        (0, 2),
        "shared",
        "DS-38",
        "Player 1 and Player 3 share the win: 1 point each, and no T-Rex",
    ),
    ({"islands": [{"sea": "A8"}, {"sea": "A7"}]}, (0,), "points", "DT-33", "Player 1 wins with"),
    ({"islands": [{"sea": "A7"}, {"sea": "A7"}]}, (0, 1), "shared", "DT-33", "share the win with"),
    (
        {"rows": [ROW, ROW], "held": [7, 6], "pawns": ["d4", "a1"]},
        (0,),
        "centre",
        "TW-18",
        "all seven cubes, and the pawn on the centre (TW-18)",
    ),
    ({"rows": [ROW, ROW], "held": [5, 6], "pawns": ["d4", "a1"]}, (1,), "points", "TW-20", "wins with 6 cubes"),
    ({"rows": [ROW, ROW], "held": [1, 1], "pawns": ["d4", "a1"]}, (0, 1), "shared", "TW-20", "with one cube each"),
]


@pytest.mark.parametrize(("data", "winners", "reason", "clause", "words"), WHY)
def test_who_wins_and_why(data: Any, winners: tuple[int, ...], reason: str, clause: str, words: str) -> None:
    table = score(data)
    assert (table.winners, table.reason, table.clause) == (winners, reason, clause)
    assert words in why_won(texts("en"), table)
    assert clause in why_won(texts("en"), table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_has_its_sentence(language: str) -> None:
    say = texts(language)
    for data, winners, _, clause, _ in WHY:
        named = {**data, "names": ["Ada", "Ben", "Cleo"][: len(next(iter(data.values())))]}
        sentence = why_won(say, score(named))
        assert clause in sentence
        assert all(name in sentence for name in [["Ada", "Ben", "Cleo"][seat] for seat in winners])


@pytest.mark.clause("DS-39")
def test_fewer_trexes_over_both_parks_break_a_tie() -> None:
    parks = [{"summer": {"river": ["trex"]}, "winter": RIVER}, {"summer": RIVER, "winter": RIVER}]
    table = score({"board": "summer-winter", "parks": parks})
    assert (table.scores, table.winners, table.reason, table.clause) == ((2, 2), (1,), "fewer-trexes", "DS-39")


@each_game
def test_nobody_has_won_a_game_that_goes_on(game: str) -> None:
    table = score(twistosaur.new(game, seats=2, seed=1).position())
    if not table.over:
        assert (table.winners, table.reason) == ((), "open")
        assert "not over" in why_won(texts("en"), table)


# ------------------------------------------------------------------------------------------------ what cannot be


@pytest.mark.parametrize(
    ("data", "place", "clause"),
    [
        ({"board": "summer-winter", "parks": [{"king": ["trex"]}, {}]}, "parks[0].king", "DS-39"),
        (
            {"board": "summer-winter", "parks": [{"summer": {}, "winter": {}}, {"summer": {}}]},
            "parks[1].winter",
            "DS-39",
        ),
        ({"board": "autumn", "parks": [{}, {}]}, "board", None),
        ({"parks": [{"pyramid": []}, {}]}, "parks[0].pyramid", "DS-3"),
        ({"parks": [{}, {}], "names": ["Ada"]}, "names", None),
        ({"parks": [{}, {}], "names": ["Ada", ""]}, "names[1]", None),
        ({"islands": [{"sea": "C7"}, {}]}, "islands[0].sea", "DT-2"),
        ({"rows": [ROW, ROW], "held": [8, 0], "pawns": [None, None]}, "held[0]", None),
    ],
)
def test_a_table_that_cannot_be_is_told_where(data: Any, place: str, clause: str | None) -> None:
    with pytest.raises(PositionError) as refused:
        score(data)
    assert refused.value.place == place
    assert refused.value.clause == clause


def test_what_is_no_score_file() -> None:
    with pytest.raises(TwistosaurError, match="names no game"):
        score({"nothing": 1})
    with pytest.raises(TwistosaurError, match="JSON object"):
        score([1])  # type: ignore[arg-type]


def test_a_position_says_what_to_call_for_a_score_file() -> None:
    files: list[dict[str, Any]] = [{"parks": [{}, {}]}, {"game": "draftosaurus", "parks": [{}, {}]}]
    for data in files:
        with pytest.raises(PositionError, match=r"call twistosaur\.score"):
            twistosaur.position(data)
