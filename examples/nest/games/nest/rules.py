"""The rules of Nest: who decides, what is legal and why not, and what happens then."""

from __future__ import annotations

from typing import Any

from twistosaur.kernel import CHANCE, GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN, draw, rule

from .board import ACTIONS, FACES, FAR, REACHES
from .state import NONE, OVER, REACH, ROLL


@rule
def acting(s: Any) -> int:
    return s.waiting


@rule
def over(s: Any) -> bool:
    return s.phase == OVER


# ------------------------------------------------------------------------------------------------ why not?


@rule
def reach_refusal(s: Any, seat: int, reach: int) -> int:
    """NE-4: a neck that has just reached far is stiff."""
    return 4 if reach == FAR and s.last[seat] == FAR else 0


@rule
def refusal(s: Any, seat: int, action: int) -> int:
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if s.phase == OVER:
        return GAME_OVER
    if seat < 0 or (s.waiting >> seat) & 1 == 0:
        return NOT_YOUR_TURN
    return reach_refusal(s, seat, action + 1)


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    n = 0
    for action in range(ACTIONS):
        if refusal(s, seat, action) == 0:
            out[n] = action
            n += 1
    return n


# ------------------------------------------------------------------------------------------------ chance


@rule
def odds(s: Any, out: Any) -> int:
    """NE-2: each face of the die is equally likely."""
    for face in range(FACES):
        out[face] = 1
    return FACES


@rule
def sample(s: Any, bits: Any, out: Any) -> int:
    return draw(out, odds(s, out), bits)


# ------------------------------------------------------------------------------------------------ what happens


@rule
def apply(s: Any, seat: int, action: int) -> None:
    if seat == CHANCE:
        s.eggs = action + 1
        s.phase = REACH
        s.waiting = (1 << s.seats) - 1
        return
    s.chosen[seat] = action
    s.waiting &= ~(1 << seat)
    if s.waiting == 0:
        reveal(s)


@rule
def retract(s: Any, seat: int) -> bool:
    """NE-3: until the last neck is out."""
    if s.phase != REACH or s.chosen[seat] == NONE:
        return False
    s.chosen[seat] = NONE
    s.waiting |= 1 << seat
    return True


@rule
def reveal(s: Any) -> None:
    """NE-5: who reached farthest alone takes the eggs."""
    for reach in range(len(REACHES), 0, -1):
        alone = NONE
        many = 0
        for seat in range(s.seats):
            if s.chosen[seat] + 1 == reach:
                alone = seat
                many += 1
        if many == 1:
            s.basket[alone] += s.eggs
            break
    next_round(s)


@rule
def next_round(s: Any) -> None:
    for seat in range(s.seats):
        s.last[seat] = s.chosen[seat] + 1
        s.chosen[seat] = NONE
    s.eggs = 0
    if s.round_no == s.rounds:
        s.phase = OVER
    else:
        s.round_no += 1
        s.phase = ROLL
