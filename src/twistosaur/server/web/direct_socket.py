"""Uvicorn's WebSocket with a short way out, and one in: texts that the socket can take at once are written in one
piece, and a short text that comes in one piece is read without the machinery for all that might come.

That is most of what a table hears and says; the usual way out costs a task's turn, a coroutine and a write for each
message, the usual way in a parser's dozen steps and two changes of what the loop waits for.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]

WRITE_AT_ONCE = "twistosaur.write_at_once"
"""The extension of ASGI's scope that holds `DirectSocket.write_at_once`; behind another server there is none."""
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
MOST_UNREAD = 8
"""Short texts that wait to be read before no more are taken from the socket."""


def frame(text: str) -> bytes:
    """A text as a server frames it: whole, not masked, not compressed (RFC 6455, 5.2)."""
    data = text.encode()
    size = len(data)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + data
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big") + data
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big") + data


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

    def empty(self) -> bool:
        return not self._items

    def __len__(self) -> int:
        return len(self._items)

    def put_nowait(self, item: Any) -> None:
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

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

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # the handshake was not refused
            extensions: Any = self.scope["extensions"]
            extensions[WRITE_AT_ONCE] = self.write_at_once
            extensions[LET_GO] = self.let_go

    def data_received(self, data: bytes) -> None:
        """The short way in, if this is one short text and nothing else is under way."""
        text = self._short_text(data) if self._between_frames else None
        if text is None:
            super().data_received(data)
            self._between_frames = self.conn.current_size is None and waits_for_a_frame(self.conn.parser)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.queue) >= MOST_UNREAD and not self.read_paused:  # type: ignore[arg-type]
            self.read_paused = True
            self.transport.pause_reading()

    def _short_text(self, data: bytes) -> str | None:
        size = len(data) - HEAD
        if not 0 <= size < SHORT or data[0] != WHOLE_TEXT or data[1] != MASKED | size:
            return None
        if not self.handshake_complete or self.close_sent or self.disconnected:
            return None
        try:
            return bytes(apply_mask(data[HEAD:], data[2:HEAD])).decode()
        except UnicodeDecodeError:
            return None

    def write_at_once(self, texts: Iterable[str]) -> bool:
        """Write these in one piece. False, and nothing is written, if they have to go the usual way."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.transport.write(b"".join(map(frame, texts)))
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
