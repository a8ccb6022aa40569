"""An executor for tests that remembers games, so that a match can be played many times, and stops where it is told."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from itertools import islice
from typing import Any

from twistosaur.arena import Handful
from twistosaur.arena.book import Games, Task


class Stopped(Exception):  # noqa: N818 - what a Ctrl+C or a cut would be
    """The run is ended in the middle."""


class Remembering:
    """Plays every game once; after `stop` results it ends like somebody's Ctrl+C. Results come out of order."""

    def __init__(self, known: dict[tuple[int, int], Games], stop: int | None = None, workers: int = 2) -> None:
        self.known, self.stop, self.workers = known, stop, workers
        self.given = 0
        self.handful = Handful(0.25, 256)

    def results(self, job: Callable[[Any], Any], tasks: Iterator[Any]) -> Generator[Any, None, None]:
        while some := list(islice(tasks, self.workers)):
            for task in reversed(some):
                if self.stop is not None and self.given >= self.stop:
                    raise Stopped
                for game in task.games:
                    self.given += 1
                    yield self.play(job, task, game)

    def play(self, job: Callable[[Any], Any], task: Task, game: tuple[int, int]) -> Games:
        if game not in self.known:
            self.known[game] = job(Task(task.number, task.match, [game]))
        return self.known[game]
