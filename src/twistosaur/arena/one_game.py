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
    """How a game went; lists by seat."""

    scores: list[int]
    ranks: list[int]
    points: np.ndarray[Any, Any]
    """By seat and source."""
    decisions: list[int]
    """Decisions with a choice."""
    seconds: list[float]
    """Time spent on them."""
    elapsed: float = 0.0
    """Time that the whole game took."""
    faults: list[tuple[int, str]] = field(default_factory=list)
    """What bots did wrong, with their seat; the move was made for them."""


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
    began = time.perf_counter()
    seats = len(bots)
    states = opening(rules, seats, options)
    weights, moves = np.zeros(rules.outcomes, np.int64), np.zeros(rules.actions, np.int64)
    hidden = rules.states()
    out = Outcome([], [], np.zeros((seats, len(rules.sources)), np.int64), [0] * seats, [0.0] * seats)
    luck = u64(seed)
    words = int(calls.chance(states, 0, luck, 0, weights))
    number = 0
    while mask := int(calls.acting(states, 0)):
        chosen: list[tuple[int, int]] = []
        for seat in range(seats):
            if not mask >> seat & 1:
                continue
            legal = moves[: int(calls.legal(states, 0, seat, moves))].tolist()
            action = legal[0]
            if len(legal) > 1:
                budget = budgets[seat] if budgets else None
                chose = ask(bots[seat], states, hidden, seat, derive(key, number), budget, out)
                if chose in legal:
                    action = chose
                else:
                    out.faults.append((seat, f"{MISTAKE} ({chose})"))
            chosen.append((seat, action))
            number += 1
        for seat, action in chosen:
            words = int(calls.decide(states, 0, seat, action, luck, words, weights))
    totals, ranking = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    calls.scores(states, 0, totals)
    calls.ranks(states, 0, ranking)
    calls.breakdown(states, 0, out.points)
    out.scores, out.ranks = totals.tolist(), ranking.tolist()
    out.elapsed = time.perf_counter() - began
    return out


def ask(bot: Bot, states: Any, hidden: Any, seat: int, key: int, budget: Budget | None, out: Outcome) -> int:
    """A bot's choice from what its seat sees, on its own clock."""
    table = states
    if not getattr(bot, "sees", False):
        calls.hide(states, 0, seat, hidden)
        table = hidden
    began = time.perf_counter()
    action = bot.choose(table, seat, key, budget)
    out.seconds[seat] += time.perf_counter() - began
    out.decisions[seat] += 1
    faults: list[str] | None = getattr(bot, "faults", None)
    if faults:
        out.faults += [(seat, fault) for fault in faults]
        faults.clear()
    return action
