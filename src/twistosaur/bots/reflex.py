"""`reflex`: the policy of a learned net, and no search at all."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from ..engine.playouts import u64
from ..kernel import Rules, derive
from .base import Budget, Opinion
from .heuristics import known
from .memory import Memory
from .nets import Net
from .nets.forward import power
from .walk import iterate, policy

WORLDS, LOOKED_AT = 4, 6
"""Guessed worlds, and how many actions are tried in them, when reasons are asked for."""
TRIES = 10_000
"""What the probabilities of an opinion are counted in."""


class ReflexBot:
    """Plays what its net likes best: the same for the same record, but for ties."""

    unit = "points"
    """What its opinions count."""

    def __init__(self, rules: Rules, net: Net, name: str = "reflex") -> None:
        self.rules, self.name = rules, name
        # When it is asked for reasons, an action is followed to the own next decision, and the net says what it
        # expects there.
        self._memory = Memory(rules, replace(known(rules.id).knobs, steps=0, cut=0, heat=0.0), net=net)
        self._found = np.zeros((rules.actions, 2))

    def choose(self, hidden: Any, seat: int, key: int, budget: Budget | None = None) -> int:
        self._memory.record.seat = seat
        policy(hidden, self._memory.array, u64(key), self._found)
        return int(self._found[0, 0])

    def consider(self, hidden: Any, seat: int, key: int, budget: Budget | None = None) -> list[Opinion]:
        """Visits are the policy; worth and points what the net expects one own decision later."""
        search = self._memory.record
        search.seat, search.key = seat, u64(derive(key, 1))
        search.seats = int(self.rules.read(hidden).seats)  # type: ignore[attr-defined]
        many = int(policy(hidden, self._memory.array, u64(key), self._found))
        if many <= 1:
            return [Opinion(int(self._found[0, 0]), 1, 0.5, 0.0)] if many else []
        found = self._found[:many].copy()
        ranked = by_liking(found)
        actions = found[ranked[:LOOKED_AT], 0].astype(np.int64)
        self._memory.compare(actions)
        iterate(hidden, self._memory.work, self._memory.array, 0, WORLDS * len(actions))
        odds = [float(power(found[k, 1] - found[0, 1])) for k in ranked]
        tries = [round(TRIES * chance / sum(odds)) for chance in odds]
        tries[0] += 1
        return opinions(found[ranked, 0].astype(np.int64), tries, self._memory.sums())


def by_liking(found: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The rows of `policy` from the most liked on; the first stays the first."""
    return np.argsort(-found[:, 1], kind="stable")


def opinions(actions: np.ndarray[Any, Any], visits: list[int], sums: np.ndarray[Any, Any]) -> list[Opinion]:
    """Opinions on actions, the first of which were tried: rows of sums. The others count as the worst of those."""
    means = sums[:, 1:] / np.maximum(sums[:, :1], 1)
    worst = means[np.argmin(means[:, 0])]
    out = []
    for k, action in enumerate(actions.tolist()):
        worth, points = means[k] if k < len(means) else worst
        out.append(Opinion(action, visits[k], float(worth), float(points)))
    return sorted(out, key=lambda o: o.action)
