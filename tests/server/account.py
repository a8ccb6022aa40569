"""The account of a run with faults: those who play through them, every move that was acknowledged to them, and a book
in which many runs add up to one account."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from twistosaur.protocol.client import Client, Seated, Seatside, ServerError
from twistosaur.protocol.messages import Ack, Decide
from twistosaur.server.tables.table import Table

LOST = (OSError, ConnectionError, WebSocketException, httpx.HTTPError, TimeoutError)
CLOCK = {"mode": "player", "seconds": 7200}
"""Of the tables that are played at: a clock that runs, and that nobody uses up."""
GONE_AFTER = 600
PATIENCE = 240.0
"""Seconds in which what has to happen happens, however busy the machine is."""


PRESSURE = Path("/proc/pressure/cpu")


def starved() -> float:
    """Seconds so far in which something on this machine waited for a processor, where the system counts them."""
    if not PRESSURE.exists():
        return 0.0
    return int(re.findall(r"some .*total=(\d+)", PRESSURE.read_text(encoding="utf-8"))[0]) / 1e6


class Wait(NamedTuple):
    """From a lost connection until the table was seen again."""

    seconds: float
    starved: float
    """Seconds of them in which there was no processor for everybody: not a server's doing."""


@dataclass
class Account:
    """What servers have acknowledged."""

    acknowledged: list[tuple[str, int, int, str]] = field(default_factory=list)
    repeats: int = 0
    tables: list[str] = field(default_factory=list)
    finished: int = 0
    waits: list[Wait] = field(default_factory=list)
    hurry: asyncio.Event = field(default_factory=asyncio.Event)
    """Everybody plays as fast as they can from now on."""

    def check(self, told: list[tuple[str, int, int, str]], tables: Mapping[str, Table]) -> None:
        """Every move of these is in the log, once. Whoever asks takes them before the logs are read, which go on."""
        for table, seat, decision, move in told:
            found = tables[table].answered.get(decision)
            there = found[seat] if found is not None else tables[table].choice(seat)
            assert there == move, f"{table}: seat {seat} was told that {move!r} is written, the log says {there!r}"

    def facts(self, faults: Counter[str]) -> dict[str, Any]:
        return {
            "faults": dict(faults),
            "tables": len(self.tables),
            "acknowledged": len(self.acknowledged),
            "repeats": self.repeats,
            "longest wait": round(max((wait.seconds for wait in self.waits), default=0.0), 1),
        }


# ------------------------------------------------------------------------------------------------ those who play


class Unsent(ConnectionError):  # noqa: N818 - not a mistake
    """The answer was on its way when the connection was lost."""

    def __init__(self, waiting: tuple[int, str]) -> None:
        self.waiting = waiting
        super().__init__("lost")


async def one_decision(
    side: Seatside,
    table: str,
    seat: int,
    account: Account,
    waiting: tuple[int, str] | None,
    rng: random.Random,
    pace: float,
) -> tuple[int, str] | None:
    """Answer (again) and write down what is acknowledged; gives back what is not."""
    if waiting is None:
        await side.until(lambda: side.over or side.asked, 60)
        if side.over:
            return None
        asked = side.known.decision
        assert asked is not None
        waiting = (asked.id, rng.choice(side.legal))
    decision, move = waiting
    number = side.number()
    try:
        answer = await side.ask(Decide(n=number, decision=decision, move=move))
    except ServerError as problem:
        if problem.code not in ("busy", "storage"):
            raise RuntimeError(f"an unacknowledged move was refused: {problem}") from None
        raise Unsent(waiting) from None
    except LOST:
        raise Unsent(waiting) from None
    assert isinstance(answer, Ack)
    account.acknowledged.append((table, seat, decision, move))
    account.repeats += answer.repeat
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(account.hurry.wait(), pace * rng.random())
    await side.until(
        lambda: side.over or side.known.decision is None or side.known.decision.id > decision or not side.asked, 60
    )
    return None


async def person(urls: str | list[str], table: str, mine: Seated, account: Account, seed: int, pace: float) -> None:
    """Plays a seat to the end, by way of any of these servers, and comes back whenever the connection is lost."""
    rng = random.Random(seed)
    waiting: tuple[int, str] | None = None
    lost: Wait | None = None
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(url)) for url in ([urls] if isinstance(urls, str) else urls)]
        while True:
            try:
                client = rng.choice(clients)
                async with client.connect(table, mine.token, open_timeout=2, ping_interval=None) as side:
                    if lost is not None:
                        account.waits.append(Wait(time.monotonic() - lost.seconds, starved() - lost.starved))
                        lost = None
                    while not side.over:
                        waiting = await one_decision(side, table, mine.seat, account, waiting, rng, pace)
                    account.finished += 1
                    return
            except Unsent as unsent:
                waiting = unsent.waiting
            except LOST:
                pass
            lost = lost or Wait(time.monotonic(), starved())
            await asyncio.sleep(0.05 + 0.1 * rng.random())


async def record_of(client: Client, table: str) -> Any:
    """The record of a game that is over, asked for until there is an answer: servers may have a lot to do."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(*LOST):
                return await client.record(table)
            await asyncio.sleep(0.2)


# ------------------------------------------------------------------------------------------------ the book


class Book:
    """Runs on one kind of database, a line of JSON each: a long account is kept in short parts, each with its seed."""

    def __init__(self, path: Path, database: str) -> None:
        self.path, self.database = path, database

    def add(self, seed: int, seconds: float, facts: dict[str, Any]) -> None:
        line = {"database": self.database, "seed": seed, "seconds": round(seconds), **facts}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as book:
            book.write(json.dumps(line) + "\n")

    def runs(self) -> list[dict[str, Any]]:
        found = map(json.loads, self.path.read_text(encoding="utf-8").splitlines())
        return [run for run in found if run["database"] == self.database]

    def sums(self) -> str:
        """All runs together, in a sentence."""
        runs = self.runs()
        kinds: Counter[str] = Counter()
        for run in runs:
            kinds.update(run["faults"])
        named = ", ".join(f"{count} x {kind}" for kind, count in kinds.most_common())
        total = {name: sum(run[name] for run in runs) for name in ("tables", "acknowledged", "repeats", "seconds")}
        return (
            f"{self.database}: {kinds.total()} faults in {len(runs)} runs ({named}); {total['tables']} tables played "
            f"to the end; {total['acknowledged']} acknowledged moves, {total['repeats']} of them as repeats: none "
            f"lost, none twice, no table with two drivers, every log folds to the same bytes; the longest that "
            f"anybody was away {max(run['longest wait'] for run in runs)} s; {total['seconds']} s"
        )
