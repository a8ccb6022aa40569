"""An attack on a real server, on this machine alone, with an account of each wave; it ends with 1 if one succeeds.

python -m tests.server.attack [--processes 3]        (several: on a PostgreSQL of its own)
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server import worst
from tests.server.people import play_on, seated
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess
from twistosaur.engine import Game, new
from twistosaur.kernel import derive
from twistosaur.protocol import messages as m
from twistosaur.protocol.client import Client, Seatside

MOST_MS = 20.0
"""Of processor time for one request, on the event loop and all."""
TIMES = 3
"""How often each body is sent: the processor time of a process is counted in hundredths of a second."""
SETTINGS: dict[str, object] = {
    "requests_per_minute": 10**6,
    "thoughts_per_minute": 10**6,
    "scores_per_minute": 10**6,
    "tables_per_minute": 100,
    "tables_per_day": 120,
    "head_seconds": 2,
    "body_seconds": 2,
    "connections_per_address": 250,
}
HELLO = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"


async def worst_bodies(house: ServerProcess) -> tuple[bool, str]:
    """Processor milliseconds of the dearest bodies."""
    spent: list[tuple[float, str, int]] = []
    async with httpx.AsyncClient(base_url=house.url, timeout=120) as http:
        for one in worst.corpus():
            ms, status = await cost(house, http, one)
            if ms > MOST_MS:  # what was cold is warm now
                ms, status = await cost(house, http, one)
            spent.append((ms, f"{one.path} {one.name}", status))
    spent.sort(reverse=True)
    for ms, name, status in spent[:10]:
        print(f"    {ms:6.1f} ms  {status}  {name}")
    faults = [name for _, name, status in spent if status >= httpx.codes.INTERNAL_SERVER_ERROR]
    dearest = spent[0][0]
    return dearest <= MOST_MS and not faults, f"{len(spent)} bodies, the dearest {dearest:.1f} ms; faults: {faults}"


async def cost(house: ServerProcess, http: httpx.AsyncClient, one: worst.Worst) -> tuple[float, int]:
    """Processor milliseconds of a body, and the status of its answer."""
    body, before, status = one.body, house.cpu(), 0
    for _ in range(TIMES):
        answer = await http.post(one.path, content=body, headers={"content-type": "application/json"})
        status = answer.status_code
    return (house.cpu() - before) * 1000 / TIMES, status


async def endless_heads(house: ServerProcess) -> tuple[bool, str]:
    """60 MB of headers."""
    before, sent = house.memory(), 0
    for _ in range(3):
        _, writer = await asyncio.open_connection("127.0.0.1", house.port)
        with contextlib.suppress(ConnectionError):
            writer.write(HEAD)
            for _ in range(200):
                writer.write(b"x: " + b"y" * 100_000 + b"\r\n")
                await writer.drain()
                sent += 100_000
        writer.close()
    grown = house.memory() - before
    return grown < 20_000_000, f"{sent / 1e6:.1f} MB taken, memory {grown / 1e6:+.1f} MB"


async def silent_connections(house: ServerProcess) -> tuple[bool, str]:
    """300 connections that say nothing, or half of something."""
    began = time.monotonic()
    opened = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(300)]
    for _, writer in opened[::2]:
        writer.write(HEAD)

    async def end(reader: asyncio.StreamReader) -> None:
        with contextlib.suppress(ConnectionError):
            while await reader.read(1000):
                pass

    try:
        await asyncio.wait_for(asyncio.gather(*(end(reader) for reader, _ in opened)), 30)
    except TimeoutError:
        return False, "some are still open after 30 seconds"
    finally:
        for _, writer in opened:
            writer.close()
    return True, f"all were closed after {time.monotonic() - began:.1f} s"


async def crowd(house: ServerProcess) -> tuple[bool, str]:
    """Spectators fill a table and look around as fast as they can, while two people play."""
    url, moves = house.url.replace("http", "ws") + "/ws", 0
    async with Client(house.url) as client:
        table, _, seats = await seated(client, "draftosaurus", 2)
        go_on, inside = asyncio.Event(), 0

        async def watch() -> None:
            nonlocal inside
            with contextlib.suppress(ConnectionClosed):
                async with connect(url, max_size=None) as socket:
                    await socket.send(m.write(m.Hello(protocol=m.PROTOCOL, table=table)))
                    inside += 1
                    while not go_on.is_set():
                        await socket.send(m.write(m.Look(n=1, token=None)))
                        await asyncio.wait_for(socket.recv(), 10)

        watchers = [asyncio.create_task(watch()) for _ in range(80)]
        while inside < len(watchers):
            await asyncio.sleep(0.05)
        try:
            async with client.connect(table, seats[0].token) as a, client.connect(table, seats[1].token) as b:
                for _ in range(5):
                    for side in (a, b):
                        await side.until(lambda side=side: side.asked)  # type: ignore[misc]
                        await side.decide(side.legal[0])
                        moves += 1
        except (ConnectionError, TimeoutError) as problem:
            return False, f"a player was thrown out: {problem}"
        finally:
            go_on.set()
            await asyncio.gather(*watchers, return_exceptions=True)
    return moves == 10, f"{moves} moves among {len(watchers)} spectators"


async def bad_frames(house: ServerProcess) -> tuple[bool, str]:
    """A hundred frames of bad UTF-8 and a hundred requests that are none."""
    before = len(house.lines)
    for _ in range(100):
        async with connect(house.url.replace("http", "ws") + "/ws") as socket:
            with contextlib.suppress(ConnectionClosed):
                await socket.send(b"\xff", text=True)
                await asyncio.wait_for(socket.recv(), 10)
        _, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(b"rubbish\r\n\r\n")
        writer.close()
    loud = [line for line in list(house.lines)[before:] if "rror" in line or "nvalid" in line]
    return not loud, f"{len(loud)} lines in the log"


async def tables_without_end(house: ServerProcess) -> tuple[bool, str]:
    """Tables until the server has had enough."""
    made = 0
    async with httpx.AsyncClient(base_url=house.url) as http:
        for _ in range(300):
            answer = await http.post("/api/tables", json={"game": "twisty", "seats": [{}, {}]})
            made += answer.status_code == 201
    return made <= 120, f"{made} tables were made of 300 asked for"


async def analyses_without_end(house: ServerProcess) -> tuple[bool, str]:
    """A record again and again with other keys, from one address, while a game against a bot goes on."""
    asked: Counter[int] = Counter()
    record = a_game().record()
    async with httpx.AsyncClient(base_url=house.url, timeout=60) as http, Client(house.url) as client:
        table, _, (ada,) = await seated(client, "draftosaurus", 1, ("hard",))

        async def flood() -> None:
            for key in range(300):
                asked[(await http.post("/api/analysis", json={"record": record, "key": key})).status_code] += 1

        async with client.connect(table, ada.token) as side, asyncio.TaskGroup() as group:
            group.create_task(flood())
            await play_on(side, 1, 12)
    late = [line for line in house.lines if "worker lost" in line or "worker hangs" in line]
    return asked[202] <= 30 and not late, f"{asked[202]} of 300 were queued, {asked[429]} refused; 12 moves meanwhile"


# ------------------------------------------------------------------------------------------------ others play on


MOST_LATE_MS = 250.0
"""The longest that nineteen of twenty decisions of two people may take while others attack."""


async def while_playing(house: ServerProcess, attack: Callable[[asyncio.Event], Awaitable[str]]) -> tuple[bool, str]:
    """Two people play, before and during an attack: how long their decisions take, and whether all were heard."""
    async with Client(house.url) as client:
        table, _, seats = await seated(client, "draftosaurus", 2, gone_after=600)
        over = asyncio.Event()
        async with client.connect(table, seats[0].token) as a, client.connect(table, seats[1].token) as b:
            quiet = await decisions(a, b, 6)
            going = asyncio.ensure_future(attack(over))
            await asyncio.sleep(1)
            busy = await decisions(a, b, 24)
            over.set()
            told = await going
    worst_of = sorted(busy)[int(0.95 * len(busy)) - 1]
    figures = f"a decision took {1000 * max(quiet):.0f} ms at most before and {1000 * worst_of:.0f} ms (p95) meanwhile"
    return 1000 * worst_of < MOST_LATE_MS, f"{told}; {figures}"


async def decisions(a: Seatside, b: Seatside, count: int) -> list[float]:
    """Seconds of each decision, acknowledged and heard."""
    took = []
    for k in range(count):
        side = (a, b)[k % 2]
        await side.until(lambda side=side: side.asked, 60)  # type: ignore[misc]
        began = time.perf_counter()
        await side.decide(side.legal[0])
        took.append(time.perf_counter() - began)
    return took


def visitor(house: ServerProcess, address: str) -> httpx.AsyncClient:
    """Somebody with an address of their own. No certificates: loading those 120 times takes longer than the attack."""
    via = httpx.AsyncHTTPTransport(local_address=address, verify=False)
    return httpx.AsyncClient(transport=via, base_url=house.url, timeout=30)


async def many_addresses(house: ServerProcess) -> tuple[bool, str]:
    """Requests and sockets from 120 addresses of the loopback range, as fast as each of them may."""
    counted: Counter[int] = Counter()

    async def flood(over: asyncio.Event) -> str:
        async def one(number: int) -> None:
            async with visitor(house, f"127.0.2.{number}") as http:
                while not over.is_set():
                    with contextlib.suppress(httpx.HTTPError):
                        counted[(await http.get("/api/tables")).status_code] += 1
                    await asyncio.sleep(0.5)

        await asyncio.gather(*(one(number) for number in range(1, 121)))
        return f"{counted.total()} requests from 120 addresses ({dict(counted)})"

    return await while_playing(house, flood)


def masked(text: str) -> bytes:
    """A text as a client frames it."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=True)


async def slow_readers(house: ServerProcess) -> tuple[bool, str]:
    """Spectators that never read what they are told, and ask for whole states."""
    dropped = 0

    async def stare(over: asyncio.Event) -> str:
        nonlocal dropped
        async with Client(house.url) as client:
            table = (await client.create("draftosaurus", ["open", "open"])).table
        sockets = []
        for k in range(40):
            _, writer = await asyncio.open_connection("127.0.0.1", house.port, local_addr=(f"127.0.3.{1 + k % 20}", 0))
            writer.write(HELLO.format(port=house.port).encode())
            writer.write(masked(m.write(m.Hello(protocol=m.PROTOCOL, table=table))))
            sockets.append(writer)
        for n in itertools.count():
            for writer in sockets:
                with contextlib.suppress(ConnectionError):
                    writer.write(masked(m.write(m.Look(n=n, token=None))))
            await asyncio.sleep(0.1)
            if over.is_set():
                break
        dropped = sum(writer.transport.is_closing() for writer in sockets)
        for writer in sockets:
            writer.transport.abort()
        return f"{len(sockets)} sockets that do not read, {dropped} of them closed meanwhile"

    return await while_playing(house, stare)


async def huge_lobby(house: ServerProcess) -> tuple[bool, str]:
    """As many listed tables as an address may open, and 40 visitors who look at the lobby again and again. They have an
    address of their own: of the one that all waves share those who play want a table, too."""
    async with visitor(house, "127.0.4.1") as http:
        wish = {"game": "twisty", "seats": [{}, {}], "listed": True}
        made = sum([(await http.post("/api/tables", json=wish)).status_code == 201 for _ in range(60)])

        async def crowd_in(over: asyncio.Event) -> str:
            looks: Counter[int] = Counter()

            async def look() -> None:
                while not over.is_set():
                    looks[(await http.get("/api/tables")).status_code] += 1
                    await asyncio.sleep(0.5)

            await asyncio.gather(*(look() for _ in range(40)))
            return f"{made} tables in the lobby, looked at {looks[200]} times"

        return await while_playing(house, crowd_in)


def a_game() -> Game:
    game = new("twisty", seats=2, seed=4)
    while not game.over:
        moves = game.legal(game.acting[0])
        game.play(game.acting[0], moves[derive(4, game.move_count) % len(moves)])
    return game


WAVES: tuple[Callable[[ServerProcess], Awaitable[tuple[bool, str]]], ...] = (
    crowd,
    worst_bodies,
    endless_heads,
    silent_connections,
    bad_frames,
    analyses_without_end,
    many_addresses,
    slow_readers,
    huge_lobby,
    tables_without_end,
)


async def attack(house: ServerProcess) -> bool:
    async with httpx.AsyncClient(base_url=house.url) as http:
        while (await http.get("/readyz")).json()["warming"]:
            await asyncio.sleep(0.2)
    held = True
    for wave in WAVES:
        began = time.monotonic()
        print(f"{wave.__name__.replace('_', ' ')}:", flush=True)
        stood, account = await wave(house)
        held = held and stood
        print(f"  {'held' if stood else 'FELL'}: {account} ({time.monotonic() - began:.0f} s)", flush=True)
    faults = [line for line in house.lines if "Traceback" in line or '"level": "error"' in line]
    print(f"lines of faults: {len(faults)}", *faults[:5], sep="\n")
    return held and not faults


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        settings = dict(SETTINGS)
        if given.processes > 1:
            settings["database_url"] = stack.enter_context(Postgres()).make_now()
        house = ServerProcess(folder, **settings)
        if given.processes > 1:
            house.arguments = ["--processes", str(given.processes)]
        sys.exit(0 if asyncio.run(attack(stack.enter_context(house))) else 1)


if __name__ == "__main__":
    main()
