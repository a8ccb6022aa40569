"""How often an address may ask, and how many sockets it may have open."""

from __future__ import annotations

from collections.abc import Collection

from starlette.types import ASGIApp, Receive, Scope, Send

from ....protocol.errors import Code, Refusal
from ..adopted import ADOPTED
from ..limits import COUNTED, Counted, Limits
from ..refusals import refuse


class AddressLimits:
    """Counts requests and sockets by address; `unlimited` paths are for those who watch over the server."""

    def __init__(self, app: ASGIApp, limits: Limits, unlimited: Collection[str]) -> None:
        self.app, self.limits, self.unlimited = app, limits, unlimited

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match scope["type"]:
            case "http":
                await self._request(scope, receive, send)
            case "websocket":
                await self._socket(scope, receive, send)
            case _:
                await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] in self.unlimited or await self.limits.allow("requests", self.limits.address(scope)):
            await self.app(scope, receive, send)
        else:
            await refuse(scope, receive, send, Refusal(Code.TOO_MANY))

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if ADOPTED in (scope.get("extensions") or {}):  # the process that let it in counts it
            await self.app(scope, receive, send)
            return
        address = self.limits.address(scope)
        if not self.limits.open_socket(address):
            await refuse(scope, receive, send, Refusal(Code.TOO_MANY, "too many sockets"))
            return
        counted = scope[COUNTED] = Counted(self.limits, address)
        try:
            await self.app(scope, receive, send)
        finally:
            if not counted.is_others:
                counted.release()
