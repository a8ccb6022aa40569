"""What a seat may see, and a fair guess at the rest.

A bowl that a seat has held is known to it for the rest of the round: every dinosaur that leaves it is revealed. So the
memory of a seat follows from the turn alone, and nothing has to be remembered in the record.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...kernel import below, inlined, rule, word
from .board import ACTIONS, DRAWN, PER_SPECIES, QUARANTINE_PEN
from .rules import action_refusal
from .state import DRAW, MOVE, NONE


@rule
def knows_bowl(s: Any, seat: int, owner: int) -> bool:
    """Has this seat held the bowl that stands before `owner` now? Bowls travel to the left, one seat a turn."""
    if seat < 0:
        return False
    travelled = owner - seat if owner >= seat else owner - seat + s.seats
    return travelled < s.turn_no


LEFT_OF = np.array([0, 0, DRAWN, DRAWN, DRAWN - 1, DRAWN - 1, 0, 0])
"""Dinosaurs in a bowl in the first turn of a round, by phase; while they are drawn it is not the same for all."""


@inlined
def bowl_size(s: Any, owner: int) -> int:
    """How many dinosaurs a bowl holds: public at every moment."""
    if s.phase == DRAW:
        place = owner - s.roller if owner >= s.roller else owner - s.roller + s.seats
        mine = s.drawn - DRAWN * place
        return min(max(mine, 0), DRAWN)
    gone = int(s.turn_no) - 1
    return max(int(LEFT_OF[s.phase]) - (2 * gone if s.seats == 2 else gone), 0)


@rule
def hide(s: Any, seat: int, out: Any) -> None:
    out[0] = s
    h = out[0]
    for species in range(6):
        h.bag[species] = 0
    for owner in range(h.seats):
        if owner != seat:
            h.chosen[owner] = NONE
        if not knows_bowl(h, seat, owner):
            for species in range(6):
                h.bowl[owner, species] = 0


@rule
def unseen(h: Any) -> None:
    """Put every dinosaur that this audience has not seen into the bag."""
    for species in range(6):
        n = PER_SPECIES[h.seats] - h.discarded[species]
        for seat in range(h.seats):
            n -= h.count[seat, species] + h.bowl[seat, species]
            if h.pick[seat] == species:
                n -= 1
        h.bag[species] = n


@rule
def fill_bowl(h: Any, owner: int, key: Any, n: int) -> int:
    """Draw a bowl out of the bag; n counts the words used."""
    left = 0
    for species in range(6):
        left += h.bag[species]
    for _ in range(bowl_size(h, owner)):
        rest = below(word(key, n), left)
        n += 1
        left -= 1
        species = 0
        while rest >= h.bag[species]:
            rest -= h.bag[species]
            species += 1
        h.bag[species] -= 1
        h.bowl[owner, species] += 1
    return n


@rule
def any_choice(h: Any, seat: int, bits: Any) -> int:
    """A legal action of a seat, each as likely as any other."""
    n = 0
    for action in range(ACTIONS):
        if action_refusal(h, seat, action) == 0:
            n += 1
    rest = below(bits, n)
    for action in range(ACTIONS):
        if action_refusal(h, seat, action) == 0:
            if rest == 0:
                return action
            rest -= 1
    return NONE


@rule
def has_chosen(h: Any, seat: int) -> bool:
    """Does this seat have a choice on the table that is not revealed yet?"""
    if h.waiting == 0 or (h.waiting >> seat) & 1 != 0:
        return False
    return h.phase != MOVE or h.held[seat, QUARANTINE_PEN] > 0


@rule
def guess(hidden: Any, seat: int, key: Any, out: Any) -> None:
    out[0] = hidden
    h = out[0]
    unseen(h)
    n = 0
    for owner in range(h.seats):
        if not knows_bowl(h, seat, owner):
            n = fill_bowl(h, owner, key, n)
    for other in range(h.seats):
        if other != seat and has_chosen(h, other):
            h.chosen[other] = any_choice(h, other, word(key, n))
            n += 1
