"""Nothing lost: tables in play, a server that is killed again and again, and an account of every acknowledged move.

python -m tests.server.chaos --kills 200        (`make chaos`)
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import shutil
import socket
import sqlite3
import tempfile
import time
import traceback
from collections.abc import Awaitable
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from tests.server.people import seated
from tests.server.process import ServerProcess
from twistosaur.engine import replay
from twistosaur.protocol.client import Client, Seated, Seatside, ServerError
from twistosaur.protocol.messages import Ack, Decide
from twistosaur.server.store.log import Line
from twistosaur.server.tables import events
from twistosaur.server.tables.fold import fold as take_in
from twistosaur.server.tables.table import Setup, Sitter, Table

LOST = (OSError, ConnectionError, WebSocketException, httpx.HTTPError, TimeoutError)


@dataclass
class Account:
    """What the server has acknowledged."""

    acknowledged: list[tuple[str, int, int, str]] = field(default_factory=list)
    repeats: int = 0
    tables: list[str] = field(default_factory=list)
    finished: int = 0
    waits: list[float] = field(default_factory=list)
    """Seconds from a lost connection until the table was seen again."""


def free_port() -> int:
    """Below the range that systems give to connections: one of them must not take it while the server is down."""
    while True:
        with socket.socket() as one, contextlib.suppress(OSError):
            port = random.randrange(20_000, 32_000)
            one.bind(("127.0.0.1", port))
            return port


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
    await asyncio.sleep(pace * rng.random())
    await side.until(
        lambda: side.over or side.known.decision is None or side.known.decision.id > decision or not side.asked, 60
    )
    return None


class Unsent(ConnectionError):  # noqa: N818 - not a mistake
    """The answer was on its way when the connection was lost."""

    def __init__(self, waiting: tuple[int, str]) -> None:
        self.waiting = waiting
        super().__init__("lost")


async def person(urls: str | list[str], table: str, mine: Seated, account: Account, seed: int, pace: float) -> None:
    """Plays a seat to the end, by way of any of these servers, and comes back whenever the connection is lost."""
    rng = random.Random(seed)
    waiting: tuple[int, str] | None = None
    lost: float | None = None
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(url)) for url in ([urls] if isinstance(urls, str) else urls)]
        while True:
            try:
                client = rng.choice(clients)
                async with client.connect(table, mine.token, open_timeout=2, ping_interval=None) as side:
                    if lost is not None:
                        account.waits.append(time.monotonic() - lost)
                        lost = None
                    while not side.over:
                        waiting = await one_decision(side, table, mine.seat, account, waiting, rng, pace)
                    account.finished += 1
                    return
            except Unsent as unsent:
                waiting = unsent.waiting
            except LOST:
                pass
            lost = lost or time.monotonic()
            await asyncio.sleep(0.05 + 0.1 * rng.random())


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


def audit(path: Path, account: Account) -> dict[str, Table]:
    """Every acknowledged move is in the log, once, and every log folds."""
    database = sqlite3.connect(path)
    try:
        tables = {table: fold(database, table) for table in account.tables}
        for table, seat, decision, move in account.acknowledged:
            found = tables[table].answered.get(decision)
            there = found[seat] if found is not None else tables[table].choice(seat)
            assert there == move, f"{table}: seat {seat} was told that {move!r} is written, the log says {there!r}"
        return tables
    finally:
        database.close()


async def run(
    folder: Path, kills: int, tables: int, seed: int, *, pace: float = 0.3, quiet: bool = True
) -> dict[str, int]:
    """Play `tables` tables at a time while the server is killed `kills` times; gives figures."""
    rng = random.Random(seed)
    account = Account()
    port = free_port()
    house = ServerProcess(
        folder,
        tables_per_minute=100_000,
        tables_per_day=100_000,
        requests_per_minute=1_000_000,
        sockets_per_address=5000,
        dear_per_second=10**6,
        connections_per_address=5000,
    )
    house.module = "tests.server.fragile"
    url = f"http://127.0.0.1:{port}"
    done = 0
    own = 0
    people: list[asyncio.Task[None]] = []

    async def start(after: int) -> None:
        house.environment["FRAGILE_AFTER"] = str(after)
        await asyncio.to_thread(house.start, port)

    async def furnish() -> None:
        """New tables for those that have ended, so that there is always play to interrupt."""
        async with Client(url) as client:
            while sum(not task.done() for task in people) < 2 * tables:
                table, _, seats = await seated(client, "draftosaurus", 2)
                account.tables.append(table)
                for mine in seats:
                    people.append(asyncio.create_task(person(url, table, mine, account, rng.randrange(1 << 30), pace)))

    async def furnish_or_not() -> None:
        with contextlib.suppress(*LOST, ServerError):
            await asyncio.wait_for(furnish(), 20)

    while done < kills:
        by_itself = rng.random() < 0.5
        await start(rng.randrange(1, 60) if by_itself else 0)
        await furnish_or_not()
        until = time.monotonic() + (15 if by_itself else 0.05 + 1.2 * rng.random())
        assert house.process is not None
        while time.monotonic() < until and house.process.poll() is None:
            await asyncio.sleep(0.01)
        own += house.process.poll() is not None
        house.kill()
        done += 1
        for task in people:
            if task.done():
                task.result()
        if done % 10 == 0 or done == kills:
            audit(house.database, account)
            if not quiet:
                print(f"{done} kills, {len(account.acknowledged)} acknowledged, {account.repeats} repeats", flush=True)
    await start(0)
    await asyncio.wait_for(asyncio.gather(*people), 300)
    folded = audit(house.database, account)
    async with Client(url) as client:
        for table, mine in folded.items():
            assert mine.status == "over", f"{table} did not go on to its end"
            record = await client.record(table)
            assert mine.game is not None
            assert replay(record).state_bytes() == mine.game.state_bytes()
    await asyncio.to_thread(house.stop)
    return {
        "kills": done,
        "between append and acknowledgement": own,
        "tables": len(folded),
        "acknowledged": len(account.acknowledged),
        "acknowledged as repeats": account.repeats,
    }


async def told(lane: Awaitable[dict[str, int]]) -> dict[str, int]:
    """Say at once what went wrong: ending all the tables in play may take a while."""
    try:
        return await lane
    except Exception:
        traceback.print_exc()
        raise


async def lanes(folder: Path, kills: int, tables: int, seed: int, count: int) -> dict[str, int]:
    """Several servers side by side, each with its own tables and its share of the kills; the sums of their figures."""
    share = [kills // count + (k < kills % count) for k in range(count)]
    runs = []
    for k, some in enumerate(share):
        place = folder / f"lane{k}"
        place.mkdir()
        runs.append(told(run(place, some, tables, seed + k, quiet=False)))
    found = await asyncio.gather(*runs)
    return {name: sum(one[name] for one in found) for name in found[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8, help="in play at a time, at each server")
    parser.add_argument("--servers", type=int, default=2, help="side by side, each killed in its turn")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="chaos-"))
    began = time.monotonic()
    try:
        facts = asyncio.run(lanes(folder, given.kills, given.tables, given.seed, given.servers))
    finally:
        shutil.rmtree(folder)
    print(
        f"chaos: {facts['kills']} kills, {facts['between append and acknowledgement']} of them between append and "
        f"acknowledgement; {facts['tables']} tables played to the end; {facts['acknowledged']} acknowledged moves, "
        f"{facts['acknowledged as repeats']} of them as repeats: none lost, none twice, every log folds to the same "
        f"bytes; {time.monotonic() - began:.0f} s"
    )


if __name__ == "__main__":
    main()
