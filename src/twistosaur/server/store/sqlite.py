"""SQLite as the store: commits in a thread of their own, and checkpoints that let nobody wait.

One plain connection writes: one hop per commit, where the async driver takes one per statement. What is committed
stands in the write-ahead log, synced; bringing it into the file itself (a checkpoint) takes many writes and two more
syncs. Done by the writer, as SQLite does unless told otherwise, every table would wait for it several times a second
under load. So a second thread does most of it while commits go on, and the writer the little that came meanwhile.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import sqlalchemy as sa
import structlog
from msgspec.structs import astuple
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from .log import COLUMNS, FileGoneError, Item, careful, row_of
from .schema import events

log = structlog.get_logger()

QUICK = f"INSERT INTO events ({', '.join(COLUMNS)}) VALUES "
ROW = f"({', '.join('?' * len(COLUMNS))})"
CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"
BETWEEN_CHECKPOINTS = 8000
"""Lines from one checkpoint to the next: each is a page or two, so the write-ahead log has 25 MB at most, and 50 MB
in files of earlier versions with their larger pages. Tables write to their own pages again and again, and each page is
brought into the file once."""


class SqliteWriter:
    """Writes everything of one server process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._thread = ThreadPoolExecutor(1, "commit")
        self._plain = sa.create_engine(engine.url.set(drivername="sqlite"))
        sa.event.listen(self._plain, "connect", careful)
        self._append = sqlite.insert(events).on_conflict_do_nothing().returning(events.c.table_id, events.c.seq)
        self._writing: sa.Connection | None = None
        self._opened: tuple[int, int] | None = None
        """Device and number of the file that is written to."""
        self._probes = 0
        self._side = ThreadPoolExecutor(1, "checkpoint")
        self._checkpoint: Future[None] | None = None
        """The one under way beside the commits."""
        self._lines = 0
        """Since the last checkpoint."""

    async def commit(self, batch: Sequence[Item]) -> set[tuple[str, int]]:
        """All of a batch, in one transaction; gives the lines that were written: of the others the place was taken."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batch)

    async def probe(self) -> None:
        """Write something that does not matter; raises if it cannot."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._probe)

    async def hang_up(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._hang_up)
        self._thread.shutdown()

    def _hang_up(self) -> None:
        self._side.shutdown()
        if self._writing is not None:
            self._writing.close()
        self._plain.dispose()

    # ---------------------------------------------------------------------------------------- in the thread

    def _commit(self, batch: Sequence[Item]) -> set[tuple[str, int]]:
        writing = self._reach()
        self._lines += len(batch)
        if self._lines >= BETWEEN_CHECKPOINTS:
            self._bring_in(writing)
        found = [line for line, _, _ in batch if line is not None]
        if found and not any(also for _, also, _ in batch):
            values = [value for line in found for value in astuple(line)]
            driver: Any = writing.connection.dbapi_connection
            try:  # moves alone, and nearly always every line is free: straight to the driver, which gives up the
                # interpreter's lock at every statement and then waits for it, so all of them in one
                driver.execute(QUICK + ", ".join([ROW] * len(found)), values)
                driver.commit()
                return {(line.table, line.seq) for line in found}
            except sqlite3.IntegrityError:
                driver.rollback()
            except BaseException:  # nothing of it may wait for the next commit: its senders are told that it failed
                driver.rollback()
                raise
        with writing.begin():
            return self._write(writing, batch)

    def _write(self, connection: sa.Connection, batch: Sequence[Item]) -> set[tuple[str, int]]:
        written: set[tuple[str, int]] = set()
        rows = [row_of(line) for line, _, _ in batch if line is not None]
        if rows:
            written = {(row[0], row[1]) for row in connection.execute(self._append, rows)}
        for line, also, _ in batch:
            if line is None or (line.table, line.seq) in written:
                for statement in also:
                    connection.execute(statement)
        return written

    def _reach(self) -> sa.Connection:
        """The connection that writes, if its file is still there."""
        if self._writing is None:
            self._writing = self._plain.connect()
            driver: Any = self._writing.connection.dbapi_connection
            driver.execute("PRAGMA wal_autocheckpoint = 0")
        file = self._plain.url.database
        if file and file != ":memory:":
            try:
                found = os.stat(file)
            except OSError:
                raise FileGoneError(f"{file} is gone") from None
            now = found.st_dev, found.st_ino
            if self._opened is None:
                self._opened = now
            elif self._opened != now:
                raise FileGoneError(f"{file} is another file")
        return self._writing

    def _probe(self) -> None:
        """A commit that changes a number in the header of the file which nothing else uses."""
        driver: Any = self._reach().connection.dbapi_connection
        self._probes = (self._probes + 1) % 1000
        driver.execute(f"PRAGMA user_version = {self._probes}")

    # ---------------------------------------------------------------------------------------- checkpoints

    def _bring_in(self, writing: sa.Connection) -> None:
        """Begin a checkpoint beside the commits; when it is done, bring in what came meanwhile, so that the write-ahead
        log begins anew."""
        file = self._plain.url.database
        if self._checkpoint is None:
            if file and file != ":memory:":
                self._checkpoint = self._side.submit(checkpoint, file)
            else:
                self._lines = 0
        elif self._checkpoint.done():
            problem, self._checkpoint, self._lines = self._checkpoint.exception(), None, 0
            if problem is not None:
                log.warning("a checkpoint failed", exc_info=problem)
                return
            driver: Any = writing.connection.dbapi_connection
            driver.execute(CHECKPOINT).fetchall()


def checkpoint(file: str) -> None:
    """Bring what has been committed into the file, while others read and write."""
    line = sqlite3.connect(file, timeout=10)
    try:
        line.execute("PRAGMA synchronous = FULL")
        line.execute(CHECKPOINT).fetchall()
    finally:
        line.close()
