"""`search`: information-set Monte-Carlo tree search, the same code for every game."""

from __future__ import annotations

import time
from dataclasses import astuple, replace
from typing import Any

import numpy as np

from ..engine import calls
from ..engine.playouts import u64
from ..kernel import PLAIN, Rules
from .base import Budget, Opinion, best_of
from .heuristics import Knobs, known
from .tree import EDGE, NO_EDGE, NODE, PATH, STEP, iterate, root

NODE_POOL, EDGE_POOL = 1 << 16, 1 << 19
CHUNK_SECONDS = 0.004
"""How often the clock is looked at."""
DEFAULT = Budget(iterations=2000)


def knob_array(knobs: Knobs, *, sees: bool = False) -> np.ndarray[Any, Any]:
    return np.array([*astuple(knobs), float(sees)], np.float64)


class Pool:
    """The memory of a search: made once, used for every decision."""

    def __init__(self, rules: Rules) -> None:
        most = rules.seats[1]
        if PLAIN:
            self.nodes, self.edges = PlainPool(NODE, 1 << 12), PlainPool(EDGE, 1 << 14)
        else:
            self.nodes, self.edges = np.zeros(NODE_POOL, NODE), np.zeros(EDGE_POOL, EDGE)  # type: ignore[assignment]
        self.counts = np.zeros(4, np.int64)
        self.index = np.full(rules.actions, NO_EDGE, np.int64)
        self.path = np.zeros(STEP * PATH + 3, np.int64)
        self.likes = np.zeros(rules.actions)
        self.moves = np.zeros(rules.actions, np.int64)
        self.weights = np.zeros(rules.outcomes, np.int64)
        self.totals = np.zeros(most, np.int64)
        self.places = np.zeros(most, np.int64)
        self.values = np.zeros(most)
        self.points = np.zeros(most)
        self.work = rules.states()
        self.found = np.zeros((rules.actions, 4))

    def clear(self) -> None:
        if PLAIN:
            self.nodes.clear()
        else:
            self.nodes["many"] = 0  # type: ignore[index]
        self.counts[:] = 0


class PlainPool:
    """An array of records as plain objects, for the search without the JIT."""

    class Item:
        pass

    def __init__(self, dtype: Any, count: int) -> None:
        self.names = dtype.names
        self._items = [PlainPool.Item() for _ in range(count)]
        self.clear()

    def clear(self) -> None:
        for item in self._items:
            for name in self.names:
                setattr(item, name, 0)

    def __len__(self) -> int:
        return len(self._items)

    def __getitem__(self, index: int) -> Any:
        return self._items[index]


class SearchBot:
    """Thinks in guessed worlds. With a budget of iterations its choice depends on record, seat and key alone."""

    def __init__(
        self,
        rules: Rules,
        budget: Budget = DEFAULT,
        *,
        knobs: Knobs | None = None,
        name: str = "search",
        sees: bool = False,
        patient: bool = True,
        **changes: Any,
    ) -> None:
        self.rules, self.budget, self.name = rules, budget, name
        self.patient = patient
        """Does it use the time that the table gives it? The levels below expert do not."""
        self.knobs = replace(knobs or known(rules.id).knobs, **changes)
        self.iterations = 0
        """Iterations of the last decision."""
        self._knobs = knob_array(self.knobs, sees=sees)
        self._pool = Pool(rules)
        self._rate = 20_000.0

    def consider(self, hidden: Any, seat: int, key: int, budget: Budget | None = None) -> list[Opinion]:
        """Search, then say what was found for every legal action."""
        pool = self._pool
        many = int(calls.legal(hidden, 0, seat, pool.moves))
        self.iterations = 0
        if many <= 1:
            return [Opinion(int(pool.moves[0]), 1, 0.5, 0.0)] if many else []
        pool.clear()
        self._think(hidden, seat, key, budget if budget and self.patient else self.budget)
        found = int(root(hidden, seat, pool.nodes, pool.edges, pool.found))
        rows = sorted(pool.found[:found].tolist())
        return [Opinion(int(a), int(n), worth, points) for a, n, worth, points in rows]

    def choose(self, hidden: Any, seat: int, key: int, budget: Budget | None = None) -> int:
        return best_of(self.consider(hidden, seat, key, budget), by="visits").action

    def _think(self, hidden: Any, seat: int, key: int, budget: Budget) -> None:
        seats = int(self.rules.read(hidden).seats)  # type: ignore[attr-defined]
        if budget.iterations is not None:
            self._iterate(hidden, seat, seats, key, budget.iterations)
            return
        assert budget.seconds is not None
        began = time.perf_counter()
        ends = began + budget.seconds
        now = began
        while now < ends:
            self._iterate(hidden, seat, seats, key, max(1, int(self._rate * min(CHUNK_SECONDS, ends - now))))
            now = time.perf_counter()
            self._rate = self.iterations / max(now - began, 1e-6)

    def _iterate(self, hidden: Any, seat: int, seats: int, key: int, count: int) -> None:
        p = self._pool
        iterate(
            hidden,
            seat,
            seats,
            u64(key),
            self.iterations,
            count,
            self._knobs,
            p.work,
            p.nodes,
            p.edges,
            p.counts,
            p.index,
            p.path,
            p.moves,
            p.likes,
            p.weights,
            p.totals,
            p.places,
            p.values,
            p.points,
        )
        self.iterations += count
