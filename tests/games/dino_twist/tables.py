"""Tables of Dino Twist laid out in a few words, for tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import twistosaur
from twistosaur import Game
from twistosaur.games import load
from twistosaur.games.dino_twist.options import event_code, event_text

RULES = load("dino-twist")
CARDS = [f"{letter}{strength}" for letter in "ACHV" for strength in range(2, 11)]
TERRITORIES = ("mountain", "cliff", "jungle", "desert", "river", "hill", "beach", "sea")
BABIES = dict(zip(TERRITORIES, ("V1", "V1", "C1", "C1", "H1", "H1", "A1", "A1"), strict=True))


def island(**dinos: str) -> dict[str, str | None]:
    return {name: dinos.get(name) for name in TERRITORIES}


def events_left(box: Sequence[str], event: str | None, rounds: int) -> list[str]:
    """What is left when this event is shown in this round; the earlier ones were Furies, twisters and so on."""
    left = list(box)
    if event is not None:
        left.remove(event_text(*event_code(event)))
    for _ in range(rounds - (1 if event is None else 2)):
        left.remove(next(card for card in reversed(left) if card != "volcano"))
    return left


def table(
    *hands: str,
    twist: Mapping[str, str] | None = None,
    islands: Sequence[Mapping[str, str | None]] | None = None,
    event: str | None = None,
    deck: str | None = None,
    options: Mapping[str, Any] | None = None,
    **facts: Any,
) -> dict[str, Any]:
    """A position with these hands. Cards that are nowhere are in the deck or, if that is given, in the discard pile."""
    seats = len(hands)
    effective = RULES.options(seats, options or {})
    name, *hit = event.split() if event else [None]
    rounds = facts.pop("round", 2 if event else 1)
    held = [hand.split() for hand in hands]
    data: dict[str, Any] = {
        "game": "dino-twist",
        "options": effective,
        "seats": seats,
        "twist": {**BABIES, **(twist or {})},
        "islands": list(islands or [{}] * seats),
        "graveyards": [{} for _ in hands],
        "hands": held,
        "events": events_left(effective["events"], event, rounds),
        "event": name,
        "destroyed": hit,
        "round": rounds,
        "phase": "prepare",
        **facts,
    }
    if any(len(hand) < 7 for hand in held) and "reshuffles" not in facts:
        yards = data["graveyards"]
        data["reshuffles"] = {
            "count": 1,
            "hands": [[0] * len(hand) for hand in held],
            "buried": [[0] * len(yard.get("buried", [])) for yard in yards],
        }
    if deck is not None:
        data["deck"] = deck.split()
        data["discard"] = rest(data)
    return data


def everywhere(data: Mapping[str, Any]) -> Counter[str]:
    """All cards of a position, babies too."""
    there: Counter[str] = Counter(data["twist"].values())
    for place in (*data["islands"], *([data["captured"]] if data.get("captured") else [])):
        there.update(card for key, card in place.items() if card and key != "territory")
    for yard in data["graveyards"]:
        there.update([*yard.get("cancelled", []), *yard.get("buried", [])])
    for cards in (*data["hands"], *(data.get("prepared") or [])):
        there.update(cards or [])
    there.update([*data.get("deck", []), *data.get("discard", [])])
    return there


def rest(data: Mapping[str, Any]) -> list[str]:
    there = everywhere({**data, "discard": []})
    return [card for card in CARDS for _ in range(3 - there[card])]


def lay(*hands: str, seed: int = 1, **facts: Any) -> Game:
    return twistosaur.position(table(*hands, **facts), seed=seed)


def play(game: Game, *moves: str | None) -> Game:
    """One move for each seat, in their order; None: this seat makes none."""
    for seat, move in enumerate(moves):
        if move is not None:
            game.play(seat, move)
    return game


HOMES = {"V": ("mountain", "cliff"), "C": ("jungle", "desert"), "H": ("river", "hill"), "A": ("beach", "sea")}


def drained(**facts: Any) -> Game:
    """Six seats with full islands and short hands, and nothing left to draw: both piles are empty."""
    islands: list[dict[str, str]] = [{} for _ in range(6)]
    hands: list[list[str]] = [[] for _ in range(6)]
    yards: list[dict[str, list[str]]] = [{"cancelled": []} for _ in range(6)]
    twist: dict[str, str] = {}
    spare: list[str] = []
    for letter, homes in HOMES.items():
        cards = [f"{letter}{strength}" for strength in range(2, 11) for _ in range(3)]
        for home in homes:
            twist[home] = cards.pop(0)
            for own in islands:
                own[home] = cards.pop()
        spare += cards
    for k, card in enumerate(spare):
        (hands[k % 6] if k < 30 else yards[k % 6]["cancelled"]).append(card)
    return lay(
        *(" ".join(hand) for hand in hands),
        twist=twist,
        islands=islands,
        graveyards=yards,
        deck="",
        event="quake",
        round=8,
        **facts,
    )
