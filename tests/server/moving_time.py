"""Time that a test moves: the timers of the event loop and the clocks of a table go by it, and nobody waits."""

from __future__ import annotations

import asyncio

from twistosaur.server.tables.clocks import Time

BEGINNING = 1_800_000_000.0


class MovingTime:
    """Stands still until it is told to pass. A timer of the loop fires when what it waits for has passed."""

    def __init__(self) -> None:
        """For the loop that is running; it ends with its test."""
        self.passed = 0.0
        loop = asyncio.get_running_loop()
        real = loop.time
        loop.time = lambda: real() + self.passed  # type: ignore[method-assign]

    @property
    def time(self) -> Time:
        """The two clocks that a table is given."""
        return Time(lambda: BEGINNING + self.passed, lambda: self.passed)

    async def pass_by(self, seconds: float) -> None:
        """Let time pass, and everything happen that it brings."""
        self.passed += seconds
        for _ in range(50):
            await asyncio.sleep(0)


class FrozenTime(MovingTime):
    """Moving time to which real seconds add nothing: what happens at a moment happens at exactly that one."""

    def __init__(self) -> None:
        super().__init__()
        asyncio.get_running_loop().time = lambda: self.passed  # type: ignore[method-assign]
