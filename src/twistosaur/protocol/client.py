"""A small async client: sits down, follows a table and plays. Used by the tests and by remote bots.

A seat at a table, from beginning to end::

    async with Client("http://127.0.0.1:8000") as server:
        made = await server.create(twistosaur.GAMES[0], seats=["open", "easy"])
        mine = await server.sit(made.table, "Ada", token=made.host_token)
        await server.start(made.table, made.host_token)
        async with server.connect(made.table, mine.token) as table:
            while not table.over:
                await table.until(lambda: table.over or table.asked)
                if table.asked:
                    await table.decide(table.legal[0])
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from . import messages as m
from .analysis import AnalysisJob
from .changes import apply

POLL_SECONDS = 1.0
"""How often it is asked how far an analysis is."""


class ServerError(Exception):
    """The server said no."""

    def __init__(self, status: int, code: str, message: str, clause: str | None = None) -> None:
        self.status, self.code, self.message, self.clause = status, code, message, clause
        super().__init__(f"{status} {code}: {message}")


@dataclass(frozen=True)
class Created:
    table: str
    commitment: str
    host_token: str | None


@dataclass(frozen=True)
class Seated:
    seat: int
    token: str
    contribution: str


@dataclass(frozen=True)
class Transferred:
    seat: int
    token: str
    host_token: str | None


class Client:
    """One server."""

    def __init__(self, url: str, *, headers: dict[str, str] | None = None) -> None:
        self.url = url.rstrip("/")
        self._http = httpx.AsyncClient(base_url=self.url, timeout=30, headers=headers)

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def call(self, verb: str, path: str, body: Any = None, token: str | None = None) -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await self._http.request(verb, path, json=body, headers=headers)
        data = msgspec.json.decode(answer.content) if answer.content else None
        if answer.status_code >= 400:
            error = (data or {}).get("error", {}) if isinstance(data, dict) else {}
            raise ServerError(
                answer.status_code, error.get("code", "?"), error.get("message", "?"), error.get("clause")
            )
        return data

    async def create(self, game: str, seats: Sequence[str], **settings: Any) -> Created:
        """`seats` are "open" or the level of a bot."""
        asked = [{"kind": "open"} if s == "open" else {"kind": "bot", "level": s} for s in seats]
        data = await self.call("POST", "/api/tables", {"game": game, "seats": asked, **settings})
        return Created(data["table"]["id"], data["table"]["commitment"], data["host_token"])

    async def sit(self, table: str, name: str, *, seat: int | None = None, token: str | None = None) -> Seated:
        contribution = secrets.token_hex(16)
        body = {"name": name, "contribution": contribution, "seat": seat}
        data = await self.call("POST", f"/api/tables/{table}/seats", body, token)
        return Seated(data["seat"], data["token"], contribution)

    async def start(self, table: str, token: str | None, fill: str | None = None) -> None:
        await self.call("POST", f"/api/tables/{table}/start", {"fill": fill}, token)

    async def transfer(self, table: str, token: str, host: str | None = None) -> Transferred:
        """Take a seat over to this device; the token of the link is worth nothing afterwards."""
        body = {"next": secrets.token_urlsafe(24), "host": host, "next_host": secrets.token_urlsafe(24)}
        data = await self.call("POST", f"/api/tables/{table}/move", body, token)
        return Transferred(data["seat"], data["token"], data["host_token"])

    async def record(self, table: str) -> Any:
        return await self.call("GET", f"/api/tables/{table}/record")

    async def analyse(self, game: str | dict[str, Any], *, token: str | None = None, **asked: Any) -> Any:
        """The analysis of a table whose game is over (its id) or of a record, when it is done.

        `asked` may hold budget, hindsight and key. Whoever does not wait until the end lets go of it: a job that nobody
        waits for is stopped.
        """
        if isinstance(game, str):
            data = await self.call("POST", f"/api/tables/{game}/analysis", asked, token)
        else:
            data = await self.call("POST", "/api/analysis", {"record": game, **asked})
        path, brief = f"/api/analysis/{data['job']['id']}", "?brief=true"
        try:
            while data["job"]["status"] in ("waiting", "running"):
                await asyncio.sleep(POLL_SECONDS)
                data = await self.call("GET", path + brief, token=token)
        except asyncio.CancelledError:
            await self.call("DELETE", path)
            raise
        if problem := data["job"]["problem"]:
            raise ServerError(409, problem["code"], problem["message"])
        if data["job"]["status"] == "cancelled":
            raise ServerError(409, "no-analysis", "somebody has cancelled it")
        return data["analysis"] or (await self.call("GET", path))["analysis"]

    @contextlib.asynccontextmanager
    async def connect(
        self, table: str, token: str | None = None, *, after: Seatside | None = None, **options: Any
    ) -> AsyncIterator[Seatside]:
        """A socket at a table; without a token one watches. `after` a lost connection only what is missing is sent."""
        url = self.url.replace("http", "ws", 1) + "/ws"
        async with connect(url, compression=None, max_size=1 << 22, **options) as socket:
            side = Seatside(socket)
            if after is not None and after.state is not None:
                side.state, side.version, side.seat = after.state, after.version, after.seat
            await side.hello(table, token, side.version if side.state is not None else None)
            reader = asyncio.create_task(side.read())
            try:
                await side.until(lambda: side.state is not None)
                yield side
            finally:
                reader.cancel()
                await asyncio.gather(reader, return_exceptions=True)


class Seatside:
    """What one audience knows of a table, kept up to date, and a voice."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: m.State | None = None
        self.version = -1
        self.seat: int | None = None
        self.gaps = 0
        self.received: list[m.Message] = []
        self.texts: list[str] = []
        self.keep = False
        """Keep every message, for tests."""
        self.storage_fails = False
        """The server cannot store anything just now."""
        self.analyses: dict[str, AnalysisJob] = {}
        """How far analyses of this table's game are, by their ids."""
        self.closed: int | None = None
        self._n = 0
        self._answers: dict[int, asyncio.Future[m.Message]] = {}
        self._changed = asyncio.Event()

    async def hello(self, table: str, token: str | None, version: int | None) -> None:
        await self.send(m.Hello(protocol=m.PROTOCOL, table=table, token=token, version=version))

    async def send(self, message: m.Message) -> None:
        await self.socket.send(m.write(message))

    async def read(self) -> None:
        """Follow the table until the socket closes."""
        try:
            async for text in self.socket:
                await self._take(text if isinstance(text, str) else text.decode())
        except ConnectionClosed:
            pass
        finally:
            self.closed = self.socket.close_code or 1006
            self._changed.set()
            for waiting in self._answers.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError(f"the socket closed with {self.closed}"))
                    waiting.exception()  # whoever asked may be gone as well

    async def _take(self, text: str) -> None:
        message = m.read_server(text)
        if self.keep:
            self.received.append(message)
            self.texts.append(text)
        match message:
            case m.Snapshot():
                self.state, self.version, self.seat = message.state, message.version, message.seat
            case m.Event() if self.state is not None and message.version == self.version + 1:
                self.state, self.version = apply(self.state, message), message.version
            case m.Event() if message.version > self.version:
                self.gaps += 1
                await self.send(m.Resync(version=self.version if self.state is not None else None))
            case m.Presence() if self.state is not None:
                for player, here in zip(self.state.players, message.connected, strict=True):
                    player.connected = here
            case m.ShowClock() if self.state is not None:
                self.state.clock = message.clock
            case m.Storage():
                self.storage_fails = message.failing
            case m.Analysing():
                self.analyses[message.job.id] = message.job
            case m.Ack() | m.Refused() | m.Pong() | m.Welcome():
                number = message.n
                if number is not None and number in self._answers:
                    waiting = self._answers.pop(number)
                    if not waiting.done():
                        waiting.set_result(message)
            case _:
                pass
        self._changed.set()

    async def until(self, condition: Callable[[], bool], seconds: float = 20) -> None:
        """Until something is true of the table."""
        async with asyncio.timeout(seconds):
            while not condition():
                if self.closed is not None:
                    raise ConnectionError(f"the socket closed with {self.closed}")
                self._changed.clear()
                await self._changed.wait()

    async def ask(self, message: Any) -> m.Message:
        """Send a message with a number and wait for its answer."""
        waiting: asyncio.Future[m.Message] = asyncio.get_running_loop().create_future()
        self._answers[message.n] = waiting
        await self.send(message)
        answer = await asyncio.wait_for(waiting, 20)
        if isinstance(answer, m.Refused):
            raise ServerError(409, answer.code, answer.message, answer.clause)
        return answer

    def number(self) -> int:
        self._n += 1
        return self._n

    # ---------------------------------------------------------------------------------------- playing

    @property
    def known(self) -> m.State:
        assert self.state is not None
        return self.state

    @property
    def over(self) -> bool:
        return self.known.table.status in ("over", "closed")

    @property
    def asked(self) -> bool:
        """Is a decision open that this seat has not answered?"""
        return self.known.decision is not None and self.known.decision.chosen is None

    @property
    def legal(self) -> list[str]:
        asked = self.known.decision
        return [] if asked is None else [move for move, why in asked.actions.items() if why is None]

    async def decide(self, move: str, decision: int | None = None) -> m.Ack:
        asked = self.known.decision
        number = decision if decision is not None else asked.id if asked is not None else 0
        answer = await self.ask(m.Decide(n=self.number(), decision=number, move=move))
        assert isinstance(answer, m.Ack)
        return answer

    async def take_back(self) -> m.Message:
        asked = self.known.decision
        return await self.ask(m.TakeBack(n=self.number(), decision=asked.id if asked else 0))

    async def undo(self) -> m.Message:
        """Take the own last turn back, while the state says that one may."""
        return await self.ask(m.Undo(n=self.number(), decision=self.known.undo or 0))

    async def look(self, token: str | None) -> None:
        """Hot-seat: see and play another seat from now on."""
        self.state = None
        await self.ask(m.Look(n=self.number(), token=token))
        await self.until(lambda: self.state is not None)

    async def emote(self, emote: m.Emote) -> None:
        await self.ask(m.SendEmote(n=self.number(), emote=emote))

    async def give_back(self) -> None:
        await self.ask(m.Return(n=self.number()))


def commits_to(secret: str, commitment: str) -> bool:
    """Is this the secret that was committed to?"""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest() == commitment
