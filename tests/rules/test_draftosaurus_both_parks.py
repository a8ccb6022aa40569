"""What both parks share and how a game ends: DS-34 to DS-39."""

from __future__ import annotations

import random
from typing import Any

import pytest

import twistosaur
from tests.games.draftosaurus.build import (
    BAG,
    FACES,
    PENS,
    at,
    closed_by,
    leaving,
    open_places,
    placing,
    play_all,
    play_turn,
    points,
    scored,
)
from twistosaur.engine import Game

pytestmark = pytest.mark.plain

BOTH = ("summer", "winter")


# ------------------------------------------------------------------------------------------------ river


@pytest.mark.clause("DS-34")
@pytest.mark.parametrize("board", BOTH)
@pytest.mark.parametrize("count", range(13))
def test_river_points(board: str, count: int) -> None:
    assert points(board, "river", {"river": "ABCDETABCDET"[:count]}) == count
    assert scored(board, {"river": "ABCDETABCDET"[:count]}).scores[0] == count


@pytest.mark.clause("DS-34")
@pytest.mark.parametrize("board", BOTH)
@pytest.mark.parametrize("face", FACES)
def test_the_river_has_room_for_a_twelfth(board: str, face: str) -> None:
    for pick in "TA":
        assert closed_by(placing(board, {"river": "TTTAABBCCDE"}, pick, face), "river") is None


@pytest.mark.clause("DS-34", "DS-36")
@pytest.mark.parametrize("board", BOTH)
def test_the_river_gives_no_trex_point(board: str) -> None:
    assert scored(board, {"river": "TTTT"}).points[0]["t-rex-bonus"] == 0
    assert scored(board, {"river": "TTTT"}).scores[0] == 4


# ------------------------------------------------------------------------------------------------ quarantine


@pytest.mark.clause("DS-35")
def test_quarantine_may_be_left_for_every_pen_that_lets_in() -> None:
    game = leaving({"wood": "AB", "bridge-left": "TTT", "bridge-right": "A", "pyramid": "BAB..."}, "A")
    assert game.acting == (0,)
    assert game.position()["die"] is None
    assert game.legal(0) == [
        *(f"move {pen}" for pen in ("wood", "lookout", "bridge-left", "bridge-right", "river")),
        "stay",
    ]
    assert game.refusal(0, "move pyramid.m1") == "DS-32"
    assert game.refusal(0, "move pyramid.b1") == "DS-31"
    assert game.refusal(0, "move quarantine") == "DS-30"
    assert game.refusal(0, "move love") == "DS-3"
    assert game.refusal(1, "stay") == "turn"
    assert game.refusal(0, "place river") == "DS-8"
    assert game.refusal(0, "pick trex") == "DS-7"
    assert game.refusal(0, "discard trex") == "DS-9"


@pytest.mark.clause("DS-35")
@pytest.mark.parametrize(
    ("pens", "species", "move", "clause"),
    [
        ({"wood": "A"}, "A", "wood", "DS-26"),
        ({"wood": "AB"}, "B", "wood", "DS-26"),
        ({"wood": "ABABAB"}, "A", "wood", "DS-26"),
        ({"lookout": "A"}, "A", "lookout", "DS-27"),
        ({"pyramid": "A.B..."}, "A", "pyramid.b2", "DS-32"),
        ({"pyramid": "A.B..."}, "C", "pyramid.m1", "DS-32"),
        ({"pyramid": "A.B..."}, "C", "pyramid.b1", "DS-31"),
        ({"wood": "AB"}, "A", "wood", None),
        ({"pyramid": "A.B..."}, "C", "pyramid.b2", None),
    ],
)
def test_the_pens_own_rules_hold(pens: dict[str, str], species: str, move: str, clause: str | None) -> None:
    assert leaving(pens, species).refusal(0, f"move {move}") == clause


@pytest.mark.clause("DS-35")
@pytest.mark.parametrize(
    ("move", "pen", "gain"),
    [
        ("stay", "quarantine", 0),
        ("move river", "river", 1),
        ("move wood", "wood", 4),  # the third
        ("move bridge-left", "bridge-left", 6),
        ("move bridge-right", "bridge-right", 0),
        ("move pyramid.b2", "pyramid", 2),
    ],
)
def test_the_dinosaur_moves_before_the_points_are_counted(move: str, pen: str, gain: int) -> None:
    game = leaving({"wood": "AB", "bridge-right": "A", "pyramid": "B.C..."}, "A")
    before = game.scores[0]
    game.play(0, move)
    assert game.over
    park = game.position()["parks"][0]
    assert "diplodocus" in park[pen]
    assert len(park["quarantine"]) == (move == "stay")
    assert sum(name is not None for row in park.values() for name in row) == 12
    assert game.scores[0] == before + gain


@pytest.mark.clause("DS-35", "DS-36")
def test_a_trex_leaving_quarantine_takes_its_point_along() -> None:
    for move, bonus in (("stay", 1), ("move river", 0), ("move wood", 1), ("move bridge-left", 1)):
        game = leaving({"bridge-right": "A"}, "T")
        assert game.breakdown(0)["t-rex-bonus"] == 1
        game.play(0, move)
        assert game.breakdown(0)["t-rex-bonus"] == bonus
    game = leaving({"bridge-right": "T"}, "T")
    game.play(0, "move bridge-right")
    assert game.breakdown(0)["t-rex-bonus"] == 1


@pytest.mark.clause("DS-35")
def test_all_leave_quarantine_at_once_and_in_secret() -> None:
    parks = {0: {"quarantine": "A"}, 2: {"quarantine": "T"}}
    game = at("winter", 3, parks=parks, phase="quarantine")
    assert game.acting == (0, 2)
    game.play(2, "move wood")
    assert not game.over
    assert game.view(0)["chosen"] == [None, None, None]
    assert game.view(0)["parks"][2]["wood"] == []
    assert game.view(0)["has_chosen"] == [False, False, True]
    game.retract(2)
    assert game.acting == (0, 2)
    game.play(2, "move lookout")
    game.play(0, "stay")
    assert game.over
    assert game.position()["parks"][2]["lookout"] == ["trex"]
    assert game.position()["parks"][0]["quarantine"] == ["diplodocus"]


@pytest.mark.clause("DS-35")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_quarantine_comes_after_the_last_turn_only(seats: int) -> None:
    """Also the dinosaur that entered it last; and without one there the game just ends."""
    end = "discard" if seats == 2 else "place"
    for placed in (3, 5, 8, 11):
        game = at("winter", seats, parks={0: {"quarantine": "A"}}, placed=placed, phase="place", die="rocks", roller=1)
        for seat in range(seats):
            assert game.refusal(seat, "stay") == game.refusal(seat, "move river") == "DS-35"
            game.play(seat, "place quarantine" if placed == 11 and seat == 1 else "place river")
        if end == "discard":
            play_all(game, random.Random(1))
        assert game.position()["phase"] == ("quarantine" if placed == 11 else "pick")
        if placed == 11:
            assert game.acting == (0, 1)
    none = at("winter", seats, placed=11, phase="place")
    for seat in range(seats):
        none.play(seat, "place river")
    if end == "discard":
        play_all(none, random.Random(1))
    assert none.over


# ------------------------------------------------------------------------------------------------ T-Rex


@pytest.mark.clause("DS-36")
@pytest.mark.parametrize("board", BOTH)
def test_a_point_for_each_pen_with_a_trex(board: str) -> None:
    one_each = {pen: "T....." if pen == "pyramid" else "T" for pen in PENS[board]}
    assert points(board, "t-rex-bonus", {}) == 0
    assert points(board, "t-rex-bonus", one_each) == 6
    for pen, row in one_each.items():
        assert points(board, "t-rex-bonus", {pen: row, "river": "T"}) == 1, pen
        assert points(board, "t-rex-bonus", {pen: row.replace("T", "A"), "river": "T"}) == 0, pen


@pytest.mark.clause("DS-36")
def test_many_in_one_pen_are_one_point() -> None:
    assert points("summer", "t-rex-bonus", {"sameness": "TTTTTT"}) == 1
    assert points("summer", "t-rex-bonus", {"love": "ATTA", "trio": "TTT"}) == 2
    assert points("winter", "t-rex-bonus", {"wood": "TATAT", "pyramid": "TATB.."}) == 2


@pytest.mark.clause("DS-36")
def test_quarantine_counts_for_the_trex_point() -> None:
    assert scored("winter", {"quarantine": "T"}).scores[0] == 1


@pytest.mark.clause("DS-37")
def test_whole_park_is_pens_river_and_quarantine() -> None:
    """DS-22, DS-25 and DS-27 in one table each."""
    king = scored("summer", {"king": "A", "river": "AA"}, {"trio": "A", "river": "AA"})
    assert king.points[0]["king"] == 7
    assert points("summer", "solitary", {"solitary": "A", "river": "A"}) == 0
    theirs = {"lookout": "A", "quarantine": "A", "river": "A", "bridge-right": "A"}
    assert points("winter", "lookout", {"lookout": "A"}, theirs) == 8


# ------------------------------------------------------------------------------------------------ who wins


@pytest.mark.clause("DS-38")
def test_most_points_win() -> None:
    assert scored("summer", {"river": "ABC"}, {"river": "ABCT"}, {"river": "A"}).ranks == [2, 1, 3]


@pytest.mark.clause("DS-38")
def test_a_tie_goes_to_fewer_trexes() -> None:
    table = scored("summer", {"river": "TAB"}, {"river": "ABC"}, {"river": "TTA"})
    assert table.scores == [3, 3, 3]
    assert table.ranks == [2, 1, 3]


@pytest.mark.clause("DS-38")
def test_trexes_in_the_river_break_ties_too() -> None:
    table = scored("summer", {"trio": "T", "river": "A"}, {"river": "TT"})
    assert table.scores == [2, 2]
    assert table.ranks == [1, 2]


@pytest.mark.clause("DS-38")
def test_still_tied_share_and_the_next_rank_is_skipped() -> None:
    assert scored("winter", {"river": "TA"}, {"river": "TB"}, {"river": "C"}).ranks == [1, 1, 3]
    assert scored("winter", {"river": "T"}, {"river": "AB"}, {"river": "CD"}, {"river": "T"}).ranks == [3, 1, 1, 3]
    assert scored("winter", {}, {}, {}, {}, {}).ranks == [1, 1, 1, 1, 1]


# ------------------------------------------------------------------------------------------------ summer to winter


def played_to(game: Game, round_no: int, turn: int, board: str) -> None:
    rng = random.Random(3)
    while True:
        now = game.position()
        if (now["round"], now["turn"], now["board"]) == (round_no, turn, board):
            return
        play_turn(game, rng)


@pytest.mark.clause("DS-39")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_games_with_the_same_seats(seats: int) -> None:
    game = twistosaur.new("draftosaurus", seats=seats, seed=9, board="summer-winter", first=1)
    assert game.position()["board"] == "summer"
    assert game.position()["earlier"] is None
    alone = twistosaur.new("draftosaurus", seats=seats, seed=9, board="summer", first=1)
    rng, again = random.Random(3), random.Random(3)
    while game.position()["board"] == "summer":
        play_turn(game, rng)
    while not alone.over:
        play_turn(alone, again)
    start = game.position()
    end = alone.position()
    trexes = [sum(row.count("trex") for row in park.values()) for park in end["parks"]]
    assert start["earlier"] == {"points": list(alone.scores), "trexes": trexes}
    assert start["board"] == "winter"
    assert (start["round"], start["turn"], start["phase"]) == (1, 1, "pick")
    assert all(not any(row) for park in start["parks"] for row in park.values())
    assert len(start["bag"]) + 6 * seats == 6 * BAG[seats], "all dinosaurs are back"
    assert start["discarded"] == []
    assert game.scores == alone.scores
    while not game.over:
        play_turn(game, rng)
    assert game.position()["board"] == "winter"
    for seat in range(seats):
        parts = game.breakdown(seat)
        assert parts["earlier"] == alone.scores[seat]
        assert sum(parts.values()) == game.scores[seat]


@pytest.mark.clause("DS-39")
@pytest.mark.parametrize(
    ("seats", "five", "shift"), [(2, True, 0), (3, True, 0), (4, True, 0), (5, True, 0), (5, False, 2)]
)
def test_the_die_passes_on_into_winter(seats: int, five: bool, shift: int) -> None:
    """Twelve passes bring it round to the first holder, five players' ten as well; only twelve of five do not."""
    for first in (0, seats - 1):
        game = twistosaur.new(
            "draftosaurus", seats=seats, seed=2, board="summer-winter", first=first, five_player_die=five
        )
        played_to(game, 1, 1, "winter")
        assert game.position()["roller"] == (first + shift) % seats
        played_to(game, 1, 2, "winter")
        assert game.position()["roller"] == (first + shift + 1) % seats


@pytest.mark.clause("DS-39")
def test_the_first_holder_is_drawn_once() -> None:
    for seed in range(6):
        game = twistosaur.new("draftosaurus", seats=4, seed=seed, board="summer-winter")
        first = game.position()["roller"]
        played_to(game, 1, 1, "winter")
        assert game.position()["roller"] == first


def second_game(points: list[int], trexes: list[int], parks: dict[int, dict[str, str]]) -> Game:
    earlier: dict[str, Any] = {"points": points, "trexes": trexes}
    return at("winter", len(points), parks=parks, phase="over", variant="summer-winter", earlier=earlier)


@pytest.mark.clause("DS-39")
def test_the_sum_of_points_wins() -> None:
    mine, theirs = {"river": "ABCDEABCDEAB"}, {"river": "CDEABCDEABCD"}
    game = second_game(
        [20, 31], [0, 0], {0: {**mine, "river": "", "bridge-left": "ABCDEA", "bridge-right": "ABCDEA"}, 1: theirs}
    )
    assert game.scores == (20 + 36, 31 + 12)
    assert game.ranks == (1, 2)


@pytest.mark.clause("DS-39")
def test_a_tie_goes_to_fewer_trexes_over_both_games() -> None:
    parks = {0: {"river": "TTTBCDEABCDE"}, 1: {"river": "TCDEABCDEABC"}}
    assert second_game([10, 10], [0, 0], parks).ranks == (2, 1)
    assert second_game([10, 10], [1, 2], parks).ranks == (2, 1)
    assert second_game([10, 10], [1, 3], parks).ranks == (1, 1), "four each: shared"
    assert second_game([10, 10], [1, 4], parks).ranks == (1, 2)
    assert second_game([10, 11], [0, 5], parks).ranks == (2, 1), "points come first"


@pytest.mark.clause("DS-39")
def test_quarantine_belongs_to_the_winter_game_of_the_two() -> None:
    earlier = {"points": [5, 6, 7], "trexes": [1, 2, 3]}
    game = at(
        "winter",
        3,
        parks={1: {"quarantine": "A"}},
        phase="quarantine",
        variant="summer-winter",
        earlier=earlier,
    )
    assert game.acting == (1,)
    game.play(1, "stay")
    assert game.over


def test_nothing_is_open_but_the_river_when_a_park_is_full() -> None:
    """The tightest summer park: eleven dinosaurs that leave no pen to the twelfth."""
    pens = {"sameness": "B", "trio": "CCC", "king": "C", "differences": "A", "love": "BDDE", "solitary": "C"}
    assert open_places(placing("summer", pens, "A", "right")) == {"river"}
