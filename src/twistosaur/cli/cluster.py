"""What the commands have in common that can work on a cluster."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout

from ..cluster import Cluster, connected


@contextmanager
def on_cluster(address: str, workers: int | None) -> Iterator[Cluster]:
    """A cluster while it is needed; at the end it is told what went wrong on the way and was made good.

    Ray prints to stdout what happens to workers: that goes to stderr, since stdout is for the result alone.
    """
    with redirect_stdout(sys.stderr), connected(address, workers) as cluster:
        yield cluster
        if many := cluster.begun_again:
            told = "1 task was" if many == 1 else f"{many} tasks were"
            sys.stderr.write(f"twistosaur: {told} begun again because a worker had died; nothing is missing\n")
