"""Who is ahead: points by source, totals and ranks, at any moment of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import Verdict, most_points, rule
from .board import FROM_CENTRE, FROM_CUBES


@rule
def breakdown(s: Any, out: Any) -> None:
    for seat in range(s.seats):
        out[seat, FROM_CUBES] = s.held[seat]
        out[seat, FROM_CENTRE] = 1 if seat == s.winner else 0


@rule
def seat_score(s: Any, seat: int) -> int:
    """TW-20: cubes held; a winner at the centre has all seven and one more."""
    return s.held[seat] + (1 if seat == s.winner else 0)


@rule
def scores(s: Any, out: Any) -> None:
    for seat in range(s.seats):
        out[seat] = seat_score(s, seat)


@rule
def ranks(s: Any, out: Any) -> None:
    """TW-18, TW-20: the winner at the centre, then by cubes; who is tied shares the rank."""
    for seat in range(s.seats):
        points = seat_score(s, seat)
        rank = 1
        for other in range(s.seats):
            if seat_score(s, other) > points:
                rank += 1
        out[seat] = rank


def verdict(s: Any, scores: Sequence[int], ranks: Sequence[int]) -> Verdict:
    """TW-18: at the centre; TW-20: by cubes."""
    return Verdict("centre", 18) if s.winner >= 0 else most_points(ranks, 20)
