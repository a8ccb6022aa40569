"""The socket: one per client. It reads, refuses rubbish, and hands what it understands to the table."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import structlog
from starlette.datastructures import Headers

from ...protocol.errors import Refusal
from ...protocol.messages import (
    PROTOCOL,
    Ack,
    Decide,
    Failed,
    Hello,
    Look,
    Message,
    Ping,
    Pong,
    Refused,
    Resync,
    Return,
    SendEmote,
    ShowEmote,
    TakeBack,
    Welcome,
    read_client,
    write,
)
from ...protocol.times import utc
from .. import metrics
from ..tables.live import Room
from ..tables.registry import Hall
from .direct import AT_ONCE
from .guard import origin_allowed
from .limits import Bucket, Limits

log = structlog.get_logger()

NOT_UNDERSTOOD, BAD_PROTOCOL, BAD_TOKEN, NO_TABLE, TOO_SLOW, NO_HELLO, TOO_MANY = (
    4000,
    4001,
    4003,
    4004,
    4008,
    4010,
    4029,
)
TRY_LATER = 1013
MISTAKES = 10
"""Messages that cannot be read before a socket is closed."""
LONGEST = 65_536


class Closing(Exception):  # noqa: N818 - the end of a conversation
    """Close the socket with this code, after saying why."""

    def __init__(self, close: int, code: str, message: str) -> None:
        self.close, self.code, self.message = close, code, message
        super().__init__(message)


class Gone(Exception):  # noqa: N818 - the end of a conversation
    """The other side has closed the socket."""


AtOnce = Callable[[Iterable[str]], bool]
LOST = (RuntimeError, OSError)
"""What writing raises when the socket is closed."""


class Connection:
    """A client: what waits to be sent to it, and whose seat it is."""

    __slots__ = (
        "_at_once",
        "_due",
        "_limit",
        "_loop",
        "_queue",
        "_receive",
        "_send",
        "_writer",
        "dropped",
        "gone",
        "held",
        "seat",
    )

    def __init__(self, receive: Any, send: Any, limit: int, at_once: AtOnce | None = None) -> None:
        self.seat: int | None = None
        self.held: set[int] = set()
        self.dropped = False
        self.gone = False
        """The other side has closed the socket."""
        self._loop = asyncio.get_running_loop()  # kept: to ask for it costs a system call before Python 3.12
        self._receive, self._send, self._at_once = receive, send, at_once
        self._limit = limit
        self._queue: deque[str] = deque()
        self._due = False
        """The queue is about to be written out."""
        self._writer: asyncio.Task[None] | None = None

    def send(self, text: str) -> None:
        """Never waits: a reader that is too slow is dropped, connects again and gets a snapshot."""
        if self.dropped:
            return
        if len(self._queue) >= self._limit:
            self.dropped = True
            self._queue.clear()
            metrics.DROPPED.inc()
        else:
            self._queue.append(text)
        if not self._due:
            self._due = True
            self._loop.call_soon(self._flush)

    def say(self, message: Message) -> None:
        self.send(write(message))

    async def read(self) -> str:
        """The next message; `Gone` if there will be none."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            self.gone = True
            raise Gone
        text: str | None = message.get("text")
        if text is None:
            text = (message.get("bytes") or b"").decode("utf-8", "replace")
        if len(text) > LONGEST:
            raise Closing(1009, "too-large", "this message is too large")
        return text

    def _flush(self) -> None:
        """Write out what has gathered in this turn of the loop: at once if the socket takes it, else as it can."""
        self._due = False
        if self._writer is not None and not self._writer.done():
            return
        if self._queue and self._goes_at_once():
            self._queue.clear()
        elif self._queue or self.dropped:
            self._writer = asyncio.create_task(self._write_out())

    def _goes_at_once(self) -> bool:
        """The short way, as long as it works: what it stands on is uvicorn's own affair and may change."""
        if self._at_once is None:
            return False
        try:
            return self._at_once(self._queue)
        except Exception:
            log.exception("the short way out has failed")
            metrics.FAULTS.labels("wire").inc()
            self._at_once = None
            return False

    async def _write_out(self) -> None:
        """Write one after the other, as fast as they are read."""
        with contextlib.suppress(*LOST):
            while self._queue:
                await self._send({"type": "websocket.send", "text": self._queue.popleft()})
            if self.dropped:
                await self.close(TOO_SLOW)

    async def drain(self) -> None:
        """Let the last words out, and no more."""
        self._flush()
        if self._writer is not None:
            await asyncio.wait([self._writer], timeout=0.2)
            self._writer.cancel()

    async def turn_away(self, close: int, code: str, message: str) -> None:
        """Say why not, and close."""
        text = write(Failed(code=code, message=message, fatal=True))
        with contextlib.suppress(*LOST):
            await self._send({"type": "websocket.send", "text": text})
        await self.close(close)

    async def close(self, code: int) -> None:
        if not self.gone:
            self.gone = True
            with contextlib.suppress(*LOST):
                await self._send({"type": "websocket.close", "code": code})


class Desk:
    """Answers sockets for a hall: an ASGI application of its own, with nothing between it and the wire."""

    def __init__(self, hall: Hall, limits: Limits, build: str) -> None:
        self.hall, self.limits, self.build = hall, limits, build

    async def serve(self, scope: Any, receive: Any, send: Any, *, warm: bool = True) -> None:
        if (await receive())["type"] != "websocket.connect":
            return
        address = self.limits.address(scope)
        if not origin_allowed(Headers(scope=scope), self.hall.settings):
            metrics.LIMITED.labels("origin").inc()
            await send({"type": "websocket.close", "code": 1008})
            return
        await send({"type": "websocket.accept"})
        at_once = (scope.get("extensions") or {}).get(AT_ONCE)
        connection = Connection(receive, send, self.hall.settings.send_queue, at_once)
        if not warm:
            await connection.turn_away(TRY_LATER, "warming", "the rules are being compiled; try again in a minute")
            return
        if self.hall.stopping:
            await connection.turn_away(TRY_LATER, "stopping", "the server is about to restart; connect again")
            return
        if not self.limits.open_socket(address):
            await connection.turn_away(TOO_MANY, "too-many", "too many sockets")
            return
        metrics.SOCKETS.inc()
        try:
            await self._converse(connection)
        finally:
            metrics.SOCKETS.dec()
            self.limits.close_socket(address)

    async def _converse(self, connection: Connection) -> None:
        room: Room | None = None
        close: int | None = None
        try:
            room = await self._hello(connection)
            bucket = Bucket(self.hall.settings.messages_per_second)
            mistakes = 0
            while not connection.dropped:
                text = await connection.read()
                if not bucket.take():
                    metrics.LIMITED.labels("messages").inc()
                    raise Closing(TOO_MANY, "too-many", "too many messages")
                try:
                    message = read_client(text)
                except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
                    mistakes += 1
                    if mistakes >= MISTAKES:
                        raise Closing(NOT_UNDERSTOOD, "bad-message", "too much that cannot be read") from None
                    connection.say(Failed(code="bad-message", message=str(problem)[:200], fatal=False))
                    continue
                if room.closed and not self.hall.stopping:
                    room = await self._again(room, connection)
                await self._answer(room, connection, message)
        except Closing as end:
            metrics.REFUSED.labels(end.code).inc()
            connection.say(Failed(code=end.code, message=end.message, fatal=True))
            close = end.close
        except (Gone, OSError):
            pass
        except Exception:
            metrics.FAULTS.labels("socket").inc()
            log.exception("a socket failed", table=room.table.id if room else None)
            close = 1011
        finally:
            if room is not None:
                room.stage.leave(connection)
            await connection.drain()
            if close is not None:
                await connection.close(close)

    async def _hello(self, connection: Connection) -> Room:
        try:
            async with asyncio.timeout(self.hall.settings.hello_seconds):
                text = await connection.read()
        except TimeoutError:
            raise Closing(NO_HELLO, "no-hello", "say hello first") from None
        try:
            hello = read_client(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Closing(NOT_UNDERSTOOD, "bad-message", "this is not a hello") from None
        if not isinstance(hello, Hello):
            raise Closing(NOT_UNDERSTOOD, "bad-message", "say hello first")
        if hello.protocol != PROTOCOL:
            raise Closing(BAD_PROTOCOL, "protocol", f"this server speaks protocol {PROTOCOL}; reload the page")
        try:
            room = await self.hall.room(hello.table)
        except Refusal as problem:
            raise Closing(NO_TABLE, problem.code, problem.message) from None
        seat = room.table.seat_of(hello.token)
        if hello.token is not None and seat is None:
            raise Closing(BAD_TOKEN, "token", "this token opens no seat here")
        if len(room.stage.clients) >= self.hall.settings.sockets_per_table:
            metrics.LIMITED.labels("table").inc()
            raise Closing(TOO_MANY, "too-many", "too many are looking at this table")
        connection.seat = seat
        connection.held = set() if seat is None else {seat}
        room.stage.enter(connection)
        self._welcome(room, connection, hello.build, None)
        room.stage.catch_up(connection, hello.version)
        return room

    async def _again(self, old: Room, connection: Connection) -> Room:
        """The table left memory and is back: go on there."""
        room = await self.hall.room(old.table.id)
        old.stage.clients.discard(connection)
        room.stage.enter(connection)
        room.stage.catch_up(connection, None)
        return room

    def _welcome(self, room: Room, connection: Connection, build: str | None, n: int | None) -> None:
        connection.say(
            Welcome(
                protocol=PROTOCOL,
                build=self.build,
                reload=build is not None and build != self.build,
                table=room.table.id,
                seat=connection.seat,
                now=utc(self.hall.now()),
                n=n,
            )
        )

    async def _answer(self, room: Room, connection: Connection, message: Any) -> None:
        number: int | None = getattr(message, "n", None)
        try:
            match message:
                case Decide():
                    repeat = await room.decide(self._seat(connection), message.decision, message.move)
                    connection.say(Ack(n=message.n, repeat=repeat))
                case TakeBack():
                    repeat = await room.take_back(self._seat(connection), message.decision)
                    connection.say(Ack(n=message.n, repeat=repeat))
                case SendEmote():
                    room.stage.tell(ShowEmote(seat=self._seat(connection), emote=message.emote))
                    connection.say(Ack(n=message.n))
                case Return():
                    await room.give_back(self._seat(connection))
                    connection.say(Ack(n=message.n))
                case Look():
                    self._look(room, connection, message)
                case Resync():
                    room.stage.catch_up(connection, message.version)
                case Ping():
                    connection.say(Pong(n=message.n, now=utc(self.hall.now())))
                case Hello():
                    raise Refusal("bad-message", "one hello is enough")
        except Refusal as problem:
            metrics.REFUSED.labels(problem.code).inc()
            connection.say(Refused(n=number, code=problem.code, message=problem.message, clause=problem.clause))

    @staticmethod
    def _seat(connection: Connection) -> int:
        if connection.seat is None:
            raise Refusal("spectator", "you are watching; sit down to play")
        return connection.seat

    def _look(self, room: Room, connection: Connection, message: Look) -> None:
        seat = room.table.seat_of(message.token)
        if message.token is not None and seat is None:
            raise Refusal("token", "this token opens no seat here")
        room.stage.switch(connection, seat)
        self._welcome(room, connection, None, message.n)
        room.stage.catch_up(connection, None)
