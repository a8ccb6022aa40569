"""Nothing lost, nothing twice, one driver: three server processes on one PostgreSQL, and every fault that befalls such.

Tables with people and bots are played by way of any of the three while processes are killed and put to sleep, their
workers die, the database crashes, its connections are cut in the middle of a commit, and clocks jump, those of the
processes and the database's own. Then the account.

python -m tests.server.faults --faults 1000                           (`make chaos`)
python -m tests.server.faults --faults 60 --seed 7 --book build/faults.jsonl
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec

from tests.server.befalling import FREELY as ALONE
from tests.server.befalling import House, befall, command, until
from tests.server.cutting import Wire, before, commits
from tests.server.faulty import BACK, DIE_AFTER_APPEND, FORWARD, HOUR
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess, children
from twistosaur.server.store.log import Line
from twistosaur.server.tables import events
from twistosaur.server.tables.fold import fold
from twistosaur.server.tables.table import Setup, Sitter, Table

SERVERS = 3
LEASE = 1.5
FREELY = {**ALONE, "lease_seconds": LEASE}
KINDS = (
    "process killed",
    "killed before it could acknowledge",
    "worker killed",
    "database crashed",
    "process slept",
    "commit cut",
    "clock jumped",
    "database's clock jumped",
)
WEIGHTS = (1, 1, 3, 1, 1, 8, 3, 2)
"""How often each kind: those that cost seconds of starting are the rarer ones."""

OWN_CLOCK = """
CREATE SCHEMA faults;
CREATE TABLE faults.jumped (seconds float8);
INSERT INTO faults.jumped VALUES (0);
CREATE FUNCTION faults.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS
  'SELECT pg_catalog.clock_timestamp() + make_interval(secs => (SELECT seconds FROM faults.jumped))';
ALTER DATABASE {name} SET search_path = public, faults, pg_catalog"""
"""A clock of the database that can be set: servers that ask for the time find this function before the real one."""


class Three(House):
    """Three servers, their database, the wire between them, and those who play."""

    bots_share = 0.5

    def __init__(self, folder: Path, wire: Wire, database: str, tables: int, seed: int, pace: float) -> None:
        super().__init__(tables, seed, pace)
        self.wire, self.postgres, self.database = wire, wire.postgres, database
        through = database.replace(f":{self.postgres.port}/", f":{wire.port}/")
        self.servers: list[ServerProcess] = []
        for k in range(SERVERS):
            place = folder / f"server{k}"
            place.mkdir()
            self.servers.append(ServerProcess(place, database_url=through, processes=SERVERS, **FREELY))
            self.servers[-1].module = "tests.server.faulty"
        self._urls: list[str] = []
        self._away: set[ServerProcess] = set()
        """Servers that sleep, or that are starting again."""

    @property
    def urls(self) -> list[str]:
        return self._urls

    @property
    def name(self) -> str:
        """Of the database."""
        return self.database.rsplit("/", 1)[1]

    async def open(self) -> None:
        for statement in OWN_CLOCK.format(name=self.name).split(";\n"):
            await self.postgres.execute(statement, self.name)
        await asyncio.to_thread(self.servers[0].start)  # migrates; the others find it done
        await asyncio.gather(*(asyncio.to_thread(one.start) for one in self.servers[1:]))
        self._urls = [one.url for one in self.servers]

    async def stop(self) -> None:
        await asyncio.gather(*(asyncio.to_thread(one.stop) for one in self.servers))

    # ---------------------------------------------------------------------------------------- faults

    @property
    def faults(self) -> dict[str, Callable[[], Awaitable[None]]]:
        return {
            "process killed": self._kill,
            "killed before it could acknowledge": self._die_after_append,
            "worker killed": self._kill_worker,
            "database crashed": self._crash,
            "process slept": self._sleep,
            "commit cut": self._cut,
            "clock jumped": self._jump,
            "database's clock jumped": self._jump_database,
        }

    def _alive(self) -> ServerProcess:
        return self.rng.choice([one for one in self.servers if one not in self._away])

    async def _take_away(self) -> ServerProcess:
        """One to be killed or put to sleep. Two of three may be away: faults happen while others are mended."""
        await until(lambda: len(self._away) < SERVERS - 1)
        one = self._alive()
        self._away.add(one)
        return one

    def _bring_back(self, one: ServerProcess, work: Coroutine[Any, Any, None]) -> None:
        async def back() -> None:
            try:
                await work
            finally:
                self._away.discard(one)

        self.coming.append(asyncio.create_task(back()))

    async def _kill(self) -> None:
        one = await self._take_away()
        await asyncio.to_thread(one.kill)
        self._bring_back(one, self._start(one))

    async def _start(self, one: ServerProcess) -> None:
        await asyncio.to_thread(one.start, one.port)

    async def _die_after_append(self) -> None:
        one = await self._take_away()
        assert one.process is not None
        one.process.send_signal(DIE_AFTER_APPEND)

        async def later() -> None:
            process = one.process
            assert process is not None
            await until(lambda: process.poll() is not None or self._all_played())
            if process.poll() is None:  # the last moves were made elsewhere: it dies without one
                await asyncio.to_thread(one.kill)
            await self._start(one)

        self._bring_back(one, later())

    def _all_played(self) -> bool:
        return all(person.done() for person in self.people)

    async def _kill_worker(self) -> None:
        one = self._alive()
        assert one.process is not None
        for pid in children(one.process.pid)[-1:]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    async def _crash(self) -> None:
        await asyncio.to_thread(self.postgres.crash)
        await asyncio.sleep(0.5 * self.rng.random())
        await asyncio.to_thread(self.postgres.start)

    async def _sleep(self) -> None:
        """Longer than its leases last: others take over, and it wakes up believing that nothing has happened."""
        one = await self._take_away()
        process = one.process
        assert process is not None
        process.send_signal(signal.SIGSTOP)

        async def wake() -> None:
            await asyncio.sleep(LEASE * 1.7)
            process.send_signal(signal.SIGCONT)

        self._bring_back(one, wake())

    async def _cut(self) -> None:
        cuts = self.wire.cuts
        match self.rng.randrange(4):
            case 0:
                self.wire.cut()
                return
            case 1:
                self.wire.cut_question(before)
            case 2:
                self.wire.cut_answer(before)
            case _:
                self.wire.cut_answer(commits)
        await until(lambda: self.wire.cuts > cuts)

    async def _jump(self) -> None:
        one = self._alive()
        assert one.process is not None
        one.process.send_signal(self.rng.choice((FORWARD, BACK)))

    async def _jump_database(self) -> None:
        """An hour forward, every lease has ended; an hour back, none would end for an hour."""
        by = self.rng.choice((HOUR, -HOUR))
        await self.postgres.execute(f"UPDATE faults.jumped SET seconds = seconds + ({by})", self.name)

    # ---------------------------------------------------------------------------------------- the account

    async def folded(self) -> dict[str, Table]:
        """Also: no driver wrote after its successor."""
        return {table: await self._fold(table) for table in list(self.account.tables)}

    async def _fold(self, table: str) -> Table:
        name, ask = self.name, self.postgres.execute
        (row,) = await ask(f"select created, setup, secret, host_hash from tables where id = '{table}'", name)
        people = await ask(f"select who, seat from sitters where table_id = '{table}'", name)
        columns = "table_id, seq, at, kind, seat, body, fence"
        lines = await ask(f"select {columns} from events where table_id = '{table}' order by seq", name)
        sitters = {who: Sitter(seat, None, None) for who, seat in people}
        out = Table(table, row[0], msgspec.json.decode(row[1], type=Setup), row[2], row[3], sitters)
        for line in lines:
            fold(out, events.read(Line(*line)))
        fences = [line["fence"] for line in lines if line["fence"] is not None]
        assert fences == sorted(fences), f"{table}: two drivers, {fences}"
        return out


async def run(
    folder: Path, plan: list[str], tables: int, seed: int, *, pace: float = 0.3, quiet: bool = True
) -> dict[str, Any]:
    """Play while everything of the plan happens; gives figures."""
    with Postgres() as postgres:
        wire = await Wire(postgres).open()
        try:
            return await befall(Three(folder, wire, await postgres.make(), tables, seed, pace), plan, quiet=quiet)
        finally:
            await wire.close()


async def all_of_it(folder: Path, given: argparse.Namespace) -> list[dict[str, Any]]:
    plan = random.Random(given.seed).choices(KINDS, WEIGHTS, k=given.faults)
    return [await run(folder, plan, given.tables, given.seed, quiet=False)]


if __name__ == "__main__":
    command(__doc__, f"PostgreSQL, {SERVERS} servers", all_of_it)
