"""The record of a game of Dino Twist, and how one is set up."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...kernel import rule
from .board import BABY, COPIES, EVENT_TYPES, HAND, HOME, MAX_SEATS, ROUNDS, TYPES

NONE = -1
LOCATED = 255
"""In `lost`: this copy lies where everybody has seen it."""
BURIALS = 2 * ROUNDS
"""DT-12: the most cards that a seat can bury in a game."""

DEAL, EVENT, REDRAW, REFILL, LATE, ATTACK, NEWBORNS, PREPARE, TARGET, SETTLE, OVER = range(11)
"""Phases. Chance is to move in the first five: first hands, the next event, cards for newborns, for the attacker, and
at the end of the round for those who did not attack. ATTACK is a moment between two attacks."""

STATE = np.dtype(
    [
        ("claws", np.uint16),  # mask of the strengths with Big Claws
        ("chosen", np.int16, MAX_SEATS),  # the unrevealed action
        ("seats", np.uint8),
        ("forced_replace", np.uint8),
        ("kind", np.uint8, MAX_SEATS),
        ("pile_types", np.uint8),  # different events in the box of this game, and for each:
        ("pile_event", np.uint8, EVENT_TYPES),  # what it is,
        ("pile_hits", np.uint8, EVENT_TYPES),  # the territories that it destroys,
        ("pile_left", np.uint8, EVENT_TYPES),  # and how many were not shown yet
        ("events_shown", np.uint8),
        ("event", np.int8),
        ("destroyed", np.uint8),  # mask of territories
        ("round_no", np.uint8),
        ("phase", np.uint8),
        ("waiting", np.uint8),  # mask of the seats that owe a decision
        ("attacker", np.int8),
        ("captured", np.int8),
        ("captured_from", np.int8),
        ("late", np.uint8),  # mask of the seats that refill at the end of the round
        ("owed", np.uint8, MAX_SEATS),  # cards to draw before the game goes on
        ("drawer", np.uint8),
        ("deck", np.uint8, TYPES),
        ("discard", np.uint8, TYPES),
        ("deck_size", np.uint8),
        ("discard_size", np.uint8),
        ("reshuffles", np.uint8),
        ("lost", np.uint8, (TYPES, COPIES)),  # of each face-down copy the deck it was last in, ascending; or LOCATED
        ("twist", np.int8, 8),
        ("bar", np.int8, 4),  # what the cards of an attack must exceed, by species
        ("island", np.int8, (MAX_SEATS, 8)),
        ("hand", np.int8, (MAX_SEATS, HAND)),  # sorted by card, then by deck
        ("hand_deck", np.uint8, (MAX_SEATS, HAND)),  # the deck that each card was drawn from
        ("hand_size", np.uint8, MAX_SEATS),
        ("cancelled", np.uint8, (MAX_SEATS, TYPES)),
        ("buried", np.int8, (MAX_SEATS, BURIALS)),  # sorted by deck, then by card
        ("buried_deck", np.uint8, (MAX_SEATS, BURIALS)),
        ("buried_size", np.uint8, MAX_SEATS),
        ("cancelled_size", np.uint8, MAX_SEATS),
        ("prepared", np.int8, (MAX_SEATS, 3)),  # the revealed cards of an attack to come, its species first
        ("total", np.uint8, MAX_SEATS),  # DT-13; 0: no attack to come
        ("bonus", np.uint8, MAX_SEATS),
        ("spare", np.uint8),  # always 0: makes the size even, so that the record has no padding
    ],
    align=True,
)


@rule
def everybody(s: Any) -> int:
    return (1 << s.seats) - 1


@rule
def new(s: Any, options: Any) -> None:
    """DT-3 and DT-4. Options: seats, forced replacement, claws, six kinds, and the event cards as triples."""
    s.seats = options[0]
    s.forced_replace = options[1]
    s.claws = options[2]
    for seat in range(MAX_SEATS):
        s.kind[seat] = options[3 + seat]
    lay_pile(s, options)
    s.events_shown = 0
    s.event = NONE
    s.destroyed = 0
    s.round_no = 1
    s.phase = DEAL
    s.waiting = 0
    s.attacker = NONE
    s.captured = NONE
    s.captured_from = NONE
    s.late = 0
    s.drawer = 0
    lay_cards(s)
    for seat in range(MAX_SEATS):
        clear_seat(s, seat)
        s.owed[seat] = HAND if seat < s.seats else 0


@rule
def lay_pile(s: Any, options: Any) -> None:
    first = 3 + MAX_SEATS
    s.pile_types = (len(options) - first) // 3
    for k in range(EVENT_TYPES):
        used = k < s.pile_types
        s.pile_event[k] = options[first + 3 * k] if used else 0
        s.pile_hits[k] = options[first + 3 * k + 1] if used else 0
        s.pile_left[k] = options[first + 3 * k + 2] if used else 0


@rule
def lay_cards(s: Any) -> None:
    """DT-1, DT-4: a full deck that nobody has seen, and a baby on each territory."""
    for card in range(TYPES):
        s.deck[card] = COPIES
        s.discard[card] = 0
        for copy in range(COPIES):
            s.lost[card, copy] = 0
    s.deck_size = TYPES * COPIES
    s.discard_size = 0
    s.reshuffles = 0
    for land in range(8):
        s.twist[land] = BABY + HOME[land]
    for species in range(4):
        s.bar[species] = 0


@rule
def clear_seat(s: Any, seat: int) -> None:
    for land in range(8):
        s.island[seat, land] = NONE
    for place in range(HAND):
        s.hand[seat, place] = NONE
        s.hand_deck[seat, place] = 0
    s.hand_size[seat] = 0
    for card in range(TYPES):
        s.cancelled[seat, card] = 0
    for k in range(BURIALS):
        s.buried[seat, k] = NONE
        s.buried_deck[seat, k] = 0
    s.buried_size[seat] = 0
    s.cancelled_size[seat] = 0
    s.chosen[seat] = NONE
    for k in range(3):
        s.prepared[seat, k] = NONE
    s.total[seat] = 0
    s.bonus[seat] = 0
