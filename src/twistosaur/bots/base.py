"""What a bot is: something that is given a hidden record, and nothing else, and names an action."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from ..kernel import Rules, TwistosaurError


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one decision: iterations (the same answer every time) or seconds."""

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if (self.iterations is None) == (self.seconds is None):
            raise TwistosaurError("a budget is either iterations or seconds")
        if (self.iterations or self.seconds or 0) <= 0:
            raise TwistosaurError("a budget must be more than nothing")

    @staticmethod
    def parse(text: str) -> Budget:
        """ "100ms", "1s", "1.5s" or "2000" (iterations)."""
        found = re.fullmatch(r"(\d+(?:\.\d+)?)\s*(ms|s|)", text.strip())
        if not found:
            raise TwistosaurError(f"a think time is written 100ms, 1s or 2000 (iterations), not {text!r}")
        number, unit = float(found[1]), found[2]
        if not unit:
            return Budget(iterations=int(number))
        return Budget(seconds=number / 1000 if unit == "ms" else number)


@dataclass(frozen=True)
class Opinion:
    """What a bot thinks of one action."""

    action: int
    visits: int
    """How often it was tried."""
    worth: float
    """From 0 (lost) to 1 (won)."""
    points: float
    """Own points: expected at the end (a search), or won at once (greedy)."""


class Bot(Protocol):
    """A player. It never sees the table, only `hide(s, seat)`; its choice is a function of its arguments."""

    name: str

    def choose(self, hidden: Any, seat: int, key: int, budget: Budget | None = None) -> int:
        """The action of a seat that owes a decision. `hidden` is an array of one hidden record."""
        ...


class Thinker(Bot, Protocol):
    """A bot that can say what it thinks of each action."""

    rules: Rules

    def consider(self, hidden: Any, seat: int, key: int, budget: Budget | None = None) -> list[Opinion]: ...


def best_of(opinions: Sequence[Opinion], by: Literal["visits", "worth"]) -> Opinion:
    """The best opinion; of equal ones the first."""
    if not opinions:
        raise TwistosaurError("this seat owes no decision")
    if by == "visits":
        return max(opinions, key=lambda o: (o.visits, o.worth))
    return max(opinions, key=lambda o: o.worth)
