"""`master`: the search with a learned net inside it. Which part the net plays is a matter of knobs.

In the trees of `walk.py` a net can say what to try (`prior`), play out (`steps`) and say what to expect where a playout
is cut (`cut`). Or there is no tree (`ahead`): the actions that the net likes best are played out in the same guessed
worlds, the better half of them in more, and so on until two are left.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from ..engine import calls
from ..engine.playouts import u64
from ..kernel import Rules
from .base import Budget, Opinion, Thinker
from .heuristics import NEVER, Knobs, known
from .nets import Net
from .reflex import by_liking, opinions
from .search import CHUNK_SECONDS, FIRST, GROWTH, SearchBot
from .walk import iterate, policy

SLOWLY = 1000.0
"""Iterations a second of a search that has not looked at the clock yet: playouts of a net take their time."""


class MasterBot(SearchBot):
    """A search that asks a net."""

    def __init__(
        self,
        rules: Rules,
        budget: Budget,
        *,
        net: Net,
        knobs: Knobs,
        name: str = "master",
        quick: tuple[Thinker, float] | None = None,
    ) -> None:
        super().__init__(rules, budget, knobs=knobs, name=name, net=net, quick=quick)
        self._liked = np.zeros((rules.actions, 2))
        self._rate = SLOWLY
        whole = min(knobs.cut, NEVER) < NEVER or knobs.horizon >= NEVER
        self.unit = "points" if whole else known(rules.id).unit
        """What its opinions count: points, unless playouts end in what the heuristics think of a table."""

    def _search(self, hidden: Any, seat: int, key: int, budget: Budget) -> list[Opinion]:
        if not self.knobs.ahead:
            return super()._search(hidden, seat, key, budget)
        moves = self._memory.record.moves
        many = int(calls.legal(hidden, 0, seat, moves))
        self.iterations = 0
        if many <= 1:
            return [Opinion(int(moves[0]), 1, 0.5, 0.0)] if many else []
        return self._look_ahead(hidden, seat, key, budget)

    def _look_ahead(self, hidden: Any, seat: int, key: int, budget: Budget) -> list[Opinion]:
        """Successive halving over the actions that the net likes best. An iteration is a playout."""
        began = time.perf_counter()
        search = self._memory.record
        search.seat, search.key = seat, u64(key)
        search.seats = int(self.rules.read(hidden).seats)  # type: ignore[attr-defined]
        many = int(policy(hidden, self._memory.array, u64(key), self._liked))
        found = self._liked[:many].copy()
        found = found[by_liking(found)]
        actions = found[:, 0].astype(np.int64)
        kept = np.arange(min(many, self._width_for(budget)))
        sums = np.zeros((len(kept), 3))
        rounds = max(1, (len(kept) - 1).bit_length())
        worlds = 0
        for number in range(rounds):
            self._memory.compare(actions[kept])
            for count in self._pieces(budget, (number + 1) / rounds, len(kept), began):
                iterate(hidden, self._memory.work, self._memory.array, worlds * len(kept), count * len(kept))
                worlds += count
                self.iterations += count * len(kept)
            sums[kept] += self._memory.sums()
            kept = self._better(kept, sums, found[:, 1], half=number + 1 < rounds)
        visits = np.zeros(many, np.int64)
        visits[: len(sums)] = sums[:, 0]
        visits[kept[0]] += 1
        return opinions(actions, visits.tolist(), sums)

    def _width_for(self, budget: Budget) -> int:
        """How many actions are compared: fewer, where there is no time to try each of them several times."""
        most = max(2, int(self.knobs.ahead))
        if budget.seconds is None:
            return most
        return max(2, min(most, int(self._rate * budget.seconds / 4)))

    def _pieces(self, budget: Budget, share: float, kept: int, began: float) -> Iterator[int]:
        """Numbers of worlds until this share of the budget is spent; at least one."""
        if budget.iterations is not None:
            yield max(1, (int(budget.iterations * share) - self.iterations) // kept)
            return
        assert budget.seconds is not None
        ends = began + share * budget.seconds
        now, before, most = time.perf_counter(), self.iterations, FIRST
        while now < ends or self.iterations == before:
            yield max(1, int(min(most, self._rate * min(CHUNK_SECONDS, ends - now)) / kept))
            most *= GROWTH
            now = time.perf_counter()
            self._rate = self.iterations / max(now - began, 1e-6)

    def _better(self, kept: Any, sums: Any, likes: Any, *, half: bool) -> Any:
        """Those that go on, the best first."""
        tries = np.maximum(sums[kept, 0], 1)
        score = sums[kept, 1] / tries + self.knobs.lean * (likes[kept] - likes[0]) / np.sqrt(tries)
        order = np.argsort(-score, kind="stable")
        return kept[order[: (len(kept) + 1) // 2]] if half else kept[order]
