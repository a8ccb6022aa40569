"""What is kept: tables, their append-only log, and who sits where. The log is the truth, written before anything is
acknowledged; SQLite by default, any database of SQLAlchemy by its URL.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .. import metrics

BATCH = 256
"""Appends in one commit at most."""
GATHER = 0.005
"""Seconds in which appends gather for one commit: fewer commits leave more of the core for players."""
QUICK = "INSERT INTO events (table_id, seq, at, kind, seat, body) VALUES "
ROW = "(?, ?, ?, ?, ?, ?)"

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")

schema = sa.MetaData()

tables = sa.Table(
    "tables",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("host_hash", sa.LargeBinary),
    sa.Column("result", sa.Text),
    sa.Column("transcript", sa.LargeBinary),
    sa.Index("tables_by_status", "status", "listed", "updated"),
)

events = sa.Table(
    "events",
    schema,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("body", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)

sitters = sa.Table(
    "sitters",
    schema,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("who", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.Text),
    sa.Column("token_hash", sa.LargeBinary, unique=True),
)


class LogEvent(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    table: str
    seq: int
    at: float
    kind: str
    seat: int | None = None
    body: dict[str, Any] = {}


class Conflict(Exception):  # noqa: N818 - it is a state of affairs, not a mistake
    """Somebody else has written this line of the log: read again."""


def connect(url: str) -> AsyncEngine:
    """An engine whose every SQLite connection writes ahead and syncs fully."""
    if url.startswith("sqlite") and "+aiosqlite" not in url:
        url = url.replace("sqlite", "sqlite+aiosqlite", 1)
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine.sync_engine, "connect", _careful)
    return engine


def _careful(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.execute("PRAGMA synchronous")
    if cursor.fetchone()[0] != 2:
        raise RuntimeError("this SQLite connection does not sync fully")
    cursor.close()


Item = tuple[LogEvent | None, tuple[Any, ...], "asyncio.Future[None]"]


class Store:
    """The database, with a group commit for everything that is written.

    SQLite commits in a thread of its own over one plain connection: one hop per commit, where the async driver takes
    one per statement. Other databases commit over the async engine.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._thread: ThreadPoolExecutor | None = None
        if engine.dialect.name == "sqlite":
            self._thread = ThreadPoolExecutor(1, "commit")
            self._plain = sa.create_engine(engine.url.set(drivername="sqlite"))
            sa.event.listen(self._plain, "connect", _careful)
            self._writing: sa.Connection | None = None
        insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self._append = insert(events).on_conflict_do_nothing().returning(events.c.table_id, events.c.seq)
        self._queue: asyncio.Queue[Item] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="group commit")

    async def stop(self) -> None:
        """Write what is waiting, then close."""
        await self._queue.join()
        if self._task is not None:
            self._task.cancel()
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._hang_up)
            self._thread.shutdown()
        await self.engine.dispose()

    def _hang_up(self) -> None:
        if self._writing is not None:
            self._writing.close()
        self._plain.dispose()

    # ---------------------------------------------------------------------------------------- writing

    async def append(self, event: LogEvent | None, *also: Any) -> None:
        """Write a line of the log, and statements that belong to it, durably. Raises `Conflict` if it is taken."""
        assert self._task is not None, "the store has not been started"
        done: asyncio.Future[None] = self._task.get_loop().create_future()
        self._queue.put_nowait((event, also, done))
        await done

    async def _run(self) -> None:
        """One commit for all that has come in while the last one was made."""
        while True:
            batch = [await self._queue.get()]
            await asyncio.sleep(GATHER)
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._commit(batch)
            except Exception as problem:
                if len(batch) == 1:
                    _settle(batch[0][2], problem)
                else:  # one bad item must not fail the others
                    for item in batch:
                        try:
                            await self._commit([item])
                        except Exception as own:
                            _settle(item[2], own)
            for _ in batch:
                self._queue.task_done()

    async def _commit(self, batch: Sequence[Item]) -> None:
        began = time.perf_counter()
        if self._thread is not None:
            written = await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_plain, batch)
        else:
            async with self.engine.begin() as connection:
                written = await connection.run_sync(self._write, batch)
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)
        metrics.APPENDS.inc(len(batch))
        for event, _, done in batch:
            taken = event is not None and (event.table, event.seq) not in written
            _settle(done, Conflict() if taken else None)

    def _commit_plain(self, batch: Sequence[Item]) -> set[tuple[str, int]]:
        if self._writing is None:
            self._writing = self._plain.connect()
        found = [event for event, _, _ in batch if event is not None]
        if found and not any(also for _, also, _ in batch):
            values = [value for event in found for value in row_of(event).values()]
            driver: Any = self._writing.connection.dbapi_connection
            try:  # moves alone, and nearly always every line is free: straight to the driver, which gives up the
                # interpreter's lock at every statement and then waits for it, so all of them in one
                driver.execute(QUICK + ", ".join([ROW] * len(found)), values)
                driver.commit()
                return {(event.table, event.seq) for event in found}
            except sqlite3.IntegrityError:
                driver.rollback()
            except BaseException:  # nothing of it may wait for the next commit: its senders are told that it failed
                driver.rollback()
                raise
        with self._writing.begin():
            return self._write(self._writing, batch)

    def _write(self, connection: sa.Connection, batch: Sequence[Item]) -> set[tuple[str, int]]:
        """All of a batch, in one transaction; gives the lines that were not taken."""
        written: set[tuple[str, int]] = set()
        rows = [row_of(event) for event, _, _ in batch if event is not None]
        if rows:
            written = {(row[0], row[1]) for row in connection.execute(self._append, rows)}
        for event, also, _ in batch:
            if event is None or (event.table, event.seq) in written:
                for statement in also:
                    connection.execute(statement)
        return written

    # ---------------------------------------------------------------------------------------- reading

    async def rows(self, statement: Any) -> list[Any]:
        async with self.engine.connect() as connection:
            return list(await connection.execute(statement))

    async def log(self, table: str) -> list[LogEvent]:
        """The whole log of a table, in order."""
        found = await self.rows(sa.select(events).where(events.c.table_id == table).order_by(events.c.seq))
        return [LogEvent(r.table_id, r.seq, r.at, r.kind, r.seat, msgspec.json.decode(r.body)) for r in found]


def touch(table: str, now: float, **values: Any) -> Any:
    """The statement that brings a table's row up to date."""
    return sa.update(tables).where(tables.c.id == table).values(updated=now, **values)


def _settle(done: asyncio.Future[None], problem: Exception | None) -> None:
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


def row_of(event: LogEvent) -> dict[str, Any]:
    """A line of the log as a row of the table `events`, its columns in order."""
    return {
        "table_id": event.table,
        "seq": event.seq,
        "at": event.at,
        "kind": event.kind,
        "seat": event.seat,
        "body": msgspec.json.encode(event.body).decode(),
    }
