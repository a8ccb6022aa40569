"""What the policy of an analysis remembers between two decisions changes nothing that it says."""

from __future__ import annotations

import numpy as np

from tests.analysis.games import played
from twistosaur.analysis.story import read_story
from twistosaur.bots.heuristics import MEMO, known
from twistosaur.engine import calls


def test_plans_are_the_same_with_a_memory_and_without() -> None:
    memo, compared = np.zeros(MEMO, np.int64), 0
    for seed in (1, 2):
        story = read_story(played("twisty", ("informed",) * 3, seed))
        for step in story.steps:
            for decision in step.decisions:
                actions = np.zeros(story.rules.actions, np.int64)
                many = int(calls.legal(step.before, 0, decision.seat, actions))
                found = []
                for memory in (memo, np.zeros(MEMO, np.int64)):
                    likes = np.zeros(many)
                    known("twisty").plans(step.before[0], decision.seat, actions, many, likes, memory)
                    found.append(likes)
                assert (found[0] == found[1]).all(), (seed, decision.index)
                compared += 1
    assert compared > 50
