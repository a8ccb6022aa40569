"""Which pages may open a socket: those of this server, and of origins that the settings name."""

from __future__ import annotations

from collections.abc import Awaitable

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ....protocol.errors import Close
from ... import metrics


class Origin:
    """Refuses the handshake of other pages' sockets; over HTTP browsers keep other pages out by themselves."""

    def __init__(self, app: ASGIApp, origins: str) -> None:
        self.app = app
        self.others = {part.strip().rstrip("/") for part in origins.split(",") if part.strip()}

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        passes = scope["type"] != "websocket" or self.allows(Headers(scope=scope))
        return (self.app if passes else self._refuse)(scope, receive, send)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        metrics.LIMITED.labels("origin").inc()
        if (await receive())["type"] == "websocket.connect":
            await send({"type": "websocket.close", "code": int(Close.ORIGIN)})

    def allows(self, headers: Headers) -> bool:
        origin = headers.get("origin")
        if origin is None:
            return True  # not a browser: it has no cookies to steal, and needs a token like everybody
        host = headers.get("host", "")
        return origin in self.others or origin in (f"http://{host}", f"https://{host}")
