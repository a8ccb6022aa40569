"""Tables of Dino Twist that the suites for all games play on: (seats, options)."""

from __future__ import annotations

from typing import Any

CASES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"kinds": ["lil-rex", "lil-rex"], "forced_replace": True}),
    (3, {"kinds": ["t-rex", "lil-rex", "t-rex"]}),
    (4, {}),
    (4, {"events": {"newborns": 5, "help": 5, "3-for-2": 5, "quake": 5, "meteorite beach sea": 5}, "claws": [2, 10]}),
    (5, {"kinds": ["lil-rex", "t-rex", "t-rex", "lil-rex", "t-rex"], "forced_replace": True}),
    (6, {}),
    (6, {"kinds": ["lil-rex"] * 6}),
]
