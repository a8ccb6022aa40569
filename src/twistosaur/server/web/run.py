"""Run the server."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import uvicorn

from .. import announce, logs, rubbish
from ..doors import Doors, Handed
from ..listen import where
from ..settings import Settings
from ..store import migrate, patience
from .adopted import AdoptedSocket
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
        self._adopting: set[asyncio.Task[None]] = set()

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
        if self.state.doors is not None:
            self.state.doors.shut()
        if self.state.settings.processes > 1:
            for server in self.servers:
                server.close()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        if self.state.doors is not None:
            self.state.doors.close()
        if self.force_exit:
            await self.lifespan.shutdown()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        rubbish.settle_in()
        sys.setswitchinterval(SWITCH)
        self.state.addresses = where(sockets or [])
        if self.state.doors is not None:
            self.state.doors.open(self._adopt)
        if self._going is None:
            announce.voice.listening(self.state.addresses, self.state.settings.database_url)

    def _adopt(self, one: socket.socket, handed: Handed, when_closed: Callable[[], None]) -> None:
        """Go on with a socket that another process has handed over."""

        async def go_on() -> None:
            try:
                await self.loop.connect_accepted_socket(
                    lambda: AdoptedSocket(
                        self.config,
                        self.server_state,
                        self.lifespan.state,
                        handed=handed,
                        when_closed=when_closed,
                    ),
                    one,
                )
            except OSError:  # its client has left meanwhile
                one.close()
                when_closed()

        task = self.loop.create_task(go_on())
        self._adopting.add(task)
        task.add_done_callback(self._adopting.discard)


async def run(settings: Settings, sockets: list[socket.socket], doors: Path | None = None) -> None:
    # before anything else: what is wrong with it is one sentence
    await migrate.upgrade(settings.database_url, patience.START_SECONDS, to_write=True)
    state = assemble(settings)
    if doors is not None:
        state.doors = Doors(doors, state.tables.store.process)
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


def main(settings: Settings, sockets: list[socket.socket], doors: Path | None = None) -> None:
    """Until a signal comes. `doors` is the folder in which processes of one command find each other."""
    logs.set_up(settings)
    try:
        import uvloop
    except ImportError:
        asyncio.run(run(settings, sockets, doors))
    else:
        uvloop.run(run(settings, sockets, doors))
