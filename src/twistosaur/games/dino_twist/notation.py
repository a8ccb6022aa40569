"""Moves, options and views of Dino Twist as text and plain data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from ...kernel import NO_SUCH_ACTION, OptionError, StandIn, as_python, refused
from ...kernel.data import option_choice, option_flag, option_number, read_options, shown, words
from .board import (
    ATTACKS,
    BURIALS,
    BURY_ACTION,
    CARDS,
    CARDS_NAMED,
    CLAWS,
    CODES,
    DECLINE_ACTION,
    EVENT_DECK,
    EVENT_TYPES,
    EVENTS,
    HIGH,
    KINDS,
    LOW,
    MAX_SEATS,
    METEORITE,
    NEWBORNS_ACTION,
    PASS_ACTION,
    SETTLE_ACTION,
    SOURCES,
    SPECIES_OF,
    SWAPS,
    TARGET_ACTION,
    TERRITORIES,
    USED_EVENTS,
)
from .hidden import has_chosen
from .state import NEWBORNS, NONE, OVER, PREPARE, SETTLE, TARGET

PHASES = {NEWBORNS: "newborns", PREPARE: "prepare", TARGET: "target", SETTLE: "settle", OVER: "over"}
MOST_EVENTS = 100
"""Event cards in a box; far more than anybody needs, and few enough for the record."""

DEFAULTS = {"kinds": None, "forced_replace": False, "events": None, "claws": list(CLAWS)}

# ------------------------------------------------------------------------------------------------ options


def event_code(text: Any) -> tuple[int, int]:
    """An event card as (event, mask of territories): "volcano", "meteorite jungle cliff"."""
    parts = text.split() if isinstance(text, str) else []
    if not parts or parts[0] not in EVENTS:
        raise OptionError(f"option events: expected {words(EVENTS)}, found {shown(text)}")
    event, lands = EVENTS.index(parts[0]), parts[1:]
    for land in lands:
        if land not in TERRITORIES:
            raise OptionError(f"option events: {shown(text)}: expected {words(TERRITORIES)}, found {shown(land)}")
    if (event == METEORITE) != bool(lands) or len(set(lands)) != len(lands):
        raise OptionError(f"option events: a meteorite, and nothing else, names its territories, not {shown(text)}")
    return event, sum(1 << TERRITORIES.index(land) for land in lands)


def event_text(event: int, hits: int) -> str:
    return " ".join([EVENTS[event], *territories_of(hits)])


def territories_of(mask: int) -> list[str]:
    return [name for k, name in enumerate(TERRITORIES) if mask >> k & 1]


def event_cards(given: Any) -> list[str]:
    """The events of the box, each as often as it is in it, in the order of the rules."""
    if given is None:
        given = EVENT_DECK
    if isinstance(given, Mapping):
        for name, count in given.items():
            if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= MOST_EVENTS:
                raise OptionError(f"option events: {name}: expected how many there are, found {shown(count)}")
        given = [name for name, count in given.items() for _ in range(count)]
    if not isinstance(given, (list, tuple)):
        raise OptionError(f"option events: expected a list of event cards, found {shown(given)}")
    codes = sorted(event_code(text) for text in given)
    if not USED_EVENTS <= len(codes) <= MOST_EVENTS:
        raise OptionError(f"option events: expected {USED_EVENTS} to {MOST_EVENTS} cards, found {len(codes)}")
    if len(set(codes)) > EVENT_TYPES:
        raise OptionError(f"option events: at most {EVENT_TYPES} different cards, found {len(set(codes))}")
    return [event_text(*code) for code in codes]


def options(seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
    chosen = read_options(seats, given, DEFAULTS)
    kinds = [KINDS[0]] * seats if chosen["kinds"] is None else chosen["kinds"]
    if not isinstance(kinds, (list, tuple)) or len(kinds) != seats:
        raise OptionError(f"option kinds: expected a list of {seats}, one for each seat, found {shown(kinds)}")
    for kind in kinds:
        option_choice(kind, KINDS, "kinds")
    option_flag(chosen["forced_replace"], "forced_replace")
    claws = chosen["claws"]
    if not isinstance(claws, (list, tuple)):
        raise OptionError(f"option claws: expected a list of strengths, found {shown(claws)}")
    for strength in claws:
        option_number(strength, LOW, HIGH, "claws")
    return {
        "kinds": list(kinds),
        "forced_replace": chosen["forced_replace"],
        "events": event_cards(chosen["events"]),
        "claws": sorted(set(claws)),
    }


def pile_of(cards: Sequence[str]) -> dict[tuple[int, int], int]:
    """Event cards counted by (event, mask of territories), in the order of the record."""
    codes = sorted(event_code(text) for text in cards)
    return {code: codes.count(code) for code in codes}


def encode(seats: int, chosen: Mapping[str, Any]) -> np.ndarray[Any, Any]:
    kinds = [KINDS.index(kind) for kind in chosen["kinds"]]
    out = [seats, int(chosen["forced_replace"]), sum(1 << strength for strength in chosen["claws"])]
    out += kinds + [0] * (MAX_SEATS - seats)
    for (event, hits), count in pile_of(chosen["events"]).items():
        out += [event, hits, count]
    return np.array(out, np.int64)


# ------------------------------------------------------------------------------------------------ moves


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
    if action < BURY_ACTION and len({int(SPECIES_OF[card]) for card in cards}) == 1:
        cards.sort(reverse=True)  # as people say it: the strongest first
    verb = "attack" if action < BURY_ACTION else "bury" if action < NEWBORNS_ACTION else "newborns"
    return " ".join([verb, *(card_list(cards) or ["-"])])


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


# ------------------------------------------------------------------------------------------------ positions


def card_list(codes: Iterable[Any]) -> list[str]:
    return [CARDS[int(code)] for code in codes]


def card_name(code: Any) -> str | None:
    return None if code == NONE else CARDS[int(code)]


def counted(counts: Any) -> list[str]:
    return [CARDS[k] for k, count in enumerate(counts) for _ in range(int(count))]


def seats_of(mask: int) -> list[int]:
    return [seat for seat in range(MAX_SEATS) if mask >> seat & 1]


def lands(cells: Any) -> dict[str, str | None]:
    return {name: card_name(cells[k]) for k, name in enumerate(TERRITORIES)}


def graveyard(s: Any, seat: int, *, open_to_all: bool) -> dict[str, Any]:
    buried = card_list(s.buried[seat, : int(s.buried_size[seat])]) if open_to_all else None
    return {"cancelled": counted(s.cancelled[seat]), "buried": buried}


def decks_of(s: Any) -> dict[str, Any] | None:
    """From which deck each card in a hand or buried was drawn, where there was more than one deck."""
    if s.reshuffles == 0:
        return None
    return {
        "count": s.reshuffles,
        "hands": [[int(n) for n in s.hand_deck[i, : int(s.hand_size[i])]] for i in range(s.seats)],
        "buried": [[int(n) for n in s.buried_deck[i, : int(s.buried_size[i])]] for i in range(s.seats)],
    }


def public(s: Any) -> dict[str, Any]:
    """What everybody at the table sees."""
    seats = range(s.seats)
    captured = None
    if s.captured != NONE:
        captured = {"card": CARDS[s.captured], "territory": TERRITORIES[s.captured_from]}
    return {
        "seats": s.seats,
        "twist": lands(s.twist),
        "islands": [lands(s.island[seat]) for seat in seats],
        "kinds": [KINDS[int(s.kind[seat])] for seat in seats],
        "discard": counted(s.discard),
        "events": [
            event_text(int(s.pile_event[k]), int(s.pile_hits[k]))
            for k in range(s.pile_types)
            for _ in range(int(s.pile_left[k]))
        ],
        "event": None if s.event == NONE else EVENTS[s.event],
        "destroyed": territories_of(int(s.destroyed)),
        "round": s.round_no,
        "phase": PHASES.get(s.phase, "chance"),
        "prepared": [card_list(c for c in s.prepared[i] if c != NONE) if s.total[i] else None for i in seats],
        "attacker": None if s.attacker == NONE else s.attacker,
        "captured": captured,
        "bonuses": [int(s.bonus[seat]) for seat in seats],
        "refill": seats_of(int(s.late)),
        "reshuffles": decks_of(s),
    }


def chosen_text(s: Any, seat: int) -> str | None:
    action = int(s.chosen[seat])
    return None if action == NONE else move_text(s, seat, action)


def position(s: Any, options: Mapping[str, Any]) -> dict[str, Any]:
    seats = range(s.seats)
    return {
        "game": "dino-twist",
        "options": dict(options),
        **public(s),
        "graveyards": [graveyard(s, seat, open_to_all=True) for seat in seats],
        "hands": [card_list(held(s, seat)) for seat in seats],
        "deck": counted(s.deck),
        "chosen": [chosen_text(s, seat) for seat in seats],
    }


def view(s: Any, seat: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """A hidden record for its audience: hands and buried cards of the others are null, their numbers are not."""
    seats = range(s.seats)
    return {
        "game": "dino-twist",
        "options": dict(options),
        **public(s),
        "graveyards": [graveyard(s, owner, open_to_all=owner == seat) for owner in seats],
        "graveyard_sizes": [int(s.buried_size[owner] + s.cancelled_size[owner]) for owner in seats],
        "hands": [card_list(held(s, owner)) if owner == seat else None for owner in seats],
        "hand_sizes": [int(s.hand_size[owner]) for owner in seats],
        "deck_size": s.deck_size,
        "chosen": [chosen_text(s, owner) for owner in seats],
        "has_chosen": [bool(as_python(has_chosen)(s, owner)) for owner in seats],
    }


def own_sources(s: StandIn) -> tuple[str, ...]:
    return SOURCES
