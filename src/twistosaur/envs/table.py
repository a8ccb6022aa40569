"""One game driven by numbers: what the environments of single games have in common.

Actions are the game's own, and one more that means waiting: the only one of a seat that owes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..engine import Game, calls
from ..engine.playouts import opening, u64
from ..kernel import Rules, derive
from .loops import look, pay
from .parts import illegal_move, kind_of_reward

Row = np.ndarray[Any, Any]


class Table:
    """A game that is played by numbers, again and again: every `reset` begins a new one."""

    def __init__(self, rules: Rules, seats: int, options: Mapping[str, Any], reward: str) -> None:
        self.rules, self.seats = rules, seats
        self.options = rules.options(seats, options)
        self.wait = rules.actions
        self._kind = kind_of_reward(reward)
        self._start = opening(rules, seats, self.options)
        self.states = rules.states()
        self._moves = np.zeros(rules.actions, np.int64)
        self._weights = np.zeros(rules.outcomes, np.int64)
        self._lost_by: int | None = None
        self.reset(0)

    def reset(self, seed: int) -> None:
        """A new game; the same seed gives the same draws of chance."""
        self.seed = seed
        self.states[0] = self._start[0]
        self._lost_by = None
        self._words = calls.chance(self.states, 0, u64(seed), 0, self._weights)

    @property
    def acting(self) -> list[int]:
        """The seats that owe a decision; none when the game is over."""
        mask = 0 if self._lost_by is not None else int(calls.acting(self.states, 0))
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    @property
    def over(self) -> bool:
        return self._lost_by is not None or bool(calls.over(self.states, 0))

    def look(self, seat: int, mask: Row, row: Row) -> None:
        """Write what a seat may do and what it sees."""
        look(self.states, 0, seat, self._moves, mask, row)
        if self._lost_by is not None:
            mask[:] = 0
            mask[self.wait] = 1

    def is_legal(self, seat: int, action: Any) -> bool:
        if not isinstance(action, (int, np.integer)):
            return False
        if action == self.wait:
            return seat not in self.acting
        return int(calls.refusal(self.states, 0, seat, int(action))) == 0

    def refuse(self, seat: int, action: Any) -> None:
        """Raise what says why an action is illegal."""
        raise illegal_move(self.rules, self.states, 0, seat, action)

    def decide(self, seat: int, action: int) -> None:
        """A legal decision, and all draws of chance that follow."""
        self._words = calls.decide(self.states, 0, seat, int(action), u64(self.seed), self._words, self._weights)

    def lose(self, seat: int) -> None:
        """The game ends here: this seat is last, all others share the first rank."""
        self._lost_by = seat

    def rewards(self) -> Row:
        """What the end is worth to each seat."""
        places, points = np.zeros(self.seats, np.int64), np.zeros(self.seats, np.int64)
        calls.ranks(self.states, 0, places)
        calls.scores(self.states, 0, points)
        if self._lost_by is not None:
            places[:] = 1
            places[self._lost_by] = self.seats
            points[self._lost_by] = 0
        out = np.zeros(self.seats)
        pay(self._kind, self.seats, places, points, out)
        return out

    def game(self) -> Game:
        """The same as the friendly object, at this moment; it goes on with draws of its own."""
        return Game(self.rules, self.rules.copy(self.states), self.seats, self.options, derive(self.seed, 0) >> 1)
