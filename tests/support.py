"""What the generic suites share: the cases of every registered game, and random play."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from twistosaur.engine import Game, calls, new
from twistosaur.engine.playouts import opening, u64
from twistosaur.games import PACKAGES, load
from twistosaur.kernel import CHANCE, PLAIN, Rules, derive, draw

ROOT = Path(__file__).resolve().parents[1]
Case = tuple[str, int, dict[str, Any]]


def cases(game: str) -> list[tuple[int, dict[str, Any]]]:
    """The variants of a game that the generic suites play: declared beside the game's own tests."""
    declared: list[tuple[int, dict[str, Any]]] = import_module(f"tests.games.{PACKAGES[game]}.cases").CASES
    return declared


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


each_case = pytest.mark.parametrize(("game", "seats", "options"), all_cases())
each_game = pytest.mark.parametrize("game", list(PACKAGES))


def random_game(game: str, seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[Game, int]]:
    """Random play through the friendly object: yields it before each move with the seat about to move."""
    table = new(game, seats=seats, seed=seed, **options)
    n = 0
    while not table.over:
        acting = table.acting
        n += 1
        seat = acting[derive(seed ^ 0xACE, n) % len(acting)]
        yield table, seat
        moves = table.legal(seat)
        table.play(seat, moves[derive(seed ^ 0xF00D, n) % len(moves)])
    yield table, -1


class Walk:
    """Random play on the low-level calls: every state of a game, chance included."""

    def __init__(self, rules: Rules, seats: int, options: dict[str, Any], seed: int) -> None:
        self.rules, self.seats, self.seed = rules, seats, seed
        self.states = opening(rules, seats, rules.options(seats, options))
        self.out = np.zeros(rules.actions, np.int64)
        self.weights = np.zeros(rules.outcomes, np.int64)
        self.words = self.made = 0

    def acting(self) -> list[int]:
        mask = int(calls.acting(self.states, 0))
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        return [int(a) for a in self.out[: calls.legal(self.states, 0, seat, self.out)]]

    def pick(self, limit: int) -> int:
        self.made += 1
        return derive(self.seed ^ 0xBEEF, self.made) % limit

    def step(self) -> tuple[int, int] | None:
        """One draw of chance or one decision; (seat, action), None when the game is over."""
        acting = self.acting()
        if acting:
            seat = acting[self.pick(len(acting))]
            moves = self.legal(seat)
            action = moves[self.pick(len(moves))]
        elif calls.over(self.states, 0):
            return None
        else:
            seat = CHANCE
            count = int(calls.odds(self.states, 0, self.weights))
            action = int(draw(self.weights, count, u64(derive(self.seed, self.words))))
            self.words += 1
        calls.apply(self.states, 0, seat, action)
        return seat, action

    def bytes(self) -> bytes:
        return self.rules.to_bytes(self.states)

    def copy(self) -> Any:
        return self.rules.from_bytes(self.bytes())


def walk(game: str, seats: int, options: dict[str, Any], seed: int) -> Walk:
    return Walk(load(game), seats, options, seed)
