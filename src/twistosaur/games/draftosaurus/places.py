"""The places open to a dinosaur, and why not: the pens' own rules (DS-20 to DS-34) and the die (DS-12 to DS-19)."""

from __future__ import annotations

from typing import Any

from ...kernel import rule
from .board import (
    CLAUSE,
    CLOSED_ROWS,
    DIFFERENCES,
    EMPTY,
    FIRST_FACE_CLAUSE,
    NEAR,
    PEN_OF,
    PYRAMID,
    PYRAMID_PEN,
    QUARANTINE_PEN,
    RIVER,
    RIVER_PLACE,
    SAMENESS,
    SHUT_BY_FACE,
    SIDE_UP,
    START,
    SUMMER,
    WIDTH,
    WINTER,
    WOOD,
    WOOD_PEN,
)
from .state import NONE


@rule
def obeys_die(s: Any, seat: int) -> bool:
    """DS-18: the roller is free, except on the last turn of a five-player round (DS-11)."""
    if seat != s.roller:
        return True
    return s.five_player_die != 0 and s.seats == 5 and s.turn_no == 6


@rule
def shut_by_die(s: Any, seat: int) -> int:
    """Mask of the pens that the die closes to this seat (DS-12 to DS-17). The river is never closed (DS-19)."""
    if not obeys_die(s, seat):
        return 0
    if s.die < EMPTY:
        return SHUT_BY_FACE[s.board, s.die]
    return occupied(s, seat) if s.die == EMPTY else s.trex_pens[seat]


@rule
def occupied(s: Any, seat: int) -> int:
    """Mask of the pens with a dinosaur in them."""
    mask = 0
    for pen in range(RIVER):
        mask |= (s.held[seat, pen] > 0) << pen
    return mask


@rule
def full(s: Any, seat: int) -> int:
    """Mask of the pens without room."""
    mask = 0
    for pen in range(RIVER):
        mask |= (s.held[seat, pen] >= WIDTH[s.board, pen]) << pen
    return mask


@rule
def shut_in_summer(s: Any, seat: int, species: int) -> int:
    """Mask of the pens that keep this dinosaur out by their own rule: room, one species only, all different.

    Masks are made without branches: which pen is open is a coin toss to the processor, too.
    """
    other = (s.held[seat, SAMENESS] > 0) & (s.cell[seat, START[SUMMER, SAMENESS]] != species)
    there = 0
    for k in range(6):
        there |= s.cell[seat, START[SUMMER, DIFFERENCES] + k] == species
    return full(s, seat) | other << SAMENESS | there << DIFFERENCES


@rule
def shut_in_winter(s: Any, seat: int, species: int) -> int:
    """The same for the winter park; the slots of the pyramid have rules of their own."""
    held = s.held[seat, WOOD_PEN]
    first = START[WINTER, WOOD_PEN]
    wrong = s.cell[seat, first + held - 2] != species if held > 1 else s.cell[seat, first] == species
    return full(s, seat) | wrong << WOOD_PEN


@rule
def taken_slots(s: Any, seat: int) -> int:
    """Mask of the slots of the pyramid that hold a dinosaur."""
    mask = 0
    for slot in range(6):
        mask |= (s.cell[seat, START[WINTER, PYRAMID_PEN] + slot] != NONE) << slot
    return mask


@rule
def shut_slots(s: Any, seat: int, species: int) -> int:
    """DS-32, mask of slots: a row opens when the one below is full, and neighbours differ."""
    same = 0
    for slot in range(6):
        same |= (s.cell[seat, START[WINTER, PYRAMID_PEN] + slot] == species) << slot
    return taken_slots(s, seat) | CLOSED_ROWS[s.held[seat, PYRAMID_PEN]] | NEAR[same]


@rule
def pen_refusal(s: Any, seat: int, species: int, place: int) -> int:
    """The clause of the place itself that keeps this dinosaur out, or 0."""
    if place == RIVER_PLACE:
        return 0
    if SIDE_UP[place] != s.board:
        return 3
    if place >= PYRAMID:
        if (taken_slots(s, seat) >> (place - PYRAMID)) & 1 != 0:
            return 31
        return 32 if (shut_slots(s, seat, species) >> (place - PYRAMID)) & 1 != 0 else 0
    shut = shut_in_summer(s, seat, species) if s.board == SUMMER else shut_in_winter(s, seat, species)
    return CLAUSE[place] if (shut >> PEN_OF[place]) & 1 != 0 else 0


@rule
def die_refusal(s: Any, seat: int, place: int) -> int:
    """The face that closes this place, or 0."""
    if place == RIVER_PLACE or (shut_by_die(s, seat) >> PEN_OF[place]) & 1 == 0:
        return 0
    return FIRST_FACE_CLAUSE + s.die


@rule
def place_refusal(s: Any, seat: int, place: int) -> int:
    closed = pen_refusal(s, seat, s.pick[seat], place)
    return closed if closed != 0 else die_refusal(s, seat, place)


@rule
def places_refusal(s: Any, seat: int, out: Any) -> None:
    """What keeps each species out of each place now, whatever this seat holds: out[species, place]."""
    for species in range(6):
        for place in range(RIVER_PLACE + 1):
            closed = pen_refusal(s, seat, species, place)
            out[species, place] = closed if closed != 0 else die_refusal(s, seat, place)


@rule
def quarantined(s: Any, seat: int) -> int:
    """The species waiting in quarantine, or NONE."""
    return s.cell[seat, START[WINTER, QUARANTINE_PEN]] if s.board == WINTER else NONE


@rule
def write_places(s: Any, seat: int, species: int, shut: int, base: int, out: Any) -> int:
    """The places where this dinosaur may go, `shut` being pens that are closed to it anyway; the river comes last."""
    n = 0
    if s.board == SUMMER:
        shut |= shut_in_summer(s, seat, species)
        for pen in range(6):
            out[n] = base + pen
            n += 1 - ((shut >> pen) & 1)
    else:
        shut |= shut_in_winter(s, seat, species)
        for pen in range(PYRAMID_PEN):
            out[n] = base + WOOD + pen
            n += 1 - ((shut >> pen) & 1)
        if (shut >> PYRAMID_PEN) & 1 == 0:
            slots = shut_slots(s, seat, species)
            for slot in range(6):
                out[n] = base + PYRAMID + slot
                n += 1 - ((slots >> slot) & 1)
    out[n] = base + RIVER_PLACE
    return n + 1
