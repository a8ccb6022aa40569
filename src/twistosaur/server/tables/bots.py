"""The bots of a table: when they think, what they are given, and when their choice is published."""

from __future__ import annotations

import asyncio
import math
import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import structlog

from .. import metrics
from ..workers.moves import bot_move
from ..workers.tasks import Thought
from . import daily, projection
from .table import Table

log = structlog.get_logger()

LATE_STEP = 1.0
"""A choice that is not there when it is due comes whole steps of so many seconds later: the moment at which a thought
ended would tell how long it took, and with it something of what the bot holds."""


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
        self.person_chose = 0.0
        """When a person has made or changed a choice here last."""
        self._began: tuple[int, float] = (-1, 0.0)
        """A decision, and when the first thought about it began."""

    def claim_turns(self, table: Table, *, watched: bool) -> list[Turn]:
        """What bots have to decide and nobody thinks about yet, while anybody cares."""
        bots = [seat for seat in table.acting if table.seats[seat].bot is not None]
        if not bots or table.game is None:
            return []
        if not watched and all(seat.kind == "bot" or seat.away is not None for seat in table.seats):
            return []
        bots = [seat for seat in bots if not table.is_waited_for(seat)]
        turns = [turn for seat in bots if (turn := Turn(table.decision, seat)) not in self._claimed]
        self._claimed.update(turns)
        return turns

    async def take_turn(self, table: Table, turn: Turn) -> None:
        """Draw when to publish, think, wait until then, publish: the time says nothing about the thought."""
        try:
            level = table.seats[turn.seat].bot
            if level is None or table.decision != turn.decision or turn.seat not in table.acting:
                return
            person_is_done = table.lone_person is not None and table.lone_person not in table.acting
            due = self._clock() + (0.0 if person_is_done else self.delay(level))
            windows = self._windows(table)
            thought = await self._think(table, turn.seat, level, windows[turn.seat])
            if self._clock() > due:
                metrics.BOTS_LATE.inc()
            due = self._late(turn.decision, due, sum(windows.values()), thought.seconds)
            await asyncio.sleep(max(0.0, due - self._clock()))
            await self._leave_time(table, turn)
            await self._publish(turn, thought.move)
        finally:
            self._claimed.discard(turn)

    async def _leave_time(self, table: Table, turn: Turn) -> None:
        """A choice that would reveal all leaves the one person among bots a moment to change the last of it."""
        while table.decision == turn.decision and table.lone_person is not None and table.acting == (turn.seat,):
            rest = self.person_chose + (table.setup.reveal_after or 0.0) - self._clock()
            if rest <= 0:
                return
            await asyncio.sleep(rest)

    def _late(self, decision: int, due: float, window: float, seconds: float) -> float:
        """When a choice is published if its worker had much else to do: not before the bots of this table could have
        thought for all their time, one after the other, whether they did or not."""
        now = self._clock()
        of, first = self._began
        self._began = decision, min(now - seconds, first) if of == decision else now - seconds
        due = max(due, self._began[1] + window)
        return due + LATE_STEP * max(0, math.ceil((now - due) / LATE_STEP))

    def delay(self, level: str) -> float:
        """Seconds until a choice is published: drawn before anything is known of it, forced or not."""
        low, high = self._pace.delay
        return low + self._pace.think[level] + (high - low) * secrets.randbelow(1000) / 1000

    def _windows(self, table: Table) -> dict[int, float]:
        """Seconds for each bot that has to decide now: they share the table's time, which is less under load."""
        share = self._pace.share()
        metrics.THINK_SHARE.observe(share)
        levels = {seat: level for seat in table.acting if (level := table.seats[seat].bot) is not None}
        return {seat: share * self._pace.think[level] / len(levels) for seat, level in levels.items()}

    async def _think(self, table: Table, seat: int, level: str, window: float) -> Thought:
        """The move of a bot, which is given the hidden record of its seat and its part of the table's time."""
        game = table.game
        assert game is not None
        hidden, key = projection.hidden_record(game, seat), secrets.randbits(64)
        if table.setup.daily:
            key = daily.key_of(table.secret, seat, table.decision)
        thought = await bot_move(self._run, game.game, hidden, seat, level, window, key)
        metrics.THINK_SECONDS.labels(level).observe(thought.seconds)
        return thought
