"""A connection: what waits to be sent to one client, and whose seat it shows.

audiences, conversation -- send --> queue -- at the end of a turn of the event loop --> at once, in one write
                                    (the outbox, for all connections)             \\--> else one by one, in a task
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from weakref import WeakKeyDictionary

import structlog
from starlette.types import Receive, Send

from ...protocol.errors import Close, Code, Refusal
from ...protocol.messages import Failed, Message, encode
from .. import metrics
from .direct_socket import PROBLEM

log = structlog.get_logger()

LONGEST = 65_536
"""Characters of a message that a client may send."""
LOST = (RuntimeError, OSError)
"""What writing raises when the socket is closed."""
WriteAtOnce = Callable[[Iterable[bytes]], bool]
"""Writes texts in one piece; False, and nothing is written, if they have to wait (`direct_socket`)."""


class Gone(Exception):  # noqa: N818 - the usual end of a conversation
    """The other side has closed the socket."""


class Outbox:
    """The connections of an event loop that have something to say at the end of its turn: one call for all of them."""

    def __init__(self) -> None:
        self._due: list[Connection] = []

    def add(self, connection: Connection, loop: asyncio.AbstractEventLoop) -> None:
        if not self._due:
            loop.call_soon(self._flush)
        self._due.append(connection)

    def _flush(self) -> None:
        due, self._due = self._due, []
        for connection in due:
            connection.flush()


_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


class Connection:
    """A client: what waits to be sent to it, and whose seat it is."""

    __slots__ = (
        "_due",
        "_limit",
        "_loop",
        "_mentioned",
        "_outbox",
        "_queue",
        "_receive",
        "_send",
        "_write_at_once",
        "_writer",
        "dropped",
        "gone",
        "held",
        "seat",
    )

    def __init__(self, receive: Receive, send: Send, limit: int, write_at_once: WriteAtOnce | None = None) -> None:
        self.seat: int | None = None
        self.held: set[int] = set()
        """Every seat whose token it has shown."""
        self.dropped = False
        """Too slow a reader: nothing more is sent."""
        self.gone = False
        """The other side has closed the socket."""
        self._loop = asyncio.get_running_loop()  # kept: to ask for it costs a system call before Python 3.12
        self._outbox = _outboxes.setdefault(self._loop, Outbox())
        self._receive, self._send, self._write_at_once = receive, send, write_at_once
        self._limit = limit
        self._queue: list[bytes] = []  # short and mostly empty: a deque would keep half a kilobyte for every socket
        self._mentioned: dict[str, bytes] = {}
        """The last word on each subject, which goes out after the queue."""
        self._due = False
        """It is in the outbox."""
        self._writer: asyncio.Task[None] | None = None

    def send(self, text: bytes) -> None:
        """Never waits: a reader that is too slow is dropped, connects again and gets a snapshot."""
        if self.dropped:
            return
        if len(self._queue) >= self._limit:
            self.dropped = True
            self._queue.clear()
            self._mentioned.clear()
            metrics.DROPPED.inc()
        else:
            self._queue.append(text)
        if not self._due:
            self._due = True
            self._outbox.add(self, self._loop)

    def mention(self, subject: str, text: bytes) -> None:
        """What others cause, of which the last is enough: it takes no room in the queue."""
        if not self.dropped:
            self._mentioned[subject] = text
            if not self._due:
                self._due = True
                self._outbox.add(self, self._loop)

    def say(self, message: Message) -> None:
        self.send(encode(message))

    async def read(self) -> str:
        """The next message; `Gone` if there will be none."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            self.gone = True
            raise Gone
        if message["type"] == PROBLEM:
            raise message["problem"]
        text: str | None = message.get("text")
        if text is None:
            text = (message.get("bytes") or b"").decode("utf-8", "replace")
        if len(text) > LONGEST:
            raise Refusal(Code.TOO_LARGE)
        return text

    def flush(self) -> None:
        """Write out what has gathered in this turn of the loop: at once if the socket takes it, else as it can."""
        self._due = False
        if self._writer is not None and not self._writer.done():
            return
        if self._mentioned:
            texts = [*self._queue, *self._mentioned.values()]
        elif self._queue or self.dropped:
            texts = self._queue
        else:
            return
        if texts and self._write_at_once is not None:
            try:
                if self._write_at_once(texts):
                    self._queue.clear()
                    self._mentioned.clear()
                    return
            except Exception:  # the short way, as long as it works: it stands on uvicorn's own affairs
                log.exception("the short way out has failed")
                metrics.FAULTS.labels("wire").inc()
                self._write_at_once = None
        self._writer = asyncio.create_task(self._write_out())

    async def _write_out(self) -> None:
        """Write one after the other, as fast as they are read."""
        with contextlib.suppress(*LOST):
            while self._queue or self._mentioned:
                text = self._queue.pop(0) if self._queue else self._mentioned.pop(next(iter(self._mentioned)))
                await self._send({"type": "websocket.send", "text": text.decode()})
            if self.dropped:
                await self.close(Close.TOO_SLOW)

    async def drain(self) -> None:
        """Let the last words out, and no more."""
        self.flush()
        if self._writer is not None:
            await asyncio.wait([self._writer], timeout=0.2)
            self._writer.cancel()

    async def end(self, why: Refusal) -> None:
        """Say why, and close; whoever reads here learns that the other side is gone."""
        self.say(Failed(code=why.code, message=why.message, fatal=True))
        await self.drain()
        await self.close(why.code.close or Close.FAULT)

    async def close(self, why: Close) -> None:
        if not self.gone:
            self.gone = True
            with contextlib.suppress(*LOST):
                await self._send({"type": "websocket.close", "code": int(why)})
