"""Who is at a table: what one process says of its own sockets, and what all others say together."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

from msgspec import Struct

from .table import hash_token


class Here(Struct, omit_defaults=True):
    """What a process says of a table."""

    seats: list[int] = []
    """Seats that its sockets hold."""
    spectators: int = 0
    promised: dict[str, float] = {}
    """Seats that are kept for those who come with a ticket: its name, and until when."""


@dataclass(frozen=True)
class Elsewhere:
    """Who is at a table by way of other processes."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0
    promised: dict[str, float] = field(default_factory=dict)
    stays: bool = False
    """Is one of these processes there for good, so that it can drive the table? Others are about to go."""

    @staticmethod
    def of(found: Mapping[str, Here], leaving: Collection[str] = ()) -> Elsewhere:
        """From what each process says, and which of them are about to go."""
        all_here = list(found.values())
        return Elsewhere(
            frozenset(seat for here in all_here for seat in here.seats),
            sum(here.spectators for here in all_here),
            {ticket: until for here in all_here for ticket, until in here.promised.items()},
            any(bool(here.seats or here.spectators) and name not in leaving for name, here in found.items()),
        )

    @property
    def is_empty(self) -> bool:
        return not self.seats and not self.spectators


NOBODY = Elsewhere()


class Promises:
    """Seats that are kept for those who are on their way, by the names of their tickets, until a time of the day."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._own: dict[str, float] = {}
        self._elsewhere: dict[str, float] = {}

    @staticmethod
    def name(ticket: str | None) -> str:
        """Of a ticket, for others to hear: not the ticket itself."""
        return "" if ticket is None else hash_token(ticket).hex()[:32]

    def make(self, ticket: str, seconds: float) -> None:
        self._own[self.name(ticket)] = self._now() + seconds

    def forget(self, name: str) -> bool:
        """The ticket was used; True if there was one."""
        return self._own.pop(name, None) is not None or self._elsewhere.pop(name, None) is not None

    def hear(self, elsewhere: dict[str, float]) -> None:
        self._elsewhere = dict(elsewhere)

    def has(self, ticket: str | None) -> bool:
        return self.name(ticket) in {**self._elsewhere, **self.own}

    @property
    def own(self) -> dict[str, float]:
        """Those of this process that still hold."""
        now = self._now()
        self._own = {name: until for name, until in self._own.items() if until > now}
        return self._own

    def __len__(self) -> int:
        now = self._now()
        return len(self.own.keys() | {name for name, until in self._elsewhere.items() if until > now})
