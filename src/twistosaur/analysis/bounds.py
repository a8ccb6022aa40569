"""What samples show and what they do not: standard errors, bounds that hold for many options and many looks, labels."""

from __future__ import annotations

import math
from functools import cache
from statistics import NormalDist
from typing import Literal

Label = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
LABELS: tuple[Label, ...] = ("best", "good", "inaccuracy", "mistake", "blunder")
LINES = (0.02, 0.10, 0.20, 0.30)
"""Win share that must be shown to be lost for the second label, the third and so on. What is better by less than the
first line is no reason to play otherwise: nobody would see it in a hundred games."""
NOTHING, SERIOUS = LINES[:2]
LOOKS = 9
"""More of them are needed only where a label is very near to a line."""
ERROR = 0.05
"""How often a decision may be called worse than it is, all its options and all looks together."""


@cache
def width(options: int, look: int) -> float:
    """So many standard errors below what was found a bound lies.

    Each of the options could look good by luck, and so could each look: the error is split among them. The usual number
    of looks have equal parts of it and leave one for all that may follow, halved from one to the next: it holds however
    often is looked.
    """
    part = 2.0 ** min(0, LOOKS - look) / (LOOKS + 1)
    return -NormalDist().inv_cdf(ERROR * part / max(options, 1))


ENOUGH = 2.33
"""Above what was found a bound may lie nearer: it calls nobody wrong, it says where to look no further. 1 in 100."""
APART = 1.65
"""Two options whose bounds of so many standard errors do not meet differ: 1 in 100, as both would have to be off."""


def spread(total: float, squares: float, count: float, unseen: float = 1.0) -> float:
    """The variance of one sample, with one square more than were found: samples that are all alike do not show that the
    next one will be, too. `unseen`: that square."""
    mean = total / count
    return max((squares + unseen) / count - mean * mean, unseen / count)


def standard_error(total: float, squares: float, count: float, unseen: float = 1.0) -> float:
    return math.sqrt(spread(total, squares, count, unseen) / count)


TOLD = 4.0
"""The squares more of a value that is told, in units of what a game can swing by. With four, three standard errors hold
what was not seen once in n games for no more likely than 6/n: that is wrong once in 400 times."""


def label_of(lost: float) -> Label:
    """The label of a decision that is shown to lose so much."""
    return LABELS[sum(lost > line for line in LINES)]


def line_above(lost: float) -> float:
    """The next line that is not passed."""
    return next((line for line in LINES if lost <= line), math.inf)


def line_below(lost: float) -> float:
    """The last line that is passed; nothing is below none."""
    return next((line for line in reversed(LINES) if lost > line), -math.inf)
