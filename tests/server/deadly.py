"""Functions for a worker process, one of which does not survive."""

from __future__ import annotations

import os


def die() -> None:
    os._exit(1)


def add(a: int, b: int) -> int:
    return a + b


def refuse() -> None:
    raise ValueError("no")
