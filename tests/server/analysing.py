"""Helpers for tests of analyses: a table whose game is over, and whoever asks and looks how far it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from prometheus_client import REGISTRY

from tests.server import pretender
from tests.server.scene import TABLE
from tests.server.theatre import Theatre, played
from twistosaur.server.analyses import desk
from twistosaur.server.analyses.analyst import Analyst
from twistosaur.server.store import schema
from twistosaur.server.tables.events import Event
from twistosaur.server.tables.live import LiveTable
from twistosaur.server.tables.table import Table

PATH = f"/api/tables/{TABLE}/analysis"


@cache
def nearly_over() -> tuple[Table, list[Event]]:
    return played("twisty", 2, {}, 5, 1000)


async def finished(theatre: Theatre) -> LiveTable:
    """A table whose game has just ended."""
    live = await theatre.raise_curtain(*nearly_over())
    game, (seat,) = live.table.game, live.table.acting
    assert game is not None
    for move in game.legal(seat):
        (trial := game.copy()).play(seat, move)
        if trial.over:
            break
    await live.decide(seat, live.table.decision, move)
    async with asyncio.timeout(20):
        while live._tasks:
            await asyncio.sleep(0.01)
    return live


def pretend(theatre: Theatre, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Analyses are made from now on, by processes that pretend."""
    monkeypatch.setattr(Analyst, "module", "tests.server.pretender")
    monkeypatch.setattr(desk, "BEAT_SECONDS", 0.02)
    monkeypatch.setenv(pretender.MARK, str(folder / "died"))
    theatre.analyses.start()


async def ask(theatre: Theatre, key: int = 0, bearer: str | None = None, path: str = PATH, **more: Any) -> Any:
    headers = {"authorization": f"Bearer {bearer}"} if bearer else {}
    answer = await theatre.http.post(path, json={"key": key, **more}, headers=headers)
    return answer.json()


async def look(theatre: Theatre, job: str, until: Callable[[Any], bool]) -> Any:
    """Poll until something is true of a job."""
    async with asyncio.timeout(20):
        while not until((found := (await theatre.http.get(f"/api/analysis/{job}")).json())["job"]):
            await asyncio.sleep(0.01)
    return found


def is_status(status: str) -> Callable[[Any], bool]:
    return lambda job: bool(job["status"] == status)


async def asked_until(theatre: Theatre, status: str, key: int, **more: Any) -> Any:
    job = (await ask(theatre, key, **more))["job"]["id"]
    return await look(theatre, job, is_status(status))


async def stored(theatre: Theatre) -> list[Any]:
    return await theatre.tables.store.rows(sa.select(schema.analyses))


def counted(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(f"twistosaur_{name}", labels) or 0.0
