"""The moves of Nest as text."""

from __future__ import annotations

from typing import Any

from twistosaur.kernel import NO_SUCH_ACTION

from .board import REACHES
from .state import NONE, REACH

MOVES = tuple(f"reach {reach}" for reach in REACHES)
ACTION_OF = {text: action for action, text in enumerate(MOVES)}


def move_text(s: Any, seat: int, action: int) -> str:
    return MOVES[action]


def move_action(s: Any, seat: int, text: str) -> int:
    return ACTION_OF.get(text, NO_SUCH_ACTION)


def pending(s: Any) -> dict[int, int | None] | None:
    """All reach at once."""
    if s.phase != REACH:
        return None
    return {seat: None if s.chosen[seat] == NONE else int(s.chosen[seat]) for seat in range(s.seats)}
