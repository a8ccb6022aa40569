"""`twistosaur serve --processes 3`: one command, one port, one database; processes die and are replaced in play."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.cli.commands import failed, run
from tests.server import faults
from tests.server.account import PRESSURE, Account, person
from tests.server.people import play_all, seated
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess
from twistosaur.engine import replay
from twistosaur.protocol.client import Client
from twistosaur.server.crew import Crew
from twistosaur.server.listen import reserve
from twistosaur.server.settings import DIVIDED, Settings, part_of

LONGEST_WAIT = 3.0
"""Nobody waits so long while processes are replaced. What the machine lacked processors meanwhile is not counted: on a
busy one everything takes longer."""
STUCK_SECONDS = 15.0
"""The same where the system does not say what it lacked."""

PACE = 6.0
"""Seconds that people think at most: their games last longer than the replacing, and are then played to the end at
once."""


@pytest.fixture
async def crew(tmp_path: Path, postgres: Postgres) -> AsyncIterator[ServerProcess]:
    house = ServerProcess(tmp_path, database_url=await postgres.make(), shutdown_seconds=0.5, **faults.FREELY)
    house.module, house.arguments = "tests.server.faulty", ["--processes", "3"]  # it starts faster
    await asyncio.to_thread(house.start)
    yield house
    await asyncio.to_thread(house.stop)


async def until(condition: Callable[[], Any], seconds: float = 240) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.05)


async def spectators(postgres: Postgres, house: ServerProcess, table: str) -> dict[str, int]:
    """How many are connected to this table, by process."""
    name = house.environment["TWISTOSAUR_DATABASE_URL"].rsplit("/", 1)[1]
    found = await postgres.execute(f"select process, body from presence where table_id = '{table}'", name)
    return {process: json.loads(body).get("spectators", 0) for process, body in found}


async def test_three_processes_in_play_lose_one_and_are_all_replaced(crew: ServerProcess, postgres: Postgres) -> None:
    assert "twistosaur: 3 processes share one port and one database" in list(crew.lines)
    assert len(crew.pids) == 3
    async with Client(crew.url) as client, contextlib.AsyncExitStack() as stack:
        table, _, seats = await seated(client, "draftosaurus", 3)
        for _ in range(24):
            await stack.enter_async_context(client.connect(table))
        async with asyncio.timeout(240):
            while sum((await spectators(postgres, crew, table)).values()) < 24:
                await asyncio.sleep(0.05)
        served = (await spectators(postgres, crew, table)).values()
        assert max(served) >= 20, "all of a table are served by one process; who comes before it is known of stays"
        async with httpx.AsyncClient(base_url=crew.url) as http:
            counted = (await http.get("/metrics")).text
        assert "twistosaur_sockets 24.0" in counted, "all processes are counted together"
        assert "twistosaur_processes 3.0" in counted
        await play_all(client, table, seats)
        assert replay(await client.record(table)).over
    account, rng = Account(), random.Random(5)
    async with Client(crew.url) as client:
        people: list[asyncio.Task[None]] = []
        for _ in range(4):
            bots = ("novice",) if not people else ()
            table, _, seats = await seated(client, "draftosaurus", 2, bots, gone_after=600)
            for mine in seats:
                life = person(crew.url, table, mine, account, rng.randrange(1 << 30), PACE)
                people.append(asyncio.create_task(life))
    await killed(crew)
    account.waits.clear()
    await replaced(crew)
    account.hurry.set()
    await asyncio.gather(*people)
    assert account.finished == 8
    assert len(account.waits) >= 4, "connections were lost"
    waited = [wait.seconds - wait.starved for wait in account.waits]
    assert max(waited) < (LONGEST_WAIT if PRESSURE.exists() else STUCK_SECONDS), sorted(account.waits)


async def killed(crew: ServerProcess) -> None:
    victim = crew.pids[0]
    os.kill(victim, signal.SIGKILL)
    await until(lambda: any("another one takes its place" in line for line in crew.lines))
    await until(lambda: len(crew.pids) == 3 and victim not in crew.pids)


async def replaced(crew: ServerProcess) -> None:
    """A rolling restart."""
    old = set(crew.pids)
    assert crew.process is not None
    crew.process.send_signal(signal.SIGHUP)
    began = time.monotonic()
    await until(lambda: any("processes are new" in line for line in crew.lines), 600)
    assert not old & set(crew.pids), f"after {time.monotonic() - began:.1f} s"


def test_the_command_ends_all_of_them(tmp_path: Path, postgres: Postgres) -> None:
    house = ServerProcess(tmp_path, database_url=postgres.make_now(), **faults.FREELY)
    house.module, house.arguments = "tests.server.faulty", ["--processes", "2"]
    house.start()
    pids = house.pids
    house.kill()  # not even asked: they notice that nobody is there for them
    deadline = time.monotonic() + 20
    while any(Path(f"/proc/{pid}/cmdline").exists() for pid in pids):
        assert time.monotonic() < deadline
        time.sleep(0.1)


@pytest.fixture
def idle() -> Iterator[Crew]:
    """A crew that has started nobody yet; `twistosaur` is whatever a test says."""
    handlers = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)}
    one = Crew(Settings(processes=2), reserve("127.0.0.1", 0))
    yield one
    one._end()
    for socket in one.sockets:
        socket.close()
    for number, handler in handlers.items():
        signal.signal(number, handler)


def compiler(crew: Crew, program: str) -> None:
    crew._command = [sys.executable, "-c", program]


def test_an_update_is_compiled_before_anybody_goes(idle: Crew, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else all who play would wait some minutes for the rules, at processes that have just come."""
    mark, came = tmp_path / "compiled", []

    class Newcomer:
        pid = 0

        def __init__(self, *_: object) -> None:
            came.append(mark.exists())

        def is_ready(self, _: object) -> bool:
            return True

        def end(self) -> None: ...

        def send(self, _: int) -> None: ...

        ended = None

    monkeypatch.setattr("twistosaur.server.crew.Process", Newcomer)
    monkeypatch.setattr(idle, "_forget", lambda _: None)
    old = idle.processes = [idle._start(), idle._start()]
    came.clear()
    compiler(idle, f"import time, pathlib; time.sleep(0.5); pathlib.Path({str(mark)!r}).touch()")
    idle._replace_all()
    assert came == [True, True]
    old = list(idle.processes)
    compiler(idle, "raise SystemExit(1)")
    idle._replace_all()
    assert idle.processes == old, "what cannot be compiled is not started"


def test_nobody_who_wants_to_end_waits_for_the_compiler(idle: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    compiler(idle, "import time; time.sleep(60)")
    threading.Timer(0.3, idle._note, (signal.SIGTERM, None)).start()
    monkeypatch.setattr(idle, "_end", lambda: None)  # the stage does that
    began = time.monotonic()
    idle.run()
    monkeypatch.undo()
    assert time.monotonic() - began < 20
    assert idle.processes == []


def test_sqlite_is_for_one_process(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    failed(run("serve", "--processes", "3", TWISTOSAUR_DATABASE_URL=url), "--processes 3", "postgresql://")
    several = {"TWISTOSAUR_PROCESSES": "2", "TWISTOSAUR_DATABASE_URL": url}
    failed(run("serve", **several), "--processes 2", "postgresql://")
    assert not (tmp_path / "tables.db").exists()


def test_limits_are_divided_and_never_nothing() -> None:
    whole = Settings(processes=3, sockets_per_address=150, tables_per_minute=1)
    part = part_of(whole)
    assert (part.sockets_per_address, part.tables_per_minute) == (50, 1)
    for name in DIVIDED:
        assert 1 <= getattr(part, name) * 3 < getattr(whole, name) + 3
    assert part_of(Settings()) == Settings()


def test_every_limit_by_address_is_divided() -> None:
    by_address = {name for name in Settings.model_fields if name.endswith(("_per_address", "_per_minute", "_per_day"))}
    assert by_address <= set(DIVIDED)
