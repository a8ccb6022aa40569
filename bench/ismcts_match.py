"""Our search against OpenSpiel's ISMCTS, in OpenSpiel's own states: each deal twice, with the seats exchanged."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from twistosaur.bots.base import Budget
from twistosaur.bots.search import SearchBot
from twistosaur.engine import calls
from twistosaur.envs import spiel
from twistosaur.games import load
from twistosaur.kernel import derive

OPTIONS = {"twisty": "{'turn_limit': 20}"}
"""Random playouts of a whole game of it would take ISMCTS seconds each."""


class Clock:
    """What ISMCTS takes for a decision."""

    def __init__(self) -> None:
        self.seconds, self.decisions = 0.0, 0

    @property
    def mean(self) -> float:
        return self.seconds / max(self.decisions, 1)


def duel(game: str, iterations: int, deals: int, seed: int, *, equal: str) -> tuple[list[float], float]:
    """Our share of the wins by deal, and the milliseconds that ISMCTS took for a decision.

    With equal time ours may think as long as ISMCTS has taken on average so far.
    """
    rules = load(game)
    table = pyspiel.load_game(
        spiel.short_name(rules, turns=True), {"players": 2, "reward": "win", "options": OPTIONS.get(game, "{}")}
    )
    ours = SearchBot(rules, Budget(iterations=iterations))
    clock, won = Clock(), []
    for deal in range(deals):
        shares = []
        for mine in (0, 1):
            theirs = opponent(table, iterations, derive(seed, 2 * deal + mine))
            shares.append(play(table, ours, theirs, mine, derive(seed, deal), clock, iterations, equal))
        won.append(sum(shares) / 2)
    return won, 1000 * clock.mean


def opponent(table: Any, iterations: int, seed: int) -> Any:
    rng = np.random.RandomState(seed % 2**32)  # noqa: TID251 - OpenSpiel's bots want one
    bot = ismcts.ISMCTSBot(table, mcts.RandomRolloutEvaluator(1, rng), 2.0, iterations, random_state=rng)
    bot.set_resampler(spiel.resampler(seed=seed))
    return bot


def play(
    table: Any, ours: SearchBot, theirs: Any, mine: int, seed: int, clock: Clock, iterations: int, equal: str
) -> float:
    """One game; returns our share of the win."""
    state, word = table.new_initial_state(), 0
    hidden = ours.rules.states()
    while not state.is_terminal():
        word += 1
        if state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), derive(seed, word) / 2**64))
        elif len(legal := state.legal_actions()) == 1:
            state.apply_action(legal[0])
        elif state.current_player() == mine:
            calls.hide(state.moment.states, 0, mine, hidden)
            timed = equal == "time" and clock.decisions > 0
            budget = Budget(seconds=clock.mean) if timed else Budget(iterations=iterations)
            state.apply_action(ours.choose(hidden, mine, derive(seed, word), budget))
        else:
            began = time.perf_counter()
            action = int(theirs.step(state))
            clock.seconds += time.perf_counter() - began
            clock.decisions += 1
            state.apply_action(action)
    return float(state.returns()[mine])


def drawn(outcomes: list[tuple[int, float]], rest: float) -> int:
    for outcome, chance in outcomes:
        rest -= chance
        if rest < 0:
            return outcome
    return outcomes[-1][0]
