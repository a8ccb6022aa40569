"""A second opinion: nobody is called wrong for a move that a search, too, would have played or could not tell apart.

Values rest on one policy, and a policy has its blind spots: what a good player sees coming two turns ahead it may not.
So a decision that the samples call an inaccuracy or worse is put before the search of the bots, which is given what the
player knew. It keeps its label if the search, too, turns to other moves; else it is called good, and disputed.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import product
from typing import NamedTuple

from ..bots.base import Budget, best_of
from ..bots.search import SearchBot
from ..games import load
from ..kernel import derive
from .crew import Crew, Wishes, own
from .sampling import Question

USUAL, OFTEN, DEEPER = (10_000, 5), (10_000, 24), (100_000, 3)
"""How many iterations it thinks, and how often it is asked: usually, about a blunder, and about one still called so. Of
options about as good a search plays now one, now another, and what it plays one time in six may be missed in five; and
one that thinks as long as an expert may see that what a shorter one takes for bad is the best. No planted blunder is
played by any."""
QUARTER = 0.25
"""A search looks less and less at what it finds bad. What it looks at a quarter as often as at its favourite, all
together, it has not found bad: planted blunders come to 0.17 at most."""
TWICE, FAINT = 2, 0.05
"""About what a net would not have played it is asked twice at first, and once where it thinks for longer. What it looks
at so seldom then, beside its favourite, is bad: it is not asked further."""
FAVOURITE = math.inf
"""A search that would have played it says enough."""
KEY = 1 << 40
"""It is the opinion of one bot, whatever key and budget the samples have: there is nothing to settle in it."""


def second_opinions(crew: Crew, questions: Iterable[Question], *, hindsight: bool) -> None:
    """Ask the search about every decision that would be called an inaccuracy or worse."""
    wrong = [question for question in questions if question.is_wrong]
    blunders = [question for question in wrong if question.label == "blunder"]
    ask(crew, [question for question in wrong if question not in blunders], *USUAL, hindsight=hindsight)
    ask(crew, blunders, *OFTEN, hindsight=hindsight)
    ask(crew, [question for question in blunders if not question.disputed], *DEEPER, hindsight=hindsight)


class Search(NamedTuple):
    """A decision as it is put before a search."""

    game: str
    iterations: int
    sees: bool
    record: bytes
    seat: int
    key: int
    action: int


def ask(crew: Crew, questions: list[Question], iterations: int, times: int, *, hindsight: bool) -> None:
    """Decisions that so many searches do not find bad are disputed."""
    liked = dict.fromkeys(questions, 0.0)
    bad, few = [question for question in questions if question.is_disliked], range(min(TWICE, times // 2))

    def ask_about(asked: list[tuple[int, Question]]) -> None:
        def hear(number: int, how_much: float) -> None:
            if how_much == FAVOURITE:
                asked[number][1].disputed = True

        searches = [search_of(crew, question, iterations, time, hindsight=hindsight) for time, question in asked]
        wishes = Wishes(lambda number: asked[number][1].disputed, hear)
        for (_, question), how_much in zip(asked, crew.each(opinion, searches, wishes=wishes), strict=True):
            liked[question] += how_much or 0.0

    ask_about(list(product(few, bad)))
    left = [question for question in questions if question not in bad or liked[question] > FAINT * len(few)]
    ask_about([(n, question) for n, question in product(range(times), left) if n not in few or question not in bad])
    for question, how_much in liked.items():
        question.disputed |= how_much >= QUARTER * times


def search_of(crew: Crew, question: Question, iterations: int, time: int, *, hindsight: bool) -> Search:
    record = crew.rules.to_bytes(question.states)
    key = derive(KEY + time, question.of.index)
    return Search(crew.rules.id, iterations, hindsight, record, question.seat, key, question.of.action)


def opinion(asked: Search) -> float:
    """How often a search looks at what was played, in looks at its favourite; FAVOURITE, if that is it."""
    rules = load(asked.game)
    budget = Budget(iterations=asked.iterations)
    which = asked.game, asked.iterations, asked.sees
    bot = own("search", which, lambda: SearchBot(rules, budget, sees=asked.sees))
    opinions = bot.consider(rules.from_bytes(asked.record), asked.seat, asked.key)
    favourite = best_of(opinions, by="visits")
    if favourite.action == asked.action:
        return FAVOURITE
    looks = sum(one.visits for one in opinions if one.action == asked.action)
    return float(looks / favourite.visits)
