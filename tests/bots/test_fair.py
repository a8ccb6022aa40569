"""A bot's choice hangs on what its seat sees and on nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.support import all_cases
from twistosaur.bots import make
from twistosaur.bots.heuristics import MODULES
from twistosaur.engine import calls
from twistosaur.engine.playouts import u64
from twistosaur.games import load
from twistosaur.testing import Walk

BOTS = ("novice", "easy", "greedy", "informed", "flat:60", "search:60", "expert:60", "random")
CASES = [case for case in all_cases() if case.values[0] in MODULES]


def hidden_of(rules: Any, states: Any, seat: int) -> Any:
    out = rules.states()
    calls.hide(states, 0, seat, out)
    return out


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_no_bot_sees_through_the_cards(game: str, seats: int, options: dict[str, Any]) -> None:
    rules = load(game)
    bots = [make(name, rules) for name in BOTS]
    walk = Walk(rules, seats, options, 11)
    swapped = asked = 0
    moves = np.zeros(rules.actions, np.int64)
    for step in range(400):
        acting = walk.acting()
        if acting and step % 17 == 0:
            seat = acting[step % len(acting)]
            hidden = hidden_of(rules, walk.states, seat)
            other = rules.states()
            calls.guess(hidden, 0, seat, u64(step + 1), other)
            swapped += rules.to_bytes(other) != walk.bytes()
            elsewhere = hidden_of(rules, other, seat)
            for bot in bots:
                asked += 1
                choice = bot.choose(hidden, seat, 5)
                assert choice == bot.choose(elsewhere, seat, 5), f"{bot.name} chose by what it cannot know"
                assert int(calls.refusal(walk.states, 0, seat, choice)) == 0, f"{bot.name} broke a rule"
                assert int(calls.legal(walk.states, 0, seat, moves)) > 0
        if walk.step() is None:
            break
    assert asked > 0
    assert (swapped > 0) == (not rules.is_open), "the truths must differ where anything is hidden"


@pytest.mark.parametrize("game", sorted({str(case.values[0]) for case in CASES}))
def test_thinking_leaves_the_record_alone(game: str) -> None:
    rules = load(game)
    walk = Walk(rules, rules.seats[0], {}, 3)
    while not walk.acting():
        walk.step()
    seat = walk.acting()[0]
    hidden = hidden_of(rules, walk.states, seat)
    before = rules.to_bytes(hidden)
    for name in BOTS:
        make(name, rules).choose(hidden, seat, 1)
        assert rules.to_bytes(hidden) == before
