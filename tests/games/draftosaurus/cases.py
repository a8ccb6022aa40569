"""The tables that generic suites play Draftosaurus at: (seats, options)."""

from __future__ import annotations

from typing import Any

import pytest

from twistosaur.kernel import PLAIN

CASES: list[tuple[int, dict[str, Any]]] = [
    *(
        (seats, {"board": board, "first": first})
        for seats in (2, 3, 4, 5)
        for board in ("summer", "winter", "summer-winter")
        for first in ("random", seats - 1)
    ),
    *((5, {"board": board, "five_player_die": False}) for board in ("summer", "winter", "summer-winter")),
]

PLAYED = CASES[::4] if PLAIN else CASES
"""Without the JIT whole games are slow: a table of each kind is enough to see every line run."""

TABLES = pytest.mark.parametrize(
    ("seats", "options"), PLAYED, ids=[f"{seats}-{'-'.join(map(str, options.values()))}" for seats, options in PLAYED]
)
