"""The tables of the database, and the statements that change them."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

schema = sa.MetaData()

tables = sa.Table(
    "tables",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("host_hash", sa.LargeBinary),
    sa.Column("result", sa.Text),
    sa.Column("transcript", sa.LargeBinary),
    sa.Column("record", sa.LargeBinary),
    sa.Index("tables_by_status", "status", "listed", "updated"),
)

events = sa.Table(
    "events",
    schema,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("fence", sa.Integer),
    sqlite_with_rowid=False,
)

sitters = sa.Table(
    "sitters",
    schema,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("who", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.Text),
    sa.Column("token_hash", sa.LargeBinary, unique=True),
)

analyses = sa.Table(
    "analyses",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), index=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=False, index=True),
    sa.Column("seconds", sa.Float, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

processes = sa.Table(
    "processes",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("until", sa.Float, nullable=False),
)
"""Server processes that share this database, and until when each counts as alive."""

leases = sa.Table(
    "leases",
    schema,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("owner", sa.String(32), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
    sa.Column("fence", sa.Integer, nullable=False),
)
"""Which process drives the clock and the bots of a table. The fence grows with every new owner."""

presence = sa.Table(
    "presence",
    schema,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("process", sa.String(32), primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)
"""Who is at a table, as each process sees its own sockets."""

Statement = sa.Insert | sa.Update | sa.Delete


def new_table(**values: Any) -> Statement:
    return sa.insert(tables).values(values)


def touch(table: str, now: float, **values: Any) -> Statement:
    """Bring a table's row up to date."""
    return sa.update(tables).where(tables.c.id == table).values(updated=now, **values)


def keep(table: str, **packed: bytes) -> Statement:
    """What stays of a game that is over: its record, and its transcript."""
    return sa.update(tables).where(tables.c.id == table).values(packed)


def new_sitter(**values: Any) -> Statement:
    return sa.insert(sitters).values(values)


def change_sitter(table: str, who: int, **values: Any) -> Statement:
    return sa.update(sitters).where(sitters.c.table_id == table, sitters.c.who == who).values(values)


def delete_table(table: str) -> list[Statement]:
    """A table with all that is kept of it."""
    of_it = (events, sitters, analyses, leases, presence)
    parts: list[Statement] = [sa.delete(part).where(part.c.table_id == table) for part in of_it]
    return [*parts, sa.delete(tables).where(tables.c.id == table)]
