"""A socket that another process has opened and handed over (`doors`): how it leaves there, and how it goes on here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.types import Scope

from ...protocol.messages import Hello, write
from ..doors import Handed
from .direct_socket import LET_GO, DirectSocket
from .limits import COUNTED
from .state import ServerState

ADOPTED = "twistosaur.adopted"
"""The extension of ASGI's scope that says: it was let in by another process, which counts it."""


def head_of(scope: Scope) -> bytes:
    """The head of the request with which a socket was opened, as it would come again."""
    query = b"?" + scope["query_string"] if scope["query_string"] else b""
    lines = [b"GET " + scope["raw_path"] + query + b" HTTP/1.1"]
    lines += [name + b": " + value for name, value in scope["headers"]]
    return b"\r\n".join([*lines, b"", b""])


def pass_on(server: ServerState, scope: Scope, hello: Hello) -> bool:
    """Hand a socket that has said hello over to the process of its table. False: it stays."""
    extensions, fellows = scope.get("extensions") or {}, server.tables.fellows
    let_go, counted = extensions.get(LET_GO), scope.get(COUNTED)
    if server.doors is None or fellows is None or let_go is None or counted is None or ADOPTED in extensions:
        return False
    home = server.doors.home(hello.table, fellows.others)
    if home == server.doors.process:
        return False

    def send(descriptor: int) -> bool:
        assert server.doors is not None
        return server.doors.hand_over(home, descriptor, head_of(scope), write(hello), counted.release)

    if not let_go(send):
        return False
    counted.is_others = True
    return True


class AdoptedSocket(DirectSocket):
    """It has shaken hands and said hello elsewhere. Both come again here, and nothing of it is answered twice."""

    def __init__(self, *args: Any, handed: Handed, when_closed: Callable[[], None], **more: Any) -> None:
        super().__init__(*args, **more)
        self._handed, self._when_closed = handed, when_closed

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.data_received(self._handed.head)
        self.queue.put_nowait({"type": "websocket.receive", "text": self._handed.hello})

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[ADOPTED] = True

    async def send(self, message: Any) -> None:
        if not self.handshake_complete:
            self.handshake_complete = True
            self.conn.send_response(self.response)
            self.conn.data_to_send()  # the other process has answered
            self.start_keepalive()
            if message["type"] == "websocket.accept":
                return
        await super().send(message)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._when_closed()
