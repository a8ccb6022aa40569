"""Warnings before a blunder: planted ones are warned of, in time; what a good player would do is not."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.analysis.planted import Planted, planted
from tests.support import each_game
from twistosaur.analysis import doubts
from twistosaur.analysis.story import Decision, read_story
from twistosaur.engine import Game, calls, new
from twistosaur.games import PACKAGES, load
from twistosaur.kernel import PLAIN, derive

EACH = 6
"""Every sixth is looked at here."""
SOME = [pytest.param(one, id=f"{game}-{one.name}") for game in PACKAGES for one in list(planted(game))[::EACH]]
AT_MOST = 2.5
"""Seconds, on a machine that has much else to do; about half a second when it has not."""

needs_compiler = pytest.mark.skipif(PLAIN, reason="thousands of playouts take minutes without the compiler")


def before(one: Planted) -> tuple[Any, Decision]:
    """What the player of a planted blunder saw, and the decision."""
    story = read_story(one.record)
    step, decision = next((s, d) for s in story.steps for d in s.decisions if d.index == one.index)
    seen = story.rules.states()
    calls.hide(step.before, 0, decision.seat, seen)
    return seen, decision


@needs_compiler
@pytest.mark.parametrize("one", SOME)
def test_it_is_judged_in_time_and_the_better_move_is_none(one: Planted) -> None:
    seen, decision = before(one)
    rules = load(one.record["game"])
    began = time.monotonic()
    found = doubts.blunders(rules, seen, decision.seat, 7)
    assert time.monotonic() - began < AT_MOST
    texts = dict(zip(decision.actions, decision.moves, strict=True))
    assert one.better not in {texts[action] for action in found}
    assert all(loss > doubts.BLUNDER for loss in found.values())


@needs_compiler
def test_most_planted_blunders_are_warned_of() -> None:
    """In half a second not every one can be shown; most must be, or the warning would be a promise that is not kept."""
    caught = 0
    for param in SOME:
        one: Planted = param.values[0]  # type: ignore[assignment]
        seen, decision = before(one)
        caught += decision.action in doubts.blunders(load(one.record["game"]), seen, decision.seat, 7)
    assert caught >= 0.7 * len(SOME)


@each_game
@needs_compiler
def test_nobody_is_warned_of_what_the_search_plays(game: str) -> None:
    rules = load(game)
    table = new(game, seats=rules.seats[0], seed=5)
    for n in range(12):
        seat = table.acting[0]
        hidden = table.hidden(seat)
        opinions = doubts.searcher(rules).consider(hidden, seat, derive(3, n))
        found = doubts.losses(rules, hidden, seat, derive(3, n), opinions) if len(opinions) > 1 else {}
        best = max(opinions, key=lambda one: (one.visits, one.worth))
        assert best.action not in found
        play(table, seat, best.action)


def play(table: Game, seat: int, action: int) -> None:
    table.play(seat, table.rules.move_text(table.rules.read(table.hidden(seat)), seat, action))


@pytest.mark.plain
def test_what_lies_within_the_noise_is_no_blunder(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the first decision of a game with so few worlds nothing is shown, whatever it looks like."""
    monkeypatch.setattr(doubts, "WORLDS", (2,))
    monkeypatch.setattr(doubts, "SEARCH", 20)
    rules = load("twisty")
    table = new("twisty", seats=2, seed=4)
    seat = table.acting[0]
    assert doubts.blunders(rules, table.hidden(seat), seat, 1) == {}
