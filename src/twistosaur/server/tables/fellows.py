"""The other server processes on the same database: what they write is followed, one process drives each table, and
who is where is known to all.

Whatever they say is a hint. The log is the truth, and it is read again whenever a hint may have been missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from typing import Any

import msgspec
import structlog

from ...protocol.errors import Code, Refusal
from ...protocol.messages import ShowClock
from .. import metrics
from ..store.log import Line, StorageError, Store
from ..store.patience import patiently
from ..store.shared import Hint, Shared, SignOfLife
from .company import Company
from .gathering import RETRY_SECONDS, Gatherer
from .leases import Leases
from .live import LiveTable
from .presence import Elsewhere, Here
from .table import Table

log = structlog.get_logger()

BEATS = 3
"""Times that a process says it lives before it would count as dead."""
DEAF_BEATS = 3
"""Beats without hearing its own voice after which a process listens anew."""
GATHER_NEWS, GATHER_HERE = 0.005, 0.05
"""Seconds in which hints gather for one question to the database."""


class Fellows:
    """This process among those that share its database."""

    def __init__(
        self, store: Store, live: Mapping[str, LiveTable], seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.store, self.live, self.seconds, self.clock = store, live, seconds, clock
        self.shared = Shared(store.engine, store.process, seconds)
        self.company = Company(clock)
        self.others_say: dict[str, Callable[[Hint], None]] = {}
        """Who is told of hints that are not about tables, by their kinds."""
        self._reading = Gatherer("reading on", GATHER_NEWS, self._read)
        self.leases = Leases(self.shared, live, seconds, clock, self._reading.add)
        self._leaving: set[str] = set()
        """Processes that are about to go: they drive nothing any more."""
        self._said: dict[str, str] = {}
        """What this process has told of its tables."""
        self._heard = clock()
        self._lost = asyncio.Event()
        self._telling = Gatherer("telling who is here", GATHER_HERE, self._tell)
        self._looking = Gatherer("looking who is here", GATHER_HERE, self._look)
        self._asking = Gatherer("asking for what is new", 0.0, self._answer)
        self._asked: dict[str, list[tuple[int, asyncio.Future[list[Line]]]]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def others(self) -> frozenset[str]:
        """The other processes that live."""
        return self.company.alive

    @property
    def is_alone(self) -> bool:
        """No other process was here for a minute."""
        return self.company.is_alone

    async def start(self) -> None:
        await patiently(self.shared.open)
        await patiently(lambda: self.shared.listen(self._hear, self._lost.set))
        await patiently(self._meet)
        for one in self._gatherers:
            one.start()
        self._tasks = [
            asyncio.create_task(self._keep_beating(), name="fellows"),
            asyncio.create_task(self._keep_listening(), name="hints"),
        ]

    async def _meet(self) -> None:
        """Of two that start at the same time each finds the other here, or hears of it: whoever thinks that it is alone
        does not read on before it answers."""
        self._note_others((await self.shared.beat())[0])
        await self.shared.say("beat", "")

    @property
    def _gatherers(self) -> tuple[Gatherer, ...]:
        return self.leases.asking, self._telling, self._looking, self._reading, self._asking

    async def retire(self) -> None:
        """The server is about to go: others drive from now on."""
        await self.leases.retire()

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
        return self.leases.drives(table)

    def fence(self, table: str) -> int:
        """What a driver writes under; 0 is nobody's."""
        return self.leases.fence(table)

    def woke(self, live: LiveTable, slept: float) -> None:
        """This process did not run for a while. Where it still drives, or nobody else did, that time is nobody's."""
        if self.leases.woke(live, slept):
            live.forgive(slept)
            self.tell_clock(live)
        self._reading.add(live.table.id)

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
                live.note_elsewhere(_elsewhere(found.get(table, {}), self._leaving))

    def _tell_anew(self) -> None:
        """What was told of those who are here may have been lost."""
        self._said.clear()
        self._telling.add(*self.live)

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

    def _follows(self, table: str) -> bool:
        """Does anything here depend on knowing at once what others write? Whoever comes to a table reads on first."""
        return bool(self.live[table].audiences.clients) or table in self.leases.held

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
        self.company.meet(hint.process)
        metrics.HINTS.labels(hint.kind).inc()
        tables = list(self.live) if hint.tables is None else [one for one in hint.tables if one in self.live]
        match hint.kind:
            case "log":
                self._reading.add(*filter(self._follows, tables))
            case "here" if tables:
                self._looking.add(*tables)
            case "free" if tables:
                self.leases.asking.add(*tables)
            case "leaving":
                self._leaving.add(hint.process)
                self._take_from(tables)
            case "gone":
                self.company.forget(hint.text)
                self._leaving.discard(hint.text)
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

    def _take_from(self, tables: list[str]) -> None:
        """Whoever has driven these tables goes, and with it those who are there; they come again in a moment."""
        for table in tables:
            audiences = self.live[table].audiences
            audiences.elsewhere = replace(audiences.elsewhere, stays=False)
        self.leases.asking.add(*tables)

    def _hear_words(self, kind: str, said: Any) -> None:
        live = self.live.get(said[0])
        if live is None:
            return
        if kind == "say":
            live.audiences.mention_text(said[1], said[2].encode())
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
        others, was_forgotten = await self.shared.beat()
        self._note_others(others)
        if was_forgotten:  # it slept for long, or the database's clock was set
            self._tell_anew()
        if dead := self.company.dead():
            await self.shared.bury(dead)
        await self.leases.renew()
        metrics.PROCESSES.set(len(self.others) + 1)
        await self.shared.say("beat", "")
        if self.clock() - self._heard > DEAF_BEATS * self.seconds / BEATS:
            log.warning("notifications do not arrive; listening anew")
            self._lost.set()
        if not self.is_alone:  # a hint may have been lost: the log is the truth
            self._reading.add(*filter(self._follows, self.live))

    def _note_others(self, found: Mapping[str, SignOfLife]) -> None:
        before = self.others
        self.company.hear(found)
        if self.others != before:
            log.info("processes on this database", count=len(self.others) + 1)
            self._leaving &= self.others
            self._looking.add(*self.live)

    async def _keep_listening(self) -> None:
        while True:
            await self._lost.wait()
            self._lost.clear()
            try:
                await self.shared.listen(self._hear, self._lost.set)
                self._heard = self.clock()
                self._tell_anew()
                self.read_everything()
            except Exception as problem:
                log.warning("the database was not reached", what="hints", exc_info=problem)
                await asyncio.sleep(RETRY_SECONDS)
                self._lost.set()


def _here(live: LiveTable | None) -> str | None:
    """What others are told of those who are at a table here; None: nobody is."""
    if live is None or live.closed:
        return None
    here = Here(live.audiences.held(), live.audiences.holding_here(None), live.promises.own)
    return None if here == Here() else msgspec.json.encode(here).decode()


def _elsewhere(found: Mapping[str, str], leaving: set[str]) -> Elsewhere:
    return Elsewhere.of({name: msgspec.json.decode(body, type=Here) for name, body in found.items()}, leaving)
