"""A server that dies by its own hand between a durable append and its acknowledgement, now and then.

It starts faster than others: no bot plays at its tables, so its workers start when they are needed.

python -m tests.server.fragile serve --port 0        (FRAGILE_AFTER: which append is the last)
"""

from __future__ import annotations

import itertools
import os
import signal

from twistosaur.cli import main
from twistosaur.server.tables.events import CHOICES, Event
from twistosaur.server.tables.live import LiveTable
from twistosaur.server.workers.pool import Workers
from twistosaur.server.workers.tasks import step_back

last = int(os.environ.get("FRAGILE_AFTER", "0"))
count = itertools.count(1)
take_in = LiveTable.take_in


def fragile(self: LiveTable, event: Event, *, own: bool = True) -> None:
    if last and isinstance(event.what, CHOICES) and next(count) >= last:
        os.kill(os.getpid(), signal.SIGKILL)
    take_in(self, event, own=own)


async def when_needed(_: Workers) -> None:
    """A worker starts with its first thought: the replay of a game that is over."""


if __name__ == "__main__":
    LiveTable.take_in = fragile  # type: ignore[method-assign]
    Workers.settle_in = staticmethod(step_back)
    Workers.loaded = when_needed  # type: ignore[assignment, method-assign]
    main()
