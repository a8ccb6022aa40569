"""Mistakes that other implementations make, one test each."""

from __future__ import annotations

import random

import pytest

import twistosaur
from tests.games.draftosaurus.build import at, closed_by, open_places, placing, play_turn, points, scored

pytestmark = pytest.mark.plain


@pytest.mark.clause("DS-22")
def test_king_needs_no_strict_majority() -> None:
    table = scored("summer", {"king": "A", "trio": "A"}, {"king": "A", "river": "A"}, {"river": "AA"})
    assert [p["king"] for p in table.points] == [7, 7, 0]


@pytest.mark.clause("DS-34", "DS-36")
def test_the_river_is_not_counted_for_trex_points() -> None:
    assert points("summer", "t-rex-bonus", {"trio": "T", "river": "TT"}) == 1
    assert points("winter", "t-rex-bonus", {"wood": "T", "river": "TT"}) == 1


@pytest.mark.clause("DS-19")
def test_the_river_is_allowed_without_need() -> None:
    for free in (True, False):
        game = placing("summer", {}, "A", "forest", free=free)
        assert open_places(game) > {"sameness", "trio", "king"}
        assert closed_by(game, "river") is None


@pytest.mark.clause("DS-18")
def test_the_die_does_not_bind_the_roller() -> None:
    game = at("summer", 4, phase="place", die="forest", roller=3)
    assert closed_by(game, "love", seat=3) is None
    assert closed_by(game, "love", seat=2) == "DS-12"


@pytest.mark.clause("DS-10")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_the_die_does_not_start_anew_each_round(seats: int) -> None:
    """Turns of a round that are no multiple of the seats show it; with the die of five it comes out even."""
    game = twistosaur.new("draftosaurus", seats=seats, seed=3, first=0, five_player_die=False)
    rng = random.Random(1)
    turns = 0
    while game.position()["round"] == 1:
        play_turn(game, rng)
        turns += 1
    assert turns % seats != 0
    assert game.position()["roller"] == turns % seats


@pytest.mark.clause("DS-9")
def test_two_players_discard() -> None:
    game = twistosaur.new("draftosaurus", seats=2, seed=3)
    play_turn(game, random.Random(1))
    assert len(game.position()["discarded"]) == 2
    assert [len(bowl) for bowl in game.position()["bowls"]] == [4, 4]


@pytest.mark.clause("DS-38")
def test_the_tie_break_is_not_reversed() -> None:
    table = scored("summer", {"river": "TT"}, {"river": "AB"})
    assert table.scores == [2, 2]
    assert table.ranks == [2, 1], "fewer T-Rexes win"


@pytest.mark.clause("DS-24")
def test_love_pays_five_not_three() -> None:
    assert points("summer", "love", {"love": "AA"}) == 5
    assert points("summer", "love", {"love": "AABB"}) == 10


@pytest.mark.clause("DS-20")
def test_sameness_is_not_shifted() -> None:
    worth = [points("summer", "sameness", {"sameness": "A" * n}) for n in range(1, 7)]
    assert worth == [2, 4, 8, 12, 18, 24]
    assert worth != [1, 2, 4, 8, 12, 18]


@pytest.mark.clause("DS-25", "DS-37")
def test_solitary_does_not_ignore_the_river() -> None:
    assert points("summer", "solitary", {"solitary": "A", "river": "A"}) == 0
