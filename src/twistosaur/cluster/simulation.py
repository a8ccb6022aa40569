"""Random play on an executor: the games of `engine.simulate`, to the byte, in tasks of thousands."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from typing import Any, NamedTuple

import numpy as np

from ..arena.executor import Executor
from ..engine.playouts import CHUNK, Batch, opening, play_many, player_key, random_player, u64
from ..games import load
from ..kernel import Rules

SHARES = 8
"""Tasks for each worker, so that none waits long for the last ..."""
MOST = 50_000
"""... and the most games of one task: their points are some megabytes."""


class Window(NamedTuple):
    """Games first .. first+count-1 of a seed."""

    game: str
    seats: int
    options: Mapping[str, Any]
    seed: int
    first: int
    many: int


class Played(NamedTuple):
    first: int
    points: np.ndarray[Any, Any]
    ranks: np.ndarray[Any, Any]
    decisions: int
    forced: int


def play(window: Window) -> Played:
    """The job of a worker."""
    rules = load(window.game)
    points = np.zeros((window.many, window.seats, len(rules.sources)), np.int16)
    ranking = np.zeros((window.many, window.seats), np.uint8)
    player = random_player(rules)
    start = opening(rules, window.seats, window.options)
    chance, key = u64(window.seed), u64(player_key(window.seed))
    play_many(start, rules.states(), chance, key, window.first, window.many, points, ranking, player.array)
    return Played(window.first, points, ranking, int(player.record.decisions), int(player.record.forced))


def windows(rules: Rules, seats: int, options: Mapping[str, Any], games: int, seed: int, size: int) -> Iterator[Window]:
    for first in range(0, games, size):
        yield Window(rules.id, seats, options, seed, first, min(size, games - first))


def simulate(
    executor: Executor,
    rules: Rules,
    seats: int,
    options: Mapping[str, Any],
    games: int,
    seed: int,
    *,
    progress: Callable[[int], None] | None = None,
) -> Batch:
    """Random legal play by an executor. Game g of a seed is the same game whoever plays it."""
    points = np.zeros((games, seats, len(rules.sources)), np.int16)
    ranking = np.zeros((games, seats), np.uint8)
    size = min(MOST, max(CHUNK, -(-games // (SHARES * executor.workers))))
    decisions = forced = 0
    began = time.perf_counter()
    with closing(executor.results(play, windows(rules, seats, options, games, seed, size))) as results:
        for done in results:
            window = slice(done.first, done.first + len(done.ranks))
            points[window], ranking[window] = done.points, done.ranks
            decisions += done.decisions
            forced += done.forced
            if progress:
                progress(len(done.ranks))
    return Batch(rules, seats, points, ranking, decisions, forced, time.perf_counter() - began)
