"""The bots of a table: when they think, what they are given, and when their choice is published."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import structlog

from .. import metrics
from ..workers.moves import bot_move
from . import projection
from .table import Table

log = structlog.get_logger()


@dataclass(frozen=True)
class Pace:
    """How long bots take."""

    delay: tuple[float, float]
    """Seconds between which a choice is published."""
    think: Mapping[str, float]
    """Seconds that the bots of a table share for one decision, by level."""
    share: Callable[[], float]
    """How much of that they get while many tables wait for a thought."""


class Turn(NamedTuple):
    """A decision that a bot has to make."""

    decision: int
    seat: int


Publish = Callable[[Turn, str], Awaitable[None]]
"""Write the move of a bot, if that decision is still open and the bot's."""


class Bots:
    """Everything that bots do at one table, in the seats of bots and of people who are away."""

    def __init__(
        self, pace: Pace, clock: Callable[[], float], run: Callable[..., Awaitable[Any]], publish: Publish
    ) -> None:
        self._pace, self._clock, self._run, self._publish = pace, clock, run, publish
        self._claimed: set[Turn] = set()

    def claim_turns(self, table: Table, *, watched: bool) -> list[Turn]:
        """What bots have to decide and nobody thinks about yet, while anybody cares."""
        bots = [seat for seat in table.acting if table.seats[seat].bot is not None]
        if not bots or table.game is None:
            return []
        if not watched and all(seat.kind == "bot" or seat.away is not None for seat in table.seats):
            return []
        turns = [turn for seat in bots if (turn := Turn(table.decision, seat)) not in self._claimed]
        self._claimed.update(turns)
        return turns

    async def take_turn(self, table: Table, turn: Turn) -> None:
        """Draw when to publish, think, wait until then, publish: the time says nothing about the thought."""
        try:
            level = table.seats[turn.seat].bot
            if level is None or table.decision != turn.decision:
                return
            due = self._clock() + self.delay(level)
            move = await self._think(table, turn.seat, level)
            wait = due - self._clock()
            if wait < 0:
                metrics.BOTS_LATE.inc()
            await asyncio.sleep(max(0.0, wait))
            await self._publish(turn, move)
        finally:
            self._claimed.discard(turn)

    def delay(self, level: str) -> float:
        """Seconds until a choice is published: drawn before anything is known of it, forced or not."""
        low, high = self._pace.delay
        return low + self._pace.think[level] + (high - low) * secrets.randbelow(1000) / 1000

    async def _think(self, table: Table, seat: int, level: str) -> str:
        """The move of a bot, which is given the hidden record of its seat and its part of the table's window."""
        game = table.game
        assert game is not None
        share = self._pace.share()
        metrics.THINK_SHARE.observe(share)
        company = sum(table.seats[other].bot is not None for other in table.acting)
        window = share * self._pace.think[level] / max(1, company)
        hidden, key = projection.hidden_record(game, seat), secrets.randbits(64)
        thought = await bot_move(self._run, game.game, hidden, seat, level, window, key)
        metrics.THINK_SECONDS.labels(level).observe(thought.seconds)
        return thought.move
