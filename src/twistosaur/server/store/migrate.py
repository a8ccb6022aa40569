"""Bring the database to the shape that this version needs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import inspect, text

from .log import connect

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"
STAMP = "alembic_version"


def newest() -> str:
    """The last revision: their files begin with their numbers."""
    return max(file.name for file in (FOLDER / "versions").glob("[0-9]*.py")).split("_")[0]


def is_new(connection: Any) -> bool:
    """Is everything done already? Asked before Alembic is loaded, which takes a tenth of a server's start."""
    if not inspect(connection).has_table(STAMP):
        return False
    return list(connection.execute(text(f"select version_num from {STAMP}")).scalars()) == [newest()]


def config(connection: Any) -> Config:
    from alembic.config import Config

    out = Config()
    out.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    out.set_main_option("path_separator", "os")
    out.attributes["connection"] = connection
    return out


def bring_up(connection: Any) -> None:
    if not is_new(connection):
        from alembic import command

        command.upgrade(config(connection), "head")


async def upgrade(url: str) -> None:
    """Run every migration that has not been run."""
    engine = connect(url)
    async with engine.begin() as connection:
        await connection.run_sync(bring_up)
    await engine.dispose()
