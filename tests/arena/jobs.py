"""Jobs that processes of a test do."""

from __future__ import annotations

import os
import signal
import time

from twistosaur.kernel import TwistosaurError


def square(n: int) -> tuple[int, int]:
    return n * n, os.getpid()


def nap(seconds: float) -> None:
    time.sleep(seconds)


def fail(n: int) -> None:
    raise TwistosaurError(f"no such thing as {n}")


def die(n: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)
