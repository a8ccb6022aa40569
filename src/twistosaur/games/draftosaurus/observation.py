"""What a seat sees as a row of numbers: made from the record, of nothing that `hide` would blank.

Seats are counted from the one that looks: its own is 0, its left neighbour 1. All boards, options and numbers of seats
share one layout; what is not there is 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...kernel import Feature, Observation, inlined, rule, write_six, write_word
from .board import (
    ACTIONS,
    DRAWN,
    LEFT_BANK,
    LOOKOUT_PEN,
    MAX_SEATS,
    PARK,
    PER_SPECIES,
    PYRAMID_PEN,
    QUARANTINE_PEN,
    RIGHT_BANK,
    START,
    SUMMER,
    SUMMER_WINTER,
    WINTER,
    WOOD_PEN,
)
from .hidden import bowl_size, knows_bowl
from .state import DRAW, NONE

MOST = int(PER_SPECIES.max())
OBSERVATION = Observation(
    version=1,
    features=(
        Feature("seats", (4,), 1, "How many play: one of 2, 3, 4, 5."),
        Feature("board", (2,), 1, "The side that is up: summer or winter."),
        Feature("second", (2,), 1, "A winter game is to follow; this is that second game."),
        Feature("five_player_die", (1,), 1, "With five: who rolls in turn 5 rolls in turn 6 as well."),
        Feature("phase", (8,), 1, "First holder, draw, roll, pick, place, discard, move out of quarantine, over."),
        Feature("round", (4,), 1, "The round, from the first."),
        Feature("turn", (6,), 1, "The turn of the round, from the first."),
        Feature("die", (6,), 1, "Forest, rocks, left, right, empty, no T-Rex; nothing before the roll."),
        Feature("roller", (MAX_SEATS,), 1, "Who rolls the die."),
        Feature("owes", (MAX_SEATS,), 1, "Who has not decided yet."),
        Feature("own_choice", (ACTIONS,), 1, "The own choice that is not revealed yet, by action."),
        Feature("discarded", (6,), MOST, "Dinosaurs put aside, by species."),
        Feature("unseen", (6,), MOST, "Dinosaurs that this seat has not seen: in the bag and in unknown bowls."),
        Feature("bowl_known", (MAX_SEATS,), 1, "Has this seat seen the bowl that is there now?"),
        Feature("bowl_size", (MAX_SEATS,), DRAWN, "Dinosaurs in the bowl."),
        Feature("bowl", (MAX_SEATS, 6), DRAWN, "The same by species, where it is known."),
        Feature("pick", (MAX_SEATS, 6), 1, "The revealed dinosaur on its way into the park."),
        Feature("pens", (MAX_SEATS, 7, 6), PARK, "Dinosaurs by pen of the board that is up, the river last."),
        Feature("wood", (MAX_SEATS, 2, 6), 1, "Winter: the first and the second dinosaur of the wood."),
        Feature("slots", (MAX_SEATS, 6, 6), 1, "Winter: who stands on b1, b2, b3, m1, m2, t of the pyramid."),
        Feature("earlier_points", (MAX_SEATS,), 127, "Points of the summer game, in the second one."),
        Feature("earlier_trex", (MAX_SEATS,), PARK, "T-Rex in the park of the summer game, in the second one."),
    ),
)
AT = OBSERVATION.places
LENGTH = OBSERVATION.length
SEATS, BOARD, SECOND, FIVE, PHASE = AT["seats"], AT["board"], AT["second"], AT["five_player_die"], AT["phase"]
ROUND, TURN, DIE, ROLLER, OWES = AT["round"], AT["turn"], AT["die"], AT["roller"], AT["owes"]
CHOICE, DISCARDED, UNSEEN = AT["own_choice"], AT["discarded"], AT["unseen"]
KNOWN, SIZE, BOWL, PICKED = AT["bowl_known"], AT["bowl_size"], AT["bowl"], AT["pick"]
PENS_AT, WOOD_AT, SLOTS_AT = AT["pens"], AT["wood"], AT["slots"]
POINTS, TREX_AT = AT["earlier_points"], AT["earlier_trex"]

BYTE = 255
SIX = (1 << 48) - 1
"""The bytes of six species in a word; NONE counts in one above them."""
BOX = np.array([sum(int(many) << (8 * species) for species in range(6)) for many in PER_SPECIES])
"""All dinosaurs of a game as a word, by number of seats."""
PARK_PLACES = 7 * 6


def _word(dino: int) -> int:
    return 1 << (8 * dino) if dino < 6 else 0


THREE = np.array([_word(k & 7) + _word(k >> 3 & 7) + _word(k >> 6) for k in range(512)])
"""The dinosaurs of three cells as such a word; a cell is three bits, an empty one 7."""
TWICE = 1 | 1 << 24


@inlined
def six(row: Any, owner: int) -> int:
    """Numbers by species as one word, a byte for each."""
    word = 0
    for species in range(6):
        word |= int(row[owner, species] & BYTE) << (8 * species)
    return word


@inlined
def one(dino: int) -> int:
    """A dinosaur, or none, as such a word."""
    return 1 << ((8 * dino) & 63)


@inlined
def threes(s: Any, owner: int, first: int) -> int:
    """Six cells of a park from the first on, as two numbers of three cells for `THREE`: one at bit 0, one at bit 24."""
    cells = 0
    for k in range(8):
        cells |= int(s.cell[owner, first + k] & BYTE) << (8 * k)
    return cells & (7 * TWICE) | cells >> 5 & (7 * TWICE << 3) | cells >> 10 & (7 * TWICE << 6)


@inlined
def counted(s: Any, owner: int, first: int) -> int:
    """The dinosaurs on six cells of a park as such a word; how many stand there is what no processor can guess."""
    cells = threes(s, owner, first)
    return int(THREE[cells & 511] + THREE[cells >> 24])


@rule
def observe(s: Any, seat: int, out: Any) -> None:
    for k in range(LENGTH):
        out[k] = 0
    see_moment(s, seat, out)
    discarded = 0
    for species in range(6):
        discarded |= int(s.discarded[species] & BYTE) << (8 * species)
    write_six(out, DISCARDED, discarded)
    unseen = int(BOX[s.seats]) - discarded
    size = bowl_size(s, seat)
    owner = seat
    for place in range(s.seats):
        owner &= 7  # is never negative: compiled code need not ask
        park = six(s.count, owner)
        if s.board == WINTER:
            see_winter(s, owner, place, park, out)
        else:
            see_summer(s, owner, PENS_AT + PARK_PLACES * place, park, out)
        unseen -= park + see_bowl(s, owner, place, out)
        out[SIZE + place] = bowl_size(s, owner) if s.phase == DRAW else size
        out[ROLLER + place] = owner == s.roller
        out[OWES + place] = (s.waiting >> owner) & 1
        if s.second != 0:
            out[POINTS + place] = s.earlier_points[owner]
            out[TREX_AT + place] = s.earlier_trex[owner]
        owner = owner + 1 if owner + 1 < s.seats else 0
    write_six(out, UNSEEN, unseen)


@inlined
def see_moment(s: Any, seat: int, out: Any) -> None:
    """Options, and where the game stands."""
    out[SEATS + s.seats - 2] = 1
    out[BOARD + s.board] = 1
    if s.variant == SUMMER_WINTER:
        out[SECOND + s.second] = 1
    out[FIVE] = s.five_player_die
    out[PHASE + s.phase] = 1
    out[ROUND + s.round_no - 1] = 1
    out[TURN + s.turn_no - 1] = 1
    out[DIE + max(s.die, 0)] = s.die != NONE
    out[CHOICE + max(s.chosen[seat], 0)] = s.chosen[seat] != NONE


@inlined
def see_bowl(s: Any, owner: int, place: int, out: Any) -> int:
    """A bowl, and the dinosaur that was taken out of it; those of them that this seat has seen, as a word."""
    known = knows_bowl(s, 0, place)  # places are counted from the seat that looks
    bowl = six(s.bowl, owner) & -int(known)
    pick = one(int(s.pick[owner])) & SIX
    out[KNOWN + place] = known
    write_six(out, BOWL + 6 * place, bowl)
    write_six(out, PICKED + 6 * place, pick)
    return bowl + pick


@inlined
def see_summer(s: Any, owner: int, at: int, park: int, out: Any) -> None:
    """DS-20: all of the first pen are of one species."""
    first = int(s.held[owner, 0] & BYTE) << ((8 * int(s.cell[owner, 0])) & 63)
    second = int(THREE[threes(s, owner, START[SUMMER, 1]) & 511])
    third = one(int(s.cell[owner, START[SUMMER, 2]])) & SIX
    fourth, fifth = counted(s, owner, START[SUMMER, 3]), counted(s, owner, START[SUMMER, 4])
    sixth = one(int(s.cell[owner, START[SUMMER, 5]])) & SIX
    write_pens(out, at, park, first, second, third, fourth, fifth, sixth)


@inlined
def write_pens(
    out: Any, at: int, park: int, first: int, second: int, third: int, fourth: int, fifth: int, sixth: int
) -> None:
    """The pens of a park; what stands in none of them is in the river. 42 numbers: five words and two more."""
    river = park - first - second - third - fourth - fifth - sixth
    write_word(out, at, first | second << 48)
    write_word(out, at + 8, second >> 16 | third << 32)
    write_word(out, at + 16, third >> 32 | fourth << 16)
    write_word(out, at + 24, fifth | sixth << 48)
    write_word(out, at + 32, sixth >> 16 | river << 32)
    out[at + 40] = (river >> 32) & BYTE
    out[at + 41] = river >> 40


@rule
def see_winter(s: Any, owner: int, place: int, park: int, out: Any) -> None:
    """A park in which it matters who stands where."""
    wood, pyramid = counted(s, owner, START[WINTER, WOOD_PEN]), counted(s, owner, START[WINTER, PYRAMID_PEN])
    lookout = one(int(s.cell[owner, START[WINTER, LOOKOUT_PEN]])) & SIX
    quarantine = one(int(s.cell[owner, START[WINTER, QUARANTINE_PEN]])) & SIX
    left = counted(s, owner, START[WINTER, LEFT_BANK]) + counted(s, owner, START[WINTER, LEFT_BANK] + 6)
    right = counted(s, owner, START[WINTER, RIGHT_BANK]) + counted(s, owner, START[WINTER, RIGHT_BANK] + 6)
    write_pens(out, PENS_AT + PARK_PLACES * place, park, wood, lookout, left, right, quarantine, pyramid)
    for slot in range(6):
        dino = s.cell[owner, START[WINTER, PYRAMID_PEN] + slot]
        if dino != NONE:
            out[SLOTS_AT + 36 * place + 6 * slot + dino] = 1
    for k in range(min(2, s.held[owner, WOOD_PEN])):
        out[WOOD_AT + 12 * place + 6 * k + s.cell[owner, START[WINTER, WOOD_PEN] + k]] = 1
