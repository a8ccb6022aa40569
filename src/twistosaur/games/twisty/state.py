"""The record of a game of Twisty, and how one is set up."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...kernel import rule
from .board import CELLS, MAX_SEATS, PER_COLOUR, ROW, TOKENS

NONE = -1

FIRST, TOKEN, ORDER, START, MOVE, FOLLOW, CORNER, OVER = range(8)
"""Phases. Chance is to move in the first four: first seat, a token, a colour of a row, a starting corner.

CORNER is the placing of a pawn: of the seat whose turn it is before the first turn, else of the robbed one. What is set
up after what follows from what is missing: chosen corners come before the rows, random ones after them (TW-3)."""

STATE = np.dtype(
    [
        ("used", np.int64),  # mask of the cells whose token has moved the pawn this turn; 49 bits, so never negative
        ("seats", np.int8),
        ("corners", np.int8),
        ("robbed_pawn", np.int8),
        ("phase", np.int8),
        ("turn", np.int8),  # the seat whose turn it is
        ("deciding", np.int8),  # the seat that owes a decision; a robbed one decides in another's turn
        ("winner", np.int8),  # who won at the centre
        ("drawn", np.int8),  # during the set-up: draws of this kind so far
        ("turn_limit", np.int16),
        ("turns", np.int16),  # ended so far, by all seats together
        ("bag", np.int8, len(TOKENS)),  # during the set-up: tokens not laid out yet
        ("token", np.int8, CELLS),
        ("pawn_at", np.int8, CELLS),  # the seat whose pawn stands on a cell
        ("pawn", np.int8, MAX_SEATS),  # and the cell where it stands
        ("row", np.int8, (MAX_SEATS, ROW)),
        ("held", np.int8, MAX_SEATS),  # so many colours of the row, from the left
        ("secured", np.int8, MAX_SEATS),  # mask of colours: a theft moves colours in the row, secured ones stay so
        ("spare", np.int8, 6),  # always 0: fills the last eight bytes, so that the record has no padding
    ],
    align=True,
)


@rule
def new(s: Any, options: Any) -> None:
    """TW-1 to TW-4. Options: seats, first seat (NONE: random), corners, robbed pawn, turn limit, special tokens."""
    s.seats = options[0]
    s.turn = options[1]
    s.corners = options[2]
    s.robbed_pawn = options[3]
    s.turn_limit = options[4]
    for token in range(len(TOKENS)):
        s.bag[token] = PER_COLOUR if token < ROW else options[5 + token - ROW]
    s.phase = FIRST if s.turn == NONE else TOKEN
    s.used = 0
    s.deciding = NONE
    s.winner = NONE
    s.drawn = 0
    s.turns = 0
    for cell in range(CELLS):
        s.token[cell] = NONE
        s.pawn_at[cell] = NONE
    for seat in range(MAX_SEATS):
        s.pawn[seat] = NONE
        s.held[seat] = 0
        s.secured[seat] = 0
        for k in range(ROW):
            s.row[seat, k] = NONE
