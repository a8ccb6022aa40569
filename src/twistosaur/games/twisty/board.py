"""What is in the box: the board's cells and the ways over it, colours, tokens, and the assumed split of the tokens."""

from __future__ import annotations

from typing import Any, Literal, get_args

import numpy as np

MIN_SEATS, MAX_SEATS = 2, 4

Colour = Literal["red", "orange", "yellow", "green", "blue", "purple", "white"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
ROW = len(COLOURS)
"""TW-3: a row has each colour once."""
PER_COLOUR = 4
"""TW-2: cubes of each colour."""

Special = Literal["orthogonal", "diagonal", "jump", "teleport", "secure"]
SPECIALS: tuple[Special, ...] = get_args(Special)
SPLIT = (3, 3, 3, 3, 4)
"""TW-2: how many of each special token. Assumed, the pictures are lost: if you own the box, correct this here."""
SPECIAL = 16

# A token is a number: the seven colours of cubes, then the special tokens.
TOKENS: tuple[Colour | Special, ...] = (*COLOURS, *SPECIALS)
ORTHOGONAL, DIAGONAL, JUMP, TELEPORT, SECURE = range(ROW, ROW + len(SPECIALS))

# Cells row by row from the lower left corner: a1 b1 .. g1 a2 .. g7.
SIDE = 7
CELL_NAMES = tuple(f"{file}{rank}" for rank in range(1, SIDE + 1) for file in "abcdefg")
CELLS = len(CELL_NAMES)
CENTRE = CELL_NAMES.index("d4")
CORNERS = np.array([CELL_NAMES.index(name) for name in ("a1", "g1", "a7", "g7")])
IS_CORNER = np.isin(np.arange(CELLS), CORNERS).astype(np.int8)
TOKEN_CELLS = np.array([cell for cell in range(CELLS) if cell != CENTRE and not IS_CORNER[cell]])
"""TW-1: where tokens lie."""

# Three ways to go, numbered like their tokens: a token's way is its number less ORTHOGONAL. A teleport is no such way.
L_WAY = JUMP - ORTHOGONAL
WAYS = (
    ((1, 0), (-1, 0), (0, 1), (0, -1)),
    ((1, 1), (1, -1), (-1, 1), (-1, -1)),
    ((1, 2), (1, -2), (-1, 2), (-1, -2), (2, 1), (2, -1), (-2, 1), (-2, -1)),
)
WAY_CLAUSE = np.array([9, 9, 10])


Table = np.ndarray[Any, Any]


def ways_over_board() -> tuple[Table, Table, Table]:
    """By way and cell: the cells one step away in ascending order, how many they are, and the same as a yes or no."""
    steps = np.full((len(WAYS), CELLS, 8), -1, np.int8)
    many = np.zeros((len(WAYS), CELLS), np.int8)
    reach = np.zeros((len(WAYS), CELLS, CELLS), np.int8)
    for way, directions in enumerate(WAYS):
        for cell in range(CELLS):
            rank, file = divmod(cell, SIDE)
            there = [(rank + up, file + right) for up, right in directions]
            cells = sorted(SIDE * r + f for r, f in there if 0 <= r < SIDE and 0 <= f < SIDE)
            many[way, cell] = len(cells)
            steps[way, cell, : len(cells)] = cells
            reach[way, cell, cells] = 1
    return steps, many, reach


STEPS, STEP_COUNT, REACH = ways_over_board()

SOURCES = ("cubes", "centre")
FROM_CUBES, FROM_CENTRE = 0, 1

Corners = Literal["chosen", "random"]
CORNER_CHOICES: tuple[Corners, ...] = get_args(Corners)
RobbedPawn = Literal["anywhere", "corner"]
ROBBED_CHOICES: tuple[RobbedPawn, ...] = get_args(RobbedPawn)
CHOSEN, ANYWHERE = 1, 1
"""In a record, of its two options; the other value of each is 0. Records of rules 1 have them so, too."""
TURN_LIMIT, LONGEST = 200, 5000
"""TW-20: turns of every player; and the most that the record can count."""

# Actions: an L move, a step or the placing of a pawn to each cell; staying; passing.
MOVE_ACTION, STEP_ACTION, CORNER_ACTION = 0, CELLS, 2 * CELLS
STAY_ACTION, PASS_ACTION = 3 * CELLS, 3 * CELLS + 1
ACTIONS = 3 * CELLS + 2
