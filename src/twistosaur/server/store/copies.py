"""Backups: a whole database as one SQLite file, made beside servers, and opened again without being changed."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

from ...kernel import TwistosaurError
from .. import location
from . import migrate, moving, trouble

PART = ".part"
"""At the end of the name of a backup that is being made: what was interrupted never passes for one."""
OWN = {migrate.STAMP, "tables", "events"}
"""Tables by which a database is known to be ours."""


def back_up(url: str, file: Path) -> None:
    """A consistent copy of all tables, whole or not at all."""
    kept, part = location.database_file(url), file.with_name(f"{file.name}{PART}")
    try:
        _forget(part)  # of one that was interrupted
        location.make_private(part)
        try:
            if kept is None:
                moving.move_now(url, location.sqlite_url(part))
            else:
                _copy_used(kept, part)
            part.rename(file)
        finally:
            _forget(part)
    except OSError as problem:
        raise TwistosaurError(f"{file} cannot be written ({problem.strerror or trouble.reason(problem)})") from None
    except Exception as problem:
        if not trouble.is_of_the_database(problem):
            raise
        raise TwistosaurError(f"no backup has been made: {trouble.reason(problem)}") from None


def _forget(part: Path) -> None:
    """Also what SQLite has put beside it."""
    for end in ("", "-wal", "-shm"):
        part.with_name(f"{part.name}{end}").unlink(missing_ok=True)


def _copy_used(kept: Path, part: Path) -> None:
    """A copy of a file that a server may be writing to."""
    with contextlib.closing(sqlite3.connect(kept)) as source, contextlib.closing(sqlite3.connect(part)) as target:
        source.backup(target)


@contextlib.contextmanager
def opened(file: Path) -> Iterator[str]:
    """The URL of a copy of a backup. It may be of an earlier version and is brought up to this one, and the backup may
    lie where nothing can be written: that stays as it is."""
    with tempfile.TemporaryDirectory(prefix="twistosaur-") as folder:
        copy = Path(folder) / "backup.db"
        try:
            for end in ("", "-wal"):  # the file of a server that was killed may have its last moves beside it
                with contextlib.suppress(FileNotFoundError):
                    shutil.copyfile(f"{file}{end}", f"{copy}{end}")
            with contextlib.closing(sqlite3.connect(copy)) as database:
                found = {name for (name,) in database.execute("select name from sqlite_master where type = 'table'")}
        except sqlite3.DatabaseError:
            found = set()
        except OSError as problem:
            raise TwistosaurError(f"{file} cannot be copied to {folder} ({problem.strerror})") from None
        if not found >= OWN:
            raise TwistosaurError(f"{file} is no backup of Twistosaur")
        yield location.sqlite_url(copy)
