"""Where a socket leaves the way of the requests."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping

from starlette.types import ASGIApp, Receive, Scope, Send


class Sockets:
    """Innermost: a socket goes from here straight to its route. The framework's own layers, which follow, would wrap
    every message of a game; a socket without a route goes on to be refused there."""

    def __init__(self, app: ASGIApp, routes: Mapping[str, ASGIApp]) -> None:
        self.app, self.routes = app, routes

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        straight = self.routes.get(scope["path"]) if scope["type"] == "websocket" else None
        return (straight or self.app)(scope, receive, send)
