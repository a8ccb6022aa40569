"""Processes that Ctrl+C does not reach: a terminal sends it to all, and it is for the server alone."""

from __future__ import annotations

import signal
from multiprocessing.context import SpawnContext, SpawnProcess


class DeafProcess(SpawnProcess):
    """Starts with SIGINT blocked, which it keeps: ignoring it later would leave a second for a traceback."""

    def start(self) -> None:
        if not hasattr(signal, "pthread_sigmask"):
            super().start()
            return
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class DeafContext(SpawnContext):
    Process = DeafProcess
