"""How tables end: the result and its replay, closing, and playing again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
import structlog

from ...games import load
from ...protocol.errors import Refusal
from .. import metrics
from ..store import log as store
from ..store.log import touch
from ..workers import pool as workers
from ..workers import tasks as brains
from .table import SeatSetup

if TYPE_CHECKING:
    from .live import Room
    from .registry import Hall

log = structlog.get_logger()


async def close_table(hall: Hall, room: Room, reason: str) -> None:
    """End a table that nobody wants to go on with."""
    async with room.lock:
        if room.table.status not in ("open", "playing"):
            raise Refusal("over", "this table has ended")
        await room.write("close", None, {"reason": reason}, touch(room.table.id, hall.now(), status="closed"))
        hall.active -= 1


async def finish(hall: Hall, room: Room) -> None:
    """Store result and spectators' transcript of a game that is over; done again after a crash."""
    table, game = room.table, room.table.game
    assert game is not None
    row = (await hall.store.rows(sa.select(store.tables).where(store.tables.c.id == table.id)))[0]
    if row.status != "over":
        hall.active -= 1
        metrics.ENDED.labels(table.setup.game).inc()
        log.info("game over", table=table.id, game=table.setup.game, scores=list(game.scores))
        result = msgspec.json.encode({"scores": game.scores, "ranks": game.ranks}).decode()
        await hall.store.append(None, touch(table.id, hall.now(), status="over", result=result))
    if row.transcript is None:
        packed = await hall.workers.run(workers.ANALYSIS, brains.packed_transcript, game.record())
        statement = sa.update(store.tables).where(store.tables.c.id == table.id).values(transcript=packed)
        await hall.store.append(None, statement)


async def rematch(hall: Hall, room: Room, admit: Callable[[], Awaitable[None]]) -> tuple[Room, str | None]:
    """The same company again, seats rotated by one: people's seats are kept for them, bots are the same."""
    async with room.lock:
        table = room.table
        if table.rematch is not None:
            return await hall.room(table.rematch), None
        if table.status not in ("over", "closed"):
            raise Refusal("not-over", "the game is not over")
        old = table.setup
        count = len(table.seats)
        seats = []
        for k in range(count):
            seat = table.seats[(k + 1) % count]
            kept = seat.who if seat.kind == "human" else None
            seats.append(SeatSetup(kind="bot" if seat.kind == "bot" else "open", level=seat.level, kept=kept))
        setup = msgspec.structs.replace(old, seats=seats, rules=load(old.game).version, rematch_of=table.id)
        made, token = await hall.create(setup, admit)
        await room.write("rematch", None, {"table": made.table.id})
        return made, token


async def transcript(hall: Hall, table: str) -> Any:
    """What spectators saw of an ended game; needs no rules, old or new."""
    rows = await hall.store.rows(sa.select(store.tables).where(store.tables.c.id == table))
    if not rows:
        raise Refusal("not-found", "there is no such table")
    if rows[0].transcript is not None:
        return brains.unpack(rows[0].transcript)
    room = await hall.room(table)
    if room.table.status != "over" or room.table.game is None:
        raise Refusal("not-over", "the game is not over")
    return await hall.workers.run(workers.ANALYSIS, brains.transcript, room.table.game.record())
