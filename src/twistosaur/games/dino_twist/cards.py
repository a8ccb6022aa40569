"""Cards on their way: drawn, discarded, buried, shuffled in; and what everybody remembers of it.

All see a card that is played, discarded or captured, and so know what is in a deck made of the discard pile. To keep
that memory, decks are numbered (a reshuffle begins the next), a card in a hand keeps the number of the deck it was
drawn from, and `lost` holds, for every copy of a card that lies face down somewhere, the deck it was last in.
"""

from __future__ import annotations

from typing import Any

from ...kernel import rule
from .board import COPIES, HAND, NO_CARD, TYPES
from .state import LOCATED, NONE
from .words import EACH, count, put_in, reaching, seven, write_bytes, write_cards


@rule
def take(s: Any, seat: int, card: int, deck: int) -> None:
    """A card comes to a hand, which stays sorted by card, then by deck."""
    cards, decks, size = seven(s.hand, seat), seven(s.hand_deck, seat), int(s.hand_size[seat])
    place = HAND - count(reaching(cards & NO_CARD * EACH, card + 1))
    while place > 0 and s.hand[seat, place - 1] == card and s.hand_deck[seat, place - 1] > deck:
        place -= 1
    write_cards(s.hand, seat, put_in(cards, place, int(card), size))
    write_bytes(s.hand_deck, seat, put_in(decks, place, int(deck), size))
    s.hand_size[seat] = size + 1


@rule
def give_up(s: Any, seat: int, places: int) -> None:
    """The cards at these places (a mask) leave a hand."""
    kept = 0
    for place in range(s.hand_size[seat]):
        s.hand[seat, kept] = s.hand[seat, place]
        s.hand_deck[seat, kept] = s.hand_deck[seat, place]
        kept += 1 - ((places >> place) & 1)
    for place in range(HAND):
        there = place < kept
        s.hand[seat, place] = s.hand[seat, place] if there else NONE
        s.hand_deck[seat, place] = s.hand_deck[seat, place] if there else 0
    s.hand_size[seat] = kept


@rule
def locate(s: Any, card: int, deck: int) -> None:
    """Everybody sees a copy that was last in this deck."""
    found = False
    for copy in range(COPIES - 1):
        found = found | (s.lost[card, copy] == deck)
        s.lost[card, copy] = s.lost[card, copy + 1] if found else s.lost[card, copy]
    s.lost[card, COPIES - 1] = LOCATED


@rule
def lose(s: Any, card: int, deck: int) -> None:
    """A copy is face down again, last seen on its way into this deck."""
    copy = COPIES - 1
    while copy > 0 and s.lost[card, copy - 1] > deck:
        s.lost[card, copy] = s.lost[card, copy - 1]
        copy -= 1
    s.lost[card, copy] = deck


@rule
def discard(s: Any, card: int) -> None:
    """DT-18: a baby leaves the game instead; no card (NONE) changes nothing."""
    counts = (card >= 0) & (card < TYPES)
    s.discard[card if counts else 0] += counts
    s.discard_size += counts


@rule
def bury(s: Any, seat: int, card: int, deck: int) -> None:
    """DT-20: into the own graveyard, seen by nobody else; sorted by deck, then by card."""
    k = s.buried_size[seat]
    while k > 0 and (
        s.buried_deck[seat, k - 1] > deck or (s.buried_deck[seat, k - 1] == deck and s.buried[seat, k - 1] > card)
    ):
        s.buried[seat, k] = s.buried[seat, k - 1]
        s.buried_deck[seat, k] = s.buried_deck[seat, k - 1]
        k -= 1
    s.buried[seat, k] = card
    s.buried_deck[seat, k] = deck
    s.buried_size[seat] += 1


@rule
def reshuffle(s: Any) -> None:
    """DT-19: the discard pile becomes the next deck; all know what is in it, nobody where."""
    s.reshuffles += 1
    for card in range(TYPES):
        back = s.discard[card]
        s.deck[card] = back
        s.discard[card] = 0
        for _ in range(back):
            lose(s, card, s.reshuffles)
    s.deck_size = s.discard_size
    s.discard_size = 0


@rule
def remember(s: Any) -> None:
    """Write `lost` anew, as follows from where the cards are."""
    for card in range(TYPES):
        for copy in range(COPIES):
            s.lost[card, copy] = LOCATED
        for _ in range(s.deck[card]):
            lose(s, card, s.reshuffles)
    for seat in range(s.seats):
        for place in range(s.hand_size[seat]):
            lose(s, s.hand[seat, place], s.hand_deck[seat, place])
        for k in range(s.buried_size[seat]):
            lose(s, s.buried[seat, k], s.buried_deck[seat, k])


@rule
def must_draw(s: Any) -> bool:
    """DT-19: find the first seat that is owed a card, and a card for it; if both piles are empty it goes without."""
    for seat in range(s.seats):
        if s.owed[seat] > 0:
            if s.deck_size == 0 and s.discard_size > 0:
                reshuffle(s)
            if s.deck_size > 0:
                s.drawer = seat
                return True
            s.owed[seat] = 0
    s.drawer = 0
    return False


@rule
def draw_card(s: Any, card: int) -> bool:
    """A card for the seat that draws; is it owed another, and is there one? Seats before it are owed nothing."""
    s.deck[card] -= 1
    s.deck_size -= 1
    s.owed[s.drawer] -= 1
    take(s, s.drawer, card, s.reshuffles)
    return s.owed[s.drawer] > 0 and s.deck_size > 0
