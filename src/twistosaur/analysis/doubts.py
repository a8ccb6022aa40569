"""Which moves of a seat would be blunders now: judged as the analysis of a game judges them, but in half a second.

For somebody who wants to be warned, before anything is chosen, and from the record that the seat sees. A search names
the best move; every other one is tried against it in the same worlds. It is a blunder if it is shown to lose more than
the line of the analysis: what lies within the noise is nobody's mistake, and what the search takes seriously is none
either.
"""

from __future__ import annotations

import time
from functools import cache
from typing import Any

import numpy as np

from ..bots.base import Budget, Opinion, best_of
from ..bots.search import SearchBot
from ..bots.valuing import Valuer, columns
from ..kernel import Rules, derive
from .bounds import LINES, standard_error, width

BLUNDER = LINES[-1]
SEARCH = 2000
"""Iterations of the search."""
WORLDS = (48, 192, 768)
"""After so many worlds it is looked, and what may still turn out a blunder is tried in more of them."""
SECONDS = 0.5
"""No further worlds after so long: whoever chooses is not kept waiting."""
LIKED = 5
"""A move that was tried a fifth as often as the best is one that the search takes seriously."""


@cache
def searcher(rules: Rules) -> SearchBot:
    """One for all questions: its memory is large."""
    return SearchBot(rules, Budget(iterations=SEARCH))


def blunders(rules: Rules, states: Any, seat: int, key: int) -> dict[int, float]:
    """By action: the win share that it is shown to lose, if that is a blunder. `states` is what the seat sees."""
    opinions = searcher(rules).consider(states, seat, key)
    return losses(rules, states, seat, key, opinions) if len(opinions) > 1 else {}


def losses(rules: Rules, states: Any, seat: int, key: int, opinions: list[Opinion]) -> dict[int, float]:
    """The same, once a search has told what it thinks of every action."""
    best = best_of(opinions, by="visits")
    actions = [best.action, *(one.action for one in opinions if one.visits * LIKED < best.visits)]
    seats = int(rules.read(states).seats)  # type: ignore[attr-defined]
    valuer = Valuer(rules, seats)
    valuer.ask(seat, derive(key, 1), sees=False)
    sums, rows = np.zeros((len(actions), columns(seats))), list(range(1, len(actions)))
    found: dict[int, float] = {}
    ends, tried = time.monotonic() + SECONDS, 0
    for look, worlds in enumerate(WORLDS, 1):
        if not rows or (look > 1 and time.monotonic() > ends):
            break
        kept = [0, *rows]
        more = np.zeros((len(kept), columns(seats)))
        valuer.value(states, np.array([actions[row] for row in kept], np.int64), tried, worlds - tried, more)
        sums[kept] += more
        tried = worlds
        bounds = {row: loss_of(sums[row], 4 * seats, tried, width(len(actions) - 1, look)) for row in rows}
        found |= {actions[row]: loss for row, (loss, low, _) in bounds.items() if low > BLUNDER}
        rows = [row for row, (_, low, high) in bounds.items() if low <= BLUNDER < high]
    return found


def loss_of(row: Any, column: int, worlds: int, far: float) -> tuple[float, float, float]:
    """What an option loses against the best, and the bounds of it."""
    total, squares = float(row[column]), float(row[column + 1])
    loss, error = -total / worlds, standard_error(total, squares, worlds)
    return loss, loss - far * error, loss + far * error
