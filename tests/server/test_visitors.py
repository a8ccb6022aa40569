"""Visitors and accidents that an attack on the server found: each of these worked once."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client import REGISTRY
from structlog.testing import capture_logs

from tests.server.people import seated
from tests.server.process import ServerProcess
from tests.server.scene import Scene, go_on, means, seated_table
from twistosaur.games import load
from twistosaur.kernel import OptionError, TwistosaurError
from twistosaur.protocol.client import Client, ServerError
from twistosaur.protocol.errors import Code, Refusal
from twistosaur.server.settings import Settings
from twistosaur.server.store import log as store
from twistosaur.server.store import migrate
from twistosaur.server.store.lock import only_server
from twistosaur.server.tables import judge, live, registry, tokens
from twistosaur.server.tables.bots import Pace
from twistosaur.server.tables.clocks import Time
from twistosaur.server.tables.events import AnyHappening, TakeOver
from twistosaur.server.tables.live import LiveTable
from twistosaur.server.tables.registry import Tables
from twistosaur.server.tables.table import Table
from twistosaur.server.web.limits import Limits
from twistosaur.server.workers import tasks
from twistosaur.server.workers.pool import PEOPLE, Workers


def from_address(peer: str, forwarded: str | None = None) -> dict[str, Any]:
    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    return {"client": (peer, 1), "headers": headers}


def test_behind_a_dual_stack_socket_an_address_is_itself() -> None:
    limits = Limits(Settings(trusted_proxies="10.0.0.1"))
    assert limits.address(from_address("::ffff:192.0.2.7")) == "192.0.2.7"
    assert limits.address(from_address("::ffff:10.0.0.1", "::ffff:192.0.2.8")) == "192.0.2.8"
    assert limits.may_measure(from_address("::ffff:127.0.0.1"))
    assert limits.may_measure(from_address("::1"))
    assert not limits.may_measure(from_address("::ffff:192.0.2.7"))
    assert not limits.may_measure(from_address("::2")), "a neighbour of ::1 in its network of 2^64"


def test_a_change_of_mind_has_a_bound_and_others_do_not_hear_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "MOST_CHANGES", 6)
    scene = Scene(seated_table("draftosaurus", 3, {}))
    table = scene.live.table
    assert table.game is not None
    moves = table.game.legal(1)[:2]
    for n in range(7):  # the first choice, six changes
        scene.write(decided(table, 1, moves[n % 2]), 1)
    heard = {seat: len(ear.heard) for seat, ear in scene.ears.items()}
    with pytest.raises(Refusal, match="too often") as problem:
        judge.decide(table, 1, table.decision, moves[1])
    assert problem.value.code is Code.TOO_MANY
    with pytest.raises(Refusal):
        judge.take_back(table, 1, table.decision)
    assert {seat: len(ear.heard) for seat, ear in scene.ears.items()} == heard
    for seat in (0, 2):  # the choice stands, and a new decision is free again
        scene.write(decided(table, seat, table.game.legal(seat)[0]), seat)
    assert table.changes == [0, 0, 0]


def decided(table: Table, seat: int, move: str) -> AnyHappening:
    what = judge.decide(table, seat, table.decision, move)
    assert what is not None
    return what


def test_only_what_can_be_an_id_is_looked_for() -> None:
    assert all(tokens.is_id(tokens.new_id()) for _ in range(50))
    for text in ("", "nothing", "../../etc", "a" * 13, "ABCDEFGHJKMN", "' or 1=1 --"):
        assert not tokens.is_id(text)


async def test_a_table_that_cannot_be_is_not_found(client: Client) -> None:
    for table in ("nothing", "a" * 12, "tables%00"):
        with pytest.raises(ServerError) as problem:
            await client.call("GET", f"/api/tables/{table}")
        assert problem.value.status == 404


async def test_the_head_of_a_page_may_be_asked_for(client: Client) -> None:
    async with httpx.AsyncClient(base_url=client.url) as http:
        for path in ("/", "/healthz", "/readyz"):
            head, whole = await http.head(path), await http.get(path)
            assert (head.status_code, head.content) == (whole.status_code, b"")
        assert (await http.head("/api/tables")).status_code == 405


async def test_a_table_goes_on_by_itself_after_a_failed_write(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's move could not be written: when the disk has room again the game goes on, without a reload."""
    monkeypatch.setattr(live, "RETRY_SECONDS", 0.01)
    table = seated_table("draftosaurus", 2, {})
    broken, written = [True], []

    async def append(line: Any, *_: Any) -> None:
        if broken[0]:
            raise OSError("no space left on device")
        written.append(line.kind)

    async def run(priority: int, function: Any, game: str, hidden: bytes, *rest: Any) -> tasks.Thought:
        seat, _, _, key = rest
        return tasks.Thought(tasks.any_move(game, hidden, seat, key), 0.0)

    pace = Pace((0.0, 0.0), dict.fromkeys(("easy",), 0.0), lambda: 1.0)
    one = LiveTable(means(Time(time.time, time.monotonic), append=append, run=run, pace=pace), table)
    go_on(table, TakeOver(level="easy", reason="left"), 1)
    one.look_after()
    await asyncio.sleep(0.1)
    assert written == []
    broken[0] = False
    async with asyncio.timeout(5):
        while not written:
            await asyncio.sleep(0.01)
    assert 1 in table.chosen
    one.shut()


async def test_a_worker_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Workers, "settle_in", staticmethod(tasks.step_back))
    workers = Workers(1, patience=(0.3, 0.3, 0.3))
    workers.start()
    before = REGISTRY.get_sample_value("twistosaur_workers_lost_total") or 0
    try:
        with pytest.raises(TimeoutError):
            await workers.run(PEOPLE, time.sleep, 600)
        assert await workers.run(PEOPLE, tasks.ready)
    finally:
        workers.stop()
    assert REGISTRY.get_sample_value("twistosaur_workers_lost_total") == before + 1


def test_a_file_has_one_server(tmp_path: Path) -> None:
    with only_server(tmp_path / "tables.db"):
        with pytest.raises(TwistosaurError, match="another server"), only_server(tmp_path / "tables.db"):
            pass
        with only_server(tmp_path / "others.db"), only_server(None):
            pass
    with only_server(tmp_path / "tables.db"):
        pass


async def test_a_second_server_on_a_file_is_refused_and_tools_are_not(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as first:
        async with Client(first.url) as client:
            table, _, _ = await seated(client, "draftosaurus", 2)
        command = [sys.executable, "-m", "twistosaur"]
        second = subprocess.run(
            [*command, "serve", "--port", "0"], env=first.environment, capture_output=True, text=True, check=False
        )
        assert second.returncode == 2
        assert "another server" in second.stderr
        assert "Traceback" not in second.stderr
        for tool in (["list"], ["inspect", table], ["backup", str(tmp_path / "copy.db")]):
            done = subprocess.run([*command, "admin", *tool], env=first.environment, capture_output=True, check=False)
            assert done.returncode == 0, done.stderr
        first.kill()
        first.start()  # the lock died with its owner


def test_a_box_of_events_is_counted_before_it_is_laid_out() -> None:
    """255 KB of JSON once became half a million cards, on the event loop."""
    rules = load("dino-twist")
    names = {f"volcano{' ' * k}": 100 for k in range(5000)}
    for given in (names, ["volcano"] * 50_000, [f"meteorite{' ' * k}" for k in range(101)]):
        with pytest.raises(OptionError, match="cards, found"):
            rules.options(4, {"events": given})
    with pytest.raises(OptionError, match="at most"):
        rules.options(4, {"claws": [5] * 50_000})


async def test_time_in_which_the_server_did_not_run_is_nobodys(tmp_path: Path) -> None:
    clock = [100.0]
    keep = store.Store(store.connect(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"))
    tables = Tables(Settings(), keep, Workers(1), clock=lambda: clock[0])
    one = LiveTable(tables._means, seated_table("draftosaurus", 2, {}))
    tables.live["table"] = one
    assert one.clocks.left(one.table) == [300, 300]
    clock[0] += 1
    tables.notice_sleep()
    assert one.clocks.left(one.table) == [299, 299], "a beat that is a little late is no sleep"
    clock[0] += 1000  # stopped, and going on: the timers fire first
    await one._time_is_up()
    assert [seat.away for seat in one.table.seats] == [None, None]
    assert one.clocks.left(one.table) == pytest.approx([298.5, 298.5])
    one.shut()
    await keep.engine.dispose()


async def test_a_start_that_takes_long_is_no_sleep(tmp_path: Path) -> None:
    url, clock = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", [100.0]
    await migrate.upgrade(url)
    tables = Tables(Settings(), store.Store(store.connect(url)), Workers(1), clock=lambda: clock[0])
    clock[0] += 30
    with capture_logs() as told:
        await tables.open()
        clock[0] += registry.BEAT_SECONDS
        tables.notice_sleep()
    assert "the server did not run" not in [line["event"] for line in told]
    await tables.close(0)


async def test_nothing_is_acknowledged_into_a_file_that_is_gone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    url = f"sqlite+aiosqlite:///{file}"
    await migrate.upgrade(url)
    keep = store.Store(store.connect(url))
    keep.start()
    await keep.append(store.Line("t", 1, 0.0, "start", None, "{}"))
    assert await keep.can_write()
    file.rename(tmp_path / "elsewhere.db")
    for put_back in (False, True):
        if put_back:
            file.write_bytes(b"")
        with pytest.raises(store.FileGoneError):
            await keep.append(store.Line("t", 2, 0.0, "pause", None, "{}"))
        keep._tried -= store.PROBE_SECONDS
        assert not await keep.can_write()
    file.unlink()
    (tmp_path / "elsewhere.db").rename(file)
    await keep.append(store.Line("t", 2, 0.0, "pause", None, "{}"))  # the cause is gone
    keep._tried -= store.PROBE_SECONDS
    assert await keep.can_write()
    await keep.stop()


async def test_a_server_that_cannot_store_is_not_ready(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/readyz")).json()["checks"]["database"]
            server.database.rename(tmp_path / "elsewhere.db")
            async with asyncio.timeout(10):
                while (answer := await http.get("/readyz")).json()["checks"]["database"]:
                    await asyncio.sleep(0.1)
            assert answer.status_code == 503


async def test_a_move_that_cannot_be_stored_is_refused_with_a_sentence(tmp_path: Path) -> None:
    """Its socket stays, nothing is acknowledged, and when the disk is back the same move is taken."""
    with ServerProcess(tmp_path) as server:
        async with Client(server.url) as client:
            table, _, (ada, _) = await seated(client, "draftosaurus", 2)
            async with client.connect(table, ada.token) as side:
                server.database.rename(tmp_path / "elsewhere.db")
                with pytest.raises(ServerError) as problem:
                    await side.decide(side.legal[0])
                assert problem.value.code == "storage"
                with pytest.raises(ServerError) as problem:
                    await client.call("PATCH", f"/api/tables/{table}/seats/0", {"name": "Eva"}, ada.token)
                assert (problem.value.status, problem.value.code) == (503, "storage")
                (tmp_path / "elsewhere.db").rename(server.database)
                await side.decide(side.legal[0])
                assert not side.asked
