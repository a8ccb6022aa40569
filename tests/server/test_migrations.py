"""Databases of earlier versions: what is in them is still there, and gets what later versions keep."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.analysing import finished
from tests.server.scene import TABLE
from tests.server.theatre import Theatre
from twistosaur.kernel import TwistosaurError
from twistosaur.server.store import migrate, schema
from twistosaur.server.store.log import connect


def shape(file: Path) -> dict[str, Any]:
    """Columns and indices of a database, without the order in which they were added."""
    with sqlite3.connect(file) as database:
        names = [name for (name,) in database.execute("select name from sqlite_master where type = 'table'")]
        columns = {name: sorted(row[1:4] for row in database.execute(f"pragma table_info({name})")) for name in names}
        indices = sorted(database.execute("select name, tbl_name from sqlite_master where type = 'index'"))
    return {"columns": columns, "indices": indices}


async def test_the_last_migration_leads_to_the_schema_of_the_code(tmp_path: Path) -> None:
    migrated, made = tmp_path / "migrated.db", tmp_path / "made.db"
    await migrate.upgrade(f"sqlite+aiosqlite:///{migrated}")
    engine = sa.create_engine(f"sqlite:///{made}")
    schema.schema.create_all(engine)
    engine.dispose()
    found, wanted = shape(migrated), shape(made)
    del found["columns"]["alembic_version"]
    found["indices"] = [row for row in found["indices"] if row[1] != "alembic_version"]
    assert found == wanted


async def to(url: str, revision: str) -> None:
    """Bring a database to a revision, back or forth."""
    from alembic import command

    def go(connection: Any) -> None:
        (command.downgrade if revision < migrate.newest() else command.upgrade)(migrate.config(connection), revision)

    engine = connect(url)
    async with engine.begin() as connection:
        await connection.run_sync(go)
    await engine.dispose()


async def test_a_database_of_a_later_version_is_left_alone_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "later.db"
    await migrate.upgrade(f"sqlite+aiosqlite:///{file}")
    with sqlite3.connect(file) as database:
        database.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(TwistosaurError, match="used by a newer version of Twistosaur: install that version"):
        await migrate.upgrade(f"sqlite+aiosqlite:///{file}")


async def test_a_database_of_the_first_version_keeps_its_games_and_gets_their_records(tmp_path: Path) -> None:
    old = await Theatre(tmp_path).open()
    await finished(old)
    record = (await old.http.get(f"/api/tables/{TABLE}/record")).json()
    await old.close()
    await to(old.settings.database_url, "0001")
    assert "analyses" not in shape(tmp_path / "theatre.db")["columns"]
    new = await Theatre(tmp_path).open()
    row = await new.tables.store.table(TABLE)
    assert row is not None
    assert row.record is None
    assert (await new.http.get(f"/api/tables/{TABLE}/record")).json() == record
    async with asyncio.timeout(20):
        while (row := await new.tables.store.table(TABLE)) is None or row.record is None:
            await asyncio.sleep(0.01)
    new.time += 8 * 86_400
    await new.tables.tidy()
    assert (await new.http.get(f"/api/tables/{TABLE}/record")).json() == record
    await new.close()
