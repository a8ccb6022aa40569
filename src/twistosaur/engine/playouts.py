"""Random legal play in bulk: the generic loop, one core or all of them."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ..kernel import CHANCE, Rules, Scratch, below, bind_stub, borrowed, bound_to, derive, inlined, lowest, rule, word
from ..kernel.contract import acting, apply, breakdown, legal, new, over, ranks, sample, scores

CHUNK = 2000
"""Games in one piece of work: long enough to be cheap to hand out, short enough to show progress."""
ENDLESS = 1 << 62
"""More decisions than a game has."""


@rule
def begin(states: Any, index: int, options: Any) -> None:
    new(states[index], options)


@inlined
def settle(s: Any, seed: Any, n: int, weights: Any) -> int:
    """Make every pending draw from the words of a seed, from word n on; returns the next word's number."""
    while acting(s) == 0 and not over(s):
        apply(s, CHANCE, sample(s, word(seed, n), weights))
        n += 1
    return n


def choose(player: Any, s: Any, seat: int, many: int, bits: Any) -> int:
    """What a player of a playout does: one of the first `many` of `player.moves`, its legal actions.

    A stub, bound to the type of the player's memory: here for random players, in the bots for those who think.
    """
    return int(bound_to(choose, player.dtype)(player, s, seat, many, bits))


@rule
def choose_any(player: Any, _s: Any, _seat: int, many: int, bits: Any) -> int:
    return player.moves[below(bits, many)]


def player_fields(rules: Rules, number: Any = np.int64) -> list[Any]:
    """What the memory of any player of playouts has; its lists are of numbers that a processor likes, or of others."""
    return [
        ("moves", number, (rules.actions,)),
        ("weights", number, (rules.outcomes,)),  # of the draws of chance
        ("totals", number, (rules.seats[1],)),  # points of the seats
        ("decisions", np.int64),  # made so far ...
        ("forced", np.int64),  # ... and those of them that left no choice
    ]


@cache
def random_player_type(rules: Rules) -> np.dtype[Any]:
    dtype = np.dtype(player_fields(rules))
    bind_stub(choose, choose_any, dtype)
    return dtype


def random_player(rules: Rules) -> Scratch:
    """The memory of a player who takes any legal action."""
    return Scratch(random_player_type(rules))


@inlined
def all_decide(s: Any, mask: int, key: Any, m: int, player: Any) -> int:
    """Every seat of a mask makes the decision it owes, from word m of `key` on; returns the next word's number."""
    moves = player.moves[:]
    while mask != 0:
        seat = lowest(mask)
        many = legal(s, seat, moves)
        action = moves[0]
        if many == 1:
            player.forced += 1
        else:
            action = choose(player, s, seat, many, word(key, m))
        apply(s, seat, action)
        m += 1
        mask &= mask - 1
    return m


@rule
def play_on(s: Any, seed: Any, n: int, key: Any, m: int, last: int, player: Any) -> int:
    """Play to the end, or to decision number `last`; returns the number of the next decision.

    Chance comes from word n on of `seed`, players from word m on of `key`.
    """
    weights = player.weights[:]
    while m < last:
        n = settle(s, seed, n, weights)
        mask = acting(s)
        if mask == 0:
            break
        m = all_decide(s, mask, key, m, player)
    return m


@inlined
def play_game(start: Any, work: Any, seed: Any, key: Any, game: int, player: Any) -> int:
    """Game number `game` of a seed, by players of a key, from one starting state to its end; returns its decisions."""
    work[0] = start[0]
    return play_on(work[0], word(seed, game), 0, word(key, game), 0, ENDLESS, player)


@inlined
def play_and_tell(start: Any, work: Any, seed: Any, key: Any, game: int, points: Any, ranking: Any, player: Any) -> int:
    """A game as in `play_game`, its points by source and its ranks."""
    made = play_game(start, work, seed, key, game, player)
    breakdown(work[0], points)
    ranks(work[0], ranking)
    return made


@inlined
def play_and_score(start: Any, work: Any, seed: Any, key: Any, game: int, player: Any) -> int:
    """A game as in `play_game` and its scores; returns those of the first seat."""
    player.decisions += play_game(start, work, seed, key, game, player)
    totals = player.totals[:]
    scores(work[0], totals)
    return totals[0]


@rule
def play_many(
    start: Any, work: Any, seed: Any, key: Any, first: int, count: int, points: Any, ranking: Any, memory: Any
) -> None:
    """Games first .. first+count-1 of a seed from one starting state; points by source and ranks are written down."""
    start, work, memory = borrowed(start), borrowed(work), borrowed(memory)
    points, ranking = borrowed(points), borrowed(ranking)
    player = memory[0]
    for k in range(count):
        player.decisions += play_and_tell(start, work, seed, key, first + k, points[k], ranking[k], player)


@rule
def race(start: Any, work: Any, seed: Any, key: Any, first: int, count: int, memory: Any) -> int:
    """The bare loop for benchmarks: whole games with their scores, nothing kept but a checksum."""
    start, work, memory = borrowed(start), borrowed(work), borrowed(memory)
    player = memory[0]
    check = 0
    for k in range(count):
        check += play_and_score(start, work, seed, key, first + k, player)
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
    ranking = np.zeros((games, seats), np.uint8)
    key = player_key(seed)

    def work(first: int) -> tuple[int, int, int]:
        count = min(CHUNK, games - first)
        window = slice(first, first + count)
        player = random_player(rules)
        out = points[window], ranking[window]
        play_many(start, rules.states(), u64(seed), u64(key), first, count, *out, player.array)
        return count, int(player.record.decisions), int(player.record.forced)

    began = time.perf_counter()
    decisions = forced = 0
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for done in as_completed([pool.submit(work, first) for first in range(0, games, CHUNK)]):
            count, made, single = done.result()
            decisions += made
            forced += single
            if progress:
                progress(count)
    return Batch(rules, seats, points, ranking, decisions, forced, time.perf_counter() - began)


def u64(value: int) -> Any:
    """A seed as compiled code takes it."""
    return np.uint64(value & 0xFFFFFFFFFFFFFFFF)
