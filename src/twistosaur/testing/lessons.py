"""Guided first games as data: `games/NAME/lesson.json`, played by the engine for the browser and for tests.

A lesson has scenes, and a scene begins at a position. In each of its steps the learner, on seat 0, is asked for one
move; then the others make those of the script, and chance draws by the scene's seed. What is said stands in the
catalogues: `GAME-lesson-STEP` asks, its `.done` tells what came of it, its `.why` answers who tries something else.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..engine import Game, position
from ..games import PACKAGES

GAMES = Path(__file__).parents[1] / "games"
LEARNER = 0


@dataclass(frozen=True)
class Step:
    """One thing to do, and what it leads to."""

    name: str
    do: str
    view: dict[str, Any]
    """What the learner sees before it."""
    actions: dict[str, str | None]
    """Every move that could be tried: None if it is legal, else the clause that forbids it."""
    places: dict[str, dict[str, str | None]] | None
    frames: tuple[dict[str, Any], ...]
    """What the learner sees afterwards, from reveal to reveal."""
    points: dict[str, int] = field(default_factory=dict)
    """Points by source that the script promises."""
    earned: dict[str, int] = field(default_factory=dict)
    """Points by source as the engine counts them."""
    is_first: bool = False
    """Does a scene begin with it?"""


@dataclass(frozen=True)
class Lesson:
    game: str
    first: dict[str, Any]
    """The first game after it: `seats`, and options if they are not the usual ones."""
    steps: tuple[Step, ...]

    def shown(self) -> dict[str, Any]:
        """What the browser plays. A step that goes on where the last one ended has no view of its own."""
        steps = [
            {
                "name": step.name,
                "do": step.do,
                "view": step.view if step.is_first else None,
                "actions": step.actions,
                "places": step.places,
                "frames": list(step.frames),
            }
            for step in self.steps
        ]
        return {"first": self.first, "steps": steps}


def lesson(game: str) -> Lesson | None:
    """The lesson of a game, played; None if it has none."""
    path = GAMES / PACKAGES[game] / "lesson.json"
    if not path.exists():
        return None
    data = json.loads(path.read_text(encoding="utf-8"))
    steps = [step for scene in data["scenes"] for step in played(game, scene)]
    return Lesson(game, data["first"], tuple(steps))


def played(game: str, scene: dict[str, Any]) -> Iterator[Step]:
    """The steps of a scene, one after the other at one table."""
    table = position({"game": game, **scene["position"]}, seed=scene.get("seed", 1))
    for number, script in enumerate(scene["steps"]):
        view, answers, places = table.asked(LEARNER)
        frames = list(follow(table, [(LEARNER, script["do"]), *script.get("others", [])]))
        yield Step(
            script["name"],
            script["do"],
            view,
            answers.by_verb[0],
            places,
            tuple(frames),
            script.get("points", {}),
            table.breakdown(LEARNER),
            is_first=number == 0,
        )


def follow(table: Game, moves: list[Any]) -> Iterator[dict[str, Any]]:
    """Make moves; what the learner sees whenever something was revealed."""
    for seat, move in moves:
        before = table.move_count
        table.play(seat, move)
        if table.move_count > before:
            yield table.view(LEARNER)
