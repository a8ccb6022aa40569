"""A second opinion: nobody is called wrong for a move that a search, too, would have played.

Values rest on one policy, and a policy has its blind spots: what a good player sees coming two turns ahead it may not.
So a decision that the samples call an inaccuracy or worse is put before the search of the bots, which is given what the
player knew. It keeps its label if the search, too, chooses another move; else it is called good, and disputed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..bots.base import Budget, best_of
from ..bots.search import SearchBot
from ..kernel import Rules, derive
from .sampling import Question

ITERATIONS = 10_000
"""At the usual budget; more of it thinks longer, up to ten times."""


def second_opinions(
    rules: Rules, questions: Iterable[Question], times: float, *, hindsight: bool, note: Callable[[], None]
) -> None:
    """Ask the search about every decision that would be called an inaccuracy or worse."""
    doubtful = [question for question in questions if question.is_wrong]
    if not doubtful:
        return
    bot = SearchBot(rules, Budget(iterations=int(ITERATIONS * min(max(times, 1.0), 10.0))), sees=hindsight)
    for question in doubtful:
        opinions = bot.consider(question.states, question.seat, derive(question.key, 1 << 40))
        question.disputed = best_of(opinions, by="visits").action == question.of.action
        note()
