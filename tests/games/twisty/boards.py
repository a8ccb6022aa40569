"""Boards of Twisty for tests: name what matters, the rest of the box is laid out around it."""

from __future__ import annotations

import random
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


def made_up(rng: random.Random) -> dict[str, Any]:
    """A position made up: any split of the special tokens, any rows, cubes and pawns; crowded more often than not."""
    seats = rng.randint(2, 4)
    rows = [rng.sample(COLOURS, 7) for _ in range(seats)]
    held = [rng.choice([0, 1, 2, 3, 4, 5, 6, 6, 7, 7]) for _ in range(seats)]
    safe = [rng.choice([0, 0, rng.randint(0, many)]) for many in held]
    secured = [sorted(row[:many], key=COLOURS.index) for row, many in zip(rows, safe, strict=True)]
    kinds = [*SPECIALS, *rng.choices(SPECIALS, k=11)]
    left = [colour for colour in COLOURS for _ in range(4)]
    for row, many in zip(rows, held, strict=True):
        for colour in row[:many]:
            left.remove(colour)
    # Special tokens gather around a spot, so that long chains and neighbouring pawns are common.
    spot = rng.choice(TOKEN_CELLS)
    by_distance = sorted(
        TOKEN_CELLS, key=lambda c: max(abs(ord(c[0]) - ord(spot[0])), abs(ord(c[1]) - ord(spot[1]))) + rng.random() * 3
    )
    special_cells = by_distance[:16] if rng.random() < 0.7 else rng.sample(TOKEN_CELLS, 16)
    cells = dict(zip(special_cells, kinds, strict=True))
    free = [cell for cell in TOKEN_CELLS if cell not in cells]
    cells.update(zip(rng.sample(free, len(left)), left, strict=True))
    near = [*by_distance[:14], "d4", *CORNERS] if rng.random() < 0.7 else [*TOKEN_CELLS, "d4", *CORNERS]
    return {
        "game": "twisty",
        "options": {
            "first": "random",
            "corners": "random",
            "robbed_pawn": rng.choice(["corner", "anywhere"]),
            "turn_limit": 30,
            "tokens": {kind: kinds.count(kind) for kind in SPECIALS},
        },
        "seats": seats,
        "cells": cells,
        "pawns": rng.sample(near, seats),
        "rows": rows,
        "held": held,
        "secured": secured,
        "turn": rng.randrange(seats),
        "turns": rng.choice([sum(held), sum(held) + 10, seats * 30 - 1]),
        "phase": "move",
        "used": [],
    }
