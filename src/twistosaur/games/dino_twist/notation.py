"""The moves of Dino Twist as text: they name cards, so their text takes the state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ...kernel import NO_SUCH_ACTION, refused
from .board import (
    ATTACKS,
    BURIALS,
    BURY_ACTION,
    CARDS,
    CARDS_NAMED,
    CODES,
    DECLINE_ACTION,
    NEWBORNS_ACTION,
    PASS_ACTION,
    SETTLE_ACTION,
    SPECIES_OF,
    SWAPS,
    TARGET_ACTION,
    TERRITORIES,
)
from .state import NEWBORNS, NONE, PREPARE


def card_list(codes: Iterable[Any]) -> list[str]:
    return [CARDS[int(code)] for code in codes]


def held(s: Any, seat: int) -> list[int]:
    return [int(card) for card in s.hand[seat, : int(s.hand_size[seat])]]


def move_text(s: Any, seat: int, action: int) -> str:
    if action == PASS_ACTION:
        return "pass"
    if action == DECLINE_ACTION:
        return "decline"
    if action >= SETTLE_ACTION:
        return f"settle {TERRITORIES[action - SETTLE_ACTION]}"
    if action >= TARGET_ACTION:
        return f"target {TERRITORIES[action - TARGET_ACTION]}"
    hand = held(s, seat)
    cards = [hand[place] for place in CARDS_NAMED[action] if place < len(hand)]
    if action < BURY_ACTION:
        return attack_text(cards)
    verb = "bury" if action < NEWBORNS_ACTION else "newborns"
    return " ".join([verb, *(card_list(cards) or ["-"])])


def attack_text(cards: list[int]) -> str:
    return " ".join(["attack", *(card_list(spoken(cards)) or ["-"])])


def spoken(cards: list[int]) -> list[int]:
    """The cards of an attack as people say them: of one species the strongest first."""
    return sorted(cards, reverse=True) if len({int(SPECIES_OF[card]) for card in cards}) == 1 else cards


PLAIN_MOVES = {
    "pass": PASS_ACTION,
    "decline": DECLINE_ACTION,
    **{f"target {name}": TARGET_ACTION + k for k, name in enumerate(TERRITORIES)},
    **{f"settle {name}": SETTLE_ACTION + k for k, name in enumerate(TERRITORIES)},
}
NAMED = {
    "attack": {places: k for k, places in enumerate(ATTACKS)},
    "bury": {places: BURY_ACTION + k for k, places in enumerate(BURIALS)},
    "newborns": {places: NEWBORNS_ACTION + k for k, places in enumerate(SWAPS)},
}


def find_places(hand: Sequence[int], names: Iterable[str]) -> list[int] | None:
    """The first places of a hand that hold these cards, in the order given; None if one is not held."""
    places: list[int] = []
    for name in names:
        free = [k for k, card in enumerate(hand) if CARDS[card] == name and k not in places]
        if not free:
            return None
        places.append(free[0])
    return places


NOT_HELD = {"attack": 9, "bury": 12, "newborns": 29}
"""The clause that forbids naming a card that is not in the hand."""
TOO_MANY = {"attack": 22, "bury": 12, "newborns": 29}


def move_action(s: Any, seat: int, text: str) -> int:
    """A move names cards, so only one of cards that are held has a number; the others are refused by a clause."""
    if text in PLAIN_MOVES:
        return PLAIN_MOVES[text]
    verb, *names = text.split(" ")
    named = [] if names == ["-"] else names
    if verb not in NAMED or not names or not set(named) <= CODES.keys() or (verb != "newborns" and not named):
        return NO_SUCH_ACTION
    hand = held(s, seat)
    places = find_places(hand, named)
    if places is None:
        return refused(NOT_HELD[verb])
    mixed = verb == "attack" and len(places) == 2 and len({int(SPECIES_OF[hand[k]]) for k in places}) == 2
    return NAMED[verb].get(tuple(places if mixed else sorted(places)), refused(TOO_MANY[verb]))


def public_move(text: str) -> str:
    """What others read of a move: cards in a graveyard lie face down (DT-20)."""
    verb, *cards = text.split(" ")
    return " ".join([verb, *("?" for _ in cards)]) if verb == "bury" else text


def pending(s: Any) -> dict[int, int | None] | None:
    """Newborns and preparing are secret and at once; targets and settling are public."""
    if s.phase not in (NEWBORNS, PREPARE):
        return None
    return {i: None if s.chosen[i] == NONE else int(s.chosen[i]) for i in range(s.seats)}
