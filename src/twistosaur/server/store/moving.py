"""A whole database into another, all or nothing: from SQLite to PostgreSQL, from PostgreSQL into a file, and back."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import signal
import threading

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ...kernel import TwistosaurError
from . import migrate
from .log import connect
from .schema import analyses, events, processes, sitters, tables

KEPT = (tables, events, sitters, analyses)
"""What is taken along. Who lives and who drives is of the moment, and stays behind."""
AT_ONCE = 500
"""Rows that are in memory at a time."""


def move_now(source: str, target: str) -> dict[str, int]:
    """`move`, for a command: Ctrl+C ends it then and there, and either database takes back what was not committed.
    Cancelled, as is usual, SQLite's driver would wait for a thread of its own for ever."""
    with contextlib.ExitStack() as stack:
        if threading.current_thread() is threading.main_thread():
            before = signal.signal(signal.SIGINT, _end_here)
            stack.callback(signal.signal, signal.SIGINT, before)
        return asyncio.run(move(source, target))


def _end_here(*_: object) -> None:
    os.write(2, b"twistosaur: interrupted; nothing has been moved\n")
    os._exit(130)


async def move(source: str, target: str) -> dict[str, int]:
    """Copy everything into a database that has no tables yet; gives how many rows of each kind there were."""
    await migrate.upgrade(source)
    await migrate.upgrade(target)
    here, there = connect(source), connect(target)
    try:
        async with _still(here).connect() as old, there.begin() as new:
            if (await new.execute(sa.select(sa.func.count()).select_from(tables))).scalar_one():
                raise TwistosaurError("there are tables in the other database already: only an empty one is filled")
            return {part.name: await _copy(part, old, new) for part in KEPT}
    finally:
        await here.dispose()
        await there.dispose()


def _still(engine: AsyncEngine) -> AsyncEngine:
    """What is read is of one moment, however long it takes. SQLite gives that to every transaction."""
    return engine.execution_options(isolation_level="REPEATABLE READ") if _is_far(engine) else engine


def _is_far(engine: AsyncEngine) -> bool:
    return engine.dialect.name == "postgresql"


async def _copy(part: sa.Table, old: AsyncConnection, new: AsyncConnection) -> int:
    found = await old.stream(sa.select(part))
    async for rows in found.partitions(AT_ONCE):
        await new.execute(sa.insert(part), [dict(row._mapping) for row in rows])
    count, before = await _digest(part, old)
    if (count, before) != await _digest(part, new):
        raise TwistosaurError(f"{part.name}: what was written is not what was read; nothing has been moved")
    return count


async def _digest(part: sa.Table, connection: AsyncConnection) -> tuple[int, int]:
    """How many rows, and a number that is the same for the same rows, in whatever order they come."""
    count = together = 0
    async for rows in (await connection.stream(sa.select(part))).partitions(AT_ONCE):
        for row in rows:
            count += 1
            together ^= int.from_bytes(hashlib.sha256(repr(tuple(row)).encode()).digest())
    return count, together


async def is_used(url: str) -> bool:
    """Does a server process live on this PostgreSQL database?"""
    engine = connect(url)
    try:
        if not _is_far(engine):
            return False
        async with engine.connect() as connection:
            alive = processes.c.until > sa.extract("epoch", sa.func.clock_timestamp())
            return bool((await connection.execute(sa.select(sa.func.count()).where(alive))).scalar_one())
    finally:
        await engine.dispose()
