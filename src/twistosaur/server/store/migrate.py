"""Bring the database to the shape that this version needs."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import inspect, text
from sqlalchemy.exc import SQLAlchemyError

from ...kernel import TwistosaurError
from ..location import SETTING
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
        from alembic.util import CommandError

        try:
            command.upgrade(config(connection), "head")
        except CommandError as problem:
            raise TwistosaurError(f"this database is not of this version: {problem}") from None


async def upgrade(url: str) -> None:
    """Run every migration that has not been run; a `TwistosaurError` if there is no database to be had."""
    try:
        engine = connect(url)
    except (ImportError, SQLAlchemyError) as problem:  # the driver is missing, or none that can wait
        raise TwistosaurError(f"{SETTING}: this database has no driver here ({reason(problem)})") from None
    try:
        async with engine.begin() as connection:
            await connection.run_sync(bring_up)
    except (SQLAlchemyError, sqlite3.Error, OSError) as problem:
        where = engine.url.render_as_string(hide_password=True)
        raise TwistosaurError(f"tables cannot be kept in {where}: {reason(problem)}") from None
    finally:
        await engine.dispose()


def reason(problem: BaseException) -> str:
    """What the driver says, in one line."""
    told = str(getattr(problem, "orig", None) or problem).strip().splitlines()
    return told[0] if told else type(problem).__name__
