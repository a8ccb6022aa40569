"""What a table in use is given of the world: time, a store, workers, other processes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from ..store.log import Line, Settle
from .audiences import Client
from .bots import Pace
from .clocks import Time
from .sharing import Fellowship
from .table import Sitter, Table


@dataclass(frozen=True)
class Means:
    """What a table in use needs of the world around it, and no more."""

    time: Time
    append: Callable[..., Awaitable[None]]
    """Write a line of the log durably, and statements that belong to it."""
    read: Callable[[str], Awaitable[Table]]
    """A table as the log has it, when another process has written to it."""
    run: Callable[..., Awaitable[Any]]
    """A function in a worker process."""
    pace: Pace
    finished: Callable[[Table, float], Awaitable[None]]
    """What is done when a game is over, after so many seconds."""
    append_then: Callable[[Line, Settle], None] | None = None
    """The same for a line alone, without waiting: told when it is written, or why not."""
    cannot_store: Callable[[], bool] = lambda: False
    """Is the store failing just now?"""
    notice_sleep: Callable[[], None] = lambda: None
    """Ask whether the server has just slept, before anybody is blamed for the time."""
    came: Callable[[Table, Client], None] = lambda *_: None
    """Somebody has come to a table."""
    fellows: Fellowship | None = None
    """Other processes that share the tables; None: there are none, and nobody else writes."""
    beside: Callable[[str], Awaitable[tuple[dict[int, Sitter], bytes | None]]] | None = None
    """What stands beside a table's log: who sits or sat there, and the hash of the host's token."""
