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
import signal
import socket
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tests.server.account import LOST
from tests.server.befalling import FREELY, House, befall, command, until
from tests.server.faulty import BACK, DIE_AFTER_APPEND, FORWARD
from tests.server.process import ServerProcess, children
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


class Lane(House):
    """One server on one file, those who play at it, and what befalls it."""

    bots_share = 0.25

    def __init__(self, folder: Path, tables: int, seed: int, pace: float) -> None:
        super().__init__(tables, seed, pace)
        self.house = ServerProcess(folder, **FREELY)
        self.house.module = "tests.server.faulty"
        self.port = free_port()

    @property
    def urls(self) -> list[str]:
        return [f"http://127.0.0.1:{self.port}"]

    async def open(self) -> None:
        await asyncio.to_thread(self.house.start, self.port)

    async def stop(self) -> None:
        await asyncio.to_thread(self.house.stop)

    async def folded(self) -> dict[str, Table]:
        with contextlib.closing(sqlite3.connect(self.house.database)) as database:
            return {table: fold(database, table) for table in self.account.tables}

    # ---------------------------------------------------------------------------------------- faults

    @property
    def faults(self) -> dict[str, Callable[[], Awaitable[None]]]:
        return {
            "process killed": self._kill,
            "killed before it could acknowledge": self._die_after_append,
            "worker killed": self._kill_worker,
            "process slept": self._sleep,
            "clock jumped": self._jump,
            "disk full": self._fill_disk,
        }

    @property
    def pid(self) -> int:
        assert self.house.process is not None
        return self.house.process.pid

    async def _kill(self) -> None:
        await asyncio.to_thread(self.house.kill)
        await self.open()

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
            async with httpx.AsyncClient(base_url=self.urls[0]) as http:
                await until(lambda: self._ready_is(http, 503))
                await until(lambda: self._says(http, "twistosaur_store_failing 1.0"))
                await asyncio.sleep(0.5 * self.rng.random())
                resource.prlimit(self.pid, resource.RLIMIT_FSIZE, limit)
                await until(lambda: self._ready_is(http, 200))
        finally:
            resource.prlimit(self.pid, resource.RLIMIT_FSIZE, limit)

    async def _ready_is(self, http: httpx.AsyncClient, status: int) -> bool:
        with contextlib.suppress(*LOST):  # a connection that nobody used for a while may be closed just now
            return (await http.get("/readyz", timeout=20)).status_code == status
        return False

    async def _says(self, http: httpx.AsyncClient, line: str) -> bool:
        with contextlib.suppress(*LOST):
            return line in (await http.get("/metrics", timeout=20)).text
        return False


async def run(
    folder: Path, plan: list[str], tables: int, seed: int, *, pace: float = 0.3, quiet: bool = True
) -> dict[str, Any]:
    """Play while everything of the plan happens; gives figures."""
    return await befall(Lane(folder, tables, seed, pace), plan, quiet=quiet)


async def lanes(folder: Path, given: argparse.Namespace) -> list[dict[str, Any]]:
    """Several servers side by side, each with its own tables and its share of the faults."""
    plan = random.Random(given.seed).choices(KINDS, WEIGHTS, k=given.faults)
    runs = []
    for k in range(given.servers):
        place = folder / f"lane{k}"
        place.mkdir()
        runs.append(run(place, plan[k :: given.servers], given.tables, given.seed + 1000 * k, quiet=False))
    return await asyncio.gather(*runs)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--servers", type=int, default=2, help="side by side, each with faults of its own")
    command(__doc__, "SQLite, one server", lanes, parser)
