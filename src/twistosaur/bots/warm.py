"""Compile the bots of every game into the on-disk cache."""

from __future__ import annotations

from collections.abc import Callable

from ..engine import new
from ..games import PACKAGES, load
from ..kernel.compile import cache_folder
from .base import Budget
from .heuristics import MODULES
from .levels import NAMES, make


def warm_bots(note: Callable[[str], None]) -> None:
    """Every game that bots play; a mark in the cache folder says that it has been done."""
    folder = cache_folder()
    mark = folder / "warm-bots" if folder else None
    if mark and mark.exists():
        note("the bots are compiled and ready")
        return
    for game in PACKAGES:
        if game in MODULES:
            note(f"compiling the bots of {game} ...")
            warm_up(game)
    if mark:
        mark.touch()


def warm_up(game: str) -> None:
    """Let each bot make one short decision."""
    rules = load(game)
    table = new(game, seats=rules.seats[0], seed=1)
    seat = table.acting[0]
    for name in NAMES:
        make(name, rules).choose(table.hidden(seat), seat, 1, Budget(iterations=2))
