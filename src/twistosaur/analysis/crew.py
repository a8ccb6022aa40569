"""The crew: threads that sample, each in a memory of its own. What comes of it does not depend on how many they are."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self, TypeVar

import numpy as np

from ..bots.valuing import Valuer
from ..kernel import Rules, TwistosaurError
from .sampling import Lot

T = TypeVar("T")
Found = TypeVar("Found")

PIECE = 20_000
"""Decisions in one piece of work: long enough to be cheap to hand out, short enough to stop at once."""
AROUND = 10
"""What a playout takes besides its decisions (guessing a world, counting at the end), as so many of them: late in a
game that is nearly all."""


class Stopped(TwistosaurError):  # noqa: N818 - not an error, a wish
    """Somebody wanted the analysis to end before it was done."""


@dataclass(frozen=True)
class Piece:
    """Some rows of a lot, to be tried in some worlds."""

    lot: Lot
    rows: list[int]
    first: int
    count: int


def cut(lot: Lot, rows: list[int], until: int, length: float) -> list[Piece]:
    """The way from the worlds that these rows have been tried in to `until`, in pieces of about the same length."""
    at = int(lot.worlds[rows[0]])
    size = max(1, int(PIECE / (len(rows) * max(length, 1.0))))
    return [Piece(lot, rows, first, min(size, until - first)) for first in range(at, until, size)]


def how_many(threads: int | None) -> int:
    """Threads as asked for; None: as many as there are cores."""
    if threads is None:
        return os.cpu_count() or 1
    if not 1 <= threads <= 1024:
        raise TwistosaurError(f"threads: expected 1 to 1024, found {threads}")
    return threads


class Crew:
    """Works through lists of pieces. One thread needs no pool: then it is the caller's own."""

    def __init__(self, rules: Rules, seats: int, threads: int, stop: Callable[[], bool] | None) -> None:
        self.rules, self.seats = rules, seats
        self.stop = stop or (lambda: False)
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.own = threading.local()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)

    def run(self, pieces: Sequence[Piece], note: Callable[[int], None]) -> int:
        """Do all of it, add it up in the order of the pieces, and say how many decisions it took."""
        spent = 0
        for piece, (sums, steps) in zip(pieces, self.each(self._work, pieces), strict=True):
            self.heed()
            piece.lot.add(piece.rows, piece.count, sums, steps)
            spent += steps
            note(steps)
        return spent

    def heed(self) -> None:
        """End here, if somebody wants it to end."""
        if self.stop():
            raise Stopped("the analysis was stopped")

    def each(self, work: Callable[[T], Found], items: Sequence[T]) -> Iterator[Found]:
        """What comes of each of them, in their order."""
        return map(work, items) if self.pool is None else self.pool.map(work, items)

    def _work(self, piece: Piece) -> tuple[Any, int]:
        valuer: Valuer | None = getattr(self.own, "valuer", None)
        if valuer is None:
            valuer = self.own.valuer = Valuer(self.rules, self.seats)
        lot = piece.lot
        valuer.ask(lot.seat, lot.key, sees=lot.sees, draw=lot.draw, decision=lot.decision)
        sums = np.zeros((len(piece.rows), lot.sums.shape[1]))
        steps = valuer.value(lot.states, lot.actions[piece.rows], piece.first, piece.count, sums)
        return sums, steps + AROUND * len(piece.rows) * piece.count
