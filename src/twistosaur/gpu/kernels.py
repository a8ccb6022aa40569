"""The kernels: what one thread of a GPU does, which has one game to itself.

They hold no rule. Each calls what the loops of the processor call, on memory of its own thread: a record to play in,
and lists of moves and weights, of narrow numbers, since all threads together have little memory that is near.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numba
import numpy as np
from numba import float32, int8, int16, int32, int64, uint8, uint64, void

from ..engine.playouts import choose, choose_any, play_and_score, play_and_tell, play_game
from ..envs.loops import any_of, begin_one, made_ready, memory_fields, step_one
from ..kernel import Rules, bind_stub, word
from .device import numba_cuda

cuda = numba_cuda()
ALIGNED = 16
"""Bytes: so that a record's fields are read whole."""
NARROW = np.int16


@cache
def memory_type(rules: Rules, number: Any) -> np.dtype[Any]:
    """The memory of one thread, with lists of such numbers."""
    dtype = np.dtype(memory_fields(rules, number), align=True)
    bind_stub(choose, choose_any, dtype)
    return dtype


@dataclass(frozen=True)
class Kernels:
    """The kernels of a game as Python functions, each with the types of what it is called with."""

    play: tuple[Callable[..., None], Any]
    race: tuple[Callable[..., None], Any]
    finish: tuple[Callable[..., None], Any]
    begin: tuple[Callable[..., None], Any]
    check: tuple[Callable[..., None], Any]
    step: tuple[Callable[..., None], Any]
    pick: tuple[Callable[..., None], Any]


@cache
def kernels_of(rules: Rules) -> Kernels:
    made = {**playouts_of(rules), **steps_of(rules)}
    return Kernels(**made)


def playouts_of(rules: Rules) -> dict[str, Any]:
    """Whole games at random."""
    record, memory = numba.from_dtype(rules.dtype), numba.from_dtype(memory_type(rules, NARROW))

    def play(start, seed, key, first, points, ranking, made):  # type: ignore[no-untyped-def]
        """Points by source, ranks, decisions and forced ones of each game."""
        i = cuda.grid(1)
        if i < len(made):
            work = cuda.local.array(1, record, alignment=ALIGNED)
            own = cuda.local.array(1, memory, alignment=ALIGNED)
            made_ready(own[0], 0)
            made[i, 0] = play_and_tell(start, work, seed, key, first + i, points[i], ranking[i], own[0])
            made[i, 1] = own[0]["forced"]

    def race(start, seed, key, first, each, made):  # type: ignore[no-untyped-def]
        """For benchmarks: `each` games a thread with their scores; decisions and a checksum are kept."""
        i = cuda.grid(1)
        if i < len(made):
            work = cuda.local.array(1, record, alignment=ALIGNED)
            own = cuda.local.array(1, memory, alignment=ALIGNED)
            made_ready(own[0], 0)
            check = 0
            for k in range(each):
                check += play_and_score(start, work, seed, key, first + k * len(made) + i, own[0])
            made[i, 0] = own[0]["decisions"]
            made[i, 1] = check

    def finish(start, seed, key, first, states):  # type: ignore[no-untyped-def]
        """The final records themselves."""
        i = cuda.grid(1)
        if i < len(states):
            own = cuda.local.array(1, memory, alignment=ALIGNED)
            made_ready(own[0], 0)
            play_game(start, states[i : i + 1], seed, key, first + i, own[0])

    records = record[::1]
    return {
        "play": (play, void(records, uint64, uint64, int64, int16[:, :, ::1], uint8[:, ::1], int32[:, ::1])),
        "race": (race, void(records, uint64, uint64, int64, int64, int64[:, ::1])),
        "finish": (finish, void(records, uint64, uint64, int64, records)),
    }


def steps_of(rules: Rules) -> dict[str, Any]:
    """One decision in each game of a batch."""
    record, memory = numba.from_dtype(rules.dtype), numba.from_dtype(memory_type(rules, NARROW))

    def begin(states, start, seed, seeds, desk, masks, rows):  # type: ignore[no-untyped-def]
        """A new game at every place."""
        i = cuda.grid(1)
        if i < len(states):
            own = cuda.local.array(1, memory, alignment=ALIGNED)
            made_ready(own[0], 0)
            seeds[i] = word(seed, i)
            begin_one(states, start, i, seeds, desk, masks, rows, own[0])

    def check(actions, masks, wrong):  # type: ignore[no-untyped-def]
        """The first place whose action its mask forbids."""
        i = cuda.grid(1)
        if i < len(actions):
            action = actions[i]
            if action < 0 or action >= masks.shape[1] - 1 or masks[i, action] == 0:
                cuda.atomic.min(wrong, 0, i)

    def step(states, start, seeds, desk, actions, masks, rows, rewards, kind):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(states):
            own = cuda.local.array(1, memory, alignment=ALIGNED)
            made_ready(own[0], kind)
            step_one(states, start, i, seeds, desk, actions, masks, rows, rewards, own[0])

    def pick(masks, key, n, actions):  # type: ignore[no-untyped-def]
        """Any legal action for every game, from word n of a place's key."""
        i = cuda.grid(1)
        if i < len(actions):
            actions[i] = any_of(masks[i], key, i, n)

    records, seeds, desk, bytes_ = record[::1], uint64[::1], int64[:, ::1], int8[:, ::1]
    return {
        "begin": (begin, void(records, records, uint64, seeds, desk, bytes_, bytes_)),
        "check": (check, void(int64[::1], bytes_, int32[::1])),
        "step": (step, void(records, records, seeds, desk, int64[::1], bytes_, bytes_, float32[:, ::1], int64)),
        "pick": (pick, void(bytes_, uint64, int64, int64[::1])),
    }
