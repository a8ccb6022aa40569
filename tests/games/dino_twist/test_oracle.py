"""What may be prepared, worked out a second time from the words of a position: slowly, straight from the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import pytest

import twistosaur
from tests.games.dino_twist.tables import HOMES
from twistosaur.kernel import derive
from twistosaur.testing import random_game

pytestmark = pytest.mark.plain

SPECIES = {"aqua": "A", "carni": "C", "herbi": "H", "voli": "V"}
EVERYTHING = {"help": 3, "3-for-2": 3, "all-alone": 2, "quake": 3, "carnage": 2, "fury-voli": 2, "fury-aqua": 2}
ROCKS = {"meteorite beach sea": 2, "meteorite mountain": 2, "meteorite river jungle": 2, "twister": 1, "newborns": 2}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {"events": EVERYTHING, "kinds": ["t-rex", "lil-rex", "t-rex"]}),
    (6, {"events": {**EVERYTHING, **ROCKS}}),
    (4, {"events": {**ROCKS, "help": 3}, "kinds": ["lil-rex"] * 4}),
]


def strength(card: str | None) -> int:
    return int(card[1:]) if card else 0


def attacks(p: dict[str, Any], hand: list[str]) -> Iterator[tuple[str, ...]]:
    """DT-9, DT-22, DT-23, DT-30: every handful of cards that may attack together, the first names the species."""
    for card in hand:
        yield (card,)
    if p["event"] == "all-alone":
        return
    for one, two in permutations(hand, 2):
        if one[0] == two[0] or p["event"] == "help":
            yield one, two
    if p["event"] == "3-for-2":
        for three in combinations(hand, 3):
            if len({card[0] for card in three}) == 1:
                yield three


def total(p: dict[str, Any], cards: tuple[str, ...]) -> int:
    """DT-13, DT-24, DT-25."""
    bonus = 2 if p["event"] == "carnage" else 0
    if (p["event"] or "").startswith("fury") and SPECIES[p["event"][5:]] == cards[0][0]:
        bonus = 3
    return sum(map(strength, cards)) + bonus


def targets(p: dict[str, Any], cards: tuple[str, ...]) -> list[str]:
    """DT-10, DT-21."""
    mine = total(p, cards)
    return [land for land in HOMES[cards[0][0]] if land not in p["destroyed"] and strength(p["twist"][land]) < mine]


def met(p: dict[str, Any], seat: int, land: str) -> int:
    """DT-12: the own Dino that one from this territory would meet."""
    own = p["islands"][seat]
    if p["kinds"][seat] == "lil-rex":
        return min(map(strength, own.values()))
    if p["event"] == "quake":
        return min(strength(own[other]) for lands in HOMES.values() if land in lands for other in lands)
    return strength(own[land])


def written(cards: tuple[str, ...]) -> str:
    """One species: the strongest first; two: the first names the species."""
    one = len({card[0] for card in cards}) == 1
    return " ".join(["attack", *(sorted(cards, key=strength, reverse=True) if one else cards)])


def prepared(p: dict[str, Any], seat: int) -> set[str]:
    hand = p["hands"][seat]
    legal = {cards: targets(p, cards) for cards in attacks(p, hand) if targets(p, cards)}
    out = {written(cards) for cards in legal}
    gains = any(strength(p["twist"][land]) > met(p, seat, land) for lands in legal.values() for land in lands)
    if not hand:
        return {"pass"}
    if not gains:
        out |= {" ".join(["bury", *pair]) for pair in combinations(hand, min(2, len(hand)))}
    return out


def settled(p: dict[str, Any], seed: int) -> dict[str, Any]:
    """The same table with islands that random play would not build: Dinos move in from the deck."""
    out: dict[str, Any] = {**p, "deck": list(p["deck"]), "islands": [dict(own) for own in p["islands"]]}
    for n, (own, land) in enumerate((cells, name) for cells in out["islands"] for name in cells):
        letter = next(species for species, lands in HOMES.items() if land in lands)
        free = [card for card in out["deck"] if card[0] == letter]
        if free and derive(seed, n) % 40:
            new = max(free, key=strength) if derive(seed, n) % 3 else free[derive(seed, n) % len(free)]
            out["deck"].remove(new)
            out["deck"] += [own[land]] if strength(own[land]) > 1 else []
            own[land] = new
    return out


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_may_be_prepared(seats: int, options: dict[str, Any]) -> None:
    tables = buried = 0
    for seed in range(3):
        for start, _ in random_game("dino-twist", seats, options, 70 + seed):
            if start.position()["phase"] != "prepare" or len(start.acting) < seats:
                continue
            tables += 1
            for game in (start, twistosaur.position(settled(start.position(), tables))):
                p = game.position()
                for seat in range(seats):
                    moves = game.legal(seat)
                    assert len(set(moves)) == len(moves)
                    assert set(moves) == prepared(p, seat)
                    buried += any(move.startswith("bury") for move in moves)
    assert buried > 10
