"""Random legal play in bulk: the generic loop, one core or all of them."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..kernel import CHANCE, Rules, below, borrowed, derive, rule, word
from ..kernel.contract import acting, apply, breakdown, legal, new, over, ranks, sample, scores

CHUNK = 2000
"""Games in one piece of work: long enough to be cheap to hand out, short enough to show progress."""
ENDLESS = 1 << 62
"""More decisions than a game has."""


@rule
def begin(states: Any, index: int, options: Any) -> None:
    new(states[index], options)


@rule
def settle(s: Any, seed: Any, n: int, weights: Any) -> int:
    """Make every pending draw from the words of a seed, from word n on; returns the next word's number."""
    while acting(s) == 0 and not over(s):
        apply(s, CHANCE, sample(s, word(seed, n), weights))
        n += 1
    return n


@rule
def play_on(s: Any, seed: Any, n: int, key: Any, m: int, last: int, moves: Any, weights: Any) -> tuple[int, int]:
    """Play to the end, or to decision number `last`, with uniform legal actions.

    Chance comes from word n on of `seed`, players from word m on of `key`. Returns the number of the next decision, and
    how many of those made here left no choice.
    """
    forced = 0
    while m < last:
        n = settle(s, seed, n, weights)
        mask = acting(s)
        if mask == 0:
            break
        seat = 0
        while mask != 0:
            if mask & 1 != 0:
                many = legal(s, seat, moves)
                pick = 0
                if many == 1:
                    forced += 1
                else:
                    pick = below(word(key, m), many)
                apply(s, seat, moves[pick])
                m += 1
            mask >>= 1
            seat += 1
    return m, forced


@rule
def play_out(s: Any, seed: Any, key: Any, moves: Any, weights: Any, counts: Any) -> None:
    """Play a whole game; its decisions and those without a choice are added to `counts`."""
    made, forced = play_on(s, seed, 0, key, 0, ENDLESS, moves, weights)
    counts[0] += made
    counts[1] += forced


@rule
def play_many(
    start: Any,
    work: Any,
    seed: Any,
    key: Any,
    first: int,
    count: int,
    points: Any,
    places: Any,
    moves: Any,
    weights: Any,
    counts: Any,
) -> None:
    """Games first .. first+count-1 of a seed from one starting state; points by source and ranks are written down."""
    start, work, moves, weights = borrowed(start), borrowed(work), borrowed(moves), borrowed(weights)
    points, places, counts = borrowed(points), borrowed(places), borrowed(counts)
    for k in range(count):
        work[0] = start[0]
        s = work[0]
        play_out(s, word(seed, first + k), word(key, first + k), moves, weights, counts)
        breakdown(s, points[k])
        ranks(s, places[k])


@rule
def race(
    start: Any,
    work: Any,
    seed: Any,
    key: Any,
    first: int,
    count: int,
    totals: Any,
    moves: Any,
    weights: Any,
    counts: Any,
) -> int:
    """The bare loop for benchmarks: whole games with their scores, nothing kept but a checksum."""
    start, work, moves, weights = borrowed(start), borrowed(work), borrowed(moves), borrowed(weights)
    totals, counts = borrowed(totals), borrowed(counts)
    check = 0
    for k in range(count):
        work[0] = start[0]
        s = work[0]
        play_out(s, word(seed, first + k), word(key, first + k), moves, weights, counts)
        scores(s, totals)
        check += totals[0]
    return check


@dataclass(frozen=True)
class Batch:
    """What came of many games: arrays by game, seat and source."""

    rules: Rules
    seats: int
    points: np.ndarray[Any, Any]
    ranks: np.ndarray[Any, Any]
    decisions: int
    forced: int
    seconds: float

    @property
    def games(self) -> int:
        return len(self.ranks)

    @property
    def scores(self) -> np.ndarray[Any, Any]:
        return self.points.sum(axis=2)


def opening(rules: Rules, seats: int, options: Mapping[str, Any]) -> Any:
    """States of length 1: a game set up with effective options, no chance drawn yet."""
    states = rules.states()
    begin(states, 0, rules.encode(seats, options))
    return states


def player_key(seed: int) -> int:
    """The key of random players that goes with a seed of chance, and shares no word with it."""
    return derive(seed ^ 0x5DEECE66D, 0)


def simulate(
    rules: Rules,
    seats: int,
    options: Mapping[str, Any],
    games: int,
    seed: int,
    *,
    threads: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Batch:
    """Random legal play on all cores. Game g of a seed is the same game whatever the number of threads."""
    start = opening(rules, seats, options)
    points = np.zeros((games, seats, len(rules.sources)), np.int16)
    places = np.zeros((games, seats), np.uint8)
    key = player_key(seed)

    def work(first: int) -> tuple[int, int, int]:
        count = min(CHUNK, games - first)
        moves, weights = np.zeros(rules.actions, np.int64), np.zeros(rules.outcomes, np.int64)
        counts = np.zeros(2, np.int64)
        window = slice(first, first + count)
        play_many(
            start,
            rules.states(),
            u64(seed),
            u64(key),
            first,
            count,
            points[window],
            places[window],
            moves,
            weights,
            counts,
        )
        return count, int(counts[0]), int(counts[1])

    began = time.perf_counter()
    decisions = forced = 0
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for done in as_completed([pool.submit(work, first) for first in range(0, games, CHUNK)]):
            count, made, single = done.result()
            decisions += made
            forced += single
            if progress:
                progress(count)
    return Batch(rules, seats, points, places, decisions, forced, time.perf_counter() - began)


def u64(value: int) -> Any:
    """A seed as compiled code takes it."""
    return np.uint64(value & 0xFFFFFFFFFFFFFFFF)
