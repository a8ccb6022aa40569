"""TW-18 to TW-20: the end."""

from __future__ import annotations

import pytest

import twistosaur
from tests.games.twisty.boards import at, game

pytestmark = pytest.mark.plain


@pytest.mark.clause("TW-18", "TW-20")
def test_with_all_seven_an_l_move_to_the_centre_wins_at_once() -> None:
    g = game(["c2", "g7", "a7"], held=[7, 2, 5])
    g.play(0, "move d4")
    assert (g.over, g.acting, at(g, "phase")) == (True, (), "over")
    assert (g.scores, g.ranks) == ((8, 2, 5), (1, 3, 2))
    assert g.breakdown(0) == {"cubes": 7, "centre": 1}
    assert g.breakdown(2) == {"cubes": 5, "centre": 0}
    assert g.legal(0) == []
    assert g.refusal(0, "pass") == "over"
    assert twistosaur.position(g.position()).ranks == (1, 3, 2)


@pytest.mark.clause("TW-18")
@pytest.mark.parametrize(
    ("token", "start", "cell"), [("orthogonal", "a3", "c4"), ("diagonal", "a4", "c5"), ("jump", "a1", "c2")]
)
def test_a_step_of_any_kind_wins(token: str, start: str, cell: str) -> None:
    g = game([start, "g7"], {cell: token}, held=[7, 0])
    g.play(0, f"move {cell}")
    g.play(0, "step d4")
    assert (g.over, g.ranks) == (True, (1, 2))


@pytest.mark.clause("TW-18", "TW-7")
def test_with_fewer_than_seven_the_centre_is_quiet() -> None:
    g = game(["c2", "g7"], held=[6, 0])
    g.play(0, "move d4")
    assert (g.over, g.acting) == (False, (1,))


@pytest.mark.clause("TW-18")
def test_the_seventh_cube_stolen_on_the_centre_does_not_win() -> None:
    cells = {"b5": "jump", "e6": None}
    g = game(["c2", "d4"], cells, held=[6, 7], turn=0)
    g.play(0, "move d4")
    assert (g.over, at(g, "held")) == (False, [7, 6])
    g.play(1, "corner g7")
    g.play(1, "move e6")
    assert not g.over
    g.play(0, "move b5")
    g.play(0, "step d4")
    assert (g.over, g.scores) == (True, (8, 6))


@pytest.mark.clause("TW-18")
def test_robbed_of_the_seventh_one_must_win_it_back() -> None:
    g = game(["a1", "c2"], {"b5": "white", "c6": None, "c3": None}, held=[6, 7])
    g.play(0, "move c2")
    g.play(1, "corner a7")
    g.play(1, "move b5")
    assert at(g, "held") == [7, 7]
    g.play(0, "move a1")
    g.play(1, "move d4")
    assert (g.over, g.scores) == (True, (7, 8))


@pytest.mark.clause("TW-19", "TW-14")
def test_an_occupied_centre_is_entered_only_to_steal() -> None:
    blocked = game(["c2", "d4"], held=[7, 6])
    assert blocked.refusal(0, "move d4") == "TW-15"
    thief = game(["c2", "d4"], held=[1, 3])
    thief.play(0, "move d4")
    assert (at(thief, "held"), at(thief, "pawns")) == ([2, 2], ["d4", None])


@pytest.mark.clause("TW-19", "TW-18")
def test_a_pawn_may_leave_the_centre_and_return_in_one_chain() -> None:
    g = game(["d4", "g7"], {"c2": "jump"}, held=[7, 0])
    g.play(0, "move c2")
    g.play(0, "step d4")
    assert (g.over, g.scores) == (True, (8, 0))


@pytest.mark.clause("TW-20")
def test_at_the_turn_limit_most_cubes_win() -> None:
    g = game(["a1", "g7", "g1"], {"e6": "white", "f3": "white"}, held=[2, 3, 3], turn=2, turns=89, turn_limit=30)
    g.play(2, "move f3")
    assert (g.over, at(g, "turns")) == (True, 90)
    assert (g.scores, g.ranks) == ((2, 3, 3), (3, 1, 1))


@pytest.mark.clause("TW-20")
def test_the_limit_is_200_turns_of_every_player() -> None:
    g = game(["a1", "g7"], {"c2": "white", "e6": "white"}, turn=0, turns=398)
    assert twistosaur.new("twisty", seats=2, seed=1).options["turn_limit"] == 200
    g.play(0, "move c2")
    assert not g.over
    g.play(1, "move e6")
    assert (g.over, g.scores, g.ranks) == (True, (0, 0), (1, 1))


@pytest.mark.clause("TW-20", "TW-18")
def test_a_win_in_the_very_last_turn_is_a_win() -> None:
    g = game(["c2", "g7"], held=[7, 0], turn=0, turns=9, turn_limit=5)
    g.play(0, "move d4")
    assert (g.over, g.scores) == (True, (8, 0))
    again = twistosaur.position(g.position())
    assert (again.scores, again.state_bytes()) == ((8, 0), g.state_bytes())


@pytest.mark.clause("TW-20", "TW-18")
def test_standing_on_the_centre_at_the_limit_is_no_win() -> None:
    g = game(["c2", "d4"], held=[6, 7], turn=0, turns=19, turn_limit=10)
    g.play(0, "move d4")
    g.play(1, "corner a1")
    assert (g.over, g.scores, g.ranks) == (True, (7, 6), (1, 2))
    assert twistosaur.position(g.position()).scores == (7, 6)


@pytest.mark.clause("TW-20")
def test_scores_stand_at_any_moment() -> None:
    g = game(["a1", "g7", "g1", "a7"], held=[1, 4, 0, 4])
    assert (g.scores, g.ranks) == ((1, 4, 0, 4), (3, 1, 4, 1))
