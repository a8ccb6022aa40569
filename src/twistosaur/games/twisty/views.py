"""What lies on a table of Twisty as plain data. Nothing is hidden, so a view is a position and what follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from ...kernel import CommonView, StandIn, as_python
from .board import CELL_NAMES, CELLS, COLOURS, ROW, SOURCES, TOKENS, Colour, Special
from .options import TwistyOptions
from .rules import next_colour
from .state import CORNER, FOLLOW, MOVE, NONE, OVER

PHASES = {MOVE: "move", FOLLOW: "follow", CORNER: "corner", OVER: "over"}
VERBS = {MOVE: "move", FOLLOW: "step", CORNER: "corner"}


class TwistyView(CommonView):
    """A game of Twisty, the same for every audience. A cell is a letter and a number, such as d4."""

    game: Literal["twisty"]
    options: TwistyOptions
    cells: dict[str, Colour | Special]
    """The token on each cell that has one."""
    pawns: list[str | None]
    """By seat: the cell of its pawn; null while it is off the board."""
    rows: list[list[Colour]]
    """By seat: the order in which it collects its cubes."""
    held: list[int]
    """By seat: how many of its row it holds, from the left."""
    secured: list[list[Colour]]
    """By seat: cubes that cannot be stolen (TW-12)."""
    next: list[Colour | None]
    """By seat: the colour it collects next; null with all seven, when the centre comes next."""
    turn: int
    """The seat whose turn it is; one that was robbed decides in another's turn."""
    turns: int
    """Ended so far, by all seats together."""
    phase: Literal["move", "follow", "corner", "over", "chance"]
    verb: Literal["move", "step", "corner"] | None
    """The word that a move to a cell begins with in this phase."""
    used: list[str]
    """Cells whose token has moved the pawn this turn (TW-13)."""


def on_the_table(s: Any) -> dict[str, Any]:
    """All there is."""
    seats = s.seats
    return {
        "seats": seats,
        "cells": {CELL_NAMES[cell]: TOKENS[token] for cell, token in enumerate(s.token.tolist()) if token != NONE},
        "pawns": [None if cell == NONE else CELL_NAMES[cell] for cell in s.pawn[:seats].tolist()],
        "rows": [[COLOURS[colour] for colour in row] for row in s.row[:seats].tolist()],
        "held": s.held[:seats].tolist(),
        "secured": [[COLOURS[k] for k in range(ROW) if mask >> k & 1] for mask in s.secured[:seats].tolist()],
        "turn": s.turn,
        "turns": s.turns,
        "phase": PHASES.get(s.phase, "chance"),
        "used": [CELL_NAMES[cell] for cell in range(CELLS) if s.used >> cell & 1] if s.used else [],
    }


def copied(options: Mapping[str, Any]) -> dict[str, Any]:
    return {name: dict(value) if isinstance(value, dict) else value for name, value in options.items()}


def position(s: Any, options: Mapping[str, Any]) -> dict[str, Any]:
    return {"game": "twisty", "options": copied(options), **on_the_table(s)}


def public(s: Any) -> dict[str, Any]:
    """Everything is public: every audience sees the position."""
    colours = [int(as_python(next_colour)(s, seat)) for seat in range(s.seats)]
    return {
        **on_the_table(s),
        "next": [None if colour == NONE else COLOURS[colour] for colour in colours],
        "verb": VERBS.get(s.phase),
    }


def view(s: Any, seat: int, options: Mapping[str, Any], known: Mapping[str, Any]) -> dict[str, Any]:
    return {"game": "twisty", "options": copied(options), **known}


def own_sources(s: StandIn) -> tuple[str, ...]:
    return SOURCES
