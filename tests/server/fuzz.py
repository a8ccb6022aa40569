"""Frames and requests that no run has seen, against a real server: no fault, no 500, no traceback, memory flat.

python -m tests.server.fuzz --frames 200000 --requests 20000 [--seed 7]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.people import seated
from tests.server.process import ServerProcess
from twistosaur.engine import new
from twistosaur.games import PACKAGES, load
from twistosaur.protocol import messages as m
from twistosaur.protocol.client import Client, ServerError

AT_ONCE = 8
"""Sockets, and requests, that are open at a time."""
GROWTH = 60_000_000
"""Bytes by which a server may be larger at the end than when it was warm: tables come and go."""
SETTINGS: dict[str, Any] = {
    "requests_per_minute": 10**6,
    "thoughts_per_minute": 60,
    "tables_per_minute": 60,
    "messages_per_second": 10**6,
    "dear_per_second": 10**6,
    "idle_seconds": 2,
}
PIECES = ["", '"', "{", "}", "[", "\\", "9", "-1", "1e999", "null", "true", "\u202e", "\x00", '"\\ud800"', "0" * 50]


def mutated(rng: random.Random, text: str) -> str:
    """A text in which a few things are cut out, doubled or replaced."""
    for _ in range(rng.choice((0, 1, 1, 2, 5))):
        k = rng.randrange(len(text) + 1)
        size = rng.choice((0, 1, 1, 4, 20))
        text = text[:k] + rng.choice([*PIECES, text[k : k + size] * 2]) + text[k + size :]
    return text


def frames(table: str, token: str) -> list[str]:
    said = [
        m.Decide(n=1, decision=0, move="pick trex"),
        m.Decide(n=2, decision=10**9, move="place king"),
        m.TakeBack(n=3, decision=0),
        m.Resync(version=3),
        m.Resync(version=None),
        m.Look(n=4, token=token),
        m.Look(n=5, token=None),
        m.Return(n=6),
        m.Ping(n=7),
        m.Hello(protocol=m.PROTOCOL, table=table),
        m.SendEmote(n=8, emote="wow"),
    ]
    return [m.write(one) for one in said]


async def patiently_seated(client: Client, game: str) -> Any:
    """A table of people, when the rubbish has left room for one more this minute."""
    while True:
        try:
            return await seated(client, game, load(game).seats[0])
        except ServerError as problem:
            if problem.code != "too-many":
                raise
            await asyncio.sleep(1)


class Fuzz:
    """One run: everything that it sends follows from its seed."""

    def __init__(self, house: ServerProcess, seed: int) -> None:
        self.house, self.rng = house, random.Random(seed)
        self.frames, self.sockets = 0, 0
        self.answers: Counter[int] = Counter()

    # ---------------------------------------------------------------------------------------- frames

    async def send_frames(self, count: int) -> None:
        """So many, at a table of each game."""
        async with Client(self.house.url) as client:
            begun = [await patiently_seated(client, game) for game in PACKAGES]
        tables = [(table, seats[0].token) for table, _, seats in begun]
        goal = self.frames + count
        await asyncio.gather(*(self._sockets(*tables[k % len(tables)], goal) for k in range(AT_ONCE)))

    async def _sockets(self, table: str, token: str, goal: int) -> None:
        while self.frames < goal:
            self.sockets += 1
            async with connect(self.house.url.replace("http", "ws") + "/ws", max_size=None, compression=None) as socket:
                first = m.write(m.Hello(protocol=m.PROTOCOL, table=table, token=self.rng.choice((token, None))))
                if self.rng.random() < 0.1:
                    first = mutated(self.rng, first)
                reading = asyncio.create_task(deafly(socket))
                try:
                    await socket.send(first)
                    await self._frames(socket, frames(table, token), goal)
                except ConnectionClosed:
                    pass
                finally:
                    reading.cancel()

    async def _frames(self, socket: ClientConnection, good: list[str], goal: int) -> None:
        while self.frames < goal:
            for _ in range(10):
                data = mutated(self.rng, self.rng.choice(good)).encode("utf-8", "surrogatepass")
                await socket.send(data, text=self.rng.random() < 0.9)
                self.frames += 1
            await asyncio.wait_for(await socket.ping(), 30)  # until these were read

    # ---------------------------------------------------------------------------------------- requests

    async def send_requests(self, count: int) -> None:
        bodies = []
        for game in PACKAGES:
            begun = new(game, seats=load(game).seats[0], seed=self.rng.randrange(1000))
            position = begun.position()
            bodies += [
                ("/api/tables", {"game": game, "seats": [{}] * begun.seats, "position": position}),
                ("/api/tables", {"game": game, "seats": [{}] * begun.seats, "options": begun.options}),
                ("/api/score", position),
                ("/api/hint", {"position": position, "seat": begun.acting[0], "level": "easy"}),
                ("/api/replay", begun.record()),
                ("/api/analysis", {"record": begun.record(), "budget": "quick"}),
                (
                    "/api/tables",
                    {"game": game, "seats": [{}] * begun.seats, "go_on": {"record": begun.record(), "moves": 0}},
                ),
            ]
        good = [(path, json.dumps(body)) for path, body in bodies]
        left = [count]
        async with httpx.AsyncClient(base_url=self.house.url, timeout=60) as http:
            await asyncio.gather(*(self._requests(http, good, left) for _ in range(AT_ONCE)))

    async def _requests(self, http: httpx.AsyncClient, good: list[tuple[str, str]], left: list[int]) -> None:
        while left[0] > 0:
            left[0] -= 1
            path, text = self.rng.choice(good)
            body = mutated(self.rng, text).encode("utf-8", "surrogatepass")
            answer = await http.post(path, content=body, headers={"content-type": "application/json"})
            self.answers[answer.status_code] += 1


async def deafly(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def run(house: ServerProcess, seed: int, frames: int, requests: int) -> Fuzz:
    """A tenth first, after which the server is warm; then the rest, after which it is no larger."""
    fuzz, before = Fuzz(house, seed), 0
    for share in (0.1, 0.9):
        before = house.memory()
        await fuzz.send_frames(int(frames * share))
        await fuzz.send_requests(int(requests * share))
    grown = house.memory() - before
    faults = [line for line in house.lines if "Traceback" in line or '"level": "error"' in line or "ERROR" in line]
    print(f"{fuzz.frames} frames on {fuzz.sockets} sockets, {fuzz.answers.total()} requests: {dict(fuzz.answers)}")
    print(f"memory: {grown / 1e6:+.1f} MB; lines of faults: {len(faults)}")
    assert not faults, faults[:5]
    assert not [status for status in fuzz.answers if status >= 500 and status != 503]
    assert grown < GROWTH
    return fuzz


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--frames", type=int, default=200_000)
    parser.add_argument("--requests", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=secrets.randbits(32))
    given = parser.parse_args()
    print(f"seed {given.seed}; the same again: make fuzz SEED={given.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder), **SETTINGS) as house:
        asyncio.run(run(house, given.seed, given.frames, given.requests))


if __name__ == "__main__":
    main()
