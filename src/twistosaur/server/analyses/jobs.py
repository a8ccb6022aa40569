"""A job: one analysis that somebody waits for, from the queue to its end."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from ...protocol.analysis import AnalysisJob, Status, Trouble
from .asked import Asked

MOST_WAITERS = 64
"""Addresses that are known to wait for one job; it takes one to keep it going."""


@dataclass(eq=False)
class Job:
    """An analysis in the queue, at work, or ended a moment ago."""

    id: str
    asked: Asked | None
    """None for one that was found in the store."""
    table: str | None = None
    status: Status = "waiting"
    abandoned: bool = False
    """It was stopped because nobody waited: whoever comes back finds it in the queue again."""
    turn: tuple[int, int, int] = (0, 0, 0)
    """The lower goes first: tables before records, then by how many jobs its address had, then by age."""
    owner: str = ""
    """The address that asked first."""
    done: float = 0.0
    seconds_left: float | None = None
    trouble: Trouble | None = None
    losses: int = 0
    """Processes that died over it."""
    packed: bytes | None = None
    """The result, or what there is of it so far, if it is not in the store."""
    waiting: dict[str, float] = field(default_factory=dict)
    """By address: when it last asked how far it is."""
    work: asyncio.Task[bytes] | None = None
    told: AnalysisJob | None = None
    """What those at its table have heard last."""
    elsewhere: AnalysisJob | None = None
    """What is known of one that another process makes."""

    @property
    def is_open(self) -> bool:
        """Will there be more to say of it?"""
        return self.status in ("waiting", "running")

    def note(self, address: str, now: float) -> None:
        """Somebody at this address waits for it."""
        self.waiting.pop(address, None)
        self.waiting[address] = now
        if len(self.waiting) > MOST_WAITERS:
            del self.waiting[next(iter(self.waiting))]

    def is_polled(self, since: float) -> bool:
        return any(last >= since for last in self.waiting.values())

    def begin_again(self) -> None:
        """Back to where it was before anything was done for it."""
        self.status, self.abandoned, self.trouble = "waiting", False, None
        self.done, self.seconds_left, self.packed = 0.0, None, None

    def shown(self, position: int | None) -> AnalysisJob:
        return AnalysisJob(
            id=self.id,
            status=self.status,
            table=self.table,
            position=position,
            done=round(self.done, 4),
            seconds_left=None if self.seconds_left is None else round(self.seconds_left, 1),
            problem=self.trouble,
        )
