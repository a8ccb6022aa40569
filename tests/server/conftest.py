"""One server for all tests of a process that do not need their own, and a stage for those that need a part of one."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.analysing import finished, pretend
from tests.server.pairing import SECONDS, fellows, until
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess
from tests.server.theatre import Theatre
from twistosaur.protocol.client import Client


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(
        tmp_path_factory.mktemp("house"),
        tables_per_minute=2000,
        tables_per_day=50_000,
        requests_per_minute=20000,
        dear_per_second=5000,
    ) as running:
        yield running


@pytest.fixture
async def client(house: ServerProcess) -> AsyncIterator[Client]:
    async with Client(house.url) as one:
        yield one


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


@pytest.fixture
async def database(postgres: Postgres) -> str:
    """The URL of an empty database."""
    return await postgres.make()


@pytest.fixture
async def pair(tmp_path: Path, database: str) -> AsyncIterator[tuple[Theatre, Theatre]]:
    """Two servers on one database, which know of each other."""
    one = await Theatre(tmp_path, database, lease_seconds=SECONDS, bot_delay=(0.0, 0.01)).open()
    other = await Theatre(tmp_path, database, lease_seconds=SECONDS, bot_delay=(0.0, 0.01)).open()
    await until(lambda: bool(fellows(one).others and fellows(other).others))
    yield one, other
    for theatre in (one, other):
        with contextlib.suppress(Exception):
            await theatre.close()


@pytest.fixture
async def theatre(tmp_path: Path) -> AsyncIterator[Theatre]:
    one = await Theatre(tmp_path).open()
    yield one
    await one.close()


@pytest.fixture
async def stage(theatre: Theatre, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Theatre:
    """A theatre with a finished game, whose analysts pretend."""
    pretend(theatre, monkeypatch, tmp_path)
    await finished(theatre)
    return theatre
