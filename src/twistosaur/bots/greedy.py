"""`greedy`: the best expected gain one decision ahead, own points only; and its human cousins, who overlook things."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engine import calls
from ..engine.playouts import u64
from ..kernel import Rules, below, borrowed, derive, rule, word
from ..kernel.contract import guess, retract
from .base import Budget, Opinion
from .heuristics import appeals, gain, known

GUESSES = 16


@rule
def expect(
    hidden: Any, seat: int, seats: int, key: Any, guesses: int, work: Any, actions: Any, many: int, likes: Any, out: Any
) -> None:
    """The mean gain and the mean appeal of each action over guessed worlds."""
    hidden, work, actions = borrowed(hidden), borrowed(work), borrowed(actions)
    likes, out = borrowed(likes), borrowed(out)
    for i in range(guesses):
        guess(hidden[0], seat, word(key, i), work)
        s = work[0]
        for other in range(seats):
            if other != seat:
                retract(s, other)
        appeals(s, seat, actions, many, likes)
        for k in range(many):
            out[k, 0] += gain(s, seat, actions[k]) / guesses
            out[k, 1] += likes[k] / guesses


@rule
def any_of(key: Any, many: int) -> int:
    return below(word(key, 0), many)


class GreedyBot:
    """Takes what pays most at once; of equal actions any."""

    def __init__(self, rules: Rules, *, informed: bool = False, name: str = "greedy", guesses: int = GUESSES) -> None:
        known(rules.id)
        self.rules, self.name = rules, name
        self.column, self.guesses = int(informed), guesses

    def consider(self, hidden: Any, seat: int, key: int, budget: Budget | None = None) -> list[Opinion]:
        rules = self.rules
        actions = np.zeros(rules.actions, np.int64)
        many = int(calls.legal(hidden, 0, seat, actions))
        out = np.zeros((many, 2))
        seats = int(rules.read(hidden).seats)  # type: ignore[attr-defined]
        if many > 1:
            expect(hidden, seat, seats, u64(key), self.guesses, rules.states(), actions, many, np.zeros(many), out)
        return [Opinion(int(actions[k]), 1, float(out[k, self.column]), float(out[k, 0])) for k in range(many)]

    def choose(self, hidden: Any, seat: int, key: int, budget: Budget | None = None) -> int:
        return most_worth(self.consider(hidden, seat, key, budget), derive(key, 1 << 32))


class HumanBot(GreedyBot):
    """Plays for its own points as a person who has just learnt the game does.

    Some actions it does not notice at all (`overlooks`: how often), and of the others it is not sure what they are
    worth (`unsure`: how many points it may be wrong by). It never plays a move that it thinks is bad.
    """

    def __init__(self, rules: Rules, *, name: str, overlooks: float, unsure: float, informed: bool = False) -> None:
        super().__init__(rules, informed=informed, name=name)
        self.overlooks, self.unsure = overlooks, unsure

    def choose(self, hidden: Any, seat: int, key: int, budget: Budget | None = None) -> int:
        mood = derive(key, 2 << 32)
        noticed: list[Opinion] = []
        opinions = self.consider(hidden, seat, key, budget)
        for n, o in enumerate(opinions):
            error = self.unsure * (unit_of(mood, 2 * n) + unit_of(mood, 2 * n + 1) - 1.0)
            if unit_of(mood, 1000 + n) >= self.overlooks:
                noticed.append(Opinion(o.action, 1, o.worth + error, o.points))
        return most_worth(noticed or opinions, derive(key, 1 << 32))


def unit_of(key: int, n: int) -> float:
    """A number from 0 to 1: word n of a key."""
    return derive(key, n) / 2**64


def most_worth(opinions: list[Opinion], key: int) -> int:
    """The action of most worth; of equal ones (but for rounding) any."""
    best = max(o.worth for o in opinions)
    equal = [o for o in opinions if o.worth > best - 1e-9]
    return equal[int(any_of(u64(key), len(equal)))].action
