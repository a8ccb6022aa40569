"""What is in the box: species, die, the pens of the two boards, and the tables the rulebook prints."""

from __future__ import annotations

from itertools import permutations
from typing import Literal, get_args

import numpy as np

Species = Literal["trex", "diplodocus", "triceratops", "spinosaurus", "stegosaurus", "parasaurolophus"]
SPECIES: tuple[Species, ...] = get_args(Species)
TREX = 0

MIN_SEATS, MAX_SEATS = 2, 5
PER_SPECIES = np.array([0, 0, 8, 6, 8, 10])
"""DS-2: dinosaurs of each species in the bag, by number of seats."""
DRAWN = 6
"""DS-5: dinosaurs everyone draws at the start of a round."""
ROUNDS = np.array([0, 0, 4, 2, 2, 2])
TURNS = np.array([0, 0, 3, 6, 6, 6])
PARK = 12
"""DS-5: dinosaurs in a park at the end."""

Face = Literal["forest", "rocks", "left", "right", "empty", "no-trex"]
FACES: tuple[Face, ...] = get_args(Face)
FOREST, ROCKS, LEFT, RIGHT, EMPTY, NO_TREX = range(6)
FIRST_FACE_CLAUSE = 12
"""DS-12 to DS-17 are the six faces in this order."""

SUMMER, WINTER = 0, 1
Board = Literal["summer", "winter"]
BOARDS: tuple[Board, ...] = get_args(Board)
Variant = Literal["summer", "winter", "summer-winter"]
VARIANTS: tuple[Variant, ...] = get_args(Variant)
SUMMER_WINTER = 2

# A place is what a move can name: a pen, a slot of the pyramid, or the river.
SUMMER_PENS = ("sameness", "trio", "king", "differences", "love", "solitary")
WINTER_PENS = ("wood", "lookout", "bridge-left", "bridge-right", "quarantine", "pyramid")
SLOTS = ("b1", "b2", "b3", "m1", "m2", "t")
PLACES = (*SUMMER_PENS, *WINTER_PENS[:5], *(f"pyramid.{slot}" for slot in SLOTS), "river")
SAMENESS, TRIO, KING, DIFFERENCES, LOVE, SOLITARY = range(6)
WOOD, LOOKOUT, BRIDGE_LEFT, BRIDGE_RIGHT, QUARANTINE, PYRAMID = range(6, 12)
RIVER_PLACE = 17

# A pen is a column of a park: six pens of the board that is up, and the river.
PENS = (*range(6), 6)
RIVER = 6
KING_PEN, SOLITARY_PEN, LOOKOUT_PEN, LEFT_BANK, RIGHT_BANK, QUARANTINE_PEN, PYRAMID_PEN = 2, 5, 1, 2, 3, 4, 5
WOOD_PEN = 0
PEN_OF = np.array([0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 5, 5, 5, 5, 5, RIVER])
SIDE_UP = np.array([SUMMER] * 6 + [WINTER] * 11 + [-1])
"""The board a place is printed on; the river is on both."""

# The tables of DS-20 to DS-31: area, side of the river and room by board and pen, the clause by place.
_W, _S, _L, _R = FOREST, ROCKS, LEFT, RIGHT
AREA = np.array([[_W, _W, _W, _S, _S, _S], [_W, _W, _W, _S, _S, _S]])
BANK = np.array([[_L, _L, _R, _R, _L, _R], [_L, _R, _L, _R, _L, _R]])
SHUT_BY_FACE = np.array(
    [
        [sum(int(face not in (AREA[board, pen], BANK[board, pen])) << pen for pen in range(6)) for face in range(4)]
        for board in (SUMMER, WINTER)
    ]
)
"""DS-12 to DS-15: mask of the pens that a face closes, by board and face."""
WIDTH = np.array([[6, 3, 1, 6, 6, 1, PARK], [6, 1, PARK, PARK, 1, 6, PARK]])
CLAUSE = np.array([20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 31, 31, 31, 31, 31, 34])

# Where a pen's dinosaurs stand in the row of cells that a park is, by board and pen.
CELLS = 50
START = np.array([[0, 6, 9, 10, 16, 22, 23], [0, 6, 7, 19, 31, 32, 38]])

# DS-32 as masks of slots: the rows that are closed while the pyramid holds n, and who stands next to whom.
CLOSED_ROWS = np.array([0b111000, 0b111000, 0b111000, 0b100000, 0b100000, 0, 0])
PAIRS = ("b1 b2", "b2 b3", "m1 m2", "b1 m1", "b2 m1", "b2 m2", "b3 m2", "m1 t", "m2 t")
NEAR = np.array(
    [
        sum(
            {1 << SLOTS.index(b) for pair in PAIRS for a, b in permutations(pair.split()) if mask >> SLOTS.index(a) & 1}
        )
        for mask in range(64)
    ]
)
"""The neighbours of all slots of a mask."""

# Points.
SERIES = np.array([0, 2, 4, 8, 12, 18, 24])
"""DS-20, DS-26."""
DIFFERENT = np.array([0, 1, 3, 6, 10, 15, 21])
"""DS-23."""
SLOT_POINTS = np.array([2, 2, 2, 4, 4, 7])
"""DS-31."""

SOURCES = (
    *SUMMER_PENS,
    "wood",
    "lookout",
    "bridge",
    "quarantine",
    "pyramid",
    "river",
    "t-rex-bonus",
    "earlier",
)
FROM_WOOD, FROM_LOOKOUT, FROM_BRIDGE, FROM_QUARANTINE, FROM_PYRAMID = range(6, 11)
FROM_RIVER, FROM_TREX, FROM_EARLIER = 11, 12, 13

# Actions: six picks, six discards, eighteen placements, eighteen moves out of quarantine, and staying there.
PICK_ACTION, DISCARD_ACTION, PLACE_ACTION, MOVE_ACTION, STAY_ACTION = 0, 6, 12, 30, 48
ACTIONS = 49
