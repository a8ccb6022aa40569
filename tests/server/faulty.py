"""A server whose clock jumps when it is told to: SIGUSR1 an hour forward, SIGUSR2 an hour back.

It starts faster than others: its workers load what they need when they need it.

python -m tests.server.faulty serve --port 0
"""

from __future__ import annotations

import signal
import time
from typing import Any

from twistosaur.cli import main
from twistosaur.server.tables.registry import Tables

HOUR = 3600.0
jumped = [0.0]


def now() -> float:
    """The time of the day, as this process has it."""
    return time.time() + jumped[0]


def jump(number: int, _frame: Any) -> None:
    jumped[0] += HOUR if number == signal.SIGUSR1 else -HOUR


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, jump)
    signal.signal(signal.SIGUSR2, jump)
    (Tables.__init__.__kwdefaults__ or {})["now"] = now
    main()
