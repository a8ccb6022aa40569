"""PostgreSQL as the store: one durable commit for many lines, each written once, whatever becomes of the connection."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

import asyncpg
import sqlalchemy as sa
from msgspec.structs import astuple
from sqlalchemy.ext.asyncio import AsyncEngine

from .log import FAR_SECONDS, Item, Line, address, as_storage
from .shared import CHANNEL, hint

GIVEN = """
WITH given AS MATERIALIZED (
  SELECT * FROM unnest($1::text[], $2::int[], $3::float8[], $4::text[], $5::int[], $6::text[], $7::int[])
    AS g(table_id, seq, at, kind, seat, body, fence)
)"""
"""The lines of a commit, in the order in which every process writes them: so none waits for another in a circle."""

WRITTEN = """
  ORDER BY g.table_id, g.seq
  ON CONFLICT DO NOTHING RETURNING table_id, seq
)
SELECT table_id, seq, pg_notify($8, $9) FROM written"""

APPEND = f"""{GIVEN}, written AS (
  INSERT INTO events (table_id, seq, at, kind, seat, body, fence)
  SELECT g.* FROM given g{WRITTEN}"""

APPEND_DRIVEN = f"""{GIVEN}, driven AS MATERIALIZED (
  SELECT l.table_id FROM given g JOIN leases l ON l.table_id = g.table_id AND l.fence = g.fence AND l.owner = $10
  WHERE g.fence IS NOT NULL ORDER BY l.table_id FOR SHARE OF l
), written AS (
  INSERT INTO events (table_id, seq, at, kind, seat, body, fence)
  SELECT g.* FROM given g WHERE g.fence IS NULL OR g.table_id IN (SELECT table_id FROM driven){WRITTEN}"""
"""The same where a line is a driver's: it is written only under a lease that is still its writer's, and nobody takes
that lease over before this commit."""

SAME = """
SELECT table_id, seq, at, kind, seat, body FROM events
WHERE (table_id, seq) IN (SELECT * FROM unnest($1::text[], $2::int[]))"""


def is_lost(problem: BaseException) -> bool:
    """Is the connection gone, so that nobody knows whether a commit has happened?"""
    if isinstance(problem, sa.exc.DBAPIError):
        cause = getattr(problem.orig, "__cause__", None)
        return problem.connection_invalidated or (cause is not None and is_lost(cause))
    gone = (OSError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError)
    return isinstance(problem, gone)


class PostgresWriter:
    """Writes everything of one server process. Lines alone go in one statement over a connection of their own."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self.engine, self.process = engine, process
        self._line: asyncpg.Connection[Any] | None = None

    async def commit(self, batch: Sequence[Item]) -> set[tuple[str, int]]:
        """All of a batch, in one transaction; gives the lines that were written: of the others the place was taken."""
        ordered = sorted(batch, key=lambda item: ("", 0) if item[0] is None else (item[0].table, item[0].seq))
        if any(also for _, also, _ in batch):
            return await self._commit_mixed(ordered)
        lines = [line for line, _, _ in ordered if line is not None]
        try:
            return await self._append(await self._reach(), lines)
        except Exception as problem:
            if not is_lost(problem):
                raise
            await self.hang_up()
            return await self._append_again(lines)

    async def _append(self, line: Any, lines: Sequence[Line]) -> set[tuple[str, int]]:
        columns = [list(column) for column in zip(*map(astuple, lines), strict=True)]
        told = (CHANNEL, hint(self.process, "log", dict.fromkeys(columns[0])))
        if any(number is not None for number in columns[-1]):
            rows = await line.fetch(APPEND_DRIVEN, *columns, *told, self.process)
        else:
            rows = await line.fetch(APPEND, *columns, *told)
        return {(row[0], row[1]) for row in rows}

    async def _append_again(self, lines: Sequence[Line]) -> set[tuple[str, int]]:
        """The connection broke in the middle of it. A line that stands there already, word for word and to the
        microsecond, is ours: it was written before the connection broke."""
        line = await self._reach()
        written = await self._append(line, lines)
        found = {(one.table, one.seq): astuple(one)[:6] for one in lines if (one.table, one.seq) not in written}
        if found:
            tables, numbers = zip(*found, strict=True)
            rows = await line.fetch(SAME, list(tables), list(numbers))
            written |= {(row[0], row[1]) for row in rows if tuple(row) == found[row[0], row[1]]}
        return written

    # ---------------------------------------------------------------------------------------- more than lines

    async def _commit_mixed(self, batch: Sequence[Item]) -> set[tuple[str, int]]:
        """Lines with statements that belong to them. If the connection breaks, the number of the transaction says
        whether it was committed."""
        number: list[str] = []
        written: set[tuple[str, int]] = set()
        try:
            await self._transact(batch, number, written)
        except Exception as problem:
            if not is_lost(problem):
                raise
            if not number or not await self._was_committed(number[0]):
                written.clear()
                await self._transact(batch, [], written)
        return written

    async def _transact(self, batch: Sequence[Item], number: list[str], written: set[tuple[str, int]]) -> None:
        lines = [line for line, _, _ in batch if line is not None]
        async with self.engine.connect() as connection, connection.begin():
            number += [(await connection.execute(sa.text("SELECT pg_current_xact_id()::text"))).scalar_one()]
            if lines:  # the transaction has begun by now, and the driver's own connection is in it
                raw = (await connection.get_raw_connection()).driver_connection
                written |= await self._append(raw, lines)
            for line, also, _ in batch:
                if line is None or (line.table, line.seq) in written:
                    for statement in also:
                        await connection.execute(statement)

    async def _was_committed(self, number: str) -> bool:
        line = await self._reach()
        async with asyncio.timeout(FAR_SECONDS):
            while True:
                status = await line.fetchval("SELECT pg_xact_status($1::text::xid8)", number)
                if status != "in progress":
                    return bool(status == "committed")
                await asyncio.sleep(0.05)  # its backend has not noticed yet that nobody listens

    # ---------------------------------------------------------------------------------------- the connection

    async def probe(self) -> None:
        """A commit that changes nothing else: how long this process counts as alive."""
        try:
            await (await self._reach()).execute("UPDATE processes SET until = until WHERE id = $1", self.process)
        except Exception as problem:
            await self.hang_up()
            raise as_storage(problem) from None

    async def _reach(self) -> Any:
        if self._line is not None and self._line.is_closed():
            self._line = None
        if self._line is None:
            where = address(self.engine.url)
            self._line = await asyncpg.connect(where, timeout=FAR_SECONDS, command_timeout=FAR_SECONDS)
        return self._line

    async def hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            with contextlib.suppress(Exception):
                line.terminate()
