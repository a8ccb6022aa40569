"""What runs with faults share: tables in play, something that befalls their servers, and the account of every move.

A `House` says which faults it knows, where people connect, and how a log is read beside its servers.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import shutil
import tempfile
import time
import traceback
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.server.account import CLOCK, GONE_AFTER, LOST, PATIENCE, Account, Book, person, record_of
from tests.server.people import seated
from twistosaur.engine import replay
from twistosaur.protocol.client import Client, ServerError
from twistosaur.server.tables.table import Table

FREELY = {
    "tables_per_minute": 10**6,
    "tables_per_day": 10**6,
    "requests_per_minute": 10**6,
    "sockets_per_address": 10**4,
    "connections_per_address": 10**4,
    "dear_per_second": 10**6,
    "log_level": "warning",
}
COUNT_EVERY = 25
"""Faults between two accounts."""


async def until(condition: Callable[[], Any], meanwhile: Callable[[], Awaitable[None]] | None = None) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            found = condition()
            if await found if asyncio.iscoroutine(found) else found:
                return
            if meanwhile is not None:
                await meanwhile()
            await asyncio.sleep(0.02)


class House(ABC):
    """Servers, those who play at them, and what befalls them."""

    bots_share: float
    """Of the tables, how many have a bot."""

    def __init__(self, tables: int, seed: int, pace: float) -> None:
        self.rng, self.tables, self.pace = random.Random(seed), tables, pace
        self.account = Account()
        self.done: Counter[str] = Counter()
        self.people: list[asyncio.Task[None]] = []
        self.coming: list[asyncio.Task[None]] = []
        """What brings servers back."""

    @property
    @abstractmethod
    def urls(self) -> list[str]:
        """Where people connect: to any of them."""

    @property
    @abstractmethod
    def faults(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """What may befall the servers, by its name."""

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def folded(self) -> dict[str, Table]:
        """Every table of the account, folded from the log by itself."""

    @abstractmethod
    async def stop(self) -> None:
        """All servers, in good order."""

    async def furnish(self) -> None:
        """New tables for those that have ended, so that there is always play to interrupt; as many as can be had."""
        with contextlib.suppress(*LOST, ServerError):
            while sum(not task.done() for task in self.people) < 2 * self.tables:
                async with Client(self.rng.choice(self.urls)) as client, asyncio.timeout(20):
                    bots = ("novice",) if self.rng.random() < self.bots_share else ()
                    made = await seated(client, "draftosaurus", 2, bots, clock=CLOCK, gone_after=GONE_AFTER)
                table, _, seats = made
                self.account.tables.append(table)
                for mine in seats:
                    life = person(self.urls, table, mine, self.account, self.rng.randrange(1 << 30), self.pace)
                    self.people.append(asyncio.create_task(life))

    async def strike(self, kind: str) -> None:
        await self.faults[kind]()
        self.done[kind] += 1

    def look_after_all(self) -> None:
        """Has something gone wrong with those who play, or with those who were to come back?"""
        for task in (*self.people, *self.coming):
            if task.done():
                task.result()

    async def audit(self) -> dict[str, Table]:
        """Every acknowledged move is in the log, once, and every log folds."""
        told = list(self.account.acknowledged)  # before the logs are read: they go on meanwhile
        tables = await self.folded()
        self.account.check(told, tables)
        return tables

    async def finish(self) -> dict[str, Any]:
        """Everybody plays to the end, and every game has its record; gives figures."""
        await asyncio.wait_for(asyncio.gather(*self.people, *self.coming), 2 * PATIENCE)
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
        await asyncio.gather(*self.people, *self.coming, return_exceptions=True)
        await self.stop()


async def befall(house: House, plan: list[str], *, quiet: bool = True) -> dict[str, Any]:
    """Play while everything of the plan happens; gives figures."""
    try:
        await house.open()
        for k, kind in enumerate(plan, 1):
            await asyncio.wait_for(house.furnish(), PATIENCE)
            await house.strike(kind)
            await asyncio.sleep(0.3 * house.rng.random())
            house.look_after_all()
            if k % COUNT_EVERY == 0 or k == len(plan):
                await house.audit()
                if not quiet:
                    told = f"{len(house.account.acknowledged)} acknowledged, {house.account.repeats} repeats"
                    print(f"{k} faults, {told}", flush=True)
        return await house.finish()
    except Exception:
        traceback.print_exc()  # at once: ending all the tables in play may take a while
        raise
    finally:
        await house.close()


Run = Callable[[Path, argparse.Namespace], Awaitable[list[dict[str, Any]]]]


def command(doc: str | None, database: str, run: Run, parser: argparse.ArgumentParser | None = None) -> None:
    """A run from the command line, written into a book."""
    parser = parser or argparse.ArgumentParser()
    parser.description = doc
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8, help="in play at a time, at each server or group of servers")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--book", type=Path, help="where runs add up to one account; else this run is all of it")
    given = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="faults-"))
    book = Book(given.book or folder / "book.jsonl", database)
    began = time.monotonic()

    async def all_of_it() -> list[dict[str, Any]]:
        return await run(folder, given)

    try:
        for k, facts in enumerate(asyncio.run(all_of_it())):
            book.add(given.seed + 1000 * k, time.monotonic() - began, facts)
        print(book.sums())
    finally:
        shutil.rmtree(folder)
