"""Nobody plays before the rules are compiled, and nobody sits down while the server goes."""

from __future__ import annotations

from collections.abc import Awaitable

from starlette.types import ASGIApp, Receive, Scope, Send

from ....protocol.errors import Code, Refusal
from ...tables.registry import Tables
from ...workers.readiness import Readiness
from ..refusals import refuse


class WhenReady:
    """The API and the sockets wait for the rules; pages, health and metrics do not."""

    def __init__(self, app: ASGIApp, readiness: Readiness, tables: Tables) -> None:
        self.app, self.readiness, self.tables = app, readiness, tables

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        refusal = self.refusal(scope)
        return self.app(scope, receive, send) if refusal is None else refuse(scope, receive, send, refusal)

    def refusal(self, scope: Scope) -> Refusal | None:
        socket = scope["type"] == "websocket"
        if not self.readiness.rules and (socket or (scope["type"] == "http" and scope["path"].startswith("/api/"))):
            return Refusal(Code.WARMING)
        if socket and self.tables.stopping:
            return Refusal(Code.STOPPING)
        return None
