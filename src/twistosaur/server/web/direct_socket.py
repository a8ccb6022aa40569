"""Uvicorn's WebSocket with a short way out, and one in: texts that the socket can take at once are written in one
piece, and a short text that comes in one piece is read without the machinery for all that might come.

That is most of what a table hears and says; the usual way out costs a task's turn, a coroutine and a write for each
message, the usual way in a parser's dozen steps and two changes of what the loop waits for.
"""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]

WRITE_AT_ONCE = "twistosaur.write_at_once"
"""The extension of ASGI's scope that holds `DirectSocket.write_at_once`; behind another server there is none."""
ASK_FIRST = "twistosaur.ask_first"
"""The one that holds `DirectSocket.ask_first`."""
LET_GO = "twistosaur.let_go"
"""The one that holds `DirectSocket.let_go`."""
WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole text."""
MASKED = 0x80
"""In the second byte: the rest of it is the length. Clients mask what they send."""
HEAD = 6
"""Bytes before a short text of a client: two, and the mask."""
SHORT = 126
"""Bytes of a text from which on its length is written in another way."""
Hear = Callable[[bytes], bool]
"""Is this text taken? It need not be UTF-8."""
PROBLEM = "twistosaur.problem"
"""What is read instead of a message when something has gone wrong with one that was taken."""
MOST_UNREAD = 8
"""Short texts that wait to be read before no more are taken from the socket."""


SHORT_HEADS = tuple(bytes((WHOLE_TEXT, size)) for size in range(SHORT))
"""By the size of a short text: what stands before it."""
longer_head, longest_head = struct.Struct("!BBH").pack, struct.Struct("!BBQ").pack


def framed(texts: Iterable[bytes]) -> bytes:
    """Texts as a server frames them: whole, not masked, not compressed (RFC 6455, 5.2)."""
    parts = []
    for text in texts:
        size = len(text)
        if size < SHORT:
            parts.append(SHORT_HEADS[size])
        elif size < 1 << 16:
            parts.append(longer_head(WHOLE_TEXT, 126, size))
        else:
            parts.append(longest_head(WHOLE_TEXT, 127, size))
        parts.append(text)
    return b"".join(parts)


def as_text(data: bytes) -> str | None:
    try:
        return data.decode()
    except UnicodeDecodeError:
        return None


def waits_for_a_frame(parser: Any) -> bool:
    """Is this parser of `websockets` between two frames? It is generators in generators; there the last one asks
    whether the stream is at its end. If another version does otherwise, no text goes the short way."""
    while (inner := getattr(parser, "gi_yieldfrom", None)) is not None:
        parser = inner
    return getattr(parser, "__name__", None) == "at_eof"


class Inbox:
    """`asyncio.Queue` for one reader. That one asks for the running loop whenever it waits, and before Python 3.12
    every such question is a system call."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._items: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._held = False
        """The reader is to wait, whatever comes: something that came before is under way."""

    @property
    def is_idle(self) -> bool:
        """Is the reader waiting for what comes next, and nothing under way?"""
        return not self._held and not self._items and self._reader is not None and not self._reader.done()

    def hold(self) -> None:
        self._held = True

    def release(self) -> None:
        self._held = False
        if self._items:
            self._wake()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def empty(self) -> bool:
        return not self._items

    def __len__(self) -> int:
        return len(self._items)

    def put_nowait(self, item: Any) -> None:
        self._items.append(item)
        if not self._held:
            self._wake()

    async def get(self) -> Any:
        while not self._items:
            self._reader = self._loop.create_future()
            await self._reader
        return self._items.popleft()


class DirectSocket(WebSocketsSansIOProtocol):
    """A socket that can be written to at once."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]
        self._between_frames = False
        """Nothing of a frame that is not whole yet has come."""
        self._hear: Hear | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # the handshake was not refused
            extensions: Any = self.scope["extensions"]
            extensions[WRITE_AT_ONCE] = self.write_at_once
            extensions[ASK_FIRST] = self.ask_first
            extensions[LET_GO] = self.let_go

    def data_received(self, data: bytes) -> None:
        """The short way in, if this is one short text and nothing else is under way."""
        short = self._short(data) if self._between_frames else None
        if short is not None and self._hear is not None and self.queue.is_idle:  # type: ignore[attr-defined]
            self.queue.hold()  # type: ignore[attr-defined]
            if self._hear(short):
                return
            self.queue.release()  # type: ignore[attr-defined]
        text = None if short is None else as_text(short)
        if text is None:
            super().data_received(data)
            self._between_frames = self.conn.current_size is None and waits_for_a_frame(self.conn.parser)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.queue) >= MOST_UNREAD and not self.read_paused:  # type: ignore[arg-type]
            self.read_paused = True
            self.transport.pause_reading()

    def _short(self, data: bytes) -> bytes | None:
        """The text, if this is one that is short and whole, in bytes."""
        size = len(data) - HEAD
        if not 0 <= size < SHORT or data[0] != WHOLE_TEXT or data[1] != MASKED | size:
            return None
        if not self.handshake_complete or self.close_sent or self.disconnected:
            return None
        return bytes(apply_mask(data[HEAD:], data[2:HEAD]))

    def ask_first(self, hear: Hear | None) -> Callable[[Exception | None], None]:
        """From now on ask whether a short text, which comes while the reader waits for one, is taken at once. If it is,
        the reader waits on until what is given back is called; with a problem, that is what it reads."""
        self._hear = hear
        return self._go_on

    def _go_on(self, problem: Exception | None) -> None:
        inbox: Any = self.queue
        if problem is not None:
            inbox.put_nowait({"type": PROBLEM, "problem": problem})
        inbox.release()

    def write_at_once(self, texts: Iterable[bytes]) -> bool:
        """Write these in one piece. False, and nothing is written, if they have to go the usual way."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.transport.write(framed(texts))
        return True

    def let_go(self, send: Callable[[int], bool]) -> bool:
        """Let another process go on with this connection, which is then only closed here. `send` is given its
        descriptor, while nothing is read. False, and all is as before, if something is under way or nobody takes it."""
        transport = self.transport
        if transport.is_closing() or transport.get_write_buffer_size() or not self.queue.empty():
            return False
        if not self._between_frames or self.read_paused:
            return False
        transport.pause_reading()
        if send(transport.get_extra_info("socket").fileno()):
            return True
        transport.resume_reading()
        return False
