"""Examples of the rules as positions: `games/NAME/examples.json`, played by the engine for tests and rules pages.

An example belongs to a clause and has one frame or more. A frame is a moment: a position (or the bare facts of a table
that is only scored), the moves made from there, and the seat that looks at it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..engine import Game, position
from ..games import PACKAGES, load

GAMES = Path(__file__).parents[1] / "games"


@dataclass(frozen=True)
class Frame:
    """One moment of an example."""

    game: Game
    seat: int
    counted: bool
    """Is it about points?"""

    def shown(self) -> dict[str, Any]:
        """What a picture of it needs, as plain data."""
        points = self.game.breakdown(self.seat) if self.counted else None
        return {"view": self.game.view(self.seat), "points": points}


@dataclass(frozen=True)
class Example:
    """A printed example of a rulebook, or (`is_printed` false) one of our own."""

    name: str
    clause: str
    is_printed: bool
    frames: tuple[Frame, ...]

    def shown(self) -> dict[str, Any]:
        frames = [frame.shown() for frame in self.frames]
        return {"name": self.name, "clause": self.clause, "printed": self.is_printed, "frames": frames}


def examples(game: str) -> list[Example]:
    """The examples of a game, in the order of their clauses."""
    path = GAMES / PACKAGES[game] / "examples.json"
    return [read(game, data) for data in json.loads(path.read_text(encoding="utf-8"))] if path.exists() else []


def read(game: str, data: dict[str, Any]) -> Example:
    frames = [frame(game, {**data, **one}) for one in data["frames"]]
    return Example(data["name"], data["clause"], data["printed"], tuple(frames))


def frame(game: str, facts: dict[str, Any]) -> Frame:
    """A frame with what all frames of its example share."""
    table = scored(game, facts["table"]) if "table" in facts else position({"game": game, **facts["position"]}, seed=1)
    for seat, move in facts.get("moves", []):
        table.play(seat, move)
    return Frame(table, facts.get("seat", 0), facts.get("counted", False))


def scored(game: str, facts: dict[str, Any]) -> Game:
    """A table of which only what is scored is told."""
    rules = load(game)
    states = rules.score_position(rules, facts)
    state: Any = rules.read(states)
    return Game(rules, states, int(state.seats), rules.options(int(state.seats), facts.get("options", {})), 0)
