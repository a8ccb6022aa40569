"""The moves of Twisty as text."""

from __future__ import annotations

from ...kernel import NO_SUCH_ACTION, StandIn
from .board import CELL_NAMES

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
