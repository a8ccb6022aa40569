"""A decision without a task: judged when it comes, taken in when its line is written, and nobody waits in between.

It does what `LiveTable.decide` does, in the same order and under the same lock; what cannot be settled like that (the
table is busy, another process may know more of it) goes that way, as if it had not been here.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from ...protocol.errors import Code, Refusal
from .. import metrics
from ..store.log import Conflict
from . import events, judge
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
        return True

    def written(problem: Exception | None) -> None:
        if isinstance(problem, Conflict):
            live.start_task(decide_again())
            return
        try:
            if problem is None:
                live.take_in(event)
            else:
                problem = not_written(live.table, problem)
        except Exception as own:
            problem = own
        finally:
            live.lock.release()
        if problem is None:
            metrics.MOVES_BY_PERSON.inc()
            metrics.DECISION_SECONDS.observe(time.perf_counter() - began)
        done(False, problem)

    async def decide_again() -> None:
        """Another process was faster. The table is still locked."""
        problem: Exception | None = Refusal(Code.BUSY)
        repeat = False
        try:
            try:
                await live.read_on()
            finally:
                live.lock.release()
            metrics.OVERTAKEN.inc()
            repeat, problem = await live.decide(seat, decision, move), None
        except Exception as own:
            problem = own
        finally:
            done(repeat, problem)

    append(events.stored(event, live.fence(event.what)), written)
    return True


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
