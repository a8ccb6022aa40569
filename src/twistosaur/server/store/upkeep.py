"""Upkeep of the store: old tables are archived and deleted by policy."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from ..settings import Settings
from .log import Store
from .schema import Statement, events, sitters, tables

DAY = 86_400


async def due(store: Store, settings: Settings, now: float) -> tuple[list[str], list[Statement]]:
    """The tables that are old, and what archives or deletes them: names, tokens and log first, the replay later."""
    t = tables.c

    def old(days: float, *status: str) -> Any:
        return sa.and_(t.status.in_(status), t.updated < now - days * DAY)

    def of(which: Any) -> Any:
        return sa.select(t.id).where(which)

    never = old(settings.open_days, "open")
    recent = sa.exists().where(events.c.table_id == t.id, events.c.at >= now - settings.playing_days * DAY)
    stuck = sa.and_(old(settings.playing_days, "playing"), ~recent)
    done = old(settings.archive_days, "over", "closed")
    gone = old(settings.delete_days, "archived")
    found = [row[0] for row in await store.rows(of(sa.or_(never, stuck, done, gone)))]
    statements: list[Statement] = [
        sa.update(tables).where(stuck).values(status="closed"),
        *(sa.delete(part).where(part.c.table_id.in_(of(sa.or_(never, done)))) for part in (sitters, events)),
        sa.delete(tables).where(sa.or_(never, gone)),
        sa.update(tables).where(done).values(status="archived", host_hash=None, secret=b""),
    ]
    return found, statements
