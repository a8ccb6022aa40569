"""What server processes on one PostgreSQL share beside the log: who lives, who drives a table, who is where, hints.

Time is the database's own here, so that the clocks of the machines do not matter.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncEngine

from .log import FAR_SECONDS, Line, address, as_storage

CHANNEL = "twistosaur"
"""On which processes that share a database tell each other that there is something to read."""
LONGEST_HINT = 7_900
"""Bytes of a notification that PostgreSQL takes."""
EVERYTHING = "*"
"""Instead of the names of tables, when there are too many for one hint."""

NOW = "extract(epoch FROM clock_timestamp())::float8"
FARTHEST = 10
"""What was promised to last so many times longer than anything is promised is over: the database's clock was set back,
and whoever lives says so again with the next beat."""
LASTS = f"BETWEEN {NOW} AND {NOW} + {FARTHEST} * $2::float8"

BEAT = f"""
WITH mine AS (
  INSERT INTO processes (id, until) VALUES ($1::text, {NOW} + $2::float8)
  ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING id, xmax = 0 AS is_new
)
SELECT id, until, until {LASTS} FROM processes WHERE id <> $1::text UNION ALL SELECT id, 0, is_new FROM mine"""

BURY = """
WITH dead AS (DELETE FROM processes WHERE (id, until) IN (SELECT * FROM unnest($1::text[], $2::float8[])) RETURNING id)
DELETE FROM presence WHERE process IN (SELECT id FROM dead)"""

TAKE = f"""
INSERT INTO leases (table_id, owner, until, fence)
SELECT w.id, $1::text, {NOW} + $2::float8, 1 FROM unnest($3::text[]) w(id) LEFT JOIN leases l ON l.table_id = w.id
WHERE l.table_id IS NULL OR l.owner = $1::text OR NOT l.until {LASTS}
ORDER BY w.id
ON CONFLICT (table_id) DO UPDATE
  SET owner = excluded.owner, until = excluded.until, fence = leases.fence + (leases.owner <> excluded.owner)::int
  WHERE leases.owner = excluded.owner OR NOT leases.until {LASTS}
RETURNING table_id, fence"""
"""The leases among these that are free, expired or ours. Every new owner gets a higher fence."""

RENEW = f"""
WITH held AS MATERIALIZED (
  SELECT table_id FROM leases WHERE owner = $1::text AND table_id = ANY($3::text[]) ORDER BY table_id FOR UPDATE
)
UPDATE leases l SET until = {NOW} + $2::float8 FROM held WHERE l.table_id = held.table_id RETURNING l.table_id"""

RELEASE = "UPDATE leases SET until = 0 WHERE owner = $1 AND table_id = ANY($2::text[])"

HERE = f"""
SELECT p.table_id, p.process, p.body FROM presence p JOIN processes o ON o.id = p.process
WHERE p.table_id = ANY($3::text[]) AND p.process <> $1::text AND o.until {LASTS}"""

TELL_HERE = """
INSERT INTO presence (table_id, process, body)
SELECT g.table_id, $1, g.body FROM unnest($2::text[], $3::text[]) g(table_id, body) WHERE g.body IS NOT NULL
ORDER BY g.table_id
ON CONFLICT (table_id, process) DO UPDATE SET body = excluded.body"""

LEAVE_HERE = "DELETE FROM presence WHERE process = $1 AND table_id = ANY($2::text[])"

NEWS = """
SELECT e.* FROM unnest($1::text[], $2::int[]) w(id, known)
CROSS JOIN LATERAL (
  SELECT table_id, seq, at, kind, seat, body, fence FROM events e WHERE e.table_id = w.id AND e.seq > w.known
) e ORDER BY e.table_id, e.seq"""

WATCHED = """
SELECT DISTINCT t.id, t.created FROM presence p JOIN tables t ON t.id = p.table_id
WHERE t.status = 'playing' AND t.setup LIKE '%"watch":true%' ORDER BY t.created DESC LIMIT $1"""

MATCHING = 0x7457_1571
"""Of the advisory locks, the one of whoever looks for a match."""


class Hint(NamedTuple):
    """A word of another process: that there is something to read, or something that is only worth hearing."""

    process: str
    kind: str
    tables: Sequence[str] | None
    """None: too many to name."""
    text: str
    """All that was said after the kind."""


class SignOfLife(NamedTuple):
    """What a process has said last: until when it lives, by the database's clock, and whether that is still to come."""

    until: float
    lives: bool


def read_hint(payload: str) -> Hint:
    process, kind, text = (*payload.split(" ", 2), "", "")[:3]
    return Hint(process, kind, None if text == EVERYTHING else text.split(), text)


def hint(process: str, kind: str, tables: Iterable[str]) -> str:
    """What is notified: who says it, what about, and which tables."""
    text = " ".join((process, kind, *tables))
    return text if len(text) <= LONGEST_HINT else f"{process} {kind} {EVERYTHING}"


async def leave_as_it_is(_: Any) -> None:
    """Nothing is set on these connections that would have to be set back."""


class Shared:
    """The shared part of the database, as one process uses it."""

    def __init__(self, engine: AsyncEngine, process: str, seconds: float) -> None:
        self.process, self.seconds = process, seconds
        self._address = address(engine.url)
        self._pool: Any = None
        self._ear: Any = None
        self._reader: Any = None
        """A connection for the question that is asked most; whoever asks takes turns."""
        self._reading = asyncio.Lock()

    async def open(self) -> None:
        import asyncpg  # an extra: who keeps tables in a file needs none of this

        self._pool = await asyncpg.create_pool(
            self._address,
            min_size=1,
            max_size=4,
            timeout=FAR_SECONDS,
            command_timeout=FAR_SECONDS,
            reset=leave_as_it_is,
        )

    async def close(self) -> None:
        self.stop_listening()
        if self._reader is not None:
            self._reader.terminate()
        if self._pool is not None:
            self._pool.terminate()

    async def _connect(self) -> Any:
        import asyncpg

        try:
            return await asyncpg.connect(self._address, timeout=FAR_SECONDS, command_timeout=FAR_SECONDS)
        except Exception as problem:
            raise as_storage(problem) from None

    @property
    def pool(self) -> Any:
        assert self._pool is not None, "not opened"
        return self._pool

    async def _fetch(self, query: str, *args: Any) -> list[Any]:
        try:
            return list(await self.pool.fetch(query, *args))
        except Exception as problem:
            raise as_storage(problem) from None

    # ---------------------------------------------------------------------------------------- who lives

    async def beat(self) -> tuple[dict[str, SignOfLife], bool]:
        """Say that this process lives; gives what others have said. And whether nobody knew of this one: then what it
        had told of its tables is forgotten, too."""
        found = {row[0]: SignOfLife(*row[1:]) for row in await self._fetch(BEAT, self.process, self.seconds)}
        return found, found.pop(self.process).lives

    async def bury(self, dead: Mapping[str, float]) -> None:
        """Forget processes that have given no sign of life since these."""
        await self.pool.execute(BURY, list(dead), list(dead.values()))

    async def say_goodbye(self) -> None:
        """In good order: nobody has to wait until this process counts as dead."""
        await self.pool.execute("DELETE FROM presence WHERE process = $1", self.process)
        await self.pool.execute("UPDATE leases SET until = 0 WHERE owner = $1", self.process)
        await self.pool.execute("DELETE FROM processes WHERE id = $1", self.process)

    # ---------------------------------------------------------------------------------------- who drives

    async def take(self, tables: Iterable[str]) -> dict[str, int]:
        """Leases of these tables that are now ours, with their fences."""
        rows = await self._fetch(TAKE, self.process, self.seconds, sorted(tables))
        return {row[0]: row[1] for row in rows}

    async def renew(self, tables: Iterable[str]) -> set[str]:
        """Those of these leases that are still ours."""
        return {row[0] for row in await self._fetch(RENEW, self.process, self.seconds, sorted(tables))}

    async def release(self, tables: Iterable[str]) -> None:
        await self.pool.execute(RELEASE, self.process, sorted(tables))

    # ---------------------------------------------------------------------------------------- who is where

    async def tell_here(self, tables: Mapping[str, str | None]) -> None:
        """What this process has to say of tables; None: nobody is there any more."""
        ids, bodies = list(tables), list(tables.values())
        async with self.pool.acquire() as line, line.transaction():
            await line.execute("SET LOCAL synchronous_commit = off")  # it is written again after a crash
            await line.execute(TELL_HERE, self.process, ids, bodies)
            await line.execute(LEAVE_HERE, self.process, [one for one, body in tables.items() if body is None])
            await line.execute("SELECT pg_notify($1, $2)", CHANNEL, hint(self.process, "here", ids))

    async def here(self, tables: Iterable[str]) -> dict[str, dict[str, str]]:
        """By table and process: what others who live say of these tables."""
        out: dict[str, dict[str, str]] = {}
        for table, process, body in await self._fetch(HERE, self.process, self.seconds, list(tables)):
            out.setdefault(table, {})[process] = body
        return out

    async def watched(self, limit: int) -> list[str]:
        """Running games that everybody may watch and somebody is at, the newest first."""
        return [row[0] for row in await self._fetch(WATCHED, limit)]

    @contextlib.asynccontextmanager
    async def alone_matching(self) -> AsyncIterator[None]:
        """Inside, no other process looks for a match."""
        async with self.pool.acquire() as line, line.transaction():
            await line.execute("SELECT pg_advisory_xact_lock($1)", MATCHING)
            yield

    # ---------------------------------------------------------------------------------------- what is new

    async def news(self, known: Mapping[str, int]) -> dict[str, list[Line]]:
        """The lines of these tables after those that are known, in order."""
        out: dict[str, list[Line]] = {}
        async with self._reading:
            if self._reader is None or self._reader.is_closed():
                self._reader = await self._connect()
            try:
                rows = await self._reader.fetch(NEWS, list(known), list(known.values()))
            except Exception as problem:
                raise as_storage(problem) from None
        for row in rows:
            out.setdefault(row[0], []).append(Line(*row))
        return out

    # ---------------------------------------------------------------------------------------- hints

    async def say(self, kind: str, text: str) -> None:
        if len(text) > LONGEST_HINT - 100:
            return
        await self.pool.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.process} {kind} {text}")

    async def listen(self, heard: Callable[[Hint], None], lost: Callable[[], None]) -> None:
        """Hear what others say, until the connection is lost."""
        self.stop_listening()
        ear = self._ear = await self._connect()

        def hear(_line: Any, _pid: int, _channel: str, payload: Any) -> None:
            heard(read_hint(payload))

        def gone(line: Any) -> None:
            if self._ear is line:
                self._ear = None
                lost()

        await ear.add_listener(CHANNEL, hear)
        ear.add_termination_listener(gone)

    def stop_listening(self) -> None:
        ear, self._ear = self._ear, None
        if ear is not None:
            ear.terminate()
