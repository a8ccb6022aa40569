"""The conversation on a socket: hello first, then messages, each answered by the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import structlog
from starlette.types import Receive, Scope, Send

from ...protocol.errors import Close, Code, Refusal
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
    Undo,
    Welcome,
    read_client,
)
from ...protocol.times import utc
from .. import metrics, rubbish
from ..tables.at_once import decide_at_once
from ..tables.live import LiveTable
from .adopted import pass_on
from .connection import Connection, Gone
from .direct_socket import ASK_FIRST, WRITE_AT_ONCE
from .limits import Bucket
from .state import ServerState, state_of

log = structlog.get_logger()

MISTAKES = 10
"""Messages that cannot be read before a socket is closed."""
SOCKETS_PER_SEAT = 12
"""Sockets that may hold one seat: a few tabs and devices, and some that are gone without having said so."""
COSTS: dict[type[Message], float] = {Hello: 2.0, Look: 2.0, Resync: 2.0, SendEmote: 1.0}
"""Messages that are dear: those that are answered with a whole state, and those that are told to everybody."""
DEAR_SHARE = 0.2
"""How much of its messages a socket may spend on these."""
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)


async def serve(scope: Scope, receive: Receive, send: Send) -> None:
    """The ASGI application behind the route of the socket: accept, and talk until the end."""
    if (await receive())["type"] != "websocket.connect":
        return
    await send({"type": "websocket.accept"})
    server = state_of(scope)
    write_at_once = (scope.get("extensions") or {}).get(WRITE_AT_ONCE)
    connection = Connection(receive, send, server.settings.send_queue, write_at_once)
    metrics.SOCKETS.inc()
    try:
        await Conversation(server, connection, scope).hold()
    finally:
        metrics.SOCKETS.dec()
        rubbish.leave()


class Conversation:
    """One client at one table, from hello to the end. What is refused in answer to a message is said, and it goes on;
    any other refusal ends it."""

    def __init__(self, server: ServerState, connection: Connection, scope: Scope) -> None:
        self.server, self.connection = server, connection
        self.address = server.limits.address(scope)
        self._scope: Scope | None = scope
        """Of the request, until it is known which table the socket is for."""
        self.live: LiveTable | None = None
        self._messages = Bucket(server.settings.messages_per_second)
        self._dear = Bucket(server.settings.messages_per_second * DEAR_SHARE)
        self._ask_first = (scope.get("extensions") or {}).get(ASK_FIRST)
        """Of a socket that can ask at once whether a text is taken."""
        self._go_on: Callable[[Exception | None], None] = lambda _: None
        self._is_paid = False
        """The next message was counted when it was heard: it is read again by the task."""

    async def hold(self) -> None:
        connection, why = self.connection, None
        try:
            await self._talk(await self._hello())
        except Refusal as end:
            metrics.REFUSED.labels(end.code).inc()
            connection.say(Failed(code=end.code, message=end.message, fatal=True))
            why = end.code.close or Close.FAULT
        except (Gone, OSError):
            pass
        except Exception:
            metrics.FAULTS.labels("socket").inc()
            log.exception("a socket failed", table=self.live.table.id if self.live else None)
            why = Close.FAULT
        finally:
            if self._ask_first is not None:
                self._ask_first(None)
            if self.live is not None:
                self.live.leave(connection)
            await connection.drain()
            if why is not None:
                await connection.close(why)

    async def _talk(self, live: LiveTable) -> None:
        connection, tables = self.connection, self.server.tables
        if self._ask_first is not None:
            self._go_on = self._ask_first(self._hear)
        mistakes = 0
        while not connection.dropped:
            text = await connection.read()
            if not self._is_paid and not self._messages.take():
                metrics.LIMITED.labels("messages").inc()
                raise Refusal(Code.TOO_MANY, "too many messages")
            self._is_paid = False
            try:
                message = read_client(text)
            except UNREADABLE as problem:
                mistakes += 1
                if mistakes >= MISTAKES:
                    raise Refusal(Code.BAD_MESSAGE, "too much that cannot be read") from None
                connection.say(Failed(code=Code.BAD_MESSAGE, message=str(problem)[:200], fatal=False))
                continue
            if live.closed and not tables.stopping:
                live = await self._find_again(live)
            await self._answer(live, message)

    # ---------------------------------------------------------------------------------------- coming in

    async def _hello(self) -> LiveTable:
        connection = self.connection
        hello = await self._first_message()
        if hello.protocol != PROTOCOL:
            raise Refusal(Code.PROTOCOL, f"this server speaks protocol {PROTOCOL}; reload the page")
        scope, self._scope = self._scope, None
        if scope is not None and pass_on(self.server, scope, hello):
            raise Gone
        self._pay_for_hello(hello)
        live = await self.server.tables.find(hello.table)
        seat = live.table.seat_of(hello.token)
        if hello.token is not None and seat is None:
            raise Refusal(Code.TOKEN)
        self._check_room(live, seat)
        connection.seat = seat
        connection.held = set() if seat is None else {seat}
        self.live = live
        live.enter(connection)
        self._welcome(live, hello.build, None)
        live.catch_up(connection, hello.version)
        return live

    def _check_room(self, live: LiveTable, seat: int | None) -> None:
        """Spectators have places of their own, and so has every seat: none can be kept out by others."""
        places = self.server.settings.sockets_per_table if seat is None else SOCKETS_PER_SEAT
        if live.audiences.holding(seat) >= places:
            metrics.LIMITED.labels("table").inc()
            which = "too many are looking at this table" if seat is None else "this seat is open in too many places"
            raise Refusal(Code.TOO_MANY, which)

    async def _first_message(self) -> Hello:
        try:
            async with asyncio.timeout(self.server.settings.hello_seconds):
                text = await self.connection.read()
        except TimeoutError:
            raise Refusal(Code.NO_HELLO) from None
        try:
            hello = read_client(text)
        except UNREADABLE:
            raise Refusal(Code.BAD_MESSAGE, "this is not a hello") from None
        if not isinstance(hello, Hello):
            raise Refusal(Code.BAD_MESSAGE, "say hello first")
        return hello

    async def _find_again(self, old: LiveTable) -> LiveTable:
        """The table left memory and is back: go on there."""
        live = self.live = await self.server.tables.find(old.table.id)
        old.audiences.remove(self.connection)
        live.enter(self.connection)
        live.catch_up(self.connection, None)
        return live

    def _welcome(self, live: LiveTable, build: str | None, n: int | None) -> None:
        server = self.server
        self.connection.say(
            Welcome(
                protocol=PROTOCOL,
                build=server.build,
                reload=build is not None and build != server.build,
                table=live.table.id,
                seat=self.connection.seat,
                now=utc(server.tables.time.now()),
                n=n,
            )
        )

    # ---------------------------------------------------------------------------------------- answering

    async def _answer(self, live: LiveTable, message: Any) -> None:
        connection = self.connection
        try:
            self._pay(message)
            match message:
                case Decide():
                    repeat = await live.decide(self._seat(), message.decision, message.move)
                    connection.say(Ack(n=message.n, repeat=repeat))
                case TakeBack():
                    repeat = await live.take_back(self._seat(), message.decision)
                    connection.say(Ack(n=message.n, repeat=repeat))
                case Undo():
                    await live.undo(self._seat(), message.decision)
                    connection.say(Ack(n=message.n))
                case SendEmote():
                    seat = self._seat()
                    live.mention(f"emote {seat}", ShowEmote(seat=seat, emote=message.emote))
                    connection.say(Ack(n=message.n))
                case Return():
                    await live.give_back(self._seat())
                    connection.say(Ack(n=message.n))
                case Look():
                    self._look(live, message)
                case Resync():
                    live.catch_up(connection, message.version)
                case Ping():
                    connection.say(Pong(n=message.n, now=utc(self.server.tables.time.now())))
                case Hello():
                    raise Refusal(Code.BAD_MESSAGE, "one hello is enough")
        except Refusal as problem:
            self._refuse(getattr(message, "n", None), problem)

    def _refuse(self, number: int | None, problem: Refusal) -> None:
        metrics.REFUSED.labels(problem.code).inc()
        self.connection.say(Refused(n=number, code=problem.code, message=problem.message, clause=problem.clause))

    def _hear(self, data: bytes) -> bool:
        """Take a decision that can be made at once, without the task that reads; all else is left to it."""
        live, seat = self.live, self.connection.seat
        if live is None or seat is None or self.connection.dropped:
            return False
        try:
            message = read_client(data)
        except UNREADABLE:
            return False
        if not isinstance(message, Decide) or not self._messages.take():
            return False
        done = partial(self._decided, message.n)
        self._is_paid = not decide_at_once(live, seat, message.decision, message.move, done)
        return not self._is_paid

    def _decided(self, number: int, repeat: bool, problem: Exception | None) -> None:
        if problem is None:
            self.connection.say(Ack(n=number, repeat=repeat))
        elif isinstance(problem, Refusal):
            self._refuse(number, problem)
            problem = None
        self._go_on(problem)

    def _pay(self, message: Any) -> None:
        """For what costs more than its reading, the socket and its address; who cannot is asked to wait, and stays."""
        cost = COSTS.get(type(message))
        if cost is None:
            return
        if not self._dear.take():
            metrics.LIMITED.labels("messages").inc()
            raise Refusal(Code.TOO_MANY, "too fast; wait a moment")
        if not self.server.limits.spend(self.address, cost):
            raise Refusal(Code.TOO_MANY)

    def _pay_for_hello(self, hello: Hello) -> None:
        """Before a table is looked for. Whoever has a seat at a table in memory comes in on credit."""
        live = self.server.tables.live.get(hello.table)
        has_seat = live is not None and live.table.seat_of(hello.token) is not None
        if not self.server.limits.spend(self.address, COSTS[Hello], on_credit=has_seat):
            raise Refusal(Code.TOO_MANY)

    def _seat(self) -> int:
        if self.connection.seat is None:
            raise Refusal(Code.SPECTATOR)
        return self.connection.seat

    def _look(self, live: LiveTable, message: Look) -> None:
        seat = live.table.seat_of(message.token)
        if message.token is not None and seat is None:
            raise Refusal(Code.TOKEN)
        if seat is not None and seat not in self.connection.held:
            self._check_room(live, seat)
        live.switch(self.connection, seat)
        self._welcome(live, None, message.n)
        live.catch_up(self.connection, None)
