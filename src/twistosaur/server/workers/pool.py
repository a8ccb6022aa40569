"""Worker processes for everything that thinks: never on the event loop, and people's games first."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, ParamSpec, TypeVar

import structlog

from ...protocol.errors import Code, Refusal
from .. import metrics
from . import tasks
from .spawn import DeafContext

PEOPLE, HINTS, ANALYSIS = range(3)
"""Who waits for a thought; the lower number goes first."""
PRIORITIES = ("people", "hints", "analysis")
TRIES = 3
PATIENCE = (30.0, 30.0, 300.0)
"""By priority: seconds after which a worker counts as hanging. Bots and hints take a second or two at the most."""

MOST_WAITING = 60
"""Questions of visitors that wait at once, of each priority; more would get their answers too late to be of use."""

P = ParamSpec("P")
T = TypeVar("T")
log = structlog.get_logger()


def note_fault(fault: tasks.BotError) -> None:
    """Count a bot that failed, and say in the log where."""
    metrics.FAULTS.labels("bot").inc()
    metrics.BOT_FAULTS.labels(fault.bot).inc()
    log.error("a bot failed", bot=fault.bot, exception=fault.place)


class Workers:
    """Warm processes, each with one thought at a time, fed from one queue by priority."""

    settle_in: Callable[[int], None] = staticmethod(tasks.settle_in)
    """What a process does before its first thought."""

    def __init__(self, count: int = 0, patience: Sequence[float] = PATIENCE) -> None:
        self.count = count or max(1, (os.cpu_count() or 1) - 1)
        self.patience = patience
        self._queue: asyncio.PriorityQueue[Any] = asyncio.PriorityQueue()
        self._numbers = itertools.count()
        self._tasks: list[asyncio.Task[None]] = []
        self._pools: list[ProcessPoolExecutor] = []
        self._waiting = [0, 0, 0]
        self._asked: Counter[str] = Counter()
        """Questions of each address that are not answered yet."""

    def start(self) -> None:
        self._pools = [self._pool() for _ in range(self.count)]
        self._tasks = [asyncio.create_task(self._serve(k), name=f"worker {k}") for k in range(self.count)]

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, DeafContext(), initializer=self.settle_in, initargs=(os.getpid(),))

    async def loaded(self) -> None:
        """Until every worker has loaded everything."""
        loop = asyncio.get_running_loop()
        with contextlib.suppress(BrokenProcessPool):
            await asyncio.gather(*(loop.run_in_executor(pool, tasks.ready) for pool in self._pools))

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for pool in self._pools:
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)

    def _replace(self, slot: int) -> None:
        """Another process instead of one that has died or hangs."""
        metrics.WORKERS_LOST.inc()
        old, self._pools[slot] = self._pools[slot], self._pool()
        for process in list((old._processes or {}).values()):
            process.kill()
        old.shutdown(wait=False)

    @property
    def share(self) -> float:
        """How much of its think window a bot gets: all of it, less when many wait."""
        return 1.0 / (1.0 + self._waiting[PEOPLE] / (2 * self.count))

    async def run(self, priority: int, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of a function of `tasks`, from a worker."""
        assert not kwargs
        return await self._put(priority, 0, function, args)

    async def ask(self, address: str, priority: int, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same for a visitor. Addresses take turns: who has asked much goes behind those who have asked less."""
        assert not kwargs
        if self._waiting[priority] >= MOST_WAITING:
            metrics.LIMITED.labels("waiting").inc()
            raise Refusal(Code.TOO_MANY, "too many are asking just now; try again in a moment")
        turn = self._asked[address]
        self._asked[address] += 1
        try:
            return await self._put(priority, turn, function, args)
        finally:
            self._asked[address] -= 1
            if not self._asked[address]:
                del self._asked[address]

    async def _put(self, priority: int, turn: int, function: Callable[..., T], args: tuple[Any, ...]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._count(priority, 1)
        self._queue.put_nowait((priority, turn, next(self._numbers), function, args, done))
        return await done

    def _count(self, priority: int, by: int) -> None:
        self._waiting[priority] += by
        metrics.THINKING.labels(PRIORITIES[priority]).set(self._waiting[priority])

    async def _serve(self, slot: int) -> None:
        while True:
            priority, _, _, function, args, done = await self._queue.get()
            self._count(priority, -1)
            if done.done():
                continue
            try:
                result = await self._try(slot, self.patience[priority], function, args)
            except asyncio.CancelledError:
                raise
            except Exception as problem:
                if isinstance(problem, tasks.BotError):
                    note_fault(problem)
                if not done.done():
                    done.set_exception(problem)
            else:
                if not done.done():
                    done.set_result(result)

    async def _try(self, slot: int, patience: float, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """A worker that dies is started again, and the thought is thought again; one that hangs is replaced, and
        whoever waits for it is told."""
        loop = asyncio.get_running_loop()
        for attempt in range(1, TRIES + 1):
            try:
                await loop.run_in_executor(self._pools[slot], tasks.ready)  # a new process takes its time to load
                async with asyncio.timeout(patience):
                    return await loop.run_in_executor(self._pools[slot], function, *args)
            except TimeoutError:
                log.warning("worker hangs", slot=slot, function=function.__name__)
                self._replace(slot)
                raise
            except BrokenProcessPool:
                log.warning("worker lost", slot=slot, attempt=attempt)
                self._replace(slot)
                if attempt == TRIES:
                    raise
        raise AssertionError
