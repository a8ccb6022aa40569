"""What a bot knows of a game beyond its rules: the names that generic bots call, bound per game as the contract is.

None of these is a rule. A game's module here calls the rule functions on a working record and adds an opinion.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from ...kernel import PLAIN, Rules, TwistosaurError


def gain(s: Any, seat: int, action: int) -> float:
    """Own points that a legal action wins at once, one decision ahead (a pick: with the best use it could get)."""
    return known(s.rules.id).gain(s, seat, action)


def appeal(s: Any, seat: int, action: int) -> float:
    """How promising a legal action looks, in points: what informed playouts follow. Fast before exact."""
    return known(s.rules.id).appeal(s, seat, action)


def outlook(s: Any, seat: int) -> Any:
    """A 64-bit key of what this decision of a seat hangs on: the search keeps one node for each.

    It may only be made of what the seat sees, and may leave out what hardly matters: then the node speaks for the
    average, and actions that are not always there count by how often they were.
    """
    return known(s.rules.id).outlook(s, seat)


def standing(s: Any, seat: int) -> float:
    """Points that a seat may expect to end with, where a playout is cut short; at the end exactly its points."""
    return known(s.rules.id).standing(s, seat)


STUBS = (gain, appeal, outlook, standing)


@dataclass(frozen=True)
class Knobs:
    """How the search is set for a game; see `tree.py` for what each does."""

    explore: float = 0.7
    bias: float = 0.05
    epsilon: float = 0.1
    win: float = 0.6
    scale: float = 10.0
    horizon: int = 100_000
    """Decisions after which a playout is cut and `standing` speaks."""


@dataclass(frozen=True)
class Heuristics:
    """The opinions on one game."""

    rules: Rules
    gain: Callable[[Any, int, int], float]
    appeal: Callable[[Any, int, int], float]
    outlook: Callable[[Any, int], Any]
    standing: Callable[[Any, int], float]
    knobs: Knobs


MODULES = {"draftosaurus": "draftosaurus", "dino-twist": "dino_twist", "twisty": "twisty"}
"""Game id to module of this package."""


@cache
def known(game: str) -> Heuristics:
    """The heuristics of a game by its id, bound to its record type on first use."""
    if game not in MODULES:
        raise TwistosaurError(f"no bot plays {game!r} yet")
    found: Heuristics = import_module(f"{__name__}.{MODULES[game]}").HEURISTICS
    return found


def bind(heuristics: Heuristics) -> Heuristics:
    """Make the names above work on this game's records inside compiled code."""
    if not PLAIN:
        import numba

        from ...kernel.contract import _bind

        kind = numba.from_dtype(heuristics.rules.dtype)
        for stub in STUBS:
            _bind(stub, getattr(heuristics, stub.__name__), kind)
    return heuristics
