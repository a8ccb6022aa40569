"""Nothing lost: the short run. `make chaos` is the long one."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory

from tests.server import chaos
from tests.server.account import Book
from twistosaur.server.store import log as store
from twistosaur.server.store import migrate, schema, sqlite
from twistosaur.server.store.log import Conflict, Line, Store
from twistosaur.server.store.sqlite import SqliteWriter


async def test_nothing_is_lost_whatever_befalls_the_server(tmp_path: Path) -> None:
    facts = await chaos.run(tmp_path, list(chaos.KINDS), tables=3, seed=7, pace=0.1)
    assert facts["acknowledged"] > 20, "something was played"
    assert set(facts["faults"]) == set(chaos.KINDS)


def test_runs_add_up_in_a_book(tmp_path: Path) -> None:
    book = Book(tmp_path / "new" / "book.jsonl", "one")
    facts = {"tables": 2, "acknowledged": 30, "repeats": 1, "longest wait": 2.5}
    book.add(1, 60.2, {"faults": {"killed": 3, "slept": 1}, **facts})
    book.add(2, 30, {"faults": {"killed": 2}, **facts})
    Book(book.path, "another").add(3, 1, {"faults": {"killed": 100}, **facts})
    assert book.sums().startswith("one: 6 faults in 2 runs (5 x killed, 1 x slept); 4 tables played to the end; 60 ack")


async def test_a_line_of_the_log_is_written_once(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'one.db'}"
    await migrate.upgrade(url)
    keep = Store(store.connect(url))
    keep.start()
    await keep.append(Line("t", 1, 0.0, "move", 0, '{"move":"a"}'))
    with pytest.raises(Conflict):
        await keep.append(Line("t", 1, 0.0, "move", 1, '{"move":"b"}'))
    assert [line.body for line in await keep.log("t")] == ['{"move":"a"}']
    await keep.stop()


async def test_every_connection_syncs_fully(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'one.db'}"
    await migrate.upgrade(url)
    engine = store.connect(url)
    connections = [await engine.connect() for _ in range(4)]
    for connection in connections:
        assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2
        assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
    for connection in connections:
        await connection.close()
    keep = Store(engine)
    keep.start()
    writer = keep.writer
    assert isinstance(writer, SqliteWriter)
    await keep.append(Line("t", 1, 0.0, "move", 0, '{"move":"a"}'))

    def of_the_writer() -> tuple[int, str]:
        assert writer._writing is not None
        ask = writer._writing.exec_driver_sql
        return ask("PRAGMA synchronous").scalar_one(), ask("PRAGMA journal_mode").scalar_one()

    assert await asyncio.get_running_loop().run_in_executor(writer._thread, of_the_writer) == (2, "wal")
    await keep.stop()


async def test_checkpoints_let_the_write_ahead_log_begin_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much is written it does not grow for ever, and nothing is lost over it."""
    between, tables, pages, page = 200, 100, 3, 1100
    monkeypatch.setattr(sqlite, "BETWEEN_CHECKPOINTS", between)
    url = f"sqlite+aiosqlite:///{tmp_path / 'one.db'}"
    await migrate.upgrade(url)
    keep = Store(store.connect(url))
    keep.start()
    sizes: list[int] = []
    for n in range(1, 41):
        await asyncio.gather(*(keep.append(Line(f"t{k}", n, 0.0, "move", 0, '{"move":"a"}')) for k in range(tables)))
        sizes.append((tmp_path / "one.db-wal").stat().st_size)
    assert max(sizes) < (between + tables) * pages * page, sizes  # without checkpoints three times as much
    await keep.stop()
    with contextlib.closing(sqlite3.connect(tmp_path / "one.db")) as database:
        assert database.execute("select count(*), count(distinct table_id) from events").fetchone() == (4000, 100)


async def test_a_connection_that_does_not_sync_fully_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "PRAGMAS", ("journal_mode=WAL", "synchronous=NORMAL"))
    engine = store.connect("sqlite:///:memory:")
    with pytest.raises(RuntimeError, match="sync fully"):
        await engine.connect()
    await engine.dispose()


async def test_migrations_make_what_the_code_expects(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'one.db'}"
    await migrate.upgrade(url)
    await migrate.upgrade(url)
    database = sqlite3.connect(tmp_path / "one.db")
    for table in schema.schema.sorted_tables:
        found = [row[1] for row in database.execute(f"pragma table_info({table.name})")]
        assert found == [column.name for column in table.columns]
    assert [migrate.newest()] == [row[0] for row in database.execute("select version_num from alembic_version")]
    assert ScriptDirectory(str(migrate.FOLDER)).get_heads() == [migrate.newest()]
    database.close()


async def test_an_older_database_is_brought_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'one.db'}"
    ran: list[str] = []
    monkeypatch.setattr("alembic.command.upgrade", lambda config, to: ran.append(to))
    await migrate.upgrade(url)
    assert ran == ["head"], "an empty one"
    database = sqlite3.connect(tmp_path / "one.db")
    database.executescript("create table alembic_version as select '0000' version_num")
    await migrate.upgrade(url)
    assert len(ran) == 2, "one of an earlier version"
    database.executescript(f"update alembic_version set version_num = '{migrate.newest()}'")
    await migrate.upgrade(url)
    assert len(ran) == 2, "one that is new already"
    database.close()
