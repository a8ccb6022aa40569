"""What a seat may see, and a fair guess at the rest: only what others have chosen is ever hidden."""

from __future__ import annotations

from typing import Any

from twistosaur.kernel import below, rule, word

from .board import ACTIONS
from .rules import reach_refusal
from .state import NONE, REACH


@rule
def hide(s: Any, seat: int, out: Any) -> None:
    out[0] = s
    h = out[0]
    for other in range(h.seats):
        if other != seat:
            h.chosen[other] = NONE


@rule
def has_chosen(h: Any, seat: int) -> bool:
    """Who still has to choose is public, and so is who has chosen."""
    return h.phase == REACH and (h.waiting >> seat) & 1 == 0


@rule
def any_choice(h: Any, seat: int, bits: Any) -> int:
    """A legal action of a seat, each as likely as any other."""
    n = 0
    for action in range(ACTIONS):
        if reach_refusal(h, seat, action + 1) == 0:
            n += 1
    return below(bits, n)  # what NE-4 forbids is the last action


@rule
def guess(hidden: Any, seat: int, key: Any, out: Any) -> None:
    out[0] = hidden
    h = out[0]
    for other in range(h.seats):
        if other != seat and has_chosen(h, other):
            h.chosen[other] = any_choice(h, other, word(key, other))
