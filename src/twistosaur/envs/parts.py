"""What all environments share: their names and versions, kinds of reward, and the errors they raise."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np

from ..engine import calls
from ..engine.errors import IllegalMove
from ..engine.game import REASONS
from ..games import PACKAGES, load
from ..kernel import Rules, TwistosaurError, derive
from ..kernel.data import words
from .loops import MARGIN, RANK, WIN

REWARDS = {"rank": RANK, "margin": MARGIN, "win": WIN}
ILLEGAL = ("raise", "lose")
NOT_BEGUN = "no game has begun: call reset() first"


def env_id(game: str) -> str:
    """The name of a game's environment: "twistosaur/GAME-v1"."""
    return f"twistosaur/{game}-v{load(game).observation.version}"


def rules_of(name: str) -> Rules:
    """The rules of a game by its id or by the name of its environment; of another version there are none."""
    game, _, version = name.removeprefix("twistosaur/").partition("-v")
    if game not in PACKAGES or (version and version != str(load(game).observation.version)):
        raise TwistosaurError(f"no environment {name!r}; there are {words([env_id(game) for game in PACKAGES])}")
    return load(game)


def kind_of_reward(name: str) -> int:
    if name not in REWARDS:
        raise TwistosaurError(f"no reward {name!r}; there are {words(list(REWARDS))}")
    return REWARDS[name]


def seats_of(rules: Rules, seats: int | None) -> int:
    """How many play; four if nothing is said."""
    chosen = 4 if seats is None else seats
    low, high = rules.seats
    if not low <= chosen <= high:
        raise TwistosaurError(f"{rules.id} is for {low} to {high} seats, not {chosen!r}")
    return chosen


class Seeds:
    """The seeds of one game after the other: of a seed that is given, else of one that nobody can guess."""

    def __init__(self) -> None:
        self.again(None)

    def again(self, seed: int | None) -> None:
        self._first, self._number = secrets.randbits(64) if seed is None else int(seed), -1

    def next(self) -> int:
        self._number += 1
        return derive(self._first, self._number)


def illegal_move(rules: Rules, states: Any, i: int, seat: int, action: Any) -> IllegalMove:
    """Why an action is refused, with its clause where one forbids it."""
    number = int(action) if isinstance(action, (int, np.integer)) else -1
    if not 0 <= number < rules.actions:
        return IllegalMove(seat, "wait" if number == rules.actions else str(action), "unknown")
    refusal = int(calls.refusal(states, i, seat, number))
    if refusal > 0:
        return IllegalMove(seat, rules.move_text(rules.read(states, i), seat, number), "clause", rules.clause(refusal))
    return IllegalMove(seat, str(action), REASONS[refusal])
