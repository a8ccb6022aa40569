"""Who is ahead: points by source, totals and ranks, at any moment of a game."""

from __future__ import annotations

from typing import Any

from twistosaur.kernel import rule


@rule
def breakdown(s: Any, out: Any) -> None:
    for seat in range(s.seats):
        out[seat, 0] = s.basket[seat]


@rule
def scores(s: Any, out: Any) -> None:
    for seat in range(s.seats):
        out[seat] = s.basket[seat]


@rule
def ranks(s: Any, out: Any) -> None:
    """NE-6: by eggs; who is tied shares the rank."""
    for seat in range(s.seats):
        rank = 1
        for other in range(s.seats):
            if s.basket[other] > s.basket[seat]:
                rank += 1
        out[seat] = rank
