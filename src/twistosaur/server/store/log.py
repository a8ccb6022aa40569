"""The store: tables, their append-only log, and who sits where, in SQLite by default, in PostgreSQL by its URL.

The log is the truth: a line is written durably before anything is acknowledged. Many lines share a commit.
"""

from __future__ import annotations

import asyncio
import functools
import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import sqlalchemy as sa
import structlog
from msgspec import Struct
from msgspec.structs import astuple
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ...kernel import TwistosaurError
from .. import location, metrics
from .schema import events, sitters, tables

log = structlog.get_logger()

BATCH = 512
"""Appends in one commit at most."""
GATHER = 0.005
"""Seconds in which appends gather for one commit: fewer commits leave more of the core for players."""
MANY = 16
"""Appends of a commit from which on the server is so busy that the next ones gather for longer."""
GATHER_MANY = 0.010
ENOUGH = 32
"""Appends that have come while the last commit was made from which on the next one waits for no more."""
TOLD = 32
"""Of a commit so many are told in one turn of the event loop: others are heard in between."""
PROBE_SECONDS = 1.0
COLUMNS = tuple(events.c.keys())
"""Of a line of the log, in the order of `Line`."""

PRAGMAS = ("page_size=1024", "journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")
"""The size of pages is for new files. A move changes its table's page of the log, and the whole page is written."""


class Line(Struct, frozen=True, gc=False):
    """One line of a table's log, its body as JSON: what it means is the tables' affair."""

    table: str
    seq: int
    at: float
    kind: str
    seat: int | None
    body: str
    fence: int | None = None
    """Of what a table's driver has written where several processes share the tables: the number of its lease."""


class StorageError(OSError):
    """Nothing can be stored just now: the disk is full or read-only, the file broken, the database away."""


class FileGoneError(StorageError):
    """The file of the database was deleted or replaced: what is written into the old one is lost with the server."""


class Conflict(Exception):  # noqa: N818 - it is a state of affairs, not a mistake
    """Somebody else has written this line of the log: read again."""


DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
FAR_SECONDS = 10.0
"""How long a database on another machine may take to answer."""


def connect(url: str) -> AsyncEngine:
    """An engine whose every SQLite connection writes ahead and syncs fully; a `TwistosaurError` if there is none."""
    parsed = location.read_url(url)
    backend = parsed.get_backend_name()
    if backend not in DRIVERS:
        raise TwistosaurError(
            f"tables are kept in SQLite or PostgreSQL, not in {backend}: such a URL is {location.SQLITE_EXAMPLE} or "
            f"{location.POSTGRESQL_EXAMPLE}"
        )
    parsed = parsed.set(drivername=DRIVERS[backend])
    if backend == "sqlite":
        engine = create_async_engine(parsed)
        sa.event.listen(engine.sync_engine, "connect", careful)
        return engine

    async def reach() -> Any:
        """As all other connections are made, by the driver itself: it knows what libpq's URLs may end in (sslmode)."""
        import asyncpg

        return await asyncpg.connect(address(parsed), timeout=FAR_SECONDS, command_timeout=FAR_SECONDS)

    try:
        return create_async_engine(parsed, pool_pre_ping=True, async_creator=reach)
    except ImportError:
        raise TwistosaurError(
            "PostgreSQL needs its driver, which is not installed here: pip install 'twistosaur[postgres]'"
        ) from None


def address(url: URL) -> str:
    """The URL of a database as PostgreSQL's driver reads it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def careful(connection: Any, _record: Any) -> None:
    """Set up a connection to an SQLite file."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.execute("PRAGMA synchronous")
    if cursor.fetchone()[0] != 2:
        raise RuntimeError("this SQLite connection does not sync fully")
    cursor.close()


def as_storage(problem: Exception) -> Exception:
    """What a failed commit is called: trouble with the disk is, whatever was written; a mistake of ours is itself."""
    cause = problem.orig if isinstance(problem, sa.exc.DBAPIError) else problem
    ours = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sa.exc.IntegrityError, sa.exc.ProgrammingError)
    if isinstance(problem, (*ours, StorageError)) or isinstance(cause, ours):
        return problem
    if isinstance(problem, (OSError, sqlite3.Error, sa.exc.DBAPIError)) or _is_far_trouble(cause):
        return StorageError(str(cause))
    return problem


FAR_TROUBLE = frozenset(("08", "25", "40", "53", "55", "57", "58", "F0", "XX"))
"""Classes of PostgreSQL's states that are no mistake of ours: no connection, read only, no room, shutting down."""


def _is_far_trouble(cause: object) -> bool:
    """Asked without the driver, which is not always installed: its errors have a state, or say that it has hung up."""
    state = getattr(cause, "sqlstate", None)
    if isinstance(state, str):
        return state[:2] in FAR_TROUBLE
    return type(cause).__module__.startswith("asyncpg")


Settle = Callable[[Exception | None], None]
"""Told that something is written, or why not."""
Item = tuple[Line | None, tuple[Any, ...], Settle]


class Writer(Protocol):
    """How a database is written to."""

    async def commit(self, batch: Sequence[Item]) -> set[tuple[str, int]]:
        """All of a batch, in one transaction; gives the lines that were written: of the others the place was taken."""

    async def probe(self) -> None:
        """Write something that does not matter; raises if it cannot."""

    async def hang_up(self) -> None: ...


class Store:
    """The database, with a group commit for everything that is written, by the writer of its kind (`sqlite`,
    `postgres`)."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.process = secrets.token_hex(6)
        """What this process is called by others that share the database."""
        self.is_shared = engine.dialect.name != "sqlite"
        """May other processes write to the same tables?"""
        self.writer = self._make_writer()
        self._waiting: list[Item] = []
        """What the next commits will write, in the order in which it came."""
        self._come = asyncio.Event()
        """Something waits."""
        self._open = 0
        """Appends of whom nobody has been told yet what came of them."""
        self._settled = asyncio.Event()
        """There are none."""
        self._settled.set()
        self._tried = -PROBE_SECONDS
        self.failing = False
        """The last commit or probe could not be stored."""
        self.when_changed: Callable[[bool], None] = lambda _: None
        """Told when the store begins to fail (True), and when it is well again."""
        self._task: asyncio.Task[None] | None = None

    def _make_writer(self) -> Writer:
        if not self.is_shared:
            from .sqlite import SqliteWriter

            return SqliteWriter(self.engine)
        from .postgres import PostgresWriter  # its driver is an extra

        return PostgresWriter(self.engine, self.process)

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._run(), name="group commit")

    async def stop(self) -> None:
        """Write what is waiting, then close."""
        await self._settled.wait()
        if self._task is not None:
            self._task.cancel()
        await self.writer.hang_up()
        await self.engine.dispose()

    # ---------------------------------------------------------------------------------------- writing

    async def append(self, line: Line | None, *also: Any) -> None:
        """Write a line of the log, and statements that belong to it, durably. Raises `Conflict` if it is taken."""
        assert self._task is not None, "the store has not been started"
        done: asyncio.Future[None] = self._task.get_loop().create_future()
        self._wait(line, also, functools.partial(_settle, done))
        await done

    def append_then(self, line: Line, settle: Settle) -> None:
        """The same without waiting, for a line alone: `settle` is told."""
        self._wait(line, (), settle)

    def _wait(self, line: Line | None, also: tuple[Any, ...], settle: Settle) -> None:
        if not self._waiting:
            self._come.set()
            self._settled.clear()
        self._open += 1
        self._waiting.append((line, also, settle))

    async def _run(self) -> None:
        """One commit for all that has come in while the last one was made. Whoever waited for that one is told while
        this one is made: else the more there is to tell, the longer all wait for the disk, and the disk for them."""
        gather = GATHER
        while True:
            await self._come.wait()
            if len(self._waiting) < ENOUGH:
                await asyncio.sleep(gather)
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            if not self._waiting:
                self._come.clear()
            await self._write(batch)
            gather = GATHER_MANY if len(batch) >= MANY else GATHER

    async def _write(self, batch: Sequence[Item]) -> None:
        try:
            await self._commit(batch)
        except Exception as problem:
            if len(batch) == 1 or (self.is_shared and isinstance(problem, OSError)):
                for item in batch:  # of a database that is away none of them can be written
                    self._refuse(item, problem)
                return
            for item in batch:  # one bad item must not fail the others
                try:
                    await self._commit([item])
                except Exception as own:
                    self._refuse(item, own)

    def _refuse(self, item: Item, problem: Exception) -> None:
        named = as_storage(problem)
        self._tell(item[2], named)
        if isinstance(named, StorageError):
            self.note(failing=True)

    def note(self, *, failing: bool) -> None:
        """Something could not be stored, or it could; whoever wants to know is told if that is news."""
        if failing != self.failing:
            self.failing = failing
            metrics.STORE_FAILING.set(failing)
            self.when_changed(failing)

    async def _commit(self, batch: Sequence[Item]) -> None:
        began = time.perf_counter()
        written = await self.writer.commit(batch)
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)
        metrics.APPENDS.inc(len(batch))
        self._loop.call_soon(self._tell_all, batch, written)
        self.note(failing=False)

    def _tell_all(self, batch: Sequence[Item], written: set[tuple[str, int]]) -> None:
        """What is written, and whose place was taken."""
        if len(batch) > TOLD:
            self._loop.call_soon(self._tell_all, batch[TOLD:], written)
        for line, _, settle in batch[:TOLD]:
            taken = line is not None and (line.table, line.seq) not in written
            self._tell(settle, Conflict() if taken else None)

    def _tell(self, settle: Settle, problem: Exception | None) -> None:
        """What goes wrong with whoever is told is not the store's, nor that of the others who wait."""
        try:
            settle(problem)
        except Exception:
            metrics.FAULTS.labels("table").inc()
            log.exception("something written could not be taken in")
        self._open -= 1
        if not self._open:
            self._settled.set()

    async def can_write(self) -> bool:
        """Try it: a disk may be full, read-only or gone while everything can still be read.

        Whoever asks again within a second gets the same answer: a visitor cannot make the disk work.
        """
        if time.monotonic() - self._tried >= PROBE_SECONDS:
            self._tried = time.monotonic()
            try:
                await self.writer.probe()
                self.note(failing=False)
            except Exception:
                self.note(failing=True)
        return not self.failing

    # ---------------------------------------------------------------------------------------- reading

    async def rows(self, statement: Any) -> list[Any]:
        try:
            async with self.engine.connect() as connection:
                return list(await connection.execute(statement))
        except Exception as problem:
            raise as_storage(problem) from None

    async def log(self, table: str) -> list[Line]:
        """The whole log of a table, in order."""
        found = await self.rows(sa.select(events).where(events.c.table_id == table).order_by(events.c.seq))
        return [Line(*row) for row in found]

    async def table(self, table: str) -> Any | None:
        """The row of a table."""
        return next(iter(await self.rows(sa.select(tables).where(tables.c.id == table))), None)

    async def sitters(self, table: str) -> list[Any]:
        return await self.rows(sa.select(sitters).where(sitters.c.table_id == table))

    async def seats_of(self, hashes: Sequence[bytes]) -> list[Any]:
        """Where the holders of these tokens sit or sat: rows of (table, who)."""
        wanted = sitters.c.token_hash.in_(hashes)
        return await self.rows(sa.select(sitters.c.table_id, sitters.c.who).where(wanted))

    async def listed(self, limit: int) -> list[str]:
        """Listed tables that are open, the newest first."""
        of = tables.c
        wanted = sa.select(of.id).where(of.status == "open", of.listed).order_by(of.updated.desc()).limit(limit)
        return [row.id for row in await self.rows(wanted)]

    async def count_active(self) -> int:
        """How many tables are open or playing."""
        wanted = sa.select(sa.func.count()).where(tables.c.status.in_(("open", "playing")))
        return int((await self.rows(wanted))[0][0])


def _settle(done: asyncio.Future[None], problem: Exception | None) -> None:
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


def row_of(line: Line) -> dict[str, Any]:
    """A line of the log as a row of the table `events`."""
    return dict(zip(COLUMNS, astuple(line), strict=True))
