"""Moments of Twisty that its board is drawn and tested with."""

from __future__ import annotations

from typing import Any

from tests.fixtures import LineUp, Wish, both, phase
from twistosaur.engine import Game


def others_turn(game: Game, view: dict[str, Any]) -> Any:
    return view["phase"] == "move" and game.acting == (1,) and view["turns"] > 20


def line_up(seats: int, seed: int, **options: Any) -> LineUp:
    """`corner` is a choice before the first turn, `robbed` one after a theft."""
    wanted: dict[str, Wish] = {
        "start": phase("move"),
        "move": both(phase("move"), lambda view: min(view["held"]) > 1 and any(view["secured"])),
        "follow": both(phase("follow"), lambda view: view["turns"] > 30),
        "used": both(phase("follow"), lambda view: len(view["used"]) > 1),
        "robbed": both(phase("corner"), lambda view: view["turns"] > 0),
        "waiting": others_turn,
        "late": both(phase("move"), lambda view: view["turns_left"] == [5] * view["seats"]),
        "over": phase("over", mine=False),
    }
    if options.get("corners") != "random":
        wanted["corner"] = both(phase("corner"), lambda view: view["turns"] == 0)
    return LineUp(str(seats), seats, seed, options, wanted)


LINE_UPS = [
    line_up(4, 3, turn_limit=60),
    line_up(2, 20, turn_limit=60, corners="random", robbed_pawn="corner"),
    line_up(3, 11, turn_limit=70),
]
