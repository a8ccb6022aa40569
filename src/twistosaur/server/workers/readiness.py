"""Getting ready: compiled rules first, then workers that have loaded everything.

With a warm compile cache the rules are loaded before the server listens. With a cold one it listens at once, says so
at /readyz and on stderr, and takes players when the compiler is done; bots move when their workers are warm.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys

import structlog

from ...engine import FairChance, new
from ...games import PACKAGES, load
from ...warm import is_warm
from .. import metrics
from .pool import Workers

log = structlog.get_logger()


def say(text: str) -> None:
    """A line for whoever has started the server."""
    sys.stderr.write(f"twistosaur: {text}\n")
    sys.stderr.flush()


def warm_table(game: str) -> None:
    """Load what playing this game at a table needs, so that the first player does not wait for it."""
    seats = load(game).seats[0]
    table = new(game, seats=seats, seed=FairChance(bytes(32), (None,) * seats))
    seat = table.acting[0]
    for look in (table.choices, lambda: table.answers(seat), lambda: table.places(seat), lambda: table.view(seat)):
        look()
    table.view(None)
    table.breakdown(0)
    table.copy().play(seat, table.legal(seat)[0])
    table.ranks  # noqa: B018 - compiled when looked at


def load_rules() -> None:
    for game in PACKAGES:
        warm_table(game)


async def compile_apart() -> int:
    """`twistosaur warm` in a process group of its own, which ends with us."""
    command = (sys.executable, "-m", "twistosaur", "warm")
    process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE, start_new_session=True)
    assert process.stderr is not None
    try:
        async for line in process.stderr:
            say(line.decode(errors="replace").rstrip())
        return await process.wait()
    finally:
        if process.returncode is None:
            os.killpg(process.pid, signal.SIGTERM)


class Warming:
    """What players still have to wait for."""

    def __init__(self, crew: Workers) -> None:
        self.crew = crew
        self.rules = self.bots = False
        self._task: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> list[str]:
        """What is being warmed: "rules" (nobody can play yet), "bots" (their moves come late)."""
        return [name for name, warm in (("rules", self.rules), ("bots", self.bots)) if not warm]

    async def start(self) -> None:
        """Return when the server may listen; the rest goes on beside it."""
        compiled = is_warm()
        if compiled:
            self.crew.start()
            load_rules()
            self.rules = True
        self._task = asyncio.create_task(self._go_on(compiled), name="warming")

    async def _go_on(self, compiled: bool) -> None:
        if not compiled:
            await self._compile()
            self.crew.start()
        await self.crew.warm()
        self.bots = True
        metrics.WARM.set(1)
        log.info("bots are warm", workers=self.crew.count)

    async def _compile(self) -> None:
        log.warning("compiling", games=len(PACKAGES), hint="`twistosaur warm` does it ahead")
        if await compile_apart() != 0:
            metrics.FAULTS.labels("warming").inc()
            log.error("the rules could not be compiled ahead")
        await asyncio.to_thread(load_rules)
        self.rules = True
        say("the rules are compiled: the tables are open")
        log.info("compiled")

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
