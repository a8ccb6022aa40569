"""Draftosaurus: what a dinosaur in a pen is worth, seen from the middle of a game.

`gain` is exact: it lets the dinosaur walk in, counts, and takes it out again. `appeals` is a guess at what the place
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
    PICK_ACTION,
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
from ...games.draftosaurus.places import (
    die_refusal,
    pen_refusal,
    quarantined,
    shut_by_die,
    shut_in_summer,
    shut_in_winter,
    shut_slots,
)
from ...games.draftosaurus.rules import (
    put,
)
from ...games.draftosaurus.scoring import LOVE_PEN, in_pen, scores, seat_score
from ...games.draftosaurus.state import DISCARD, NONE, PICK, PLACE
from ...kernel import rule, word
from ...locales import Texts
from . import NEVER, Heuristics, Knobs, Levels, bind

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
    AT_WINTER,
    AT_RIVER,
    ROWS,
) = (0, 6, 9, 10, 11, 12, 18, 19, 20, 21, 22, 28, 29, 30, 31, 32, 38, 40, 42)
# River and the first T-Rex of a pen have two rows for each board: from AT_WINTER and, for summer, from AT_RIVER.

TABLE = np.array(
    [
        *[[0.5, 1.3], [3.7, 1.3], [6.0, 2.6], [6.1, 3.6], [7.0, 5.6], [5.3, 5.3]],  # sameness, by dinosaurs there
        *[[3.4, 1.2], [3.3, 3.3], [2.4, 4.1]],  # trio
        *[[0.5, 3.9], [1.0, -0.9], [1.2, 3.4]],  # king: at least level, behind, and support of a king elsewhere
        *[[5.4, 0.8], [5.0, 3.6], [5.3, 3.6], [5.3, 4.9], [4.8, 4.7], [8.7, 6.8]],  # differences
        *[[2.3, -0.6], [6.4, 5.6]],  # love: opening a pair, closing one
        *[[0.1, 8.1], [-5.9, -9.9]],  # solitary, and company for the one who lives there
        *[[2.9, 3.0], [3.1, 1.4], [5.7, 5.4], [7.7, 4.1], [5.6, 7.5], [6.8, 5.4]],  # wood
        *[[-1.4, -2.1]],  # lookout, besides what it shows already
        *[[3.5, -0.9], [7.9, 6.2]],  # bridge: opening a pair, closing one
        *[[1.7, 0.8]],  # quarantine
        *[
            [3.3, 1.5],
            [5.6, 0.3],
            [3.6, 0.6],
            [2.0, 0.6],
            [3.5, 0.2],
            [-0.1, -2.2],
        ],  # pyramid by slot, besides its points
        *[[-1.1, -0.2]],  # river, winter
        *[[1.5, 1.5]],  # first T-Rex of a pen, winter
        *[[0.5, 0.4]],  # river, summer
        *[[1.3, 2.1]],  # first T-Rex of a pen, summer
    ],
    np.float64,
)


def by_turn(table: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The table for every number of turns to go: a straight line between its two columns."""
    return np.array([table[:, 1] + (table[:, 0] - table[:, 1]) * left / 11 for left in range(12)])


WORTH = by_turn(TABLE)
assert WORTH.shape == (12, ROWS), WORTH.shape


@rule
def to_go(s: Any) -> int:
    """Dinosaurs that everyone will still place after this one."""
    return TURNS[s.seats] * (ROUNDS[s.seats] - s.round_no) + TURNS[s.seats] - s.turn_no


@rule
def king_row(s: Any, seat: int, species: int) -> int:
    for other in range(s.seats):
        if s.count[other, species] > s.count[seat, species] + 1:
            return AT_KING_BEHIND
    return AT_KING_AHEAD


@rule
def prospect(s: Any, seat: int, species: int, place: int, left: int, worth: Any) -> float:
    """What this dinosaur in this place may be worth in the end, in points."""
    pen = PEN_OF[place]
    held = s.held[seat, pen]
    value = 0.0
    common = AT_RIVER if s.board == SUMMER else AT_WINTER
    if place == RIVER_PLACE:
        value = worth[common]
    elif s.board == SUMMER:
        if place == SAMENESS:
            value = worth[AT_SAMENESS + held]
        elif place == TRIO:
            value = worth[AT_TRIO + held] if left >= 2 - held else 0.0
        elif place == KING:
            value = worth[king_row(s, seat, species)]
        elif place == DIFFERENCES:
            value = worth[AT_DIFFERENCES + held]
        elif place == LOVE:
            if in_pen(s, seat, LOVE_PEN, species) & 1 != 0:
                value = worth[AT_LOVE_PAIR]
            elif held < 5 and left > 0:
                value = worth[AT_LOVE_OPEN]
        elif s.count[seat, species] == 0:
            value = worth[AT_SOLITARY]
    elif place == WOOD:
        value = worth[AT_WOOD + held]
    elif place == LOOKOUT:
        right = seat - 1 if seat > 0 else s.seats - 1
        value = worth[AT_LOOKOUT] + 2.0 * s.count[right, species]
    elif BRIDGE_LEFT <= place <= BRIDGE_RIGHT:
        here = in_pen(s, seat, pen, species)
        there = in_pen(s, seat, LEFT_BANK + RIGHT_BANK - pen, species)
        value = worth[AT_BRIDGE_PAIR if there > here else AT_BRIDGE_OPEN]
    elif place == QUARANTINE:
        value = worth[AT_QUARANTINE]
    else:
        value = SLOT_POINTS[place - PYRAMID] + worth[AT_PYRAMID + place - PYRAMID]
    if species == TREX and place != RIVER_PLACE and (s.trex_pens[seat] >> pen) & 1 == 0:
        value += worth[common + 1]
    if s.board == SUMMER:
        if place != SOLITARY and s.cell[seat, START[SUMMER, SOLITARY_PEN]] == species and s.count[seat, species] == 1:
            value += worth[AT_SOLITARY_BROKEN]
        if place != KING and s.cell[seat, START[SUMMER, KING_PEN]] == species:
            value += worth[AT_KING_HELPED]
    return value


@rule
def best_prospect(s: Any, seat: int, species: int, shut: int, left: int, worth: Any) -> float:
    """The best place for a dinosaur, `shut` being the pens that the die closes."""
    best = prospect(s, seat, species, RIVER_PLACE, left, worth)
    if s.board == SUMMER:
        shut |= shut_in_summer(s, seat, species)
        for pen in range(6):
            if (shut >> pen) & 1 == 0:
                best = max(best, prospect(s, seat, species, SAMENESS + pen, left, worth))
        return best
    shut |= shut_in_winter(s, seat, species)
    for pen in range(PYRAMID_PEN):
        if (shut >> pen) & 1 == 0:
            best = max(best, prospect(s, seat, species, WOOD + pen, left, worth))
    if (shut >> PYRAMID_PEN) & 1 == 0:
        slots = shut_slots(s, seat, species)
        for slot in range(6):
            if (slots >> slot) & 1 == 0:
                best = max(best, prospect(s, seat, species, PYRAMID + slot, left, worth))
    return best


@rule
def best_prospects(s: Any, seat: int, actions: Any, many: int, base: int, left: int, worth: Any, out: Any) -> None:
    """For each species: the best place that the die leaves open to it."""
    shut = shut_by_die(s, seat)
    for k in range(many):
        out[k] = best_prospect(s, seat, actions[k] - base, shut, left, worth)


@rule
def weigh(s: Any, seat: int, actions: Any, many: int, out: Any, table: Any) -> None:
    """`appeals` with a table of one's own."""
    left = to_go(s)
    worth = table[left]
    if s.phase == PICK:
        best_prospects(s, seat, actions, many, PICK_ACTION, left, worth, out)
    elif s.phase == PLACE:
        for k in range(many):
            out[k] = prospect(s, seat, s.pick[seat], actions[k] - PLACE_ACTION, left, worth)
    elif s.phase == DISCARD:
        # DS-9: what leaves the bowl is lost to the other player, who gets it next.
        best_prospects(s, 1 - seat, actions, many, DISCARD_ACTION, left, worth, out)
    else:
        for k in range(many):
            out[k] = gain(s, seat, actions[k])


@rule
def appeals(s: Any, seat: int, actions: Any, many: int, out: Any) -> None:
    weigh(s, seat, actions, many, out, WORTH)


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
                best = max(best, value)
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
    mixed = 0
    for pen in range(6):
        first = START[s.board, pen]
        here = 0
        if s.board == WINTER and pen == PYRAMID_PEN:
            for slot in range(6):
                here += (s.cell[seat, first + slot] + 1) << (4 * slot)
        else:
            for k in range(s.held[seat, pen]):
                here += 1 << (4 * s.cell[seat, first + k])
        mixed = (mixed << 24) + here  # 24 bits a pen, two pens a word
        if pen & 1 != 0:
            key = word(key, mixed)
            mixed = 0
    return key


KNOBS = Knobs(explore=0.5, trust=1.2, epsilon=0.05, win=0.8, scale=10.0)
STEPS = 1_900_000
MASTER = {"ahead": 4, "steps": NEVER, "alone": 1, "heat": 1.0, "trees": 0.2, "beside": 2.0, "lean": 0.005}
LEVELS = Levels(
    novice={"overlooks": 0.35, "unsure": 4.0},
    easy={"overlooks": 0.05, "unsure": 1.0},
    medium={"overlooks": 0.08, "unsure": 2.0, "informed": True},
    hard=100,
)


def name_move(verb: str, words: list[str], say: Texts) -> str:
    if not words:
        return say("draftosaurus-named-stay")
    kind = "species" if verb in ("pick", "discard") else "pen"
    name, _, slot = words[0].partition(".")
    what = say(f"draftosaurus-{kind}-{name}")
    if slot:
        what += f" ({say(f'draftosaurus-slot-{slot}')})"
    return say(f"draftosaurus-named-{verb}", what=what)


HEURISTICS = bind(
    Heuristics(
        load("draftosaurus"), gain, appeals, outlook, scores, KNOBS, LEVELS, name_move, steps=STEPS, master=MASTER
    )
)
