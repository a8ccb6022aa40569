"""Functions for a worker process, some of which do not survive."""

from __future__ import annotations

import os
from pathlib import Path

from twistosaur.server.workers.tasks import BotError, Thought


def die_once(mark: str) -> int:
    """Dies when it is called for the first time."""
    path = Path(mark)
    if not path.exists():
        path.touch()
        os._exit(1)
    return 5


def refuse() -> None:
    raise ValueError("no")


def five() -> int:
    return 5


MOVE = "a move"


def think_or_die(_game: str, _hidden: bytes, _seat: int, level: str, _seconds: float, _key: int) -> Thought:
    """The bot `hard` takes its process with it; every other one moves."""
    if level == "hard":
        os._exit(1)
    return Thought(MOVE, 0.0)


def fail_as_bot() -> None:
    raise BotError("hard", "here")
