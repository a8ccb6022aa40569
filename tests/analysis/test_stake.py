"""What was lost and what was at stake: luck of few worlds adds nothing to either, whichever options went on."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.analysis.made import asked, tried
from twistosaur.analysis.bounds import NOTHING
from twistosaur.analysis.run import judged
from twistosaur.analysis.sampling import Question
from twistosaur.analysis.story import Step

SHORT, LONG = 32, 512
"""Worlds of the first look, and of those that go on."""
shares = st.floats(0, 1)


def counted(worth: list[float]) -> float:
    """What blind choice among such options loses."""
    return sum(max(0.0, max(worth) - one - NOTHING) for one in worth) / len(worth)


def sampled(worth: list[float], dice: np.random.Generator) -> Question:
    """A decision between options that are worth so much: the better half of a first look goes on."""
    question = asked(len(worth))
    question.hear([0.0] * len(worth))
    wins = dice.random((len(worth), LONG)) < np.array(worth)[:, None]
    tried(question, list(range(len(worth))), wins[:, :SHORT].astype(float))
    question.sift()
    question.kept = sorted(question.kept, key=lambda row: -float(question.more[row]))[: len(worth) // 2]
    rows = [0, *question.kept]
    tried(question, rows, wins[rows, SHORT:].astype(float))
    question.look()
    return question


def as_it_looks(question: Question) -> float:
    """What it would be if all options were taken for what was found last."""
    more = question.more
    return float(np.maximum(0.0, max(0.0, more.max()) - more - NOTHING).mean())


@pytest.mark.plain
def test_nothing_is_added_to_a_stake_by_leaving_out_what_looks_bad() -> None:
    """Many decisions whose options are worth known shares. The luck of few worlds stays with those that it made look
    bad: taken for what they look like they add to it. The stake has none of that."""
    worth, dice = [0.5, 0.85, *[0.45] * 8], np.random.default_rng(20)
    questions = [sampled(worth, dice) for _ in range(1500)]
    stakes = np.array([question.stake for question in questions])
    error = float(stakes.std()) / len(stakes) ** 0.5
    assert float(stakes.mean()) == pytest.approx(counted(worth), abs=3 * error)
    assert np.mean([as_it_looks(question) for question in questions]) > counted(worth) + 5 * error


@pytest.mark.plain
def test_what_was_left_out_is_not_the_best_for_its_luck() -> None:
    question = asked(3)
    tried(question, [0, 1, 2], np.array([[0.0] * SHORT, [0.0] * SHORT, [1.0, 0.0, 0.0, 0.0] * (SHORT // 4)]))
    question.look()
    question.kept = [1]
    tried(question, [0, 1], np.array([[0.0] * LONG, [1.0, *[0.0] * 7] * (LONG // 8)]))
    question.measure()
    assert question.more[2] > question.more[1] > question.low_of[2]
    told = judged(Step(0, 0, None, None, False, (question.of,)), question.of, question)
    assert told.best == "move 1" == told.options[0].move
    assert told.loss == pytest.approx(float(question.more[1]))
    assert [option.loss for option in told.options] == pytest.approx([0, 0, told.loss])


@st.composite
def looked_at(draw: st.DrawFn) -> Question:
    """Any decision in which anything was left out."""
    options = draw(st.integers(2, 6))
    question = asked(options)
    rows = list(range(options))
    for worlds in draw(st.lists(st.integers(1, 20), min_size=1, max_size=3)):
        won = draw(st.lists(shares, min_size=len(rows) * worlds, max_size=len(rows) * worlds))
        tried(question, rows, np.array(won).reshape(len(rows), worlds))
        question.measure()
        question.kept = draw(st.lists(st.sampled_from(question.kept), unique=True, min_size=1))
        rows = [0, *question.kept]
    return question


@pytest.mark.plain
@given(question=looked_at())
def test_a_loss_lies_within_its_bounds(question: Question) -> None:
    assert 0 <= question.low <= question.loss <= question.high
    assert question.lost_by(question.best) <= max(0.0, float(question.more[question.best] - question.low))
    assert question.lost_by(0) == pytest.approx(question.loss)
    if question.worlds[question.best] < question.worlds[1:].max():
        assert question.low_of[question.best] == question.low, "it is shown"


@pytest.mark.plain
@given(question=looked_at(), order=st.randoms(use_true_random=False))
def test_options_may_come_in_any_order(question: Question, order: Any) -> None:
    rows = list(range(1, len(question.actions)))
    order.shuffle(rows)
    rows, other = [0, *rows], asked(len(question.actions))
    for name in ("sums", "worlds", "more", "low_of", "high_of"):
        setattr(other, name, getattr(question, name)[rows])
    first, played = question.at_first
    other.at_first, other.looks = (first[rows], played), question.looks
    assert other.stake == pytest.approx(question.stake)
    assert other.loss == question.loss


@pytest.mark.plain
@given(
    won=st.integers(2, 6).flatmap(
        lambda rows: st.lists(st.lists(shares, min_size=8, max_size=8), min_size=rows, max_size=rows)
    )
)
def test_where_nothing_was_left_out_a_stake_is_what_it_looks_like(won: list[list[float]]) -> None:
    question = asked(len(won))
    tried(question, list(range(len(won))), np.array(won))
    question.measure()
    assert question.stake == pytest.approx(as_it_looks(question))
