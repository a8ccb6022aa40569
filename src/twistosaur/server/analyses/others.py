"""Analyses that other processes make: how far they are is told to all, and who waits for one is told to its maker.

What is known of a job that is under way stays with its maker; its result is in the database for all.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec

from ...protocol.analysis import AnalysisJob
from ...protocol.messages import Analysing, encode
from ..store.shared import Hint
from ..tables.fellows import Fellows
from ..tables.presence import Promises
from ..tables.registry import Tables

TOLD, WAITED_FOR, LEFT, STOPPED = "job", "job-wanted", "job-left", "job-stopped"
WAIT_SECONDS = 5.0
"""How often a maker is told that somebody at a table here waits."""
OPEN = ("waiting", "running")


class Others:
    """What is known here of the jobs of other processes."""

    def __init__(
        self, tables: Tables, wanted: Callable[[str, str], None], stop: Callable[[str, str | None], None]
    ) -> None:
        """`wanted` is told of a job and who waits for it; `stop` of one that somebody, or nobody, waits for."""
        self._tables = tables
        self._wanted, self._stop = wanted, stop
        self._jobs: dict[str, tuple[str, AnalysisJob]] = {}
        """By name: whose job it is, and how far."""
        self._said = 0.0
        self._key = secrets.token_hex(16)

    @property
    def _fellows(self) -> Fellows | None:
        return self._tables.fellows

    def start(self) -> None:
        if self._fellows is not None:
            for kind in (TOLD, WAITED_FOR, LEFT, STOPPED):
                self._fellows.others_say[kind] = self._hear

    def find(self, name: str) -> AnalysisJob | None:
        """A job that another process which lives has in its queue, or at work."""
        process, job = self._jobs.get(name, ("", None))
        if job is None or self._fellows is None or process not in self._fellows.others or job.status not in OPEN:
            return None
        return job

    def tell(self, job: AnalysisJob) -> None:
        if self._fellows is not None:
            self._fellows.tell(TOLD, msgspec.json.encode(job).decode())

    def wait(self, name: str, address: str) -> None:
        """Somebody here waits for it."""
        if self._fellows is not None:
            self._fellows.tell(WAITED_FOR, f"{name} {self._somebody(address)}")

    def leave(self, name: str, address: str | None) -> None:
        """Somebody here waits no longer; None: nobody is to wait for it any more."""
        if self._fellows is not None:
            kind = STOPPED if address is None else LEFT
            self._fellows.tell(kind, f"{name} {self._somebody(address or '')}")

    def _somebody(self, address: str) -> str:
        """Addresses are for nobody to hear: a name stands for each, which only this process could make."""
        return Promises.name(self._key + address)

    def beat(self, now: float) -> None:
        """Those who only sit at a table and watch wait too."""
        if self._fellows is None or now - self._said < WAIT_SECONDS:
            return
        self._said = now
        for name, (_, job) in list(self._jobs.items()):
            live = self._tables.live.get(job.table or "")
            if job.status not in OPEN:
                del self._jobs[name]
            elif live is not None and live.audiences.clients:
                self.wait(name, self._tables.store.process)

    def _hear(self, hint: Hint) -> None:
        if hint.kind == TOLD:
            job = msgspec.json.decode(hint.text, type=AnalysisJob)
            self._jobs[job.id] = hint.process, job
            live = self._tables.live.get(job.table or "")
            if live is not None:
                live.audiences.mention_text(f"analysis {job.id}", encode(Analysing(job=job)))
            return
        name, _, address = hint.text.partition(" ")
        if hint.kind == WAITED_FOR:
            self._wanted(name, address)
        else:
            self._stop(name, address if hint.kind == LEFT else None)
