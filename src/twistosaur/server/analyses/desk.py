"""The analyses of a server: who has asked for which, in which order they are made, and who still waits.

asked -> waiting -> running -> done, and in the store; failed; or cancelled, by hand or because nobody waited any more
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections.abc import Awaitable, Callable

import structlog

from ...protocol.analysis import AnalysisJob, Status, Trouble
from ...protocol.errors import Code, Refusal
from ...protocol.messages import Analysing, encode
from .. import metrics
from ..logs import where
from ..settings import Settings
from ..tables.audiences import Client
from ..tables.registry import Tables
from ..tables.table import Table
from . import shelf
from .analyst import Analyst, AnalystFault, AnalystLost, CannotAnalyse
from .asked import Asked
from .jobs import Job
from .others import Others

log = structlog.get_logger()

REST_SECONDS = 60.0
"""A process that has had nothing to do for so long ends."""
BEAT_SECONDS = 1.0
"""How often it is asked who still waits."""
TRIES = 2
MOST_REMEMBERED = 100
"""Jobs that have ended and are still known."""


class Analyses:
    """The jobs of one server process, by their names."""

    def __init__(self, settings: Settings, tables: Tables, *, clock: Callable[[], float] = time.monotonic) -> None:
        self.settings, self.tables, self.clock = settings, tables, clock
        self.jobs: dict[str, Job] = {}
        self.analysts = [Analyst(("idle",) if settings.analyses_idle else ()) for _ in range(settings.analyses_at_once)]
        self._others = Others(tables, self._is_waited_for, self._is_left)
        self._numbers = itertools.count()
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tables.when_somebody_comes = self._greet
        self._others.start()
        self._tasks = [
            asyncio.create_task(self._serve(one), name=f"analyses {k}") for k, one in enumerate(self.analysts)
        ]
        self._tasks.append(asyncio.create_task(self._keep_beating(), name="who waits for analyses"))

    async def stop(self) -> None:
        """The server goes: what is not finished is asked for again, and whoever asks finds nothing in its way."""
        going = [*self._tasks, *(job.work for job in self.jobs.values() if job.work is not None)]
        for task in going:
            task.cancel()
        for analyst in self.analysts:
            await analyst.end()
        await asyncio.gather(*going, return_exceptions=True)

    # ---------------------------------------------------------------------------------------- asking

    async def ask(self, asked: Asked, table: str | None, address: str, admit: Callable[[], Awaitable[None]]) -> Job:
        """The job that answers this: one that is there already, a stored one, or a new one. `admit` is asked last, so
        that only what costs something is counted."""
        job = await self._known(asked.id)
        if job is None:
            self._check_room(of_table=table is not None)
            await admit()
            job = await self._known(asked.id)  # somebody may have been quicker meanwhile
        if job is None:
            self._check_room(of_table=table is not None)
            job = Job(asked.id, asked, table, owner=address)
            self._enqueue(job)
            log.info("analysis asked for", job=job.id, table=table, game=asked.game, budget=asked.budget)
        if job.table is None and table is not None:
            job.table, job.turn = table, (0, *job.turn[1:])
        self._note(job, address)
        return job

    def _note(self, job: Job, address: str) -> None:
        """Somebody waits for this, here or at the process that makes it."""
        if job.elsewhere is None:
            job.note(address, self.clock())
        else:
            self._others.wait(job.id, address)

    async def _known(self, name: str) -> Job | None:
        """A job that need not be begun: it is under way, or its result is there."""
        job = self.jobs.get(name)
        if job is not None and (job.is_open or (job.status == "done" and job.packed is not None)):
            return job
        return self._made_elsewhere(name) or await self._stored(name)

    def _made_elsewhere(self, name: str) -> Job | None:
        shown = self._others.find(name)
        return None if shown is None else Job(name, None, shown.table, shown.status, elsewhere=shown)

    async def _stored(self, name: str) -> Job | None:
        row = await shelf.find(self.tables.store, name, self.tables.time.now())
        return None if row is None else Job(name, None, row.table_id, "done", done=1.0, packed=row.body)

    def _check_room(self, *, of_table: bool) -> None:
        """Tables have a queue that nobody fills by sending records in."""
        if not self.analysts:
            raise Refusal(Code.NO_ANALYSIS, "this server makes no analyses")
        if sum((job.table is not None) == of_table for job in self._line()) >= self.settings.analyses_waiting:
            metrics.LIMITED.labels("analyses waiting").inc()
            raise Refusal(Code.CROWDED)

    async def find(self, name: str, address: str) -> Job:
        """A job by its name, for somebody who waits for it; one that was stopped because nobody did goes on."""
        job = self.jobs.get(name)
        if job is None or (job.status == "done" and job.packed is None):
            job = self._made_elsewhere(name) or await self._stored(name)
        if job is None:
            raise Refusal(Code.NOT_FOUND, "there is no such analysis; ask for it again")
        self._note(job, address)
        self._revive(job)
        return job

    def _revive(self, job: Job) -> None:
        if job.abandoned and job.asked is not None:
            self._check_room(of_table=job.table is not None)
            self._enqueue(job)

    def leave(self, name: str, address: str) -> None:
        """Somebody does not wait any more; if nobody else does, it ends now."""
        job = self.jobs.get(name)
        if job is None:
            self._others.leave(name, address)
        elif job.is_open:
            job.waiting.pop(address, None)
            if not self._is_wanted(job):
                self._abandon(job)

    def cancel(self, name: str) -> None:
        """For everybody who waits: somebody who sat at its table wants it to end."""
        job = self.jobs.get(name)
        if job is None:
            self._others.leave(name, None)
        elif job.is_open:
            self._end(job, "cancelled")

    def under_way(self, name: str) -> Job | None:
        """A job that was begun, here or at another process."""
        return self.jobs.get(name) or self._made_elsewhere(name)

    def _is_waited_for(self, name: str, by: str) -> None:
        """At another process somebody waits for a job of this one."""
        if (job := self.jobs.get(name)) is not None:
            job.note(by, self.clock())

    def _is_left(self, name: str, by: str | None) -> None:
        """At another process somebody waits no longer; None: somebody there wants it to end for all."""
        if name in self.jobs:
            self.cancel(name) if by is None else self.leave(name, by)

    def shown(self, job: Job) -> AnalysisJob:
        if job.elsewhere is not None:
            return job.elsewhere
        line = self._line()
        return job.shown(line.index(job) + 1 if job in line else None)

    # ---------------------------------------------------------------------------------------- the queue

    def _line(self) -> list[Job]:
        """Those who wait, the next one first."""
        return sorted((job for job in self.jobs.values() if job.status == "waiting"), key=lambda job: job.turn)

    def _enqueue(self, job: Job) -> None:
        """Addresses take turns, as they do with hints; what a table waits for goes before what was sent in."""
        before = sum(one.is_open and one.owner == job.owner for one in self.jobs.values() if one is not job)
        job.begin_again()
        job.turn = (int(job.table is None), before, next(self._numbers))
        self.jobs.pop(job.id, None)
        self.jobs[job.id] = job
        self._forget_old()
        self._count()
        self._wake.set()

    def _forget_old(self) -> None:
        ended = [job for job in self.jobs.values() if not job.is_open]
        for job in ended[: max(0, len(ended) - MOST_REMEMBERED)]:
            del self.jobs[job.id]

    def _count(self) -> None:
        for status in ("waiting", "running"):
            metrics.ANALYSES_OPEN.labels(status).set(sum(job.status == status for job in self.jobs.values()))

    async def _serve(self, analyst: Analyst) -> None:
        """One analysis after the other."""
        while True:
            self._wake.clear()
            job = next(iter(self._line()), None)
            if job is not None:
                await self._make_safely(analyst, job)
                continue
            try:
                async with asyncio.timeout(REST_SECONDS):
                    await self._wake.wait()
            except TimeoutError:
                await analyst.end()

    async def _make_safely(self, analyst: Analyst, job: Job) -> None:
        """Whatever happens to one analysis, the next one is made."""
        try:
            await self._make(analyst, job)
        except Exception as problem:
            self._blame(job, where(problem))

    async def _make(self, analyst: Analyst, job: Job) -> None:
        assert job.asked is not None
        job.status, began = "running", time.monotonic()
        self._count()
        self._tell(job)
        work = job.work = asyncio.create_task(analyst.analyse(job.asked, *self._listeners(job)))
        finished, _ = await asyncio.wait({work}, timeout=self.settings.analyses_seconds)
        if not finished:
            self._fail(job, Trouble(code=Code.NO_ANALYSIS, message="the analysis took too long"))
            await asyncio.wait({work})
        elif not work.cancelled():  # whoever has cancelled it has said so
            await self._take(job, work, time.monotonic() - began)
        if job.work is work:
            job.work = None

    async def _take(self, job: Job, work: asyncio.Task[bytes], seconds: float) -> None:
        """What came of it."""
        match work.exception():
            case None:
                await self._finish(job, work.result(), seconds)
            case _ if job.status != "running":  # it was cancelled while it failed
                pass
            case AnalystLost():
                self._lost(job)
            case CannotAnalyse() as problem:
                self._fail(job, Trouble(code=Code.RECORD, message=str(problem)))
            case AnalystFault() as problem:
                self._blame(job, str(problem))
            case problem:
                self._blame(job, where(problem))

    def _listeners(self, job: Job) -> tuple[Callable[[float, float | None], None], Callable[[bytes], None]]:
        def told(done: float, left: float | None) -> None:
            job.done, job.seconds_left = done, left
            self._tell(job)

        def known(packed: bytes) -> None:
            job.packed = packed

        return told, known

    async def _finish(self, job: Job, packed: bytes, seconds: float) -> None:
        assert job.asked is not None
        metrics.ANALYSIS_SECONDS.labels(job.asked.game).observe(seconds)
        log.info("analysis done", job=job.id, table=job.table, game=job.asked.game, seconds=round(seconds, 2))
        job.packed, job.done, job.seconds_left = packed, 1.0, 0.0
        try:
            await shelf.keep(self.tables.store, job, packed, seconds, self.tables.time.now())
            job.packed = None  # the store has it
        except OSError as problem:
            log.error("an analysis could not be stored", job=job.id, exc_info=problem)
        self._end(job, "done")

    def _lost(self, job: Job) -> None:
        """The process died over it: once is bad luck, and it is tried again."""
        metrics.WORKERS_LOST.inc()
        job.losses += 1
        log.warning("analyst lost", job=job.id, attempt=job.losses)
        if job.losses >= TRIES:
            self._fail(job, Trouble(code=Code.NO_ANALYSIS, message="the analysis was lost twice"))
            return
        job.begin_again()
        self._tell(job)

    def _blame(self, job: Job, place: str) -> None:
        """A mistake of ours, and where it is."""
        metrics.FAULTS.labels("analysis").inc()
        log.error("an analysis failed", job=job.id, exception=place)
        self._fail(job, Trouble(code=Code.FAULT, message=Code.FAULT.sentence))

    def _fail(self, job: Job, trouble: Trouble) -> None:
        job.trouble = trouble
        self._end(job, "failed")

    def _end(self, job: Job, status: Status) -> None:
        job.status, job.abandoned = status, False
        if status != "done":
            job.packed = job.seconds_left = None
        if job.work is not None and not job.work.done():
            job.work.cancel()
        metrics.ANALYSES.labels(status).inc()
        self._count()
        self._tell(job)

    # ---------------------------------------------------------------------------------------- who waits

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self._others.beat(self.clock())
            for job in [job for job in self.jobs.values() if job.is_open]:
                if self._is_wanted(job):
                    if job.status == "waiting":
                        self._tell(job)
                else:
                    self._abandon(job)

    def _is_wanted(self, job: Job) -> bool:
        """Does anybody wait for it: a socket at its table, or whoever asked how far it is a moment ago?"""
        live = self.tables.live.get(job.table or "")
        if live is not None and live.audiences.is_watched:
            return True
        return job.is_polled(self.clock() - self.settings.analyses_patience)

    def _abandon(self, job: Job) -> None:
        log.info("nobody waits for an analysis", job=job.id, table=job.table)
        self._end(job, "cancelled")
        job.abandoned = True

    def _greet(self, table: Table, client: Client) -> None:
        """Somebody comes to a table: what it waits for is told, and the last that nobody waited for goes on."""
        here = [job for job in self.jobs.values() if job.table == table.id]
        for job in [job for job in here if job.abandoned][-1:]:
            with contextlib.suppress(Refusal):
                self._revive(job)
        for job in [job for job in here if job.is_open]:
            client.mention(f"analysis {job.id}", encode(Analysing(job=self.shown(job))))

    def _tell(self, job: Job) -> None:
        """Those at its table hear how far it is, if that is news."""
        live, now = self.tables.live.get(job.table or ""), self.shown(job)
        if now == job.told:
            return
        job.told = now
        self._others.tell(now)
        if live is not None:
            live.audiences.mention(f"analysis {job.id}", Analysing(job=now))
