"""What is sampled: options of a decision, each against the move played, and the worth of a moment for everybody."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..bots.valuing import AS_IT_IS, columns
from .bounds import (
    APART,
    ENOUGH,
    NOTHING,
    SERIOUS,
    TOLD,
    Label,
    label_of,
    line_above,
    line_below,
    spread,
    standard_error,
    width,
)
from .story import Decision

NOBODY = -1
FEW, FEWER = 3, 2
"""So many options are not too many to go on with all of them; the second number, if a net was asked about them."""
MANY = 6
"""If a net was asked: so many options go on after a look at most; after the first, short one half of them, or so."""
SURE = 1_500
"""If a net was asked: after so many worlds the best goes on alone. Which of two it is matters less than their noise."""
CLOSE, HOPELESS = 1.0, 8.0
"""What a net likes less than its favourite by no more than the first number is about as good to it; by the second and
more, it would play it once in 3,000 times."""
SLOPE, STEEP = 0.006, 25.0
"""Win share that an option is expected to lose for each of these units that a net likes it less, and for how many."""
DOUBT, WIDER = 0.055, 0.004
"""By how much that may be off, and what each unit adds to it."""
UNSHARED = 0.5
"""How much of the luck that one option has in some worlds another one does not have there, or so."""


class Lot:
    """Rows of sums of one record: one for each option, or a single one for the record as it is."""

    def __init__(self, states: Any, seat: int, actions: list[int], key: int, seats: int, *, sees: bool) -> None:
        self.states, self.seat, self.key, self.seats, self.sees = states, seat, key, seats, sees
        self.actions = np.array(actions, np.int64)
        self.sums = np.zeros((len(actions), columns(seats)))
        self.worlds = np.zeros(len(actions), np.int64)
        """In how many worlds each row has been tried: always the first so many."""
        self.steps = 0
        """Decisions that all this took."""
        self.draw = self.decision = 0
        """The words of chance and of the players begin here."""

    @property
    def playouts(self) -> int:
        return int(self.worlds.sum())

    def length(self, expected: float) -> float:
        """Decisions that a playout takes: as seen so far, else as expected. Even one without any takes its time."""
        return max(1.0, self.steps / self.playouts) if self.playouts else expected

    def add(self, rows: list[int], count: int, sums: Any, steps: int) -> None:
        self.sums[rows] += sums
        self.worlds[rows] += count
        self.steps += steps

    def share(self, row: int, seat: int) -> tuple[float, float]:
        """Win share of a seat, with its standard error."""
        total, squares, count = self.sums[row, seat], self.sums[row, self.seats + seat], int(self.worlds[row])
        return float(total / count), standard_error(total, squares, count, TOLD)


class Moment(Lot):
    """A moment from which everybody follows the policy."""

    def __init__(self, states: Any, key: int, seats: int, *, draw: int, decision: int) -> None:
        super().__init__(states, NOBODY, [AS_IT_IS], key, seats, sees=True)
        self.draw, self.decision = draw, decision


@dataclass(frozen=True)
class Worth:
    """What was found out about one option."""

    move: str
    win: float
    win_se: float
    margin: float
    margin_se: float
    more: float
    """Win share more than the move played."""
    playouts: int


class Question(Lot):
    """The options of a decision. Row 0 is the move played: all others are tried in the same worlds as it."""

    def __init__(self, decision: Decision, states: Any, key: int, seats: int, *, sees: bool, swing: float) -> None:
        others = [action for action in decision.actions if action != decision.action]
        super().__init__(states, decision.seat, [decision.action, *others], key, seats, sees=sees)
        self.of = decision
        texts = dict(zip(decision.actions, decision.moves, strict=True))
        self.texts = [texts[int(action)] for action in self.actions]
        self.swing = swing
        """Points by which something unforeseen changes a margin."""
        self.disputed = False
        """Would a search, too, have played what was played?"""
        self.liked: Any = None
        """How much less than its favourite a net likes each row, if one was asked."""
        self.looks = 0
        self.kept = list(range(1, len(self.actions)))
        """The rows that could still be the best by more than a line."""
        many = len(self.actions)
        self.more, self.low_of, self.high_of = np.zeros(many), np.zeros(many), np.zeros(many)
        self.at_first = self.more, 0.0
        """What the first measuring found: how much more each row is worth, and the win share of the move played."""

    # -------------------------------------------------------------------------------------------- the scan

    def hear(self, likes: list[float]) -> None:
        """How much a net likes each row. It says where to look and no more: no bound hangs on it."""
        self.liked = np.array(likes) - max(likes)

    @property
    def is_liked(self) -> bool:
        """Does a net like what was played, or find it about as good as what it likes?"""
        return self.liked is not None and bool(self.liked[0] >= -CLOSE)

    @property
    def is_disliked(self) -> bool:
        """Is there something that a net would have played much rather?"""
        return self.liked is not None and not self.is_liked

    def sift(self) -> None:
        """A first, short look: only what may be the best goes on; of what a net finds hopeless, what looks like it."""
        self.measure()
        hopeful = [row for row in self.kept if self.liked[row] > -HOPELESS]
        most = max(float(self.more[row]) for row in (0, *hopeful))
        errors = (self.high_of - self.more) / ENOUGH
        far = np.where(self.liked > -HOPELESS, APART, 1.0)
        likely = [row for row in self.kept if self.more[row] + far[row] * errors[row] >= most]
        likely.sort(key=lambda row: -float(self.more[row]))
        self.kept = likely[: max(MANY, (len(likely) + 1) // 2)]

    # -------------------------------------------------------------------------------------------- looking

    def look(self) -> None:
        """Bounds of what was sampled last; what cannot matter any more is left out from now on."""
        self.measure()
        self.kept = self.promising()

    def measure(self) -> None:
        """The bounds of all rows that are left."""
        self.looks += 1
        far = width(len(self.actions) - 1, self.looks)
        column = 4 * self.seats
        for row in self.kept:
            total, squares = self.sums[row, column], self.sums[row, column + 1]
            error = standard_error(total, squares, int(self.worlds[row]))
            self.more[row] = total / self.worlds[row]
            self.low_of[row] = self.more[row] - far * error
            self.high_of[row] = self.more[row] + ENOUGH * error
        if self.looks == 1:
            self.at_first = self.more.copy(), self.of_the_played

    @property
    def of_the_played(self) -> float:
        """Win share of the move played, in all worlds so far."""
        return float(self.sums[0, self.seat] / max(1, int(self.worlds[0])))

    def promising(self) -> list[int]:
        """The rows that may be the best, and better than what was played: the better half, as far as they can be.

        What is left out keeps its lower bound and is not tried again: the greatest loss hardly hangs on it. So a look
        at many options that are hard to tell apart costs no more than one at few.
        """
        errors = (self.high_of - self.more) / ENOUGH
        ranked = sorted(self.kept, key=lambda row: -float(self.more[row]))
        many = (len(ranked) + 1) // 2
        fewer = FEWER if self.worlds[0] < SURE else 1
        half = ranked[: max(FEW, many) if self.liked is None else min(MANY, max(fewer, many))]
        likely = self.more[half[0]] - APART * errors[half[0]] if half else 0.0
        least = max(self.low, line_above(0.0))
        return [r for r in half if self.high_of[r] > least and self.more[r] + APART * errors[r] >= likely]

    @property
    def certain(self) -> Any:
        """How much more each row is worth for certain: one that was left out counts as what it is shown to be.

        Else the luck of few worlds would make it the best as soon as those that went on are known better.
        """
        return np.where(self.worlds >= self.worlds[1:].max(), self.more, self.low_of)

    @property
    def best(self) -> int:
        """The row that is worth most, the move played if none is worth more."""
        return int(self.certain.argmax())

    @property
    def loss(self) -> float:
        """The greatest difference to the move played, and nothing if there is none."""
        return max(0.0, float(self.certain.max()))

    def lost_by(self, row: int) -> float:
        """How much less than the best a row is worth."""
        return max(0.0, self.loss - float(self.more[row]))

    @property
    def stake(self) -> float:
        """What blind choice would lose here, as far as it counts. It holds the luck of few worlds, good or bad, and may
        even be less than nothing: only the sum of many is to be told."""
        rows = range(len(self.actions))
        return self.loss - self.blind - sum(min(self.lost_by(row), NOTHING) for row in rows) / len(rows)

    @property
    def blind(self) -> float:
        """How much more than the move played blind choice is worth: the mean of all rows, as they were measured first.

        Later it is not to be had. Who looks bad by bad luck is left out and goes on to look so; who looks good by good
        luck is tried again and soon does so no longer. In those few worlds the move played had luck of its own: of
        that the part is taken out that the other rows did not share.
        """
        first, played = self.at_first
        lucky = (played - self.of_the_played) * (1 - 1 / len(first))
        return float(first.mean()) + UNSHARED * lucky

    @property
    def low(self) -> float:
        return max(0.0, float(self.low_of.max()))

    @property
    def high(self) -> float:
        """What the best may be better by. A row that was left out is not the best, whatever it may be worth."""
        open_rows = self.kept or list(range(len(self.actions)))
        return max(self.loss, float(self.high_of[open_rows].max()))

    @property
    def label(self) -> Label:
        return label_of(SERIOUS if self.disputed else self.low)

    @property
    def is_wrong(self) -> bool:
        """Would it be called an inaccuracy or worse?"""
        return self.looks > 0 and self.low > SERIOUS

    # -------------------------------------------------------------------------------------------- going on

    def foreseen(self, worlds: float) -> tuple[float, float]:
        """Between which numbers the lower bound of the loss will lie after so many worlds: beyond each 1 in 100."""
        far = width(len(self.actions) - 1, self.looks)
        lowest = highest = max(0.0, *(float(low) for row, low in enumerate(self.low_of) if row not in self.kept))
        for row in self.kept:
            count = int(self.worlds[row])
            deviation = self.deviation(row)
            mean, errors = self.to_come(row, worlds)
            bound = mean - far * deviation / math.sqrt(max(worlds, count))
            change = ENOUGH * deviation * errors
            lowest, highest = max(lowest, bound - change), max(highest, bound + change)
        return lowest, highest

    def to_come(self, row: int, worlds: float) -> tuple[float, float]:
        """What a row will be worth more than the move played after so many worlds, and its error in deviations.

        What a net likes less than the move played is expected to be worse: that counts beside what was sampled, as so
        many worlds would that tell the same with the same doubt. What it likes better is left to the samples alone.
        """
        count, mean = int(self.worlds[row]), float(self.more[row])
        less = 0.0 if self.liked is None else float(self.liked[0] - self.liked[row])
        if self.liked is None or less < -CLOSE:
            return mean, math.sqrt(max(0.0, 1 / count - 1 / worlds))
        less = max(0.0, less)
        same = (self.deviation(row) / (DOUBT + WIDER * less)) ** 2
        likely = (count * mean - same * SLOPE * min(less, STEEP)) / (count + same)
        left = max(0.0, 1 - count / worlds)
        return mean + left * (likely - mean), math.sqrt(left * (left / (count + same) + 1 / worlds))

    def deviation(self, row: int) -> float:
        """Of the difference to the move played, from world to world."""
        column = 4 * self.seats
        return math.sqrt(spread(self.sums[row, column], self.sums[row, column + 1], int(self.worlds[row])))

    def is_open(self, worlds: float, least: float = 0.0) -> bool:
        """May the label be another one after so many worlds? With `least`, only labels of greater losses count."""
        if not self.kept or int(self.worlds[0]) >= worlds:
            return False
        lowest, highest = self.foreseen(worlds)
        return len({label_of(max(bound, least)) for bound in (lowest, highest, self.low)}) > 1

    def need(self, worlds: float) -> float:
        """In how many worlds it could be told what label so many will give, if all is about as it looks now."""
        far, most = width(len(self.actions) - 1, self.looks + 1), 0.0
        for row in self.kept:
            deviation = self.deviation(row)
            bound = self.more[row] - far * deviation / math.sqrt(worlds)
            apart = min(line_above(bound) - bound, bound - line_below(bound))
            most = max(most, 1 / (1 / worlds + (apart / (ENOUGH * deviation)) ** 2))
        return most

    # -------------------------------------------------------------------------------------------- telling

    def worth(self, row: int) -> Worth:
        """Values of an option: those of the move played, which was tried most, and the difference to it."""
        win, win_se = self._against_played(row, 0, 0, 1.0)
        win = min(1.0, max(0.0, win))  # tried in few worlds beside the move played it may lie beyond what can be
        margin, margin_se = self._against_played(row, 2, 2, self.swing)
        return Worth(self.texts[row], win, win_se, margin, margin_se, float(self.more[row]), int(self.worlds[row]))

    def _against_played(self, row: int, block: int, difference: int, unit: float) -> tuple[float, float]:
        """The mean of a row with its standard error: it may have been tried in fewer worlds than the move played."""
        seats, own = self.seats, self.seat
        few, many = int(self.worlds[row]), int(self.worlds[0])
        column = 4 * seats + difference
        gap, gap_squares = self.sums[row, column], self.sums[row, column + 1]
        mean = self.sums[0, block * seats + own] / many + gap / few
        total, squares = self.sums[row, block * seats + own], self.sums[row, (block + 1) * seats + own]
        unseen = TOLD * unit * unit
        own_spread = spread(total, squares, few, unseen)
        gap_spread = spread(gap, gap_squares, few, unseen) if row else 0.0
        return float(mean), math.sqrt(own_spread / many + gap_spread * (1 / few - 1 / many))
