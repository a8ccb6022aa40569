"""Many small questions to the database in one: names gather for a moment, and something is done for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

log = structlog.get_logger()

RETRY_SECONDS = 0.5
"""Until the database is tried again."""


class Gatherer:
    """Does something for all names that have come together; what fails is tried again."""

    def __init__(self, name: str, pause: float, work: Callable[[set[str]], Awaitable[None]]) -> None:
        self._name, self._pause, self._work = name, pause, work
        self._names: set[str] = set()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=self._name)

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def add(self, *names: str) -> None:
        self._names.update(names)
        self._wake.set()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            await asyncio.sleep(self._pause)
            self._wake.clear()
            names, self._names = self._names, set()
            try:
                await self._work(names)
            except Exception as problem:
                log.warning("the database was not reached", what=self._name, exc_info=problem)
                self._names |= names
                await asyncio.sleep(RETRY_SECONDS)
                self._wake.set()
