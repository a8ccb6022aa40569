"""What a bot knows of a game beyond its rules: the names that generic bots call, bound per game as the contract is.

None of these is a rule. A game's module here calls the rule functions on a working record and adds an opinion.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ...games import PACKAGES
from ...kernel import Rules, TwistosaurError, bind_stub, rule
from ...locales import Texts


def gain(s: Any, seat: int, action: int) -> float:
    """Own points that a legal action wins at once, one decision ahead (a pick: with the best use it could get)."""
    return known(s.rules.id).gain(s, seat, action)


def appeals(s: Any, seat: int, actions: Any, many: int, out: Any) -> None:
    """How promising each of these legal actions looks, in points: what informed playouts follow. Fast before exact."""
    known(s.rules.id).appeals(s, seat, actions, many, out)


def plans(s: Any, seat: int, actions: Any, many: int, out: Any, memo: Any) -> None:
    """The same for the policy that an analysis lets everybody follow to the end: as `appeals`, where that is enough.

    `memo` holds MEMO whole numbers of its own from one call to the next, whatever the record: what is kept there must
    say what it was made of.
    """
    known(s.rules.id).plans(s, seat, actions, many, out, memo)


def outlook(s: Any, seat: int) -> Any:
    """A 64-bit key of what this decision of a seat hangs on: the search keeps one node for each.

    It may only be made of what the seat sees, and may leave out what hardly matters: then the node speaks for the
    average, and actions that are not always there count by how often they were.
    """
    return known(s.rules.id).outlook(s, seat)


def standings(s: Any, out: Any) -> None:
    """Points that every seat may expect to end with, where a playout is cut short."""
    known(s.rules.id).standings(s, out)


MEMO = 640


@rule
def by_appeal(s: Any, seat: int, actions: Any, many: int, out: Any, _memo: Any) -> None:
    """The plans of a game that has none of its own."""
    appeals(s, seat, actions, many, out)


NEVER = 100_000
"""More decisions than a playout has."""

STUBS = (gain, appeals, plans, outlook, standings)


@dataclass(frozen=True)
class Knobs:
    """How the search is set for a game; see `tree.py` for what each does."""

    explore: float = 0.4
    """Weight of what appeals and has not been tried much."""
    trust: float = 2.0
    """So many points less of appeal make an action e times less worth a try."""
    epsilon: float = 0.1
    """How often a player in a playout does anything at all; 1: random playouts."""
    win: float = 0.6
    """Weight of the shared win in a value; the rest is the margin in points ..."""
    scale: float = 10.0
    """... measured by this."""
    horizon: int = NEVER
    """Decisions of a playout after which it is cut and `standings` speaks."""
    rivals: int = 1
    """0: the others play as in playouts; 1: each searches in a tree of its own; 2: the first new node ends the walk."""
    depth: int = 100
    """Own decisions that the tree may hold in a row."""
    # Where there is a net; without one these do nothing.
    prior: int = 0
    """1: the tree tries what the net likes, not what appeals ..."""
    faith: float = 1.0
    """... and so much less of a liking makes an action e times less worth a try."""
    steps: int = 0
    """So many decisions of a playout are the net's, the rest as ever."""
    alone: int = 0
    """0: of everybody; 1: of the seat that is asked, the others play as ever."""
    heat: float = 0.0
    """How freely the net plays there: 0 always takes what it likes best, 1 draws by its policy."""
    cut: int = NEVER
    """After so many decisions of a playout every seat is asked, when it decides next, what the net expects."""
    blend: float = 1.0
    """How much of a value is what it says then; the rest is how the playout goes on, as it would without a net."""
    ahead: int = 0
    """0: trees; else so many actions that seem best are compared by playouts in the same worlds, and the better half of
    them again, until two are left."""
    lean: float = 0.0
    """How much the liking itself counts beside what was found."""
    trees: float = 0.0
    """With `ahead`: the share of the budget for which trees grow first; 0: the net says what seems best ..."""
    beside: float = 0.0
    """... and how much their values count beside those of the playouts."""


@dataclass(frozen=True)
class Levels:
    """What makes the levels of a game: how the three weaker ones err, and how many iterations `hard` thinks."""

    novice: Mapping[str, Any]
    easy: Mapping[str, Any]
    medium: Mapping[str, Any]
    hard: int


@dataclass(frozen=True)
class Heuristics:
    """The opinions on one game."""

    rules: Rules
    gain: Callable[[Any, int, int], float]
    appeals: Callable[[Any, int, Any, int, Any], None]
    outlook: Callable[[Any, int], Any]
    standings: Callable[[Any, Any], None]
    knobs: Knobs
    levels: Levels
    name_move: Callable[[str, list[str], Texts], str]
    """A move, as its verb and the words after it, as a name that fits into a sentence."""
    unit: str = "points"
    """What `standings` counts: the reasons of a search name it."""
    steps: int = 200_000
    """Decisions in playouts that an analysis spends on one decision of a game, unless told otherwise."""
    plans: Callable[[Any, int, Any, int, Any, Any], None] = None  # type: ignore[assignment]
    """What the policy of an analysis follows: `appeals`, unless a game has more to say."""
    policy: str = "informed"
    """The name of that policy."""
    master: Mapping[str, Any] = field(default_factory=dict)
    """The knobs of `master`, where they are not those of `knobs`."""

    def __post_init__(self) -> None:
        if self.plans is None:
            object.__setattr__(self, "plans", by_appeal)


MODULES = {game: name for game, name in PACKAGES.items() if find_spec(f"{__name__}.{name}") is not None}
"""Game id to module of this package, for the games that have one."""


@cache
def known(game: str) -> Heuristics:
    """The heuristics of a game by its id, bound to its record type on first use."""
    if game not in MODULES:
        raise TwistosaurError(f"no bot plays {game!r} yet")
    found: Heuristics = import_module(f"{__name__}.{MODULES[game]}").HEURISTICS
    return found


def bind(heuristics: Heuristics) -> Heuristics:
    """Make the names above work on this game's records inside compiled code."""
    for stub in STUBS:
        bind_stub(stub, getattr(heuristics, stub.__name__), heuristics.rules.dtype)
    return heuristics
