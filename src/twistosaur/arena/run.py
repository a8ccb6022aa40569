"""The playing of matches: games go out to an executor in handfuls, are written down, kept and looked at."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from itertools import islice
from typing import Protocol

from .book import Book, Games, Task, play_games
from .executor import Executor, LocalProcesses
from .match import Match, check
from .results import Result
from .summary import summary, values, watch

GUESS_SECONDS = 0.1
"""What a game is taken to last before one has been seen."""


class Keeper(Protocol):
    """Where the games of a match are kept beyond this run."""

    def games(self) -> Games:
        """Those that earlier runs have played."""
        ...

    def add(self, games: Games) -> None: ...

    def flush(self) -> None: ...


class Running:
    """A match under way."""

    def __init__(
        self, match: Match, *, keeper: Keeper | None = None, alpha: float | None = None, least: int = 1
    ) -> None:
        """`alpha` ends it once it is decided, see `sequential`, but not before `least` deals."""
        check(match)
        self.match, self.keeper, self.least = match, keeper, least
        self.book = Book(match)
        self.judge = watch(match, alpha) if alpha else None
        if keeper:
            self.book.write(keeper.games())
        self.over = False
        self.seconds = 0.0
        """What its games took, one after the other."""
        self.left = int((~self.book.played).sum())
        self._played = self._under_way = 0
        self._missing = self.book.missing()
        self._look()

    @property
    def pace(self) -> float:
        """Seconds that a game takes, as far as one knows."""
        return self.seconds / self._played if self._played else GUESS_SECONDS

    @property
    def promised(self) -> float:
        """Seconds that were spent on it or soon will be."""
        return self.seconds + self._under_way * self.pace

    def task(self, number: int, executor: Executor) -> Task | None:
        """Some games more; towards the end fewer at once, so that nobody waits for the last."""
        fitting = executor.handful.seconds / max(self.pace, 1e-9) if self._played else 1
        even = max(self.left / (3 * executor.workers), fitting * executor.handful.least / executor.handful.seconds)
        many = max(1, min(fitting, executor.handful.games, even))
        some = list(islice(self._missing, int(many)))
        self.left -= len(some)
        self._under_way += len(some)
        return Task(number, self.match, some) if some else None

    def take(self, games: Games) -> None:
        """Write down games that were played; what comes after the end is none of it."""
        self._under_way -= len(games.rows)
        self._played += len(games.rows)
        self.seconds += float(games.rows["elapsed"].sum())
        if not self.over:
            self.book.write(games)
            if self.keeper:
                self.keeper.add(games)
            self._look()

    def _look(self) -> None:
        """Look at the deals that have become whole, one after the other."""
        judge = self.judge
        if judge:
            for seen in values(self.match, self.book.rows[judge.deals : self.book.whole]):
                if judge.see(seen) and judge.deals >= self.least:
                    self.over = True
                    return
        self.over = self.book.whole == self.match.deals

    def result(self, seconds: float, workers: int) -> Result:
        deals = self.judge.deals if self.judge else self.book.whole
        return summary(self.book, deals, seconds, workers, self.judge)


def play_out(
    running: Sequence[Running],
    executor: Executor,
    *,
    seconds: float | None = None,
    progress: Callable[[Running], None] | None = None,
) -> None:
    """Play matches side by side, each with the same share of the time, until all are over or time is up."""
    began = time.perf_counter()
    open_still = {number for number, one in enumerate(running) if not one.over}

    def tasks() -> Iterator[Task]:
        while open_still:
            number = min(open_still, key=lambda k: (running[k].promised, k))
            task = running[number].task(number, executor)
            if task is None:
                open_still.discard(number)
            else:
                yield task

    try:
        with closing(executor.results(play_games, tasks())) as results:
            for games in results:
                one = running[games.match]
                one.take(games)
                if progress:
                    progress(one)
                if one.over:
                    open_still.discard(games.match)
                late = seconds is not None and time.perf_counter() - began > seconds
                if late or all(other.over for other in running):
                    break
    finally:
        for one in running:
            if one.keeper:
                one.keeper.flush()


def run(
    match: Match,
    *,
    workers: int | None = None,
    executor: Executor | None = None,
    keeper: Keeper | None = None,
    progress: Callable[[Running], None] | None = None,
    seconds: float | None = None,
    alpha: float | None = None,
) -> Result:
    """Play a match on all cores (or on so many, or by another executor). `progress` hears of every handful of games.

    `seconds` ends it early; `alpha` ends it once it is decided. What counts are the first whole deals.
    """
    one = Running(match, keeper=keeper, alpha=alpha)
    executor = executor or LocalProcesses(min(workers or os.cpu_count() or 1, max(one.left, 1)))
    began = time.perf_counter()
    play_out([one], executor, seconds=seconds, progress=progress)
    return one.result(time.perf_counter() - began, executor.workers)
