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
import shutil
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec

from tests.server.account import CLOCK, GONE_AFTER, LOST, PATIENCE, Account, Book, person, record_of
from tests.server.chaos import FREELY as ALONE
from tests.server.chaos import until
from tests.server.cutting import Wire, before, commits
from tests.server.faulty import BACK, DIE_AFTER_APPEND, FORWARD, HOUR
from tests.server.people import seated
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess, children
from twistosaur.engine import replay
from twistosaur.protocol.client import Client, ServerError
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


class House:
    """Three servers, their database, the wire between them, and those who play."""

    def __init__(self, folder: Path, postgres: Postgres, wire: Wire, database: str, seed: int) -> None:
        self.postgres, self.wire, self.database = postgres, wire, database
        self.rng = random.Random(seed)
        self.account = Account()
        self.people: list[asyncio.Task[None]] = []
        through = database.replace(f":{postgres.port}/", f":{wire.port}/")
        self.servers: list[ServerProcess] = []
        for k in range(SERVERS):
            place = folder / f"server{k}"
            place.mkdir()
            self.servers.append(ServerProcess(place, database_url=through, processes=SERVERS, **FREELY))
            self.servers[-1].module = "tests.server.faulty"
        self.done: Counter[str] = Counter()
        self._away: set[ServerProcess] = set()
        """Servers that sleep, or that are starting again."""
        self._coming: list[asyncio.Task[None]] = []
        """What brings them back."""

    async def open(self) -> None:
        name = self.database.rsplit("/", 1)[1]
        for statement in OWN_CLOCK.format(name=name).split(";\n"):
            await self.postgres.execute(statement, name)
        await asyncio.to_thread(self.servers[0].start)  # migrates; the others find it done
        await asyncio.gather(*(asyncio.to_thread(one.start) for one in self.servers[1:]))
        self.urls = [one.url for one in self.servers]

    async def furnish(self, tables: int, pace: float) -> None:
        """New tables for those that have ended: half of them with a bot, and all with a clock."""
        playing = sum(not task.done() for task in self.people)
        while playing < 2 * tables:
            with contextlib.suppress(*LOST, ServerError):
                async with Client(self.rng.choice(self.urls)) as client, asyncio.timeout(20):
                    bots = ("novice",) if self.rng.random() < 0.5 else ()
                    made = await seated(client, "draftosaurus", 2, bots, clock=CLOCK, gone_after=GONE_AFTER)
                    table, _, seats = made
                    self.account.tables.append(table)
                    for mine in seats:
                        seed = self.rng.randrange(1 << 30)
                        life = person(self.urls, table, mine, self.account, seed, pace)
                        self.people.append(asyncio.create_task(life))
            playing = sum(not task.done() for task in self.people)

    # ---------------------------------------------------------------------------------------- faults

    async def strike(self, kind: str) -> None:
        faults: dict[str, Callable[[], Awaitable[None]]] = {
            "process killed": self._kill,
            "killed before it could acknowledge": self._die_after_append,
            "worker killed": self._kill_worker,
            "database crashed": self._crash,
            "process slept": self._sleep,
            "commit cut": self._cut,
            "clock jumped": self._jump,
            "database's clock jumped": self._jump_database,
        }
        await faults[kind]()
        self.done[kind] += 1

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

        self._coming.append(asyncio.create_task(back()))

    def look_after_all(self) -> None:
        """Has something gone wrong with those who play, or with those who were to come back?"""
        for task in (*self.people, *self._coming):
            if task.done():
                task.result()

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
            await until(lambda: process.poll() is not None)
            await self._start(one)

        self._bring_back(one, later())

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
        await self.postgres.execute(
            f"UPDATE faults.jumped SET seconds = seconds + ({by})", self.database.rsplit("/", 1)[1]
        )

    # ---------------------------------------------------------------------------------------- the account

    async def audit(self) -> dict[str, Table]:
        """Every acknowledged move is in the log, once; every log folds; no driver wrote after its successor."""
        told = list(self.account.acknowledged)  # before the logs are read: they go on meanwhile
        tables = {table: await self._fold(table) for table in list(self.account.tables)}
        self.account.check(told, tables)
        return tables

    async def _fold(self, table: str) -> Table:
        name = self.database.rsplit("/", 1)[1]
        ask = self.postgres.execute
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

    async def finish(self) -> dict[str, Any]:
        """Everybody plays to the end, and every game has its record."""
        await asyncio.wait_for(asyncio.gather(*self.people, *self._coming), 2 * PATIENCE)
        folded = await self.audit()
        async with Client(self.rng.choice(self.urls)) as client:
            for table, mine in folded.items():
                assert mine.status == "over", f"{table} did not go on to its end"
                assert mine.game is not None
                assert replay(await record_of(client, table)).state_bytes() == mine.game.state_bytes()
                taken = [seat for seat in mine.seats if seat.away is not None]
                assert not taken, f"{table}: somebody was taken over, though nobody was gone and no time was up"
        return self.account.facts(self.done)

    async def close(self) -> None:
        for task in self.people:
            task.cancel()
        await asyncio.gather(*self.people, *self._coming, return_exceptions=True)
        await asyncio.gather(*(asyncio.to_thread(one.stop) for one in self.servers))


async def run(
    folder: Path, plan: list[str], tables: int, seed: int, *, pace: float = 0.3, quiet: bool = True
) -> dict[str, Any]:
    """Play while everything of the plan happens; gives figures."""
    with Postgres() as postgres:
        wire = await Wire(postgres).open()
        house = House(folder, postgres, wire, await postgres.make(), seed)
        try:
            await house.open()
            for k, kind in enumerate(plan, 1):
                await asyncio.wait_for(house.furnish(tables, pace), PATIENCE)
                await house.strike(kind)
                await asyncio.sleep(0.3 * house.rng.random())
                house.look_after_all()
                if k % 25 == 0 or k == len(plan):
                    await house.audit()
                    if not quiet:
                        told = f"{len(house.account.acknowledged)} acknowledged, {house.account.repeats} repeats"
                        print(f"{k} faults, {told}", flush=True)
            return await house.finish()
        finally:
            await house.close()
            await wire.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8, help="in play at a time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--book", type=Path, help="where runs add up to one account; else this run is all of it")
    given = parser.parse_args()
    plan = random.Random(given.seed).choices(KINDS, WEIGHTS, k=given.faults)
    folder = Path(tempfile.mkdtemp(prefix="faults-"))
    book = Book(given.book or folder / "book.jsonl", f"PostgreSQL, {SERVERS} servers")
    began = time.monotonic()
    try:
        facts = asyncio.run(run(folder, plan, given.tables, given.seed, quiet=False))
        book.add(given.seed, time.monotonic() - began, facts)
        print(book.sums())
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
