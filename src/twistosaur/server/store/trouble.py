"""What is wrong with a database: will it pass, and a sentence that says what to do."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import SQLAlchemyError

from .log import StorageError, as_storage

ADVICE = {
    "28": "check the user and the password in its URL (in a password % is written %25, and @ is written %40)",
    "3D": "make it (createdb --owner USER NAME), or name another one in the URL",
    "42501": "its user has to own the database: ALTER DATABASE name OWNER TO user, as PostgreSQL's administrator",
    "25006": "name the server that may be written to, not one of its copies, or turn default_transaction_read_only off",
    "53300": "raise PostgreSQL's max_connections, or start fewer processes: each holds up to ten connections",
}
"""By PostgreSQL's states, or how they begin."""
UNREACHED = "see whether PostgreSQL runs there, and whether host and port in the URL are right"
LASTING = ("28", "3D", "42", "25006")
"""States that waiting does not change."""


def state(problem: BaseException) -> str:
    """PostgreSQL's own word for it, if it was PostgreSQL that said it."""
    found = getattr(getattr(problem, "orig", None) or problem, "sqlstate", None)
    return found if isinstance(found, str) else ""


def may_pass(problem: Exception) -> bool:
    """Is it worth asking again? A database may be starting; a wrong password stays wrong."""
    return isinstance(as_storage(problem), StorageError) and not state(problem).startswith(LASTING)


def is_of_the_database(problem: BaseException) -> bool:
    """Also what a driver says before SQLAlchemy puts its own words around it."""
    ours = isinstance(problem, (SQLAlchemyError, sqlite3.Error, OSError))
    return ours or bool(state(problem)) or type(problem).__module__.startswith("asyncpg")


def reason(problem: BaseException) -> str:
    """What the driver says, in one line."""
    if isinstance(problem, TimeoutError):
        return "it does not answer"
    told = str(getattr(problem, "orig", None) or problem).strip().splitlines()
    return told[0] if told else type(problem).__name__


def advice(problem: BaseException) -> str | None:
    """What whoever starts a server on PostgreSQL can do about it."""
    code = state(problem)
    for beginning, what in ADVICE.items():
        if code.startswith(beginning):
            return what
    unreached = isinstance(problem, TimeoutError) or (isinstance(problem, OSError) and problem.errno is not None)
    return UNREACHED if unreached and not code else None
