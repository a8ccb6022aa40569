"""The tables at which the suites that every game must pass are played: (seats, options)."""

from __future__ import annotations

from typing import Any

CASES: list[tuple[int, dict[str, Any]]] = [
    (2, {"turn_limit": 15}),
    (3, {"turn_limit": 12, "corners": "chosen", "robbed_pawn": "corner", "first": 1}),
    (4, {"turn_limit": 10, "robbed_pawn": "anywhere", "corners": "random"}),
    (
        4,
        {
            "turn_limit": 10,
            "tokens": {"orthogonal": 4, "diagonal": 4, "jump": 4, "teleport": 4, "secure": 0},
        },
    ),
    (2, {"turn_limit": 15, "corners": "random", "robbed_pawn": "corner"}),
]
