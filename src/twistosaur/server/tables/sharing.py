"""What a table needs of other processes that share it, and what is done when one of them was faster, or nothing can be
written."""

from __future__ import annotations

import functools
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, Protocol, TypeVar

import structlog

from ...protocol.errors import Code, Refusal
from .. import metrics
from ..store.log import Line
from .table import Table

log = structlog.get_logger()

TRIES = 8
"""How often something is judged because other processes were faster."""

P = ParamSpec("P")
T = TypeVar("T")


class Overtaken(Refusal):
    """Another process was faster. The table has been read on: whoever judges anew may find that all is well."""

    def __init__(self) -> None:
        super().__init__(Code.BUSY)


def judged_again(act: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Do it again from the beginning when another process was faster."""

    @functools.wraps(act)
    async def until_done(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            try:
                return await act(*args, **kwargs)
            except Overtaken:
                metrics.OVERTAKEN.inc()
        return await act(*args, **kwargs)

    return until_done


def not_written(table: Table, problem: Exception) -> Refusal:
    """An event could not be written: what whoever caused it is told."""
    metrics.FAULTS.labels("store").inc()
    log.error("an event could not be written", table=table.id, exc_info=problem)
    return Refusal(Code.STORAGE)


class Fellowship(Protocol):
    """Other processes that share the tables, as a table sees them (`fellows`)."""

    @property
    def is_alone(self) -> bool:
        """There are no others."""

    def drives(self, table: Table) -> bool:
        """Does this process drive the clock and the bots of this table? If nobody does, it asks for it."""

    def fence(self, table: str) -> int:
        """The number of the lease under which a driver writes."""

    def note_here(self, table: str) -> None:
        """Somebody has come to a table in this process, or gone."""

    def say(self, table: str, subject: str, text: str) -> None:
        """To those who are at this table elsewhere."""

    def keep_promise(self, table: str, name: str) -> None:
        """A ticket was used."""

    async def news(self, table: str, known: int) -> list[Line]:
        """The lines of a table after those that are known."""

    async def look_around(self, *tables: str) -> None:
        """Find out who is at these tables elsewhere."""
