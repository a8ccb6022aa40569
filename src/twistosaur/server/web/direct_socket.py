"""Uvicorn's WebSocket with a short way out: texts that the socket can take at once are written in one piece.

That is most of what a table says; the usual way costs a task's turn, a coroutine and a write for each message.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

WRITE_AT_ONCE = "twistosaur.write_at_once"
"""The extension of ASGI's scope that holds `DirectSocket.write_at_once`; behind another server there is none."""
WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole text."""


def frame(text: str) -> bytes:
    """A text as a server frames it: whole, not masked, not compressed (RFC 6455, 5.2)."""
    data = text.encode()
    size = len(data)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + data
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big") + data
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big") + data


class Inbox:
    """`asyncio.Queue` for one reader. That one asks for the running loop whenever it waits, and before Python 3.12
    every such question is a system call."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._items: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._items

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

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # the handshake was not refused
            extensions: Any = self.scope["extensions"]
            extensions[WRITE_AT_ONCE] = self.write_at_once

    def write_at_once(self, texts: Iterable[str]) -> bool:
        """Write these in one piece. False, and nothing is written, if they have to go the usual way."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.transport.write(b"".join(map(frame, texts)))
        return True
