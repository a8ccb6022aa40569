"""Cards, islands and graveyards of Dino Twist from plain data, for `positions`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import PositionError, Rules, rule
from ...kernel.data import known, mapping, number, required, row, shown
from .board import BABY, CARDS, CODES, COPIES, HAND, HOME, ROUNDS, SPECIES_OF, T_REX, TERRITORIES, TYPES
from .cards import bury, take
from .state import NEWBORNS, NONE, PREPARE


@rule
def deal_card(states: Any, seat: int, card: int, deck: int) -> None:
    take(states[0], seat, card, deck)


@rule
def bury_card(states: Any, seat: int, card: int, deck: int) -> None:
    bury(states[0], seat, card, deck)


def card_code(data: Any, place: str, *, baby: bool = False) -> int:
    code = CODES.get(data, NONE) if isinstance(data, str) else NONE
    if code == NONE:
        raise PositionError(place, f"expected a card such as V5, found {shown(data)}", "DT-1")
    if code >= BABY and not baby:
        raise PositionError(place, f"a baby ({data}) lives on an island only", "DT-18")
    return code


def card_codes(data: Any, place: str, most: int | None = None) -> list[int]:
    codes = [card_code(name, f"{place}[{k}]") for k, name in enumerate(row(data, place))]
    if most is not None and len(codes) > most:
        raise PositionError(place, f"holds {len(codes)} cards, expected {most} at most", "DT-19")
    return codes


def counts(codes: list[int]) -> list[int]:
    return [codes.count(card) for card in range(TYPES)]


def cells(data: Any, place: str) -> list[int]:
    """Eight territories, each with a card or (null, or not named) empty."""
    lands = mapping(data, place)
    known(lands, TERRITORIES, place)
    return [
        NONE if lands.get(name) is None else card_code(lands[name], f"{place}.{name}", baby=True)
        for name in TERRITORIES
    ]


def at_home(card: int, land: int, place: str) -> None:
    if SPECIES_OF[card] != HOME[land]:
        raise PositionError(place, f"{CARDS[card]} does not live here", "DT-2")


def read_islands(s: Any, data: Any) -> None:
    for seat, island in enumerate(row(data, "islands", s.seats)):
        s.island[seat] = cells(island, f"islands[{seat}]")
        for land, card in enumerate(s.island[seat]):
            if card != NONE and s.kind[seat] == T_REX:
                at_home(card, land, f"islands[{seat}].{TERRITORIES[land]}")


def read_twist(s: Any, data: Any) -> None:
    s.twist[:] = cells(data, "twist")
    for land, card in enumerate(s.twist):
        place = f"twist.{TERRITORIES[land]}"
        if card == NONE:
            raise PositionError(place, "there is always a Dino here", "DT-16")
        at_home(card, land, place)


def read_decks(s: Any, data: Any) -> tuple[list[Any], list[Any]]:
    """Which deck each card of a hand, and each one buried, was drawn from; all from the first if null."""
    if data is None:
        return [None] * s.seats, [None] * s.seats
    facts = mapping(data, "reshuffles")
    known(facts, ("count", "hands", "buried"), "reshuffles")
    s.reshuffles = number(required(facts, "count", "reshuffles"), "reshuffles.count", 1, 200)
    hands = row(required(facts, "hands", "reshuffles"), "reshuffles.hands", s.seats)
    buried = row(required(facts, "buried", "reshuffles"), "reshuffles.buried", s.seats)
    return list(hands), list(buried)


def with_decks(codes: list[int], decks: Any, place: str, last: int) -> list[tuple[int, int]]:
    if decks is None:
        return [(card, 0) for card in codes]
    numbers = row(decks, place, len(codes))
    return [(card, number(n, f"{place}[{k}]", 0, last)) for k, (card, n) in enumerate(zip(codes, numbers, strict=True))]


def read_hands(s: Any, states: Any, rules: Rules, data: Mapping[str, Any]) -> None:
    """Hands and graveyards, which keep themselves sorted; what is set in `s` so far goes into the record first."""
    hand_decks, buried_decks = read_decks(s, data.get("reshuffles"))
    hands = row(required(data, "hands"), "hands", s.seats)
    yards = row(data.get("graveyards", [{}] * s.seats), "graveyards", s.seats)
    played = s.round_no - (1 if s.phase in (NEWBORNS, PREPARE) else 0)
    for seat in range(s.seats):
        yard = mapping(yards[seat], f"graveyards[{seat}]")
        known(yard, ("cancelled", "buried"), f"graveyards[{seat}]")
        gone = card_codes(yard.get("cancelled", []), f"graveyards[{seat}].cancelled", 3 * played)
        s.cancelled[seat], s.cancelled_size[seat] = counts(gone), len(gone)
    rules.write(s, states)
    for seat in range(s.seats):
        held = card_codes(hands[seat], f"hands[{seat}]", HAND)
        for card, deck in with_decks(held, hand_decks[seat], f"reshuffles.hands[{seat}]", s.reshuffles):
            deal_card(states, seat, card, deck)
        place = f"graveyards[{seat}].buried"
        under = card_codes(yards[seat].get("buried", []), place, 2 * played)
        for card, deck in with_decks(under, buried_decks[seat], f"reshuffles.buried[{seat}]", s.reshuffles):
            bury_card(states, seat, card, deck)


def read_piles(s: Any, data: Mapping[str, Any]) -> None:
    """Deck and discard pile; a deck that is not given holds whatever is nowhere else. 108 cards and 8 babies in all."""
    pile = card_codes(data.get("discard", []), "discard")
    s.discard[:], s.discard_size = counts(pile), len(pile)
    if "deck" in data:
        s.deck[:] = counts(card_codes(data["deck"], "deck"))
    else:
        s.deck[:] = 0
        s.deck[:] = [max(0, COPIES - there) for there in everywhere(s)[:TYPES]]
    s.deck_size = int(s.deck.sum())
    check_conserved(s)


def everywhere(s: Any) -> list[int]:
    """How often each card and baby is somewhere in this game."""
    out = [0] * len(CARDS)
    loose = [s.captured, *s.twist, *s.prepared.flat, *s.island.flat, *s.hand.flat, *s.buried.flat]
    for card in loose:
        if card != NONE:
            out[int(card)] += 1
    for card in range(TYPES):
        out[card] += int(s.deck[card] + s.discard[card] + s.cancelled[:, card].sum())
    return out


def check_conserved(s: Any, *, whole: bool = True) -> None:
    for card, there in enumerate(everywhere(s)):
        most = COPIES if card < TYPES else 2
        if there > most or (whole and card < TYPES and there < most):
            place = "twist, islands, hands, graveyards, deck and discard" if whole else "islands and graveyards"
            raise PositionError(place, f"{there} x {CARDS[card]} in all, expected {most}", "DT-1")


def read_yard(s: Any, seat: int, yard: Any) -> None:
    """A graveyard for scoring: how many cards, or which; of the two kinds nothing depends on it."""
    place = f"graveyards[{seat}]"
    if isinstance(yard, int):
        s.cancelled_size[seat] = number(yard, place, 0, 3 * ROUNDS)
        return
    if isinstance(yard, Mapping):
        known(yard, ("cancelled", "buried"), place)
        yard = [*row(yard.get("cancelled", []), place), *row(yard.get("buried", []), place)]
    gone = card_codes(yard, place, 3 * ROUNDS)
    s.cancelled[seat], s.cancelled_size[seat] = counts(gone), len(gone)
