"""The socket: one per client. It reads, refuses rubbish, and hands what it understands to the table."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from . import metrics
from .hall import Hall
from .limits import Bucket, Limits
from .messages import (
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
from .room import Room
from .security import origin_allowed
from .table import Refusal
from .times import wire

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
MISTAKES = 10
"""Messages that cannot be read before a socket is closed."""
LONGEST = 65_536


class Closing(Exception):  # noqa: N818 - the end of a conversation
    """Close the socket with this code, after saying why."""

    def __init__(self, close: int, code: str, message: str) -> None:
        self.close, self.code, self.message = close, code, message
        super().__init__(message)


class Connection:
    """A client: what waits to be sent to it, and whose seat it is."""

    __slots__ = ("_going", "_limit", "_queue", "_wake", "dropped", "held", "seat", "socket")

    def __init__(self, socket: WebSocket, limit: int) -> None:
        self.socket = socket
        self.seat: int | None = None
        self.held: set[int] = set()
        self.dropped = False
        self._limit = limit
        self._queue: deque[str] = deque()
        self._wake = asyncio.Event()
        self._going = True

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
        self._wake.set()

    def say(self, message: Message) -> None:
        self.send(write(message))

    async def write_out(self) -> None:
        """The writing half of the socket."""
        send, queue, wake = self.socket.send, self._queue, self._wake
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while self._going:
                await wake.wait()
                wake.clear()
                while queue:
                    await send({"type": "websocket.send", "text": queue.popleft()})
                if self.dropped:
                    await self.socket.close(TOO_SLOW, "too slow")
                    return

    async def drain(self) -> None:
        """Let the last words out."""
        for _ in range(20):
            if not self._queue:
                break
            await asyncio.sleep(0.01)
        self._going = False
        self._wake.set()


class Desk:
    """Answers sockets for a hall."""

    def __init__(self, hall: Hall, limits: Limits, build: str) -> None:
        self.hall, self.limits, self.build = hall, limits, build

    async def serve(self, socket: WebSocket) -> None:
        address = self.limits.address(socket.scope)
        if not origin_allowed(socket.headers, self.hall.settings):
            metrics.LIMITED.labels("origin").inc()
            await socket.close(1008)
            return
        if self.hall.stopping or not self.limits.open_socket(address):
            await socket.accept()
            await socket.send_text(write(Failed(code="too-many", message="too many sockets", fatal=True)))
            await socket.close(TOO_MANY)
            return
        metrics.SOCKETS.inc()
        try:
            await socket.accept()
            await self._converse(socket)
        finally:
            metrics.SOCKETS.dec()
            self.limits.close_socket(address)

    async def _converse(self, socket: WebSocket) -> None:
        connection = Connection(socket, self.hall.settings.send_queue)
        writer = asyncio.create_task(connection.write_out())
        room: Room | None = None
        close: int | None = None
        try:
            room = await self._hello(connection)
            bucket = Bucket(self.hall.settings.messages_per_second)
            mistakes = 0
            while not connection.dropped:
                text = await self._read(socket)
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
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Exception:
            metrics.FAULTS.labels("socket").inc()
            log.exception("a socket failed", table=room.table.id if room else None)
            close = 1011
        finally:
            if room is not None:
                room.stage.leave(connection)
            await connection.drain()
            if close is not None and socket.client_state == WebSocketState.CONNECTED:
                with contextlib.suppress(RuntimeError, OSError):
                    await socket.close(close)
            writer.cancel()

    async def _read(self, socket: WebSocket) -> str:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | None = message.get("text")
        if text is None:
            text = (message.get("bytes") or b"").decode("utf-8", "replace")
        if len(text) > LONGEST:
            raise Closing(1009, "too-large", "this message is too large")
        return text

    async def _hello(self, connection: Connection) -> Room:
        try:
            async with asyncio.timeout(self.hall.settings.hello_seconds):
                text = await self._read(connection.socket)
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
                now=wire(self.hall.now()),
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
                    connection.say(Pong(n=message.n, now=wire(self.hall.now())))
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
