"""The moves of Draftosaurus as text."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...kernel import NO_SUCH_ACTION, Places, StandIn, rule
from .board import (
    BOARDS,
    DISCARD_ACTION,
    MOVE_ACTION,
    PICK_ACTION,
    PLACE_ACTION,
    PLACES,
    QUARANTINE_PEN,
    SIDE_UP,
    SPECIES,
    STAY_ACTION,
)
from .places import places_refusal
from .state import MOVE, NONE, PICK


def text_of(action: int) -> str:
    if action < DISCARD_ACTION:
        return f"pick {SPECIES[action - PICK_ACTION]}"
    if action < PLACE_ACTION:
        return f"discard {SPECIES[action - DISCARD_ACTION]}"
    if action < MOVE_ACTION:
        return f"place {PLACES[action - PLACE_ACTION]}"
    return "stay" if action == STAY_ACTION else f"move {PLACES[action - MOVE_ACTION]}"


MOVES = tuple(text_of(action) for action in range(STAY_ACTION + 1))
ACTION_OF = {text: action for action, text in enumerate(MOVES)}


def move_text(s: StandIn, seat: int, action: int) -> str:
    return MOVES[action]


def move_action(s: StandIn, seat: int, text: str) -> int:
    return ACTION_OF.get(text, NO_SUCH_ACTION)


def pending(s: Any) -> dict[int, int | None] | None:
    """All decisions of this game are made at once; in quarantine only by those who have a dinosaur there."""
    seats = range(s.seats)
    deciding = seats if s.phase != MOVE else [i for i in seats if s.held[i, QUARANTINE_PEN] > 0]
    chosen = s.chosen.tolist()
    return {i: None if chosen[i] == NONE else chosen[i] for i in deciding}


@rule
def ask_places(states: Any, seat: int, out: Any) -> None:
    places_refusal(states[0], seat, out)


PRINTED = tuple([k for k, side in enumerate(SIDE_UP) if side in (board, -1)] for board in range(len(BOARDS)))
"""The places of each board."""
PRINTED_NAMES = tuple(tuple(PLACES[place] for place in places) for places in PRINTED)


def places(states: Any, s: Any, seat: int) -> Places | None:
    """While picking: where each species in the bowl could go."""
    if s.phase != PICK:
        return None
    out = np.zeros((len(SPECIES), len(PLACES)), np.int64)
    ask_places(states, seat, out)
    names, answers, bowl = PRINTED_NAMES[s.board], out[:, PRINTED[s.board]].tolist(), s.bowl[seat].tolist()
    return {name: (names, tuple(answers[k])) for k, name in enumerate(SPECIES) if bowl[k] > 0}
