"""The bots of a table: when they think, what they are given, and when their choice is published."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import structlog

from .. import metrics
from ..workers import pool as workers
from ..workers import tasks as brains

if TYPE_CHECKING:
    from .live import Room

log = structlog.get_logger()


class Bots:
    """Everything that bots do at one table, in the seats of bots and of people who are away."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}

    def wake(self) -> None:
        """Let bots think that have to decide, while anybody cares."""
        table = self.room.table
        bots = [seat for seat in table.acting if table.seats[seat].bot is not None]
        if not bots or table.game is None:
            return
        if not self.room.stage.clients and all(s.kind == "bot" or s.away is not None for s in table.seats):
            return
        for seat in bots:
            key = (table.decision, seat)
            if key not in self._thinking:
                self._thinking[key] = self.room.start_task(self._turn(key, len(bots)))

    async def _turn(self, key: tuple[int, int], company: int) -> None:
        """Draw when to publish, think, wait until then, publish: the time says nothing about the thought."""
        decision, seat = key
        room, hall, table = self.room, self.room.hall, self.room.table
        level = table.seats[seat].bot
        assert level is not None
        due = hall.clock() + self.delay(level)
        try:
            move = await self._think(seat, level, company)
            wait = due - hall.clock()
            if wait < 0:
                metrics.BOTS_LATE.inc()
            await asyncio.sleep(max(0.0, wait))
            async with room.lock:
                open_still = room.table.decision == decision and seat in room.table.acting
                if open_still and room.table.seats[seat].bot is not None and not room.closed and not hall.stopping:
                    metrics.MOVES_BY_BOT.inc()
                    await room.write("move", seat, {"move": move, "by": "bot"})
        finally:
            self._thinking.pop(key, None)
        room.look_after()

    def delay(self, level: str) -> float:
        """Seconds until a choice is published: drawn before anything is known of it, forced or not."""
        settings = self.room.hall.settings
        low, high = settings.bot_delay
        return low + settings.think[level] + (high - low) * secrets.randbelow(1000) / 1000

    async def _think(self, seat: int, level: str, company: int) -> str:
        """The move of a bot, which is given the hidden record of its seat and its part of the table's window."""
        hall, table, game = self.room.hall, self.room.table, self.room.table.game
        assert game is not None
        share = hall.workers.share
        metrics.THINK_SHARE.observe(share)
        window = share * hall.settings.think[level] / company
        hidden, key = game.rules.to_bytes(game.hidden(seat)), secrets.randbits(64)
        try:
            move, seconds = await hall.workers.run(
                workers.PEOPLE, brains.think, game.game, hidden, seat, level, window, key
            )
        except Exception:
            metrics.FAULTS.labels("bot").inc()
            log.exception("a bot could not think", table=table.id, level=level)
            return brains.some_move(game.rules, game.rules.from_bytes(hidden), seat, key)
        metrics.THINK_SECONDS.labels(level).observe(seconds)
        return move
