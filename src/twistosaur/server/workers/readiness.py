"""Readiness: whether the rules are compiled and loaded, so that people can play, and whether the workers' bots are.

If everything is in the compile cache the rules are loaded before the server listens. If not, it listens at once,
says so at /readyz ("warming") and on stderr, and takes players when the compiler is done; bots move when their workers
have loaded everything.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys

import structlog

from ...bots.precompile import is_compiled
from ...engine import FairChance, new
from ...games import PACKAGES, load
from .. import announce, metrics
from .pool import Workers

log = structlog.get_logger()


def load_game(game: str) -> None:
    """Load what playing this game at a table needs, so that the first player does not wait for it."""
    seats = load(game).seats[0]
    dealt = new(game, seats=seats, seed=FairChance(bytes(32), (None,) * seats))
    seat = dealt.acting[0]
    for look in (dealt.choices, lambda: dealt.answers(seat), lambda: dealt.places(seat), lambda: dealt.view(seat)):
        look()
    dealt.view(None)
    dealt.breakdown(0)
    dealt.copy().play(seat, dealt.legal(seat)[0])
    dealt.ranks  # noqa: B018 - compiled when looked at


def load_games() -> None:
    for game in PACKAGES:
        load_game(game)


async def compile_apart() -> int:
    """`twistosaur warm` in a process group of its own, which ends with us."""
    command = (sys.executable, "-m", "twistosaur", "warm")
    process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE, start_new_session=True)
    assert process.stderr is not None
    try:
        async for line in process.stderr:
            announce.voice.compiling(line.decode(errors="replace").rstrip())
        return await process.wait()
    finally:
        if process.returncode is None:
            os.killpg(process.pid, signal.SIGTERM)


class Readiness:
    """What is ready, and the work until everything is."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.rules = False
        """The rules are compiled and loaded: people can play."""
        self.bots = False
        """Every worker has loaded everything: bots move in time."""
        self._task: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> list[str]:
        """What players still have to wait for: "rules" (nobody can play yet), "bots" (their moves come late)."""
        return [name for name, ready in (("rules", self.rules), ("bots", self.bots)) if not ready]

    async def start(self) -> None:
        """Return when the server may listen; the rest goes on beside it."""
        compiled = is_compiled()
        if compiled:
            self.workers.start()
            load_games()
            self.rules = True
        self._task = asyncio.create_task(self._go_on(compiled), name="readiness")

    async def _go_on(self, compiled: bool) -> None:
        if not compiled:
            await self._compile()
            self.workers.start()  # not before: each of them would compile everything once more
        await self.workers.loaded()
        self.bots = True
        metrics.WARM.set(1)
        log.info("bots are ready", workers=self.workers.count)

    async def _compile(self) -> None:
        log.info("compiling", games=len(PACKAGES), hint="`twistosaur warm` does it ahead")
        if await compile_apart() != 0:
            metrics.FAULTS.labels("warming").inc()
            log.error("the rules could not be compiled ahead")
        await asyncio.to_thread(load_games)
        self.rules = True
        announce.voice.compiled()
        log.info("compiled")

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
