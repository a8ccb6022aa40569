"""Bring the database to the shape that this version needs."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import inspect, text
from sqlalchemy.exc import SQLAlchemyError

from ...kernel import TwistosaurError
from .log import connect
from .patience import patiently

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


ONE_AT_A_TIME = 0x7457_1570
"""Of PostgreSQL's advisory locks, the one under which migrations run: processes that start together take turns."""


def bring_up(connection: Any) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({ONE_AT_A_TIME})"))
    if not is_new(connection):
        from alembic import command
        from alembic.util import CommandError

        try:
            command.upgrade(config(connection), "head")
        except CommandError as problem:
            raise TwistosaurError(f"this database is not of this version: {problem}") from None


async def upgrade(url: str, patience: float = 0.0) -> None:
    """Run every migration that has not been run; a `TwistosaurError` if there is no database to be had, which one on
    PostgreSQL has so many seconds to deny."""
    engine = connect(url)

    async def run() -> None:
        async with engine.begin() as connection:
            await connection.run_sync(bring_up)

    try:
        await patiently(run, patience if engine.dialect.name == "postgresql" else 0.0)
    except TwistosaurError:
        raise
    except Exception as problem:
        if not is_of_the_database(problem):
            raise
        where = engine.url.set(drivername=engine.dialect.name).render_as_string(hide_password=True)
        raise TwistosaurError(f"tables cannot be kept in {where}: {reason(problem)}") from None
    finally:
        await engine.dispose()


def is_of_the_database(problem: Exception) -> bool:
    """Also what a driver says before SQLAlchemy puts its own words around it."""
    return isinstance(problem, (SQLAlchemyError, sqlite3.Error, OSError)) or hasattr(problem, "sqlstate")


def reason(problem: BaseException) -> str:
    """What the driver says, in one line."""
    told = str(getattr(problem, "orig", None) or problem).strip().splitlines()
    return told[0] if told else type(problem).__name__
