"""The crew: threads that sample, each in its own memory, or hands elsewhere. What comes of it depends on neither."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Generator, Hashable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from types import TracebackType
from typing import Any, NamedTuple, Protocol, Self, TypeVar

import numpy as np

from ..bots.valuing import Valuer, columns
from ..games import load
from ..kernel import Rules, TwistosaurError
from .sampling import Lot

T = TypeVar("T")
Found = TypeVar("Found")

PIECE = 20_000
"""Decisions in one piece of work: long enough to be cheap to hand out, short enough to stop at once."""
AROUND = 10
"""What a playout takes besides its decisions (guessing a world, counting at the end), as so many of them: late in a
game that is nearly all."""

SHARES = 4
"""Tasks of a round for each worker elsewhere: few, so that sending is not felt, and no worker waits for long."""


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


class Sample(NamedTuple):
    """A piece as it is sent: all that its sums follow from."""

    game: str
    seats: int
    record: bytes
    seat: int
    key: int
    sees: bool
    draw: int
    decision: int
    actions: Any
    first: int
    many: int


class Hands(Protocol):
    """Whoever else does the work: the processes of a cluster."""

    workers: int

    def results(self, job: Callable[[T], Found], tasks: Iterator[T]) -> Generator[Found, None, None]:
        """What comes of the tasks, in any order."""
        ...


class Bundle(NamedTuple):
    """Items that are sent together; None is one that is not wanted any more."""

    number: int
    work: Callable[[Any], Any]
    items: list[Any]


@dataclass(frozen=True)
class Wishes:
    """What whoever gives work wants to say and hear about an item, by its number, at once and in any order."""

    needless: Callable[[int], bool] = lambda number: False
    """Is it not wanted any more?"""
    hear: Callable[[int, Any], None] = lambda number, found: None
    """What came of it."""


class Crew:
    """Works through lists of pieces. One thread needs no pool: then it is the caller's own."""

    def __init__(
        self,
        rules: Rules,
        seats: int,
        threads: int,
        stop: Callable[[], bool] | None,
        hands: Hands | None = None,
    ) -> None:
        self.rules, self.seats, self.hands = rules, seats, hands
        self.stop = stop or (lambda: False)
        self.pool = ThreadPoolExecutor(threads) if threads > 1 and hands is None else None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)
        _memories.__dict__.clear()

    def run(self, pieces: Sequence[Piece], note: Callable[[int], None]) -> int:
        """Do all of it, add it up in the order of the pieces, and say how many decisions it took."""
        spent = 0
        samples = [self.sample_of(piece) for piece in pieces]
        together = -(-len(pieces) // (SHARES * self.hands.workers)) if self.hands else 1
        for piece, found in zip(pieces, self.each(sample, samples, together=together), strict=True):
            assert found is not None
            sums, steps = found
            self.heed()
            piece.lot.add(piece.rows, piece.count, sums, steps)
            spent += steps
            note(steps)
        return spent

    def heed(self) -> None:
        """End here, if somebody wants it to end."""
        if self.stop():
            raise Stopped("the analysis was stopped")

    def sample_of(self, piece: Piece) -> Sample:
        lot, record = piece.lot, self.rules.to_bytes(piece.lot.states)
        whose = lot.seat, lot.key, lot.sees, lot.draw, lot.decision
        return Sample(self.rules.id, self.seats, record, *whose, lot.actions[piece.rows], piece.first, piece.count)

    def each(
        self,
        work: Callable[[T], Found],
        items: Sequence[T],
        *,
        wishes: Wishes | None = None,
        together: int = 1,
    ) -> Iterator[Found | None]:
        """What comes of each of them, in their order; None for one that was needless when its turn came.

        The work is a function of a module. Hands elsewhere get so many items `together`.
        """
        wishes = wishes or Wishes()
        if self.hands is not None:
            return self._elsewhere(self.hands, work, items, wishes, max(1, together))

        def one(number: int) -> Found | None:
            self.heed()
            if wishes.needless(number):
                return None
            found = work(items[number])
            wishes.hear(number, found)
            return found

        numbers = range(len(items))
        return map(one, numbers) if self.pool is None else self.pool.map(one, numbers)

    def _elsewhere(
        self,
        hands: Hands,
        work: Callable[[T], Found],
        items: Sequence[T],
        wishes: Wishes,
        together: int,
    ) -> Iterator[Found | None]:
        def bundles() -> Iterator[Bundle]:
            for number, first in enumerate(range(0, len(items), together)):
                chosen = range(first, min(first + together, len(items)))
                yield Bundle(number, work, [None if wishes.needless(k) else items[k] for k in chosen])

        early: dict[int, list[Any]] = {}
        turn = 0
        with closing(hands.results(carry, bundles())) as results:
            for number, found in results:
                self.heed()
                for k, one in enumerate(found):
                    if one is not None:
                        wishes.hear(together * number + k, one)
                early[number] = found
                while turn in early:
                    yield from early.pop(turn)
                    turn += 1


def carry(bundle: Bundle) -> tuple[int, list[Any]]:
    """The job of hands elsewhere."""
    return bundle.number, [None if item is None else bundle.work(item) for item in bundle.items]


_memories = threading.local()


def own(kind: str, which: Hashable, make: Callable[[], T]) -> T:
    """The memory of this thread for one kind of work; the last one is kept, until its crew is dismissed."""
    kept: dict[str, tuple[Hashable, Any]] = _memories.__dict__.setdefault("kept", {})
    if kind not in kept or kept[kind][0] != which:
        kept.pop(kind, None)
        kept[kind] = which, make()
    memory: T = kept[kind][1]
    return memory


def sample(asked: Sample) -> tuple[Any, int]:
    """Sums of a piece and the decisions they took."""
    rules = load(asked.game)
    valuer = own("sample", (asked.game, asked.seats), lambda: Valuer(rules, asked.seats))
    valuer.ask(asked.seat, asked.key, sees=asked.sees, draw=asked.draw, decision=asked.decision)
    sums = np.zeros((len(asked.actions), columns(asked.seats)))
    steps = valuer.value(rules.from_bytes(asked.record), asked.actions, asked.first, asked.many, sums)
    return sums, steps + AROUND * len(asked.actions) * asked.many
