"""A decision without a task: judged when it comes, taken in when its line is written, and nobody waits in between.

It does what `LiveTable.decide` does, in the same order and under the same lock; what cannot be settled like that (the
table is busy, another process may know more of it) goes that way, as if it had not been here.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import NamedTuple

from ...protocol.errors import Code, Refusal
from .. import metrics
from ..store.log import Conflict
from . import events, judge
from .events import Event
from .live import LiveTable
from .sharing import not_written

Done = Callable[[bool, Exception | None], None]
"""Told when it is over: had it been made before, and what is wrong."""


def decide_at_once(live: LiveTable, seat: int, decision: int, move: str, done: Done) -> bool:
    """A person's decision; `done` is told when it is durable and shown. False, and nothing has happened, if it has to
    go the usual way."""
    append = live.means.append_then
    if append is None or live.closed or not taken(live.lock):
        return False
    began = time.perf_counter()
    try:
        live.check_own(seat)
        what = judge.decide(live.table, seat, decision, move)
        event = None if what is None else live.next_event(what, seat)
    except Refusal as problem:
        live.lock.release()
        if live.may_be_behind:
            return False
        done(False, problem)
        return True
    except Exception:
        live.lock.release()
        return False  # the usual way fails in the same way, and says so
    if event is None:
        live.lock.release()
        done(True, None)
    else:
        wanted = Wanted(live, event, (seat, decision, move), done, began)
        append(events.stored(event, live.fence(event.what)), wanted.settle)
    return True


class Wanted(NamedTuple):
    """A decision that is being written. Its table is locked."""

    live: LiveTable
    event: Event
    asked: tuple[int, int, str]
    """Seat, decision, move."""
    done: Done
    began: float

    def settle(self, problem: Exception | None) -> None:
        """It has been written, or not."""
        if isinstance(problem, Conflict):
            self.live.start_task(self._judge_again())
            return
        try:
            if problem is None:
                self.live.take_in(self.event)
            else:
                problem = not_written(self.live.table, problem)
        except Exception as own:
            problem = own
        finally:
            self.live.lock.release()
        if problem is None:
            metrics.MOVES_BY_PERSON.inc()
            metrics.DECISION_SECONDS.observe(time.perf_counter() - self.began)
        self.done(False, problem)

    async def _judge_again(self) -> None:
        """Another process was faster."""
        problem: Exception | None = Refusal(Code.BUSY)
        repeat = False
        try:
            try:
                await self.live.read_on()
            finally:
                self.live.lock.release()
            metrics.OVERTAKEN.inc()
            repeat, problem = await self.live.decide(*self.asked), None
        except Exception as own:
            problem = own
        finally:
            self.done(repeat, problem)


def taken(lock: asyncio.Lock) -> bool:
    """Take a lock if nobody has it or waits for it."""
    if lock.locked():
        return False
    attempt = lock.acquire()
    try:
        attempt.send(None)
    except StopIteration:
        return True
    attempt.close()
    return False
