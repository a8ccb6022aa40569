"""One server for one SQLite file: a lock that dies with its owner, however that ends."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from ...kernel import TwistosaurError

try:
    import fcntl
except ImportError:  # not on Windows: there SQLite itself keeps a second writer out
    fcntl = None  # type: ignore[assignment]


@contextlib.contextmanager
def only_server(database: Path | None) -> Iterator[None]:
    """While inside, no other server opens this file; a `TwistosaurError` if one has it open.

    Tools that only look (`twistosaur admin list`, `inspect`, `backup`) do not ask.
    """
    if database is None or fcntl is None:
        yield
        return
    beside = database.with_name(f"{database.name}.lock")
    try:
        handle = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as problem:
        raise TwistosaurError(f"tables cannot be kept in {beside.parent} ({problem.strerror})") from None
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise TwistosaurError(
                f"another server keeps its tables in {database}: stop it first, or name another file in "
                "TWISTOSAUR_DATABASE_URL"
            ) from None
        yield
    finally:
        os.close(handle)
