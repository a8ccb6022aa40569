"""A table in use: its sockets, its clocks, its bots, and the order validated -> written -> acknowledged -> shown."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from typing import TYPE_CHECKING, Any, Protocol

import sqlalchemy as sa
import structlog

from . import brains, metrics, projection, store, workers
from .messages import (
    Clock,
    Fairness,
    Message,
    Notice,
    Player,
    Presence,
    ShowClock,
    Snapshot,
    State,
    TableFacts,
    write,
)
from .store import Conflict, LogEvent
from .table import Refusal, Table
from .times import wire

if TYPE_CHECKING:
    from .hall import Hall

log = structlog.get_logger()

KEPT = 32
"""Events of an audience that are kept for those who were away for a moment."""


class Client(Protocol):
    """A socket, as a room sees it."""

    seat: int | None
    held: set[int]
    """Every seat whose token it has shown: in hot-seat play one device holds several, and none of them is gone."""

    def send(self, text: str) -> None: ...


class Audience:
    """What an audience has been shown: the state, and the last few events as text."""

    def __init__(self, state: State, version: int) -> None:
        self.state = state
        self.version = version
        self.recent: deque[tuple[int, str]] = deque(maxlen=KEPT)


class Room:
    """One table in memory. Everything that changes it happens under its lock, one line of the log at a time."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.audiences: dict[int | None, Audience] = {}
        self.gone_since: dict[int, float] = {}
        self.quiet_since = hall.clock()
        self._since = hall.clock()
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closed = False
        self._shown: TableFacts | None = None
        for seat, facts in enumerate(table.seats):
            if facts.kind == "human":
                self.gone_since[seat] = self._since

    # ---------------------------------------------------------------------------------------- writing

    async def write(self, kind: str, seat: int | None = None, body: dict[str, Any] | None = None, *also: Any) -> None:
        """Append a line that has been judged, durably; only then take it in and show it. Called under the lock."""
        table = self.table
        if self.closed:
            raise Refusal("busy", "the server is about to restart; connect again in a moment")
        content = dict(body or {})
        if table.status == "playing" and table.setup.clock.mode != "none":
            content["left"] = [None if left is None else round(left, 3) for left in self._left()]
        event = LogEvent(table.id, table.seq + 1, self.hall.now(), kind, seat, content)
        try:
            await self.hall.store.append(event, *also)
        except Conflict:
            await self.hall.reload(self)
            raise Refusal("busy", "somebody else was faster; try again") from None
        self.take_in(event)

    def take_in(self, event: LogEvent) -> None:
        table, before = self.table, self.table.decision
        table.fold(event)
        if event.kind not in ("move", "change", "retract") or table.status != "playing":
            self._shown = None
        self._since = self.hall.clock()
        if event.kind == "start":
            self.gone_since = dict.fromkeys(self.gone_since, self._since)  # nobody is gone before there is a game
        quiet = event.kind in ("move", "change", "retract") and table.decision == before and table.status == "playing"
        self.show(event, quiet=quiet and table.deciding is not None)
        if table.status == "over" and event.kind == "move":
            self._task(self.hall.finish(self))
        self.look_after()

    # ---------------------------------------------------------------------------------------- showing

    def _table_facts(self) -> TableFacts:
        """Made anew only when something of it has changed."""
        table, setup = self.table, self.table.setup
        if self._shown is None:
            self._shown = TableFacts(
                id=table.id,
                game=setup.game,
                rules=setup.rules,
                seats=len(table.seats),
                options=setup.options,
                status=table.status,
                pace=setup.pace,
                clock=setup.clock,
                listed=setup.listed,
                takeover=setup.takeover,
                gone_after=setup.gone_after,
                host=table.host,
                created=wire(table.created),
                commitment=table.commitment,
                contributions=None if table.status == "open" else table.contributions(),
                rematch=table.rematch,
                rematch_of=setup.rematch_of,
                reason=table.reason,
            )
        return self._shown

    def forget_shown(self) -> None:
        """The table was read anew: nothing that was made of the old one holds."""
        self._shown = None
        self.audiences.clear()

    def facts(self) -> projection.Facts:
        table = self.table
        over = table.status == "over"
        fairness = None
        if over:
            fairness = Fairness(
                commitment=table.commitment, secret=table.secret.hex(), contributions=table.contributions()
            )
        return projection.Facts(
            table=self._table_facts(),
            players=self._players(),
            lines=table.lines,
            clock=self.clock_now(),
            acting=table.acting,
            deciding=table.deciding,
            decision=table.decision,
            fairness=fairness,
        )

    def _players(self) -> list[Player]:
        table, here = self.table, self.connected()
        deciding = table.deciding or ()
        return [
            Player(
                seat=k,
                kind=seat.kind,
                name=table.sitters[seat.who].name if seat.who is not None else None,
                level=seat.bot,
                away=seat.away is not None,
                connected=here[k],
                chosen=k in deciding and k not in table.acting,
            )
            for k, seat in enumerate(table.seats)
        ]

    def connected(self) -> list[bool]:
        seated = set().union(*(client.held for client in self.clients))
        return [k in seated for k in range(len(self.table.seats))]

    def audience(self, seat: int | None) -> Audience:
        """What an audience knows now; made anew if nobody of it was here."""
        version = self.table.version(seat)
        known = self.audiences.get(seat)
        if known is None or known.version != version:
            known = Audience(projection.project(self.table.game, seat, self.facts()), version)
            self.audiences[seat] = known
        return known

    def show(self, event: LogEvent, *, quiet: bool) -> None:
        """One step for every audience that is here and may know of it. `quiet`: a choice that reveals nothing."""
        if event.kind == "pause":
            return
        present: dict[int | None, list[Client]] = {}
        for client in self.clients:
            present.setdefault(client.seat, []).append(client)
        for seat in [s for s in self.audiences if s not in present]:
            del self.audiences[seat]
        if not present:
            return
        facts = self.facts()
        game = self.table.game
        common = None if quiet or game is None else game.common()
        for seat, clients in present.items():
            if event.kind == "change" and seat != event.seat:
                continue
            known = self.audiences.get(seat)
            if known is None:
                self._snapshot(seat, clients)
                continue
            if quiet:
                assert game is not None
                assert event.seat is not None
                new = projection.after_choice(known.state, game, seat, facts, event.seat, event.body.get("move"))
            else:
                new = projection.project(game, seat, facts, common)
            known.version += 1
            text = write(projection.step(known.version, known.state, new))
            known.state = new
            known.recent.append((known.version, text))
            metrics.EVENTS.inc(len(clients))
            for client in clients:
                client.send(text)

    def _snapshot(self, seat: int | None, clients: list[Client]) -> None:
        known = self.audience(seat)
        state = known.state
        state.players, state.clock = self._players(), self.clock_now()
        text = write(Snapshot(version=known.version, seat=seat, state=state))
        for client in clients:
            client.send(text)

    def catch_up(self, client: Client, version: int | None) -> None:
        """Send what is missing after a version: the events if they are still here, else a snapshot."""
        known = self.audience(client.seat)
        missing = [text for number, text in known.recent if version is not None and number > version]
        if version is not None and 0 <= known.version - version == len(missing):
            for text in missing:
                client.send(text)
        else:
            self._snapshot(client.seat, [client])

    def tell(self, message: Message) -> None:
        """A message to everybody that is not part of the game."""
        text = write(message)
        for client in self.clients:
            client.send(text)

    # ---------------------------------------------------------------------------------------- sockets

    def enter(self, client: Client) -> None:
        self.clients.add(client)
        self._note_presence()

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        if not self.clients:
            self.quiet_since = self.hall.clock()
        self._note_presence()

    def switch(self, client: Client, seat: int | None) -> None:
        client.seat = seat
        if seat is not None:
            client.held.add(seat)
        self._note_presence()

    def _note_presence(self) -> None:
        here = self.connected()
        for seat, facts in enumerate(self.table.seats):
            if facts.kind == "human" and not here[seat]:
                self.gone_since.setdefault(seat, self.hall.clock())
            else:
                self.gone_since.pop(seat, None)
        spectators = sum(1 for client in self.clients if not client.held)
        self.tell(Presence(connected=here, spectators=spectators))
        self.look_after()

    def expel(self, seat: int) -> None:
        """The seat's token is worth nothing any more: its sockets only watch."""
        for client in self.clients:
            client.held.discard(seat)
        for client in [c for c in self.clients if c.seat == seat]:
            client.seat = None
            client.send(write(Notice(kind="moved")))
            self.catch_up(client, None)
        self._note_presence()

    # ---------------------------------------------------------------------------------------- clocks

    def running(self) -> list[int]:
        """Seats whose clock goes down: people who owe a decision."""
        table = self.table
        if table.status != "playing" or table.setup.clock.mode == "none" or self.closed:
            return []
        return [seat for seat in table.acting if table.seats[seat].bot is None]

    def _left(self) -> list[float | None]:
        gone = self.hall.clock() - self._since
        going = self.running()
        return [
            None if seat.left is None else max(0.0, seat.left - gone) if k in going else seat.left
            for k, seat in enumerate(self.table.seats)
        ]

    def clock_now(self) -> Clock | None:
        if self.table.setup.clock.mode == "none" or self.table.status != "playing":
            return None
        left = [None if x is None else round(x, 1) for x in self._left()]
        return Clock(left=left, running=self.running(), at=wire(self.hall.now()))

    async def pause(self) -> None:
        """The server goes: write down how the clocks stand, and stop everything."""
        async with self.lock:
            if self.table.status == "playing" and self.table.setup.clock.mode != "none":
                await self.write("pause")
            self.shut()
        if self.table.setup.clock.mode != "none":
            self.tell(ShowClock(clock=self.clock_now()))

    # ---------------------------------------------------------------------------------------- looking after it

    def look_after(self) -> None:
        """Set the timer for the next thing that time will bring, and let bots think that have to."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.closed or self.hall.stopping or self.table.status != "playing":
            return
        due = self._next_due()
        if due is not None:
            delay = max(0.0, due[0] - self.hall.clock())
            self._timer = asyncio.get_running_loop().call_later(delay, lambda: self._task(self._time_is_up()))
        self._wake_bots()

    def _next_due(self) -> tuple[float, int, str] | None:
        """(when, seat, why) a bot takes over next, unless something happens before."""
        table = self.table
        due = [
            (self._since + left, seat, "time")
            for seat in self.running()
            if (left := table.seats[seat].left) is not None
        ]
        if table.setup.pace == "live" and table.setup.gone_after is not None:
            due += [
                (since + table.setup.gone_after, seat, "gone")
                for seat, since in self.gone_since.items()
                if table.seats[seat].away is None and table.seats[seat].kind == "human"
            ]
        return min(due, default=None)

    async def _time_is_up(self) -> None:
        async with self.lock:
            due = self._next_due()
            while due is not None and due[0] <= self.hall.clock() + 0.001 and self.table.status == "playing":
                await self.take_over(due[1], due[2])
                due = self._next_due()
        self.look_after()

    async def take_over(self, seat: int, reason: str) -> None:
        metrics.TAKEOVERS.labels(reason).inc()
        log.info("takeover", table=self.table.id, seat=seat, reason=reason)
        await self.write("takeover", seat, {"level": self.table.setup.takeover, "reason": reason})

    async def give_back(self, seat: int) -> None:
        """The person takes the seat back."""
        async with self.lock:
            if self.table.seats[seat].away is None:
                raise Refusal("not-away", "this seat is yours; no bot plays it")
            await self.write("return", seat)

    # ---------------------------------------------------------------------------------------- bots

    def _wake_bots(self) -> None:
        table = self.table
        anyone = self.clients or any(s.kind == "human" and s.away is None for s in table.seats)
        if table.game is None or not anyone:
            return
        bots = [seat for seat in table.acting if table.seats[seat].bot is not None]
        for seat in bots:
            key = (table.decision, seat)
            if key not in self._thinking:
                self._thinking[key] = self._task(self._bot_turn(key, len(bots)))

    async def _bot_turn(self, key: tuple[int, int], company: int) -> None:
        """Draw when to publish, think, wait until then, publish: the time says nothing about the thought."""
        decision, seat = key
        table, game, hall = self.table, self.table.game, self.hall
        level = table.seats[seat].bot
        try:
            assert game is not None
            assert level is not None
            window = hall.settings.think.get(level, 0.1)
            low, high = hall.settings.bot_delay
            due = hall.clock() + low + window + (high - low) * secrets.randbelow(1000) / 1000
            share = hall.workers.share
            metrics.THINK_SHARE.observe(share)
            hidden = game.rules.to_bytes(game.hidden(seat))
            key64 = secrets.randbits(64)
            try:
                move, seconds = await hall.workers.run(
                    workers.PEOPLE, brains.think, game.game, hidden, seat, level, share * window / company, key64
                )
                metrics.THINK_SECONDS.labels(level).observe(seconds)
            except Exception:
                metrics.FAULTS.labels("bot").inc()
                log.exception("a bot could not think", table=table.id, level=level)
                move = brains.some_move(game.rules, game.rules.from_bytes(hidden), seat, key64)
            wait = due - hall.clock()
            if wait < 0:
                metrics.BOTS_LATE.inc()
            await asyncio.sleep(max(0.0, wait))
            async with self.lock:
                open_still = self.table.decision == decision and seat in self.table.acting
                if open_still and self.table.seats[seat].bot is not None and not self.closed and not hall.stopping:
                    metrics.MOVES.labels("bot").inc()
                    await self.write("move", seat, {"move": move, "by": "bot"})
        finally:
            self._thinking.pop(key, None)
        self.look_after()

    # ---------------------------------------------------------------------------------------- play

    async def decide(self, seat: int, decision: int, move: str) -> bool:
        """A person's decision; True if it had been made before. Returns when it is durable and shown."""
        began = time.perf_counter()
        async with self.lock:
            self._own(seat)
            kind = self.table.judge(seat, decision, move)
            if kind == "repeat":
                return True
            await self.write(kind, seat, {"move": move})
        metrics.MOVES.labels("person").inc()
        metrics.DECISION_SECONDS.observe(time.perf_counter() - began)
        return False

    async def take_back(self, seat: int, decision: int) -> bool:
        async with self.lock:
            self._own(seat)
            if self.table.judge_take_back(seat, decision) == "repeat":
                return True
            await self.write("retract", seat)
        metrics.MOVES.labels("person").inc()
        return False

    def _own(self, seat: int) -> None:
        if self.table.seats[seat].away is not None:
            raise Refusal("away", "a bot plays this seat; take it back first")

    # ---------------------------------------------------------------------------------------- leaving memory

    def asleep(self) -> bool:
        """Nobody is here and nothing is going to happen."""
        return not self.clients and not self.lock.locked() and not self._tasks and self._timer is None

    def shut(self) -> None:
        self.closed = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for task in list(self._tasks):
            if task is not asyncio.current_task():
                task.cancel()

    def _task(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            if not isinstance(problem, Refusal):
                metrics.FAULTS.labels("room").inc()
            log.error("a task of a table failed", table=self.table.id, problem=repr(problem))


def touch(table: str, now: float, **values: Any) -> Any:
    """The statement that brings a table's row up to date."""
    return sa.update(store.tables).where(store.tables.c.id == table).values(updated=now, **values)
