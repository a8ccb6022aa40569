"""The move of a bot at a table, whatever happens to the bot: a game never waits for one that cannot think."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

from ..logs import where
from . import tasks
from .pool import PEOPLE, note_fault


async def bot_move(
    run: Callable[..., Awaitable[Any]], game: str, hidden: bytes, seat: int, level: str, seconds: float, key: int
) -> tasks.Thought:
    """What the bot of a level does, or who stands in for it; every bot that fails is counted.

    A bot that raises is replaced inside its worker. One that takes its worker with it, again and again, gets here.
    """
    began = time.perf_counter()
    for name in dict.fromkeys((level, tasks.STAND_IN)):
        try:
            thought: tasks.Thought = await run(PEOPLE, tasks.think, game, hidden, seat, name, seconds, key)
        except Exception as problem:
            note_fault(tasks.BotError(name, where(problem)))
            continue
        for fault in thought.faults:
            note_fault(fault)
        return thought
    return tasks.Thought(tasks.any_move(game, hidden, seat, key), time.perf_counter() - began)
