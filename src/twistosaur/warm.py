"""Compile everything into the on-disk cache, so that nobody waits for a compiler in front of a board.

``python -m twistosaur.warm GAME`` compiles one game in this process; `warm_all` runs one such process per game, as
many at once as there are cores.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from .games import PACKAGES
from .kernel import TwistosaurError
from .kernel.compile import cache_folder


def mark_of_warmth() -> Path | None:
    """The file in the cache folder that says that everything is compiled; None where nothing is compiled at all."""
    folder = cache_folder()
    return folder / "warm" if folder else None


def is_warm() -> bool:
    mark = mark_of_warmth()
    return mark is None or mark.exists()


def warm_all(note: Callable[[str], None]) -> None:
    """Every game on the shelf with its bots; a mark in the cache folder says that it has been done."""
    mark = mark_of_warmth()
    if mark is None or mark.exists():
        note("the rules are compiled and ready")
        return
    note(f"compiling the rules of {len(PACKAGES)} games, once; this takes a minute or two ...")
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for game, problem in pool.map(compile_apart, PACKAGES):
            if problem:
                raise TwistosaurError(f"the rules of {game} could not be compiled: {problem}")
            note(f"{game}: ready")
    mark.touch()


def compile_apart(game: str) -> tuple[str, str]:
    """Compile a game in a process of its own; what went wrong, if anything did."""
    done = subprocess.run([sys.executable, "-m", __name__, game], capture_output=True, text=True, check=False)
    lines = done.stderr.strip().splitlines()
    return game, "" if done.returncode == 0 else (lines[-1] if lines else f"exit code {done.returncode}")


def warm_up(game: str) -> None:
    from .bots.warm import warm_up as warm_bots
    from .engine.warm import warm_up as warm_rules

    warm_rules(game)
    warm_bots(game)


if __name__ == "__main__":
    warm_up(sys.argv[1])
