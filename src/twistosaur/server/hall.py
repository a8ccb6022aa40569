"""All tables: creating, finding, seating, ending. A table is in memory while somebody uses it; the log is the truth."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa
import structlog

from ..games import PACKAGES, load
from ..kernel import TwistosaurError
from . import brains, metrics, names, store, workers
from .bodies import MoveBody
from .messages import Notice
from .room import Room, touch
from .settings import Settings
from .store import LogEvent, Store
from .table import Refusal, SeatSetup, Setup, Sitter, Table, check_setup, hash_token

log = structlog.get_logger()

LETTERS = "23456789abcdefghjkmnpqrstvwxyz"
"""Of table ids: none that look alike."""
ID_LENGTH = 12


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


class Hall:
    """The tables of one server process."""

    def __init__(
        self,
        settings: Settings,
        keep: Store,
        crew: workers.Workers,
        *,
        now: Callable[[], float] = time.time,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings, self.store, self.workers = settings, keep, crew
        self.now, self.clock = now, clock
        self.rooms: dict[str, Room] = {}
        self.stopping = False
        self.active = 0
        """Tables that are open or playing, stored ones included; kept near the truth by the janitor."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._janitor: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.store.start()
        await self._count_active()
        self._janitor = asyncio.create_task(self._keep_house(), name="janitor")

    async def close(self, seconds: float) -> None:
        """Tell everybody, give them a moment, write down the clocks, and stop."""
        for room in list(self.rooms.values()):
            room.tell(Notice(kind="shutdown", seconds=seconds, retry=seconds + 1.0))
        if any(room.clients for room in self.rooms.values()):
            await asyncio.sleep(seconds)
        for room in list(self.rooms.values()):
            with contextlib.suppress(Refusal):
                await room.pause()
        self.stopping = True
        if self._janitor is not None:
            self._janitor.cancel()
        await self.store.stop()

    # ---------------------------------------------------------------------------------------- finding

    async def room(self, table: str) -> Room:
        """A table by its id, from memory or from the log; `Refusal` if there is none."""
        found = self.rooms.get(table)
        if found is not None and not found.closed:
            return found
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room:
        room = Room(self, await self.read(table))
        self.rooms[table] = room
        metrics.TABLES.set(len(self.rooms))
        if room.table.status == "playing" and room.table.game is None:
            async with room.lock:
                await room.write("close", None, {"reason": "rules"}, touch(table, self.now(), status="closed"))
        elif room.table.status == "over":
            room._task(self.finish(room))
        room.look_after()
        return room

    async def read(self, table: str) -> Table:
        """Fold a table's log. One that was made by other rules is not played on: it stays without a game."""
        rows = await self.store.rows(sa.select(store.tables).where(store.tables.c.id == table[:32]))
        if not rows or rows[0].status == "archived":
            raise Refusal("not-found", "there is no such table")
        row = rows[0]
        setup = msgspec.json.decode(row.setup, type=Setup)
        people = await self.store.rows(sa.select(store.sitters).where(store.sitters.c.table_id == table))
        sitters = {p.who: Sitter(p.seat, p.name, p.token_hash) for p in people}
        out = Table(table, row.created, setup, row.secret, row.host_hash, sitters)
        lines = await self.store.log(table)
        old_rules = setup.game not in PACKAGES or setup.rules != load(setup.game).version
        for event in lines:
            if old_rules and event.kind not in ("sit", "leave", "fill", "name", "rematch", "close"):
                out.seq = event.seq
                out.common += event.kind not in ("pause", "change")
                out.status = "playing" if out.status == "open" else out.status
                continue
            out.fold(event)
        if row.status == "closed" and out.status != "closed":
            out.status, out.reason, out.acting, out.deciding = "closed", "idle", (), None
        return out

    async def reload(self, room: Room) -> None:
        """Another process has written to this table: read again and show everybody."""
        room.table = await self.read(room.table.id)
        room.forget_shown()
        for client in list(room.clients):
            room.catch_up(client, None)

    # ---------------------------------------------------------------------------------------- creating

    async def create(self, setup: Setup) -> tuple[Room, str]:
        """A new table and its host token."""
        if self.active >= self.settings.max_tables:
            raise Refusal("too-many", "there are as many tables as this server holds; try again later")
        check_setup(setup)
        table, token, now = new_id(), new_token(), self.now()
        made = Table(table, now, setup, secrets.token_bytes(32), hash_token(token))
        await self.store.append(
            None,
            sa.insert(store.tables).values(
                id=table,
                created=now,
                updated=now,
                status="open",
                listed=setup.listed,
                game=setup.game,
                rules=setup.rules,
                setup=msgspec.json.encode(setup).decode(),
                secret=made.secret,
                host_hash=made.host_hash,
            ),
        )
        self.active += 1
        room = self.rooms[table] = Room(self, made)
        metrics.CREATED.labels(setup.game).inc()
        metrics.TABLES.set(len(self.rooms))
        log.info("table created", table=table, game=setup.game, seats=len(setup.seats))
        return room, token

    async def lobby(self, limit: int = 50) -> list[Room]:
        """Listed tables with an open seat, the newest first."""
        statement = (
            sa.select(store.tables.c.id)
            .where(store.tables.c.status == "open", store.tables.c.listed)
            .order_by(store.tables.c.updated.desc())
            .limit(limit)
        )
        rooms = []
        for row in await self.store.rows(statement):
            with contextlib.suppress(Refusal):
                room = await self.room(row.id)
                if room.table.status == "open" and any(seat.kind == "open" for seat in room.table.seats):
                    rooms.append(room)
        return rooms

    # ---------------------------------------------------------------------------------------- seating

    async def sit(
        self, room: Room, name: str, contribution: bytes, wanted: int | None, token: str | None
    ) -> tuple[int, str]:
        """Sit down; gives the seat and its token. `token` is the host's, or that of a seat of the earlier table."""
        shown = names.clean(name)
        kept = await self._kept(room, token)
        async with room.lock:
            table = room.table
            if table.status != "open":
                raise Refusal("started" if table.status == "playing" else "closed", "this game has begun or ended")
            seat = kept if kept is not None else self._open_seat(table, wanted)
            if table.seats[seat].kind != "open":
                raise Refusal("seat-taken", "somebody sits there")
            who, own = max(table.sitters, default=-1) + 1, new_token()
            body = {"who": who, "contribution": contribution.hex()}
            if table.is_host(token):
                body["host"] = True
            sitter = Sitter(seat, shown, hash_token(own))
            table.sitters[who] = sitter
            row = {"table_id": table.id, "who": who, "seat": seat, "name": shown, "token_hash": sitter.token_hash}
            try:
                await room.write("sit", seat, body, sa.insert(store.sitters).values(row), touch(table.id, self.now()))
            except BaseException:
                if room.table is table and table.seats[seat].who != who:
                    del table.sitters[who]
                raise
            room._note_presence()
            return seat, own

    async def _kept(self, room: Room, token: str | None) -> int | None:
        """The seat that a rematch keeps for the holder of a token of the earlier table."""
        earlier = room.table.setup.rematch_of
        if token is None or earlier is None or room.table.is_host(token):
            return None
        with contextlib.suppress(Refusal):
            who = (await self.room(earlier)).table.sitter_of(token)
            for seat, setup in enumerate(room.table.setup.seats):
                if who is not None and setup.kept == who:
                    return seat
        raise Refusal("token", "this token keeps no seat here")

    @staticmethod
    def _open_seat(table: Table, wanted: int | None) -> int:
        if wanted is not None:
            if not 0 <= wanted < len(table.seats):
                raise Refusal("not-found", "there is no such seat")
            return wanted
        free = [k for k, seat in enumerate(table.seats) if seat.kind == "open"]
        loose = [k for k in free if table.setup.seats[k].kept is None]
        if not free:
            raise Refusal("full", "every seat is taken")
        return (loose or free)[0]

    async def leave(self, room: Room, seat: int) -> None:
        """Before the start the seat opens; later a bot plays on, and the person may return."""
        async with room.lock:
            table = room.table
            facts = table.seats[seat]
            if table.status == "open" and facts.kind == "human" and facts.who is not None:
                table.sitters[facts.who].token_hash = None
                table.sitters[facts.who].name = None
                await room.write("leave", seat, None, _unseat(table.id, facts.who), touch(table.id, self.now()))
                room.expel(seat)
            elif table.status == "playing" and facts.kind == "human":
                if facts.away is None:
                    await room.take_over(seat, "left")
            else:
                raise Refusal("over", "there is nothing to leave")

    async def fill(self, room: Room, level: str, seats: list[int] | None) -> None:
        """Bots on open seats."""
        async with room.lock:
            await self._fill(room, level, seats)

    async def _fill(self, room: Room, level: str, seats: list[int] | None) -> None:
        table = room.table
        if table.status != "open":
            raise Refusal("started", "this game has begun")
        for seat in seats if seats is not None else range(len(table.seats)):
            if not 0 <= seat < len(table.seats):
                raise Refusal("not-found", "there is no such seat")
            if table.seats[seat].kind == "open":
                await room.write("fill", seat, {"level": level})
            elif seats is not None:
                raise Refusal("seat-taken", "somebody sits there")

    async def start(self, room: Room, fill: str | None) -> None:
        async with room.lock:
            table = room.table
            if table.status != "open":
                raise Refusal("started", "this game has begun")
            if fill is not None:
                await self._fill(room, fill, None)
            if any(seat.kind == "open" for seat in table.seats):
                raise Refusal("not-full", "there are open seats; fill them with people or bots")
            await room.write("start", None, None, touch(table.id, self.now(), status="playing"))
            log.info("game started", table=table.id, game=table.setup.game)

    async def rename(self, room: Room, who: int, name: str | None) -> None:
        """Another name, or none ("forget me"). Names are not in the log; a line says that one has changed."""
        async with room.lock:
            table = room.table
            table.sitters[who].name = None if name is None else names.clean(name)
            statement = (
                sa.update(store.sitters)
                .where(store.sitters.c.table_id == table.id, store.sitters.c.who == who)
                .values(name=table.sitters[who].name)
            )
            await room.write("name", table.sitters[who].seat, None, statement)

    async def move(self, room: Room, token: str | None, body: MoveBody) -> tuple[int, str, str | None]:
        """The seat goes to another device: a new token, and the old one is worth nothing from now on.

        A device that draws the new token itself may ask again after a lost answer: the second time the new token is
        the seat's already, and the answer is the same.
        """
        async with room.lock:
            table = room.table
            seat, there = table.seat_of(token), table.seat_of(body.next)
            if seat is None and there is not None and body.next is not None:
                return there, body.next, body.next_host if table.is_host(body.next_host) else None
            if seat is None:
                raise Refusal("token", "this token opens no seat here; perhaps the link was used before")
            who = table.seats[seat].who
            assert who is not None
            own = body.next or new_token()
            power = body.next_host or new_token() if table.is_host(body.host) else None
            statements = [
                sa.update(store.sitters)
                .where(store.sitters.c.table_id == table.id, store.sitters.c.who == who)
                .values(token_hash=hash_token(own))
            ]
            if power is not None:
                statements.append(touch(table.id, self.now(), host_hash=hash_token(power)))
            try:
                await self.store.append(None, *statements)
            except sa.exc.IntegrityError:
                raise Refusal("token", "this is no new token; draw another") from None
            table.sitters[who].token_hash = hash_token(own)
            if power is not None:
                table.host_hash = hash_token(power)
            room.expel(seat)
            log.info("seat moved", table=table.id, seat=seat)
            return seat, own, power

    async def forget(self, tokens: list[str]) -> int:
        """Take the names off the seats of these tokens, everywhere. Says how many seats there were."""
        hashes = [hash_token(token) for token in tokens]
        found = await self.store.rows(
            sa.select(store.sitters.c.table_id, store.sitters.c.who).where(store.sitters.c.token_hash.in_(hashes))
        )
        for row in found:
            with contextlib.suppress(Refusal):
                await self.rename(await self.room(row.table_id), row.who, None)
        return len(found)

    # ---------------------------------------------------------------------------------------- ending

    async def close_table(self, room: Room, reason: str) -> None:
        async with room.lock:
            if room.table.status not in ("open", "playing"):
                raise Refusal("over", "this table has ended")
            await room.write("close", None, {"reason": reason}, touch(room.table.id, self.now(), status="closed"))
            self.active -= 1

    async def finish(self, room: Room) -> None:
        """Store result and spectators' transcript of a game that is over; done again after a crash."""
        table, game = room.table, room.table.game
        assert game is not None
        row = (await self.store.rows(sa.select(store.tables).where(store.tables.c.id == table.id)))[0]
        if row.status != "over":
            self.active -= 1
            metrics.ENDED.labels(table.setup.game).inc()
            log.info("game over", table=table.id, game=table.setup.game, scores=list(game.scores))
            result = msgspec.json.encode({"scores": game.scores, "ranks": game.ranks}).decode()
            await self.store.append(None, touch(table.id, self.now(), status="over", result=result))
        if row.transcript is None:
            packed = await self.workers.run(workers.ANALYSIS, brains.packed_transcript, game.record())
            statement = sa.update(store.tables).where(store.tables.c.id == table.id).values(transcript=packed)
            await self.store.append(None, statement)

    async def rematch(self, room: Room) -> tuple[Room, str | None]:
        """The same company again, seats rotated by one: people's seats are kept for them, bots are the same."""
        async with room.lock:
            table = room.table
            if table.rematch is not None:
                return await self.room(table.rematch), None
            if table.status not in ("over", "closed"):
                raise Refusal("not-over", "the game is not over")
            old = table.setup
            rules = load(old.game)
            count = len(table.seats)
            seats = []
            for k in range(count):
                seat = table.seats[(k + 1) % count]
                kept = seat.who if seat.kind == "human" else None
                seats.append(SeatSetup(kind="bot" if seat.kind == "bot" else "open", level=seat.level, kept=kept))
            setup = msgspec.structs.replace(old, seats=seats, rules=rules.version, rematch_of=table.id)
            made, token = await self.create(setup)
            await room.write("rematch", None, {"table": made.table.id})
            return made, token

    # ---------------------------------------------------------------------------------------- keeping house

    async def transcript(self, table: str) -> Any:
        """What spectators saw of an ended game; needs no rules, old or new."""
        rows = await self.store.rows(sa.select(store.tables).where(store.tables.c.id == table))
        if not rows:
            raise Refusal("not-found", "there is no such table")
        if rows[0].transcript is not None:
            return brains.unpack(rows[0].transcript)
        room = await self.room(table)
        if room.table.status != "over" or room.table.game is None:
            raise Refusal("not-over", "the game is not over")
        return await self.workers.run(workers.ANALYSIS, brains.transcript, room.table.game.record())

    async def _count_active(self) -> None:
        statement = sa.select(sa.func.count()).where(store.tables.c.status.in_(("open", "playing")))
        self.active = int((await self.store.rows(statement))[0][0])

    async def _keep_house(self) -> None:
        """Let idle tables out of memory; now and then archive and delete by policy."""
        last = self.clock()
        while True:
            await asyncio.sleep(min(self.settings.idle_seconds / 2, 30))
            try:
                self.let_go()
                if self.clock() - last >= self.settings.janitor_seconds:
                    last = self.clock()
                    await self.tidy()
            except Exception:
                metrics.FAULTS.labels("janitor").inc()
                log.exception("the janitor stumbled")

    def let_go(self) -> None:
        now = self.clock()
        for table, room in list(self.rooms.items()):
            if room.asleep() and now - room.quiet_since >= self.settings.idle_seconds:
                room.shut()
                del self.rooms[table]
        metrics.TABLES.set(len(self.rooms))

    async def tidy(self) -> None:
        """Archive and delete old tables: names, tokens and log go first, the replay stays a while."""
        now, t, s = self.now(), store.tables.c, self.settings

        def old(days: float, *status: str) -> Any:
            return sa.and_(t.status.in_(status), t.updated < now - days * 86400)

        def of(which: Any) -> Any:
            return sa.select(t.id).where(which)

        never = old(s.open_days, "open")
        recent = sa.exists().where(store.events.c.table_id == t.id, store.events.c.at >= now - s.playing_days * 86400)
        stuck = sa.and_(old(s.playing_days, "playing"), ~recent)
        done = old(s.archive_days, "over", "closed")
        gone = old(s.delete_days, "archived")
        out = [
            sa.update(store.tables).where(stuck).values(status="closed"),
            *(
                sa.delete(part).where(part.c.table_id.in_(of(sa.or_(never, done))))
                for part in (store.sitters, store.events)
            ),
            sa.delete(store.tables).where(sa.or_(never, gone)),
            sa.update(store.tables).where(done).values(status="archived", host_hash=None, secret=b""),
        ]
        old_ids = [row[0] for row in await self.store.rows(of(sa.or_(never, stuck, done, gone)))]
        for table in old_ids:
            room = self.rooms.pop(table, None)
            if room is not None:
                room.shut()
        await self.store.append(None, *out)
        await self._count_active()
        log.info("tidied", tables=len(old_ids))


def _unseat(table: str, who: int) -> Any:
    return (
        sa.update(store.sitters)
        .where(store.sitters.c.table_id == table, store.sitters.c.who == who)
        .values(token_hash=None, name=None)
    )


def check_game(game: str) -> int:
    """The version of the rules of a game; `Refusal` if there is no such game."""
    try:
        return load(game).version
    except TwistosaurError as problem:
        raise Refusal("bad-request", str(problem)) from None


__all__ = ["Hall", "LogEvent"]
