"""Who does the work: an executor takes tasks as it has hands for them and gives results as they come."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Generator, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple, NoReturn, Protocol, TypeVar

from ..kernel import TwistosaurError

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 2
"""Tasks that a process holds: the next one lies ready when one is done."""
PATIENCE_SECONDS = 2.0
"""How long a process may take to end when told to."""


class Handful(NamedTuple):
    """How much is sent at once: long enough that sending is not felt, short enough to stop soon."""

    seconds: float
    """So long a task keeps its worker busy."""
    games: int
    """The most games of a task."""
    least: float = 0.0
    """So many seconds it lasts even towards the end, when tasks become shorter."""


class Executor(Protocol):
    """Hands for a job. The job is a function of a module and gives the same for the same task wherever it runs."""

    workers: int
    handful: Handful

    def results(self, job: Callable[[T], R], tasks: Iterator[T]) -> Generator[R, None, None]:
        """The results, in any order. Tasks are taken one by one, not long before they are begun; closing the iterator
        ends everything that is under way."""
        ...


class LocalProcesses:
    """Processes of this machine; with one worker it is this very process."""

    handful = Handful(seconds=0.25, games=256)

    def __init__(self, workers: int) -> None:
        self.workers = max(1, workers)

    def results(self, job: Callable[[T], R], tasks: Iterator[T]) -> Generator[R, None, None]:
        if self.workers == 1:
            yield from map(job, tasks)
            return
        team: list[Worker] = []
        try:
            for _ in range(self.workers):
                task = next(tasks, None)
                if task is None:
                    break
                team.append(Worker(job))
                team[-1].give(task)
            for worker in team * (AHEAD - 1):
                worker.give(next(tasks, None))
            yield from work_off(team, tasks)
        finally:
            for worker in team:
                worker.process.terminate()
            for worker in team:
                worker.end()


class Worker:
    """A process and the line to it."""

    def __init__(self, job: Callable[[Any], Any]) -> None:
        context = get_context("spawn")  # threads and locks of this process stay here
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, job), daemon=True)
        self.process.start()
        theirs.close()
        self.owes = 0

    def give(self, task: Any) -> None:
        if task is not None:
            self.line.send(task)
            self.owes += 1

    def take(self) -> Any:
        try:
            result = self.line.recv()
        except (EOFError, OSError):
            self.process.join(PATIENCE_SECONDS)
            raise TwistosaurError(f"a process of the match ended with code {self.process.exitcode}") from None
        self.owes -= 1
        if isinstance(result, BaseException):
            raise result
        return result

    def end(self) -> None:
        self.process.join(PATIENCE_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.line.close()


def work_off(team: list[Worker], tasks: Iterator[Any]) -> Generator[Any, None, None]:
    by_line = {worker.line: worker for worker in team}
    while lines := [worker.line for worker in team if worker.owes]:
        for line in wait(lines):
            worker = by_line[line]  # type: ignore[index]
            result = worker.take()
            worker.give(next(tasks, None))
            yield result


def serve(line: Connection, job: Callable[[Any], Any]) -> None:
    """The life of a process: it ends with its parent, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the parent's to hear
    signal.signal(signal.SIGTERM, leave)
    while True:
        try:
            task = line.recv()
        except (EOFError, OSError):
            return
        try:
            result = job(task)
        except Exception as problem:
            result = problem
        try:
            line.send(result)
        except OSError:
            return


def leave(*_: object) -> NoReturn:
    """End in order, so that programs which a bot has started are ended, too."""
    sys.exit(0)
