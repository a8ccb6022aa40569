"""Boards of Twisty for tests: name what matters, the rest of the box is laid out around it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import twistosaur

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "white")
SPECIALS = ("orthogonal", "diagonal", "jump", "teleport", "secure")
SPLIT = {"orthogonal": 3, "diagonal": 3, "jump": 3, "teleport": 3, "secure": 4}
CELLS = tuple(f"{file}{rank}" for rank in range(1, 8) for file in "abcdefg")
CORNERS = ("a1", "g1", "a7", "g7")
TOKEN_CELLS = tuple(cell for cell in CELLS if cell not in (*CORNERS, "d4"))


def table(
    pawns: Sequence[str | None],
    cells: Mapping[str, str | None] | None = None,
    *,
    rows: Sequence[Sequence[str]] | None = None,
    held: Sequence[int] | None = None,
    secured: Sequence[Sequence[str]] | None = None,
    turn: int = 0,
    turns: int | None = None,
    phase: str = "move",
    used: Sequence[str] = (),
    **options: Any,
) -> dict[str, Any]:
    """A position. Cells not named get what is left of the box, in a fixed order; None is a cell without a token."""
    seats = len(pawns)
    cells = dict(cells or {})
    rows = [list(row) for row in rows or [COLOURS] * seats]
    held = list(held or [0] * seats)
    left = Counter({**dict.fromkeys(COLOURS, 4), **SPLIT, **options.get("tokens", {})})
    left.subtract(token for token in cells.values() if token)
    for row, many in zip(rows, held, strict=True):
        left.subtract(row[:many])
    assert min(left.values()) >= 0, f"more tokens than the box has: {left}"
    rest = list(left.elements())
    for cell in TOKEN_CELLS:
        if cell not in cells and rest:
            cells[cell] = rest.pop()
    assert not rest, "more empty cells than cubes held"
    return {
        "game": "twisty",
        "options": options,
        "seats": seats,
        "cells": {cell: token for cell, token in cells.items() if token},
        "pawns": list(pawns),
        "rows": rows,
        "held": held,
        "secured": [list(colours) for colours in secured or [[]] * seats],
        "turn": turn,
        "turns": sum(held) if turns is None else turns,
        "phase": phase,
        "used": list(used),
    }


def game(*facts: Any, **more: Any) -> twistosaur.Game:
    return twistosaur.position(table(*facts, **more), seed=1)


def at(g: twistosaur.Game, key: str) -> Any:
    """One fact of the position."""
    return g.position()[key]
