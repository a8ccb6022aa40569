"""A server with faults that it is told to have: its clock jumps, or it dies between an append and the acknowledgement.

SIGUSR1 and SIGUSR2: an hour forward, an hour back. SIGALRM: it dies by its own hand after the next move that is durably
written, before anybody is told. It starts faster than others: its workers load what they need when they need it.

python -m tests.server.faulty serve --port 0
"""

from __future__ import annotations

import os
import signal
import time
from typing import Any

from twistosaur.cli import main
from twistosaur.server.tables.events import CHOICES, Event
from twistosaur.server.tables.live import LiveTable
from twistosaur.server.tables.registry import Tables
from twistosaur.server.workers.pool import Workers
from twistosaur.server.workers.tasks import step_back

HOUR = 3600.0
FORWARD, BACK, DIE_AFTER_APPEND = signal.SIGUSR1, signal.SIGUSR2, signal.SIGALRM
jumped = [0.0]
dying: list[bool] = []
take_in = LiveTable.take_in


def now() -> float:
    """The time of the day, as this process has it."""
    return time.time() + jumped[0]


def jump(number: int, _frame: Any) -> None:
    jumped[0] += HOUR if number == FORWARD else -HOUR


def doom(_number: int, _frame: Any) -> None:
    dying.append(True)


def fragile(self: LiveTable, event: Event, *, own: bool = True) -> None:
    if dying and own and isinstance(event.what, CHOICES):
        os.kill(os.getpid(), signal.SIGKILL)
    take_in(self, event, own=own)


async def when_needed(_: Workers) -> None:
    """A worker starts with its first thought: a bot's, or the replay of a game that is over."""


if __name__ == "__main__":
    signal.signal(FORWARD, jump)
    signal.signal(BACK, jump)
    signal.signal(DIE_AFTER_APPEND, doom)
    (Tables.__init__.__kwdefaults__ or {})["now"] = now
    LiveTable.take_in = fragile  # type: ignore[method-assign]
    Workers.settle_in = staticmethod(step_back)
    Workers.loaded = when_needed  # type: ignore[assignment, method-assign]
    main()
