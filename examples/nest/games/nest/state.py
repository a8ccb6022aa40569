"""The record of a game of Nest, and how one is set up."""

from __future__ import annotations

from typing import Any

import numpy as np

from twistosaur.kernel import rule

from .board import MAX_SEATS

NONE = -1

ROLL, REACH, OVER = range(3)
"""Phases. Chance is to move in the first."""

STATE = np.dtype(
    [
        ("basket", np.int16, MAX_SEATS),  # eggs won so far
        ("seats", np.int8),
        ("rounds", np.int8),  # so many are played
        ("round_no", np.int8),
        ("phase", np.int8),
        ("eggs", np.int8),  # in the nest
        ("waiting", np.int8),  # mask of the seats that owe a decision
        ("chosen", np.int8, MAX_SEATS),  # the unrevealed action
        ("last", np.int8, MAX_SEATS),  # the reach of the round before, 0 in the first
        ("spare", np.int8, 2),  # always 0: fills the record up, so that it has no padding
    ],
    align=True,
)


@rule
def new(s: Any, options: Any) -> None:
    """NE-1. Options: seats, rounds."""
    s.seats = options[0]
    s.rounds = options[1]
    s.round_no = 1
    s.phase = ROLL
    s.eggs = 0
    s.waiting = 0
    for seat in range(MAX_SEATS):
        s.basket[seat] = 0
        s.chosen[seat] = NONE
        s.last[seat] = 0
