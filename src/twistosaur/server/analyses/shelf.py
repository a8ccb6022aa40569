"""The shelf: analyses that were made, in the database, each under the name of what was asked."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from ..store.log import Store
from ..store.schema import analyses
from .jobs import Job

DAY = 86_400


async def find(store: Store, name: str, now: float) -> Any | None:
    """What is stored under a name. Once a day it is noted that it was wanted: what nobody wants goes (store/upkeep)."""
    row = next(iter(await store.rows(sa.select(analyses).where(analyses.c.id == name))), None)
    if row is not None and row.used < now - DAY and not store.failing:
        await store.append(None, sa.update(analyses).where(analyses.c.id == name).values(used=now))
    return row


async def keep(store: Store, job: Job, packed: bytes, seconds: float, now: float) -> None:
    assert job.asked is not None
    row = {
        "id": job.id,
        "table_id": job.table,
        "game": job.asked.game,
        "made": now,
        "used": now,
        "seconds": seconds,
        "body": packed,
    }
    await store.append(None, sa.delete(analyses).where(analyses.c.id == job.id), sa.insert(analyses).values(row))
