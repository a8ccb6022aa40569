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
from numba import float32, int8, int16, int32, int64, uint8, uint32, uint64, void

from ..engine.playouts import choose, choose_any, play_and_score, play_and_tell, play_game
from ..envs.loops import any_of, begin_one, made_ready, memory_fields, step_one
from ..kernel import Rules, bind_stub, word
from .device import numba_cuda

cuda = numba_cuda()
ALIGNED = 16
"""Bytes: so that a record's fields are read whole."""
NARROW = np.int16
WORD = 4
"""Bytes of the words that blocks write."""
MOST_THREADS = 128
SHARED = 48 << 10
"""Bytes that a block may share on any GPU."""


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
    see: tuple[Callable[..., None], Any]
    pick: tuple[Callable[..., None], Any]


@cache
def kernels_of(rules: Rules) -> Kernels:
    made = {**playouts_of(rules), **beginnings_of(rules), **steps_of(rules)}
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


def threads_of(rules: Rules, *, seeing: bool) -> int:
    """Threads of a block that steps: as many as have their rows in the memory that a block shares."""
    row = rules.actions + 1 + (rules.observation.length if seeing else 0)
    return next(many for many in (MOST_THREADS, 64, 32, 16) if many * row <= SHARED)


def beginnings_of(rules: Rules) -> dict[str, Any]:
    """What is launched before steps."""
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

    records, bytes_ = record[::1], int8[:, ::1]
    return {
        "begin": (begin, void(records, records, uint64, uint64[::1], int64[:, ::1], bytes_, bytes_)),
        "check": (check, void(int64[::1], bytes_, int32[::1])),
    }


def parts_of_steps(rules: Rules) -> tuple[Any, Any]:
    """What the kernels that step have in common: a game's own step, and the end of a block."""
    memory = numba.from_dtype(memory_type(rules, NARROW))

    @cuda.jit(device=True)
    def step_place(states, start, i, seeds, desk, actions, mask, row, rewards, kind):  # type: ignore[no-untyped-def]
        own = cuda.local.array(1, memory, alignment=ALIGNED)
        made_ready(own[0], kind)
        one = slice(i, i + 1)
        step_one(states[one], start, 0, seeds[one], desk[one], actions[one], (mask,), (row,), rewards[one], own[0])

    @cuda.jit(device=True)
    def write_out(shared, to):  # type: ignore[no-untyped-def]
        """What a block has made in shared memory goes to its place among those of all blocks."""
        cuda.syncthreads()
        first = cuda.blockIdx.x * len(shared)
        for k in range(cuda.threadIdx.x, len(shared), cuda.blockDim.x):
            to[first + k] = shared[k]

    return step_place, write_out


def steps_of(rules: Rules) -> dict[str, Any]:
    """One decision in each game of a batch.

    Masks and observations of a block are made in the memory that it shares, and all its threads write them out
    together, side by side: alone each would write to places that lie far apart, and memory is what bounds a step.
    Arrays that blocks write to have room for whole blocks. Stepping a copy of the record in a thread's own memory, or
    in the shared one, is slower.
    """
    record, (step_place, write_out) = numba.from_dtype(rules.dtype), parts_of_steps(rules)
    wide, length = rules.actions + 1, rules.observation.length
    few, many = threads_of(rules, seeing=True), threads_of(rules, seeing=False)
    few_masks, many_masks, few_rows = few * wide // WORD, many * wide // WORD, few * length // WORD

    def step(states, start, seeds, desk, actions, masks, rows, rewards, kind):  # type: ignore[no-untyped-def]
        i, t = cuda.grid(1), cuda.threadIdx.x
        shared = cuda.shared.array(many_masks, uint32)
        mask = shared.view(np.int8)[t * wide : (t + 1) * wide]
        if i < len(states):
            step_place(states, start, i, seeds, desk, actions, mask, rows[i], rewards, kind)
        write_out(shared, masks)

    def see(states, start, seeds, desk, actions, masks, rows, rewards, kind):  # type: ignore[no-untyped-def]
        """A step, and what the seat that decides next sees."""
        i, t = cuda.grid(1), cuda.threadIdx.x
        shared, seen = cuda.shared.array(few_masks, uint32), cuda.shared.array(few_rows, uint32)
        mask, row = shared.view(np.int8)[t * wide : (t + 1) * wide], seen.view(np.int8)[t * length : (t + 1) * length]
        if i < len(states):
            step_place(states, start, i, seeds, desk, actions, mask, row, rewards, kind)
        write_out(shared, masks)
        write_out(seen, rows)

    def pick(masks, key, n, actions):  # type: ignore[no-untyped-def]
        """Any legal action for every game, from word n of a place's key."""
        i, t = cuda.grid(1), cuda.threadIdx.x
        shared = cuda.shared.array(many_masks, uint32)
        first = cuda.blockIdx.x * len(shared)
        for k in range(t, len(shared), cuda.blockDim.x):
            shared[k] = masks[first + k]
        cuda.syncthreads()
        if i < len(actions):
            actions[i] = any_of(shared.view(np.int8)[t * wide : (t + 1) * wide], key, i, n)

    records, seeds, desk, bytes_, words = record[::1], uint64[::1], int64[:, ::1], int8[:, ::1], uint32[::1]
    return {
        "step": (step, void(records, records, seeds, desk, int64[::1], words, bytes_, float32[:, ::1], int64)),
        "see": (see, void(records, records, seeds, desk, int64[::1], words, words, float32[:, ::1], int64)),
        "pick": (pick, void(words, uint64, int64, int64[::1])),
    }
