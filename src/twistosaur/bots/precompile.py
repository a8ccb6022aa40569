"""Compiling ahead: every game with its bots into the on-disk cache, so that nobody waits in front of a board.

``python -m twistosaur.bots.precompile GAME`` compiles one game in this process; `compile_all` runs one such process for
each game, as many at once as there are cores.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ..games import PACKAGES, load
from ..kernel import TwistosaurError
from ..kernel.compile import cache_folder
from .base import Budget
from .cards import NetError
from .names import NAMES


def mark() -> Path | None:
    """The file in the cache folder that says that everything is compiled; None where nothing is compiled at all."""
    folder = cache_folder()
    return folder / "warm" if folder else None


def is_compiled() -> bool:
    made = mark()
    return made is None or made.exists()


def compile_all(note: Callable[[str], None]) -> None:
    """Every game on the shelf with its bots; a mark in the cache folder says that it has been done."""
    made = mark()
    if made is None or made.exists():
        note("the rules are compiled and ready")
        return
    note(f"compiling the rules of {len(PACKAGES)} games, once; this takes a minute or two ...")
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for game, problem in pool.map(compile_apart, PACKAGES):
            if problem:
                raise TwistosaurError(f"the rules of {game} could not be compiled: {problem}")
            note(f"{game}: ready")
    made.touch()


def compile_apart(game: str) -> tuple[str, str]:
    """Compile a game in a process of its own; what went wrong, if anything did."""
    done = subprocess.run([sys.executable, "-m", __name__, game], capture_output=True, text=True, check=False)
    lines = done.stderr.strip().splitlines()
    return game, "" if done.returncode == 0 else (lines[-1] if lines else f"exit code {done.returncode}")


def compile_bots(game: str) -> None:
    """Let each bot make one short decision."""
    from ..engine import new
    from .heuristics import MODULES
    from .levels import make
    from .valuing import compile_valuing

    if game not in MODULES:
        return
    rules = load(game)
    table = new(game, seats=rules.seats[0], seed=1)
    seat = table.acting[0]
    for name in NAMES:
        try:
            bot = make(name, rules)
        except NetError:  # there is none for this game
            continue
        bot.choose(table.hidden(seat), seat, 1, Budget(iterations=2))
    compile_valuing(rules, table.hidden(seat), seat)


def compile_game(game: str) -> None:
    from ..engine.precompile import compile_rules

    compile_rules(game)
    compile_bots(game)


if __name__ == "__main__":
    compile_game(sys.argv[1])
