"""The games of a match as they are written down: one row a game, found by deal and table, played in any order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from ..bots.base import Budget
from ..games import load
from ..kernel import derive
from .contestants import bot_named
from .match import Match
from .one_game import Outcome, play

Rows = np.ndarray[Any, Any]


class Fault(NamedTuple):
    """What a bot did wrong."""

    deal: int
    table: int
    seat: int
    what: str


@dataclass
class Games:
    """Some games of a match: what a process hands back, and what an archive keeps."""

    rows: Rows
    faults: list[Fault] = field(default_factory=list)
    match: int = 0
    """The number that their task had."""


class Task(NamedTuple):
    """Games to be played in one go."""

    number: int
    """Of the match, among those that are played side by side."""
    match: Match
    games: list[tuple[int, int]]
    """Deal and table of each."""


def row_type(match: Match) -> np.dtype[Any]:
    seats, sources = match.size, len(load(match.game).sources)
    return np.dtype(
        [
            ("deal", np.int64),
            ("table", np.int32),
            ("elapsed", np.float64),
            ("scores", np.int32, (seats,)),
            ("ranks", np.int8, (seats,)),
            ("decisions", np.int32, (seats,)),
            ("seconds", np.float64, (seats,)),
            ("points", np.int16, (seats, sources)),
        ]
    )


def play_games(task: Task) -> Games:
    """The job of a process."""
    games = Games(np.zeros(len(task.games), row_type(task.match)), match=task.number)
    for row, (deal, table) in zip(games.rows, task.games, strict=True):
        outcome = play_table(task.match, deal, table)
        row["deal"], row["table"], row["elapsed"] = deal, table, outcome.elapsed
        for name in ("scores", "ranks", "decisions", "seconds", "points"):
            row[name] = getattr(outcome, name)
        games.faults += [Fault(deal, table, seat, what) for seat, what in outcome.faults]
    return games


def play_table(match: Match, deal: int, table: int) -> Outcome:
    """One game: the chance of a deal, seen from one of its seatings."""
    rules, seating = load(match.game), match.tables[table]
    bots = [bot_named(spec, match.game, seat) for seat, spec in enumerate(seating)]
    think = Budget.parse(match.think) if match.think else None
    budgets = [None if ":" in spec and not spec.startswith("remote:") else think for spec in seating]
    seed = derive(match.seed, deal)
    return play(rules, bots, rules.options(match.size, match.options), seed, derive(seed ^ 0xB075, table), budgets)


class Book:
    """All games of a match. Only its first whole deals count: that they are done says nothing of how they went."""

    def __init__(self, match: Match) -> None:
        self.match = match
        shape = (match.deals, len(match.tables))
        self.rows = np.zeros(shape, row_type(match))
        self.played = np.zeros(shape, np.bool_)
        self.faults: list[Fault] = []
        self.whole = 0
        """So many deals from the first on are played to the end."""

    def write(self, games: Games) -> None:
        """Write games down; those of deals beyond the match are passed over."""
        rows = games.rows[games.rows["deal"] < self.match.deals]
        self.rows[rows["deal"], rows["table"]] = rows
        self.played[rows["deal"], rows["table"]] = True
        self.faults += [fault for fault in games.faults if fault.deal < self.match.deals]
        while self.whole < self.match.deals and self.played[self.whole].all():
            self.whole += 1

    def missing(self) -> Iterator[tuple[int, int]]:
        """Games that are not played yet, in the order of deals."""
        for deal in range(self.whole, self.match.deals):
            if not self.played[deal].all():
                for table in np.flatnonzero(~self.played[deal]):
                    yield deal, int(table)
