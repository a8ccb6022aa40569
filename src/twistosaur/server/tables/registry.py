"""All tables: creating and finding them. A table is in memory while somebody uses it; the log is the truth."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable

import msgspec
import sqlalchemy as sa
import structlog

from ...games import PACKAGES, load
from ...kernel import TwistosaurError
from ...protocol.errors import Refusal
from ...protocol.messages import Notice
from .. import metrics
from ..settings import Settings
from ..store import log as store
from ..store import upkeep as janitor
from ..store.log import Store, touch
from ..workers import pool as workers
from . import ending
from .live import Room
from .seating import new_token
from .table import Setup, Sitter, Table, check_setup, hash_token

log = structlog.get_logger()

LETTERS = "23456789abcdefghjkmnpqrstvwxyz"
"""Of table ids: none that look alike."""
ID_LENGTH = 12


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
        await self.count_active()
        self._janitor = asyncio.create_task(janitor.keep_house(self), name="janitor")

    async def close(self, seconds: float) -> None:
        """Tell everybody, give them a moment, write down the clocks, and stop."""
        for room in list(self.rooms.values()):
            room.stage.tell(Notice(kind="shutdown", seconds=seconds, retry=seconds + 1.0))
        if any(room.stage.clients for room in self.rooms.values()):
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
            room.start_task(self.finish(room))
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
        room.stage.forget()
        for client in list(room.stage.clients):
            room.stage.catch_up(client, None)

    # ---------------------------------------------------------------------------------------- creating

    async def create(self, setup: Setup, admit: Callable[[], Awaitable[None]] | None = None) -> tuple[Room, str]:
        """A new table and its host token. `admit` is asked last, so that only tables that are made are counted."""
        if self.active >= self.settings.max_tables:
            raise Refusal("too-many", "there are as many tables as this server holds; try again later")
        check_setup(setup)
        if admit is not None:
            await admit()
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

    async def finish(self, room: Room) -> None:
        """What a room does when its game is over."""
        await ending.finish(self, room)

    async def count_active(self) -> None:
        statement = sa.select(sa.func.count()).where(store.tables.c.status.in_(("open", "playing")))
        self.active = int((await self.store.rows(statement))[0][0])


def check_game(game: str) -> int:
    """The version of the rules of a game; `Refusal` if there is no such game."""
    try:
        return load(game).version
    except TwistosaurError as problem:
        raise Refusal("bad-request", str(problem)) from None
