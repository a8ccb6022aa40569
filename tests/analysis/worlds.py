"""Every world that a seat thinks possible, with its exact weight: what `guess` draws from, written out.

Where the seat can work out all that is hidden there is one world. In Dino Twist a world is a way to lay the cards that
nobody has seen into the hands of the others and the deck, each labelled card anywhere with the same chance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb, prod
from typing import Any

from tests.analysis.solver import World
from twistosaur.engine import calls
from twistosaur.engine.playouts import u64
from twistosaur.kernel import Rules

MANY = 400
"""More worlds than are written out."""


def guessed(rules: Rules, states: Any, seat: int, key: int) -> Any:
    """One world as the contract draws it, what others have chosen in secret taken back."""
    hidden, out = rules.states(), rules.states()
    calls.hide(states, 0, seat, hidden)
    calls.guess(hidden, 0, seat, u64(key), out)
    for other in range(int(rules.read(out).seats)):  # type: ignore[attr-defined]
        if other != seat:
            calls.retract(out, 0, other)
    return out


def is_determined(rules: Rules, states: Any, seat: int) -> bool:
    """Does every guess come to the same world?"""
    return len({rules.to_bytes(guessed(rules, states, seat, key)) for key in range(12)}) == 1


def worlds(rules: Rules, states: Any, options: dict[str, Any], seat: int) -> list[World] | None:
    """The worlds of a seat before anybody has chosen; None if there are too many to write out."""
    if is_determined(rules, states, seat):
        return [(1.0, guessed(rules, states, seat, 0))]
    if rules.id != "dino-twist":
        return None
    return card_worlds(rules, rules.position(rules.read(states), options), seat)


def card_worlds(rules: Rules, data: dict[str, Any], seat: int) -> list[World] | None:
    """Dino Twist with no more than one deck in play and nothing buried face down by others."""
    others = [other for other in range(data["seats"]) if other != seat]
    assert not any(data["graveyards"][other]["buried"] for other in others)
    loose = Counter(data["deck"])
    for other in others:
        loose.update(data["hands"][other])
    sizes = [len(data["hands"][other]) for other in others]
    found: list[World] = []
    for weight, hands, deck in deals(loose, sizes):
        if len(found) == MANY:
            return None
        world = {**data, "hands": list(data["hands"]), "deck": deck}
        for other, hand in zip(others, hands, strict=True):
            world["hands"][other] = hand
        found.append((weight, rules.from_position(rules, world)[0]))
    return found


def deals(loose: Counter[str], sizes: list[int]) -> Iterator[tuple[float, list[list[str]], list[str]]]:
    """Every way to deal hands of these sizes out of these cards, with the number of labelled ways, and the rest."""
    if not sizes:
        yield 1.0, [], sorted(loose.elements())
        return
    for hand in hands_of(sorted(loose), loose, sizes[0]):
        ways = prod(comb(loose[card], many) for card, many in hand.items())
        for weight, rest, deck in deals(loose - hand, sizes[1:]):
            yield ways * weight, [sorted(hand.elements()), *rest], deck


def hands_of(cards: list[str], loose: Counter[str], size: int) -> Iterator[Counter[str]]:
    """Every hand of this size, as how many of each card."""
    if size == 0:
        yield Counter()
    elif cards:
        for many in range(min(loose[cards[0]], size) + 1):
            for rest in hands_of(cards[1:], loose, size - many):
                yield Counter({cards[0]: many}) + rest
