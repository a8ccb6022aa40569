"""Bring the database to the shape that this version needs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config

from .store import connect

FOLDER = Path(__file__).parent / "migrations"


def config(connection: Any) -> Config:
    out = Config()
    out.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    out.set_main_option("path_separator", "os")
    out.attributes["connection"] = connection
    return out


async def upgrade(url: str) -> None:
    """Run every migration that has not been run."""
    engine = connect(url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda c: command.upgrade(config(c), "head"))
    await engine.dispose()
