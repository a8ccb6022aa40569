"""What stays of a game that is over: result, record, what spectators saw of it, and a table at which to play again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog

from ...games import load
from ...protocol.errors import Refusal
from .. import metrics
from ..store import schema, upkeep
from ..store.log import Store
from ..workers.pool import ANALYSIS
from . import projection
from .table import SeatSetup, Setup, Table

log = structlog.get_logger()


async def keep_result(store: Store, table: Table, now: float) -> bool:
    """Store the result; done again after a crash. False if it was stored already."""
    game, row = table.game, await store.table(table.id)
    assert game is not None
    if row is None or row.status == "over":
        return False
    metrics.ENDED.labels(table.setup.game).inc()
    log.info("game over", table=table.id, game=table.setup.game, scores=list(game.scores))
    result = msgspec.json.encode({"scores": game.scores, "ranks": game.ranks}).decode()
    record = projection.pack(projection.record(table))
    await store.append(None, schema.touch(table.id, now, status="over", result=result, record=record))
    return True


async def keep_record(store: Store, table: Table) -> None:
    """Store the record of a game that had ended before records were kept; its log will not be there for ever."""
    row = await store.table(table.id)
    if row is not None and row.record is None:
        await store.append(None, schema.keep(table.id, record=projection.pack(projection.record(table))))


async def keep_records(store: Store, read: Callable[[str], Awaitable[Table]], old: list[str]) -> None:
    """Of games among these that had ended before records were kept: their logs are about to go."""
    for table in await upkeep.without_record(store, old):
        try:
            await keep_record(store, await read(table))
        except Refusal:  # rules that this server no longer plays: its replay is all that stays
            log.info("a record cannot be kept", table=table)


async def keep_transcript(store: Store, table: Table, run: Callable[..., Awaitable[Any]]) -> None:
    """Store what spectators saw, so that a replay never needs old rules."""
    row = await store.table(table.id)
    if row is not None and row.transcript is None:
        packed = await run(ANALYSIS, projection.pack_transcript, projection.record(table))
        await store.append(None, schema.keep(table.id, transcript=packed))


def rematch_setup(table: Table, asked_by: int | None) -> Setup:
    """The same company again, seats rotated by one: people's seats are kept for them, bots are the same."""
    seats = []
    for seat in [*table.seats[1:], table.seats[0]]:
        kept = seat.who if seat.kind == "human" else None
        seats.append(SeatSetup(kind="bot" if seat.kind == "bot" else "open", level=seat.level, kept=kept))
    rules = load(table.setup.game)
    options = dict(table.setup.options)
    for option in rules.all_options:
        if option.per_seat and option.name in options:  # what somebody plays with goes where they go
            options[option.name] = [*options[option.name][1:], options[option.name][0]]
    return msgspec.structs.replace(
        table.setup,
        seats=seats,
        rules=rules.version,
        options=options,
        listed=table.setup.listed and not table.setup.is_set_up,
        daily=None,
        strict=False,
        rematch_of=table.id,
        asked_by=asked_by,
    )
