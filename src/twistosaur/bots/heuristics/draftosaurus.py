"""Draftosaurus: what a dinosaur in a pen is worth, seen from the middle of a game.

`gain` is exact: it lets the dinosaur walk in, counts, and takes it out again. `appeal` is a guess at what the place
will have been worth in the end: a table by pen and by how full it is, for the first and for the last turn, with a
straight line between. The numbers of the table were found by `bench/tune.py` (policies playing each other).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...games import load
from ...games.draftosaurus.board import (
    BRIDGE_LEFT,
    BRIDGE_RIGHT,
    DIFFERENCES,
    DISCARD_ACTION,
    KING,
    KING_PEN,
    LEFT_BANK,
    LOOKOUT,
    LOVE,
    MOVE_ACTION,
    PEN_OF,
    PLACE_ACTION,
    PYRAMID,
    PYRAMID_PEN,
    QUARANTINE,
    QUARANTINE_PEN,
    RIGHT_BANK,
    RIVER_PLACE,
    ROUNDS,
    SAMENESS,
    SLOT_POINTS,
    SOLITARY,
    SOLITARY_PEN,
    START,
    STAY_ACTION,
    SUMMER,
    TREX,
    TRIO,
    TURNS,
    WINTER,
    WOOD,
)
from ...games.draftosaurus.rules import die_refusal, pen_refusal, put, quarantined
from ...games.draftosaurus.scoring import LOVE_PEN, in_pen, seat_score
from ...games.draftosaurus.state import NONE, PLACE
from ...kernel import rule, word
from . import Heuristics, Knobs, bind

# Rows of the table: a place, by how full it is. Columns: with eleven turns to go, and on the last turn.
(
    AT_SAMENESS,
    AT_TRIO,
    AT_KING_AHEAD,
    AT_KING_BEHIND,
    AT_KING_HELPED,
    AT_DIFFERENCES,
    AT_LOVE_OPEN,
    AT_LOVE_PAIR,
    AT_SOLITARY,
    AT_SOLITARY_BROKEN,
    AT_WOOD,
    AT_LOOKOUT,
    AT_BRIDGE_OPEN,
    AT_BRIDGE_PAIR,
    AT_QUARANTINE,
    AT_PYRAMID,
    AT_RIVER,
    AT_TREX,
    ROWS,
) = (0, 6, 9, 10, 11, 12, 18, 19, 20, 21, 22, 28, 29, 30, 31, 32, 38, 39, 40)

TABLE = np.array(
    [
        *[[4, 2], [5, 2], [6, 4], [6, 4], [7, 6], [7, 6]],  # sameness, by dinosaurs already there
        *[[2.5, 0], [3, 0], [5, 7]],  # trio
        *[[4, 7], [2, 0], [0.5, 2]],  # king: at least level, behind, and support of a king elsewhere
        *[[3, 1], [3, 2], [3.5, 3], [4.5, 4], [5, 5], [6, 6]],  # differences
        *[[2.5, 0], [5, 5]],  # love: opening a pair, closing one
        *[[0, 7], [-5, -7]],  # solitary, and company for the one who lives there
        *[[4, 2], [5, 2], [6, 4], [6, 4], [7, 6], [7, 6]],  # wood
        *[[2, 0]],  # lookout, besides what it shows already
        *[[3, 0], [6, 6]],  # bridge: opening a pair, closing one
        *[[3, 0]],  # quarantine
        *[[3, 0], [3, 0], [3, 0], [2, 0], [2, 0], [0, 0]],  # pyramid by slot, besides its points
        *[[0, 1]],  # river
        *[[1, 1]],  # first T-Rex of a pen
    ],
    np.float64,
)


@rule
def to_go(s: Any) -> int:
    """Dinosaurs that everyone will still place after this one."""
    return TURNS[s.seats] * (ROUNDS[s.seats] - s.round_no) + TURNS[s.seats] - s.turn_no


@rule
def between(table: Any, row: int, left: int) -> float:
    return table[row, 1] + (table[row, 0] - table[row, 1]) * left / 11.0


@rule
def king_row(s: Any, seat: int, species: int) -> int:
    for other in range(s.seats):
        if s.count[other, species] > s.count[seat, species] + 1:
            return AT_KING_BEHIND
    return AT_KING_AHEAD


@rule
def prospect(s: Any, seat: int, species: int, place: int, left: int, table: Any) -> float:
    """What this dinosaur in this place may be worth in the end, in points."""
    pen = PEN_OF[place]
    held = s.held[seat, pen]
    value = 0.0
    if place == RIVER_PLACE:
        value = between(table, AT_RIVER, left)
    elif s.board == SUMMER:
        if place == SAMENESS:
            value = between(table, AT_SAMENESS + held, left)
        elif place == TRIO:
            value = between(table, AT_TRIO + held, left) if left >= 2 - held else 0.0
        elif place == KING:
            value = between(table, king_row(s, seat, species), left)
        elif place == DIFFERENCES:
            value = between(table, AT_DIFFERENCES + held, left)
        elif place == LOVE:
            if in_pen(s, seat, LOVE_PEN, species) & 1 != 0:
                value = between(table, AT_LOVE_PAIR, left)
            elif held < 5 and left > 0:
                value = between(table, AT_LOVE_OPEN, left)
        elif s.count[seat, species] == 0:
            value = between(table, AT_SOLITARY, left)
    elif place == WOOD:
        value = between(table, AT_WOOD + held, left)
    elif place == LOOKOUT:
        right = seat - 1 if seat > 0 else s.seats - 1
        value = between(table, AT_LOOKOUT, left) + 2.0 * s.count[right, species]
    elif place == BRIDGE_LEFT or place == BRIDGE_RIGHT:
        here = in_pen(s, seat, pen, species)
        there = in_pen(s, seat, LEFT_BANK + RIGHT_BANK - pen, species)
        value = between(table, AT_BRIDGE_PAIR if there > here else AT_BRIDGE_OPEN, left)
    elif place == QUARANTINE:
        value = between(table, AT_QUARANTINE, left)
    else:
        value = SLOT_POINTS[place - PYRAMID] + between(table, AT_PYRAMID + place - PYRAMID, left)
    if species == TREX and place != RIVER_PLACE and (s.trex_pens[seat] >> pen) & 1 == 0:
        value += between(table, AT_TREX, left)
    if s.board == SUMMER:
        if place != SOLITARY and s.cell[seat, START[SUMMER, SOLITARY_PEN]] == species and s.count[seat, species] == 1:
            value += between(table, AT_SOLITARY_BROKEN, left)
        if place != KING and s.cell[seat, START[SUMMER, KING_PEN]] == species:
            value += between(table, AT_KING_HELPED, left)
    return value


@rule
def best_prospect(s: Any, seat: int, species: int, left: int, table: Any) -> float:
    """The best place that the die leaves open to a dinosaur of this species."""
    best = prospect(s, seat, species, RIVER_PLACE, left, table)
    first, last = (SAMENESS, WOOD) if s.board == SUMMER else (WOOD, RIVER_PLACE)
    for place in range(first, last):
        if die_refusal(s, seat, place) == 0 and pen_refusal(s, seat, species, place) == 0:
            value = prospect(s, seat, species, place, left, table)
            if value > best:
                best = value
    return best


@rule
def weigh(s: Any, seat: int, action: int, table: Any) -> float:
    """`appeal` with a table of one's own."""
    left = to_go(s)
    if action < DISCARD_ACTION:
        return best_prospect(s, seat, action, left, table)
    if action < PLACE_ACTION:
        # DS-9: what leaves the bowl is lost to the other player, who gets it next.
        other = 1 - seat
        return best_prospect(s, other, action - DISCARD_ACTION, left, table)
    if action < MOVE_ACTION:
        return prospect(s, seat, s.pick[seat], action - PLACE_ACTION, 0 if left < 0 else left, table)
    return gain(s, seat, action)


@rule
def appeal(s: Any, seat: int, action: int) -> float:
    return weigh(s, seat, action, TABLE)


# ------------------------------------------------------------------------------------------------ exact gains


@rule
def put_gain(s: Any, seat: int, species: int, place: int) -> float:
    """Own points after a dinosaur has walked in, less those before; the record is left as it was."""
    before = seat_score(s, seat)
    pens = s.trex_pens[seat]
    put(s, seat, species, place)
    after = seat_score(s, seat)
    pen = PEN_OF[place]
    s.held[seat, pen] -= 1
    s.count[seat, species] -= 1
    s.trex_pens[seat] = pens
    cell = START[s.board, pen]
    cell += place - PYRAMID if place >= PYRAMID and place != RIVER_PLACE else s.held[seat, pen]
    s.cell[seat, cell] = NONE
    return float(after - before)


@rule
def move_gain(s: Any, seat: int, place: int) -> float:
    """DS-35: the same for a dinosaur that leaves quarantine."""
    species = quarantined(s, seat)
    before = seat_score(s, seat)
    pens = s.trex_pens[seat]
    s.cell[seat, START[WINTER, QUARANTINE_PEN]] = NONE
    s.held[seat, QUARANTINE_PEN] = 0
    s.count[seat, species] -= 1
    s.trex_pens[seat] = pens & ~(1 << QUARANTINE_PEN)
    left_behind = seat_score(s, seat)
    value = put_gain(s, seat, species, place) + left_behind - before
    s.cell[seat, START[WINTER, QUARANTINE_PEN]] = species
    s.held[seat, QUARANTINE_PEN] = 1
    s.count[seat, species] += 1
    s.trex_pens[seat] = pens
    return value


@rule
def gain(s: Any, seat: int, action: int) -> float:
    if action < DISCARD_ACTION:
        best = put_gain(s, seat, action, RIVER_PLACE)
        first, last = (SAMENESS, WOOD) if s.board == SUMMER else (WOOD, RIVER_PLACE)
        for place in range(first, last):
            if die_refusal(s, seat, place) == 0 and pen_refusal(s, seat, action, place) == 0:
                value = put_gain(s, seat, action, place)
                if value > best:
                    best = value
        return best
    if action < PLACE_ACTION or action == STAY_ACTION:
        return 0.0
    if action < MOVE_ACTION:
        return put_gain(s, seat, s.pick[seat], action - PLACE_ACTION)
    return move_gain(s, seat, action - MOVE_ACTION)


# ------------------------------------------------------------------------------------------------ the tree


@rule
def outlook(s: Any, seat: int) -> Any:
    """The own park and the die decide; bowls are left to chance, other parks count only in the playouts' ends."""
    key = word(s.phase + 16 * (s.die + 1) + 256 * (1 if seat == s.roller else 0), to_go(s) + 64 * s.second)
    if s.phase == PLACE:
        key = word(key, s.pick[seat])
    for pen in range(6):
        first = START[s.board, pen]
        here = 0
        if s.board == WINTER and pen == PYRAMID_PEN:
            for slot in range(6):
                here += (s.cell[seat, first + slot] + 1) << (4 * slot)
        else:
            for k in range(s.held[seat, pen]):
                here += 1 << (4 * s.cell[seat, first + k])
        key = word(key, here)
    return key


@rule
def standing(s: Any, seat: int) -> float:
    return float(seat_score(s, seat))


HEURISTICS = bind(Heuristics(load("draftosaurus"), gain, appeal, outlook, standing, Knobs()))
