"""The leases of this process: which tables' clocks and bots it drives, where several processes share the tables."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

import structlog

from .. import metrics
from ..store.shared import Shared
from .gathering import Gatherer
from .live import LiveTable
from .table import Table

log = structlog.get_logger()

MARGIN = 0.5
"""Seconds before the end of a lease from which its owner does not rely on it."""
GATHER = 0.005
"""Seconds in which tables that nobody drives gather for one question to the database."""
NAMED = 500
"""Tables in one hint at most."""


@dataclass
class Lease:
    """Why this process drives a table, and until when it may rely on that."""

    fence: int
    until: float
    slept: float = 0.0
    """Seconds in which this process did not run; nobody's, if nobody else drove meanwhile."""


class Leases:
    """What this process drives, and what it would like to. A table is driven where its people are: whoever made it and
    has nobody at it leaves it to others who have."""

    def __init__(
        self,
        shared: Shared,
        live: Mapping[str, LiveTable],
        seconds: float,
        clock: Callable[[], float],
        read_on: Callable[[str], None],
    ) -> None:
        self.shared, self.live, self.seconds, self.clock, self._read_on = shared, live, seconds, clock, read_on
        self.held: dict[str, Lease] = {}
        self.retired = False
        """This process goes: it drives nothing any more."""
        self.asking = Gatherer("leases", GATHER, self._take)

    def drives(self, table: Table) -> bool:
        """Does this process drive this table? If nobody does, and somebody should, it asks for it."""
        lease = self.held.get(table.id)
        if lease is not None and self.clock() < lease.until:
            return True
        if table.is_driven and not self.retired:
            self.asking.add(table.id)
        return False

    def fence(self, table: str) -> int:
        """What a driver writes under; 0 is nobody's."""
        lease = self.held.get(table)
        return 0 if lease is None else lease.fence

    def woke(self, live: LiveTable, slept: float) -> bool:
        """This process did not run for a while. True if it still drives this table; else, if nobody else did
        meanwhile, that time is forgiven with the next lease."""
        lease = self.held.get(live.table.id)
        if self.drives(live.table):
            return True
        if lease is not None:
            lease.slept += slept
        return False

    async def retire(self) -> None:
        """The server is about to go: others drive from now on."""
        self.retired = True
        held = list(self.held)
        self.held.clear()
        with contextlib.suppress(Exception):
            await self._give_back(held, "leaving")

    async def _give_back(self, tables: list[str], why: str = "free") -> None:
        await self.shared.release(tables)
        await self.shared.say(why, " ".join(tables[:NAMED]))

    def _wanted(self, tables: Iterable[str]) -> list[str]:
        """Those of these tables that somebody has to drive, and this process rather than another."""
        found = ((table, self.live.get(table)) for table in tables)
        return [table for table, live in found if live is not None and _is_ours(live)]

    async def _take(self, tables: set[str]) -> None:
        """Leases that are to be had. What others have is asked for again with every beat."""
        wanted = self._wanted(tables)
        if not wanted or self.retired:
            return
        asked = self.clock()
        for table, fence in (await self.shared.take(wanted)).items():
            before = self.held.get(table)
            self.held[table] = Lease(fence, asked + self.seconds - MARGIN)
            live = self.live.get(table)
            if live is None:
                continue
            if before is None or before.fence != fence:
                log.debug("drives a table", table=table, fence=fence)
                self._read_on(table)
            elif before.slept:
                live.forgive(before.slept)
            live.look_after()

    async def renew(self) -> None:
        """Keep what is still needed, give back the rest, and ask for what nobody has."""
        needed = set(self._wanted(list(self.live)))
        done = [table for table in self.held if table not in needed]
        for table in done:
            del self.held[table]
        if done:
            await self._give_back(done)
        asked, held = self.clock(), [table for table, lease in self.held.items() if self.clock() < lease.until]
        kept = await self.shared.renew(held) if held else set()
        for table in held:
            if table in kept and (lease := self.held.get(table)) is not None:
                lease.until = asked + self.seconds - MARGIN
            elif self.held.pop(table, None) is not None and (live := self.live.get(table)) is not None:
                log.info("another process drives a table", table=table)
                live.look_after()
        if missing := needed - self.held.keys() | {t for t in self.held if t not in kept}:
            self.asking.add(*missing)
        metrics.DRIVEN.set(len(self.held))


def _is_ours(live: LiveTable) -> bool:
    is_others = live.audiences.elsewhere.stays and not live.audiences.clients
    return live.table.is_driven and not live.closed and not is_others
