"""How fast OpenSpiel plays our games, beside its own games that are written in Python: random play on one core.

    python bench/spiel_speed.py [--seconds 3]

All are measured in turns. A step is a decision, a joint one or a draw; decisions and draws count each seat's own.
"""

from __future__ import annotations

import argparse
import importlib
import os
import platform
import time
from importlib.metadata import version
from statistics import median
from typing import Any

import pyspiel

from twistosaur.envs import spiel
from twistosaur.games import PACKAGES, load

THEIRS = ("kuhn_poker", "tic_tac_toe", "block_dominoes", "liars_poker", "iterated_prisoners_dilemma", "hangman")
TURN = 0.25
"""Seconds until the next one is measured."""


class Runner:
    """Random play of one game, with what it took."""

    def __init__(self, name: str) -> None:
        self.name, self.game = name, pyspiel.load_game(name)
        self.words = 0
        self.steps = self.moves = 0
        self.seconds = 0.0
        self.play()
        self.steps = self.moves = 0

    def run(self, seconds: float) -> None:
        began = time.process_time()
        while time.process_time() - began < seconds:
            self.play()
        self.seconds += time.process_time() - began

    def play(self) -> None:
        """One game to its end."""
        state = self.game.new_initial_state()
        while not state.is_terminal():
            self.moves += self.step(state)
            self.steps += 1

    def step(self, state: Any) -> int:
        """Returns how many seats, or draws, it was of."""
        if state.is_chance_node():
            state.apply_action(self.drawn(state.chance_outcomes()))
            return 1
        if state.is_simultaneous_node():
            options = [state.legal_actions(player) for player in range(state.num_players())]
            state.apply_actions([self.any_of(legal) if legal else 0 for legal in options])
            return sum(map(bool, options))
        state.apply_action(self.any_of(state.legal_actions()))
        return 1

    def word(self) -> int:
        self.words = self.words * 6364136223846793005 + 1442695040888963407 & (1 << 64) - 1
        return self.words >> 33

    def any_of(self, actions: list[int]) -> int:
        return actions[self.word() % len(actions)]

    def drawn(self, outcomes: list[tuple[int, float]]) -> int:
        rest = self.word() / (1 << 31)
        for outcome, chance in outcomes:
            rest -= chance
            if rest < 0:
                return outcome
        return outcomes[-1][0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each game")
    seconds = parser.parse_args().seconds
    for name in THEIRS:
        importlib.import_module(f"open_spiel.python.games.{name}")
    theirs = [Runner(f"python_{name}") for name in THEIRS]
    ours = [Runner(spiel.short_name(load(game), turns=turns)) for game in PACKAGES for turns in (False, True)]
    for _ in range(max(1, round(seconds / TURN))):
        for runner in (*theirs, *ours):
            runner.run(TURN)
    print(
        f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        end="",
    )
    print(f", OpenSpiel {version('open_spiel')}; one core")
    usual = median(one.moves / one.seconds for one in theirs)
    print("| game | steps/s | decisions and draws/s | of the median of OpenSpiel's own |\n|---|---|---|---|")
    for one in (*theirs, *ours):
        rate = one.moves / one.seconds
        print(f"| {one.name} | {one.steps / one.seconds:,.0f} | {rate:,.0f} | {rate / usual:.2f} |")


if __name__ == "__main__":
    main()
