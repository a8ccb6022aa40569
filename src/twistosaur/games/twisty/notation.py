"""Moves, options and views of Twisty as text and plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...kernel import NO_SUCH_ACTION, OptionError, StandIn
from ...kernel.data import option_choice, option_number, read_options, shown, words
from .board import (
    CELL_NAMES,
    CELLS,
    COLOURS,
    CORNER_CHOICES,
    LONGEST,
    ROBBED_CHOICES,
    ROW,
    SOURCES,
    SPECIAL,
    SPECIALS,
    SPLIT,
    TOKENS,
    TURN_LIMIT,
)
from .state import CORNER, FOLLOW, MOVE, NONE, OVER

PHASES = {MOVE: "move", FOLLOW: "follow", CORNER: "corner", OVER: "over"}

DEFAULTS = {
    "first": "random",
    "corners": "random",
    "robbed_pawn": "corner",
    "turn_limit": TURN_LIMIT,
    "tokens": dict(zip(SPECIALS, SPLIT, strict=True)),
}


def options(seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
    chosen = read_options(seats, given, DEFAULTS)
    option_choice(chosen["first"], [*range(seats), "random"], "first")
    option_choice(chosen["corners"], CORNER_CHOICES, "corners")
    option_choice(chosen["robbed_pawn"], ROBBED_CHOICES, "robbed_pawn")
    option_number(chosen["turn_limit"], 1, LONGEST, "turn_limit")
    chosen["tokens"] = token_split(chosen["tokens"])
    return chosen


def token_split(given: Any) -> dict[str, int]:
    """TW-2: how many of each special token, 16 in all; a kind left out keeps its number."""
    if not isinstance(given, Mapping):
        raise OptionError(f"option tokens: expected an object, found {shown(given)}")
    for kind in given:
        if kind not in SPECIALS:
            raise OptionError(f"option tokens: no token {shown(kind)}; there are {words(SPECIALS)}")
    split = {kind: given.get(kind, usual) for kind, usual in zip(SPECIALS, SPLIT, strict=True)}
    for kind, many in split.items():
        option_number(many, 0, SPECIAL, f"tokens.{kind}")
    total = sum(split.values())
    if total != SPECIAL:
        raise OptionError(f"option tokens: {total} special tokens in all, expected {SPECIAL} (TW-2)")
    return split


def encode(seats: int, chosen: Mapping[str, Any]) -> np.ndarray[Any, Any]:
    first = NONE if chosen["first"] == "random" else chosen["first"]
    corners = CORNER_CHOICES.index(chosen["corners"])
    robbed = ROBBED_CHOICES.index(chosen["robbed_pawn"])
    split = [chosen["tokens"][kind] for kind in SPECIALS]
    return np.array([seats, first, corners, robbed, chosen["turn_limit"], *split], np.int64)


# ------------------------------------------------------------------------------------------------ moves

MOVES = (
    *(f"move {name}" for name in CELL_NAMES),
    *(f"step {name}" for name in CELL_NAMES),
    *(f"corner {name}" for name in CELL_NAMES),
    "stay",
    "pass",
)
ACTION_OF = {text: action for action, text in enumerate(MOVES)}


def move_text(s: StandIn, seat: int, action: int) -> str:
    return MOVES[action]


def move_action(s: StandIn, seat: int, text: str) -> int:
    return ACTION_OF.get(text, NO_SUCH_ACTION)


def pending(s: StandIn) -> None:
    """One seat decides at a time."""
    return


# ------------------------------------------------------------------------------------------------ positions


def cell_name(cell: int) -> str | None:
    return None if cell == NONE else CELL_NAMES[cell]


def position(s: Any, options: Mapping[str, Any]) -> dict[str, Any]:
    seats = range(s.seats)
    return {
        "game": "twisty",
        "options": {**options, "tokens": dict(options["tokens"])},
        "seats": int(s.seats),
        "cells": {CELL_NAMES[cell]: TOKENS[s.token[cell]] for cell in range(CELLS) if s.token[cell] != NONE},
        "pawns": [cell_name(int(s.pawn[seat])) for seat in seats],
        "rows": [[COLOURS[colour] for colour in s.row[seat]] for seat in seats],
        "held": [int(s.held[seat]) for seat in seats],
        "secured": [[COLOURS[k] for k in range(ROW) if s.secured[seat] >> k & 1] for seat in seats],
        "turn": int(s.turn),
        "turns": int(s.turns),
        "phase": PHASES.get(s.phase, "chance"),
        "used": [CELL_NAMES[cell] for cell in range(CELLS) if s.used >> cell & 1],
    }


def view(s: Any, seat: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Everything is public: every audience sees the position."""
    return position(s, options)


def own_sources(s: StandIn) -> tuple[str, ...]:
    return SOURCES
