"""The body of a request: read first and whole, up to its limit."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ....protocol.errors import Code, Refusal
from ..refusals import refuse


class Body:
    """Nothing behind it sees a body over the limit, or one that is never finished."""

    def __init__(self, app: ASGIApp, limit: int) -> None:
        self.app, self.limit = app, limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
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
        whole: list[Message] = [{"type": "http.request", "body": b"".join(chunks), "more_body": False}]

        async def read_again() -> Message:
            return whole.pop() if whole else await receive()

        await self.app(scope, read_again, send)
