"""Who may do what at a table, and what a table says of itself: each of these was otherwise once."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import twistosaur
from tests.cli.commands import failed, run
from tests.server.people import play_all, seated
from tests.server.process import ServerProcess
from twistosaur.games import load
from twistosaur.protocol import messages as m
from twistosaur.protocol.client import Client, ServerError
from twistosaur.protocol.errors import Close
from twistosaur.server.tables.ending import rematch_setup
from twistosaur.server.tables.table import SeatSetup, Setup, Table

# ------------------------------------------------------------------------------------------------ a rematch


async def rematch(client: Client, people: int, asks: int, bots: tuple[str, ...] = ()) -> tuple[dict[str, Any], Any]:
    """A table whose company wants to play again: what the asking seat is answered, and the old seats."""
    table, host, seats = await seated(client, "draftosaurus", people, bots)
    await client.call("POST", f"/api/tables/{table}/close", token=host)
    return await client.call("POST", f"/api/tables/{table}/rematch", token=seats[asks].token), seats


async def refused(client: Client, table: str, **how: Any) -> str:
    with pytest.raises(ServerError) as problem:
        await client.sit(table, "Eve", **how)
    return str(problem.value.code)


async def facts(client: Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await client.call("GET", f"/api/tables/{table}"))["table"]
    return found


async def test_a_stranger_cannot_take_a_seat_that_a_rematch_keeps(client: Client) -> None:
    made, seats = await rematch(client, 3, asks=1)
    table = made["table"]["id"]
    assert made["table"]["kept"] == [0, 1, 2]
    assert await refused(client, table) == "full"
    for seat in range(3):
        assert await refused(client, table, seat=seat) == "seat-taken"
    assert await refused(client, table, token="x" * 32) == "token"
    sat = [await client.sit(table, f"P{k}", token=mine.token) for k, mine in enumerate(seats)]
    assert [one.seat for one in sat] == [2, 0, 1]
    assert (await facts(client, table))["kept"] == []
    await client.call("DELETE", f"/api/tables/{table}/seats/2", token=sat[0].token)
    assert await refused(client, table) == "full", "who stands up may come back, and nobody else"
    assert (await client.sit(table, "P0", token=seats[0].token)).seat == 2
    await client.start(table, made["host_token"])


def test_what_somebody_plays_with_goes_with_them_into_a_rematch() -> None:
    """DT-3: the child with the easier island has it again, one seat further."""
    kinds = ["lil-rex", "t-rex", "t-rex"]
    setup = Setup(
        game="dino-twist",
        rules=1,
        options=load("dino-twist").options(3, {"kinds": kinds}),
        seats=[SeatSetup() for _ in kinds],
        clock=m.ClockRule(mode="none", seconds=None),
        takeover="easy",
        gone_after=None,
    )
    again = rematch_setup(Table("t", 0.0, setup, bytes(32), None), None)
    assert again.options["kinds"] == ["t-rex", "t-rex", "lil-rex"]
    assert setup.options["kinds"] == kinds


@pytest.mark.parametrize("with_host_token", [True, False])
async def test_who_asks_for_a_rematch_has_the_own_seat_and_is_the_host(client: Client, with_host_token: bool) -> None:
    made, seats = await rematch(client, 3, asks=2)
    table = made["table"]["id"]
    mine = await client.sit(table, "Ada", token=made["host_token"] if with_host_token else seats[2].token)
    assert mine.seat == 1
    assert (await facts(client, table))["host"] == 1
    assert await refused(client, table, token=made["host_token"]) == "full", "nor may the host take what is promised"
    assert await refused(client, table, token=made["host_token"], seat=0) == "seat-taken"
    await client.sit(table, "Bob", token=seats[0].token)
    assert (await facts(client, table))["host"] == 1
    await client.start(table, made["host_token"], fill="easy")  # who does not come is replaced
    assert (await facts(client, table))["status"] == "playing"


async def test_the_earlier_host_asks_with_the_hosts_token(client: Client) -> None:
    table, host, _ = await seated(client, "draftosaurus", 2)
    await client.call("POST", f"/api/tables/{table}/close", token=host)
    made = await client.call("POST", f"/api/tables/{table}/rematch", token=host)
    mine = await client.sit(made["table"]["id"], "Ada", token=made["host_token"], seat=1)
    assert (mine.seat, (await facts(client, made["table"]["id"]))["host"]) == (1, 1)


async def test_seats_that_were_open_are_for_anybody(client: Client) -> None:
    """A table that was closed before it began: only those who sat there are promised anything."""
    earlier = await client.create("draftosaurus", ["open"] * 3, listed=True)
    ada = await client.sit(earlier.table, "Ada", token=earlier.host_token)
    await client.call("POST", f"/api/tables/{earlier.table}/close", token=earlier.host_token)
    made = await client.call("POST", f"/api/tables/{earlier.table}/rematch", token=ada.token)
    table = made["table"]["id"]
    assert made["table"]["kept"] == [2]
    assert table in await lobby(client)
    assert [(await client.sit(table, name)).seat for name in ("Bob", "Cid")] == [0, 1]
    assert table not in await lobby(client), "what is left is not for whoever comes"
    assert (await client.sit(table, "Ada", token=ada.token)).seat == 2


async def lobby(client: Client) -> list[str]:
    return [entry["table"]["id"] for entry in (await client.call("GET", "/api/tables"))["tables"]]


# ------------------------------------------------------------------------------------------------ a table set up


def late_position(moves: int) -> dict[str, Any]:
    game = twistosaur.new("draftosaurus", seats=2, seed=5)
    while len(game.moves) < moves:
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    return game.position()


async def test_a_table_that_was_set_up_says_so(client: Client, tmp_path: Path) -> None:
    table, host, seats = await seated(client, "draftosaurus", 2, position=late_position(22))
    assert (await facts(client, table))["set_up"] is True
    ends = await play_all(client, table, seats)
    for known in ends:
        assert known.table.set_up
        assert [entry.set_up for entry in known.log if entry.kind == "start"] == [True]
    again = await client.call("POST", f"/api/tables/{table}/rematch", token=host)
    assert again["table"]["set_up"] is True
    text = await verified(client, table, tmp_path)
    assert "every move and the result are right" in text
    assert "its start was chosen by whoever made the table" in text


async def test_a_table_that_was_dealt_does_not(client: Client) -> None:
    table, _, seats = await seated(client, "draftosaurus", 2)
    assert (await facts(client, table))["set_up"] is False
    async with client.connect(table, seats[0].token) as side:
        assert [entry.set_up for entry in side.known.log if entry.kind == "start"] == [msgspec.UNSET]


async def verified(client: Client, table: str, folder: Path) -> str:
    file = folder / "record.json"
    file.write_text(json.dumps(await client.record(table)), encoding="utf-8")
    done = run("verify", str(file))
    assert done.returncode == 0, done.stderr
    return " ".join(done.stdout.split())


async def test_a_table_that_was_set_up_is_not_listed(client: Client) -> None:
    with pytest.raises(ServerError) as problem:
        await client.create("draftosaurus", ["open"] * 2, position=late_position(3), listed=True)
    assert problem.value.code == "bad-request"
    made = await client.create("draftosaurus", ["open"] * 2, position=late_position(3))
    assert made.table not in await lobby(client)


# ------------------------------------------------------------------------------------------------ a table put away


async def test_a_page_that_is_open_when_its_table_is_put_away_is_told(tmp_path: Path) -> None:
    quick = {"idle_seconds": 0.2, "janitor_seconds": 0.1, "archive_days": 1 / 86_400, "open_days": 1 / 86_400}
    with ServerProcess(tmp_path, **quick) as server:
        async with Client(server.url) as client:
            over, host, _ = await seated(client, "draftosaurus", 2)
            await client.call("POST", f"/api/tables/{over}/close", token=host)
            never_begun = (await client.create("draftosaurus", ["open"] * 2)).table
            both = (over, never_begun)
            await asyncio.gather(*(put_away(server, table, pings) for table in both for pings in (False, True)))
            for table in both:
                with pytest.raises(ServerError) as problem:
                    await client.call("GET", f"/api/tables/{table}")
                assert problem.value.code == "not-found"
    assert not [line for line in server.lines if '"level": "error"' in line or "Traceback" in line]


async def put_away(server: ServerProcess, table: str, pings: bool) -> None:
    """Look at a table until it ends; with pings, a message is on its way at any time."""
    last: Any = None
    async with connect(server.url.replace("http", "ws") + "/ws") as socket, asyncio.timeout(20):
        with pytest.raises(ConnectionClosed) as end:
            await socket.send(m.write(m.Hello(protocol=m.PROTOCOL, table=table)))
            while True:
                if pings:
                    await socket.send(m.write(m.Ping(n=1)))
                    await asyncio.sleep(0.1)
                last = m.read_server(await socket.recv())
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == Close.NO_TABLE
    if not pings:
        assert isinstance(last, m.Failed)
        assert (last.code, last.fatal) == ("not-found", True)


# ------------------------------------------------------------------------------------------------ a database


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("sqlite+aiosqlite:///{folder}/text.db", "file is not a database"),
        ("sqlite+aiosqlite:///{folder}", "Is a directory"),
        ("postgresql://somebody:secret@127.0.0.1:1/tables", "postgresql://somebody:***@127.0.0.1:1/tables"),
        ("sqlite:///{folder}/newer.db", "newer version"),
        ("nothing+known://here/tables", "nothing"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_sentence(url: str, words: str, tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("not what it seems\n" * 500, encoding="utf-8")
    with sqlite3.connect(tmp_path / "newer.db") as newer:
        newer.execute("create table alembic_version (version_num text)")
        newer.execute("insert into alembic_version values ('0099')")
    failed(run("admin", "list", TWISTOSAUR_DATABASE_URL=url.format(folder=tmp_path)), words)


def test_a_server_says_the_same_and_ends(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.database.write_text("not what it seems\n" * 500, encoding="utf-8")
    command = [sys.executable, "-m", "twistosaur", "serve", "--port", "0"]
    done = subprocess.run(command, env=server.environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith("twistosaur: tables cannot be kept in")
    assert done.stderr.endswith("file is not a database\n")
    assert done.stderr.count("\n") == 1


def test_only_the_owner_reads_the_files_of_a_database(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        found = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.glob("*.db*")}
        assert set(found.values()) == {0o600}, found
        assert {"tables.db", "tables.db-wal", "tables.db-shm"} <= set(found)
        copy = tmp_path / "copy.db"
        environment = {"TWISTOSAUR_DATABASE_URL": server.environment["TWISTOSAUR_DATABASE_URL"]}
        assert run("admin", "backup", str(copy), **environment).returncode == 0
        assert copy.stat().st_mode & 0o777 == 0o600
        server.database.chmod(0o644)  # as earlier versions made it
        server.stop()
        server.start()
        assert server.database.stat().st_mode & 0o777 == 0o600
