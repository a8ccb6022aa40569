"""What a table of Dino Twist may choose before it begins, and the box of events that comes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypedDict

import numpy as np

from ...kernel import OptionError
from ...kernel.data import shown, words
from ...kernel.options import Box, check_number, check_total, choice, data, flag
from .board import (
    CLAWS,
    EVENT_DECK,
    EVENT_TYPES,
    EVENTS,
    HIGH,
    KINDS,
    LOW,
    MAX_SEATS,
    METEORITE,
    TERRITORIES,
    USED_EVENTS,
    Kind,
    Territory,
)

MOST_EVENTS = 100
"""Event cards in a box; far more than anybody needs, and few enough for the record."""


class DinoTwistOptions(TypedDict):
    """The options of a game of Dino Twist."""

    kinds: list[Kind]
    """By seat: the side of the own island (DT-3)."""
    forced_replace: bool
    """A captured Dino must move in, also where it replaces another (DT-17)."""
    events: list[str]
    """The event cards of the box (DT-6); a meteorite names the territories it hits."""
    claws: list[int]
    """The strengths with Big Claws (DT-7)."""


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


@cache
def event_text(event: int, hits: int) -> str:
    return " ".join([EVENTS[event], *territories_of(hits)])


def territories_of(mask: int) -> list[Territory]:
    return [name for k, name in enumerate(TERRITORIES) if mask >> k & 1]


def event_cards(given: Any) -> list[str]:
    """The events of the box, each as often as it is in it, in the order of the rules."""
    if given is None:
        given = EVENT_DECK
    if isinstance(given, Mapping):
        many = 0
        for name, count in given.items():
            if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= MOST_EVENTS:
                raise OptionError(f"option events: {shown(name)}: expected how many there are, found {shown(count)}")
            many += count
        check_total(many, USED_EVENTS, MOST_EVENTS, "events", "cards")
        given = [name for name, count in given.items() for _ in range(count)]
    if not isinstance(given, (list, tuple)):
        raise OptionError(f"option events: expected a list of event cards, found {shown(given)}")
    check_total(len(given), USED_EVENTS, MOST_EVENTS, "events", "cards")
    codes = sorted(event_code(text) for text in given)
    if (kinds := len(set(codes))) > EVENT_TYPES:
        problem = f"option events: at most {EVENT_TYPES} different cards, found {kinds}"
        raise OptionError(problem, reason="kinds", found=kinds, low=1, high=EVENT_TYPES)
    return [event_text(*code) for code in codes]


def claw_strengths(given: Any) -> list[int]:
    if not isinstance(given, (list, tuple)):
        raise OptionError(f"option claws: expected a list of strengths, found {shown(given)}")
    if len(given) > HIGH - LOW + 1:
        raise OptionError(f"option claws: expected at most {HIGH - LOW + 1} strengths, found {len(given)}")
    return sorted({check_number(strength, LOW, HIGH, "claws") for strength in given})


STRENGTHS_OF_CARDS = tuple(range(LOW, HIGH + 1))
USUAL_EVENTS = event_cards(EVENT_DECK)
EVENT_BOX = Box(
    "counts",
    EVENTS,
    {card: USUAL_EVENTS.count(card) for card in USUAL_EVENTS},
    (USED_EVENTS, MOST_EVENTS),
    parted=EVENTS[METEORITE],
    parts=TERRITORIES,
)
OPTIONS = (
    choice("kinds", KINDS, per_seat=True, offered=True, clause=3),
    flag("forced_replace", False, offered=True, clause=17),
    data("events", None, event_cards, clause=6, box=EVENT_BOX),
    data("claws", CLAWS, claw_strengths, clause=7, box=Box("set", STRENGTHS_OF_CARDS, CLAWS, (0, HIGH - LOW + 1))),
)


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
