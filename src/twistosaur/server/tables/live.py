"""A table in use: everything that changes it, in the order validated -> written -> acknowledged -> shown."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import structlog

from ...protocol.errors import Refusal
from ...protocol.messages import ShowClock
from .. import metrics
from ..store.log import Conflict, LogEvent
from .audiences import Stage
from .bots import Bots
from .clocks import Clocks
from .table import Table

if TYPE_CHECKING:
    from .registry import Hall

log = structlog.get_logger()

CHOICES = ("move", "change", "retract")
"""Lines of the log that are a player's."""

SECRET = "change"
"""A line that only its own seat knows of: not even a clock may be rounded differently because of it."""


class Room:
    """One table in memory. Everything that changes it happens under its lock, one line of the log at a time."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.lock = asyncio.Lock()
        self.closed = False
        self.quiet_since = hall.clock()
        self.stage = Stage(self)
        self.clocks = Clocks(self)
        self.bots = Bots(self)
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    # ---------------------------------------------------------------------------------------- writing

    async def write(self, kind: str, seat: int | None = None, body: dict[str, Any] | None = None, *also: Any) -> None:
        """Append a line that has been judged, durably; only then take it in and show it. Called under the lock."""
        table = self.table
        if self.closed:
            raise Refusal("busy", "the server is about to restart; connect again in a moment")
        content = dict(body or {})
        if table.status == "playing" and table.setup.clock.mode != "none" and kind != SECRET:
            content["left"] = [None if left is None else round(left, 3) for left in self.clocks.left()]
        event = LogEvent(table.id, table.seq + 1, self.hall.now(), kind, seat, content)
        try:
            await self.hall.store.append(event, *also)
        except Conflict:
            await self.hall.reload(self)
            raise Refusal("busy", "somebody else was faster; try again") from None
        self.take_in(event)

    def take_in(self, event: LogEvent) -> None:
        """Fold a written line and show what it changed."""
        table, before = self.table, self.table.decision
        table.fold(event)
        chosen = event.kind in CHOICES and table.status == "playing"
        if not chosen:
            self.stage.facts_changed()
        if event.kind != SECRET:
            self.clocks.wind(begins=event.kind == "start")
        self.stage.show(event, quiet=chosen and table.decision == before and table.deciding is not None)
        if table.status == "over" and event.kind == "move":
            self.start_task(self.hall.finish(self))
        self.look_after()

    # ---------------------------------------------------------------------------------------- playing

    async def decide(self, seat: int, decision: int, move: str) -> bool:
        """A person's decision; True if it had been made before. Returns when it is durable and shown."""
        began = time.perf_counter()
        async with self.lock:
            self._check_own(seat)
            kind = self.table.judge(seat, decision, move)
            if kind == "repeat":
                return True
            await self.write(kind, seat, {"move": move})
        metrics.MOVES_BY_PERSON.inc()
        metrics.DECISION_SECONDS.observe(time.perf_counter() - began)
        return False

    async def take_back(self, seat: int, decision: int) -> bool:
        async with self.lock:
            self._check_own(seat)
            if self.table.judge_take_back(seat, decision) == "repeat":
                return True
            await self.write("retract", seat)
        metrics.MOVES_BY_PERSON.inc()
        return False

    def _check_own(self, seat: int) -> None:
        if self.table.seats[seat].away is not None:
            raise Refusal("away", "a bot plays this seat; take it back first")

    async def take_over(self, seat: int, reason: str) -> None:
        """A bot plays for the person of this seat from now on. Called under the lock."""
        metrics.TAKEOVERS.labels(reason).inc()
        log.info("takeover", table=self.table.id, seat=seat, reason=reason)
        await self.write("takeover", seat, {"level": self.table.setup.takeover, "reason": reason})

    async def give_back(self, seat: int) -> None:
        """The person takes the seat back."""
        async with self.lock:
            if self.table.seats[seat].away is None:
                raise Refusal("not-away", "this seat is yours; no bot plays it")
            await self.write("return", seat)

    # ---------------------------------------------------------------------------------------- looking after it

    def look_after(self) -> None:
        """Set the timer for the next thing that time will bring, and let bots think that have to."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.closed or self.hall.stopping or self.table.status != "playing":
            return
        due = self.clocks.next_due()
        if due is not None:
            delay = max(0.0, due.at - self.hall.clock())
            self._timer = asyncio.get_running_loop().call_later(delay, lambda: self.start_task(self._time_is_up()))
        self.bots.wake()

    async def _time_is_up(self) -> None:
        async with self.lock:
            due = self.clocks.next_due()
            while due is not None and due.at <= self.hall.clock() + 0.001 and self.table.status == "playing":
                await self.take_over(due.seat, due.why)
                due = self.clocks.next_due()
        self.look_after()

    # ---------------------------------------------------------------------------------------- leaving memory

    async def pause(self) -> None:
        """The server goes: write down how the clocks stand, and stop everything."""
        async with self.lock:
            if self.table.status == "playing" and self.table.setup.clock.mode != "none":
                await self.write("pause")
            self.shut()
        if self.table.setup.clock.mode != "none":
            self.stage.tell(ShowClock(clock=self.clocks.shown()))

    def asleep(self) -> bool:
        """Nobody is here and nothing is going to happen."""
        return not self.stage.clients and not self.lock.locked() and not self._tasks and self._timer is None

    def shut(self) -> None:
        self.closed = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for task in list(self._tasks):
            if task is not asyncio.current_task():
                task.cancel()

    def start_task(self, work: Any) -> asyncio.Task[None]:
        """Something that goes on beside the table and ends with it."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (problem := task.exception()) is None:
            return
        if isinstance(problem, Refusal):
            log.info("a task of a table was refused", table=self.table.id, code=problem.code)
            return
        metrics.FAULTS.labels("room").inc()
        log.error("a task of a table failed", table=self.table.id, exc_info=problem)
