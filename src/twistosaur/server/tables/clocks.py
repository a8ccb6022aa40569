"""The clocks of a table, and how long its people have been gone: what time will bring, and when."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ...protocol.messages import Clock
from ...protocol.times import utc
from .events import Audience, Event, Start, TakeoverReason
from .table import Table


class Time(NamedTuple):
    """Two clocks, given from outside: seconds since 1970 for what is written, and one that only goes forward."""

    now: Callable[[], float]
    clock: Callable[[], float]


class Due(NamedTuple):
    """When a bot takes over a seat, unless something happens before, and why."""

    at: float
    seat: int
    why: TakeoverReason


class Clocks:
    """Time at one table. What is left of it is written down with every event that is not secret."""

    def __init__(self, time: Time, table: Table) -> None:
        self.time = time
        self.since = time.clock()
        """When the last event was taken in: what has run since then is in no event yet."""
        self.stopped = False
        self.gone_since = {seat: self.since for seat, facts in enumerate(table.seats) if facts.kind == "human"}

    def take_in(self, event: Event) -> None:
        """An event was folded. What only its own seat knows of leaves the clocks alone."""
        if event.audience is Audience.OWN_SEAT:
            return
        self.since = self.time.clock()
        if isinstance(event.what, Start):  # nobody has been gone before the game began
            self.gone_since = dict.fromkeys(self.gone_since, self.since)

    def forgive(self, seconds: float) -> None:
        """The server did not run for so long: that time is nobody's."""
        self.since += seconds
        self.gone_since = {seat: since + seconds for seat, since in self.gone_since.items()}

    def to_write(self, table: Table, audience: Audience) -> list[float | None] | None:
        """What an event for this audience says of the clocks."""
        if table.status != "playing" or table.setup.clock.mode == "none" or audience is Audience.OWN_SEAT:
            return None
        return [None if left is None else round(left, 3) for left in self.left(table)]

    def note_presence(self, table: Table, here: list[bool]) -> None:
        for seat, facts in enumerate(table.seats):
            if facts.kind == "human" and not here[seat]:
                self.gone_since.setdefault(seat, self.time.clock())
            else:
                self.gone_since.pop(seat, None)

    def running(self, table: Table) -> list[int]:
        """Seats whose clock goes down: people who owe a decision."""
        if table.status != "playing" or table.setup.clock.mode == "none" or self.stopped:
            return []
        return [seat for seat in table.acting if table.seats[seat].bot is None]

    def left(self, table: Table) -> list[float | None]:
        """Seconds that each seat has now."""
        gone = self.time.clock() - self.since
        going = self.running(table)
        return [
            None if seat.left is None else max(0.0, seat.left - gone) if k in going else seat.left
            for k, seat in enumerate(table.seats)
        ]

    def shown(self, table: Table) -> Clock | None:
        if table.setup.clock.mode == "none" or table.status != "playing":
            return None
        left = [None if x is None else round(x, 1) for x in self.left(table)]
        return Clock(left=left, running=self.running(table), at=utc(self.time.now()))

    def next_due(self, table: Table) -> Due | None:
        """The next seat that a bot takes over, unless something happens before."""
        if table.setup.clock.mode == "none" and not self.gone_since:
            return None
        due = [
            Due(self.since + left, seat, "time")
            for seat in self.running(table)
            if (left := table.seats[seat].left) is not None
        ]
        if table.setup.pace == "live" and table.setup.gone_after is not None:
            due += [
                Due(since + table.setup.gone_after, seat, "gone")
                for seat, since in self.gone_since.items()
                if table.seats[seat].away is None and table.seats[seat].kind == "human"
            ]
        return min(due, default=None)
