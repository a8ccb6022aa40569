"""`master`: the search with a learned net inside it. Which part the net plays is a matter of knobs.

In the trees of `walk.py` a net can say what to try (`prior`), play out (`steps`) and say what to expect where a playout
is cut (`cut`). Or what trees and net like best together is compared without a tree (`ahead`): played out in
the same guessed worlds, the better half of them in more, and so on until two are left.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from ..engine import calls
from ..engine.playouts import u64
from ..kernel import Rules, derive
from .base import Budget, Opinion, Thinker
from .heuristics import NEVER, Knobs, known
from .nets import Net
from .reflex import opinions
from .search import CHUNK_SECONDS, FIRST, GROWTH, RATE, SearchBot
from .tree import read_root
from .walk import iterate, policy

SERIOUSLY, HARDLY = 10, -20.0
"""What a tree tried a tenth as often as its favourite counts beside it; less than this nothing is liked."""
NEGLECTED = 0.1
"""How much less worth an action counts that a tree hardly tried: what it knows of it is old."""
SLOWLY = 1000.0
"""Playouts a second of a comparison that has not looked at the clock yet: those of a net take their time ..."""
QUICKER = 16
"""... and about so many iterations of trees are done in the time of one."""


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
        self._rate = RATE if knobs.trees > 0 else SLOWLY
        self._playouts = SLOWLY
        whole = min(knobs.cut, NEVER) < NEVER or knobs.horizon >= NEVER
        self.unit = "points" if whole else known(rules.id).unit
        """What its opinions count: points, unless playouts end in what the heuristics think of a table."""

    def _search(self, hidden: Any, seat: int, key: int, budget: Budget) -> list[Opinion]:
        if not self.knobs.ahead:
            found = super()._search(hidden, seat, key, budget)
            return self._leaning(hidden, key, found) if self.knobs.lean > 0 and len(found) > 1 else found
        moves = self._memory.record.moves
        many = int(calls.legal(hidden, 0, seat, moves))
        self.iterations = 0
        if many <= 1:
            return [Opinion(int(moves[0]), 1, 0.5, 0.0)] if many else []
        return self._look_ahead(hidden, seat, key, budget)

    def _leaning(self, hidden: Any, key: int, found: list[Opinion]) -> list[Opinion]:
        """What trees found, with the liking of the net beside it: the best of both has the most visits."""
        many = int(policy(hidden, self._memory.array, u64(key), self._liked))
        likes = {int(action): float(like) for action, like in self._liked[:many]}
        most, top = max(opinion.visits for opinion in found), max(likes.values())
        tried = [opinion for opinion in found if opinion.visits * SERIOUSLY >= most]
        chosen = max(tried, key=lambda o: (o.worth + self.knobs.lean * max(likes[o.action] - top, HARDLY), o.visits))
        return [replace(o, visits=most + 1) if o is chosen else o for o in found]

    def _look_ahead(self, hidden: Any, seat: int, key: int, budget: Budget) -> list[Opinion]:
        """Successive halving over the actions that seem best. An iteration is a playout."""
        began = time.perf_counter()
        search = self._memory.record
        self._memory.ask(seat, int(self.rules.read(hidden).seats), key)  # type: ignore[attr-defined]
        trees = self._grow_trees(hidden, budget) if self.knobs.trees > 0 else {}
        search.key = u64(derive(key, 1))
        actions, likes, worths = self._ranked(hidden, key, trees)
        beforehand = self.knobs.lean * likes + self.knobs.beside * worths
        grown, self.iterations = self.iterations // QUICKER, 0
        budget, began = left_of(budget, began, grown)
        kept = np.arange(min(len(actions), self._width_for(budget)))
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
            score = sums[kept, 1] / np.maximum(sums[kept, 0], 1) + beforehand[kept]
            kept = kept[np.argsort(-score, kind="stable")]
            kept = kept[: (len(kept) + 1) // 2] if number + 1 < rounds else kept
        self.iterations += grown
        visits = np.zeros(len(actions), np.int64)
        visits[: len(sums)] = sums[:, 0]
        visits[kept[0]] = visits.max() + 1
        return opinions(actions, visits.tolist(), sums)

    def _grow_trees(self, hidden: Any, budget: Budget) -> dict[int, float]:
        """What trees think each action is worth, for a share of the budget. Their playouts are without the net."""
        share, search = self.knobs.trees, self._memory.record
        search.steps = 0
        if budget.iterations is not None:
            self._iterate(hidden, max(1, int(share * budget.iterations * QUICKER)))
        else:
            assert budget.seconds is not None
            self._think(hidden, Budget(seconds=share * budget.seconds))
        search.steps = self.knobs.steps
        many = int(read_root(hidden, self._memory.array, self._found))
        most = self._found[:many, 1].max(initial=0.0)
        rows = self._found[:many].tolist()
        return {int(a): worth if SERIOUSLY**2 * n >= most else worth - NEGLECTED for a, n, worth, _ in rows}

    def _ranked(self, hidden: Any, key: int, trees: dict[int, float]) -> tuple[Any, Any, Any]:
        """The legal actions from the most promising on, how much less than its favourite the net likes each, and what
        the trees think of it."""
        many = int(policy(hidden, self._memory.array, u64(key), self._liked))
        actions, likes = self._liked[:many, 0].astype(np.int64), self._liked[:many, 1]
        likes = np.maximum(likes - likes.max(), HARDLY)
        worst = min(trees.values(), default=0.0)
        worths = np.array([trees.get(action, worst) for action in actions.tolist()])
        first = likes if self.knobs.trees <= 0 else self.knobs.lean * likes + self.knobs.beside * worths
        order = np.argsort(-first, kind="stable")
        return actions[order], likes[order], worths[order]

    def _width_for(self, budget: Budget) -> int:
        """How many actions are compared: fewer, where there is no time to try each of them several times."""
        most = max(2, int(self.knobs.ahead))
        if budget.seconds is None:
            return most
        return max(2, min(most, int(self._playouts * budget.seconds / 4)))

    def _pieces(self, budget: Budget, share: float, kept: int, began: float) -> Iterator[int]:
        """Numbers of worlds until this share of the budget is spent; at least one."""
        if budget.iterations is not None:
            yield max(1, (int(budget.iterations * share) - self.iterations) // kept)
            return
        assert budget.seconds is not None
        ends = began + share * budget.seconds
        now, before, most = time.perf_counter(), self.iterations, FIRST
        while now < ends or self.iterations == before:
            yield max(1, int(min(most, self._playouts * min(CHUNK_SECONDS, ends - now)) / kept))
            most *= GROWTH
            now = time.perf_counter()
            self._playouts = self.iterations / max(now - began, 1e-6)


def left_of(budget: Budget, began: float, grown: int) -> tuple[Budget, float]:
    """What trees have left of a budget, and since when it runs."""
    now = time.perf_counter()
    if budget.seconds is not None:
        return Budget(seconds=max(1e-6, budget.seconds - (now - began))), now
    assert budget.iterations is not None
    return Budget(iterations=max(1, budget.iterations - grown)), now
