"""`search`: information-set Monte-Carlo tree search, the same code for every game."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import numpy as np

from ..engine import calls
from ..kernel import Rules
from .base import Budget, Opinion, Thinker, best_of
from .heuristics import Knobs, known
from .memory import Memory
from .nets import Net
from .tree import read_root
from .walk import iterate

CHUNK_SECONDS = 0.004
"""How often the clock is looked at."""
RATE = 20_000.0
"""Iterations a second of a search that has not looked at the clock yet."""
FIRST, GROWTH = 64, 4
"""Iterations before the first look at the clock, and how many times as many may follow a look: a decision may be much
dearer than the one before it."""
DEFAULT = Budget(iterations=2000)


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
        net: Net | None = None,
        quick: tuple[Thinker, float] | None = None,
        **changes: Any,
    ) -> None:
        self.rules, self.budget, self.name = rules, budget, name
        self.patient = patient
        """Does it use the time that the table gives it? The levels below expert do not."""
        self.knobs = replace(knobs or known(rules.id).knobs, **changes)
        self.quick = quick
        """Who decides instead below so many seconds, where that is the stronger then."""
        self.iterations = 0
        """Iterations of the last decision."""
        self._memory = Memory(rules, self.knobs, sees=sees, net=net)
        self._found = np.zeros((rules.actions, 4))
        self._rate = RATE

    def consider(self, hidden: Any, seat: int, key: int, budget: Budget | None = None) -> list[Opinion]:
        """Search, then say what was found for every legal action."""
        budget = budget if budget and self.patient else self.budget
        quick = self._stronger_now(budget)
        return quick.consider(hidden, seat, key) if quick else self._search(hidden, seat, key, budget)

    def _search(self, hidden: Any, seat: int, key: int, budget: Budget) -> list[Opinion]:
        memory = self._memory
        moves = memory.record.moves
        many = int(calls.legal(hidden, 0, seat, moves))
        self.iterations = 0
        if many <= 1:
            return [Opinion(int(moves[0]), 1, 0.5, 0.0)] if many else []
        memory.ask(seat, int(self.rules.read(hidden).seats), key)  # type: ignore[attr-defined]
        self._think(hidden, budget)
        found = int(read_root(hidden, memory.array, self._found))
        rows = sorted(self._found[:found].tolist())
        return [Opinion(int(a), int(n), worth, points) for a, n, worth, points in rows]

    def choose(self, hidden: Any, seat: int, key: int, budget: Budget | None = None) -> int:
        quick = self._stronger_now(budget if budget and self.patient else self.budget)
        if quick:
            return quick.choose(hidden, seat, key)
        return best_of(self.consider(hidden, seat, key, budget), by="visits").action

    def _stronger_now(self, budget: Budget) -> Thinker | None:
        """Who is stronger than a search with so little time."""
        if self.quick and budget.seconds is not None and budget.seconds < self.quick[1]:
            return self.quick[0]
        return None

    def _think(self, hidden: Any, budget: Budget) -> None:
        if budget.iterations is not None:
            self._iterate(hidden, budget.iterations)
            return
        assert budget.seconds is not None
        began = time.perf_counter()
        ends = began + budget.seconds
        now, most = began, FIRST
        while now < ends:
            self._iterate(hidden, max(1, min(most, int(self._rate * min(CHUNK_SECONDS, ends - now)))))
            most *= GROWTH
            now = time.perf_counter()
            self._rate = self.iterations / max(now - began, 1e-6)

    def _iterate(self, hidden: Any, count: int) -> None:
        iterate(hidden, self._memory.work, self._memory.array, self.iterations, count)
        self.iterations += count
