"""Bring the database to the shape that this version needs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import inspect, text

from ...kernel import TwistosaurError
from . import trouble
from .log import connect
from .patience import patiently

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy.ext.asyncio import AsyncEngine

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
NEWER = (
    "this database was last used by a newer version of Twistosaur: install that version or a later one, or name "
    "another database"
)


def bring_up(connection: Any) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({ONE_AT_A_TIME})"))
    if not is_new(connection):
        from alembic import command
        from alembic.util import CommandError

        try:
            command.upgrade(config(connection), "head")
        except CommandError:
            raise TwistosaurError(NEWER) from None  # there is a revision that nobody here knows


READ_ONLY = text("show transaction_read_only")


class ReadOnlyError(OSError):
    """Everything can be read and nothing written."""

    sqlstate = "25006"


def look_whether_written(connection: Any) -> None:
    """A copy of a database that may only be read is good for looking, and not for a server."""
    if connection.dialect.name == "postgresql" and connection.execute(READ_ONLY).scalar_one() == "on":
        raise ReadOnlyError("it may only be read")


async def upgrade(url: str, patience: float = 0.0, *, to_write: bool = False) -> None:
    """Run every migration that has not been run; a `TwistosaurError` if there is no database to be had, which one on
    PostgreSQL has so many seconds to deny, or none that can be written to."""
    engine = connect(url)

    async def run() -> None:
        async with engine.begin() as connection:
            await connection.run_sync(bring_up)
            if to_write:
                await connection.run_sync(look_whether_written)

    try:
        await patiently(run, patience if engine.dialect.name == "postgresql" else 0.0)
    except TwistosaurError:
        raise
    except Exception as problem:
        if not trouble.is_of_the_database(problem):
            raise
        raise TwistosaurError(sentence(engine, problem)) from None
    finally:
        await engine.dispose()


def sentence(engine: AsyncEngine, problem: Exception) -> str:
    """What is wrong with this database, and what to do about it where that is known."""
    where = engine.url.set(drivername=engine.dialect.name, query={}).render_as_string(hide_password=True)
    told = f"tables cannot be kept in {where}: {trouble.reason(problem)}"
    what = trouble.advice(problem) if engine.dialect.name == "postgresql" else None
    return told if what is None else f"{told}; {what}"
