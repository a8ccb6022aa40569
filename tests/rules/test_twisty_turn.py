"""TW-5 to TW-14: a turn."""

from __future__ import annotations

import pytest

from tests.games.twisty.boards import at, game
from twistosaur import IllegalMove

pytestmark = pytest.mark.plain


def steps(*cells: str) -> list[str]:
    return [*(f"step {cell}" for cell in cells), "stay"]


# ------------------------------------------------------------------------------------------------ the L move


@pytest.mark.clause("TW-5")
def test_a_turn_starts_with_an_l_move() -> None:
    g = game(["d4", "g7"])
    assert g.legal(0) == [f"move {cell}" for cell in ("c2", "e2", "b3", "f3", "b5", "f5", "c6", "e6")]
    assert game(["a1", "g7"]).legal(0) == ["move c2", "move b3"]
    assert g.refusal(0, "move d5") == "TW-5"
    assert g.refusal(0, "move d4") == "TW-5"


@pytest.mark.clause("TW-5")
def test_the_l_move_is_compulsory() -> None:
    g = game(["d4", "g7"])
    for other in ("stay", "pass", "step d5", "corner a1"):
        assert g.refusal(0, other) == "TW-5"
    with pytest.raises(IllegalMove) as refused:
        g.play(0, "pass")
    assert refused.value.clause == "TW-5"


@pytest.mark.clause("TW-5", "TW-14")
def test_a_player_without_a_legal_l_move_passes() -> None:
    g = game(["a1", "b3", "c2"], rows=[["red", "blue", "green", "orange", "yellow", "purple", "white"]] * 3)
    assert g.legal(0) == ["pass"]
    assert g.refusal(0, "move c2") == "TW-15"
    g.play(0, "pass")
    assert at(g, "pawns") == ["a1", "b3", "c2"]
    assert (g.acting, at(g, "turns"), at(g, "phase")) == ((1,), 1, "move")


@pytest.mark.clause("TW-5")
def test_an_l_move_to_steal_is_a_legal_l_move() -> None:
    g = game(["a1", "b3", "c2"], held=[0, 1, 0])
    assert g.legal(0) == ["move b3"]
    assert g.refusal(0, "pass") == "TW-5"


# ------------------------------------------------------------------------------------------------ where a step ends


@pytest.mark.clause("TW-6")
@pytest.mark.parametrize("token", ["orthogonal", "diagonal", "jump", "teleport"])
def test_the_token_under_a_pawn_does_nothing_at_the_start(token: str) -> None:
    g = game(["c2", "g7"], {"c2": token})
    assert all(move.startswith("move ") for move in g.legal(0))
    assert g.refusal(0, "step c3") == "TW-5"


@pytest.mark.clause("TW-6", "TW-12")
def test_a_secure_token_under_a_pawn_secures_nothing_at_the_start() -> None:
    g = game(["c2", "g7"], {"c2": "secure", "b4": "white"}, held=[2, 0])
    g.play(0, "move b4")
    assert at(g, "secured") == [[], []]


@pytest.mark.clause("TW-7")
def test_an_empty_cell_a_corner_and_the_centre_end_the_turn() -> None:
    for start, end in (("a1", "c2"), ("c2", "a1"), ("c2", "d4")):
        g = game([start, "g7"], {"c2": None}, held=[0, 1])
        g.play(0, f"move {end}")
        assert (at(g, "pawns")[0], at(g, "held"), at(g, "turns")) == (end, [0, 1], 2)
        assert (g.acting, at(g, "phase"), g.over) == ((1,), "move", False)


@pytest.mark.clause("TW-8")
def test_a_cube_of_the_next_colour_is_taken() -> None:
    g = game(["a1", "g7"], {"c2": "orange"}, held=[1, 0])
    g.play(0, "move c2")
    assert at(g, "held") == [2, 0]
    assert "c2" not in at(g, "cells")
    assert g.acting == (1,)


@pytest.mark.clause("TW-8")
@pytest.mark.parametrize("colour", ["red", "yellow", "white"])
def test_any_other_cube_stays(colour: str) -> None:
    g = game(["a1", "g7"], {"c2": colour}, held=[1, 0])
    g.play(0, "move c2")
    assert at(g, "held") == [1, 0]
    assert at(g, "cells")["c2"] == colour
    assert g.acting == (1,)


@pytest.mark.clause("TW-8", "TW-15")
def test_a_player_with_all_seven_takes_no_cube() -> None:
    g = game(["a1", "g7"], {"c2": "red"}, held=[7, 0])
    g.play(0, "move c2")
    assert at(g, "held") == [7, 0]
    assert at(g, "cells")["c2"] == "red"


# ------------------------------------------------------------------------------------------------ tokens


@pytest.mark.clause("TW-9")
def test_an_orthogonal_token_goes_on_straight() -> None:
    g = game(["a1", "g7"], {"c2": "orthogonal", "c3": "red"})
    g.play(0, "move c2")
    assert (g.acting, at(g, "phase"), at(g, "used")) == ((0,), "follow", [])
    assert g.legal(0) == steps("c1", "b2", "d2", "c3")
    assert g.refusal(0, "step b3") == "TW-9"
    assert g.refusal(0, "step c2") == "TW-9"
    assert g.refusal(0, "step c4") == "TW-9"
    assert g.refusal(0, "move d4") == "TW-9"
    assert g.refusal(0, "corner a1") == "TW-9"
    assert g.refusal(0, "pass") == "TW-5"
    g.play(0, "step c3")
    assert (at(g, "held"), at(g, "used"), g.acting) == ([1, 0], [], (1,))


@pytest.mark.clause("TW-9")
def test_a_diagonal_token_goes_on_diagonally() -> None:
    g = game(["a1", "g7"], {"c2": "diagonal", "b3": "blue"})
    g.play(0, "move c2")
    assert g.legal(0) == steps("b1", "d1", "b3", "d3")
    assert g.refusal(0, "step c3") == "TW-9"
    g.play(0, "step b3")
    assert (at(g, "pawns")[0], at(g, "held"), g.acting) == ("b3", [0, 0], (1,))


@pytest.mark.clause("TW-9", "TW-10", "TW-11")
@pytest.mark.parametrize("token", ["orthogonal", "diagonal", "jump", "teleport"])
def test_one_may_stay_on_a_token(token: str) -> None:
    g = game(["a1", "g7"], {"c2": token})
    g.play(0, "move c2")
    g.play(0, "stay")
    assert (at(g, "pawns")[0], at(g, "cells")["c2"], g.acting, at(g, "turns")) == ("c2", token, (1,), 1)


@pytest.mark.clause("TW-9")
def test_a_step_does_not_leave_the_board() -> None:
    g = game(["a2", "g7"], {"c1": "orthogonal"})
    g.play(0, "move c1")
    assert g.legal(0) == steps("b1", "d1", "c2")


@pytest.mark.clause("TW-10")
def test_a_jump_token_makes_another_l_move() -> None:
    g = game(["a1", "g7"], {"c2": "jump", "e3": "red"})
    g.play(0, "move c2")
    assert g.legal(0) == steps("a1", "e1", "a3", "e3", "b4", "d4")
    assert g.refusal(0, "step c3") == "TW-10"
    assert g.refusal(0, "move e3") == "TW-10"
    g.play(0, "step e3")
    assert (at(g, "held"), g.acting) == ([1, 0], (1,))


@pytest.mark.clause("TW-11", "TW-13")
def test_a_teleport_goes_to_another_and_on_from_there() -> None:
    g = game(["a1", "g7"], {"c2": "teleport", "e5": "teleport", "f6": "teleport"})
    g.play(0, "move c2")
    assert g.legal(0) == steps("e5", "f6")
    assert g.refusal(0, "step c3") == "TW-11"
    assert g.refusal(0, "step c2") == "TW-11"
    assert g.refusal(0, "move e5") == "TW-11"
    g.play(0, "step e5")
    assert (g.acting, at(g, "used")) == ((0,), ["c2"])
    assert g.legal(0) == steps("c2", "f6")
    g.play(0, "step f6")
    g.play(0, "step c2")
    assert (at(g, "pawns")[0], g.acting) == ("c2", (1,))


@pytest.mark.clause("TW-11", "TW-14")
def test_a_teleport_with_a_pawn_is_closed_even_to_a_thief() -> None:
    g = game(["a1", "e5"], {"c2": "teleport", "e5": "teleport", "f6": "teleport"}, held=[0, 1])
    g.play(0, "move c2")
    assert g.legal(0) == steps("f6")
    assert g.refusal(0, "step e5") == "TW-14"


@pytest.mark.clause("TW-11")
def test_a_lone_teleport_leads_nowhere() -> None:
    g = game(["a1", "g7"], {"c2": "teleport"}, tokens={"teleport": 1, "secure": 6})
    g.play(0, "move c2")
    assert g.legal(0) == ["stay"]


@pytest.mark.clause("TW-12")
def test_a_secure_token_makes_safe_what_is_held_now() -> None:
    g = game(["a1", "g7"], {"c2": "secure", "e3": "yellow", "b7": "blue"}, held=[2, 0])
    g.play(0, "move c2")
    assert (at(g, "secured"), g.acting, at(g, "phase")) == ([["red", "orange"], []], (1,), "move")
    g.play(1, g.legal(1)[0])
    while g.acting == (1,):
        g.play(1, "stay")
    g.play(0, "move e3")
    assert at(g, "held")[0] == 3
    assert at(g, "secured")[0] == ["red", "orange"]


@pytest.mark.clause("TW-13")
def test_a_used_token_ends_the_turn_for_who_comes_back() -> None:
    g = game(["a1", "g7"], {"c2": "jump", "e3": "jump"})
    g.play(0, "move c2")
    g.play(0, "step e3")
    assert at(g, "used") == ["c2"]
    g.play(0, "step c2")
    assert (at(g, "pawns")[0], g.acting, at(g, "used")) == ("c2", (1,), [])
    assert at(g, "cells")["c2"] == at(g, "cells")["e3"] == "jump"


@pytest.mark.clause("TW-13", "TW-6")
def test_the_start_cell_counts_as_left() -> None:
    g = game(["c2", "g7"], {"c2": "jump", "e3": "jump"})
    g.play(0, "move e3")
    g.play(0, "step c2")
    assert (g.acting, at(g, "phase"), at(g, "used")) == ((0,), "follow", ["e3"])
    g.play(0, "step e3")
    assert (at(g, "pawns")[0], g.acting) == ("e3", (1,))
    quiet = game(["a1", "g7"], {"c2": "jump"})
    quiet.play(0, "move c2")
    quiet.play(0, "step a1")
    assert (at(quiet, "pawns")[0], quiet.acting) == ("a1", (1,))


@pytest.mark.clause("TW-13")
def test_steps_of_every_kind_chain() -> None:
    cells = {"c2": "diagonal", "d3": "jump", "e5": "orthogonal", "e6": "teleport", "b7": "teleport"}
    g = game(["a1", "g7"], cells)
    for move in ("move c2", "step d3", "step e5", "step e6", "step b7", "stay"):
        g.play(0, move)
    assert (at(g, "pawns")[0], g.acting, at(g, "turns")) == ("b7", (1,), 1)


# ------------------------------------------------------------------------------------------------ cells with a pawn


@pytest.mark.clause("TW-14")
@pytest.mark.parametrize(("token", "there"), [("orthogonal", "c3"), ("diagonal", "d3"), ("jump", "e3")])
def test_a_pawn_that_cannot_be_robbed_blocks_its_cell(token: str, there: str) -> None:
    g = game(["a1", there], {"c2": token})
    g.play(0, "move c2")
    assert f"step {there}" not in g.legal(0)
    assert g.refusal(0, f"step {there}") == "TW-15"


@pytest.mark.clause("TW-14")
def test_pawns_are_jumped_over() -> None:
    g = game(["a1", "a2", "b2", "b1"])
    assert g.legal(0) == ["move c2", "move b3"]
