"""TW-1 to TW-4: components and set-up."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from typing import Any

import pytest

import twistosaur
from tests.games.twisty.boards import COLOURS, CORNERS, SPLIT, TOKEN_CELLS, at
from twistosaur import OptionError, TwistosaurError

pytestmark = pytest.mark.plain


@pytest.mark.clause("TW-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_token_lies_on_every_cell_but_corners_and_centre(seats: int) -> None:
    g = twistosaur.new("twisty", seats=seats, seed=1)
    assert set(at(g, "cells")) == set(TOKEN_CELLS)
    assert len(at(g, "cells")) == 44


@pytest.mark.clause("TW-1")
@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(TwistosaurError, match="2 to 4 seats"):
        twistosaur.new("twisty", seats=seats)


@pytest.mark.clause("TW-1")
def test_tokens_are_shuffled() -> None:
    boards = [at(twistosaur.new("twisty", seats=2, seed=seed), "cells") for seed in range(3)]
    assert boards[0] != boards[1] != boards[2]


@pytest.mark.clause("TW-2")
def test_the_box_holds_28_cubes_and_16_special_tokens() -> None:
    tokens = Counter(at(twistosaur.new("twisty", seats=3, seed=2), "cells").values())
    assert tokens == {**dict.fromkeys(COLOURS, 4), **SPLIT}


@pytest.mark.clause("TW-2")
def test_the_split_of_the_special_tokens_is_an_option() -> None:
    g = twistosaur.new("twisty", seats=2, seed=2, tokens={"teleport": 5, "secure": 2})
    tokens = Counter(at(g, "cells").values())
    assert (tokens["teleport"], tokens["secure"], tokens["jump"]) == (5, 2, 3)
    assert g.options["tokens"] == {"orthogonal": 3, "diagonal": 3, "jump": 3, "teleport": 5, "secure": 2}


@pytest.mark.clause("TW-2")
@pytest.mark.parametrize(
    ("tokens", "problem"),
    [
        ({"jump": 4}, "expected 16 special tokens in all, found 17 \\(TW-2\\)"),
        ({"spring": 1}, "no token 'spring'; there are orthogonal"),
        ({"jump": -1}, "tokens.jump: expected a whole number from 0 to 16"),
        ({"jump": True}, "tokens.jump: expected a whole number"),
        (16, "expected an object, found 16"),
    ],
)
def test_a_split_that_cannot_be_is_refused(tokens: object, problem: str) -> None:
    with pytest.raises(OptionError, match=problem):
        twistosaur.new("twisty", seats=2, tokens=tokens)


@pytest.mark.clause("TW-3")
def test_everyone_has_a_row_of_the_seven_colours_and_a_corner() -> None:
    g = twistosaur.new("twisty", seats=4, seed=3, corners="random")
    rows = at(g, "rows")
    assert all(sorted(row) == sorted(COLOURS) for row in rows)
    assert len({tuple(row) for row in rows}) > 1
    assert sorted(at(g, "pawns")) == sorted(CORNERS)
    assert at(g, "held") == [0, 0, 0, 0]


@pytest.mark.clause("TW-3")
def test_random_corners_differ_from_game_to_game() -> None:
    games = [twistosaur.new("twisty", seats=2, seed=seed, corners="random") for seed in range(40)]
    starts = {tuple(at(g, "pawns")) for g in games}
    assert len(starts) > 6
    assert all(one != other and {one, other} <= set(CORNERS) for one, other in starts)


@pytest.mark.clause("TW-3", "TW-4")
def test_corners_are_chosen_in_turn_order_with_the_board_face_up_and_no_row_laid_out() -> None:
    g = twistosaur.new("twisty", seats=3, seed=4, first=2)
    assert g.options["corners"] == "chosen"
    assert len(at(g, "cells")) == 44
    assert at(g, "rows") == [[], [], []]
    assert g.view(None)["next"] == [None, None, None]
    assert at(g, "pawns") == [None, None, None]
    assert g.acting == (2,)
    assert g.legal(2) == ["corner a1", "corner g1", "corner a7", "corner g7"]
    g.play(2, "corner g1")
    assert g.acting == (0,)
    assert g.refusal(0, "corner g1") == "TW-3"
    assert g.refusal(0, "corner d4") == "TW-3"
    assert g.refusal(0, "move c2") == "TW-3"
    g.play(0, "corner a1")
    assert g.refusal(1, "stay") == "TW-3"
    assert at(g, "rows") == [[], [], []]
    g.play(1, "corner a7")
    assert all(sorted(row) == sorted(COLOURS) for row in at(g, "rows"))
    assert at(g, "pawns") == ["a1", "a7", "g1"]
    assert (g.acting, at(g, "phase"), at(g, "turns")) == ((2,), "move", 0)


@pytest.mark.clause("TW-3")
def test_the_rows_that_come_do_not_hang_on_the_corners_that_were_chosen() -> None:
    rows = set()
    for one, other in itertools.permutations(CORNERS, 2):
        g = twistosaur.new("twisty", seats=2, seed=6, first=0)
        g.play(0, f"corner {one}")
        g.play(1, f"corner {other}")
        rows.add(json.dumps(at(g, "rows")))
    assert len(rows) == 1


@pytest.mark.clause("TW-4")
def test_turns_go_clockwise_from_the_first_seat() -> None:
    g = twistosaur.new("twisty", seats=3, seed=5, first=1)
    order: list[int] = []
    while len(order) < 7:
        (seat,) = g.acting
        if at(g, "phase") == "move":
            order.append(seat)
        g.play(seat, g.legal(seat)[-1])
    assert order == [1, 2, 0, 1, 2, 0, 1]


@pytest.mark.clause("TW-4")
def test_a_random_first_seat_can_be_anyone() -> None:
    firsts = {twistosaur.new("twisty", seats=4, seed=seed).acting for seed in range(40)}
    assert firsts == {(0,), (1,), (2,), (3,)}


@pytest.mark.clause("TW-4")
@pytest.mark.parametrize("option", [{"first": 2}, {"corners": "any"}, {"robbed_pawn": "home"}, {"turn_limit": 0}])
def test_an_option_has_only_its_values(option: dict[str, Any]) -> None:
    with pytest.raises(OptionError, match=f"option {next(iter(option))}: expected"):
        twistosaur.new("twisty", seats=2, **option)
