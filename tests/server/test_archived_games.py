"""Games that are over, kept: their records and analyses after names, tokens and log have gone."""

from __future__ import annotations

import asyncio
import json

import pytest
import sqlalchemy as sa
from httpx import codes

from tests.cli.commands import run
from tests.server.analysing import ask, asked_until, stored
from tests.server.scene import TABLE
from tests.server.theatre import Theatre, token
from twistosaur.engine.records import verify
from twistosaur.server.store import schema


async def test_archived_games_are_analysed_and_verified(stage: Theatre) -> None:
    before = (await stage.http.get(f"/api/tables/{TABLE}/record")).json()
    made = await asked_until(stage, "done", 10)
    stage.time += 8 * 86_400
    await stage.tables.tidy()
    row = await stage.tables.store.table(TABLE)
    assert row is not None
    assert (row.status, row.secret, row.host_hash) == ("archived", b"", None)
    assert await stage.tables.store.log(TABLE) == []
    assert (await stage.http.get(f"/api/tables/{TABLE}")).status_code == codes.NOT_FOUND
    kept = (await stage.http.get(f"/api/tables/{TABLE}/record")).json()
    assert kept == before
    assert verify(kept)["over"]
    replay = (await stage.http.get(f"/api/tables/{TABLE}/replay")).json()
    assert len(replay["steps"]) == len(kept["moves"])
    assert (await ask(stage, 10))["analysis"] == made["analysis"], "it is the same game"
    assert (await asked_until(stage, "done", 0, bearer=token(0)))["job"]["table"] == TABLE
    stage.time += 366 * 86_400
    await stage.tables.tidy()
    assert await stage.tables.store.table(TABLE) is None
    assert await stored(stage) == []


async def test_a_game_that_ended_before_records_were_kept_keeps_its_own_when_its_log_goes(
    stage: Theatre, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = (await stage.http.get(f"/api/tables/{TABLE}/record")).json()
    for live in stage.tables.live.values():
        live.shut()
    stage.tables.live.clear()
    await stage.tables.store.append(None, sa.update(schema.tables).values(record=None))
    stage.time += 8 * 86_400
    await stage.tables.tidy()
    assert (await stage.http.get(f"/api/tables/{TABLE}/record")).json() == before
    await stage.tables.store.append(None, sa.update(schema.tables).values(record=None))
    problem = (await stage.http.get(f"/api/tables/{TABLE}/record")).json()["error"]
    assert (problem["code"], problem["message"]) == ("not-found", "the record of this table was not kept")
    assert (await stage.http.get(f"/api/tables/{TABLE}/replay")).status_code == codes.OK


async def test_a_table_that_is_opened_again_gets_its_record(stage: Theatre) -> None:
    """One that ended under an earlier version, and is not old enough to be archived."""
    for live in stage.tables.live.values():
        live.shut()
    stage.tables.live.clear()
    await stage.tables.store.append(None, sa.update(schema.tables).values(record=None))
    await stage.http.get(f"/api/tables/{TABLE}")
    async with asyncio.timeout(10):
        while (row := await stage.tables.store.table(TABLE)) is None or row.record is None:
            await asyncio.sleep(0.01)


async def test_whoever_looks_after_the_tables_sees_analyses_and_exports_records(stage: Theatre) -> None:
    made = await asked_until(stage, "done", 0)
    record = (await stage.http.get(f"/api/tables/{TABLE}/record")).json()
    stage.time += 8 * 86_400
    await stage.tables.tidy()
    where = {"TWISTOSAUR_DATABASE_URL": stage.settings.database_url}
    listed = await asyncio.to_thread(run, "admin", "analyses", "--json", **where)
    (row,) = json.loads(listed.stdout)
    assert (row["id"], row["game"], row["table_id"]) == (made["job"]["id"], "twisty", TABLE)
    assert TABLE in (await asyncio.to_thread(run, "admin", "analyses", **where)).stdout
    exported = await asyncio.to_thread(run, "admin", "export", TABLE, **where)
    assert json.loads(exported.stdout) == record


async def test_analyses_that_nobody_asks_for_go(stage: Theatre, monkeypatch: pytest.MonkeyPatch) -> None:
    stage.settings.archive_days = stage.settings.delete_days = 10_000
    for key in (0, 10, 20):
        stage.time += 1
        await asked_until(stage, "done", key)
    monkeypatch.setattr("twistosaur.server.store.upkeep.MOST_ANALYSES", 2)
    await stage.tables.tidy()
    assert len(await stored(stage)) == 2
    stage.time += 29 * 86_400
    assert (await ask(stage, 20))["job"]["status"] == "done"
    stage.time += 2 * 86_400
    await stage.tables.tidy()
    assert len(await stored(stage)) == 1
    assert (await ask(stage, 20))["job"]["status"] == "done"
