"""One game between bots, with what each of them spent on it and did wrong."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..bots.base import Bot, Budget
from ..engine import calls
from ..engine.playouts import opening, u64
from ..kernel import Rules, derive

MISTAKE = "an answer that is not legal"


@dataclass
class Outcome:
    """How a game went."""

    scores: list[int]
    ranks: list[int]
    decisions: list[int]
    """Decisions with a choice, by seat."""
    seconds: list[float]
    """Time spent on them."""
    faults: list[str] = field(default_factory=list)
    """What bots did wrong; the move was made for them."""

    @property
    def wins(self) -> list[float]:
        """The win, shared by all who are first."""
        first = self.ranks.count(1)
        return [1 / first if rank == 1 else 0.0 for rank in self.ranks]


def play(
    rules: Rules,
    bots: Sequence[Bot],
    options: Mapping[str, Any],
    seed: int,
    key: int,
    budgets: Sequence[Budget | None] | None = None,
) -> Outcome:
    """Play one game: chance from the words of `seed`, the bots' own randomness from `key`.

    Seats that choose at once are asked on the table as it stood before any of them chose.
    """
    seats = len(bots)
    states = opening(rules, seats, options)
    weights, moves = np.zeros(rules.outcomes, np.int64), np.zeros(rules.actions, np.int64)
    hidden = rules.states()
    outcome = Outcome([], [], [0] * seats, [0.0] * seats)
    words = int(calls.chance(states, 0, u64(seed), 0, weights))
    number = 0
    while mask := int(calls.acting(states, 0)):
        chosen: list[tuple[int, int]] = []
        for seat in range(seats):
            if mask >> seat & 1:
                action = int(moves[0]) if int(calls.legal(states, 0, seat, moves)) == 1 else -1
                if action < 0:
                    bot = bots[seat]
                    if getattr(bot, "sees", False):
                        table = states
                    else:
                        calls.hide(states, 0, seat, hidden)
                        table = hidden
                    began = time.perf_counter()
                    action = bot.choose(table, seat, derive(key, number), budgets[seat] if budgets else None)
                    outcome.seconds[seat] += time.perf_counter() - began
                    outcome.decisions[seat] += 1
                    if int(calls.refusal(states, 0, seat, action)) != 0:
                        outcome.faults.append(f"seat {seat}: {MISTAKE} ({action})")
                        action = int(moves[0])
                    faults = getattr(bot, "faults", None)
                    if faults:
                        outcome.faults += [f"seat {seat}: {fault}" for fault in faults]
                        faults.clear()
                chosen.append((seat, action))
                number += 1
        for seat, action in chosen:
            words = int(calls.decide(states, 0, seat, action, u64(seed), words, weights))
    totals, ranking = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    calls.scores(states, 0, totals)
    calls.ranks(states, 0, ranking)
    outcome.scores, outcome.ranks = totals.tolist(), ranking.tolist()
    return outcome
