"""The client of `make load`: people who look at as little of a message as they need, so that one core has many."""

from __future__ import annotations

import asyncio
import random
import time

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from twistosaur.protocol.client import Client
from twistosaur.protocol.messages import PROTOCOL, Decide, Hello, write

SEATS = 4
NO_MORE = 1 << 30
"""Above the number of every decision: the game is over."""


class LightPlayer(msgspec.Struct):
    chosen: bool


class LightDecision(msgspec.Struct):
    id: int
    chosen: str | None
    actions: dict[str, str | None]


class LightState(msgspec.Struct):
    decision: LightDecision | None = None


class Light(msgspec.Struct):
    """What this client looks at in a message."""

    type: str
    players: list[LightPlayer] | None = None
    decision: LightDecision | msgspec.UnsetType | None = msgspec.UNSET
    state: LightState | None = None
    code: str | None = None
    end: msgspec.Raw | None = None


read = msgspec.json.Decoder(Light).decode


class Board:
    """One table of the load: who has sent what when, and who has heard of it."""

    def __init__(self, people: int) -> None:
        self.people = people
        self.open: dict[tuple[int, int], tuple[float, set[int]]] = {}
        self.latencies: list[float] = []

    def sent(self, seat: int, decision: int) -> None:
        self.open[seat, decision] = (time.perf_counter(), set())

    def heard(self, listener: int, current: int, chosen: list[bool]) -> None:
        now = time.perf_counter()
        for (seat, decision), (began, who) in list(self.open.items()):
            if decision < current or (decision == current and chosen[seat]):
                who.add(listener)
                if len(who) == self.people:
                    self.latencies.append(now - began)
                    del self.open[seat, decision]


class Someone:
    """A person at a table: decides once a second while asked."""

    def __init__(self, board: Board, seat: int, rng: random.Random) -> None:
        self.board, self.seat, self.rng = board, seat, rng
        self.asked: LightDecision | None = None
        self.current = -1
        self.decided = -1
        self.made = 0
        self.refused = 0
        self.over = False
        self.socket: ClientConnection | None = None

    async def enter(self, url: str, table: str, token: str) -> None:
        self.socket = await connect(url, compression=None, ping_interval=None, max_queue=None, open_timeout=60)
        await self.socket.send(write(Hello(protocol=PROTOCOL, table=table, token=token)))

    async def listen(self) -> None:
        assert self.socket is not None
        async for text in self.socket:
            message = read(text)
            if message.type == "event":
                if message.decision is not msgspec.UNSET:
                    self.asked = message.decision
                    if message.decision is not None:
                        self.current = message.decision.id
                if message.end is not None:
                    self.over = True
                    self.current = NO_MORE
                if message.players is not None:
                    self.board.heard(self.seat, self.current, [player.chosen for player in message.players])
                elif message.decision is not msgspec.UNSET:
                    self.board.heard(self.seat, self.current, [False] * SEATS)
            elif message.type == "snapshot" and message.state is not None:
                self.asked = message.state.decision
                self.current = self.asked.id if self.asked else -1
            elif message.type == "refused":
                self.refused += 1

    async def decide_each_second(self, start: float, until: float) -> None:
        assert self.socket is not None
        tick = start
        while tick < until and not self.over:
            at = tick + 0.6 * self.rng.random()
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            asked = self.asked
            if asked is not None and asked.id > self.decided:
                legal = [move for move, why in asked.actions.items() if why is None]
                self.decided = asked.id
                self.made += 1
                self.board.sent(self.seat, asked.id)
                await self.socket.send(write(Decide(n=self.made, decision=asked.id, move=self.rng.choice(legal))))
            tick += 1.0


async def furnish(url: str, tables: int, bots: int) -> list[tuple[str, list[tuple[int, str]]]]:
    """Tables that have begun, with the seats of their people; the first `bots` tables have one bot."""
    gate = asyncio.Semaphore(8)

    async def one(client: Client, k: int) -> tuple[str, list[tuple[int, str]]]:
        async with gate:
            people = SEATS - 1 if k < bots else SEATS
            made = await client.create(
                "draftosaurus", ["open"] * people + ["hard"] * (SEATS - people), pace="turns", gone_after=None
            )
            seats = []
            for seat in range(people):
                mine = await client.sit(made.table, f"P{seat}", token=made.host_token)
                seats.append((mine.seat, mine.token))
            await client.start(made.table, made.host_token)
            return made.table, seats

    async with Client(url) as client:
        return list(await asyncio.gather(*(one(client, k) for k in range(tables))))
