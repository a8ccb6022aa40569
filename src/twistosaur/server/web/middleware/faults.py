"""Mistakes of our own: noted without what they say, counted, and answered as such."""

from __future__ import annotations

from collections.abc import Awaitable

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ....protocol.errors import Code, Refusal
from ... import metrics
from ..refusals import refuse

log = structlog.get_logger()


class Faults:
    """An exception that nobody expected becomes a fault: inside the headers and the log, which every answer needs."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        return (self._request if scope["type"] == "http" else self.app)(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def note_beginning(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, note_beginning)
        except Exception as problem:
            metrics.FAULTS.labels("http").inc()
            log.error("a request failed", route=getattr(scope.get("route"), "path", None), exc_info=problem)
            if begun:
                raise  # half of an answer is out: the connection is closed
            await refuse(scope, receive, send, Refusal(Code.FAULT))
