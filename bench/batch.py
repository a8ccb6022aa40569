"""How fast batches of games are stepped on one core: with masks, and with masks and observations.

    python bench/batch.py [--seconds 4] [--games 1024]

Actions are drawn at random by compiled code, whose time is not counted. The two are measured in turns, in processor
time, so that other programs on the machine count as little as possible.
"""

from __future__ import annotations

import argparse
import os
import platform
import time
from typing import Any

import numpy as np

from twistosaur.engine.playouts import u64
from twistosaur.envs import Batch
from twistosaur.envs.loops import any_of
from twistosaur.games import PACKAGES
from twistosaur.kernel import rule

TURN = 0.25
"""Seconds until the other one is measured again."""


@rule
def any_legal(masks: Any, key: Any, n: int, out: Any) -> None:
    """A legal action for every game."""
    for i in range(len(out)):
        out[i] = any_of(masks[i], key, i, n)


class Runner:
    """One batch, the time that its steps took, and how many decisions they were."""

    def __init__(self, game: str, games: int, *, observe: bool) -> None:
        self.batch = Batch(game, games, seats=4, seed=1, threads=1, observe=observe)
        self.actions = np.zeros(games, np.int64)
        self.words = self.decisions = 0
        self.seconds = 0.0
        self.run(0.0)
        self.decisions, self.seconds = 0, 0.0

    def run(self, seconds: float) -> None:
        until = time.perf_counter() + seconds
        while True:
            any_legal(self.batch.masks, u64(7), self.words, self.actions)
            self.words += 1
            began = time.process_time()
            self.batch.step(self.actions)
            self.seconds += time.process_time() - began
            self.decisions += len(self.actions)
            if time.perf_counter() > until:
                return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--games", type=int, default=1024)
    args = parser.parse_args()
    print(f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    for game in PACKAGES:
        bare, seeing = (Runner(game, args.games, observe=observe) for observe in (False, True))
        for _ in range(max(1, round(args.seconds / TURN))):
            bare.run(TURN)
            seeing.run(TURN)
        masks, rows = (1e9 * one.seconds / one.decisions for one in (bare, seeing))
        print(
            f"{game}, {args.games} games of 4 on one core: {1e3 / masks:.2f} million decisions/s with masks "
            f"({masks:.0f} ns), {1e3 / rows:.2f} with observations of {seeing.batch.observations.shape[1]} bytes too "
            f"({rows:.0f} ns): {(rows - masks) / masks:.2f} times as much again"
        )


if __name__ == "__main__":
    main()
