"""A line of the log for every request: which route, how it ended and how long it took; without addresses and tokens."""

from __future__ import annotations

import time
from collections.abc import Awaitable

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

log = structlog.get_logger()


class AccessLog:
    """Outermost: it times everything behind it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        return (self._request if scope["type"] == "http" else self.app)(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 0

        async def note_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        await self.app(scope, receive, note_status)
        log.debug(
            "request",
            method=scope["method"],
            route=getattr(scope.get("route"), "path", None) or "other",
            status=status,
            ms=round(1000 * (time.perf_counter() - began), 1),
            table=(scope.get("path_params") or {}).get("table"),
        )
