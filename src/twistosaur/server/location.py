"""Where tables are kept when nobody says where: a file in the user's data folder."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from ..kernel import TwistosaurError

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

SETTING = "TWISTOSAUR_DATABASE_URL"
SQLITE_EXAMPLE = "sqlite:////folder/tables.db"
POSTGRESQL_EXAMPLE = "postgresql://user:password@host/name"
EARLIER = "twistosaur.db"
"""What the first versions made in the folder where they were started."""


def data_folder() -> Path:
    return user_data_path("twistosaur", appauthor=False)


def earlier_database() -> Path | None:
    """The database of an earlier version in the current folder: whoever has tables there finds them again."""
    found = Path.cwd() / EARLIER
    return found if found.is_file() else None


def default_url() -> str:
    return sqlite_url(earlier_database() or data_folder() / "tables.db")


def sqlite_url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def read_url(url: str) -> URL:
    """The URL of a database in its parts; a `TwistosaurError` if it is none, without repeating its password."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise TwistosaurError(
            f"{SETTING}: this is not the URL of a database, such as {SQLITE_EXAMPLE} or {POSTGRESQL_EXAMPLE}"
        ) from None
    if "@" in (parsed.host or ""):  # else part of the password would pass for a host, and be printed
        raise TwistosaurError(f"{SETTING}: an @ in a password is written %40, or nobody knows where the host begins")
    return parsed


def database_file(url: str) -> Path | None:
    """The file of an SQLite database; None for one in memory or of another kind."""
    parsed = read_url(url)
    name = parsed.database or ""
    in_file = parsed.get_backend_name() == "sqlite" and name not in ("", ":memory:") and not name.startswith("file:")
    return Path(name) if in_file else None


def without_password(url: str) -> str:
    """A database as it may be shown: neither the user nor the password."""
    from sqlalchemy.engine import URL

    parsed = read_url(url)
    shown = URL.create(parsed.get_backend_name(), host=parsed.host, port=parsed.port, database=parsed.database)
    return shown.render_as_string()


def is_earlier(url: str) -> bool:
    """Was this database found in the current folder, and not asked for?"""
    found = earlier_database()
    return found is not None and url == sqlite_url(found)


def remark(url: str) -> str | None:
    """What somebody must know who expects tables elsewhere."""
    if is_earlier(url):
        return f"using {EARLIER} of this folder, made by an earlier version; others are kept in {data_folder()}"
    return None


def prepare(url: str) -> None:
    """Make a file that only its owner reads, and the user's data folder for it; any other folder must be there."""
    file = database_file(url)
    if file is None:
        return
    folder = file.parent
    try:
        if folder == data_folder():
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        elif not folder.is_dir():
            raise TwistosaurError(f"{SETTING}: there is no folder {folder}")
        make_private(file)
    except OSError as problem:
        raise TwistosaurError(
            f"tables cannot be kept in {folder} ({problem.strerror}): name another place in {SETTING}"
        ) from None


def make_private(file: Path) -> None:
    """Make the file of a database, if there is none, and keep others from reading it and what SQLite puts beside it.

    It holds the secrets that chance will come from. What SQLite makes later has the permissions of the file itself.
    """
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for one in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        with contextlib.suppress(FileNotFoundError, PermissionError):  # of another owner: theirs to decide
            if one.stat().st_mode & 0o077:
                one.chmod(0o600)
