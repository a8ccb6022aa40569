"""Random legal play in bulk on a GPU: the games of `twistosaur.engine.simulate`, bit for bit."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from ..engine.playouts import Batch, opening, player_key, u64
from ..kernel import Rules
from .device import THREADS, blocks, gpu
from .launch import launcher

CHUNK = 1 << 20
"""Games of one launch: enough for the largest GPU, and their points fit into the smallest."""


def simulate(
    rules: Rules,
    seats: int,
    options: Mapping[str, Any],
    games: int,
    seed: int,
    *,
    progress: Callable[[int], None] | None = None,
) -> Batch:
    """Random legal play. Game g of a seed is the same game as on the processor."""
    cuda = gpu()
    start = cuda.to_device(opening(rules, seats, options))
    points = np.zeros((games, seats, len(rules.sources)), np.int16)
    ranking = np.zeros((games, seats), np.uint8)
    play, keys = launcher(rules, "play"), (u64(seed), u64(player_key(seed)))
    decisions = forced = 0
    began = time.perf_counter()
    for first in range(0, games, CHUNK):
        window = slice(first, min(first + CHUNK, games))
        many = window.stop - first
        made = cuda.device_array((many, 2), np.int32)
        told = cuda.to_device(points[window]), cuda.to_device(ranking[window])
        play[blocks(many), THREADS](start, *keys, first, *told, made)
        told[0].copy_to_host(points[window])
        told[1].copy_to_host(ranking[window])
        counted = made.copy_to_host().sum(axis=0, dtype=np.int64)
        decisions += int(counted[0])
        forced += int(counted[1])
        if progress:
            progress(many)
    return Batch(rules, seats, points, ranking, decisions, forced, time.perf_counter() - began)
