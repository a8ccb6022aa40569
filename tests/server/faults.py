"""Nothing lost, nothing twice, one driver: three server processes on one PostgreSQL, and every fault that befalls such.

Tables with people and bots are played by way of any of the three while processes are killed and put to sleep, their
workers die, the database crashes, its connections are cut in the middle of a commit, and clocks jump. Then the account.

python -m tests.server.faults --faults 1000        (`make chaos`)
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
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from tests.server.chaos import LOST, Account, person
from tests.server.cutting import Wire, before, commits
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
FREELY = {
    "tables_per_minute": 10**6,
    "tables_per_day": 10**6,
    "requests_per_minute": 10**6,
    "sockets_per_address": 10**4,
    "connections_per_address": 10**4,
    "dear_per_second": 10**6,
    "lease_seconds": LEASE,
    "log_level": "warning",
}
KINDS = ("process killed", "worker killed", "database crashed", "process slept", "commit cut", "clock jumped")


class House:
    """Three servers, their database, the wire between them, and those who play."""

    def __init__(self, folder: Path, postgres: Postgres, wire: Wire, database: str, seed: int) -> None:
        self.postgres, self.wire, self.database = postgres, wire, database
        self.rng = random.Random(seed)
        self.account = Account()
        self.people: list[asyncio.Task[None]] = []
        through = database.replace(f":{postgres.port}/", f":{wire.port}/")
        self.servers = []
        for k in range(SERVERS):
            place = folder / f"server{k}"
            place.mkdir()
            self.servers.append(ServerProcess(place, database_url=through, processes=SERVERS, **FREELY))
            self.servers[-1].module = "tests.server.faulty"
        self.done: Counter[str] = Counter()
        self._starting: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
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
                    clock = {"mode": "player", "seconds": 7200}
                    table, _, seats = await seated(client, "draftosaurus", 2, bots, clock=clock, gone_after=600)
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
            "worker killed": self._kill_worker,
            "database crashed": self._crash,
            "process slept": self._sleep,
            "commit cut": self._cut,
            "clock jumped": self._jump,
        }
        await faults[kind]()
        self.done[kind] += 1

    def _alive(self) -> ServerProcess:
        return self.rng.choice([one for one in self.servers if one.process and one.process.poll() is None])

    async def _kill(self) -> None:
        one = self._alive()
        port = one.port
        await asyncio.to_thread(one.kill)
        await asyncio.to_thread(one.start, port)

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
        one = self._alive()
        assert one.process is not None
        one.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(LEASE * 1.7)
        one.process.send_signal(signal.SIGCONT)

    async def _cut(self) -> None:
        match self.rng.randrange(4):
            case 0:
                self.wire.cut()
            case 1:
                self.wire.cut_question(before)
            case 2:
                self.wire.cut_answer(before)
            case _:
                self.wire.cut_answer(commits)

    async def _jump(self) -> None:
        one = self._alive()
        assert one.process is not None
        one.process.send_signal(self.rng.choice((signal.SIGUSR1, signal.SIGUSR2)))

    # ---------------------------------------------------------------------------------------- the account

    async def audit(self) -> dict[str, Table]:
        """Every acknowledged move is in the log, once; every log folds; no driver wrote after its successor."""
        told = list(self.account.acknowledged)  # before the logs are read: they go on meanwhile
        tables = {table: await self._fold(table) for table in list(self.account.tables)}
        for table, seat, decision, move in told:
            found = tables[table].answered.get(decision)
            there = found[seat] if found is not None else tables[table].choice(seat)
            assert there == move, f"{table}: seat {seat} was told that {move!r} is written, the log says {there!r}"
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
        await asyncio.wait_for(asyncio.gather(*self.people), 300)
        folded = await self.audit()
        async with Client(self.rng.choice(self.urls)) as client:
            for table, mine in folded.items():
                assert mine.status == "over", f"{table} did not go on to its end"
                assert mine.game is not None
                assert replay(await client.record(table)).state_bytes() == mine.game.state_bytes()
                taken = [seat for seat in mine.seats if seat.away is not None]
                assert not taken, f"{table}: somebody was taken over, though nobody was gone and no time was up"
        return {
            "faults": dict(self.done),
            "tables": len(folded),
            "acknowledged": len(self.account.acknowledged),
            "repeats": self.account.repeats,
            "longest wait": round(max(self.account.waits, default=0.0), 1),
        }

    async def close(self) -> None:
        for task in self.people:
            task.cancel()
        await asyncio.gather(*self.people, return_exceptions=True)
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
                await asyncio.wait_for(house.furnish(tables, pace), 60)
                await house.strike(kind)
                await asyncio.sleep(0.3 * house.rng.random())
                for task in house.people:
                    if task.done():
                        task.result()
                if k % 25 == 0 or k == len(plan):
                    await house.audit()
                    if not quiet:
                        told = f"{len(house.account.acknowledged)} acknowledged, {house.account.repeats} repeats"
                        print(f"{k} faults, {told}", flush=True)
            return await house.finish()
        finally:
            await house.close()
            await wire.close()


WEIGHTS = (1, 3, 1, 1, 8, 4)
"""How often each kind: those that cost seconds of starting are the rarer ones."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8, help="in play at a time")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    plan = random.Random(given.seed).choices(KINDS, WEIGHTS, k=given.faults)
    folder = Path(tempfile.mkdtemp(prefix="faults-"))
    began = time.monotonic()
    try:
        facts = asyncio.run(run(folder, plan, given.tables, given.seed, quiet=False))
    finally:
        shutil.rmtree(folder)
    kinds = ", ".join(f"{count} x {kind}" for kind, count in facts["faults"].items())
    print(
        f"PostgreSQL, {SERVERS} servers: {given.faults} faults ({kinds}); {facts['tables']} tables played to the end; "
        f"{facts['acknowledged']} acknowledged moves, {facts['repeats']} of them as repeats: none lost, none twice, no "
        f"table with two drivers; the longest that anybody was away {facts['longest wait']} s; "
        f"{time.monotonic() - began:.0f} s"
    )


if __name__ == "__main__":
    main()
