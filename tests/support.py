"""Which tables the suites for all games play at, and where the checkout is."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from twistosaur.games import PACKAGES, load
from twistosaur.kernel import PLAIN
from twistosaur.testing import Walk
from twistosaur.testing.examples import Example, Frame, examples

ROOT = Path(__file__).resolve().parents[1]


def cases(game: str) -> list[tuple[int, dict[str, Any]]]:
    """The tables at which the suites for all games play this one, (seats, options): declared beside its own tests."""
    return list(import_module(f"tests.games.{PACKAGES[game]}.cases").CASES)


def all_cases() -> list[Any]:
    """Every case of every game; in plain mode, which is slow and there for coverage, every fourth."""
    out = []
    for game in PACKAGES:
        for number, (seats, options) in enumerate(cases(game)):
            if PLAIN and number % 4:
                continue
            told = ",".join(f"{k}={str(v)[:16]}" for k, v in options.items())
            out.append(pytest.param(game, seats, options, id=f"{game}-{number}-{seats}p-{told}"))
    return out


each_game = pytest.mark.parametrize("game", list(PACKAGES))


def walk(game: str, seats: int, options: dict[str, Any], seed: int) -> Walk:
    """Random play at such a table, state by state."""
    return Walk(load(game), seats, options, seed)


def example(game: str, name: str) -> Example:
    """An example of the rules by its name."""
    return next(one for one in examples(game) if one.name == name)


def points_of(frame: Frame) -> dict[str, int]:
    """Where the points of the seat that looks come from, without what brings none."""
    return {source: points for source, points in frame.game.breakdown(frame.seat).items() if points}
