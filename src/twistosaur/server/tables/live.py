"""A table in use: everything that changes it, in the order judged -> written -> taken in -> shown -> acknowledged."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, TypeVar

import structlog
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from ...protocol.errors import Code, Refusal
from ...protocol.messages import Message, Notice, ShowClock, Storage, encode
from .. import metrics
from ..store.log import Conflict, Line, StorageError
from . import events, judge
from .audiences import Audiences, Client
from .bots import Bots, Turn
from .clocks import Clocks
from .events import AnyHappening, Change, Event, Leave, Move, NewToken, Pause, Return, TakeOver, TakeoverReason
from .fold import fold
from .means import Means
from .presence import Elsewhere, Promises
from .sharing import Overtaken, judged_again, not_written
from .table import Table

log = structlog.get_logger()

T = TypeVar("T")

RETRY_SECONDS = 1.0
"""After something failed (a full disk, say): how long until the table tries to go on by itself."""
LATER_SECONDS = 5.0
"""A game has ended at another process: how long until this one sees to it that everything was kept, should that process
have died over it."""


class LiveTable:
    """One table in memory. Everything that changes it happens under its lock, one event at a time."""

    def __init__(self, means: Means, table: Table) -> None:
        self.means = means
        self.table = table
        self.lock = asyncio.Lock()
        self.closed = False
        self.quiet_since = means.time.clock()
        self.audiences = Audiences()
        self.clocks = Clocks(means.time, table)
        self.bots = Bots(means.pace, means.time.clock, means.run, self._publish)
        self._timer: asyncio.TimerHandle | None = None
        self.promises = Promises(means.time.now)
        """Seats that are kept for those who are on their way."""
        self._presence_due = False
        """Who is here is about to be told."""
        self._tasks: set[asyncio.Task[Any]] = set()

    # ---------------------------------------------------------------------------------------- writing

    async def write(self, what: AnyHappening, seat: int | None = None, *also: Any) -> None:
        """Append what has been judged, durably; only then take it in and show it. Called under the lock."""
        if self.closed:
            raise Refusal(Code.BUSY, "the server is about to restart; connect again in a moment")
        event = self.next_event(what, seat)
        try:
            await self.means.append(events.stored(event, self.fence(what)), *also)
        except Conflict:
            await self.read_on()
            raise Overtaken from None
        except IntegrityError:  # of what belongs to it: whoever asked knows what it means
            raise
        except Exception as problem:
            raise not_written(self.table, problem) from None
        self.take_in(event)

    def next_event(self, what: AnyHappening, seat: int | None) -> Event:
        """What has been judged as the next line of the log."""
        table = self.table
        if (left := self.clocks.to_write(table, what.audience)) is not None:
            what = replace(what, left=left)
        return Event(table.id, table.seq + 1, self.means.time.now(), what, seat)

    def fence(self, what: AnyHappening) -> int | None:
        """The number of the lease under which a driver writes; None for what people do."""
        if self.means.fellows is None or not events.is_drivers(what):
            return None
        return self.means.fellows.fence(self.table.id)

    def take_in(self, event: Event, *, own: bool = True) -> None:
        """Fold a written event and show what it changed."""
        fold(self.table, event)
        self.clocks.take_in(event)
        if isinstance(event.what, (Change, Move)) and getattr(event.what, "by", None) is None:
            self.bots.person_chose = self.means.time.clock()
        self.audiences.show(self.table, event, self.clocks.shown(self.table))
        if self.table.status == "over" and isinstance(event.what, Move):
            self.start_task(self.means.finished(self.table, 0.0 if own else LATER_SECONDS))
        self.look_after()

    # ---------------------------------------------------------------------------------------- other processes

    async def refresh(self) -> None:
        """Read on, so that all is known which was written before this was called."""
        async with self.lock:
            await self.read_on()

    async def read_on(self) -> None:
        """Take in what other processes have written. Called under the lock."""
        if self.means.fellows is None:
            self.table = await self.means.read(self.table.id)
            self.audiences.start_over(self.table, self.clocks.shown(self.table))
        else:
            await self._follow(await self.means.fellows.news(self.table.id, self.table.seq))

    def take_news(self, lines: list[Line]) -> None:
        """Lines that another process has written, after those that were known when they were asked for."""
        if not self.closed and lines[-1].seq > self.table.seq:
            self.start_task(self._take_news(lines))

    async def _take_news(self, lines: list[Line]) -> None:
        async with self.lock:
            await self._follow(lines)

    async def _follow(self, lines: list[Line]) -> None:
        new = [events.read(line) for line in lines if line.seq > self.table.seq]
        if self.means.beside is not None and any(event.what.kind in events.BESIDE for event in new):
            self.table.sitters, self.table.host_hash = await self.means.beside(self.table.id)
        for event in new:
            self.take_in(event, own=False)
            if isinstance(event.what, (Leave, NewToken)):
                self.expel(event.own)

    def note_elsewhere(self, elsewhere: Elsewhere) -> None:
        """What other processes tell of those who are at this table there."""
        self.promises.hear(elsewhere.promised)
        if elsewhere != self.audiences.elsewhere:
            self.audiences.elsewhere = elsewhere
            self._presence_has_changed()

    # ---------------------------------------------------------------------------------------- playing

    @judged_again
    async def decide(self, seat: int, decision: int, move: str) -> bool:
        """A person's decision; True if it had been made before. Returns when it is durable and shown."""
        began = time.perf_counter()
        async with self.lock:
            what = await self._judged(seat, lambda: judge.decide(self.table, seat, decision, move))
            if what is None:
                return True
            await self.write(what, seat)
        metrics.MOVES_BY_PERSON.inc()
        metrics.DECISION_SECONDS.observe(time.perf_counter() - began)
        return False

    @judged_again
    async def take_back(self, seat: int, decision: int) -> bool:
        async with self.lock:
            what = await self._judged(seat, lambda: judge.take_back(self.table, seat, decision))
            if what is None:
                return True
            await self.write(what, seat)
        metrics.MOVES_BY_PERSON.inc()
        return False

    @judged_again
    async def undo(self, seat: int, decision: int) -> None:
        """A person takes the own last turn back."""
        async with self.lock:
            what = await self._judged(seat, lambda: judge.undo(self.table, seat, decision))
            await self.write(what, seat)
        metrics.MOVES_BY_PERSON.inc()

    async def _judged(self, seat: int, judging: Callable[[], T]) -> T:
        """What a person's wish amounts to. Before it is refused, what other processes have written is read: whoever
        asks may know more of the table than this process."""
        try:
            self.check_own(seat)
            return judging()
        except Refusal:
            if not self.may_be_behind:
                raise
        await self.read_on()
        self.check_own(seat)
        return judging()

    @property
    def may_be_behind(self) -> bool:
        """May other processes have written what this one has not read yet?"""
        return self.means.fellows is not None and not self.means.fellows.is_alone

    def check_own(self, seat: int) -> None:
        """Refused to a person for whom a bot plays."""
        if self.table.seats[seat].away is not None:
            raise Refusal(Code.AWAY)

    async def take_over(self, seat: int, reason: TakeoverReason) -> None:
        """A bot plays for the person of this seat from now on. Called under the lock."""
        metrics.TAKEOVERS.labels(reason).inc()
        log.info("takeover", table=self.table.id, seat=seat, reason=reason)
        await self.write(TakeOver(level=self.table.setup.takeover, reason=reason), seat)

    @judged_again
    async def give_back(self, seat: int) -> None:
        """The person takes the seat back."""
        async with self.lock:
            if self.table.seats[seat].away is None:
                raise Refusal(Code.NOT_AWAY)
            await self.write(Return(), seat)

    @judged_again
    async def _publish(self, turn: Turn, move: str) -> None:
        """The move of a bot, if it is still asked for."""
        async with self.lock:
            table = self.table
            is_open = table.decision == turn.decision and turn.seat in table.acting
            is_bots = table.seats[turn.seat].bot is not None and not table.is_waited_for(turn.seat)
            if is_open and is_bots and not self.closed and self.is_driver:
                metrics.MOVES_BY_BOT.inc()
                await self.write(Move(move=move, by="bot"), turn.seat)

    # ---------------------------------------------------------------------------------------- coming and going

    def enter(self, client: Client) -> None:
        self.audiences.add(client)
        if self.means.cannot_store():
            client.mention("storage", encode(Storage(failing=True)))
        self.means.came(self.table, client)
        self.note_presence()

    def leave(self, client: Client) -> None:
        self.audiences.remove(client)
        if not self.audiences.clients:
            self.quiet_since = self.means.time.clock()
        self.note_presence()

    def switch(self, client: Client, seat: int | None) -> None:
        """Hot-seat: from now on this socket shows another seat, or what a spectator sees."""
        client.seat = seat
        self.audiences.regroup()
        if seat is not None and seat not in client.held:
            client.held.add(seat)
            self.note_presence()

    def expel(self, seat: int) -> None:
        """The seat's token is worth nothing any more: its sockets only watch."""
        self.audiences.expel(self.table, self.clocks.shown(self.table), seat)
        self.note_presence()

    def catch_up(self, client: Client, version: int | None) -> None:
        """Send a socket what is missing after a version."""
        self.audiences.catch_up(self.table, self.clocks.shown(self.table), client, version)

    def note_presence(self) -> None:
        """Who is here has changed: the time of those who are not counts from now. However many come and go in one turn
        of the loop, it is told once."""
        if self.means.fellows is not None:
            self.means.fellows.note_here(self.table.id)
        self._presence_has_changed()

    def _presence_has_changed(self) -> None:
        self.clocks.note_presence(self.table, self.audiences.here(self.table))
        if not self._presence_due:
            self._presence_due = True
            asyncio.get_running_loop().call_soon(self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_due = False
        self.audiences.mention("presence", self.audiences.presence(self.table))
        self.look_after()

    def keep_promise(self, ticket: str | None) -> None:
        """Whoever came with this ticket has sat down."""
        name = Promises.name(ticket)
        if self.promises.forget(name) and self.means.fellows is not None:
            self.means.fellows.keep_promise(self.table.id, name)

    @property
    def free_seats(self) -> int:
        """Seats for whoever comes, less those that are promised."""
        table = self.table
        return sum(seat.kind == "open" for seat in table.seats) - len(table.kept) - len(self.promises)

    def mention(self, subject: str, message: Message) -> None:
        """Something of which the last is enough, to everybody at this table, wherever they are connected."""
        text = encode(message)
        self.audiences.mention_text(subject, text)
        if self.means.fellows is not None:
            self.means.fellows.say(self.table.id, subject, text.decode())

    # ---------------------------------------------------------------------------------------- looking after it

    @property
    def is_driver(self) -> bool:
        """Does this process drive the clock and the bots of this table? One does, where several share it."""
        return self.means.fellows is None or self.means.fellows.drives(self.table)

    def look_after(self) -> None:
        """Set the timer for the next thing that time will bring, and let bots think that have to."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.closed or self.table.status != "playing" or not self.is_driver:
            return
        due = self.clocks.next_due(self.table)
        if due is not None:
            delay = max(0.0, due.at - self.means.time.clock())
            self._timer = asyncio.get_running_loop().call_later(delay, lambda: self.start_task(self._time_is_up()))
        for turn in self.bots.claim_turns(self.table, watched=self.audiences.is_watched):
            self.start_task(self._bots_turn(turn))

    async def _bots_turn(self, turn: Turn) -> None:
        await self.bots.take_turn(self.table, turn)
        self.look_after()

    def tell_storage(self, *, failing: bool) -> None:
        """Everybody here is told that nothing can be stored, or that it is over; then the table goes on by itself."""
        self.audiences.mention("storage", Storage(failing=failing))
        if failing:
            return
        if self.table.status == "over":
            self.start_task(self.means.finished(self.table, 0.0))
        self.look_after()

    def forgive(self, seconds: float) -> None:
        """The server slept: nobody is blamed for it, and everybody sees the clocks as they are now."""
        self.clocks.forgive(seconds)
        if self.table.setup.clock.mode != "none":
            self.audiences.tell(ShowClock(clock=self.clocks.shown(self.table)))
        self.look_after()

    async def _time_is_up(self) -> None:
        self.means.notice_sleep()
        if self.means.fellows is not None:
            await self.means.fellows.look_around(self.table.id)
        async with self.lock:
            due = self.clocks.next_due(self.table)
            while due is not None and due.at <= self.means.time.clock() + 0.001 and self.table.status == "playing":
                if not self.is_driver:
                    break
                await self.take_over(due.seat, due.why)
                due = self.clocks.next_due(self.table)
        self.look_after()

    # ---------------------------------------------------------------------------------------- leaving memory

    def announce_shutdown(self, seconds: float, retry: float) -> None:
        self.audiences.tell(Notice(kind="shutdown", seconds=seconds, retry=retry))

    async def pause(self) -> None:
        """The server goes: write down how the clocks stand, and stop everything."""
        by_clock = self.table.setup.clock.mode != "none"
        async with self.lock:
            if self.table.status == "playing" and by_clock:
                await self.write(Pause())
            self.shut()
        if by_clock:
            self.audiences.tell(ShowClock(clock=self.clocks.shown(self.table)))

    async def dismiss(self, why: Refusal) -> None:
        """The table was shut for good: whoever still looks at it is told why, and the sockets close."""
        await asyncio.gather(*(client.end(why) for client in list(self.audiences.clients)))

    def is_idle(self, seconds: float) -> bool:
        """Has nobody been here for so long, and is nothing going to happen?"""
        asleep = not self.audiences.clients and not self.lock.locked() and not self._tasks and self._timer is None
        return asleep and self.means.time.clock() - self.quiet_since >= seconds

    def shut(self) -> None:
        self.closed = self.clocks.stopped = True
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
        if isinstance(problem, (Refusal, StorageError)):
            log.info("a task of a table was refused", table=self.table.id, why=str(problem))
        else:
            metrics.FAULTS.labels("table").inc()
            log.error("a task of a table failed", table=self.table.id, exc_info=problem)
        if not self.closed:  # whatever it was, the table goes on when the cause is gone
            if self._timer is not None:
                self._timer.cancel()
            self._timer = asyncio.get_running_loop().call_later(RETRY_SECONDS, self.look_after)
