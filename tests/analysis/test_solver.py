"""Values that were sampled agree with values that were counted out; and the solver counts right."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from tests.analysis.agreement import agreement, compare, finished
from tests.analysis.endgames import Endgame, endgames, is_idle
from tests.analysis.solver import Solver, informed
from tests.analysis.worlds import guessed, worlds
from tests.support import each_game
from twistosaur.analysis import analyse
from twistosaur.analysis.bounds import TOLD, standard_error
from twistosaur.bots.valuing import policy_odds
from twistosaur.engine import calls
from twistosaur.games import load
from twistosaur.kernel import CHANCE, PLAIN, derive

SEED = 2026
FEW = 2 if PLAIN else 12
"""Positions of each game here; `make proof` compares 500."""


@cache
def few(game: str) -> tuple[Endgame, ...]:
    return tuple(endgames(game, FEW, SEED))


def states_of(one: Endgame) -> Any:
    rules = load(one.game)
    return rules.from_position(rules, one.position)[0]


@each_game
def test_sampled_values_are_the_exact_ones(game: str) -> None:
    found = agreement([compare(one, derive(SEED, one.number)) for one in few(game)])
    assert found.within >= 0.97, "of so few positions one may be off"
    assert found.win.is_nothing
    assert found.margin.is_nothing
    assert 0.1 < found.spread < 1.5


@each_game
def test_the_curve_begins_at_the_exact_value(game: str) -> None:
    rules = load(game)
    for one in few(game)[:6]:
        seats = one.position["seats"]
        exact = Solver(rules, seats, idle=idle_of(game)).value(states_of(one))
        record, _ = finished(one, SEED)
        start = analyse(record, key=SEED).curve[0]
        for win, error, value in zip(start.win, start.se, exact[:seats], strict=True):
            assert abs(win - value) <= 4 * error, one.number


def idle_of(game: str) -> Any:
    return is_idle if game == "dino-twist" else None


@each_game
def test_the_policy_is_the_one_that_it_says(game: str) -> None:
    rules = load(game)
    for one in few(game):
        states = states_of(one)
        told = policy_odds(rules, states, one.seat)
        assert told == pytest.approx(informed(rules, states, one.seat))
        assert sum(told.values()) == pytest.approx(1)


@each_game
def test_worlds_are_those_that_guess_draws(game: str) -> None:
    """As often as their weights say, within five standard errors each; and none is missing."""
    rules, draws = load(game), 200 if PLAIN else 3000
    seen = 0
    for one in few(game):
        states, options = rules.from_position(rules, one.position)
        known = worlds(rules, states, options, one.seat)
        if one.hindsight or known is None or (len(known) == 1 and seen):
            continue
        seen += 1
        drawn = Counter(rules.to_bytes(guessed(rules, states, one.seat, derive(SEED, k))) for k in range(draws))
        total = sum(weight for weight, _ in known)
        weights = {rules.to_bytes(world): weight / total for weight, world in known}
        assert len(weights) == len(known)
        assert set(drawn) <= set(weights)
        for world, p in weights.items():
            assert abs(drawn[world] - draws * p) <= 5 * (draws * p * (1 - p)) ** 0.5 + 1
    assert seen


def test_cards_drawn_after_the_last_attack_decide_nothing() -> None:
    """What the solver takes for granted of Dino Twist: any outcome of such a draw has the value of the first."""
    rules, tried = load("dino-twist"), 0
    for one in few("dino-twist"):
        solver = Solver(rules, one.position["seats"], idle=is_idle)
        states = states_of(one)
        while mask := int(calls.acting(states, 0)):
            seat = (mask & -mask).bit_length() - 1
            states = solver.after(states, seat, solver.legal(states, seat)[0])
        while not calls.acting(states, 0) and not calls.over(states, 0) and is_idle(rules, states):
            outcomes = Solver(rules, solver.seats)._draw(states)
            values = [solver.value(solver.after(states, CHANCE, outcome)) for outcome, _ in outcomes]
            assert all(value == pytest.approx(values[0], abs=1e-12) for value in values)
            tried += len(outcomes)
            states = solver.after(states, CHANCE, solver._draw(states)[0][0])
    assert tried > (0 if PLAIN else 10)


@each_game
def test_the_same_number_is_the_same_position(game: str) -> None:
    again = next(iter(endgames(game, 1, SEED)))
    assert again == few(game)[0]
    assert all(len(one.exact) > 1 for one in few(game))


def test_what_was_never_seen_is_not_ruled_out() -> None:
    """A swing of probability p that was missed in n games, though it is not: once in 400 times if n p is 6."""
    assert 3 * standard_error(0.0, 0.0, 100, TOLD) == pytest.approx(0.06)
    assert 3 * standard_error(100.0, 100.0, 100, TOLD) == pytest.approx(0.06)
    assert standard_error(50.0, 50.0, 10_000, TOLD) == pytest.approx(0.005**0.5 / 100, rel=0.05)
