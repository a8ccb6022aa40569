"""The other processes on a database, by the signs of life that they give. How long ago the last one was is told by the
own clock: the database's may be set."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..store.shared import SignOfLife

FORGOTTEN_SECONDS = 60.0
"""Without a sign of life, until a process is forgotten: one that is only late for its beat still writes."""


class Company:
    """Who else is there."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last: dict[str, tuple[float, float]] = {}
        """The last sign of each, and when it was new."""
        self.alive: frozenset[str] = frozenset()

    @property
    def is_alone(self) -> bool:
        """Has no other process been here for a minute?"""
        return not self._last

    def hear(self, found: Mapping[str, SignOfLife]) -> None:
        now = self._clock()
        for name, sign in found.items():
            if name not in self._last or self._last[name][0] != sign.until:
                self._last[name] = sign.until, now
        self.alive = frozenset(name for name, sign in found.items() if sign.lives)
        gone = [name for name, (_, since) in self._last.items() if now - since > FORGOTTEN_SECONDS]
        for name in gone:
            if name not in found:
                del self._last[name]

    def meet(self, name: str) -> None:
        """It was heard of before its sign of life was read."""
        self._last.setdefault(name, (0.0, self._clock()))

    def dead(self) -> dict[str, float]:
        """Those that have given no sign of life for long, with their last one."""
        now = self._clock()
        return {name: until for name, (until, since) in self._last.items() if now - since > FORGOTTEN_SECONDS}

    def forget(self, name: str) -> None:
        """It has said goodbye."""
        self._last.pop(name, None)
        self.alive -= {name}
