"""PostgreSQL as the store: the same promises as SQLite's, also when its connection or the whole of it breaks."""

from __future__ import annotations

import asyncio
import builtins
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
import sqlalchemy as sa

from tests.server.cutting import Wire, commits
from tests.server.postgres import Postgres
from tests.server.theatre import Theatre, played, token
from tests.server.theatre import Wire as Socket
from twistosaur.kernel import TwistosaurError
from twistosaur.protocol import messages as m
from twistosaur.server.store import log, migrate, schema
from twistosaur.server.store.log import Conflict, Line, StorageError, Store, connect
from twistosaur.server.tables import registry


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (log, registry):
        monkeypatch.setattr(module, "PROBE_SECONDS", 0.05)


async def started(url: str) -> Store:
    await migrate.upgrade(url)
    store = Store(connect(url))
    store.start()
    return store


def line(seq: int, move: str, table: str = "t", fence: int | None = None) -> Line:
    return Line(table, seq, 1.25 * seq, "move", 0, f'{{"move":"{move}"}}', fence)


async def until(condition: Any) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


# ------------------------------------------------------------------------------------------------ migrations


async def test_the_same_migrations_lead_to_the_schema_of_the_code(postgres: Postgres) -> None:
    migrated, made = await postgres.make(), await postgres.make()
    await asyncio.gather(*(migrate.upgrade(migrated) for _ in range(4)))  # processes that start together
    engine = connect(made)
    async with engine.begin() as connection:
        await connection.run_sync(schema.schema.create_all)
    await engine.dispose()
    found, wanted = await shape(migrated), await shape(made)
    del found["alembic_version"]
    assert found == wanted


async def shape(url: str) -> dict[str, Any]:
    engine = connect(url)

    def look(connection: Any) -> dict[str, Any]:
        seen = sa.inspect(connection)
        return {
            name: (
                sorted((c["name"], str(c["type"]), c["nullable"]) for c in seen.get_columns(name)),
                seen.get_pk_constraint(name)["constrained_columns"],
                sorted(str(i["column_names"]) for i in seen.get_indexes(name)),
            )
            for name in seen.get_table_names()
        }

    async with engine.connect() as connection:
        out = await connection.run_sync(look)
    await engine.dispose()
    return out


async def test_what_is_wrong_with_it_is_one_sentence_that_says_what_to_do(postgres: Postgres) -> None:
    with pytest.raises(TwistosaurError, match=r"tables cannot be kept in postgresql://.*does not exist; .*createdb"):
        await migrate.upgrade(postgres.url("nowhere"))
    with pytest.raises(TwistosaurError, match=r"tables cannot be kept in postgresql://.*host and port in the URL"):
        await migrate.upgrade(postgres.url("tables", port=1))
    with pytest.raises(TwistosaurError, match="sslmode"):
        await migrate.upgrade(f"{postgres.url('tables')}?sslmode=sometimes")


async def test_nobody_waits_for_what_does_not_pass(postgres: Postgres) -> None:
    stranger = (await postgres.make()).replace("twistosaur@", "nobody@")
    async with asyncio.timeout(10):
        with pytest.raises(TwistosaurError, match=r'"nobody" does not exist; check the user and the password'):
            await migrate.upgrade(stranger, 60)
        with pytest.raises(TwistosaurError, match="does not exist; make it"):
            await migrate.upgrade(postgres.url("nowhere"), 60)


async def test_a_database_that_may_only_be_read_is_for_looking(postgres: Postgres) -> None:
    url = await postgres.make()
    await migrate.upgrade(url)
    name = url.rsplit("/", 1)[1]
    await postgres.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await migrate.upgrade(url)
    async with asyncio.timeout(10):
        with pytest.raises(TwistosaurError, match=r"may only be read; name the server that may be written to"):
            await migrate.upgrade(url, 60, to_write=True)


async def test_a_url_may_end_as_those_of_libpq_do(postgres: Postgres) -> None:
    """Also by the way of the socket, which needs no password where PostgreSQL knows its users."""
    url = await postgres.make()
    name = url.rsplit("/", 1)[1]
    for way in (
        f"{url}?sslmode=prefer",
        f"postgresql://twistosaur@/{name}?host={quote(str(postgres.folder), safe='')}&port={postgres.port}",
    ):
        store = await started(way)
        assert await store.count_active() == 0
        await store.append(None, schema.touch("t", 0.0))
        assert await store.can_write()
        await store.stop()


async def test_a_server_that_starts_waits_for_a_database_that_starts(postgres: Postgres) -> None:
    """Killed while the database crashed, it would not come back otherwise."""
    url = await postgres.make()
    postgres.crash()
    waiting = asyncio.create_task(migrate.upgrade(url, 60))
    with pytest.raises(TwistosaurError, match="tables cannot be kept in"):
        await migrate.upgrade(url)
    assert not waiting.done()
    await asyncio.to_thread(postgres.start)
    await waiting


async def test_lines_that_break_while_a_server_starts_do_not_end_it(postgres: Postgres, tmp_path: Path) -> None:
    wire = await Wire(postgres).open()
    url = (await postgres.make()).replace(f":{postgres.port}/", f":{wire.port}/")
    await migrate.upgrade(url)
    theatre = Theatre(tmp_path, url)
    wire.cut_question(lambda question: b"processes" in question)
    async with asyncio.timeout(60):
        await theatre.open()
    assert wire.cuts == 1
    await theatre.close()
    await wire.close()


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *more: Any) -> Any:
        if name.startswith("asyncpg"):
            raise ImportError(name)
        return real(name, *more)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(TwistosaurError, match=r"pip install 'twistosaur\[postgres\]'"):
        connect("postgresql://somebody@here/tables")


# ------------------------------------------------------------------------------------------------ writing


async def test_a_line_is_written_once_whoever_is_faster(database: str) -> None:
    one, other = await started(database), await started(database)

    async def write(store: Store, seq: int, move: str) -> str | None:
        try:
            await store.append(line(seq, move))
        except Conflict:
            return None
        return move

    told = await asyncio.gather(*(write(s, k, n) for k in range(1, 51) for s, n in ((one, "a"), (other, "b"))))
    stored = [found.body for found in await one.log("t")]
    assert stored == [f'{{"move":"{move}"}}' for move in told if move is not None]
    assert len(stored) == 50
    await one.stop()
    await other.stop()


async def test_crossed_batches_do_not_wait_for_each_other_in_a_circle(database: str) -> None:
    one, other = await started(database), await started(database)
    tables = [f"t{k}" for k in range(40)]

    async def write(store: Store, table: str, move: str) -> int:
        try:
            await store.append(line(1, move, table))
        except Conflict:
            return 0
        return 1

    both = [write(one, table, "a") for table in tables] + [write(other, table, "b") for table in reversed(tables)]
    async with asyncio.timeout(10):
        assert sum(await asyncio.gather(*both)) == len(tables)
    await one.stop()
    await other.stop()


async def test_statements_go_with_their_line_or_not_at_all(database: str) -> None:
    store = await started(database)
    row = {"table_id": "t", "who": 0, "seat": 0, "name": "Ada", "token_hash": b"one"}
    await store.append(line(1, "a"), schema.new_sitter(**row))
    with pytest.raises(Conflict):
        await store.append(line(1, "b"), schema.new_sitter(**row | {"who": 1, "token_hash": b"two"}))
    with pytest.raises(sa.exc.IntegrityError):
        await store.append(line(2, "c"), schema.new_sitter(**row | {"who": 2}))
    assert [sitter.name for sitter in await store.sitters("t")] == ["Ada"]
    assert len(await store.log("t")) == 1
    assert not store.failing
    await store.stop()


@pytest.fixture
async def wire(postgres: Postgres) -> AsyncIterator[Wire]:
    one = await Wire(postgres).open()
    yield one
    await one.close()


@pytest.mark.parametrize("late", [False, True], ids=["before it is made", "before its answer is heard"])
async def test_a_connection_that_breaks_in_a_commit_writes_once(late: bool, database: str, wire: Wire) -> None:
    store = await started(database.replace(f":{wire.postgres.port}/", f":{wire.port}/"))
    await store.append(line(1, "a"))
    (wire.cut_answer if late else wire.cut_question)()
    await store.append(line(2, "b"))
    assert wire.cuts == 1
    assert [found.seq for found in await store.log("t")] == [1, 2]
    assert not store.failing
    await store.stop()


@pytest.mark.parametrize("late", [False, True], ids=["before it is made", "before its answer is heard"])
async def test_a_transaction_that_breaks_happens_once(late: bool, database: str, wire: Wire) -> None:
    store = await started(database.replace(f":{wire.postgres.port}/", f":{wire.port}/"))
    row = {"table_id": "t", "who": 0, "seat": 0, "name": "Ada", "token_hash": b"one"}
    (wire.cut_answer if late else wire.cut_question)(commits)
    await store.append(None, schema.new_sitter(**row))
    (wire.cut_answer if late else wire.cut_question)(commits)
    await store.append(line(1, "a"), schema.new_sitter(**row | {"who": 1, "token_hash": b"two"}))
    assert wire.cuts == 2
    assert [found.seq for found in await store.log("t")] == [1]
    assert sorted(sitter.who for sitter in await store.sitters("t")) == [0, 1]
    await store.stop()


async def test_a_driver_writes_under_its_own_lease_only(database: str) -> None:
    store = await started(database)
    lease = {"table_id": "t", "owner": store.process, "until": 0.0, "fence": 3}
    await store.append(None, sa.insert(schema.leases).values(lease))
    await store.append(line(1, "a", fence=3))
    for fence in (2, 4):
        with pytest.raises(Conflict):
            await store.append(line(2, "b", fence=fence))
    await store.append(None, sa.update(schema.leases).values(owner="another"))
    with pytest.raises(Conflict):
        await store.append(line(2, "b", fence=3))
    await store.append(line(2, "c"))
    assert [(found.seq, found.fence) for found in await store.log("t")] == [(1, 3), (2, None)]
    await store.stop()


# ------------------------------------------------------------------------------------------------ when it is away


async def test_everybody_is_told_when_the_database_is_away_and_when_it_is_back(tmp_path: Path) -> None:
    with Postgres() as own:
        theatre = await Theatre(tmp_path, await own.make(), lease_seconds=1).open()
        live = await theatre.raise_curtain(*played("draftosaurus", 3, {}, 5, 6))
        seat = live.table.acting[0]
        ada = await Socket(theatre).connect(token(seat))
        assert live.table.game is not None
        move = m.Decide(n=1, decision=live.table.decision, move=live.table.game.legal(seat)[0])
        own.crash()
        await ada.say(move)
        assert any('\\"code\\":\\"storage\\"' in text for text in ada.heard)
        assert seat in live.table.acting, "nothing was taken in"
        assert (await theatre.http.get("/readyz")).status_code == 503
        own.start()
        await until(lambda: not theatre.tables.store.failing)
        await ada.settle()
        told = [text for text in ada.heard if '\\"storage\\",\\"failing\\"' in text]
        assert ["true" in text for text in told] == [True, False]
        await ada.say(m.Decide(n=2, decision=move.decision, move=move.move))
        assert seat not in live.table.acting
        assert (await theatre.http.get("/readyz")).status_code == 200
        await ada.hang_up()
        await theatre.close()


async def test_a_database_that_may_only_be_read_is_trouble(database: str, postgres: Postgres) -> None:
    store = await started(database)
    name = database.rsplit("/", 1)[1]
    await postgres.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert store.writer is not None
    await store.writer.hang_up()
    with pytest.raises(StorageError, match="read-only"):
        await store.append(line(1, "a"))
    assert not await store.can_write()
    await postgres.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = off")
    await store.writer.hang_up()
    await asyncio.sleep(0.06)
    assert await store.can_write()
    await store.append(line(1, "a"))
    await store.stop()
