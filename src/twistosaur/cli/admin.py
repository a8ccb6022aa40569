"""`twistosaur admin`: list, inspect, export, back up, move and delete tables, straight in the database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from cyclopts import App
from rich.console import Console
from rich.table import Table as Grid

from ..kernel import TwistosaurError
from ..protocol.errors import Code, Refusal
from ..protocol.times import utc
from ..server import location
from ..server.settings import Settings, read_settings
from ..server.store import copies, migrate, moving, schema, trouble
from ..server.store.lock import only_server
from ..server.store.log import Store, connect
from ..server.tables.registry import Tables
from ..server.workers.pool import Workers
from .json_files import print_json
from .options import AsJson

admin = App(name="admin", help="Look after the tables of a server (TWISTOSAUR_DATABASE_URL).")
T = TypeVar("T")


def settings_with_tables() -> Settings:
    """The settings of the server; tables that are not where one would look for them are pointed out."""
    settings = read_settings()
    if remark := location.remark(settings.database_url):
        Console(stderr=True, highlight=False, soft_wrap=True).print(f"twistosaur: {remark}")
    return settings


def on_database(work: Callable[[Tables], Awaitable[T]]) -> T:
    """Run something on the database of the settings, without a server."""
    settings = settings_with_tables()
    location.prepare(settings.database_url)

    async def run() -> T:
        await migrate.upgrade(settings.database_url)
        keep = Store(connect(settings.database_url))
        keep.start()
        try:
            return await work(Tables(settings, keep, Workers(1)))
        except Refusal as problem:
            raise TwistosaurError(problem.message) from None
        finally:
            await keep.stop()

    return asyncio.run(run())


@admin.command(name="list")
def list_tables(*, status: str | None = None, limit: int = 100, json: AsJson = False) -> None:
    """The tables, the latest first.

    Parameters
    ----------
    status
        Only open, playing, over, closed or archived ones.
    """
    t = schema.tables.c
    query = sa.select(t.id, t.game, t.status, t.listed, t.created, t.updated, t.result).order_by(t.updated.desc())
    if status is not None:
        query = query.where(t.status == status)

    async def work(tables: Tables) -> list[Any]:
        return await tables.store.rows(query.limit(limit))

    rows = on_database(work)
    if json:
        print_json([{**row._mapping, "created": utc(row.created), "updated": utc(row.updated)} for row in rows])
        return
    grid = Grid("table", "game", "status", "listed", "created", "updated")
    for row in rows:
        grid.add_row(row.id, row.game, row.status, "yes" if row.listed else "", utc(row.created), utc(row.updated))
    Console().print(grid)


@admin.command
def inspect(table: str) -> None:
    """What is known of a table: no secret, no token, no unrevealed choice."""

    async def work(tables: Tables) -> dict[str, Any]:
        found = await tables.read(table)
        return {
            "id": found.id,
            "status": found.status,
            "created": utc(found.created),
            "updated": utc(found.updated),
            "lines": found.seq,
            "setup": msgspec.to_builtins(found.setup),
            "seats": [{"kind": s.kind, "level": s.level, "away": s.away, "left": s.left} for s in found.seats],
            "acting": list(found.acting),
            "decision": found.decision,
            "commitment": found.commitment,
            "scores": list(found.game.scores) if found.game else None,
            "story": [msgspec.to_builtins(line.public) for line in found.story],
        }

    print_json(on_database(work))


@admin.command
def export(table: str) -> None:
    """The record of a game that is over, as JSON on stdout."""

    async def work(tables: Tables) -> dict[str, Any]:
        try:
            return await tables.record(table)
        except Refusal as problem:
            if problem.code is not Code.NOT_OVER:
                raise
            raise TwistosaurError("only games that are over are exported: the record shows every card") from None

    print_json(on_database(work))


@admin.command
def backup(file: Path) -> None:
    """A consistent copy of all tables as an SQLite file, also while servers run; from PostgreSQL too."""
    url = settings_with_tables().database_url
    kept = location.database_file(url)
    if file.exists():
        raise TwistosaurError(f"{file} is there already")
    if kept is not None and not kept.exists():
        raise TwistosaurError(f"there is no database {kept}")
    copies.back_up(url, file)
    Console().print(f"backed up to {file}")


@admin.command
def restore(file: Path) -> None:
    """Bring the tables of a backup into the database of the settings, which must not have any."""
    if not file.is_file():
        raise TwistosaurError(f"there is no file {file}")
    url = settings_with_tables().database_url
    with copies.opened(file) as source:
        location.prepare(url)
        carry(source, url)


@admin.command
def move(target: str) -> None:
    """Move all tables into another database, such as postgresql://user:password@host/name. Stop the servers first.

    Parameters
    ----------
    target
        The URL of a database without tables. Where they are now is said by the settings; nothing is deleted there.
    """
    source = settings_with_tables().database_url
    kept = location.database_file(source)
    if kept is not None and not kept.exists():
        raise TwistosaurError(f"there is no database {kept}")
    location.prepare(target)
    with only_server(kept):
        if asyncio.run(moving.is_used(source)):
            raise TwistosaurError("a server uses this database: stop it first, or what it writes meanwhile is lost")
        carry(source, target)
    Console().print(f"now set {location.SETTING} to the new database, and start the servers")


def carry(source: str, target: str) -> None:
    """All rows, or a sentence that says why none."""
    try:
        counts = moving.move_now(source, target)
    except Exception as problem:
        if not trouble.is_of_the_database(problem):
            raise
        raise TwistosaurError(f"nothing has been moved: {trouble.reason(problem)}") from None
    Console().print(", ".join(f"{count} {name}" for name, count in counts.items()), "moved, each row compared")


@admin.command
def delete(table: str, *, yes: bool = False) -> None:
    """Delete a table with all that is kept of it. Stop the server first, or it may still be in its memory."""
    if not yes:
        raise TwistosaurError("this cannot be undone; say --yes")

    async def work(tables: Tables) -> bool:
        found = await tables.store.table(table) is not None
        await tables.store.append(None, *schema.delete_table(table))
        return found

    if not on_database(work):
        raise TwistosaurError("there is no such table")
    Console().print(f"deleted {table}")


@admin.command
def analyses(*, limit: int = 100, json: AsJson = False) -> None:
    """The analyses that have been made and kept, the latest first. What is being made shows in the metrics."""
    a = schema.analyses.c
    size = sa.func.length(a.body).label("bytes")
    query = sa.select(a.id, a.game, a.table_id, a.made, a.used, a.seconds, size).order_by(a.made.desc()).limit(limit)

    async def work(tables: Tables) -> list[Any]:
        return await tables.store.rows(query)

    rows = on_database(work)
    if json:
        print_json([{**row._mapping, "made": utc(row.made), "used": utc(row.used)} for row in rows])
        return
    grid = Grid("analysis", "game", "table", "made", "last asked for", "seconds", "bytes")
    for row in rows:
        facts = (row.id, row.game, row.table_id or "", utc(row.made), utc(row.used))
        grid.add_row(*facts, f"{row.seconds:.1f}", str(row.bytes))
    Console().print(grid)


@admin.command
def tidy() -> None:
    """Archive and delete old tables by policy, now."""
    on_database(Tables.tidy)
