"""How fast the environments are beside others of their kind: PettingZoo's own, OpenSpiel's Python games, PGX.

    python bench/beside.py [--seconds 4] [--sizes 64,256,1024,4096] [--write docs/benchmarks.md]

One run on one core, everything in turns, processor time. All play random legal actions and begin anew when a game ends.
A move is one decision of one player. `--write` puts what is printed between the markers of a page.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import textwrap
import time
from collections.abc import Callable, Iterable
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # before a library counts the cores

import importlib  # noqa: E402

import numpy as np  # noqa: E402

sys.path.insert(0, str(Path(__file__).parent))
import page  # noqa: E402
import spiel_speed  # noqa: E402
from batch import any_legal  # noqa: E402

from twistosaur.cli.speed import machine  # noqa: E402
from twistosaur.engine.playouts import u64  # noqa: E402
from twistosaur.envs import Batch, aec_env, spiel  # noqa: E402
from twistosaur.games import PACKAGES, load  # noqa: E402

TURN = 0.25
"""Seconds until the next one is measured."""
SIDE_BY_SIDE = 1024
"""Games of a batch of ours."""
LIBRARIES = ("numpy", "numba", "pettingzoo", "shimmy", "open_spiel", "pgx", "jax", "jaxlib")


class Rate(NamedTuple):
    """Something that was measured."""

    name: str
    per_second: float


def in_turns(runners: Iterable[Any], seconds: float) -> None:
    runners = list(runners)
    for _ in range(max(1, round(seconds / TURN))):
        for runner in runners:
            runner.run(TURN)


class Zoo:
    """Random play of a PettingZoo environment in turns, by its own loop: `agent_iter`, `last`, `step`."""

    def __init__(self, name: str, make: Callable[[], Any]) -> None:
        self.name, self.env = name, make()
        self.word = self.games = self.moves = 0
        self.seconds = 0.0
        self.play()
        self.moves = 0

    def run(self, seconds: float) -> None:
        began = time.process_time()
        while time.process_time() - began < seconds:
            self.play()
        self.seconds += time.process_time() - began

    def play(self) -> None:
        """One game to its end."""
        env = self.env
        self.games += 1
        env.reset(seed=self.games)
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            legal = np.flatnonzero(mask)
            self.word = self.word * 6364136223846793005 + 1442695040888963407 & (1 << 64) - 1
            env.step(int(legal[(self.word >> 33) % len(legal)]))
            self.moves += 1

    @property
    def rate(self) -> Rate:
        return Rate(self.name, self.moves / self.seconds)


class Stepped:
    """A batch that is stepped, for as long as its steps take."""

    moves: int
    seconds: float

    def once(self) -> None:
        raise NotImplementedError

    def run(self, seconds: float) -> None:
        until = self.seconds + seconds
        while self.seconds < until:
            self.once()


class Pgx(Stepped):
    """Random play of a batch in PGX: one jitted step of `vmap`, with its own auto-reset. Drawing is not counted."""

    def __init__(self, game: str, size: int, *, observe: bool) -> None:
        import jax
        import jax.numpy as jnp
        import pgx
        from pgx.experimental.wrappers import auto_reset

        self.game, self.size, self.observe, self.jax = game, size, observe, jax
        env = pgx.make(game)
        stepped = auto_reset(env.step, env.init)

        def step(state: Any, action: Any, key: Any) -> Any:
            after = stepped(state, action, key)  # what is not returned is not computed: XLA leaves it out
            return after if observe else after.replace(observation=jnp.zeros((), jnp.int8))

        self.step = jax.jit(jax.vmap(step))
        self.draw = jax.jit(
            lambda key, mask: (
                jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf)),
                jax.random.split(key, size),
            )
        )
        self.key = jax.random.PRNGKey(1)
        self.state = jax.jit(jax.vmap(env.init))(jax.random.split(self.key, size))
        self.moves, self.seconds = 0, 0.0
        for _ in range(3):  # it is compiled twice: what comes out may be of another shape than what went in
            self.once()
        self.moves, self.seconds = 0, 0.0

    def once(self) -> None:
        self.key, key = self.jax.random.split(self.key)
        action, keys = self.jax.block_until_ready(self.draw(key, self.state.legal_action_mask))
        began = time.process_time()
        self.state = self.jax.block_until_ready(self.step(self.state, action, keys))
        self.seconds += time.process_time() - began
        self.moves += self.size

    @property
    def rate(self) -> Rate:
        seen = "masks and observations" if self.observe else "masks"
        return Rate(f"PGX {self.game}, {seen}, {self.size} games", self.moves / self.seconds)


class Ours(Stepped):
    """The same of a batch of ours."""

    def __init__(self, game: str, *, observe: bool) -> None:
        self.batch = Batch(game, SIDE_BY_SIDE, seats=4, seed=1, threads=1, observe=observe)
        self.actions = np.zeros(SIDE_BY_SIDE, np.int64)
        self.words = self.moves = 0
        self.seconds = 0.0
        self.once()
        self.moves, self.seconds = 0, 0.0
        seen = "masks and observations" if observe else "masks"
        self.name = f"{game}, {seen}, {SIDE_BY_SIDE:,} games of 4"

    def once(self) -> None:
        any_legal(self.batch.masks, u64(7), self.words, self.actions)
        self.words += 1
        began = time.process_time()
        self.batch.step(self.actions)
        self.seconds += time.process_time() - began
        self.moves += SIDE_BY_SIDE

    @property
    def rate(self) -> Rate:
        return Rate(self.name, self.moves / self.seconds)


def prose(text: str) -> str:
    return textwrap.fill(text, 120, break_long_words=False, break_on_hyphens=False)


def table(rates: list[Rate], beside: Rate, heading: str) -> list[str]:
    lines = [f"| {heading} | moves/s | times {beside.name} |", "|---|---|---|"]
    return lines + [
        f"| {one.name} | {one.per_second:,.0f} | {one.per_second / beside.per_second:.1f} |" for one in rates
    ]


def zoo_part(seconds: float) -> list[str]:
    from pettingzoo.classic import connect_four_v3, hanabi_v5

    theirs = [Zoo("hanabi_v5", hanabi_v5.env), Zoo("connect_four_v3", connect_four_v3.env)]
    names = [f"twistosaur/{game}-v1" for game in PACKAGES]
    ours = [Zoo(name, lambda name=name: aec_env(name, seats=4)) for name in names]
    in_turns((*theirs, *ours), seconds)
    rates = [one.rate for one in (*theirs, *ours)]
    return [
        prose(
            "**PettingZoo**: its AEC loop (`agent_iter`, `last`, `step`) with observations and masks; hanabi_v5 as "
            "PettingZoo makes it (two players, played by OpenSpiel's C++ through Shimmy), connect_four_v3 in Python, "
            "ours with four seats."
        ),
        "",
        *table(rates, rates[0], "environment"),
    ]


def spiel_part(seconds: float) -> list[str]:
    for name in spiel_speed.THEIRS:
        importlib.import_module(f"open_spiel.python.games.{name}")
    theirs = [spiel_speed.Runner(f"python_{name}") for name in spiel_speed.THEIRS]
    ours = [
        spiel_speed.Runner(spiel.short_name(load(game), turns=turns)) for game in PACKAGES for turns in (False, True)
    ]
    in_turns((*theirs, *ours), seconds)
    rates = [Rate(one.name, one.moves / one.seconds) for one in (*theirs, *ours)]
    usual = Rate("the median of OpenSpiel's own", median(one.per_second for one in rates[: len(theirs)]))
    return [
        prose(
            "**OpenSpiel**: its Python games and ours, driven from Python (`legal_actions`, `apply_action`); each "
            "seat's decision and each draw of chance counts as a move."
        ),
        "",
        *table(rates, usual, "game"),
    ]


def batch_part(seconds: float, sizes: list[int]) -> list[str]:
    ours: list[Rate] = []
    theirs: list[Rate] = []
    for observe in (False, True):
        mine = [Ours(game, observe=observe) for game in PACKAGES]
        best: list[Rate] = []
        for game in ("sparrow_mahjong", "backgammon"):
            tried = [Pgx(game, size, observe=observe) for size in sizes]
            in_turns((*tried, *mine), seconds)
            best.append(max((one.rate for one in tried), key=lambda rate: rate.per_second))
        theirs += best
        ours += [one.rate for one in mine]
    tried_sizes = ", ".join(f"{size:,}" for size in sizes)
    lines = [
        prose(
            "**Batches**: one step of all games a call, drawing the actions not counted; PGX compiled by XLA for the "
            f"CPU (`jit` of `vmap`, its own auto-reset, the best of {tried_sizes} games side by side). *Masks* leave "
            "observations out on both sides."
        ),
        "",
        "| batch | moves/s | times sparrow_mahjong | times backgammon |",
        "|---|---|---|---|",
    ]
    for one in (*theirs, *ours):
        like = theirs[2:] if "observations" in one.name else theirs[:2]
        ratios = " | ".join(f"{one.per_second / other.per_second:.1f}" for other in like)
        lines.append(f"| {one.name} | {one.per_second:,.0f} | {ratios} |")
    return lines


def report(seconds: float, sizes: list[int]) -> str:
    facts = machine()
    load_before = os.getloadavg()[0]
    parts = [zoo_part(seconds), spiel_part(seconds), batch_part(seconds, sizes)]
    head = [
        prose(
            f"`python bench/beside.py --seconds {seconds:g} --sizes {','.join(map(str, sizes))}`: "
            f"{facts['processor']}, one core, processor time, everything in turns; load average "
            f"{load_before:.0f} to {os.getloadavg()[0]:.0f}. Random legal actions, games that end begin anew, a move "
            f"is one decision of one player. Python {platform.python_version()}, "
            + ", ".join(f"{name} {version(name)}" for name in LIBRARIES)
            + "."
        )
    ]
    return "\n\n".join("\n".join(part) for part in (head, *parts))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=4.0, help="for each of them")
    parser.add_argument("--sizes", default="64,256,1024,4096", help="batches that PGX is tried with")
    parser.add_argument("--write", type=Path, help="a page with markers")
    args = parser.parse_args()
    block = report(args.seconds, [int(size) for size in args.sizes.split(",")])
    print(block)
    if args.write:
        page.write(args.write, "bench/beside.py", block)


if __name__ == "__main__":
    main()
