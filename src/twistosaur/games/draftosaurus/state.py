"""The record of a game of Draftosaurus, and how one is set up."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...kernel import rule
from .board import CELLS, MAX_SEATS, PER_SPECIES, SUMMER, WINTER

NONE = -1

HOLDER, DRAW, ROLL, PICK, PLACE, DISCARD, MOVE, OVER = range(8)
"""Phases. Chance is to move in the first three; MOVE is the move out of quarantine (DS-35)."""

STATE = np.dtype(
    [
        ("earlier_points", np.int16, MAX_SEATS),
        ("seats", np.uint8),
        ("variant", np.uint8),
        ("five_player_die", np.uint8),
        ("board", np.uint8),  # the side that is up
        ("second", np.uint8),  # 1 in the winter game of summer-winter
        ("phase", np.uint8),
        ("round_no", np.uint8),
        ("turn_no", np.uint8),
        ("drawn", np.uint8),  # in DRAW: dinosaurs drawn this round so far
        ("waiting", np.uint8),  # mask of the seats that owe a decision
        ("roller", np.int8),
        ("die", np.int8),
        ("bag", np.uint8, 6),
        ("discarded", np.uint8, 6),
        ("bowl", np.uint8, (MAX_SEATS, 6)),
        ("chosen", np.int8, MAX_SEATS),  # the unrevealed action
        ("pick", np.int8, MAX_SEATS),  # the revealed dinosaur on its way to the park
        ("cell", np.int8, (MAX_SEATS, CELLS)),  # the park, pen after pen, species or NONE
        ("held", np.uint8, (MAX_SEATS, 7)),  # dinosaurs in each pen and the river
        ("count", np.uint8, (MAX_SEATS, 6)),  # dinosaurs of each species on the whole park
        ("trex_pens", np.uint8, MAX_SEATS),  # mask of the pens with a T-Rex
        ("earlier_trex", np.uint8, MAX_SEATS),
        ("spare", np.uint8),  # always 0: makes the size even, so that the record has no padding
    ],
    align=True,
)


@rule
def everybody(s: Any) -> int:
    return (1 << s.seats) - 1


@rule
def new(s: Any, options: Any) -> None:
    """DS-2 to DS-4. Options: seats, first holder (NONE: random), variant, five-player die."""
    s.seats = options[0]
    s.roller = options[1]
    s.variant = options[2]
    s.five_player_die = options[3]
    s.second = 0
    for seat in range(MAX_SEATS):
        s.earlier_points[seat] = 0
        s.earlier_trex[seat] = 0
    lay_out(s, WINTER if s.variant == WINTER else SUMMER)
    if s.roller == NONE:
        s.phase = HOLDER


@rule
def lay_out(s: Any, board: int) -> None:
    """Empty parks with this side up, a full bag, and the first round about to be drawn."""
    s.board = board
    s.phase = DRAW
    s.round_no = 1
    s.turn_no = 1
    s.drawn = 0
    s.waiting = 0
    s.die = NONE
    for species in range(6):
        s.bag[species] = PER_SPECIES[s.seats]
        s.discarded[species] = 0
    for seat in range(MAX_SEATS):
        s.chosen[seat] = NONE
        s.pick[seat] = NONE
        s.trex_pens[seat] = 0
        for species in range(6):
            s.bowl[seat, species] = 0
            s.count[seat, species] = 0
        for pen in range(7):
            s.held[seat, pen] = 0
        for cell in range(CELLS):
            s.cell[seat, cell] = NONE
