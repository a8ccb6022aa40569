"""A second opinion: nobody is called wrong for a move that a search, too, would have played or could not tell apart.

Values rest on one policy, and a policy has its blind spots: what a good player sees coming two turns ahead it may not.
So a decision that the samples call an inaccuracy or worse is put before the search of the bots, which is given what the
player knew. It keeps its label if the search, too, turns to other moves; else it is called good, and disputed.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable
from itertools import product

from ..bots.base import Budget, best_of
from ..bots.search import SearchBot
from ..kernel import derive
from .crew import Crew
from .sampling import Question

USUAL, OFTEN, DEEPER = (10_000, 5), (10_000, 24), (100_000, 3)
"""How many iterations it thinks, and how often it is asked: usually, about a blunder, and about one still called so. Of
options about as good a search plays now one, now another, and what it plays one time in six may be missed in five; and
one that thinks as long as an expert may see that what a shorter one takes for bad is the best. No planted blunder is
played by any."""
QUARTER = 0.25
"""A search looks less and less at what it finds bad. What it looks at a quarter as often as at its favourite, all
together, it has not found bad: planted blunders come to 0.17 at most."""
KEY = 1 << 40
"""It is the opinion of one bot, whatever key and budget the samples have: there is nothing to settle in it."""


def second_opinions(crew: Crew, questions: Iterable[Question], *, hindsight: bool) -> None:
    """Ask the search about every decision that would be called an inaccuracy or worse."""
    wrong = [question for question in questions if question.is_wrong]
    blunders = [question for question in wrong if question.label == "blunder"]
    ask(crew, [question for question in wrong if question not in blunders], *USUAL, hindsight=hindsight)
    ask(crew, blunders, *OFTEN, hindsight=hindsight)
    ask(crew, [question for question in blunders if not question.disputed], *DEEPER, hindsight=hindsight)


def ask(crew: Crew, questions: list[Question], iterations: int, times: int, *, hindsight: bool) -> None:
    """Decisions that so many searches do not find bad are disputed."""
    own = threading.local()

    def likes_it(asked: tuple[int, Question]) -> float:
        """How often a search looks at what was played, in looks at its favourite; if that is it, it says enough."""
        time, question = asked
        crew.heed()
        if question.disputed:
            return 0.0
        if not hasattr(own, "bot"):
            own.bot = SearchBot(crew.rules, Budget(iterations=iterations), sees=hindsight)
        opinions = own.bot.consider(question.states, question.seat, derive(KEY + time, question.of.index))
        favourite = best_of(opinions, by="visits")
        if favourite.action == question.of.action:
            question.disputed = True
        looks = sum(one.visits for one in opinions if one.action == question.of.action)
        return float(looks / favourite.visits)

    liked = dict.fromkeys(questions, 0.0)
    asked = list(product(range(times), questions))
    for (_, question), how_much in zip(asked, crew.each(likes_it, asked), strict=True):
        liked[question] += how_much
    for question, how_much in liked.items():
        question.disputed |= how_much >= QUARTER * times
