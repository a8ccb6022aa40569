"""The clocks of a table, and how long its people have been gone: what time will bring, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...protocol.messages import Clock
from ...protocol.times import utc

if TYPE_CHECKING:
    from .live import Room


class Due(NamedTuple):
    """When a bot takes over a seat, unless something happens before, and why: "time" or "gone"."""

    at: float
    seat: int
    why: str


class Clocks:
    """Time at one table. What is left of it is written down with every line of the log."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.since = room.hall.clock()
        """When the last line of the log was taken in: what has run since then is in no line yet."""
        self.gone_since = {seat: self.since for seat, facts in enumerate(room.table.seats) if facts.kind == "human"}

    def wind(self, *, begins: bool) -> None:
        """A line was taken in. When the game `begins`, nobody has been gone before it."""
        self.since = self.room.hall.clock()
        if begins:
            self.gone_since = dict.fromkeys(self.gone_since, self.since)

    def note_presence(self, here: list[bool]) -> None:
        for seat, facts in enumerate(self.room.table.seats):
            if facts.kind == "human" and not here[seat]:
                self.gone_since.setdefault(seat, self.room.hall.clock())
            else:
                self.gone_since.pop(seat, None)

    def running(self) -> list[int]:
        """Seats whose clock goes down: people who owe a decision."""
        table = self.room.table
        if table.status != "playing" or table.setup.clock.mode == "none" or self.room.closed:
            return []
        return [seat for seat in table.acting if table.seats[seat].bot is None]

    def left(self) -> list[float | None]:
        gone = self.room.hall.clock() - self.since
        going = self.running()
        return [
            None if seat.left is None else max(0.0, seat.left - gone) if k in going else seat.left
            for k, seat in enumerate(self.room.table.seats)
        ]

    def shown(self) -> Clock | None:
        table = self.room.table
        if table.setup.clock.mode == "none" or table.status != "playing":
            return None
        left = [None if x is None else round(x, 1) for x in self.left()]
        return Clock(left=left, running=self.running(), at=utc(self.room.hall.now()))

    def next_due(self) -> Due | None:
        """The next seat that a bot takes over, unless something happens before."""
        table = self.room.table
        due = [
            Due(self.since + left, seat, "time")
            for seat in self.running()
            if (left := table.seats[seat].left) is not None
        ]
        if table.setup.pace == "live" and table.setup.gone_after is not None:
            due += [
                Due(since + table.setup.gone_after, seat, "gone")
                for seat, since in self.gone_since.items()
                if table.seats[seat].away is None and table.seats[seat].kind == "human"
            ]
        return min(due, default=None)
