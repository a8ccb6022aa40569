"""Random play for tests: a kind of table, a walk through every state of a game, and the same through `Game`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..engine import Game, calls, new
from ..engine.playouts import opening, u64
from ..games import load
from ..kernel import CHANCE, SPECTATOR, Rules, derive, draw


@dataclass(frozen=True)
class Case:
    """One kind of table: a game, a number of seats, its options."""

    game: str
    seats: int
    options: Mapping[str, Any]

    @property
    def rules(self) -> Rules:
        return load(self.game)

    def __str__(self) -> str:
        told = "".join(f"-{name}={str(value)[:16]}" for name, value in self.options.items())
        return f"{self.game}-{self.seats}p{told}"


def cases_of(game: str, tables: Iterable[tuple[int, Mapping[str, Any]]] | None = None) -> list[Case]:
    """The cases of a game: those given as (seats, options), or every number of seats with the usual options."""
    if tables is None:
        fewest, most = load(game).seats
        tables = [(seats, {}) for seats in range(fewest, most + 1)]
    return [Case(game, seats, options) for seats, options in tables]


class Walk:
    """Random play on the low-level calls: every state of a game, chance included."""

    def __init__(self, rules: Rules, seats: int, options: Mapping[str, Any], seed: int) -> None:
        self.rules, self.seats, self.seed = rules, seats, seed
        self.options = rules.options(seats, options)
        self.states = opening(rules, seats, self.options)
        self.weights = np.zeros(rules.outcomes, np.int64)
        self.words = 0
        """How many draws of chance were made."""
        self._out = np.zeros(rules.actions, np.int64)
        self._picks = 0

    @property
    def audiences(self) -> tuple[int, ...]:
        """Everybody who looks on: the spectator and every seat."""
        return (SPECTATOR, *range(self.seats))

    @property
    def over(self) -> bool:
        return bool(calls.over(self.states, 0))

    def acting(self) -> list[int]:
        return self.acting_in(self.states)

    def acting_in(self, states: Any) -> list[int]:
        """The seats that owe a decision in other states of this game."""
        mask = int(calls.acting(states, 0))
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        return [int(action) for action in self._out[: calls.legal(self.states, 0, seat, self._out)]]

    def pick(self, limit: int) -> int:
        """A number below a limit, from this walk's own words."""
        self._picks += 1
        return derive(self.seed ^ 0xBEEF, self._picks) % limit

    def step(self) -> tuple[int, int] | None:
        """One draw of chance or one decision; (seat, action), None when the game is over."""
        acting = self.acting()
        if acting:
            seat = acting[self.pick(len(acting))]
            moves = self.legal(seat)
            action = moves[self.pick(len(moves))]
        elif self.over:
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
        """These states once more."""
        return self.rules.from_bytes(self.bytes())

    def after(self, seat: int, action: int) -> Any:
        """The states that an action would lead to."""
        states = self.copy()
        calls.apply(states, 0, seat, action)
        return states

    def hidden(self, audience: int, states: Any = None) -> Any:
        """What an audience knows of these states, or of others."""
        out = self.rules.states()
        calls.hide(self.states if states is None else states, 0, audience, out)
        return out

    def guess(self, audience: int, key: int) -> Any:
        """A whole truth that this audience cannot tell from these states."""
        out = self.rules.states()
        calls.guess(self.hidden(audience), 0, audience, u64(key), out)
        return out

    def game(self, states: Any = None) -> Game:
        """The friendly object around these states, or around others; it draws at once what chance owes."""
        mine = self.copy() if states is None else self.rules.copy(states)
        return Game(self.rules, mine, self.seats, dict(self.options), self.seed)


def random_game(game: str, seats: int, options: Mapping[str, Any], seed: int) -> Iterator[tuple[Game, int]]:
    """Random play through `Game`: gives it before each move with the seat about to move, and at the end with -1."""
    played = new(game, seats=seats, seed=seed, **options)
    n = 0
    while not played.over:
        acting = played.acting
        n += 1
        seat = acting[derive(seed ^ 0xACE, n) % len(acting)]
        yield played, seat
        moves = played.legal(seat)
        played.play(seat, moves[derive(seed ^ 0xF00D, n) % len(moves)])
    yield played, -1
