"""What a match says: shares of wins with intervals taken by deal, ratings, and answers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

import numpy as np

# Student's t, 97.5%: by degrees of freedom up to 30, then the line towards 1.96.
T975 = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)


def t975(freedom: int) -> float:
    if freedom < 1:
        return math.inf
    return T975[freedom - 1] if freedom <= len(T975) else 1.96 + 2.46 / freedom


@dataclass(frozen=True)
class Share:
    """A mean over deals with its 95% interval."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f}% ({100 * self.low:.1f} to {100 * self.high:.1f})"


def share_of(values: Sequence[float] | np.ndarray[Any, Any]) -> Share:
    """The mean of one value per deal. Games of one deal share its luck: only whole deals are independent.

    Deals that were all won say nothing of their spread. Then the low end is the smallest mean of which n such deals
    in a row would still be as likely as 1 in 40; likewise the high end where all were lost.
    """
    values = [float(value) for value in values]
    n = len(values)
    mean = sum(values) / n if n else math.nan
    if n < 2:
        return Share(mean, 0.0, 1.0)
    if all(v == 1 for v in values):
        return Share(1.0, 0.025 ** (1 / n), 1.0)
    if not any(values):
        return Share(0.0, 0.0, 1 - 0.025 ** (1 / n))
    spread = math.sqrt(sum((v - mean) ** 2 for v in values) / (n - 1) / n) * t975(n - 1)
    return Share(mean, max(0.0, mean - spread), min(1.0, mean + spread))


@dataclass(frozen=True)
class Question:
    """One question of a match that is played until it is decided."""

    about: str
    """A bot, whose share of wins is asked for; or "a v b", for how often a comes before b."""
    even: float
    answer: Literal["more", "less", "open"]
    share: Share
    """With an interval that may be looked at after every deal."""


@dataclass(frozen=True)
class Result:
    """All that a match found out; `data` is its JSON."""

    game: str
    rules: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    round_robin: bool
    seats: int
    deals: int
    games: int
    seed: int
    think: str | None
    seconds: float
    workers: int
    wins: dict[str, Share]
    """By bot: the share of one seat that plays it."""
    points: dict[str, float]
    points_by_source: dict[str, dict[str, float]]
    milliseconds: dict[str, float]
    """By bot: mean time of a decision with a choice."""
    even: float
    ratings: dict[str, Share]
    """By bot, on Elo's scale around a mean of nought."""
    duels: dict[str, dict[str, Share]]
    """By bot and bot: how often the one came before the other, half for equal ranks."""
    by_seat: tuple[Share, ...]
    """The share of wins of each seat, whoever sat there."""
    alpha: float | None
    """Set where a match was played until it was decided: the chance that any answer is wrong, at most. Then the
    intervals of `wins` may be looked at after every deal, too."""
    questions: tuple[Question, ...]
    faults: tuple[str, ...]
    fault_count: int

    @property
    def decided(self) -> bool:
        return bool(self.questions) and all(question.answer != "open" for question in self.questions)

    def data(self) -> dict[str, Any]:
        """Plain data; what is not known, as an interval of a single deal, is None."""
        return {"version": 1, **known(asdict(self)), "decided": self.decided if self.questions else None}


def known(value: Any) -> Any:
    """The same with None in place of numbers that JSON does not have."""
    if isinstance(value, dict):
        return {name: known(part) for name, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [known(part) for part in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value
