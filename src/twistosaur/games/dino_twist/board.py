"""What is in the box: cards, territories, events, and the numbering of moves."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, permutations
from typing import Any, Literal, get_args

import numpy as np

# If you own the box, correct this here: the printed numbers of these two tables are lost (DT-6, DT-7).
EVENT_DECK = {
    "fury-aqua": 1,
    "fury-carni": 1,
    "fury-herbi": 1,
    "fury-voli": 1,
    "volcano": 1,
    "meteorite mountain": 1,
    "meteorite hill": 1,
    "meteorite sea": 1,
    "meteorite desert": 1,
    "meteorite jungle cliff": 1,
    "meteorite river beach": 1,
    "3-for-2": 2,
    "all-alone": 2,
    "carnage": 2,
    "quake": 2,
    "twister": 2,
    "newborns": 2,
    "help": 2,
}
CLAWS = (3, 6, 9)

MIN_SEATS, MAX_SEATS = 2, 6
HAND = 7
"""DT-5, DT-19: cards a hand is filled up to."""
SAME_SPECIES = 5
"""DT-5: a first hand with so many of a species is dealt anew."""
USED_EVENTS = 10
"""DT-4: events between the Twist Island card and the Big Rock."""
ROUNDS = 1 + USED_EVENTS

Species = Literal["aqua", "carni", "herbi", "voli"]
SPECIES: tuple[Species, ...] = get_args(Species)
LETTERS = "ACHV"
LOW, HIGH, COPIES = 2, 10, 3
"""DT-1: strengths of the cards in the deck, and how many there are of each."""
STRENGTHS = HIGH - LOW + 1
TYPES = 4 * STRENGTHS

# A card is a number: 36 types by species and strength, then the four babies.
SPECIES_OF = np.array([*(k // STRENGTHS for k in range(TYPES)), 0, 1, 2, 3])
STRENGTH = np.array([*(k % STRENGTHS + LOW for k in range(TYPES)), 1, 1, 1, 1])
NO_CARD = 63
"""No card at all (-1) with its lowest six bits, which all cards fit into."""
WORTH = np.array([*STRENGTH, *[0] * (NO_CARD + 1 - len(STRENGTH))])
"""The strength of card & NO_CARD; no card is worth 0."""
BABY = TYPES
"""DT-1: the baby of species k is card BABY + k; there are two of each."""
CARDS = tuple(f"{LETTERS[SPECIES_OF[k]]}{STRENGTH[k]}" for k in range(TYPES + 4))
CODES = {name: code for code, name in enumerate(CARDS)}

Territory = Literal["mountain", "cliff", "jungle", "desert", "river", "hill", "beach", "sea"]
TERRITORIES: tuple[Territory, ...] = get_args(Territory)
HOME = np.array([3, 3, 1, 1, 2, 2, 0, 0])
"""DT-2: the species of a territory."""
LANDS = np.array([[6, 7], [2, 3], [4, 5], [0, 1]])
"""DT-2: the two territories of a species."""

T_REX, LIL_REX = 0, 1
Kind = Literal["t-rex", "lil-rex"]
KINDS: tuple[Kind, ...] = get_args(Kind)

Event = Literal[
    "fury-aqua",  # a Fury has the number of its species
    "fury-carni",
    "fury-herbi",
    "fury-voli",
    "volcano",
    "meteorite",
    "3-for-2",
    "all-alone",
    "carnage",
    "quake",
    "twister",
    "newborns",
    "help",
]
EVENTS: tuple[Event, ...] = get_args(Event)
VOLCANO, METEORITE, THREE_FOR_TWO, ALL_ALONE, CARNAGE, QUAKE, TWISTER, NEWBORNS_EVENT, HELP = range(4, 13)
EVENT_TYPES = 24
"""Different event cards that a record has room for."""

CLOSED = 100
"""The bar of a species that cannot attack: more than any sum of cards."""
FURY_BONUS, CARNAGE_BONUS = 3, 2
ISLAND_BONUS = np.array([10, 5, 3])
"""DT-31: for the first, second and third group to fill the island."""
CLAWS_BONUS = 7
GRAVE_POINTS = 2

SOURCES = (*TERRITORIES, "graveyard", "island-bonus", "claws")
FROM_GRAVEYARD, FROM_ISLAND_BONUS, FROM_CLAWS = 8, 9, 10

# Actions name places in the sorted hand: attacks (the first card of a mixed Duo names its species), burials,
# newborns; then passing, the eight targets, the eight places to settle on, and declining.
ATTACKS = (*combinations(range(HAND), 1), *permutations(range(HAND), 2), *combinations(range(HAND), 3))
BURIALS = (*combinations(range(HAND), 2), *combinations(range(HAND), 1))
SWAPS = tuple(subset for count in range(4) for subset in combinations(range(HAND), count))
DUO_ACTION, TRIO_ACTION = HAND, HAND + HAND * (HAND - 1)
BURY_ACTION = len(ATTACKS)
BURY_ONE_ACTION = BURY_ACTION + HAND * (HAND - 1) // 2
NEWBORNS_ACTION = BURY_ACTION + len(BURIALS)
PASS_ACTION = NEWBORNS_ACTION + len(SWAPS)
TARGET_ACTION = PASS_ACTION + 1
SETTLE_ACTION = TARGET_ACTION + 8
DECLINE_ACTION = SETTLE_ACTION + 8
ACTIONS = DECLINE_ACTION + 1

CARDS_NAMED = (*ATTACKS, *BURIALS, *SWAPS)
COUNT = np.array([len(places) for places in CARDS_NAMED])
PLACES = np.array([[*places, *[-1] * (3 - len(places))] for places in CARDS_NAMED])
"""The places in the hand that an action names, padded with -1."""
PLACE_MASK = np.array([sum(1 << place for place in places) for places in CARDS_NAMED])


def _numbers(named: tuple[tuple[int, ...], ...], size: int, first: int) -> np.ndarray[Any, Any]:
    """The action that names these places, by place."""
    out = np.full((HAND,) * size, -1)
    for k, places in enumerate(named):
        if len(places) == size:
            out[places] = first + k
    return out


DUO_OF = _numbers(ATTACKS, 2, 0)
TRIO_OF = _numbers(ATTACKS, 3, 0)
BURY_OF = _numbers(BURIALS, 2, BURY_ACTION)
SWAP_TWO_OF = _numbers(SWAPS, 2, NEWBORNS_ACTION)
SWAP_THREE_OF = _numbers(SWAPS, 3, NEWBORNS_ACTION)


def _pairs(allowed: Callable[[int, int, int], bool], mask: int) -> int:
    """Two places of a hand as a word: bit 8 * i + j for place i together with place j."""
    return sum(1 << (8 * i + j) for i, j in permutations(range(HAND), 2) if allowed(i, j, mask))


def _together(i: int, j: int, follows: int) -> bool:
    """Are these places in one run, where those of a mask continue that of the one before?"""
    return all(follows >> place & 1 for place in range(min(i, j) + 1, max(i, j) + 1))


def _of_one_species(i: int, j: int, follows: int) -> bool:
    return i < j and _together(i, j, follows)


def _with_help(i: int, j: int, follows: int) -> bool:
    return i < j or not _together(i, j, follows)


def _first_of_equals(i: int, j: int, doubled: int) -> bool:
    return (1 << i | 1 << j) & ~(2 << i | 2 << j) & doubled == 0


def _in_hand(i: int, j: int, size: int) -> bool:
    return i < size and j < size


DUO_AT = np.array([DUO_OF[k // 8, k % 8] if k // 8 < HAND > k % 8 else -1 for k in range(8 * HAND)])
"""The attack of the pair at a bit of such a mask."""
MASKS = range(1 << HAND)
SPECIES_DUOS = np.array([_pairs(_of_one_species, mask) for mask in MASKS])
HELP_DUOS = np.array([_pairs(_with_help, mask) for mask in MASKS])
"""DT-9, DT-30: Duos of one species, and those with help, where the places of a mask go on with the species before."""
FIRST_DUOS = np.array([_pairs(_first_of_equals, mask) for mask in MASKS])
"""Pairs that name the first of equal cards, where those at the places of a mask are equal to the one before."""
DUOS_WITHIN = np.array([_pairs(_in_hand, size) for size in range(HAND + 1)])
"""The pairs of a hand of so many cards."""
HEADS = np.array([mask & ~(mask << 1) | mask << HAND for mask in PLACE_MASK])
"""The places of an action where the one before it is not named; and, seven bits further, all of its places."""
