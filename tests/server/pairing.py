"""Two servers on one database, which know of each other: what tests of several processes share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tests.server.scene import TABLE
from tests.server.theatre import Theatre
from twistosaur.protocol import messages as m
from twistosaur.server.tables.fellows import Fellows
from twistosaur.server.tables.live import LiveTable

SECONDS = 2.0
"""How long their leases last."""


def fellows(theatre: Theatre) -> Fellows:
    assert theatre.tables.fellows is not None
    return theatre.tables.fellows


async def until(condition: Callable[[], Any], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


async def both(one: Theatre, other: Theatre, *scene: Any) -> tuple[LiveTable, LiveTable]:
    """The same table in the memory of both."""
    first = await one.raise_curtain(*scene)
    return first, await other.tables.find(TABLE)


def decide(live: LiveTable, seat: int, n: int = 1) -> m.Decide:
    assert live.table.game is not None
    return m.Decide(n=n, decision=live.table.decision, move=live.table.game.legal(seat)[0])


def end_abruptly(theatre: Theatre) -> None:
    """As kill -9 leaves it: no goodbye, nothing given back; its sockets hear nothing any more."""
    own = fellows(theatre)
    for task in own._tasks:
        task.cancel()
    for gatherer in own._gatherers:
        gatherer.stop()
    own.shared.stop_listening()
    for live in theatre.tables.live.values():
        live.shut()
