"""The executor of a Ray cluster. A task whose worker dies is begun again, so often and no more."""

from __future__ import annotations

import platform
import socket
import sys
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple, TypeVar

import numba
import numpy as np

from ..arena.archive import PLAYING_ROOMS, code_digest
from ..arena.executor import AHEAD, Handful
from ..kernel import PLAIN, TwistosaurError

T = TypeVar("T")
R = TypeVar("R")

TRIES = 4
"""So often a task is begun before its workers' deaths are taken for its own fault."""
LOOK_SECONDS = 2.0
"""So often the cluster is asked how many workers it has: some leave, others come later."""
ALONE_SECONDS = 60.0
"""So long a cluster may be without any worker."""
ROOMS = (*PLAYING_ROOMS, "arena", "analysis", "cluster")


class Errand(NamedTuple):
    """A task on its way."""

    task: Any
    begun: int


class Cluster:
    """Workers of a Ray cluster, each a core of one of its machines. The connection is the caller's."""

    handful = Handful(seconds=4.0, games=1024, least=0.5)

    def __init__(self, ray: Any, most: int | None = None) -> None:
        self._ray, self._most = ray, most
        self.begun_again = 0
        """Tasks that were begun again, because whoever had them died."""
        self._code = fingerprint()
        self._seen = time.monotonic()
        self.workers = 1
        self._count()

    def results(self, job: Callable[[T], R], tasks: Iterator[T]) -> Generator[R, None, None]:
        send = self._ray.remote(num_cpus=1, max_retries=0)(carry_out)
        under_way: dict[Any, Errand] = {}

        def begin(errand: Errand) -> None:
            under_way[send.remote(job, errand.task, self._code)] = errand

        try:
            while True:
                while len(under_way) < AHEAD * self.workers and (task := next(tasks, None)) is not None:
                    begin(Errand(task, 1))
                if not under_way:
                    return
                for done in self._some(list(under_way)):
                    errand = under_way.pop(done)
                    try:
                        result = self._take(done)
                    except Lost as loss:
                        begin(self._once_more(errand, loss))
                        continue
                    yield result
        finally:
            for left in under_way:
                with suppress(Exception):  # the cluster may be gone, and nothing is wanted of it any more
                    self._ray.cancel(left, force=True)

    def _some(self, under_way: list[Any]) -> list[Any]:
        """Those that are done, as soon as there is one; empty if the cluster has to be looked at first."""
        done: list[Any] = self._ray.wait(under_way, num_returns=1, timeout=LOOK_SECONDS)[0]
        if not done or time.monotonic() - self._seen > LOOK_SECONDS:
            self._count()
        return done

    def _count(self) -> None:
        """How many workers there are now."""
        found = int(self._ray.cluster_resources().get("CPU", 0))
        if found:
            self._seen = time.monotonic()
            self.workers = min(found, self._most or found)
        elif time.monotonic() - self._seen > ALONE_SECONDS:
            raise TwistosaurError(f"the Ray cluster has had no worker for {ALONE_SECONDS:.0f} s")

    def _take(self, done: Any) -> Any:
        errors = self._ray.exceptions
        died = (errors.WorkerCrashedError, errors.NodeDiedError, errors.OutOfMemoryError, errors.ObjectLostError)
        try:
            result, problem = self._ray.get(done)
        except (*died, errors.LocalRayletDiedError) as loss:
            raise Lost(" ".join(str(loss).split())[:300]) from None
        except errors.RayError as trouble:
            last = str(trouble).strip().splitlines()[-1]
            raise TwistosaurError(
                f"a worker of the cluster could not begin: {last} (is twistosaur installed there?)"
            ) from None
        if problem is not None:
            raise problem
        return result

    def _once_more(self, errand: Errand, loss: Lost) -> Errand:
        if errand.begun >= TRIES:
            raise TwistosaurError(
                f"a task was begun {TRIES} times, and every time the worker that had it died; the last time: {loss}"
            )
        self.begun_again += 1
        return Errand(errand.task, errand.begun + 1)


class Lost(Exception):  # noqa: N818 - nobody's mistake
    """A task's worker died."""


def carry_out(job: Callable[[T], R], task: T, code: str) -> tuple[R | None, Exception | None]:
    """What a worker does: the job, if it has the same code; mistakes are handed back as they are."""
    mine = fingerprint()
    if mine != code:
        where = socket.gethostname()
        return None, TwistosaurError(
            f"the worker on {where} has another twistosaur than this command ({mine}, not {code}): install the same "
            "version, with the same Python, numpy and numba, on every machine"
        )
    try:
        return job(task), None
    except Exception as problem:
        return None, problem


@cache
def fingerprint() -> str:
    """Changes with all that could change a result: code, libraries, and how the code is run."""
    parts = (code_digest(ROOMS), platform.python_version(), np.__version__, numba.__version__, sys.byteorder)
    return "-".join([*parts, "plain" if PLAIN else "compiled"])
