"""The second opinion: what a search would have played, too, is not called wrong."""

from __future__ import annotations

from typing import Any

import pytest

from tests.analysis.games import played
from twistosaur.analysis.crew import Crew
from twistosaur.analysis.sampling import Question
from twistosaur.analysis.second import ITERATIONS, second_opinions
from twistosaur.analysis.story import Decision, Story, read_story
from twistosaur.bots.base import Budget
from twistosaur.bots.search import SearchBot
from twistosaur.engine import calls
from twistosaur.kernel import PLAIN


def choice(story: Story) -> tuple[Decision, Any, int]:
    """A decision of the second half, what its seat sees, and what a long search plays there."""
    for step in story.steps[len(story.steps) // 2 :]:
        for decision in step.decisions:
            if not decision.forced:
                seen = story.rules.states()
                calls.hide(step.before, 0, decision.seat, seen)
                found = SearchBot(story.rules, Budget(iterations=ITERATIONS)).choose(seen, decision.seat, 5)
                return decision, seen, found
    raise AssertionError("nobody had a choice")


def called_wrong(story: Story, decision: Decision, seen: Any, action: int) -> Question:
    """The decision as if this action had been played, and the samples had called it a blunder."""
    moves = dict(zip(decision.actions, decision.moves, strict=True))
    made = Decision(decision.index, decision.seat, action, moves[action], decision.actions, decision.moves)
    question = Question(made, seen, 5, story.seats, sees=False, swing=1.0)
    question.looks, question.low_of[1] = 1, 0.5
    assert question.label == "blunder"
    return question


@pytest.mark.skipif(PLAIN, reason="ten thousand iterations take minutes without the compiler")
@pytest.mark.parametrize("threads", [1, 2])
def test_what_the_search_would_play_is_called_good(threads: int) -> None:
    story = read_story(played("draftosaurus", ("informed",) * 2, 3))
    decision, seen, found = choice(story)
    opinions = SearchBot(story.rules, Budget(iterations=ITERATIONS)).consider(seen, decision.seat, 5)
    worst = min(opinions, key=lambda opinion: opinion.visits).action
    questions = [called_wrong(story, decision, seen, action) for action in (found, worst)]
    with Crew(story.rules, story.seats, threads, None) as crew:
        second_opinions(crew, questions, hindsight=False)
    assert [(question.label, question.disputed) for question in questions] == [("good", True), ("blunder", False)]
