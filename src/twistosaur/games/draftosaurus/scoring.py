"""What a table is worth: points by source, totals and ranks, at any moment of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import Verdict, as_python, rule
from .board import (
    DIFFERENT,
    FROM_BRIDGE,
    FROM_EARLIER,
    FROM_LOOKOUT,
    FROM_PYRAMID,
    FROM_RIVER,
    FROM_TREX,
    FROM_WOOD,
    KING_PEN,
    LEFT_BANK,
    LOOKOUT_PEN,
    PYRAMID_PEN,
    RIGHT_BANK,
    RIVER,
    SERIES,
    SLOT_POINTS,
    SOLITARY_PEN,
    SOURCES,
    START,
    SUMMER,
    TREX,
    WINTER,
)
from .state import NONE

NOBODY = -1_000_000
SAMENESS_PEN, TRIO_PEN, DIFFERENCES_PEN, LOVE_PEN, WOOD_PEN = 0, 1, 3, 4, 0


@rule
def in_pen(s: Any, seat: int, pen: int, species: int) -> int:
    """How many of a species a pen holds."""
    first = START[s.board, pen]
    n = 0
    for k in range(s.held[seat, pen]):
        if s.cell[seat, first + k] == species:
            n += 1
    return n


@rule
def king_points(s: Any, seat: int) -> int:
    """DS-22: nobody has more of that species; a tie scores."""
    species = s.cell[seat, START[SUMMER, KING_PEN]]
    if species == NONE:
        return 0
    for other in range(s.seats):
        if s.count[other, species] > s.count[seat, species]:
            return 0
    return 7


@rule
def love_points(s: Any, seat: int) -> int:
    """DS-24: a dinosaur is in one pair only."""
    pairs = 0
    for species in range(6):
        pairs += in_pen(s, seat, LOVE_PEN, species) // 2
    return 5 * pairs


@rule
def solitary_points(s: Any, seat: int) -> int:
    """DS-25: the only one of its species on the whole park, river included (DS-37)."""
    species = s.cell[seat, START[SUMMER, SOLITARY_PEN]]
    return 7 if species != NONE and s.count[seat, species] == 1 else 0


@rule
def lookout_points(s: Any, seat: int) -> int:
    """DS-27: the right neighbour's whole park."""
    species = s.cell[seat, START[WINTER, LOOKOUT_PEN]]
    right = seat - 1 if seat > 0 else s.seats - 1
    return 2 * s.count[right, species] if species != NONE else 0


@rule
def bridge_points(s: Any, seat: int) -> int:
    """DS-28: pairs with one of each on either bank."""
    pairs = 0
    for species in range(6):
        left, right = in_pen(s, seat, LEFT_BANK, species), in_pen(s, seat, RIGHT_BANK, species)
        pairs += left if left < right else right
    return 6 * pairs


@rule
def pyramid_points(s: Any, seat: int) -> int:
    points = 0
    for slot in range(6):
        if s.cell[seat, START[WINTER, PYRAMID_PEN] + slot] != NONE:
            points += SLOT_POINTS[slot]
    return points


@rule
def trex_points(s: Any, seat: int) -> int:
    """DS-36: a point for each pen with a T-Rex; the river is no pen (DS-34)."""
    points = 0
    for pen in range(RIVER):
        points += (s.trex_pens[seat] >> pen) & 1
    return points


@rule
def park_points(s: Any, seat: int, out: Any) -> None:
    """The points of one seat by source."""
    for source in range(len(SOURCES)):
        out[source] = 0
    if s.board == SUMMER:
        out[0] = SERIES[s.held[seat, SAMENESS_PEN]]
        out[1] = 7 if s.held[seat, TRIO_PEN] == 3 else 0
        out[2] = king_points(s, seat)
        out[3] = DIFFERENT[s.held[seat, DIFFERENCES_PEN]]
        out[4] = love_points(s, seat)
        out[5] = solitary_points(s, seat)
    else:
        out[FROM_WOOD] = SERIES[s.held[seat, WOOD_PEN]]
        out[FROM_LOOKOUT] = lookout_points(s, seat)
        out[FROM_BRIDGE] = bridge_points(s, seat)
        out[FROM_PYRAMID] = pyramid_points(s, seat)
    out[FROM_RIVER] = s.held[seat, RIVER]
    out[FROM_TREX] = trex_points(s, seat)
    out[FROM_EARLIER] = s.earlier_points[seat]


@rule
def breakdown(s: Any, out: Any) -> None:
    for seat in range(s.seats):
        park_points(s, seat, out[seat])


@rule
def seat_score(s: Any, seat: int) -> int:
    """The sum of the sources, without writing them down."""
    points = s.held[seat, RIVER] + trex_points(s, seat) + s.earlier_points[seat]
    if s.board == SUMMER:
        points += SERIES[s.held[seat, SAMENESS_PEN]] + (7 if s.held[seat, TRIO_PEN] == 3 else 0)
        points += king_points(s, seat) + DIFFERENT[s.held[seat, DIFFERENCES_PEN]]
        points += love_points(s, seat) + solitary_points(s, seat)
    else:
        points += SERIES[s.held[seat, WOOD_PEN]] + lookout_points(s, seat)
        points += bridge_points(s, seat) + pyramid_points(s, seat)
    return points


@rule
def scores(s: Any, out: Any) -> None:
    for seat in range(s.seats):
        out[seat] = seat_score(s, seat)


@rule
def trex_count(s: Any, seat: int) -> int:
    return s.count[seat, TREX] + s.earlier_trex[seat]


@rule
def standing(s: Any, seat: int) -> int:
    """DS-38, DS-39: most points, then fewest T-Rexes, as one number."""
    return 64 * seat_score(s, seat) - trex_count(s, seat) if seat < s.seats else NOBODY


@rule
def ranks(s: Any, out: Any) -> None:
    """Who is still tied shares the rank."""
    everyone = (standing(s, 0), standing(s, 1), standing(s, 2), standing(s, 3), standing(s, 4))
    for seat in range(s.seats):
        rank = 1
        for other in range(s.seats):
            rank += everyone[other] > everyone[seat]
        out[seat] = rank


def verdict(s: Any, scores: Sequence[int], ranks: Sequence[int]) -> Verdict:
    """DS-38, DS-39: points, then fewer T-Rexes, then shared."""
    clause = 39 if s.second else 38
    trexes = as_python(trex_count)(s, ranks.index(1))
    if scores.count(max(scores)) == 1:
        return Verdict("points", clause)
    return Verdict("fewer-trexes" if ranks.count(1) == 1 else "shared", clause, {"trexes": int(trexes)})
