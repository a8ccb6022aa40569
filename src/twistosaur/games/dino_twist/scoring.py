"""What a table is worth: points by source, totals and ranks, at any moment of a game."""

from __future__ import annotations

from typing import Any

from ...kernel import rule
from .attacks import strength_at
from .board import (
    CLAWS_BONUS,
    FROM_CLAWS,
    FROM_GRAVEYARD,
    FROM_ISLAND_BONUS,
    GRAVE_POINTS,
    STRENGTH,
)
from .state import NONE


@rule
def claws_of(s: Any, seat: int) -> int:
    """DT-7: Big Claw Dinos on an island."""
    n = 0
    for land in range(8):
        if s.island[seat, land] != NONE:
            n += (s.claws >> STRENGTH[s.island[seat, land]]) & 1
    return n


@rule
def leads(own: int, other: int) -> bool:
    """DT-32: at least one Big Claw, and the other has no more."""
    return own > 0 and other <= own


@rule
def claws_points(s: Any, seat: int) -> int:
    """DT-32: for whoever leads before everybody."""
    own = claws_of(s, seat)
    for other in range(s.seats):
        if not leads(own, claws_of(s, other)):
            return 0
    return CLAWS_BONUS


@rule
def grave_points(s: Any, seat: int) -> int:
    return GRAVE_POINTS * (s.buried_size[seat] + s.cancelled_size[seat])


@rule
def breakdown(s: Any, out: Any) -> None:
    for seat in range(s.seats):
        for land in range(8):
            out[seat, land] = strength_at(s, seat, land)
        out[seat, FROM_GRAVEYARD] = grave_points(s, seat)
        out[seat, FROM_ISLAND_BONUS] = s.bonus[seat]
        out[seat, FROM_CLAWS] = claws_points(s, seat)


@rule
def seat_score(s: Any, seat: int) -> int:
    """DT-33."""
    points = grave_points(s, seat) + s.bonus[seat] + claws_points(s, seat)
    for land in range(8):
        points += strength_at(s, seat, land)
    return points


@rule
def scores(s: Any, out: Any) -> None:
    for seat in range(s.seats):
        out[seat] = seat_score(s, seat)


@rule
def ranks(s: Any, out: Any) -> None:
    """DT-33: most points; ties share."""
    for seat in range(s.seats):
        points = seat_score(s, seat)
        rank = 1
        for other in range(s.seats):
            if seat_score(s, other) > points:
                rank += 1
        out[seat] = rank
