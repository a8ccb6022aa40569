"""Compile the bots of a game into the on-disk cache."""

from __future__ import annotations

from ..engine import new
from ..games import load
from .base import Budget
from .heuristics import MODULES
from .levels import make
from .names import NAMES


def warm_up(game: str) -> None:
    """Let each bot make one short decision."""
    if game not in MODULES:
        return
    rules = load(game)
    table = new(game, seats=rules.seats[0], seed=1)
    seat = table.acting[0]
    for name in NAMES:
        make(name, rules).choose(table.hidden(seat), seat, 1, Budget(iterations=2))
