"""An exhaustive solver: the exact value of every option of a small position, over the public contract alone.

It walks every world, every outcome of chance and every action that the policy may draw, each with its weight, down to
the end of the game. Nothing is sampled and nothing of the analysis is used, so that the two can be held against each
other. What a game adds is in `endgames.py` and `worlds.py`: positions small enough, and the worlds of a seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from twistosaur.bots.heuristics import MEMO, known
from twistosaur.engine import calls
from twistosaur.kernel import CHANCE, Rules

Value = tuple[float, ...]
"""Of every seat its share of the win, then of every seat its margin over the best rival."""
World = tuple[float, Any]
"""A weight and a whole truth, states of length 1."""


class TooLarge(Exception):  # noqa: N818 - not an error: the position is left to others
    """The position has more moments than the solver was allowed to visit."""


def informed(rules: Rules, states: Any, seat: int) -> dict[int, float]:
    """The policy of the playouts, as probabilities: mostly what appeals most (of equals any), now and then anything."""
    actions = np.zeros(rules.actions, np.int64)
    many = int(calls.legal(states, 0, seat, actions))
    if many == 1:
        return {int(actions[0]): 1.0}
    likes = np.zeros(many)
    known(rules.id).plans(states[0], seat, actions, many, likes, np.zeros(MEMO, np.int64))
    best = [int(action) for action, like in zip(actions, likes, strict=False) if like == likes.max()]
    epsilon = known(rules.id).knobs.epsilon
    odds = {int(action): epsilon / many for action in actions[:many]}
    for action in best:
        odds[action] += (1.0 - epsilon) / len(best)
    return odds


class Solver:
    """Values of one game at one number of seats. `idle` says of a moment of chance that its outcome decides nothing
    any more: then the first outcome speaks for all."""

    def __init__(
        self, rules: Rules, seats: int, *, limit: int = 200_000, idle: Callable[[Rules, Any], bool] | None = None
    ) -> None:
        self.rules, self.seats, self.limit, self.idle = rules, seats, limit, idle
        self.visited = 0
        self._known: dict[bytes, Value] = {}
        self._weights = np.zeros(rules.outcomes, np.int64)
        self._points, self._ranks = np.zeros(seats, np.int64), np.zeros(seats, np.int64)

    def options(self, worlds: Iterable[World], seat: int) -> dict[int, Value]:
        """The exact value of every legal action of a seat, over the worlds that it thinks possible."""
        whole: dict[int, list[float]] = {}
        total = 0.0
        for weight, states in worlds:
            total += weight
            for action in self.legal(states, seat):
                value = self.value(self.after(states, seat, action))
                sums = whole.setdefault(action, [0.0] * len(value))
                for k, part in enumerate(value):
                    sums[k] += weight * part
        return {action: tuple(part / total for part in sums) for action, sums in whole.items()}

    def value(self, states: Any) -> Value:
        """What every seat may expect from here, if all follow the policy."""
        key = self.rules.to_bytes(states)
        found = self._known.get(key)
        if found is None:
            self.visited += 1
            if self.visited > self.limit:
                raise TooLarge
            found = self._known[key] = self._value(states)
        return found

    def _value(self, states: Any) -> Value:
        mask = int(calls.acting(states, 0))
        if mask:
            seat = (mask & -mask).bit_length() - 1
            odds = informed(self.rules, states, seat)
            return self._mean((chance, self.after(states, seat, action)) for action, chance in odds.items())
        if calls.over(states, 0):
            return self._end(states)
        return self._mean((weight, self.after(states, CHANCE, outcome)) for outcome, weight in self._draw(states))

    def _draw(self, states: Any) -> list[tuple[int, float]]:
        """The outcomes of the pending draw that can happen, with their weights."""
        count = int(calls.odds(states, 0, self._weights))
        outcomes = [(k, float(weight)) for k, weight in enumerate(self._weights[:count].tolist()) if weight]
        return outcomes[:1] if self.idle is not None and self.idle(self.rules, states) else outcomes

    def _mean(self, branches: Iterable[World]) -> Value:
        sums = [0.0] * (2 * self.seats)
        total = 0.0
        for weight, states in branches:
            total += weight
            for k, part in enumerate(self.value(states)):
                sums[k] += weight * part
        return tuple(part / total for part in sums)

    def _end(self, states: Any) -> Value:
        calls.scores(states, 0, self._points)
        calls.ranks(states, 0, self._ranks)
        points, ranks = self._points.tolist(), self._ranks.tolist()
        first = ranks.count(1)
        shares = [1.0 / first if rank == 1 else 0.0 for rank in ranks]
        margins = [float(own - max(points[:seat] + points[seat + 1 :])) for seat, own in enumerate(points)]
        return (*shares, *margins)

    def legal(self, states: Any, seat: int) -> list[int]:
        actions = np.zeros(self.rules.actions, np.int64)
        return [int(action) for action in actions[: calls.legal(states, 0, seat, actions)]]

    def after(self, states: Any, seat: int, action: int) -> Any:
        other = self.rules.copy(states)
        calls.apply(other, 0, seat, action)
        return other
