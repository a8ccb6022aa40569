"""Decisions that are made up: so many options, and what they came to in so many worlds."""

from __future__ import annotations

from typing import Any

import numpy as np

from twistosaur.analysis.sampling import Question
from twistosaur.analysis.story import Decision
from twistosaur.bots.valuing import columns

SEATS = 2


def asked(options: int) -> Question:
    """A decision between so many options of which the first is played."""
    names = tuple(f"move {n}" for n in range(options))
    decision = Decision(0, 0, 0, names[0], tuple(range(options)), names)
    return Question(decision, None, 1, SEATS, sees=True, swing=1.0)


def tried(question: Question, rows: list[int], won: Any) -> None:
    """These rows come to so much in worlds one after another."""
    sums = np.zeros((len(rows), columns(SEATS)))
    more = won - won[0]
    sums[:, 0], sums[:, SEATS] = won.sum(1), (won**2).sum(1)
    sums[:, 4 * SEATS], sums[:, 4 * SEATS + 1] = more.sum(1), (more**2).sum(1)
    question.add(rows, won.shape[1], sums, 1)
