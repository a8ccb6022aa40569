"""Many games at once: an array of records that is stepped by compiled code on all cores.

    batch = Batch(game, 4096, seats=4, seed=1)
    while True:
        actions = policy(batch.observations, batch.masks)
        batch.step(actions)

In every step each game takes one decision, of the seat in `batch.seat`; those who decide at once do so by seat, without
seeing each other's choices. A game that ends gives its rewards in that step and begins anew. Game e of place i is a
function of (seed, i, e) and the actions alone, whatever the size of the batch and the number of threads.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any

import numpy as np

from ..engine.playouts import opening
from ..kernel import Scratch, TwistosaurError, derive
from .loops import ENDED, EPISODE, SEAT, first_illegal, memory_type, set_up_all, step_all
from .parts import illegal_move, kind_of_reward, rules_of, seats_of

Array = np.ndarray[Any, Any]
SMALL = 256
"""Games of a thread at least: fewer are not worth the handing over."""


class Batch:
    """Games side by side. The arrays are the same ones at every step, written in place; all speak DLPack."""

    def __init__(
        self,
        game: str,
        count: int,
        *,
        seats: int | None = None,
        seed: int = 0,
        reward: str = "rank",
        observe: bool = True,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        if count < 1:
            raise TwistosaurError(f"a batch has at least one game, not {count!r}")
        rules = self.rules = rules_of(game)
        self.seats, self.count = seats_of(rules, seats), count
        self.options = rules.options(self.seats, options)
        self.states = rules.states(count)
        """The records themselves."""
        self.masks: Array = np.zeros((count, rules.actions + 1), np.int8)
        """By game: the legal actions of the seat that decides. The last column, waiting, is never legal here."""
        self.observations: Array = np.zeros((count, rules.observation.length if observe else 0), np.int8)
        """By game: what the seat that decides sees."""
        self.rewards: Array = np.zeros((count, self.seats), np.float32)
        """By game and seat: what the last game that ended there was worth; `ended` says whether it ended just now."""
        self._desk = np.zeros((count, 4), np.int64)
        self._start = opening(rules, self.seats, self.options)
        self._parts = self._share_out(threads or os.cpu_count() or 1, kind_of_reward(reward))
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self.reset(seed)

    def _share_out(self, threads: int, kind: int) -> list[Scratch]:
        """A memory for each thread, with its share of the games."""
        many = max(1, min(threads, self.count // SMALL))
        parts = []
        for k in range(many):
            part = Scratch(memory_type(self.rules))
            part.record.kind = kind
            part.record.first, part.record.last = self.count * k // many, self.count * (k + 1) // many
            parts.append(part)
        return parts

    def _each(self, work: Callable[[Any], None]) -> None:
        if self._pool is None:
            work(self._parts[0].array)
        else:
            done = [self._pool.submit(work, part.array) for part in self._parts]
            wait(done)
            for one in done:
                one.result()

    @property
    def seat(self) -> Array:
        """By game: who decides."""
        return self._desk[:, SEAT]

    @property
    def ended(self) -> Array:
        """By game: did the last step end one, and begin the next?"""
        return self._desk[:, ENDED].astype(bool)

    @property
    def episode(self) -> Array:
        """By game: how many have ended at this place."""
        return self._desk[:, EPISODE]

    def reset(self, seed: int) -> None:
        """All games begin anew."""
        self._seeds = np.array([derive(seed, i) for i in range(self.count)], np.uint64)
        self._desk[:] = 0
        self.rewards[:] = 0
        self._each(
            lambda part: set_up_all(
                self.states, self._start, self._seeds, self._desk, self.masks, self.observations, part
            )
        )

    def step(self, actions: Array) -> None:
        """One decision in each game. If one of them is illegal nothing has been done to any."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise TwistosaurError(
                f"expected {self.count} whole numbers, one action a game, found {chosen.dtype} {chosen.shape}"
            )
        chosen = np.ascontiguousarray(chosen, np.int64)
        wrong = int(first_illegal(chosen, self.masks, 0, self.count))
        if wrong >= 0:
            problem = illegal_move(self.rules, self.states, wrong, int(self.seat[wrong]), int(chosen[wrong]))
            problem.add_note(f"in game {wrong} of the batch; no game has been stepped")
            raise problem
        self._each(
            lambda part: step_all(
                self.states,
                self._start,
                self._seeds,
                self._desk,
                chosen,
                self.masks,
                self.observations,
                self.rewards,
                part,
            )
        )

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()
