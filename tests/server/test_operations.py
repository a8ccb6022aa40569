"""Commands, health, metrics, policy, drift of the contract, and the documented settings."""

from __future__ import annotations

import asyncio
import json
import re
import time
from datetime import datetime, timedelta
from pathlib import Path

import httpx
import pytest
from pydantic.fields import FieldInfo
from websockets.asyncio.client import connect

from tests.server.people import play_all, seated
from tests.server.process import ServerProcess
from tests.server.scene import seated_table
from tests.support import ROOT
from twistosaur.cli import main
from twistosaur.protocol import messages as m
from twistosaur.protocol.client import Client, ServerError
from twistosaur.server.settings import Settings
from twistosaur.server.store import log as store
from twistosaur.server.store import migrate, schema
from twistosaur.server.tables import seating
from twistosaur.server.tables.registry import Tables
from twistosaur.server.web import contract
from twistosaur.server.web.app import make_app
from twistosaur.server.web.state import assemble, build
from twistosaur.server.workers.pool import Workers


async def test_admin_and_verify(
    client: Client,
    house: ServerProcess,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TWISTOSAUR_DATABASE_URL", house.environment["TWISTOSAUR_DATABASE_URL"])

    async def command(*arguments: str) -> tuple[int, str, str]:
        capsys.readouterr()
        code = 0
        try:
            await asyncio.to_thread(main, list(arguments))
        except SystemExit as end:
            code = int(end.code or 0)
        out = capsys.readouterr()
        return code, out.out, out.err

    table, _, seats = await seated(client, "draftosaurus", 2)
    assert table in [row["id"] for row in json.loads((await command("admin", "list", "--json"))[1])]
    code, _, problem = await command("admin", "export", table)
    assert (code, "over" in problem) == (2, True)
    await play_all(client, table, seats)
    assert json.loads((await command("admin", "inspect", table))[1])["status"] == "over"
    exported = tmp_path / "record.json"
    exported.write_text((await command("admin", "export", table))[1], encoding="utf-8")
    assert json.loads((await command("verify", str(exported), "--json"))[1])["contributions"] == 2
    assert "committed" in (await command("verify", str(exported)))[1]
    forged = json.loads(exported.read_text(encoding="utf-8"))
    forged["chance"]["secret"] = "00" * 32
    exported.write_text(json.dumps(forged), encoding="utf-8")
    assert (await command("verify", str(exported)))[0] == 2
    copy = tmp_path / "copy.db"
    assert (await command("admin", "backup", str(copy)))[0] == 0
    assert copy.stat().st_size > 10_000
    assert (await command("admin", "delete", table))[0] == 2
    assert (await command("admin", "delete", table, "--yes"))[0] == 0
    assert (await command("admin", "delete", table, "--yes"))[0] == 2


async def test_health_and_metrics(house: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=house.url) as http:
        assert (await http.get("/healthz")).text == "ok"
        ready = await http.get("/readyz")
        assert (ready.status_code, ready.json()["checks"]["database"]) == (200, True)
        text = (await http.get("/metrics")).text
        for name in ("sockets", "tables_in_memory", "think_share", "bots_waiting", "limited", "commit_seconds"):
            assert f"twistosaur_{name}" in text


async def test_a_worker_that_dies_is_started_again(tmp_path: Path) -> None:
    from tests.server import deadly

    crew = Workers(1)
    crew.start()
    try:
        assert await crew.run(0, deadly.die_once, str(tmp_path / "mark")) == 5
        with pytest.raises(ValueError, match="no"):
            await crew.run(0, deadly.refuse)
    finally:
        crew.stop()


async def test_old_tables_are_archived_and_deleted(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'old.db'}"
    await migrate.upgrade(url)
    now = [time.time()]
    tables = Tables(Settings(), store.Store(store.connect(url)), Workers(1), now=lambda: now[0])
    await tables.open()
    setup = seated_table("draftosaurus", 2, {}).setup
    live = [(await tables.create(setup))[0] for _ in range(3)]
    ids = [one.table.id for one in live]
    for one in live[1:]:
        await seating.sit(tables, one, "Ada", bytes(16), None, None)
    await tables.end(live[1], "host")
    await tables.store.append(None, schema.touch(ids[2], now[0], status="playing"))
    now[0] += 8 * 86400
    await tables.tidy()
    statuses = {row.id: row.status for row in await tables.store.rows(schema.tables.select())}
    assert statuses == {ids[1]: "archived", ids[2]: "playing"}
    assert [row.table_id for row in await tables.store.rows(schema.sitters.select())] == [ids[2]]
    now[0] += 60 * 86400
    await tables.tidy()
    now[0] += 366 * 86400
    await tables.tidy()
    assert await tables.store.rows(schema.tables.select()) == []
    await tables.close(0)


async def test_a_table_of_older_rules_is_closed_politely(tmp_path: Path) -> None:
    house = ServerProcess(tmp_path).start()
    try:
        async with Client(house.url) as client:
            table, _, seats = await seated(client, "draftosaurus", 2)
            house.stop()
            import sqlite3

            database = sqlite3.connect(house.database)
            database.execute("""update tables set setup = replace(setup, '"rules":1', '"rules":0'), rules = 0""")
            database.commit()
            database.close()
            house.start(house.port)
            async with client.connect(table, seats[0].token) as side:
                assert (side.known.table.status, side.known.table.reason) == ("closed", "rules")
            made = await client.call("POST", f"/api/tables/{table}/rematch", token=seats[0].token)
            assert made["table"]["rules"] == 1
            with pytest.raises(ServerError):
                await client.record(table)
    finally:
        house.stop()


def test_the_contract_in_the_checkout_is_that_of_the_code() -> None:
    for name, contents in contract.documents().items():
        path = contract.FOLDER / name
        assert path.read_text(encoding="utf-8") == contents, f"{name}: run `make protocol`"


async def test_an_old_tab_is_asked_to_reload_and_loses_nothing(client: Client, house: ServerProcess) -> None:
    table, _, (ada, bob) = await seated(client, "draftosaurus", 2)
    builds = [(build(), False), ("0.0.1", True), (None, False)]
    move = ""
    for number, (tab, old) in enumerate(builds):
        async with connect(house.url.replace("http", "ws") + "/ws") as socket:
            await socket.send(m.write(m.Hello(protocol=m.PROTOCOL, table=table, token=ada.token, build=tab)))
            heard = [m.read_server(await socket.recv()) for _ in range(3)]
            welcome = next(one for one in heard if isinstance(one, m.Welcome))
            assert (welcome.protocol, welcome.build, welcome.reload) == (m.PROTOCOL, build(), old)
            assert datetime.fromisoformat(welcome.now).utcoffset() == timedelta(0)  # times on the wire are UTC
            state = next(one for one in heard if isinstance(one, m.Snapshot)).state
            assert state.decision is not None
            move = next(move for move, why in state.decision.actions.items() if why is None)
            await socket.send(m.write(m.Decide(n=1, decision=state.decision.id, move=move)))  # it plays on meanwhile
            ack = None
            while not isinstance(ack, m.Ack):
                ack = m.read_server(await socket.recv())
            assert ack.repeat == (number > 0)
    async with client.connect(table, ada.token) as reloaded, client.connect(table, bob.token) as b:
        assert reloaded.known.decision is not None
        assert reloaded.known.decision.chosen == move
        await b.decide(b.legal[0])
        await reloaded.until(lambda: reloaded.asked)


async def test_what_browsers_may_keep_of_the_web_app(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    files = {"index.html": "<p>page", "favicon.svg": "<svg/>", "assets/app-1a2b.js": "1", "assets/app-1a2b.js.br": "br"}
    for name, content in files.items():
        (tmp_path / name).write_text(content, encoding="utf-8")
    app = make_app(assemble(Settings(web_folder=tmp_path)))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http:
        for path, age in (
            ("/", "no-cache"),
            ("/t/abcdef", "no-cache"),
            ("/index.html", "no-cache"),
            ("/favicon.svg", "public, max-age=600"),
            ("/assets/app-1a2b.js", "public, max-age=31536000, immutable"),
        ):
            answer = await http.get(path, headers={"accept-encoding": "identity"})
            assert (answer.status_code, answer.headers["cache-control"]) == (200, age), path
            assert answer.headers["vary"] == "accept-encoding"
            assert "etag" in answer.headers
        packed = await http.get("/assets/app-1a2b.js", headers={"accept-encoding": "gzip, br"})
        assert packed.headers["content-encoding"] == "br"
        assert packed.headers["content-type"].startswith("text/javascript")
        assert packed.headers["cache-control"] == "public, max-age=31536000, immutable"
        gone = await http.get("/assets/app-old.js")
        assert (gone.status_code, "immutable" in gone.headers.get("cache-control", "")) == (404, False)


def test_the_table_of_the_settings_is_that_of_the_code() -> None:
    text = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    documented = re.findall(r"^\| `TWISTOSAUR_(\w+)` \| (.*?) \| (.*?) \|$", text, re.MULTILINE)
    settings = Settings.model_fields.items()
    assert documented == [(name.upper(), default_text(field), field.description) for name, field in settings]
    assert set(re.findall(r"`TWISTOSAUR_(\w+)`", text)) == {name.upper() for name in Settings.model_fields}


def default_text(field: FieldInfo) -> str:
    """A default as it is written in the environment; nothing where it is worked out."""
    if field.default_factory is not None or field.default in (None, ""):
        return ""
    return f"`{field.default if isinstance(field.default, str) else json.dumps(field.default)}`"
