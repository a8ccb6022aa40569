"""`random`: any legal action."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engine import calls
from ..engine.playouts import u64
from ..kernel import Rules
from .base import Budget
from .greedy import any_of


class RandomBot:
    """Every legal action is as likely as any other."""

    name = "random"

    def __init__(self, rules: Rules) -> None:
        self._moves = np.zeros(rules.actions, np.int64)

    def choose(self, hidden: Any, seat: int, key: int, budget: Budget | None = None) -> int:
        many = int(calls.legal(hidden, 0, seat, self._moves))
        return int(self._moves[int(any_of(u64(key), many))])
