"""Flat Monte-Carlo: every action gets the same number of random playouts. The yardstick, not a level.

A playout of more than LONGEST decisions is cut there, and the table counts as it stands: where nothing forbids it,
random players run in circles for hundreds of turns.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engine.playouts import settle, u64
from ..kernel import Rules, below, borrowed, rule, word
from ..kernel.contract import acting, apply, guess, legal, retract
from .base import Budget, Opinion, best_of
from .heuristics import known
from .search import knob_array
from .tree import judge, roll

LONGEST = 300


@rule
def sample(
    hidden: Any,
    seat: int,
    seats: int,
    key: Any,
    first: int,
    count: int,
    knobs: Any,
    work: Any,
    actions: Any,
    many: int,
    moves: Any,
    weights: Any,
    totals: Any,
    places: Any,
    values: Any,
    points: Any,
    likes: Any,
    sums: Any,
) -> None:
    """Playouts first .. first+count-1: number i tries action i modulo many."""
    hidden, work, actions, moves = borrowed(hidden), borrowed(work), borrowed(actions), borrowed(moves)
    weights, totals, places, values = borrowed(weights), borrowed(totals), borrowed(places), borrowed(values)
    knobs, points, likes, sums = borrowed(knobs), borrowed(points), borrowed(likes), borrowed(sums)
    for i in range(first, first + count):
        bits = word(key, i)
        k = i % many
        guess(hidden[0], seat, word(bits, 0), work)
        s = work[0]
        for other in range(seats):
            if other != seat:
                retract(s, other)
        mask = acting(s)
        m = 0
        who = 0
        while mask != 0:
            if mask & 1 != 0:
                if who == seat:
                    apply(s, who, actions[k])
                else:
                    apply(s, who, moves[below(word(bits, 3 + m), legal(s, who, moves))])
                m += 1
            mask >>= 1
            who += 1
        n = settle(s, word(bits, 1), 0, weights)
        roll(s, word(bits, 1), n, word(bits, 2), 0, LONGEST, 1.0, moves, likes, weights)
        judge(s, True, knobs, totals, places, values, points, seats)
        sums[k, 0] += 1
        sums[k, 1] += values[seat]
        sums[k, 2] += points[seat]


class FlatBot:
    """Random playouts, spread evenly over the legal actions."""

    name = "flat"

    def __init__(self, rules: Rules, playouts: int = 10_000) -> None:
        self.rules, self.playouts = rules, playouts
        self._knobs = knob_array(known(rules.id).knobs)

    def consider(self, hidden: Any, seat: int, key: int, budget: Budget | None = None) -> list[Opinion]:
        from ..engine import calls

        rules = self.rules
        actions, moves = np.zeros(rules.actions, np.int64), np.zeros(rules.actions, np.int64)
        many = int(calls.legal(hidden, 0, seat, actions))
        if many <= 1:
            return [Opinion(int(actions[0]), 1, 0.5, 0.0)] if many else []
        most = rules.seats[1]
        seats = int(rules.read(hidden).seats)  # type: ignore[attr-defined]
        sums = np.zeros((many, 3))
        playouts = (budget.iterations if budget else None) or self.playouts
        sample(
            hidden,
            seat,
            seats,
            u64(key),
            0,
            playouts,
            self._knobs,
            rules.states(),
            actions,
            many,
            moves,
            np.zeros(rules.outcomes, np.int64),
            np.zeros(most, np.int64),
            np.zeros(most, np.int64),
            np.zeros(most),
            np.zeros(most),
            np.zeros(1),
            sums,
        )
        tried = np.maximum(sums[:, 0], 1)
        return [
            Opinion(int(actions[k]), int(sums[k, 0]), float(sums[k, 1] / tried[k]), float(sums[k, 2] / tried[k]))
            for k in range(many)
        ]

    def choose(self, hidden: Any, seat: int, key: int, budget: Budget | None = None) -> int:
        return best_of(self.consider(hidden, seat, key, budget), by="worth").action
