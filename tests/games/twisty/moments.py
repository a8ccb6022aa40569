"""Moments of Twisty that its board is drawn and tested with."""

from __future__ import annotations

from typing import Any

from tests.fixtures import LineUp, Wish, both, phase
from twistosaur.engine import Game


def others_turn(game: Game, view: dict[str, Any]) -> Any:
    return view["phase"] == "move" and game.acting == (1,) and view["turns"] > 20


def line_up(seats: int, seed: int, **options: str) -> LineUp:
    wanted: dict[str, Wish] = {
        "start": phase("move"),
        "move": both(phase("move"), lambda view: min(view["held"]) > 1 and any(view["secured"])),
        "follow": both(phase("follow"), lambda view: view["turns"] > 30),
        "used": both(phase("follow"), lambda view: len(view["used"]) > 1),
        "robbed": both(phase("corner"), lambda view: view["turns"] > 0),
        "waiting": others_turn,
        "over": phase("over", mine=False),
    }
    if options:
        wanted["corner"] = both(phase("corner"), lambda view: view["turns"] == 0)
    return LineUp(str(seats), seats, seed, options, wanted)


LINE_UPS = [line_up(4, 3), line_up(2, 4), line_up(3, 5, corners="chosen", robbed_pawn="anywhere")]
