"""The book of puzzles of a game: one file of plain data, and the tables that its moments lie on.

A puzzle is kept as the beginning of a record, so that the rules of today set it up: what is shown of it is never older
than they are. `bench/puzzles.py` writes these files.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any

from ..engine import Game, RecordError, replay
from ..games import PACKAGES
from ..kernel import TwistosaurError

FOLDER = Path(__file__).parent
VERSION = 1
LEVELS_THAT_RATE = ("novice", "easy", "medium", "hard")
"""A puzzle is as hard as the number of these that usually miss it: the strongest bot is what the answer rests on."""
USUALLY = 0.5


@dataclass(frozen=True)
class Value:
    """A legal move and what it is worth, as in an analysis."""

    move: str
    win: float
    win_se: float
    margin: float
    margin_se: float
    loss: float
    """Win share less than the best."""


@dataclass(frozen=True)
class Puzzle:
    """A moment at which one move is the best by a clear margin."""

    id: str
    """Stays the same in later books."""
    record: Mapping[str, Any]
    """The game up to this moment."""
    seat: int
    """Who is to find the move."""
    theme: str
    """The clause that the best move turns on."""
    values: tuple[Value, ...]
    """Of all legal moves, the best first."""
    found: Mapping[str, float]
    """By level: how often its bot finds the best move."""

    @property
    def best(self) -> str:
        return self.values[0].move

    @property
    def margin(self) -> float:
        """What the next best move loses."""
        return self.values[1].loss

    @property
    def difficulty(self) -> int:
        """From 1, which the weakest bot finds more often than not, to 5."""
        return 1 + sum(self.found[level] < USUALLY for level in LEVELS_THAT_RATE)

    def table(self) -> Game:
        """The game at this moment."""
        game = replay(self.record)
        if self.seat not in game.acting:
            raise RecordError(f"puzzle {self.id}: seat {self.seat} has nothing to decide")
        return game

    def data(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> Puzzle:
        if set(data) != {part.name for part in fields(Puzzle)}:
            raise TwistosaurError(f"this is no puzzle: it has {', '.join(sorted(data))}")
        return Puzzle(**{**data, "values": tuple(Value(**value) for value in data["values"])})


def path_of(game: str) -> Path:
    return FOLDER / f"{game}.json"


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, in the order of the book; none, if it has no book."""
    if game not in PACKAGES or not path_of(game).exists():
        return ()
    book = json.loads(path_of(game).read_text(encoding="utf-8"))
    if book["version"] != VERSION:
        raise TwistosaurError(f"the puzzles of {game} are of version {book['version']}; here it is {VERSION}")
    return tuple(Puzzle.from_data(entry) for entry in book["puzzles"])


def write(game: str, chosen: list[Puzzle]) -> None:
    """The book of a game, a line for each puzzle."""
    lines = ",\n".join(json.dumps(puzzle.data(), separators=(",", ":")) for puzzle in chosen)
    path_of(game).write_text(f'{{"version":{VERSION},"puzzles":[\n{lines}\n]}}\n', encoding="utf-8")
