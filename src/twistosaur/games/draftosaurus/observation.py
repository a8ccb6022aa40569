"""What a seat sees as a row of numbers: made from the record, of nothing that `hide` would blank.

Seats are counted from the one that looks: its own is 0, its left neighbour 1. All boards, options and numbers of seats
share one layout; what is not there is 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...kernel import Feature, Observation, Symmetries, inlined, read_four, read_six, rule, write_six, write_word
from .board import (
    ACTIONS,
    CELLS,
    DISCARD_ACTION,
    DRAWN,
    LEFT_BANK,
    LOOKOUT_PEN,
    MAX_SEATS,
    PARK,
    PER_SPECIES,
    PICK_ACTION,
    PYRAMID_PEN,
    QUARANTINE_PEN,
    RIGHT_BANK,
    START,
    SUMMER,
    SUMMER_WINTER,
    TREX,
    WINTER,
    WOOD_PEN,
)
from .hidden import bowl_size, knows_bowl
from .state import DRAW, NONE

MOST = int(PER_SPECIES.max())
BY_SPECIES = ("discarded", "unseen", "bowl", "pick", "pens", "wood", "slots")
ALIKE = 5
"""No rule and no pen tells one species from another, but for the T-Rex, which is the first."""


def symmetries(features: tuple[Feature, ...]) -> Symmetries:
    """Species named anew in twenty ways: k becomes multiplier * k + shift, counted round the five that are alike.

    In these twenty any two species become any two others equally often.
    """
    rows, actions = [], []
    for multiplier in range(1, ALIKE):
        for shift in range(ALIKE):
            name = np.array([TREX, *(1 + (multiplier * k + shift) % ALIKE for k in range(ALIKE))])
            action = np.arange(ACTIONS)
            for first in (PICK_ACTION, DISCARD_ACTION):
                action[first : first + 6] = first + name
            row, at = [], 0
            for feature in features:
                here = np.arange(feature.length)
                if feature.name in BY_SPECIES:
                    here = here.reshape(-1, 6)[:, np.argsort(name)].ravel()
                elif feature.name == "own_choice":
                    here = np.argsort(action)
                row.append(at + here)
                at += feature.length
            rows.append(np.concatenate(row))
            actions.append(action)
    return Symmetries(np.array(rows, np.int16), np.array(actions, np.int16))


FEATURES = (
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
)
OBSERVATION = Observation(("November 2026, the first.",), FEATURES, symmetries(FEATURES))
AT = OBSERVATION.places
LENGTH = OBSERVATION.length
SEATS, BOARD, SECOND, FIVE, PHASE = AT["seats"], AT["board"], AT["second"], AT["five_player_die"], AT["phase"]
ROUND, TURN, DIE, ROLLER, OWES = AT["round"], AT["turn"], AT["die"], AT["roller"], AT["owes"]
CHOICE, DISCARDED, UNSEEN = AT["own_choice"], AT["discarded"], AT["unseen"]
KNOWN, SIZE, BOWL, PICKED = AT["bowl_known"], AT["bowl_size"], AT["bowl"], AT["pick"]
PENS_AT, WOOD_AT, SLOTS_AT = AT["pens"], AT["wood"], AT["slots"]
POINTS, TREX_AT = AT["earlier_points"], AT["earlier_trex"]

BYTE = 255
EACH = 0x0101010101
"""One for each seat in the bytes of a word."""
SPREAD = 0x10204081
"""Times this, bit k of five bits stands in byte k, too."""
SIX = (1 << 48) - 1
"""The bytes of six species in a word; NONE counts in one above them."""
BOX = np.array([sum(int(many) << (8 * species) for species in range(6)) for many in PER_SPECIES])
"""All dinosaurs of a game as a word, by number of seats."""
PEN = 6
PARK_PLACES = 7 * PEN


def _word(dino: int) -> int:
    return 1 << (8 * dino) if dino < 6 else 0


CELL = 0x070707
"""A cell is three bits, an empty one 7."""
GATHER = 1 << 22 | 1 << 11 | 1
"""Times this, three cells of a byte each stand side by side from bit 16 on, the last one first."""
THREE = np.array([_word(k >> 6) + _word(k >> 3 & 7) + _word(k & 7) for k in range(512)])
"""The dinosaurs of three such cells as a word, a byte for each species."""


@inlined
def one(dino: int) -> int:
    """A dinosaur, or none, as such a word."""
    return 1 << ((8 * dino) & 63) & SIX


@inlined
def three(s: Any, first: int) -> int:
    """The dinosaurs on three cells; how many stand there is what no processor can guess."""
    cells = read_four(s.cell, first) & CELL
    return int(THREE[(cells * GATHER >> 16) & 511])


@inlined
def counted(s: Any, first: int) -> int:
    """The dinosaurs on six cells."""
    return three(s, first) + three(s, first + 3)


@inlined
def first_bytes(many: int) -> int:
    """The bytes of so many seats."""
    return (1 << (8 * many)) - 1


@inlined
def place_of(owner: int, seat: int, seats: int) -> int:
    """Where a seat is, counted from the one that looks."""
    return owner - seat if owner >= seat else owner - seat + seats


@inlined
def observe(s: Any, seat: int, out: Any) -> None:
    """Words are written in the order of their places: what one writes beyond its feature the next one overwrites."""
    for k in range(LENGTH):
        out[k] = 0
    see_moment(s, seat, out)
    see_table(s, seat, out)
    discarded = read_six(s.discarded, 0)
    write_six(out, DISCARDED, discarded)
    seen = see_winter(s, seat, out) if s.board == WINTER else see_summer(s, seat, out)
    write_six(out, UNSEEN, int(BOX[s.seats]) - discarded - seen)
    if s.second != 0:
        see_earlier(s, seat, out)


@inlined
def see_moment(s: Any, seat: int, out: Any) -> None:
    """Options, and where the game stands."""
    out[SEATS + s.seats - 2] = 1
    out[BOARD + s.board] = 1
    out[SECOND + s.second] = s.variant == SUMMER_WINTER
    out[FIVE] = s.five_player_die
    out[PHASE + s.phase] = 1
    out[ROUND + s.round_no - 1] = 1
    out[TURN + s.turn_no - 1] = 1
    out[DIE + max(s.die, 0)] = s.die != NONE


@inlined
def see_table(s: Any, seat: int, out: Any) -> None:
    """Who rolls, who has not decided, what the own choice is, and how many dinosaurs the bowls hold."""
    seats, waiting = int(s.seats), int(s.waiting)
    if s.roller != NONE:
        out[ROLLER + place_of(int(s.roller), seat, seats)] = 1
    owing = (waiting >> seat | waiting << (seats - seat)) & 31
    write_word(out, OWES, owing * SPREAD & EACH & first_bytes(seats))
    out[CHOICE + max(s.chosen[seat], 0)] = s.chosen[seat] != NONE
    write_word(out, SIZE, EACH * bowl_size(s, seat) & first_bytes(seats))
    if s.phase == DRAW:  # not all are of one size
        for owner in range(seats):
            out[SIZE + place_of(owner, seat, seats)] = bowl_size(s, owner)


@rule
def see_earlier(s: Any, seat: int, out: Any) -> None:
    seats = int(s.seats)
    for owner in range(seats):
        place = place_of(owner, seat, seats)
        out[POINTS + place] = s.earlier_points[owner]
        out[TREX_AT + place] = s.earlier_trex[owner]


@inlined
def see_bowl(s: Any, owner: int, place: int, out: Any) -> int:
    """A bowl, and the dinosaur that was taken out of it; those of them that this seat has seen, as a word."""
    known = knows_bowl(s, 0, place)  # places are counted from the seat that looks
    bowl = read_six(s.bowl, 6 * owner) & -int(known)
    pick = one(int(s.pick[owner]))
    out[KNOWN + place] = known
    write_six(out, BOWL + 6 * place, bowl)
    write_six(out, PICKED + 6 * place, pick)
    return bowl + pick


@inlined
def see_summer(s: Any, seat: int, out: Any) -> int:
    """Summer parks and what is before them; all dinosaurs that this seat has seen there, as a word.

    DS-20: all of the first pen are of one species.
    """
    seats, seen = int(s.seats), 0
    for owner in range(seats):
        place, cell = place_of(owner, seat, seats), CELLS * owner
        park = read_six(s.count, 6 * owner)
        first = int(s.held[owner, 0] & BYTE) << ((8 * int(s.cell[owner, 0])) & 63)
        second = three(s, cell + START[SUMMER, 1])
        third = one(int(s.cell[owner, START[SUMMER, 2]]))
        fourth, fifth = counted(s, cell + START[SUMMER, 3]), counted(s, cell + START[SUMMER, 4])
        sixth = one(int(s.cell[owner, START[SUMMER, 5]]))
        write_pens(out, PENS_AT + PARK_PLACES * place, park, first, second, third, fourth, fifth, sixth)
        seen += park + see_bowl(s, owner, place, out)
    return seen


@inlined
def write_pens(
    out: Any, at: int, park: int, first: int, second: int, third: int, fourth: int, fifth: int, sixth: int
) -> None:
    """The pens of a park; what stands in none of them is in the river."""
    write_word(out, at, first)
    write_word(out, at + PEN, second)
    write_word(out, at + 2 * PEN, third)
    write_word(out, at + 3 * PEN, fourth)
    write_word(out, at + 4 * PEN, fifth)
    write_word(out, at + 5 * PEN, sixth)
    write_six(out, at + 6 * PEN, park - first - second - third - fourth - fifth - sixth)


@rule
def see_winter(s: Any, seat: int, out: Any) -> int:
    """As `see_summer`, of parks in which it matters who stands where."""
    seats, seen = int(s.seats), 0
    for owner in range(seats):
        place, cell = place_of(owner, seat, seats), CELLS * owner
        park = read_six(s.count, 6 * owner)
        wood, pyramid = counted(s, cell + START[WINTER, WOOD_PEN]), counted(s, cell + START[WINTER, PYRAMID_PEN])
        lookout = one(int(s.cell[owner, START[WINTER, LOOKOUT_PEN]]))
        quarantine = one(int(s.cell[owner, START[WINTER, QUARANTINE_PEN]]))
        left, right = bank(s, cell + START[WINTER, LEFT_BANK]), bank(s, cell + START[WINTER, RIGHT_BANK])
        write_pens(out, PENS_AT + PARK_PLACES * place, park, wood, lookout, left, right, quarantine, pyramid)
        see_order(s, owner, place, out)
        seen += park + see_bowl(s, owner, place, out)
    return seen


@inlined
def bank(s: Any, first: int) -> int:
    """The dinosaurs on one side of the bridge: twelve cells."""
    return counted(s, first) + counted(s, first + 6)


@inlined
def see_order(s: Any, owner: int, place: int, out: Any) -> None:
    """Who stands where in the pyramid and at the edge of the wood."""
    for slot in range(6):
        dino = s.cell[owner, START[WINTER, PYRAMID_PEN] + slot]
        if dino != NONE:
            out[SLOTS_AT + 36 * place + 6 * slot + dino] = 1
    for k in range(min(2, s.held[owner, WOOD_PEN])):
        out[WOOD_AT + 12 * place + 6 * k + s.cell[owner, START[WINTER, WOOD_PEN] + k]] = 1
