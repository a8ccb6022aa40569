"""Run the server."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from types import FrameType

import uvicorn

from .. import announce, logs
from ..listen import where
from ..settings import Settings
from ..store import migrate
from .app import make_app
from .direct_socket import DirectSocket
from .patient_http import HEAD_BYTES, patient_http
from .state import ServerState, assemble

LARGEST_MESSAGE = 65_536
SWITCH = 0.001
"""Seconds that the thread of the commits waits for the interpreter at most, each of the few times a commit needs it:
with Python's own 5 ms a busy event loop would make every commit late."""


class Server(uvicorn.Server):
    """Uvicorn that tells everybody before it goes. A second Ctrl+C lets nobody wait, and all is closed even then."""

    def __init__(self, config: uvicorn.Config, state: ServerState, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(config)
        self.state, self.loop = state, loop
        self._going: asyncio.Task[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.loop.call_soon_threadsafe(self._go, sig, frame)

    def _go(self, sig: int, frame: FrameType | None) -> None:
        if self._going is None:
            if sig == signal.SIGINT:
                announce.voice.closing()
            self._going = self.loop.create_task(self._say_goodbye(sig, frame))
        elif sig == signal.SIGINT:
            self.force_exit = self.should_exit = True  # the goodbye may not have begun: then nobody else would say so
            self._going.cancel()

    async def _say_goodbye(self, sig: int, frame: FrameType | None) -> None:
        with contextlib.suppress(Exception, asyncio.CancelledError):
            if self.started:
                self._turn_to_others()
                await self.state.tables.close(self.state.settings.shutdown_seconds)
        if sig == signal.SIGINT:
            self.should_exit = True  # Ctrl+C is how a person ends it: no signal is raised again, all went well
        else:
            super().handle_exit(sig, frame)

    def _turn_to_others(self) -> None:
        """Where other processes share the port, whoever comes from now on comes to them."""
        if self.state.settings.processes > 1:
            for server in self.servers:
                server.close()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        if self.force_exit:
            await self.lifespan.shutdown()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is loaded by now stays; looking through it again and again would make players wait
        gc.set_threshold(20_000, 50, 100)
        sys.setswitchinterval(SWITCH)
        self.state.addresses = where(sockets or [])
        if self._going is None:
            announce.voice.listening(self.state.addresses, self.state.settings.database_url)


async def run(settings: Settings, sockets: list[socket.socket]) -> None:
    await migrate.upgrade(settings.database_url)  # before anything else: what is wrong with it is one sentence
    state = assemble(settings)
    config = uvicorn.Config(
        make_app(state),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        http=patient_http(state.limits),
        h11_max_incomplete_event_size=HEAD_BYTES,
        ws=DirectSocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
    )
    await Server(config, state, asyncio.get_running_loop()).serve(sockets)


def main(settings: Settings, sockets: list[socket.socket]) -> None:
    """Until a signal comes."""
    logs.set_up(settings)
    try:
        import uvloop
    except ImportError:
        asyncio.run(run(settings, sockets))
    else:
        uvloop.run(run(settings, sockets))
