"""What a match is: who plays, which seatings a deal is played in, and what makes it the same match again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, permutations
from typing import Any

from ..bots.base import Budget
from ..games import load
from ..kernel import TwistosaurError

Seating = tuple[str, ...]
"""The bots of one game, by seat."""


@dataclass(frozen=True)
class Match:
    """What is to be played. Everything is fixed before the first deal."""

    game: str
    bots: tuple[str, ...]
    """A fixed line-up by seat; in a round robin everybody who takes part."""
    deals: int
    seed: int
    think: str | None = None
    """The budget of bots that have none of their own in their name."""
    options: Mapping[str, Any] = field(default_factory=dict)
    round_robin: bool = False
    seats: int | None = None
    """Players at a table of a round robin; as few as the game allows if left out."""

    @cached_property
    def players(self) -> tuple[str, ...]:
        """Every bot once."""
        return tuple(dict.fromkeys(self.bots))

    @cached_property
    def size(self) -> int:
        """Seats of a game."""
        if not self.round_robin:
            return len(self.bots)
        return self.seats if self.seats is not None else load(self.game).seats[0]

    @cached_property
    def tables(self) -> tuple[Seating, ...]:
        """The games of one deal: every line-up in every turn of its seats."""
        return tuple(table for line_up in self.line_ups() for table in turns(line_up))

    def line_ups(self) -> list[Seating]:
        """Who sits together. In a round robin that is every choice of bots that fills a table; with fewer bots than
        seats it is one of a kind against a table of another, for every two."""
        if not self.round_robin:
            return [self.bots]
        if self.size <= len(self.players):
            return list(combinations(self.players, self.size))
        return [(one, *[other] * (self.size - 1)) for one, other in permutations(self.players, 2)]

    @property
    def even(self) -> float:
        """The share of wins of a seat where all are alike."""
        return 1 / self.size

    def identity(self) -> dict[str, Any]:
        """What must be the same for two runs to be parts of one match: all but the number of deals."""
        rules = load(self.game)
        return {
            "game": self.game,
            "rules": rules.version,
            "options": rules.options(self.size, self.options),
            "bots": list(self.bots),
            "round_robin": self.round_robin,
            "seats": self.size,
            "think": self.think,
            "seed": self.seed,
        }


def turns(line_up: Seating) -> list[Seating]:
    """The turns of a table that differ: four for one against three, one for four alike."""
    turned = [line_up[turn:] + line_up[:turn] for turn in range(len(line_up))]
    return list(dict.fromkeys(turned))


def check(match: Match) -> None:
    """Say what is wrong before a single process starts."""
    from .contestants import bot_named

    rules = load(match.game)
    low, high = rules.seats
    if not low <= match.size <= high:
        found = f"{match.size} were asked for" if match.round_robin else f"you named {match.size} bots"
        raise TwistosaurError(f"{match.game} is for {low} to {high} seats; {found}")
    if match.round_robin and len(match.players) < 2:
        raise TwistosaurError("a round robin needs at least two different bots")
    if match.round_robin and len(match.players) < len(match.bots):
        raise TwistosaurError("a bot takes part in a round robin once")
    if match.seats is not None and not match.round_robin:
        raise TwistosaurError("a fixed line-up has a seat for every bot: seats are for a round robin")
    if match.deals < 1:
        raise TwistosaurError("a match has at least one deal")
    rules.options(match.size, match.options)
    if match.think:
        Budget.parse(match.think)
    for spec in match.players:
        bot_named(spec, match.game, 0)
