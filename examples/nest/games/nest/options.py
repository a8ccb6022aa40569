"""What a table of Nest may choose before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

import numpy as np

from twistosaur.kernel.options import number

from .board import MOST_ROUNDS, ROUNDS


class NestOptions(TypedDict):
    """The options of a game of Nest."""

    rounds: int
    """How many rounds are played (NE-1)."""


OPTIONS = (number("rounds", ROUNDS, 1, MOST_ROUNDS, clause=1),)


def encode(seats: int, chosen: Mapping[str, Any]) -> np.ndarray[Any, Any]:
    return np.array([seats, chosen["rounds"]], np.int64)
