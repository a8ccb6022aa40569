"""The other server processes on the same database: what they write is followed, one process drives each table, and
who is where is known to all.

Whatever they say is a hint. The log is the truth, and it is read again whenever a hint may have been missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
import structlog

from ...protocol.errors import Code, Refusal
from ...protocol.messages import ShowClock
from .. import metrics
from ..store.log import Line, StorageError, Store
from ..store.shared import Hint, Shared
from .gathering import RETRY_SECONDS, Gatherer
from .live import LiveTable
from .presence import Elsewhere, Here
from .table import Table

log = structlog.get_logger()

BEATS = 3
"""Times that a process says it lives before it would count as dead."""
MARGIN = 0.5
"""Seconds before the end of a lease from which its owner does not rely on it."""
DEAF_BEATS = 3
"""Beats without hearing its own voice after which a process listens anew."""
GATHER_NEWS, GATHER_HERE = 0.005, 0.05
"""Seconds in which hints gather for one question to the database."""


@dataclass
class Lease:
    """Why this process drives a table, and until when it may rely on that."""

    fence: int
    until: float
    slept: float = 0.0
    """Seconds in which this process did not run; nobody's, if nobody else drove meanwhile."""


class Fellows:
    """This process among those that share its database."""

    def __init__(
        self, store: Store, live: Mapping[str, LiveTable], seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.store, self.live, self.seconds, self.clock = store, live, seconds, clock
        self.shared = Shared(store.engine, store.process, seconds)
        self.others: set[str] = set()
        """The other processes that live."""
        self.is_alone = False
        """No other process was here for a minute: one that is only late for its beat still writes."""
        self.others_say: dict[str, Callable[[Hint], None]] = {}
        """Who is told of hints that are not about tables, by their kinds."""
        self.retired = False
        """This process goes: it drives nothing any more."""
        self._leases: dict[str, Lease] = {}
        self._said: dict[str, str] = {}
        """What this process has told of its tables."""
        self._heard = clock()
        self._lost = asyncio.Event()
        self._driving = Gatherer("leases", GATHER_NEWS, self._take)
        self._telling = Gatherer("telling who is here", GATHER_HERE, self._tell)
        self._looking = Gatherer("looking who is here", GATHER_HERE, self._look)
        self._reading = Gatherer("reading on", GATHER_NEWS, self._read)
        self._asking = Gatherer("asking for what is new", 0.0, self._answer)
        self._asked: dict[str, list[tuple[int, asyncio.Future[list[Line]]]]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.shared.open()
        self._note_others(await self.shared.beat())
        await self.shared.listen(self._hear, self._lost.set)
        for one in self._gatherers:
            one.start()
        self._tasks = [
            asyncio.create_task(self._keep_beating(), name="fellows"),
            asyncio.create_task(self._keep_listening(), name="hints"),
        ]

    @property
    def _gatherers(self) -> tuple[Gatherer, ...]:
        return self._driving, self._telling, self._looking, self._reading, self._asking

    async def retire(self) -> None:
        """The server is about to go: others drive from now on."""
        self.retired = True
        held = list(self._leases)
        self._leases.clear()
        with contextlib.suppress(Exception):
            await self.shared.release(held)
            await self.shared.say("free", " ".join(held[:500]))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for one in self._gatherers:
            one.stop()
        with contextlib.suppress(Exception):
            await self.shared.say_goodbye()
            await self.shared.say("gone", self.store.process)
        await self.shared.close()

    # ---------------------------------------------------------------------------------------- driving

    def drives(self, table: Table) -> bool:
        """Does this process drive this table? If nobody does, and somebody should, it asks for it."""
        lease = self._leases.get(table.id)
        if lease is not None and self.clock() < lease.until:
            return True
        if table.is_driven and not self.retired:
            self._driving.add(table.id)
        return False

    def fence(self, table: str) -> int:
        """What a driver writes under; 0 is nobody's."""
        lease = self._leases.get(table)
        return 0 if lease is None else lease.fence

    async def _take(self, tables: set[str]) -> None:
        """Leases that are to be had. What others have is asked for again with every beat."""
        wanted = [table for table in tables if (live := self.live.get(table)) is not None and live.table.is_driven]
        if not wanted or self.retired:
            return
        asked = self.clock()
        for table, fence in (await self.shared.take(wanted)).items():
            before = self._leases.get(table)
            self._leases[table] = Lease(fence, asked + self.seconds - MARGIN)
            live = self.live.get(table)
            if live is None:
                continue
            if before is None or before.fence != fence:
                log.debug("drives a table", table=table, fence=fence)
            elif before.slept:
                live.forgive(before.slept)
            live.look_after()

    async def _renew(self) -> None:
        """Keep what is still needed, give back the rest, and ask for what nobody has."""
        needed = {table for table, live in self.live.items() if live.table.is_driven and not live.closed}
        done = [table for table in self._leases if table not in needed]
        for table in done:
            del self._leases[table]
        if done:
            await self.shared.release(done)
            await self.shared.say("free", " ".join(done[:500]))
        asked, held = self.clock(), [table for table, lease in self._leases.items() if self.clock() < lease.until]
        kept = await self.shared.renew(held) if held else set()
        for table in held:
            if table in kept and (lease := self._leases.get(table)) is not None:
                lease.until = asked + self.seconds - MARGIN
            elif self._leases.pop(table, None) is not None and (live := self.live.get(table)) is not None:
                log.info("another process drives a table", table=table)
                live.look_after()
        if missing := needed - self._leases.keys() | {t for t in self._leases if t not in kept}:
            self._driving.add(*missing)

    # ---------------------------------------------------------------------------------------- who is here

    def note_here(self, table: str) -> None:
        """Somebody has come to this process or gone from it."""
        self._telling.add(table)

    async def _tell(self, tables: set[str]) -> None:
        news: dict[str, str | None] = {}
        for table in tables:
            body = _here(self.live.get(table))
            if body != self._said.get(table):
                news[table] = body
        if not news:
            return
        await self.shared.tell_here(news)
        for table, body in news.items():
            if body is None:
                self._said.pop(table, None)
            else:
                self._said[table] = body

    async def _look(self, tables: set[str]) -> None:
        here = [table for table in tables if table in self.live]
        found = await self.shared.here(here) if here else {}
        for table in here:
            if (live := self.live.get(table)) is not None:
                live.note_elsewhere(_elsewhere(found.get(table, {})))

    async def look_around(self, *tables: str) -> None:
        """Who is at these tables elsewhere, asked now: before somebody is called gone."""
        await self._look(set(tables))

    async def tell_now(self, table: str) -> None:
        """What this process knows of a table is known to all when this returns."""
        await self._tell({table})

    # ---------------------------------------------------------------------------------------- reading on

    async def arrive(self, live: LiveTable) -> None:
        """A table has just come into memory: what was written meanwhile, who is there, how its clocks stand."""
        await self.look_around(live.table.id)
        await live.refresh()
        if not self.is_alone and live.table.has_clock:
            await self.shared.say("ask", live.table.id)

    async def news(self, table: str, known: int) -> list[Line]:
        """The lines of a table after those that are known. Many are overtaken in one commit: they ask together."""
        answer: asyncio.Future[list[Line]] = asyncio.get_running_loop().create_future()
        self._asked.setdefault(table, []).append((known, answer))
        self._asking.add(table)
        try:
            return await answer
        except StorageError:
            raise Refusal(Code.STORAGE) from None

    async def _answer(self, tables: set[str]) -> None:
        asked = {table: self._asked.pop(table) for table in tables if table in self._asked}
        problem: Exception | None = None
        found: dict[str, list[Line]] = {}
        try:
            found = await self.shared.news({table: min(known for known, _ in some) for table, some in asked.items()})
        except Exception as trouble:
            problem = trouble
        for table, some in asked.items():
            for known, answer in some:
                if answer.done():
                    continue
                if problem is None:
                    answer.set_result([line for line in found.get(table, ()) if line.seq > known])
                else:
                    answer.set_exception(problem)

    async def _read(self, tables: set[str]) -> None:
        known = {table: live.table.seq for table in tables if (live := self.live.get(table)) is not None}
        if not known:
            return
        for table, lines in (await self.shared.news(known)).items():
            if (live := self.live.get(table)) is not None:
                live.take_news(lines)

    def read_everything(self) -> None:
        """Hints may have been missed."""
        self._reading.add(*self.live)
        self._looking.add(*self.live)

    # ---------------------------------------------------------------------------------------- hints

    def say(self, table: str, subject: str, text: str) -> None:
        """What is only worth hearing now, to those who are at this table elsewhere."""
        self.tell("say", msgspec.json.encode([table, subject, text]).decode())

    def keep_promise(self, table: str, name: str) -> None:
        """A ticket was used; `name` is not the ticket itself."""
        self.tell("kept", f"{table} {name}")

    def put_away(self, tables: list[str]) -> None:
        """These tables are archived or deleted."""
        for first in range(0, len(tables), 500):
            self.tell("away", " ".join(tables[first : first + 500]))

    def tell(self, kind: str, text: str) -> None:
        """A hint, if there is anybody to hear it."""

        async def speak() -> None:
            with contextlib.suppress(Exception):  # whoever does not hear it finds out otherwise
                await self.shared.say(kind, text)

        if not self.is_alone:
            self._begin(speak())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    def _hear(self, hint: Hint) -> None:
        if hint.process == self.store.process:
            self._heard = self.clock()
            return
        metrics.HINTS.labels(hint.kind).inc()
        tables = list(self.live) if hint.tables is None else [one for one in hint.tables if one in self.live]
        match hint.kind:
            case "log" if tables:
                self._reading.add(*tables)
            case "here" if tables:
                self._looking.add(*tables)
            case "free" if tables:
                self._driving.add(*tables)
            case "gone":
                self.others.discard(hint.text)
                self.read_everything()
            case "ask" if tables and self.drives(self.live[tables[0]].table):
                self.tell_clock(self.live[tables[0]])
            case "say" | "clock":
                self._hear_words(hint.kind, msgspec.json.decode(hint.text))
            case "kept" if tables and hint.tables is not None:
                self.live[tables[0]].promises.forget(hint.tables[-1])
            case "away":
                for table in tables:
                    self._send_away(self.live[table])
            case kind if kind in self.others_say:
                self.others_say[kind](hint)

    def _hear_words(self, kind: str, said: Any) -> None:
        live = self.live.get(said[0])
        if live is None:
            return
        if kind == "say":
            live.audiences.mention_text(said[1], said[2])
        elif said[1] == live.table.seq and not self.drives(live.table):
            live.clocks.since = self.clock() - float(said[2])
            live.audiences.tell(ShowClock(clock=live.clocks.shown(live.table)))

    def _send_away(self, live: LiveTable) -> None:
        """Another process has put this table away: whoever is here finds out by coming again."""
        live.shut()
        self._begin(live.dismiss(Refusal(Code.BUSY)))

    def tell_clock(self, live: LiveTable) -> None:
        """How long the clocks of a table have run since its last event."""
        if live.table.has_clock:
            since = round(self.clock() - live.clocks.since, 3)
            self.tell("clock", msgspec.json.encode([live.table.id, live.table.seq, since]).decode())

    # ---------------------------------------------------------------------------------------- beating

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(self.seconds / BEATS)
            try:
                await self._beat()
                self.store.note(failing=False)
            except Exception as problem:
                log.warning("the database was not reached", what="beat", exc_info=problem)
                self.store.note(failing=True)

    async def _beat(self) -> None:
        self._note_others(await self.shared.beat())
        await self._renew()
        metrics.PROCESSES.set(len(self.others) + 1)
        metrics.DRIVEN.set(len(self._leases))
        await self.shared.say("beat", "")
        if self.clock() - self._heard > DEAF_BEATS * self.seconds / BEATS:
            log.warning("notifications do not arrive; listening anew")
            self._lost.set()
        if not self.is_alone:  # a hint may have been lost: the log is the truth
            self._reading.add(*(table for table, live in self.live.items() if live.audiences.clients))

    def _note_others(self, found: Mapping[str, bool]) -> None:
        self.is_alone = not found
        alive = {process for process, lives in found.items() if lives}
        if alive != self.others:
            log.info("processes on this database", count=len(alive) + 1)
            self.others = alive
            self._looking.add(*self.live)

    async def _keep_listening(self) -> None:
        while True:
            await self._lost.wait()
            self._lost.clear()
            try:
                await self.shared.listen(self._hear, self._lost.set)
                self._heard = self.clock()
                self._said.clear()
                self._telling.add(*self.live)
                self.read_everything()
            except Exception as problem:
                log.warning("the database was not reached", what="hints", exc_info=problem)
                await asyncio.sleep(RETRY_SECONDS)
                self._lost.set()

    def woke(self, live: LiveTable, slept: float) -> None:
        """This process did not run for a while. Where it still drives, or nobody else did, that time is nobody's."""
        lease = self._leases.get(live.table.id)
        if self.drives(live.table):
            live.forgive(slept)
            self.tell_clock(live)
        elif lease is not None:
            lease.slept += slept
        self._reading.add(live.table.id)


def _here(live: LiveTable | None) -> str | None:
    """What others are told of those who are at a table here; None: nobody is."""
    if live is None or live.closed:
        return None
    here = Here(live.audiences.held(), live.audiences.holding_here(None), live.promises.own)
    return None if here == Here() else msgspec.json.encode(here).decode()


def _elsewhere(found: Mapping[str, str]) -> Elsewhere:
    return Elsewhere.of(msgspec.json.decode(body, type=Here) for body in found.values())
