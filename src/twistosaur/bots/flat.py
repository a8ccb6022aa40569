"""Flat Monte-Carlo: every action gets the same number of random playouts. The yardstick, not a level.

A playout of more than LONGEST decisions is cut there, and the table counts as it stands: where nothing forbids it,
random players run in circles for hundreds of turns.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from ..engine import calls
from ..engine.playouts import play_on, settle
from ..kernel import Rules, below, borrowed, rule, word
from ..kernel.contract import acting, apply, legal
from .base import Budget, Opinion, best_of
from .heuristics import known
from .memory import Memory
from .walk import imagine, judge

LONGEST = 300


@rule
def sample(hidden: Any, work: Any, memory: Any, actions: Any, many: int, count: int, sums: Any) -> None:
    """Playouts 0 .. count-1: number i tries action i modulo many. Sums by action: tries, values, points."""
    hidden, work, memory = borrowed(hidden), borrowed(work), borrowed(memory)
    actions, sums = borrowed(actions), borrowed(sums)
    search = memory[0]
    moves, weights = search.moves[:], search.weights[:]
    for i in range(count):
        bits = word(search.key, i)
        k = i % many
        imagine(hidden, work, search, word(bits, 0))
        s = work[0]
        mask = acting(s)
        m = 0
        who = 0
        while mask != 0:
            if mask & 1 != 0:
                if who == search.seat:
                    apply(s, who, actions[k])
                else:
                    apply(s, who, moves[below(word(bits, 3 + m), legal(s, who, moves))])
                m += 1
            mask >>= 1
            who += 1
        n = settle(s, word(bits, 1), 0, weights)
        play_on(s, word(bits, 1), n, word(bits, 2), 0, LONGEST, search)
        judge(search, s, True)
        sums[k, 0] += 1
        sums[k, 1] += search.values[search.seat]
        sums[k, 2] += search.points[search.seat]


class FlatBot:
    """Random playouts, spread evenly over the legal actions."""

    name = "flat"

    def __init__(self, rules: Rules, playouts: int = 10_000) -> None:
        self.rules, self.playouts = rules, playouts
        self._memory = Memory(rules, replace(known(rules.id).knobs, epsilon=1.0))

    def consider(self, hidden: Any, seat: int, key: int, budget: Budget | None = None) -> list[Opinion]:
        memory = self._memory
        actions = np.zeros(self.rules.actions, np.int64)
        many = int(calls.legal(hidden, 0, seat, actions))
        if many <= 1:
            return [Opinion(int(actions[0]), 1, 0.5, 0.0)] if many else []
        sums = np.zeros((many, 3))
        memory.ask(seat, int(self.rules.read(hidden).seats), key)  # type: ignore[attr-defined]
        playouts = (budget.iterations if budget else None) or self.playouts
        sample(hidden, memory.work, memory.array, actions, many, playouts, sums)
        tried = np.maximum(sums[:, 0], 1)
        return [
            Opinion(int(actions[k]), int(sums[k, 0]), float(sums[k, 1] / tried[k]), float(sums[k, 2] / tried[k]))
            for k in range(many)
        ]

    def choose(self, hidden: Any, seat: int, key: int, budget: Budget | None = None) -> int:
        return best_of(self.consider(hidden, seat, key, budget), by="worth").action
