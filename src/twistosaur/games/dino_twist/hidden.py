"""What a seat may see, and a fair guess at the rest.

Face down for a seat are the deck, the hands of the others and what they buried. Cards are treated as labelled: a copy
that has been seen is known again. So everybody knows which copies were last in which deck (`lost`), and when a card was
drawn everybody sees which deck it comes from. We let this stay in sight while the card is held and when it is buried,
as at a table, where one sees a card go into a hand and out of it (`hand_deck`, `buried_deck`; which card it is stays
secret). Then a card lies in a slot of its own deck and nowhere else, all such places are equally likely, and a guess
is exact after any number of reshuffles: the cards of the second deck are known to be those of the old discard pile.

Two things are not drawn from what was seen. Why somebody chose a card is nobody's guess. And that a first hand had at
most four of a species (DT-5) is used while the first hands are whole, in round 1, and forgotten after the reveal; a
hand that was dealt anew is shown to nobody.
"""

from __future__ import annotations

from typing import Any

from ...kernel import below, rule, word
from .board import BURY_ACTION, COPIES, HAND, NEWBORNS_ACTION, PASS_ACTION, TYPES
from .cards import bury, locate, lose, remember, take
from .rules import action_refusal, is_uniform
from .state import DEAL, NEWBORNS, NONE, PREPARE


@rule
def eyes(s: Any, seat: int) -> int:
    """Whose cards this audience sees: its own, and none before the first hands have passed (DT-5)."""
    return NONE if s.phase == DEAL else seat


@rule
def hide(s: Any, seat: int, out: Any) -> None:
    out[0] = s
    h = out[0]
    seat = eyes(h, seat)
    for card in range(TYPES):
        h.deck[card] = 0
    for owner in range(h.seats):
        if owner != seat:
            h.chosen[owner] = NONE
            hide_hand(h, owner)
            for k in range(h.buried_size[owner]):
                h.buried[owner, k] = NONE


@rule
def hide_hand(h: Any, owner: int) -> None:
    """Blank a hand; its decks are sorted, so that their order says nothing of the cards."""
    for place in range(HAND):
        h.hand[owner, place] = NONE
    for place in range(1, h.hand_size[owner]):
        deck = h.hand_deck[owner, place]
        k = place
        while k > 0 and h.hand_deck[owner, k - 1] > deck:
            h.hand_deck[owner, k] = h.hand_deck[owner, k - 1]
            k -= 1
        h.hand_deck[owner, k] = deck


@rule
def has_chosen(h: Any, seat: int) -> bool:
    """Does this seat have a choice on the table that is not revealed yet?"""
    return (h.phase == PREPARE or h.phase == NEWBORNS) and (h.waiting >> seat) & 1 == 0


@rule
def set_aside(h: Any, seat: int) -> None:
    """The seat's own cards are not lost to it."""
    for place in range(h.hand_size[seat]):
        locate(h, h.hand[seat, place], h.hand_deck[seat, place])
    for k in range(h.buried_size[seat]):
        locate(h, h.buried[seat, k], h.buried_deck[seat, k])


@rule
def lost_in(h: Any, deck: int) -> int:
    """How many copies may still be in a slot of this deck."""
    n = 0
    for card in range(TYPES):
        for copy in range(COPIES):
            if h.lost[card, copy] == deck:
                n += 1
    return n


@rule
def find(h: Any, deck: int, rest: int) -> int:
    """The card of the lost copy number `rest` of a deck; it is lost no longer."""
    for card in range(TYPES):
        for copy in range(COPIES):
            if h.lost[card, copy] == deck:
                if rest == 0:
                    locate(h, card, deck)
                    return card
                rest -= 1
    return NONE


@rule
def fill_hand(h: Any, owner: int, key: Any, n: int) -> int:
    """A card of its deck for every slot of a hand; n counts the words used."""
    size = h.hand_size[owner]
    h.hand_size[owner] = 0
    for place in range(size):
        deck = h.hand_deck[owner, place]
        take(h, owner, find(h, deck, below(word(key, n), lost_in(h, deck))), deck)
        n += 1
    return n


@rule
def fill_graveyard(h: Any, owner: int, key: Any, n: int) -> int:
    size = h.buried_size[owner]
    h.buried_size[owner] = 0
    for k in range(size):
        deck = h.buried_deck[owner, k]
        bury(h, owner, find(h, deck, below(word(key, n), lost_in(h, deck))), deck)
        n += 1
    return n


@rule
def has_uniform(h: Any) -> bool:
    """DT-5: would one of these first hands have been dealt anew?"""
    found = False
    for owner in range(h.seats):
        found = found or is_uniform(h, owner)
    return found


@rule
def take_back(h: Any, seat: int) -> None:
    """Undo the guess at first hands."""
    for owner in range(h.seats):
        if owner != seat:
            for place in range(HAND):
                lose(h, h.hand[owner, place], 0)
                h.hand[owner, place] = NONE


@rule
def fill_hands(h: Any, seat: int, key: Any, n: int) -> int:
    for owner in range(h.seats):
        if owner != seat:
            n = fill_hand(h, owner, key, n)
    return n


@rule
def any_choice(h: Any, seat: int, bits: Any) -> int:
    """A legal action of a seat, each as likely as any other."""
    first, last = (0, NEWBORNS_ACTION) if h.phase == PREPARE else (NEWBORNS_ACTION, PASS_ACTION)
    if h.phase == PREPARE and h.hand_size[seat] == 0:
        return PASS_ACTION
    if h.phase == PREPARE and action_refusal(h, seat, BURY_ACTION) != 0 and h.hand_size[seat] > 1:
        last = BURY_ACTION
    n = 0
    for action in range(first, last):
        if action_refusal(h, seat, action) == 0:
            n += 1
    rest = below(bits, n)
    for action in range(first, last):
        if action_refusal(h, seat, action) == 0:
            if rest == 0:
                return action
            rest -= 1
    return NONE


@rule
def guess(hidden: Any, seat: int, key: Any, out: Any) -> None:
    out[0] = hidden
    h = out[0]
    seat = eyes(h, seat)
    if seat >= 0:
        set_aside(h, seat)
    n = 0
    for owner in range(h.seats):
        if owner != seat:
            n = fill_graveyard(h, owner, key, n)
    n = fill_hands(h, seat, key, n)
    while h.round_no == 1 and h.phase == PREPARE and has_uniform(h):
        take_back(h, seat)
        n = fill_hands(h, seat, key, n)
    for card in range(TYPES):
        for copy in range(COPIES):
            if h.lost[card, copy] == h.reshuffles:
                h.deck[card] += 1
    remember(h)
    for other in range(h.seats):
        if other != seat and has_chosen(h, other):
            h.chosen[other] = any_choice(h, other, word(key, n))
            n += 1
