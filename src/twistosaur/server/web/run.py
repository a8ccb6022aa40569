"""Run the server."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import sys
from types import FrameType

import uvicorn

from .. import logs
from ..settings import Settings
from .app import make_app
from .direct_socket import DirectSocket
from .state import ServerState, assemble

LARGEST_MESSAGE = 65_536
SWITCH = 0.001
"""Seconds that the thread of the commits waits for the interpreter at most, each of the few times a commit needs it:
with Python's own 5 ms a busy event loop would make every commit late."""


class Server(uvicorn.Server):
    """Uvicorn that tells everybody before it goes."""

    def __init__(self, config: uvicorn.Config, state: ServerState, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(config)
        self.state, self.loop = state, loop
        self._going: asyncio.Task[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig == signal.SIGINT and self._going is not None:
            self.force_exit = True
        self.loop.call_soon_threadsafe(self._announce, sig, frame)

    def _announce(self, sig: int, frame: FrameType | None) -> None:
        if self._going is None:
            self._going = self.loop.create_task(self._say_goodbye(sig, frame))

    async def _say_goodbye(self, sig: int, frame: FrameType | None) -> None:
        with contextlib.suppress(Exception):
            if self.started:
                await self.state.tables.close(self.state.settings.shutdown_seconds)
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        gc.collect()
        gc.freeze()  # what is loaded by now stays; looking through it again and again would make players wait
        gc.set_threshold(20_000, 50, 100)
        sys.setswitchinterval(SWITCH)
        for server in self.servers:
            for socket in server.sockets:
                host, port = socket.getsockname()[:2]
                sys.stderr.write(f"twistosaur: listening on http://{host}:{port}\n")
                sys.stderr.flush()


async def run(settings: Settings) -> None:
    logs.set_up(settings.log_level, settings.log_format)
    state = assemble(settings)
    config = uvicorn.Config(
        make_app(state),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws=DirectSocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
    )
    await Server(config, state, asyncio.get_running_loop()).serve()


def main(settings: Settings) -> None:
    """Until a signal comes."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(run(settings))
    else:
        uvloop.run(run(settings))
