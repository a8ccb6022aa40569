"""Upkeep of the store: old tables are archived and deleted by policy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from ..settings import Settings
from .log import Store
from .schema import Statement, analyses, events, leases, presence, sitters, tables

DAY = 86_400
MOST_ANALYSES = 5_000
"""Analyses that are kept, the last used ones: some hundred megabytes."""
AT_ONCE = 500
"""Ids that are named in one query."""


async def due(store: Store, settings: Settings, now: float) -> tuple[list[str], list[Statement]]:
    """The tables that are old, and what archives or deletes them: names, tokens and log first, record and
    replay later. Analyses go when nobody has asked for them for long, and with their tables."""
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
    used = analyses.c.used
    many = sa.select(used).order_by(used.desc()).offset(MOST_ANALYSES).limit(1).scalar_subquery()
    orphans = analyses.c.table_id.in_(of(gone))
    unused = sa.or_(used < now - settings.analyses_days * DAY, used <= many)
    statements: list[Statement] = [
        sa.delete(analyses).where(sa.or_(orphans, unused)),
        sa.update(tables).where(stuck).values(status="closed"),
        *(
            sa.delete(part).where(part.c.table_id.in_(of(sa.or_(never, done))))
            for part in (sitters, events, leases, presence)
        ),
        sa.delete(tables).where(sa.or_(never, gone)),
        sa.update(tables).where(done).values(status="archived", host_hash=None, secret=b""),
    ]
    return found, statements


async def without_record(store: Store, some: Sequence[str]) -> list[str]:
    """Those of these tables whose games are over, and whose records are not kept yet."""
    t, found = tables.c, []
    for first in range(0, len(some), AT_ONCE):
        wanted = t.id.in_(some[first : first + AT_ONCE])
        query = sa.select(t.id).where(wanted, t.status == "over", t.record.is_(None))
        found += [row.id for row in await store.rows(query)]
    return found
