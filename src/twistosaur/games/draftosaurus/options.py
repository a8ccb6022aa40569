"""What a table of Draftosaurus may choose before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

import numpy as np

from ...kernel.options import choice, flag, seat
from .board import MAX_SEATS, VARIANTS, Variant
from .state import NONE


class DraftosaurusOptions(TypedDict):
    """The options of a game of Draftosaurus."""

    first: int | Literal["random"]
    """Who holds the die first (DS-4)."""
    board: Variant
    """The side of the boards that is up; both, one after the other, in summer-winter (DS-39)."""
    five_player_die: bool
    """Five players: who rolls in turn 5 rolls in turn 6 as well, and then obeys the die, too (DS-11)."""


OPTIONS = (
    seat("first", clause=4),
    choice("board", VARIANTS, offered=True, clause=3),
    flag("five_player_die", True, clause=11, seats=(MAX_SEATS,)),
)


def encode(seats: int, chosen: Mapping[str, Any]) -> np.ndarray[Any, Any]:
    first = NONE if chosen["first"] == "random" else chosen["first"]
    return np.array([seats, first, VARIANTS.index(chosen["board"]), int(chosen["five_player_die"])], np.int64)
