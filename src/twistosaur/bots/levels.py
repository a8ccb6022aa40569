"""The bots by name: the five levels for people, and the plain ones they are measured with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel import Rules, TwistosaurError
from ..kernel.data import words
from .base import Bot, Budget
from .flat import FlatBot
from .greedy import GreedyBot
from .random import RandomBot
from .search import SearchBot

LEVELS = ("novice", "easy", "medium", "hard", "expert")
PLAIN_BOTS = ("random", "greedy", "flat", "search", "informed")
NAMES = (*LEVELS, *PLAIN_BOTS)


def make(spec: str, rules: Rules) -> Bot:
    """A bot by name; "search:2000", "flat:10000" or "expert:100ms" give it a budget of its own."""
    name, _, amount = spec.partition(":")
    budget = Budget.parse(amount) if amount else None
    makers: dict[str, Callable[[], Bot]] = {
        "random": lambda: RandomBot(rules),
        "greedy": lambda: GreedyBot(rules),
        "informed": lambda: GreedyBot(rules, informed=True, name="informed"),
        "flat": lambda: FlatBot(rules, (budget and budget.iterations) or 10_000),
        "search": lambda: SearchBot(rules, budget or Budget(iterations=2000)),
    }
    if name not in makers:
        raise TwistosaurError(f"no bot {name!r}; there are {words(NAMES)}")
    return makers[name]()
