"""Perft from fixed boards: how many lines of 1, 2, ... decisions there are. A count that changes is a changed rule."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twisty.boards import table
from twistosaur.engine.perft import perft
from twistosaur.games import load

RULES = load("twisty")
FOUR_EACH = {"orthogonal": 4, "diagonal": 4, "jump": 4, "teleport": 4, "secure": 0}

BOARDS: dict[str, dict[str, Any]] = {
    "a chain of every kind": table(
        ["a1", "g7"],
        {"c2": "diagonal", "b3": "jump", "d3": "jump", "e5": "orthogonal", "e6": "teleport", "b7": "teleport"},
    ),
    "a crowd of tokens around the centre": table(
        ["d4", "c6", "f3"],
        {
            **dict.fromkeys(("c3", "c5", "e3", "e5"), "orthogonal"),
            **dict.fromkeys(("c4", "e4", "d3", "d5"), "diagonal"),
            **dict.fromkeys(("c2", "b5", "e2", "f5"), "jump"),
            **dict.fromkeys(("b3", "e6", "a4", "g4"), "teleport"),
        },
        held=[3, 4, 2],
        tokens=FOUR_EACH,
    ),
    "thieves all around": table(
        ["c3", "e4", "d5", "b5"], {"c3": "orthogonal", "e4": "jump"}, held=[1, 2, 1, 3], robbed_pawn="anywhere"
    ),
    "everyone has seven and races to the centre": table(
        ["c2", "e2", "b5", "f5"], held=[7, 7, 7, 6], secured=[[], ["white"], [], []], turns=60
    ),
    "corners first, then rows": {**table([None, None, None], turn=2, phase="corner"), "rows": [[], [], []]},
    "nobody moves": table(["a1", "b3", "c2"], turn=0),
    "three turns before the limit": table(["a1", "g7"], held=[2, 2], turn=1, turns=17, turn_limit=10),
}

COUNTS = {
    "a chain of every kind": [2, 12, 39, 125, 537],
    "a crowd of tokens around the centre": [7, 83, 407, 2270, 14743],
    "thieves all around": [7, 124, 789, 6049, 37029],
    "everyone has seven and races to the centre": [6, 27, 131, 572, 3892],
    "nobody moves": [1, 5, 26, 75, 271],
    "three turns before the limit": [2, 4, 24, 121, 144],
    "corners first, then rows": [4, 12, 24, 48, 174],
}


IN_A_CORNER = {
    "a crowd of tokens around the centre": [7, 40, 197, 1120, 5644],
    "everyone has seven and races to the centre": [6, 27, 131, 572, 2701],
}
"""Where robbed pawns go to a corner, as they did in rules 1."""


def counts(board: dict[str, Any]) -> list[int]:
    states, _ = RULES.from_position(RULES, board)
    return [perft(RULES, states, depth, 1, 0) for depth in range(1, 6)]


@pytest.mark.parametrize("name", BOARDS)
def test_lines_from_fixed_boards(name: str) -> None:
    assert counts(BOARDS[name]) == COUNTS[name]


@pytest.mark.parametrize("name", IN_A_CORNER)
def test_lines_with_robbed_pawns_in_a_corner(name: str) -> None:
    options = {**BOARDS[name]["options"], "robbed_pawn": "corner"}
    assert counts({**BOARDS[name], "options": options}) == IN_A_CORNER[name]
