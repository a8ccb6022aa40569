"""The body of a request: read first and whole, up to its limits."""

from __future__ import annotations

from collections.abc import Awaitable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ....protocol.errors import Code, Refusal
from ..refusals import refuse

PARTS = 5_000
"""Entries of lists and objects in a body: ten times those of the largest position."""
PARTS_OF = {"/api/replay": 20_000, "/api/analysis": 10_000}
"""Where it is more: a record has three for each move, and may have 5,000 moves, or 2,000 where it is analysed."""


def parts(body: bytes) -> int:
    """At least as many as the entries of lists and objects in this JSON; counted without reading it."""
    return body.count(b",") + body.count(b"[") + body.count(b"{")


class Body:
    """Nothing behind it sees a body over the limits, or one that is never finished: sizes come before any work."""

    def __init__(self, app: ASGIApp, limit: int) -> None:
        self.app, self.limit = app, limit

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        return (self._request if scope["type"] == "http" else self.app)(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        chunks, size, more = [], 0, True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            chunk = message.get("body", b"")
            size += len(chunk)
            if size > self.limit:
                await refuse(scope, receive, send, Refusal(Code.TOO_LARGE, f"more than {self.limit} bytes"))
                return
            chunks.append(chunk)
            more = message.get("more_body", False)
        body = b"".join(chunks)
        most = PARTS_OF.get(scope["path"], PARTS)
        if parts(body) > most:
            await refuse(scope, receive, send, Refusal(Code.TOO_LARGE, f"more than {most} entries"))
            return
        whole: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def read_again() -> Message:
            return whole.pop() if whole else await receive()

        await self.app(scope, read_again, send)
