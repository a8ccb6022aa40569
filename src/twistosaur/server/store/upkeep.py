"""Keeping house: tables that nobody uses leave memory, old ones are archived and deleted by policy."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
import structlog

from .. import metrics
from . import log as store

if TYPE_CHECKING:
    from ..tables.registry import Hall

log = structlog.get_logger()


async def keep_house(hall: Hall) -> None:
    """Let idle tables out of memory; now and then archive and delete by policy."""
    last = hall.clock()
    while True:
        await asyncio.sleep(min(hall.settings.idle_seconds / 2, 30))
        try:
            let_go(hall)
            if hall.clock() - last >= hall.settings.janitor_seconds:
                last = hall.clock()
                await tidy(hall)
        except Exception:
            metrics.FAULTS.labels("janitor").inc()
            log.exception("the janitor stumbled")


def let_go(hall: Hall) -> None:
    now = hall.clock()
    for table, room in list(hall.rooms.items()):
        if room.asleep() and now - room.quiet_since >= hall.settings.idle_seconds:
            room.shut()
            del hall.rooms[table]
    metrics.TABLES.set(len(hall.rooms))


async def tidy(hall: Hall) -> None:
    """Archive and delete old tables: names, tokens and log go first, the replay stays a while."""
    now, t, s = hall.now(), store.tables.c, hall.settings

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
    old_ids = [row[0] for row in await hall.store.rows(of(sa.or_(never, stuck, done, gone)))]
    for table in old_ids:
        room = hall.rooms.pop(table, None)
        if room is not None:
            room.shut()
    await hall.store.append(None, *out)
    await hall.count_active()
    log.info("tidied", tables=len(old_ids))
