"""Nothing lost on SQLite: tables in play, one server, and every fault that befalls it; an account of every move.

Killed at any moment or between an append and its acknowledgement, put to sleep, its bots' worker killed, its clock set,
its disk full for a while. Then everybody plays to the end, and every log is folded beside the server.

python -m tests.server.chaos --faults 1000                            (`make chaos`)
python -m tests.server.chaos --faults 60 --seed 7 --book build/faults.jsonl
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import resource
import shutil
import signal
import socket
import sqlite3
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tests.server.account import CLOCK, GONE_AFTER, LOST, PATIENCE, Account, Book, person, record_of
from tests.server.faulty import BACK, DIE_AFTER_APPEND, FORWARD
from tests.server.people import seated
from tests.server.process import ServerProcess, children
from twistosaur.engine import replay
from twistosaur.protocol.client import Client, ServerError
from twistosaur.server.store.log import Line
from twistosaur.server.tables import events
from twistosaur.server.tables.fold import fold as take_in
from twistosaur.server.tables.table import Setup, Sitter, Table

KINDS = (
    "process killed",
    "killed before it could acknowledge",
    "worker killed",
    "process slept",
    "clock jumped",
    "disk full",
)
WEIGHTS = (2, 2, 3, 2, 6, 5)
"""How often each kind: those after which a server has to start anew are the rarer ones."""
SLEEP_SECONDS = 2.7
"""Longer than a server takes for a hiccup (`ASLEEP_SECONDS`)."""
FREELY = {
    "tables_per_minute": 10**6,
    "tables_per_day": 10**6,
    "requests_per_minute": 10**6,
    "sockets_per_address": 10**4,
    "connections_per_address": 10**4,
    "dear_per_second": 10**6,
    "log_level": "warning",
}


def free_port() -> int:
    """Below the range that systems give to connections: one of them must not take it while the server is down."""
    while True:
        with socket.socket() as one, contextlib.suppress(OSError):
            port = random.randrange(20_000, 32_000)
            one.bind(("127.0.0.1", port))
            return port


def fold(database: sqlite3.Connection, table: str) -> Table:
    """Fold a log by itself, from the file."""
    row = database.execute("select created, setup, secret, host_hash from tables where id = ?", (table,)).fetchone()
    setup = msgspec.json.decode(row[1], type=Setup)
    people = database.execute("select who, seat from sitters where table_id = ?", (table,)).fetchall()
    out = Table(table, row[0], setup, row[2], row[3], {who: Sitter(seat, None, None) for who, seat in people})
    lines = database.execute(
        "select seq, at, kind, seat, body from events where table_id = ? order by seq", (table,)
    ).fetchall()
    for seq, at, kind, seat, body in lines:
        take_in(out, events.read(Line(table, seq, at, kind, seat, body)))
    return out


class Lane:
    """One server on one file, those who play at it, and what befalls it."""

    def __init__(self, folder: Path, tables: int, seed: int, pace: float) -> None:
        self.rng, self.tables, self.pace = random.Random(seed), tables, pace
        self.account = Account()
        self.done: Counter[str] = Counter()
        self.people: list[asyncio.Task[None]] = []
        self.house = ServerProcess(folder, **FREELY)
        self.house.module = "tests.server.faulty"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        await asyncio.to_thread(self.house.start, self.port)

    async def furnish(self) -> None:
        """New tables for those that have ended, so that there is always play to interrupt."""
        with contextlib.suppress(*LOST, ServerError):
            async with Client(self.url) as client, asyncio.timeout(20):
                while sum(not task.done() for task in self.people) < 2 * self.tables:
                    bots = ("novice",) if self.rng.random() < 0.25 else ()
                    made = await seated(client, "draftosaurus", 2, bots, clock=CLOCK, gone_after=GONE_AFTER)
                    table, _, seats = made
                    self.account.tables.append(table)
                    for mine in seats:
                        life = person(self.url, table, mine, self.account, self.rng.randrange(1 << 30), self.pace)
                        self.people.append(asyncio.create_task(life))

    # ---------------------------------------------------------------------------------------- faults

    async def strike(self, kind: str) -> None:
        faults: dict[str, Callable[[], Awaitable[None]]] = {
            "process killed": self._kill,
            "killed before it could acknowledge": self._die_after_append,
            "worker killed": self._kill_worker,
            "process slept": self._sleep,
            "clock jumped": self._jump,
            "disk full": self._fill_disk,
        }
        await faults[kind]()
        self.done[kind] += 1

    @property
    def pid(self) -> int:
        assert self.house.process is not None
        return self.house.process.pid

    async def _kill(self) -> None:
        await asyncio.to_thread(self.house.kill)
        await self.start()

    async def _die_after_append(self) -> None:
        """It dies by its own hand; people who go on playing bring that about."""
        os.kill(self.pid, DIE_AFTER_APPEND)
        assert self.house.process is not None
        await until(lambda: self.house.process is not None and self.house.process.poll() is not None, self.furnish)
        await self._kill()

    async def _kill_worker(self) -> None:
        """The process in which bots think, if one has thought already."""
        for pid in children(self.pid)[-1:]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    async def _sleep(self) -> None:
        os.kill(self.pid, signal.SIGSTOP)
        await asyncio.sleep(SLEEP_SECONDS)
        os.kill(self.pid, signal.SIGCONT)

    async def _jump(self) -> None:
        os.kill(self.pid, self.rng.choice((FORWARD, BACK)))

    async def _fill_disk(self) -> None:
        """No file of the server may grow; it says so, and goes on when they may."""
        limit = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (0, limit[1]))
        try:
            async with httpx.AsyncClient(base_url=self.url) as http:
                await until(lambda: self._ready_is(http, 503))
                assert "twistosaur_store_failing 1.0" in (await http.get("/metrics")).text
                await asyncio.sleep(0.5 * self.rng.random())
                resource.prlimit(self.pid, resource.RLIMIT_FSIZE, limit)
                await until(lambda: self._ready_is(http, 200))
        finally:
            resource.prlimit(self.pid, resource.RLIMIT_FSIZE, limit)

    async def _ready_is(self, http: httpx.AsyncClient, status: int) -> bool:
        return (await http.get("/readyz", timeout=20)).status_code == status

    # ---------------------------------------------------------------------------------------- the account

    def audit(self) -> dict[str, Table]:
        """Every acknowledged move is in the log, once, and every log folds."""
        told = list(self.account.acknowledged)
        with contextlib.closing(sqlite3.connect(self.house.database)) as database:
            tables = {table: fold(database, table) for table in self.account.tables}
        self.account.check(told, tables)
        return tables

    def look_after_people(self) -> None:
        for task in self.people:
            if task.done():
                task.result()

    async def finish(self) -> None:
        """Everybody plays to the end, and every game has its record."""
        await asyncio.wait_for(asyncio.gather(*self.people), 2 * PATIENCE)
        folded = self.audit()
        async with Client(self.url) as client:
            for table, mine in folded.items():
                assert mine.status == "over", f"{table} did not go on to its end"
                assert mine.game is not None
                assert replay(await record_of(client, table)).state_bytes() == mine.game.state_bytes()
                taken = [seat for seat in mine.seats if seat.away is not None]
                assert not taken, f"{table}: somebody was taken over, though nobody was gone and no time was up"

    async def close(self) -> None:
        for task in self.people:
            task.cancel()
        await asyncio.gather(*self.people, return_exceptions=True)
        await asyncio.to_thread(self.house.stop)


async def until(condition: Callable[[], Any], meanwhile: Callable[[], Awaitable[None]] | None = None) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            found = condition()
            if await found if asyncio.iscoroutine(found) else found:
                return
            if meanwhile is not None:
                await meanwhile()
            await asyncio.sleep(0.02)


async def run(
    folder: Path, plan: list[str], tables: int, seed: int, *, pace: float = 0.3, quiet: bool = True
) -> dict[str, Any]:
    """Play while everything of the plan happens; gives figures."""
    lane = Lane(folder, tables, seed, pace)
    try:
        await lane.start()
        for k, kind in enumerate(plan, 1):
            await lane.furnish()
            await lane.strike(kind)
            await asyncio.sleep(0.3 * lane.rng.random())
            lane.look_after_people()
            if k % 25 == 0 or k == len(plan):
                lane.audit()
                if not quiet:
                    told = f"{len(lane.account.acknowledged)} acknowledged, {lane.account.repeats} repeats"
                    print(f"{k} faults, {told}", flush=True)
        await lane.finish()
        return lane.account.facts(lane.done)
    except Exception:
        traceback.print_exc()  # at once: ending all the tables in play may take a while
        raise
    finally:
        await lane.close()


async def lanes(folder: Path, plan: list[str], tables: int, seed: int, count: int) -> list[dict[str, Any]]:
    """Several servers side by side, each with its own tables and its share of the faults."""
    runs = []
    for k in range(count):
        place = folder / f"lane{k}"
        place.mkdir()
        runs.append(run(place, plan[k::count], tables, seed + 1000 * k, quiet=False))
    return await asyncio.gather(*runs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8, help="in play at a time, at each server")
    parser.add_argument("--servers", type=int, default=2, help="side by side, each with faults of its own")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--book", type=Path, help="where runs add up to one account; else this run is all of it")
    given = parser.parse_args()
    plan = random.Random(given.seed).choices(KINDS, WEIGHTS, k=given.faults)
    folder = Path(tempfile.mkdtemp(prefix="chaos-"))
    book = Book(given.book or folder / "book.jsonl", "SQLite, one server")
    began = time.monotonic()
    try:
        for k, facts in enumerate(asyncio.run(lanes(folder, plan, given.tables, given.seed, given.servers))):
            book.add(given.seed + 1000 * k, time.monotonic() - began, facts)
        print(book.sums())
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
