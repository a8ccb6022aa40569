"""Looking often without fooling oneself: intervals for a mean that hold at every deal at once.

Somebody bets on the values of the deals, each between 0 and 1, in a game that is fair if their mean is m: a stake of
c turns the purse into purse * (1 + c * (x - m) / m), or, betting on less, purse * (1 - c * (x - m) / (1 - m)).
Whatever the stakes, the purse is at any time expected to be no more than at the start, so the chance that it ever
grows to 1/alpha is at most alpha (Ville 1939). Here a purse is spread over a few fixed stakes on either side and each
part is left to itself. The means against which it has not grown to 1/alpha are the interval; the chance that it ever
misses the true mean is at most alpha, however often one looks and whatever made one stop. Stakes are fixed, so the
order of deals does not matter.

The construction is that of Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting" (2023),
with a mixture of constant stakes in place of their predicted ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..kernel import TwistosaurError
from .results import Share

Array = np.ndarray[Any, Any]

ALPHA = 0.05
STAKES = 0.99 * 2.0 ** (-np.arange(14) / 2)
"""From nearly all to about a hundredth: for differences that show in a dozen deals, and for those of thousands."""
GRID = 2000
"""Means that are tried for an interval; its ends are rounded outwards to the next of them."""


def growth(values: Array | float, mean: Array) -> Array:
    """By how much (as a logarithm) each stake multiplies its part: for values against means, stakes on a last axis."""
    more = np.log1p(STAKES * ((values - mean) / np.maximum(mean, 1e-12))[..., None])
    less = np.log1p(STAKES * ((mean - values) / np.maximum(1 - mean, 1e-12))[..., None])
    return np.concatenate([more, less], axis=-1)


def purse(logs: Array) -> Array:
    """The logarithm of the whole purse, from those of its parts."""
    top = logs.max(axis=-1)
    whole: Array = top + np.log(np.mean(np.exp(logs - top[..., None]), axis=-1))
    return whole


class Watch:
    """Questions "is this mean even?" that are looked at after every deal; alpha is for all of them together."""

    def __init__(self, even: Sequence[float], alpha: float = ALPHA) -> None:
        if not 0 < alpha < 1:
            raise TwistosaurError(f"alpha is a probability between 0 and 1, not {alpha}")
        self.even, self.alpha = np.array(even, float), alpha
        self.deals = 0
        self.answers = np.zeros(len(even), np.int8)
        """1: more than even, -1: less, 0: not known yet. An answer stays."""
        self._line = np.log(len(even) / alpha)
        self._logs = np.zeros((len(even), 2 * len(STAKES)))
        self._sums = np.zeros(len(even))

    @property
    def done(self) -> bool:
        return bool(self.answers.all())

    def see(self, values: Array) -> bool:
        """The values of one more deal, one for each question; True once all are answered."""
        self.deals += 1
        self._logs += growth(values, self.even)
        self._sums += values
        sides = np.where(self._sums > self.deals * self.even, 1, -1)
        found = (self.answers == 0) & (purse(self._logs) >= self._line)
        self.answers[found] = sides[found]
        return self.done


def share_at_any_time(values: Sequence[float] | Array, alpha: float = ALPHA) -> Share:
    """The mean of one value per deal with an interval that may be looked at after every deal."""
    seen, times = np.unique(np.round(np.asarray(values, float), 12), return_counts=True)
    mean = float(np.mean(values)) if len(values) else float("nan")
    means = np.arange(GRID + 1) / GRID
    logs = np.zeros((GRID + 1, 2 * len(STAKES)))
    for value, many in zip(seen, times, strict=True):
        logs += many * growth(float(value), means)
    open_still = np.flatnonzero(purse(logs) < -np.log(alpha))
    if not len(open_still):  # they lie between two means of the grid
        return Share(mean, max(0.0, mean - 1 / GRID), min(1.0, mean + 1 / GRID))
    low, high = max(0, int(open_still[0]) - 1) / GRID, min(GRID, int(open_still[-1]) + 1) / GRID
    return Share(mean, min(low, mean), max(high, mean))
