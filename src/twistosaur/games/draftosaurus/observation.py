"""What a seat sees as a row of numbers: made from the record, of nothing that `hide` would blank.

Seats are counted from the one that looks: its own is 0, its left neighbour 1. All boards, options and numbers of seats
share one layout; what is not there is 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...kernel import Feature, Observation, rule
from .board import (
    ACTIONS,
    DRAWN,
    MAX_SEATS,
    PARK,
    PER_SPECIES,
    PYRAMID_PEN,
    START,
    SUMMER_WINTER,
    WIDTH,
    WINTER,
    WOOD_PEN,
)
from .hidden import bowl_size, knows_bowl
from .state import NONE

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

SMALL = 6
"""A pen with no more room is counted whole, a wider one as far as it is filled."""
ONE = np.array([0, *(1 << (8 * species) for species in range(6))], np.int64)
"""One dinosaur, by species after none, in a word that has a byte for each species."""
SHIFT = np.array([8 * species for species in range(6)], np.int64)
NOTHING, BYTE = 0, 255


@rule
def observe(s: Any, seat: int, out: Any) -> None:
    for k in range(LENGTH):
        out[k] = 0
    see_moment(s, seat, out)
    for species in range(6):
        out[DISCARDED + species] = s.discarded[species]
        out[UNSEEN + species] = PER_SPECIES[s.seats] - s.discarded[species]
    owner = seat
    for place in range(s.seats):
        see_bowl(s, seat, owner, place, out)
        see_park(s, owner, place, out)
        out[ROLLER + place] = owner == s.roller
        out[OWES + place] = (s.waiting >> owner) & 1
        owner = owner + 1 if owner + 1 < s.seats else 0


@rule
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
    if s.die != NONE:
        out[DIE + s.die] = 1
    if s.chosen[seat] != NONE:
        out[CHOICE + s.chosen[seat]] = 1


@rule
def see_bowl(s: Any, seat: int, owner: int, place: int, out: Any) -> None:
    """A bowl, and the dinosaur that was taken out of it."""
    out[SIZE + place] = bowl_size(s, owner)
    if s.pick[owner] != NONE:
        out[PICKED + 6 * place + s.pick[owner]] = 1
        out[UNSEEN + s.pick[owner]] -= 1
    if knows_bowl(s, seat, owner):
        out[KNOWN + place] = 1
        for species in range(6):
            out[BOWL + 6 * place + species] = s.bowl[owner, species]
            out[UNSEEN + species] -= s.bowl[owner, species]


@rule
def see_park(s: Any, owner: int, place: int, out: Any) -> None:
    """Dinosaurs of a pen are counted in one word, a byte for each species: so the processor has nothing to guess."""
    for pen in range(7):
        first = START[s.board, pen]
        room = WIDTH[s.board, pen]
        if room > SMALL:
            room = s.held[owner, pen]
        counted = NOTHING
        for k in range(room):
            counted += ONE[s.cell[owner, first + k] + 1]
        for species in range(6):
            out[PENS_AT + 42 * place + 6 * pen + species] = (counted >> SHIFT[species]) & BYTE
    if s.board == WINTER:
        see_winter(s, owner, place, out)
    for species in range(6):
        out[UNSEEN + species] -= s.count[owner, species]
    out[POINTS + place] = s.earlier_points[owner]
    out[TREX_AT + place] = s.earlier_trex[owner]


@rule
def see_winter(s: Any, owner: int, place: int, out: Any) -> None:
    """Where it matters who stands where."""
    for slot in range(6):
        dino = s.cell[owner, START[WINTER, PYRAMID_PEN] + slot]
        if dino != NONE:
            out[SLOTS_AT + 36 * place + 6 * slot + dino] = 1
    for k in range(min(2, s.held[owner, WOOD_PEN])):
        out[WOOD_AT + 12 * place + 6 * k + s.cell[owner, START[WINTER, WOOD_PEN] + k]] = 1
