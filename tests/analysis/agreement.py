"""The analysis held against the solver: the same positions, sampled and counted out."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tests.analysis.endgames import Dice, Endgame
from twistosaur.analysis import analyse
from twistosaur.engine import Game, position
from twistosaur.kernel import derive

FAR = 3.0
"""Standard errors within which a sampled value agrees with the exact one."""
SHARE = 0.99
"""How many must agree."""


Gap = tuple[float, float]
"""How much too high a sampled value is, and its standard error."""


@dataclass(frozen=True)
class Compared:
    """One position: of every option how far its win share and its margin are from the exact ones."""

    number: int
    kind: str
    hindsight: bool
    wins: tuple[Gap, ...]
    margins: tuple[Gap, ...]

    @property
    def all(self) -> tuple[Gap, ...]:
        return self.wins + self.margins


def finished(one: Endgame, key: int, move: str | None = None) -> tuple[dict[str, Any], int]:
    """A whole record that begins with this position, and the place of its decision: the seat played this move, or any,
    and everybody went on as they liked."""
    game = position(one.position, seed=derive(key, 1))
    dice = Dice(derive(key, 2))
    game_after_choice(game, one.seat, move or dice.of(sorted(one.exact)), dice)
    first = next(place for place, (seat, _) in enumerate(game.moves) if seat == one.seat)
    while not game.over:
        seat = game.acting[0]
        game.play(seat, dice.of(game.legal(seat)))
    return game.record(), first


def game_after_choice(game: Game, seat: int, move: str, dice: Dice) -> None:
    """The seat makes its move; who decides at the same time takes what the policy might."""
    together = game.acting
    game.play(seat, move)
    for other in together:
        if other != seat:
            game.play(other, dice.of(game.legal(other)))


def compare(one: Endgame, key: int, **asked: Any) -> Compared:
    """Analyse the decision of a position, and hold every option's values against the exact ones."""
    record, index = finished(one, key)
    found = analyse(record, key=key, hindsight=one.hindsight, only=[index], **asked)
    options = found.decisions[index].options
    assert {option.move for option in options} == set(one.exact)
    win, margin = one.seat, one.position["seats"] + one.seat
    return Compared(
        number=one.number,
        kind=one.kind,
        hindsight=one.hindsight,
        wins=tuple((option.win - one.exact[option.move][win], option.win_se) for option in options),
        margins=tuple((option.margin - one.exact[option.move][margin], option.margin_se) for option in options),
    )


@dataclass(frozen=True)
class Mean:
    """A mean with its standard error."""

    value: float
    error: float

    @property
    def is_nothing(self) -> bool:
        return abs(self.value) <= FAR * self.error

    def __str__(self) -> str:
        return f"{self.value:+.5f} +- {self.error:.5f}"


@dataclass(frozen=True)
class Agreement:
    """What many positions say together.

    The mean error is not taken in standard errors: where something rare was not seen both the value and its standard
    error are too small, so that such a mean is off although every value is right on average.
    """

    positions: int
    values: int
    within: float
    """The share of values within three standard errors."""
    whole: float
    """The share of positions with the win share of every option within three standard errors."""
    win: Mean
    """Error of the win share, a mean for each position first: its options share their worlds."""
    margin: Mean
    spread: float
    """Root mean square of the errors in standard errors; about 1 if those are right, less if they are careful."""

    @property
    def holds(self) -> bool:
        return min(self.within, self.whole) >= SHARE and self.win.is_nothing and self.margin.is_nothing


def agreement(found: Sequence[Compared]) -> Agreement:
    values = [gap for one in found for gap in one.all]
    return Agreement(
        positions=len(found),
        values=len(values),
        within=share(values),
        whole=sum(share(one.wins) == 1 for one in found) / len(found),
        win=mean_of([sum(gap for gap, _ in one.wins) / len(one.wins) for one in found]),
        margin=mean_of([sum(gap for gap, _ in one.margins) / len(one.margins) for one in found]),
        spread=math.sqrt(sum((gap / error) ** 2 for gap, error in values if error) / len(values)),
    )


def share(values: Sequence[Gap]) -> float:
    """How many are within three standard errors, but for rounding."""
    return sum(abs(gap) <= FAR * error + 1e-9 for gap, error in values) / len(values)


def mean_of(values: Sequence[float]) -> Mean:
    mean = sum(values) / len(values)
    if len(values) < 2:
        return Mean(mean, math.inf)
    return Mean(mean, math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values)))
