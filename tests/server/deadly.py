"""Functions for a worker process, one of which does not survive."""

from __future__ import annotations

import os
from pathlib import Path


def die_once(mark: str) -> int:
    """Dies when it is called for the first time."""
    path = Path(mark)
    if not path.exists():
        path.touch()
        os._exit(1)
    return 5


def refuse() -> None:
    raise ValueError("no")


def five() -> int:
    return 5
