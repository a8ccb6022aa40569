"""How fast batches of games are stepped on one core: with masks, and with masks and observations.

    python bench/batch.py [--seconds 4] [--games 1024] [--rounds 3] [--write docs/benchmarks.md]

Actions are drawn at random by compiled code, whose time is not counted. The two are measured in turns, in processor
time, so that other programs on the machine count as little as possible; of the rounds the one in the middle is told,
with the least and the greatest. `--write` puts what is printed between the markers of a page.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
import page

from twistosaur.cli.speed import machine
from twistosaur.engine.playouts import u64
from twistosaur.envs import Batch
from twistosaur.envs.loops import any_of
from twistosaur.games import PACKAGES, load
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


class Found(NamedTuple):
    """Nanoseconds a decision, with masks, and with observations too."""

    masks: float
    rows: float

    @property
    def more(self) -> float:
        """What observations cost, by what the step does."""
        return (self.rows - self.masks) / self.masks


def measured(game: str, games: int, seconds: float) -> Found:
    pair = [Runner(game, games, observe=observe) for observe in (False, True)]
    for _ in range(max(1, round(seconds / TURN))):
        for one in pair:
            one.run(TURN)
    return Found(*(1e9 * one.seconds / one.decisions for one in pair))


def line(game: str, args: argparse.Namespace) -> str:
    found = sorted((measured(game, args.games, args.seconds) for _ in range(args.rounds)), key=lambda one: one.more)
    middle = found[len(found) // 2]
    told = f"| {game} ({load(game).observation.length:,} bytes) | {middle.masks:.0f} | {middle.rows:.0f} "
    return f"{told}| **{middle.more:.2f}** | {found[0].more:.2f} to {found[-1].more:.2f} |"


def report(args: argparse.Namespace) -> str:
    before = os.getloadavg()[0]
    lines = [line(game, args) for game in PACKAGES]
    loads = " to ".join(f"{one:.0f}" for one in sorted((before, os.getloadavg()[0])))
    return "\n".join(
        [
            f"`python bench/batch.py --seconds {args.seconds:g} --games {args.games} --rounds {args.rounds}`: "
            f"{machine()['processor']}, one core, {args.games:,} games of four, nanoseconds of processor time a "
            f"decision; load average {loads}. {libraries()}.",
            "",
            "| game | with masks | observations too | times as much again | of all rounds |",
            "|---|---|---|---|---|",
            *lines,
        ]
    )


def libraries() -> str:
    return f"Python {platform.python_version()}, " + ", ".join(f"{one} {version(one)}" for one in ("numpy", "numba"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=4.0, help="of a round")
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--write", type=Path, help="the page whose block is replaced")
    args = parser.parse_args()
    block = report(args)
    print(block)
    if args.write:
        page.write(args.write, "bench/batch.py", block)


if __name__ == "__main__":
    main()
