"""What lies on a table of Twisty as plain data. Nothing is hidden, so a view is a position and what follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from ...kernel import CommonView, StandIn, as_python
from .board import ANYWHERE, CELL_NAMES, CELLS, COLOURS, ROW, SOURCES, TOKENS, Colour, Special
from .options import TwistyOptions
from .rules import next_colour
from .state import CORNER, FOLLOW, MOVE, NONE, OVER

PHASES = {MOVE: "move", FOLLOW: "follow", CORNER: "corner", OVER: "over"}
NEAR = 20
"""So many turns of everybody before the limit, boards begin to count them down."""
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
    """By seat: the order in which it collects its cubes; empty until all pawns have chosen their corners (TW-3)."""
    held: list[int]
    """By seat: how many of its row it holds, from the left."""
    secured: list[list[Colour]]
    """By seat: cubes that cannot be stolen (TW-12)."""
    next: list[Colour | None]
    """By seat: the colour it collects next; null with all seven, when that is the centre, and without a row."""
    turn: int
    """The seat whose turn it is; one that was robbed decides in another's turn."""
    turns: int
    """Ended so far, by all seats together."""
    turns_left: list[int] | None
    """By seat: the turns it still has, this one included, once they are few; null before (TW-20)."""
    phase: Literal["move", "follow", "corner", "over", "chance"]
    verb: Literal["move", "step", "corner"] | None
    """The word that a move to a cell begins with in this phase."""
    placing: Literal["start", "anywhere", "corner"] | None
    """While a pawn is placed: on its starting corner (TW-3), or a robbed one, on any free field or a corner (TW-17)."""
    used: list[str]
    """Cells whose token has moved the pawn this turn (TW-13)."""


def on_the_table(s: Any) -> dict[str, Any]:
    """All there is."""
    seats = s.seats
    return {
        "seats": seats,
        "cells": {CELL_NAMES[cell]: TOKENS[token] for cell, token in enumerate(s.token.tolist()) if token != NONE},
        "pawns": [None if cell == NONE else CELL_NAMES[cell] for cell in s.pawn[:seats].tolist()],
        "rows": [[COLOURS[colour] for colour in row if colour != NONE] for row in s.row[:seats].tolist()],
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
        "turns_left": turns_left(s),
        "verb": VERBS.get(s.phase),
        "placing": placing(s),
    }


def placing(s: Any) -> str | None:
    if s.phase != CORNER:
        return None
    if s.deciding == s.turn:
        return "start"
    return "anywhere" if s.robbed_pawn == ANYWHERE else "corner"


def turns_left(s: Any) -> list[int] | None:
    """TW-20: the limit is told when it comes near."""
    left, seats = s.seats * s.turn_limit - s.turns, s.seats
    if s.phase == OVER or left > NEAR * seats:
        return None
    return [(left - (seat - s.turn) % seats + seats - 1) // seats for seat in range(seats)]


def view(s: Any, seat: int, options: Mapping[str, Any], known: Mapping[str, Any]) -> dict[str, Any]:
    return {"game": "twisty", "options": copied(options), **known}


def own_sources(s: StandIn) -> tuple[str, ...]:
    return SOURCES


def turn_of(s: Any) -> int | None:
    """Turns are counted by their ends. A starting corner is not taken back: those who choose after it have seen it."""
    return None if s.phase == CORNER and s.deciding == s.turn else int(s.turns)
