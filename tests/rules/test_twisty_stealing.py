"""TW-15 to TW-17: stealing."""

from __future__ import annotations

import pytest

from tests.games.twisty.boards import CELLS, COLOURS, at, game

pytestmark = pytest.mark.plain

GREEN_FIRST = ["green", "red", "blue", "yellow", "orange", "purple", "white"]
EXAMPLE = ["red", "green", "blue", "yellow", "orange", "purple", "white"]


@pytest.mark.clause("TW-15", "TW-17")
def test_a_cube_is_stolen_by_an_l_move() -> None:
    g = game(["a1", "c2"], {"c2": "jump"}, rows=[GREEN_FIRST, EXAMPLE], held=[0, 3])
    assert g.legal(0) == ["move c2", "move b3"]
    g.play(0, "move c2")
    assert at(g, "held") == [1, 2]
    assert at(g, "secured") == [[], []]
    assert at(g, "pawns") == ["c2", None]
    assert (g.acting, at(g, "phase"), at(g, "turn"), at(g, "turns")) == ((1,), "corner", 0, 3)
    g.play(1, "corner g7")
    assert at(g, "pawns") == ["c2", "g7"]
    assert (g.acting, at(g, "phase"), at(g, "turn"), at(g, "turns")) == ((1,), "move", 1, 4)


@pytest.mark.clause("TW-15", "TW-14")
@pytest.mark.parametrize(("token", "there"), [("orthogonal", "c3"), ("diagonal", "d3"), ("jump", "e3")])
def test_a_cube_is_stolen_by_a_step(token: str, there: str) -> None:
    g = game(["a1", there], {"c2": token, there: "secure"}, held=[0, 1])
    g.play(0, "move c2")
    assert f"step {there}" in g.legal(0)
    g.play(0, f"step {there}")
    assert (at(g, "held"), at(g, "pawns"), at(g, "used")) == ([1, 0], [there, None], ["c2"])
    assert at(g, "secured") == [[], []], "the token on the cell does nothing"
    g.play(1, "corner a1")
    assert (g.acting, at(g, "phase"), at(g, "used")) == ((1,), "move", [])


@pytest.mark.clause("TW-15", "TW-12")
def test_a_secured_cube_cannot_be_stolen() -> None:
    free = game(["a1", "c2"], held=[1, 2], secured=[[], ["red"]])
    assert "move c2" in free.legal(0)
    safe = game(["a1", "c2"], held=[1, 2], secured=[[], ["red", "orange"]])
    assert safe.legal(0) == ["move b3"]
    assert safe.refusal(0, "move c2") == "TW-15"


@pytest.mark.clause("TW-15")
def test_only_the_next_colour_can_be_stolen() -> None:
    g = game(["a1", "c2"], held=[1, 1])
    assert g.refusal(0, "move c2") == "TW-15"


@pytest.mark.clause("TW-15")
def test_a_player_with_all_seven_never_steals() -> None:
    g = game(["a1", "c2"], held=[7, 3])
    assert g.refusal(0, "move c2") == "TW-15"


@pytest.mark.clause("TW-15", "TW-16")
def test_a_player_with_all_seven_can_be_robbed() -> None:
    g = game(["a1", "c2"], held=[6, 7])
    g.play(0, "move c2")
    assert at(g, "held") == [7, 6]
    assert at(g, "rows")[1] == list(COLOURS)


@pytest.mark.clause("TW-16")
def test_the_example_of_the_rules() -> None:
    g = game(["a1", "c2"], rows=[GREEN_FIRST, EXAMPLE], held=[0, 3])
    g.play(0, "move c2")
    g.play(1, "corner a7")
    assert at(g, "rows")[1] == ["red", "blue", "yellow", "orange", "purple", "white", "green"]
    assert at(g, "held")[1] == 2
    assert at(g, "rows")[0] == GREEN_FIRST


@pytest.mark.clause("TW-16", "TW-8")
def test_after_a_theft_the_next_colour_is_the_one_that_closed_up() -> None:
    g = game(["a1", "c2"], {"b5": "yellow", "c6": "yellow"}, rows=[GREEN_FIRST, EXAMPLE], held=[0, 3])
    g.play(0, "move c2")
    g.play(1, "corner a7")
    g.play(1, "move b5")
    assert at(g, "held")[1] == 3


@pytest.mark.clause("TW-16", "TW-12")
def test_secured_cubes_stay_secured_where_they_move_to() -> None:
    g = game(["a1", "c2"], rows=[GREEN_FIRST, EXAMPLE], held=[0, 4], secured=[[], ["blue", "red"]])
    g.play(0, "move c2")
    g.play(1, "corner a7")
    assert at(g, "rows")[1][:3] == ["red", "blue", "yellow"]
    assert at(g, "secured")[1] == ["red", "blue"]
    blue_next = [["green", "blue", "red", "yellow", "orange", "purple", "white"], at(g, "rows")[1]]
    later = game(["a1", "c2"], rows=blue_next, held=[1, 3], secured=at(g, "secured"))
    assert later.refusal(0, "move c2") == "TW-15"


@pytest.mark.clause("TW-17")
def test_the_robbed_pawn_goes_to_a_free_corner_where_the_table_wants_it() -> None:
    g = game(["e2", "c3", "g7"], {"c3": "orthogonal"}, held=[0, 1, 0], robbed_pawn="corner")
    g.play(0, "move c3")
    assert g.acting == (1,)
    assert g.legal(1) == ["corner a1", "corner g1", "corner a7"]
    assert g.refusal(1, "corner g7") == "TW-17"
    assert g.refusal(1, "corner d4") == "TW-17"
    assert g.refusal(1, "move e2") == "TW-17"
    assert g.refusal(1, "stay") == "TW-17"
    assert g.refusal(0, "stay") == "turn"
    assert g.legal(0) == []


@pytest.mark.clause("TW-17")
def test_a_corner_is_always_free() -> None:
    g = game(["c2", "a1", "g7", "g1"], held=[0, 1, 0, 0], robbed_pawn="corner")
    g.play(0, "move a1")
    assert g.legal(1) == ["corner a7"]


@pytest.mark.clause("TW-17")
def test_the_robbed_pawn_goes_to_any_field_without_a_pawn_and_that_is_no_step() -> None:
    g = game(["a1", "c2"], {"f4": "orange", "g4": "secure"}, held=[0, 1])
    assert g.options["robbed_pawn"] == "anywhere"
    g.play(0, "move c2")
    assert g.acting == (1,)
    assert g.legal(1) == [f"corner {cell}" for cell in CELLS if cell != "c2"]
    assert g.refusal(1, "move e3") == "TW-17"
    assert g.refusal(0, "stay") == "turn"
    assert g.refusal(1, "corner c2") == "TW-17"
    for cell, phase in (("f4", "move"), ("g4", "move")):
        table = g.copy()
        table.play(1, f"corner {cell}")
        assert (at(table, "held"), at(table, "cells")[cell]) == ([1, 0], at(g, "cells")[cell])
        assert (at(table, "phase"), table.acting) == (phase, (1,))


@pytest.mark.clause("TW-17", "TW-18")
def test_the_centre_does_not_win_for_a_robbed_pawn() -> None:
    g = game(["a1", "c2"], held=[6, 7], robbed_pawn="anywhere")
    g.play(0, "move c2")
    g.play(1, "corner d4")
    assert (g.over, at(g, "pawns")[1]) == (False, "d4")
