"""The way to a Ray cluster: one that is there, or one of this machine's cores for as long as it is needed."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ..arena.extras import needed
from ..kernel import TwistosaurError
from .hands import Cluster

ANSWER_SECONDS = 5.0
"""A head that does not take a connection in this time is not there."""


@contextmanager
def connected(address: str, workers: int | None = None) -> Iterator[Cluster]:
    """A cluster by its address: HOST:PORT of its head, `auto` for the one of this machine, `local` for a new one.

    `workers` are at most so many; of a new one exactly so many. Who is connected already stays so.
    """
    if workers is not None and not 1 <= workers <= 1024:
        raise TwistosaurError(f"workers of a cluster: expected 1 to 1024, found {workers}")
    ray = needed("ray", "a cluster", "ray")
    mine = not ray.is_initialized()
    if mine:
        check(address)
        begin(ray, address, workers)
    try:
        yield Cluster(ray, workers)
    finally:
        if mine:
            ray.shutdown()


def check(address: str) -> None:
    """Ray tries for a minute to reach who is not there; a socket knows at once."""
    if address in ("local", "auto"):
        return
    parts = re.fullmatch(r"\[?([^\s/\[\]]+?)\]?:(\d{1,5})", address)
    if parts is None or int(parts[2]) > 65535:
        raise TwistosaurError(f"a cluster is local, auto or HOST:PORT of its head, not {address!r}")
    try:
        socket.create_connection((parts[1], int(parts[2])), ANSWER_SECONDS).close()
    except OSError as problem:
        raise TwistosaurError(f"no Ray cluster answers at {address}: {problem.strerror or problem}") from None


def begin(ray: Any, address: str, workers: int | None) -> None:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    own = {"num_cpus": workers or os.cpu_count() or 1, "include_dashboard": False} if address == "local" else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **own)
    except Exception as problem:  # whatever Ray has to say: it has no common ancestor for it
        told = " ".join(str(problem).split()) or type(problem).__name__
        raise TwistosaurError(f"the Ray cluster ({address}) cannot be used: {told}") from None
