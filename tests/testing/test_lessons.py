"""Guided first games: every step of every script is played by the engine, and said in every language."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from tests.support import ROOT, each_game
from twistosaur.locales import FOLDER, LANGUAGES, texts
from twistosaur.testing.lessons import LEARNER, Lesson, lesson

pytestmark = pytest.mark.plain
LONGEST = 210
"""Letters of what a step says: it has to fit above a board on a phone."""


def found(game: str) -> Lesson:
    one = lesson(game)
    assert one is not None
    return one


@each_game
def test_every_step_is_played_and_earns_what_it_promises(game: str) -> None:
    """`lesson` plays it: a script that the rules do not allow any more raises. What is promised is counted here."""
    steps = found(game).steps
    assert 6 <= len(steps) <= 14, "five minutes"
    assert len({step.name for step in steps}) == len(steps)
    for step in steps:
        assert step.actions[step.do] is None, step.name
        assert step.frames, step.name
        assert {source: step.earned[source] for source in step.points} == step.points, step.name
        assert LEARNER in step.view["acting"], step.name
    assert steps[0].is_first


@each_game
def test_a_lesson_ends_with_the_end_of_a_game(game: str) -> None:
    assert found(game).steps[-1].frames[-1]["over"]


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_said_in_every_language(game: str, language: str) -> None:
    say = texts(language)
    for step in found(game).steps:
        name = f"{game}-lesson-{step.name}"
        assert len(say(name)) <= LONGEST, name
        assert len(say(name, "done", points=35)) <= LONGEST, name
        has_choice = sum(answer is None for answer in step.actions.values()) > 1
        assert not has_choice or say(name, "why"), f"{name}: another legal move needs an answer"


@each_game
def test_no_text_is_left_of_a_step_or_a_tip_that_is_gone(game: str) -> None:
    said = (FOLDER / "en" / f"{game}.lesson.ftl").read_text(encoding="utf-8")
    script = (ROOT / "web" / "src" / "boards" / game / "tips.ts").read_text(encoding="utf-8")
    assert set(re.findall(rf"^{game}-lesson-([\w-]+) =", said, re.M)) == {step.name for step in found(game).steps}
    assert set(re.findall(rf"^{game}-tip-([\w-]+) =", said, re.M)) == set(re.findall(r"name: '([\w-]+)'", script))


@each_game
def test_a_step_that_goes_on_begins_where_the_last_one_ended(game: str) -> None:
    steps = found(game).steps
    for before, step in pairwise(steps):
        if not step.is_first:
            assert step.view == before.frames[-1], step.name
