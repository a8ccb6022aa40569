"""The second opinion: what a search would have played, too, is not called wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.analysis.games import played
from twistosaur.analysis.crew import Crew
from twistosaur.analysis.sampling import Question
from twistosaur.analysis.scan import scan
from twistosaur.analysis.second import USUAL, second_opinions
from twistosaur.analysis.story import Decision, Story, read_story
from twistosaur.bots.base import Budget
from twistosaur.bots.search import SearchBot
from twistosaur.engine import calls
from twistosaur.kernel import PLAIN

DISPUTED = Path(__file__).parent / "disputed"


def choice(story: Story) -> tuple[Decision, Any, int]:
    """A decision of the second half, what its seat sees, and what a long search plays there."""
    for step in story.steps[len(story.steps) // 2 :]:
        for decision in step.decisions:
            if not decision.forced:
                seen = story.rules.states()
                calls.hide(step.before, 0, decision.seat, seen)
                found = SearchBot(story.rules, Budget(iterations=USUAL[0])).choose(seen, decision.seat, 5)
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
    opinions = SearchBot(story.rules, Budget(iterations=USUAL[0])).consider(seen, decision.seat, 5)
    worst = min(opinions, key=lambda opinion: opinion.visits).action
    questions = [called_wrong(story, decision, seen, action) for action in (found, worst)]
    with Crew(story.rules, story.seats, threads, None) as crew:
        second_opinions(crew, questions, hindsight=False)
    assert [(question.label, question.disputed) for question in questions] == [("good", True), ("blunder", False)]


@pytest.mark.skipif(PLAIN, reason="ten thousand iterations take minutes without the compiler")
def test_what_the_search_can_hardly_tell_from_the_best_is_called_good() -> None:
    """Where the pawn of somebody robbed goes hardly matters: a search looks at many places about as often."""
    story = read_story(played("twisty", ("informed",) * 2, 3))
    step, decision = next((s, d) for s in story.steps[25:] for d in s.decisions if len(d.actions) > 40)
    bot = SearchBot(story.rules, Budget(iterations=USUAL[0]))
    opinions = sorted(bot.consider(step.before, decision.seat, 5), key=lambda opinion: opinion.visits)
    actions = [opinion.action for opinion in (*opinions[:2], *opinions[-4:-2])]
    questions = [called_wrong(story, decision, step.before, action) for action in actions]
    with Crew(story.rules, story.seats, 2, None) as crew:
        second_opinions(crew, questions, hindsight=False)
    assert [question.disputed for question in questions] == [False, False, True, True]


@pytest.mark.skipif(PLAIN, reason="ten thousand iterations take minutes without the compiler")
@pytest.mark.parametrize("scanned", [False, True], ids=["alone", "scanned"])
@pytest.mark.parametrize("file", sorted(DISPUTED.glob("*.json")), ids=lambda file: file.stem)
def test_what_experts_played_is_not_called_a_blunder(file: Path, scanned: bool) -> None:
    """Decisions of experts that samples alone, however many, call blunders; whatever a net thinks of them."""
    kept = json.loads(file.read_text(encoding="utf-8"))
    story = read_story(kept["record"])
    step, decision = next((s, d) for s in story.steps for d in s.decisions if d.index == kept["index"])
    seen = story.rules.states()
    calls.hide(step.before, 0, decision.seat, seen)
    question = called_wrong(story, decision, seen, decision.action)
    assert not scanned or scan(story.rules, [question])
    with Crew(story.rules, story.seats, 1, None) as crew:
        second_opinions(crew, [question], hindsight=False)
    assert (question.label, question.disputed) == ("good", True)
