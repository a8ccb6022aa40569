"""What a seat sees as a row of numbers: made from the record, of nothing that `hide` would blank.

Seats are counted from the one that looks: its own is 0, the next 1. Territories are mountain, cliff, jungle, desert,
river, hill, beach, sea; cards are by species (aqua, carni, herbi, voli) and strength (2 to 10). All options and numbers
of seats share one layout; what is not there is 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...kernel import Feature, Observation, inlined, rule, write_word
from .board import (
    ACTIONS,
    COPIES,
    EVENT_TYPES,
    EVENTS,
    HAND,
    HIGH,
    LOW,
    MAX_SEATS,
    ROUNDS,
    SPECIES_OF,
    STRENGTH,
    STRENGTHS,
    TYPES,
)
from .hidden import eyes
from .state import BURIALS, LOCATED, NONE

ALL_CARDS = TYPES * COPIES
OBSERVATION = Observation(
    history=("November 2026, the first.",),
    features=(
        Feature("seats", (5,), 1, "How many play: one of 2 to 6."),
        Feature("forced_replace", (1,), 1, "Must a captured Dino move in, also where it replaces another?"),
        Feature("claws", (STRENGTHS,), 1, "The strengths with Big Claws, from 2 on."),
        Feature(
            "phase",
            (11,),
            1,
            "First hands, event, cards for newborns, for the attacker, at the end of the round, between attacks, "
            "newborns, prepare, target, settle, over.",
        ),
        Feature("round", (ROUNDS,), 1, "The round, from the first."),
        Feature("event", (len(EVENTS),), 1, "The active event; nothing in the first round."),
        Feature("destroyed", (8,), 1, "Territories that a meteorite has hit this round."),
        Feature("events_left", (len(EVENTS),), 100, "Events of the box that were not shown yet."),
        Feature("hits_left", (8,), 100, "Meteorites among them, by the territory that they hit."),
        Feature("deck", (1,), ALL_CARDS, "Cards in the deck."),
        Feature("reshuffles", (1,), 127, "How often the discard pile became the deck; 127 also means more."),
        Feature("discard", (TYPES,), COPIES, "The discard pile, by card."),
        Feature("unseen", (TYPES,), COPIES, "Copies that this seat cannot see: in the deck, in hands, buried."),
        Feature("perhaps_in_deck", (TYPES,), COPIES, "Those of them that were last in the deck of today."),
        Feature("twist", (8, HIGH), 1, "The strength of the Dino on each territory of Twist Island, 1 (a baby) to 10."),
        Feature("captured", (4,), HIGH, "The strength of the Dino that was just captured, at its species."),
        Feature("captured_from", (8,), 1, "The territory where it was captured."),
        Feature("hand_species", (HAND, 4), 1, "The own hand in its order: the species of each card."),
        Feature(
            "hand_strength", (HAND, STRENGTHS), 1, "The own hand in its order: the strength of each card, from 2 on."
        ),
        Feature("own_buried", (TYPES,), COPIES, "Cards in the own graveyard that only this seat knows."),
        Feature("own_choice", (ACTIONS,), 1, "The own choice that is not revealed yet, by action."),
        Feature("cancelled", (TYPES,), COPIES, "Cards that were cancelled by ties, in all graveyards together."),
        Feature("lil_rex", (MAX_SEATS,), 1, "Who plays the Lil' Rex side."),
        Feature("owes", (MAX_SEATS,), 1, "Who has not decided yet."),
        Feature("attacks", (MAX_SEATS,), 1, "Whose attack is under way."),
        Feature("late", (MAX_SEATS,), 1, "Who refills the hand at the end of the round."),
        Feature("owed", (MAX_SEATS,), HAND, "Cards that a seat is about to draw."),
        Feature("hand_size", (MAX_SEATS,), HAND, "Cards in the hand."),
        Feature("hand_of_deck", (MAX_SEATS,), HAND, "Those of them that were drawn from the deck of today."),
        Feature("buried_size", (MAX_SEATS,), BURIALS, "Cards that a seat has buried."),
        Feature("cancelled_size", (MAX_SEATS,), 127, "Cancelled cards in its graveyard."),
        Feature("bonus", (MAX_SEATS,), 10, "The island bonus that it has got."),
        Feature(
            "island", (MAX_SEATS, 8, 4), HIGH, "The strength of the Dino on each place of the island, at its species."
        ),
        Feature("attack", (MAX_SEATS, 4), 127, "The total of an attack to come, at its species."),
        Feature("attack_cards", (MAX_SEATS, 3), HIGH, "The strengths of its cards."),
    ),
)
AT = OBSERVATION.places
LENGTH = OBSERVATION.length
SEATS, FORCED, CLAWS_AT, PHASE, ROUND = AT["seats"], AT["forced_replace"], AT["claws"], AT["phase"], AT["round"]
EVENT_AT, DESTROYED, EVENTS_LEFT, HITS_LEFT = AT["event"], AT["destroyed"], AT["events_left"], AT["hits_left"]
DECK, RESHUFFLES, DISCARD, UNSEEN, PERHAPS = (
    AT["deck"],
    AT["reshuffles"],
    AT["discard"],
    AT["unseen"],
    AT["perhaps_in_deck"],
)
TWIST, CAPTURED, CAPTURED_FROM = AT["twist"], AT["captured"], AT["captured_from"]
HAND_SPECIES, HAND_STRENGTH, OWN_BURIED = AT["hand_species"], AT["hand_strength"], AT["own_buried"]
CHOICE, CANCELLED, LIL, OWES = AT["own_choice"], AT["cancelled"], AT["lil_rex"], AT["owes"]
ATTACKS_AT, LATE_AT, OWED = AT["attacks"], AT["late"], AT["owed"]
HAND_SIZE, OF_DECK, BURIED_SIZE = AT["hand_size"], AT["hand_of_deck"], AT["buried_size"]
CANCELLED_SIZE, BONUS, ISLAND = AT["cancelled_size"], AT["bonus"], AT["island"]
ATTACK_AT, ATTACK_CARDS = AT["attack"], AT["attack_cards"]
LANDS = np.array([sum((mask >> land & 1) << (8 * land) for land in range(8)) for mask in range(256)])
"""A mask of territories as a word, a byte for each; all events of a box together do not fill a byte."""


@rule
def observe(s: Any, seat: int, out: Any) -> None:
    for k in range(LENGTH):
        out[k] = 0
    see_moment(s, out)
    see_piles(s, out)
    seats = int(s.seats)
    for owner in range(seats):
        see_seat(s, owner, owner - seat if owner >= seat else owner - seat + seats, out)
    if eyes(s, seat) >= 0:
        see_own(s, seat, out)


@inlined
def see_moment(s: Any, out: Any) -> None:
    """Options, where the game stands, and the events."""
    out[SEATS + s.seats - 2] = 1
    out[FORCED] = s.forced_replace
    for k in range(STRENGTHS):
        out[CLAWS_AT + k] = (s.claws >> (LOW + k)) & 1
    out[PHASE + s.phase] = 1
    out[ROUND + s.round_no - 1] = 1
    if s.event != NONE:
        out[EVENT_AT + s.event] = 1
    hits = 0
    for k in range(EVENT_TYPES):
        if k < s.pile_types:
            out[EVENTS_LEFT + s.pile_event[k]] += s.pile_left[k]
            hits += int(LANDS[s.pile_hits[k]]) * int(s.pile_left[k])
    write_word(out, HITS_LEFT, hits)
    if s.captured != NONE:
        out[CAPTURED + SPECIES_OF[s.captured]] = STRENGTH[s.captured]
        out[CAPTURED_FROM + s.captured_from] = 1


@inlined
def see_piles(s: Any, out: Any) -> None:
    """Twist Island, deck and discard pile, and the copies that lie face down somewhere."""
    write_word(out, DESTROYED, int(LANDS[s.destroyed]))
    for land in range(8):
        out[TWIST + HIGH * land + STRENGTH[s.twist[land]] - 1] = 1
    deck = int(s.reshuffles)
    out[DECK] = s.deck_size
    out[RESHUFFLES] = min(127, deck)
    for card in range(TYPES):
        out[DISCARD + card] = s.discard[card]
        unseen, perhaps = 0, 0
        for copy in range(COPIES):
            unseen += s.lost[card, copy] != LOCATED
            perhaps += s.lost[card, copy] == deck
        out[UNSEEN + card], out[PERHAPS + card] = unseen, perhaps


@inlined
def see_seat(s: Any, owner: int, place: int, out: Any) -> None:
    """What everybody sees of a seat."""
    out[LIL + place] = s.kind[owner]
    out[OWES + place] = (s.waiting >> owner) & 1
    out[ATTACKS_AT + place] = owner == s.attacker
    out[LATE_AT + place] = (s.late >> owner) & 1
    out[OWED + place] = s.owed[owner]
    out[HAND_SIZE + place] = s.hand_size[owner]
    today = 0
    for k in range(HAND):
        today += (k < s.hand_size[owner]) & (s.hand_deck[owner, k] == s.reshuffles)
    out[OF_DECK + place] = today
    out[BURIED_SIZE + place] = s.buried_size[owner]
    out[CANCELLED_SIZE + place] = min(127, s.cancelled_size[owner])
    if s.cancelled_size[owner] > 0:
        for card in range(TYPES):
            out[CANCELLED + card] += s.cancelled[owner, card]
    out[BONUS + place] = s.bonus[owner]
    for land in range(8):
        dino = s.island[owner, land]
        strength = STRENGTH[max(dino, 0)] * (dino != NONE)  # who is where is what no processor can guess
        out[ISLAND + 32 * place + 4 * land + SPECIES_OF[max(dino, 0)]] = strength
    if s.total[owner] > 0:
        out[ATTACK_AT + 4 * place + SPECIES_OF[s.prepared[owner, 0]]] = s.total[owner]
        for k in range(3):
            if s.prepared[owner, k] != NONE:
                out[ATTACK_CARDS + 3 * place + k] = STRENGTH[s.prepared[owner, k]]


@rule
def see_own(s: Any, seat: int, out: Any) -> None:
    """What only this seat sees: hand, graveyard, choice. Its own cards are not unseen."""
    for k in range(s.hand_size[seat]):
        card = s.hand[seat, k]
        out[HAND_SPECIES + 4 * k + SPECIES_OF[card]] = 1
        out[HAND_STRENGTH + STRENGTHS * k + STRENGTH[card] - LOW] = 1
        out[UNSEEN + card] -= 1
        out[PERHAPS + card] -= s.hand_deck[seat, k] == s.reshuffles
    for k in range(s.buried_size[seat]):
        card = s.buried[seat, k]
        out[OWN_BURIED + card] += 1
        out[UNSEEN + card] -= 1
        out[PERHAPS + card] -= s.buried_deck[seat, k] == s.reshuffles
    if s.chosen[seat] != NONE:
        out[CHOICE + s.chosen[seat]] = 1
