"""A second opinion: nobody is called wrong for a move that a search, too, would have played.

Values rest on one policy, and a policy has its blind spots: what a good player sees coming two turns ahead it may not.
So a decision that the samples call an inaccuracy or worse is put before the search of the bots, which is given what the
player knew. It keeps its label if the search, too, chooses other moves; else it is called good, and disputed.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable

from ..bots.base import Budget
from ..bots.search import SearchBot
from ..kernel import derive
from .crew import Crew
from .sampling import Question

ITERATIONS, ASKED = 10_000, 5
"""How long it thinks, and how often it is asked: of options about as good it plays now one, now another."""
KEY = 1 << 40
"""It is the opinion of one bot, whatever key and budget the samples have: there is nothing to settle in it."""


def second_opinions(crew: Crew, questions: Iterable[Question], *, hindsight: bool) -> None:
    """Ask the search about every decision that would be called an inaccuracy or worse."""
    doubtful = [question for question in questions if question.is_wrong]
    own = threading.local()

    def ask(asked: tuple[int, Question]) -> None:
        time, question = asked
        crew.heed()
        if question.disputed:  # once is enough, whoever found it
            return
        if not hasattr(own, "bot"):
            own.bot = SearchBot(crew.rules, Budget(iterations=ITERATIONS), sees=hindsight)
        key = derive(KEY + time, question.of.index)
        if own.bot.choose(question.states, question.seat, key) == question.of.action:
            question.disputed = True

    for _ in crew.each(ask, [(time, question) for time in range(ASKED) for question in doubtful]):
        pass
