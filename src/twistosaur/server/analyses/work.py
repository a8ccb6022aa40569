"""What an analyst's process runs: orders come in as frames, progress and results go out.

python -m twistosaur.server.analyses.work [idle]
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
import time
import zlib
from typing import Any, BinaryIO

from ... import analysis
from ...kernel import TwistosaurError
from ..logs import where
from .frames import HEAD, Kind, frame, read_head

LARGEST_RESULT = 8 << 20
"""Characters of a result: a game that needs more is not one that people have played."""
PROGRESS_SECONDS = 0.4
SO_FAR_SECONDS = 1.0
SO_FAR_SHARE = 0.05
"""Of the time at most goes into telling what is known so far."""


class TooLarge(Exception):  # noqa: N818 - an answer
    """The result does not fit."""


def step_back(*, idle: bool) -> None:
    """Let everybody go first: bots and the server have the processor whenever they want it."""
    os.nice(19)
    if idle and hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


class Desk:
    """The process's side: what was ordered, and whether anybody still waits for it."""

    def __init__(self, orders: BinaryIO, answers: BinaryIO) -> None:
        self._in, self._out = orders, answers
        self._orders: queue.Queue[bytes] = queue.Queue()
        self._stop = threading.Event()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while head := self._in.read(HEAD.size):
            kind, length = read_head(head)
            body = self._in.read(length)
            if kind is Kind.STOP:
                self._stop.set()
            else:
                self._stop.clear()
                self._orders.put(body)
        os._exit(0)  # the server is gone

    def tell(self, kind: Kind, body: bytes = b"") -> None:
        self._out.write(frame(kind, body))
        self._out.flush()

    def serve(self) -> None:
        while True:
            order = json.loads(self._orders.get())
            try:
                self.tell(Kind.DONE, packed(analysed(self, order)))
            except analysis.Stopped:
                self.tell(Kind.STOP)
            except TooLarge:
                self.tell(Kind.REFUSED, b"this game is too long to be analysed")
            except TwistosaurError as problem:
                self.tell(Kind.REFUSED, str(problem)[:400].encode())
            except Exception as problem:
                self.tell(Kind.FAULT, where(problem).encode())

    @property
    def is_stopped(self) -> bool:
        return self._stop.is_set()


class Report:
    """Tells how far an analysis is: often in numbers, now and then with what is known."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._next_progress = self._next_so_far = 0.0

    def __call__(self, progress: analysis.Progress) -> None:
        now = time.monotonic()
        if now < self._next_progress:
            return
        self._next_progress = now + PROGRESS_SECONDS
        self._desk.tell(Kind.PROGRESS, json.dumps([progress.done, progress.seconds_left]).encode())
        if now >= self._next_so_far:
            self._desk.tell(Kind.SO_FAR, packed(progress.so_far().data()))
            took = time.monotonic() - now
            self._next_so_far = now + max(SO_FAR_SECONDS, took / SO_FAR_SHARE)


def analysed(desk: Desk, order: dict[str, Any]) -> dict[str, Any]:
    """What an order asks for."""
    made: analysis.Analysis = analysis.analyse(
        order["record"],
        key=order["key"],
        budget=order["budget"],
        hindsight=order["hindsight"],
        progress=Report(desk),
        stop=lambda: desk.is_stopped,
    )
    return made.data()


def packed(data: dict[str, Any]) -> bytes:
    text = json.dumps(data, separators=(",", ":"), allow_nan=False).encode()
    if len(text) > LARGEST_RESULT:
        raise TooLarge
    return zlib.compress(text, 6)


def main() -> None:
    step_back(idle="idle" in sys.argv[1:])
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints something by mistake does not break a frame
    Desk(sys.stdin.buffer, answers).serve()


if __name__ == "__main__":
    main()
