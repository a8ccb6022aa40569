"""Patience with a database that is away for a moment while a server starts: it may be starting itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog

from .trouble import may_pass, reason

log = structlog.get_logger()

T = TypeVar("T")

START_SECONDS = 20.0
"""How long a server that starts waits for a database that does not answer."""
AGAIN_SECONDS = 0.25


async def patiently(ask: Callable[[], Awaitable[T]], seconds: float = START_SECONDS) -> T:
    """Ask until there is an answer, so long at most. What will not pass (a wrong password) is raised at once."""
    until, told = time.monotonic() + seconds, False
    while True:
        try:
            return await ask()
        except Exception as problem:
            if time.monotonic() >= until or not may_pass(problem):
                raise
            if not told:
                log.warning("the database does not answer yet", seconds=seconds, why=reason(problem))
                told = True
        await asyncio.sleep(AGAIN_SECONDS)
