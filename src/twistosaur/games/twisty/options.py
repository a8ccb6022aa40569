"""What a table of Twisty may choose before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

import numpy as np

from ...kernel import OptionError
from ...kernel.data import shown, words
from ...kernel.options import Box, check_number, check_total, choice, data, number, seat
from .board import (
    ANYWHERE,
    CHOSEN,
    CORNER_CHOICES,
    LONGEST,
    ROBBED_CHOICES,
    SPECIAL,
    SPECIALS,
    SPLIT,
    TURN_LIMIT,
    Corners,
    RobbedPawn,
    Special,
)
from .state import NONE


class TwistyOptions(TypedDict):
    """The options of a game of Twisty."""

    first: int | Literal["random"]
    """Who begins (TW-4)."""
    corners: Corners
    """How pawns get their starting corners (TW-3)."""
    robbed_pawn: RobbedPawn
    """Where the pawn of a robbed player goes (TW-17)."""
    turn_limit: int
    """Turns of every player after which the game ends anyway (TW-20)."""
    tokens: dict[Special, int]
    """How many of each special token (TW-2)."""


def token_split(given: Any) -> dict[Special, int]:
    """TW-2: how many of each special token, 16 in all; a kind left out keeps its number."""
    if not isinstance(given, Mapping):
        raise OptionError(f"option tokens: expected an object, found {shown(given)}")
    for kind in given:
        if kind not in SPECIALS:
            raise OptionError(f"option tokens: no token {shown(kind)}; there are {words(SPECIALS)}")
    split = {kind: given.get(kind, usual) for kind, usual in zip(SPECIALS, SPLIT, strict=True)}
    for kind, many in split.items():
        check_number(many, 0, SPECIAL, f"tokens.{kind}")
    check_total(sum(split.values()), SPECIAL, SPECIAL, "tokens", "special tokens in all")
    return split


USUAL_SPLIT: dict[str, int] = dict(zip(SPECIALS, SPLIT, strict=True))
OPTIONS = (
    seat("first", clause=4),
    choice("corners", CORNER_CHOICES, offered=True, clause=3),
    choice("robbed_pawn", ROBBED_CHOICES, offered=True, clause=17),
    number("turn_limit", TURN_LIMIT, 1, LONGEST, clause=20),
    data("tokens", USUAL_SPLIT, token_split, clause=2, box=Box("counts", SPECIALS, USUAL_SPLIT, (SPECIAL, SPECIAL))),
)


def encode(seats: int, chosen: Mapping[str, Any]) -> np.ndarray[Any, Any]:
    first = NONE if chosen["first"] == "random" else chosen["first"]
    corners = CHOSEN if chosen["corners"] == "chosen" else 0
    robbed = ANYWHERE if chosen["robbed_pawn"] == "anywhere" else 0
    split = [chosen["tokens"][kind] for kind in SPECIALS]
    return np.array([seats, first, corners, robbed, chosen["turn_limit"], *split], np.int64)
