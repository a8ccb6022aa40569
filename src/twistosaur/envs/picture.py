"""A table as text: what a person at a terminal would see of it."""

from __future__ import annotations

import io

from rich.console import Console

from ..locales import texts
from ..terminal import screen
from .table import Table

WIDTH = 100


def picture(table: Table, seat: int | None = None) -> str:
    """The table as a seat sees it (None: a spectator), in letters without colour."""
    say = texts("en")
    names = [f"player_{k}" for k in range(table.seats)]
    console = Console(file=io.StringIO(), width=WIDTH, color_system=None, force_terminal=False)
    console.print(screen(table.rules.id).draw(table.game().view(seat), names, say))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]
