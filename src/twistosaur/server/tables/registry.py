"""All tables of a server process: creating and finding them. A table is in memory while somebody uses it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import msgspec
import structlog

from ...games import PACKAGES, load
from ...kernel import TwistosaurError
from ...protocol.errors import Code, Refusal
from .. import metrics, rubbish
from ..settings import Settings
from ..store import schema, upkeep
from ..store.log import PROBE_SECONDS, StorageError, Store
from ..store.patience import patiently
from ..workers.pool import ANALYSIS, Workers
from . import daily, ending, events, projection
from .audiences import Client
from .bots import Pace
from .clocks import Time
from .events import Close, CloseReason, Rematch
from .fellows import Fellows
from .fold import close, fold, skip
from .live import LiveTable
from .means import Means
from .sharing import Overtaken, judged_again
from .table import Setup, Sitter, Table, check_setup, hash_token
from .tokens import is_id, new_id, new_token

log = structlog.get_logger()

SOON = 0.3
"""Seconds after which sockets of a server that goes come again, where another process takes them."""
BEAT_SECONDS = 0.5
"""How often the server notes that it is running."""
ASLEEP_SECONDS = 2.0
"""A beat that comes later than this was late because the server did not run: it was stopped, or the machine slept."""


class Tables:
    """The tables of one server process."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        workers: Workers,
        *,
        now: Callable[[], float] = time.time,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings, self.store, self.workers = settings, store, workers
        self.time = Time(now, clock)
        self.live: dict[str, LiveTable] = {}
        self.stopping = False
        self.matching = asyncio.Lock()
        """Whoever looks for a match: one after the other, so that two find each other."""
        self.active = 0
        """Tables that are open or playing, stored ones included; counted anew now and then."""
        self.when_somebody_comes: Callable[[Table, Client], None] = lambda *_: None
        """Told of every socket that enters a table."""
        self._put_away: frozenset[str] = frozenset()
        """Tables that are being archived or deleted: nobody opens them again meanwhile."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._upkeep: asyncio.Task[None] | None = None
        self._heart: asyncio.Task[None] | None = None
        self._recovery: asyncio.Task[None] | None = None
        self._beat = clock()
        self.fellows: Fellows | None = None
        """Other processes that share the tables; None where nobody does, and before the tables are open."""
        self._means = Means(
            time=self.time,
            append=store.append,
            append_then=store.append_then,
            read=self.read,
            run=workers.run,
            pace=Pace(settings.bot_delay, settings.think, lambda: workers.share),
            finished=self._finished,
            cannot_store=lambda: store.failing,
            notice_sleep=self.notice_sleep,
            came=self._somebody_came,
            beside=self._beside,
        )

    async def open(self) -> None:
        self.store.when_changed = self._tell_storage
        self.store.start()
        if self.store.is_shared:
            self.fellows = Fellows(self.store, self.live, self.settings.lease_seconds, self.time.clock)
            self._means = replace(self._means, fellows=self.fellows)
            await self.fellows.start()
        count = self.store.count_active
        self.active = await (patiently(count) if self.store.is_shared else count())
        self._upkeep = asyncio.create_task(self._look_after(), name="upkeep")
        self._beat = self.time.clock()  # what came before was no sleep, but a start
        self._heart = asyncio.create_task(self._keep_beating(), name="heartbeat")

    async def close(self, seconds: float) -> None:
        """Tell everybody, give them a moment, write down the clocks, and stop."""
        if self.fellows is not None:
            await self.fellows.retire()
        others = self.fellows is not None and bool(self.fellows.others)
        for live in list(self.live.values()):
            live.announce_shutdown(seconds, SOON if others else seconds + 1.0)
        if any(live.audiences.clients for live in self.live.values()):
            await asyncio.sleep(seconds)
        await asyncio.gather(*(live.pause() for live in list(self.live.values())), return_exceptions=True)
        for live in list(self.live.values()):
            live.shut()
        self.stopping = True
        for task in (self._upkeep, self._heart, self._recovery):
            if task is not None:
                task.cancel()
        if self.fellows is not None:
            await self.fellows.stop()
        await self.store.stop()

    # ---------------------------------------------------------------------------------------- finding

    async def find(self, table: str) -> LiveTable:
        """A table by its id, from memory or from the log; `Refusal` if there is none."""
        if not is_id(table) or table in self._put_away:
            raise Refusal(Code.NOT_FOUND, "there is no such table")
        found = self.live.get(table)
        if found is not None and not found.closed:
            if self.fellows is not None and not self.fellows.is_alone and not self.store.failing:
                await found.refresh()  # whoever asks may have been answered by another process a moment ago
            return found
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        try:
            return await asyncio.shield(self._loading[table])
        except StorageError:
            raise Refusal(Code.STORAGE) from None

    async def _load(self, table: str) -> LiveTable:
        live = LiveTable(self._means, await self.read(table))
        self._remember(live)
        if self.fellows is not None:
            await self.fellows.arrive(live)
        if live.table.is_outdated:
            await self._close_outdated(live)
        elif live.table.status == "over":
            live.start_task(self._finished(live.table, 0.0))
        live.look_after()
        return live

    @judged_again
    async def _close_outdated(self, live: LiveTable) -> None:
        async with live.lock:
            if live.table.is_outdated:
                closed = schema.touch(live.table.id, self.time.now(), status="closed")
                await live.write(Close(reason="rules"), None, closed)
                self.active -= 1

    async def _beside(self, table: str) -> tuple[dict[int, Sitter], bytes | None]:
        """Who sits or sat at a table, and the hash of its host's token: what stands beside the log."""
        row = await self.store.table(table)
        sitters = {p.who: Sitter(p.seat, p.name, p.token_hash) for p in await self.store.sitters(table)}
        return sitters, None if row is None else row.host_hash

    def _remember(self, live: LiveTable) -> None:
        self.live[live.table.id] = live
        metrics.TABLES.set(len(self.live))

    def _somebody_came(self, table: Table, client: Client) -> None:
        self.when_somebody_comes(table, client)

    async def read(self, table: str) -> Table:
        """Fold a table's log. Under rules that do not play it as it was played then, it stays without a game."""
        row = await self.store.table(table[:32])
        if row is None or row.status == "archived":
            raise Refusal(Code.NOT_FOUND, "there is no such table")
        setup = msgspec.json.decode(row.setup, type=Setup)
        sitters = {p.who: Sitter(p.seat, p.name, p.token_hash) for p in await self.store.sitters(table)}
        out = Table(table, row.created, setup, row.secret, row.host_hash, sitters)
        playable = setup.game in PACKAGES and load(setup.game).plays(setup.rules)
        for event in map(events.read, await self.store.log(table)):
            if playable or not event.what.in_play:
                fold(out, event)
            else:
                skip(out, event)
        if row.status == "closed" and out.status != "closed":
            close(out, "idle")
        return out

    # ---------------------------------------------------------------------------------------- creating

    async def create(self, setup: Setup, admit: Callable[[], Awaitable[None]] | None = None) -> tuple[LiveTable, str]:
        """A new table and its host token. `admit` is asked last, so that only tables that are made are counted."""
        if self.active >= self.settings.max_tables:
            raise Refusal(Code.TOO_MANY, "there are as many tables as this server holds; try again later")
        check_setup(setup)
        if admit is not None:
            await admit()
        token, now = new_token(), self.time.now()
        secret = daily.secret_of(setup.game, setup.rules, setup.daily) if setup.daily else secrets.token_bytes(32)
        made = Table(new_id(), now, setup, secret, hash_token(token))
        row = schema.new_table(
            id=made.id,
            created=now,
            updated=now,
            status="open",
            listed=setup.listed,
            game=setup.game,
            rules=setup.rules,
            setup=msgspec.json.encode(setup).decode(),
            secret=made.secret,
            host_hash=made.host_hash,
        )
        await self.store.append(None, row)
        self.active += 1
        live = LiveTable(self._means, made)
        self._remember(live)
        metrics.CREATED.labels(setup.game).inc()
        log.info("table created", table=made.id, game=setup.game, seats=len(setup.seats))
        return live, token

    async def lobby(self, limit: int = 50) -> list[LiveTable]:
        """Listed tables with a seat for whoever comes, the newest first."""
        return [live for live in await self._find_all(await self.store.listed(limit)) if live.table.is_for_all]

    async def _find_all(self, tables: list[str]) -> list[LiveTable]:
        """Those of these tables that there are. They are asked for together: other processes may have changed each."""
        found = await asyncio.gather(*map(self.find, tables), return_exceptions=True)
        for problem in found:
            if isinstance(problem, BaseException) and not isinstance(problem, Refusal):
                raise problem
        return [live for live in found if isinstance(live, LiveTable)]

    async def running(self, limit: int = 50) -> list[LiveTable]:
        """Games in progress that their tables show to everybody, the newest first: those at which somebody is."""
        if self.fellows is not None and not self.fellows.is_alone:
            await self._find_all(await self.fellows.shared.watched(limit))
        found = [live for live in self.live.values() if live.table.status == "playing" and live.audiences.is_watched]
        shown = [live for live in found if live.table.setup.watch and not live.table.setup.is_set_up]
        return sorted(shown, key=lambda live: live.table.created, reverse=True)[:limit]

    # ---------------------------------------------------------------------------------------- ending

    async def _finished(self, table: Table, later: float) -> None:
        await asyncio.sleep(later)
        if await ending.keep_result(self.store, table, self.time.now()):
            self.active -= 1
        await ending.keep_record(self.store, table)
        await ending.keep_transcript(self.store, table, self.workers.run)

    @judged_again
    async def end(self, live: LiveTable, reason: CloseReason) -> None:
        """Close a table that nobody wants to go on with."""
        async with live.lock:
            if live.table.status not in ("open", "playing"):
                raise Refusal(Code.OVER, "this table has ended")
            closed = schema.touch(live.table.id, self.time.now(), status="closed")
            await live.write(Close(reason=reason), None, closed)
            self.active -= 1

    @judged_again
    async def rematch(
        self, live: LiveTable, asked_by: int | None, admit: Callable[[], Awaitable[None]]
    ) -> tuple[LiveTable, str | None]:
        """The same company again. The host token is for whoever asks first, a sitter or a host without a seat."""
        async with live.lock:
            table = live.table
            if table.rematch is not None:
                return await self.find(table.rematch), None
            if table.status not in ("over", "closed"):
                raise Refusal(Code.NOT_OVER)
            made, token = await self.create(ending.rematch_setup(table, asked_by), admit)
            try:
                await live.write(Rematch(table=made.table.id))
            except Overtaken:  # somebody else has asked for it at another process: theirs it is
                self.live.pop(made.table.id, None)
                self.active -= 1
                await self.store.append(None, *schema.delete_table(made.table.id))
                raise
            return made, token

    async def transcript(self, table: str, work_out: Callable[..., Awaitable[Any]]) -> Any:
        """What spectators saw of an ended game; a stored one needs no rules, old or new. One that is not stored yet has
        to be worked out, as whoever asks may have things worked out."""
        row = await self.store.table(table) if is_id(table) else None
        if row is None:
            raise Refusal(Code.NOT_FOUND, "there is no such table")
        if row.transcript is not None:
            return projection.unpack_transcript(row.transcript)
        return await work_out(ANALYSIS, projection.transcript, await self.record(table))

    async def record(self, table: str) -> dict[str, Any]:
        """The record of a game that is over: from memory, as it was kept, or from the log that is still there."""
        live = self.live.get(table)
        row = await self.store.table(table) if live is None and is_id(table) else None
        if row is not None and row.record is not None:
            return projection.unpack(row.record)
        if row is not None and row.status == "archived":
            raise Refusal(Code.NOT_FOUND, "the record of this table was not kept")
        return projection.record((await self.find(table)).table)

    # ---------------------------------------------------------------------------------------- upkeep

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self.notice_sleep()

    def notice_sleep(self) -> None:
        """Time in which the server did not run is nobody's: no clock has gone down in it, and nobody was gone."""
        now = self.time.clock()
        slept, self._beat = now - self._beat - BEAT_SECONDS, now
        if slept > ASLEEP_SECONDS:
            log.warning("the server did not run", seconds=round(slept, 1))
            for live in list(self.live.values()):
                if self.fellows is None:
                    live.forgive(slept)
                else:
                    self.fellows.woke(live, slept)

    def _tell_storage(self, failing: bool) -> None:
        """Nothing can be stored, or it can again: everybody at every table hears of it."""
        if failing:
            log.error("nothing can be stored")
            self._recovery = asyncio.create_task(self._wait_for_storage(), name="recovery")
        else:
            log.info("everything can be stored again")
            if self.fellows is not None:
                self.fellows.read_everything()  # what was not acknowledged may have been written
        for live in list(self.live.values()):
            live.tell_storage(failing=failing)

    async def _wait_for_storage(self) -> None:
        """Try until it works: players who only wait would not find out."""
        while self.store.failing:
            await asyncio.sleep(PROBE_SECONDS)
            await self.store.can_write()

    async def _look_after(self) -> None:
        """Let idle tables out of memory; now and then archive and delete by policy."""
        last = self.time.clock()
        while True:
            await asyncio.sleep(min(self.settings.idle_seconds / 2, 30))
            try:
                self.unload_idle()
                if self.fellows is not None:
                    self.active = await self.store.count_active()
                if self.time.clock() - last >= self.settings.janitor_seconds:
                    last = self.time.clock()
                    await self.tidy()
            except Exception:
                metrics.FAULTS.labels("upkeep").inc()
                log.exception("upkeep failed")

    def unload_idle(self) -> None:
        for table, live in list(self.live.items()):
            if live.is_idle(self.settings.idle_seconds):
                live.shut()
                del self.live[table]
                rubbish.leave()
        metrics.TABLES.set(len(self.live))
        rubbish.take_out(len(self.live) + sum(len(live.audiences.clients) for live in self.live.values()))

    async def tidy(self) -> None:
        """Archive and delete old tables by policy; none of them stays in memory."""
        old, statements = await upkeep.due(self.store, self.settings, self.time.now())
        await ending.keep_records(self.store, self.read, old)
        self._put_away = frozenset(old)
        shut = [live for table in old if (live := self.live.pop(table, None)) is not None]
        for live in shut:
            live.shut()
        try:
            await self.store.append(None, *statements)
        finally:
            self._put_away = frozenset()
        for live in shut:
            await self._dismiss(live)
        if self.fellows is not None:
            self.fellows.put_away(old)
        self.active = await self.store.count_active()
        log.info("tidied", tables=len(old))

    async def _dismiss(self, live: LiveTable) -> None:
        """A game that was only closed can be looked at again; anything else is gone."""
        row = await self.store.table(live.table.id)
        is_gone = row is None or row.status == "archived"
        await live.dismiss(Refusal(Code.NOT_FOUND, "this table has been put away") if is_gone else Refusal(Code.BUSY))


def check_game(game: str) -> int:
    """The version of the rules of a game; `Refusal` if there is no such game."""
    try:
        return load(game).version
    except TwistosaurError as problem:
        raise Refusal(Code.BAD_REQUEST, str(problem)) from None
