"""Moments of Draftosaurus that its board is drawn and tested with."""

from __future__ import annotations

from typing import Any

from tests.fixtures import LineUp, Wish, phase
from twistosaur.engine import Game

LATE: dict[str, Any] = {"round": 2, "turn": 4}


def has_chosen(game: Game, view: dict[str, Any]) -> Any:
    return view["phase"] == "pick" and view["turn"] == 2 and view["chosen"][0]


def line_up(board: str, seats: int, seed: int) -> LineUp:
    wanted: dict[str, Wish] = {
        "pick": phase("pick", turn=2),
        "place": phase("place", turn=3),
        "over": phase("over", mine=False),
    }
    if seats == 4:
        wanted |= {"late": phase("place", **LATE), "pick-late": phase("pick", **LATE), "chosen": has_chosen}
    if seats == 2:
        wanted["discard"] = phase("discard", turn=2)
    if board == "winter":
        wanted["quarantine"] = phase("quarantine")
    return LineUp(f"{board}-{seats}", seats, seed, {"board": board}, wanted)


LINE_UPS = [
    line_up("summer", 4, 11),
    line_up("winter", 4, 5),
    line_up("summer", 2, 3),
    line_up("winter", 5, 8),
    line_up("winter", 3, 9),
    LineUp(
        "summer-5",
        5,
        12,
        {"board": "summer", "first": 1},
        {
            "pick": phase("pick", turn=2),
            "roller-obeys": phase("pick", turn=6, roller=0),
            "late": phase("place", **LATE),
        },
    ),
]
