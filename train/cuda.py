"""The same steps as kernels: one thread has one game."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any

import numba
import numpy as np
from numba import float32, float64, int8, int32, int64, uint32, uint64, void

from train.local import own_memory
from train.steps import RANDOM, bot_choice, decide_one, start_one
from train.weighing import made_patient, teacher_type, try_all
from twistosaur.bots.heuristics import known
from twistosaur.envs.loops import SEAT, any_of, made_ready
from twistosaur.gpu.device import gpu, numba_cuda
from twistosaur.gpu.kernels import ALIGNED, NARROW, WORD, memory_type, threads_of
from twistosaur.kernel import Rules, word

cuda = numba_cuda()


@cache
def kernels_of(rules: Rules) -> dict[str, tuple[Callable[..., None], Any]]:
    """Each kernel of a game with the types of what it is called with."""
    known(rules.id)  # binds its opinions
    record, memory = numba.from_dtype(rules.dtype), numba.from_dtype(memory_type(rules, NARROW))
    narrow, many, taught = numba.from_dtype(NARROW), rules.actions, numba.from_dtype(teacher_type(rules, NARROW))
    wide, length, few = rules.actions + 1, rules.observation.length, threads_of(rules, seeing=True)
    mask_words, row_words = few * wide // WORD, few * length // WORD

    def start(states, starts, which, seed, seeds, desk, masks, rows):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(states):
            own = cuda.local.array(1, memory, alignment=ALIGNED)
            made_ready(own[0], 0)
            seeds[i] = word(seed, i)
            start_one(states, starts, which, i, seeds, desk, masks, rows, own[0])

    @cuda.jit(device=True)
    def decide_at(states, starts, which, i, seeds, desk, actions, mask, row, ends):  # type: ignore[no-untyped-def]
        own = cuda.local.array(1, memory, alignment=ALIGNED)
        made_ready(own[0], 0)
        one = slice(i, i + 1)
        given = states[one], starts, which[one], 0, seeds[one], desk[one], actions[one], (mask,), (row,), ends[one]
        decide_one(*given, own[0])

    @cuda.jit(device=True)
    def write_out(shared, to):  # type: ignore[no-untyped-def]
        """What a block has made in shared memory goes to its place among those of all blocks."""
        cuda.syncthreads()
        first = cuda.blockIdx.x * len(shared)
        for k in range(cuda.threadIdx.x, len(shared), cuda.blockDim.x):
            to[first + k] = shared[k]

    def decide(states, starts, which, seeds, desk, actions, masks, rows, ends):  # type: ignore[no-untyped-def]
        """Rows are made in shared memory and written together, as in `twistosaur.gpu.kernels`."""
        i, t = cuda.grid(1), cuda.threadIdx.x
        shared, seen = cuda.shared.array(mask_words, uint32), cuda.shared.array(row_words, uint32)
        mask, row = shared.view(np.int8)[t * wide : (t + 1) * wide], seen.view(np.int8)[t * length : (t + 1) * length]
        if i < len(states):
            decide_at(states, starts, which, i, seeds, desk, actions, mask, row, ends)
        write_out(shared, masks)
        write_out(seen, rows)

    def bots(states, desk, masks, places, kinds, turns, guesses, key, actions):  # type: ignore[no-untyped-def]
        n = cuda.grid(1)
        if n < len(places):
            i = places[n]
            if turns[n] != 0:
                if kinds[n] == RANDOM:
                    actions[i] = any_of(masks[i], key, i, 0)
                else:
                    hidden = cuda.local.array(1, record, alignment=ALIGNED)
                    work = cuda.local.array(1, record, alignment=ALIGNED)
                    moves = cuda.local.array(many, narrow, alignment=ALIGNED)
                    likes = cuda.local.array(many, numba.float64, alignment=ALIGNED)
                    worth = cuda.local.array(many, numba.float64, alignment=ALIGNED)
                    actions[i] = bot_choice(
                        states, i, desk[i, SEAT], kinds[n], guesses, key, hidden, work, moves, likes, worth
                    )

    def weigh(states, desk, worlds, key, epsilon, win, scale, sums):  # type: ignore[no-untyped-def]
        """A thread has one guessed world of one decision."""
        n = cuda.grid(1)
        i = n // worlds
        if i < len(sums):
            hidden = cuda.local.array(1, record, alignment=ALIGNED)
            world = cuda.local.array(1, record, alignment=ALIGNED)
            work = cuda.local.array(1, record, alignment=ALIGNED)
            own = cuda.local.array(1, taught, alignment=ALIGNED)
            teacher = own[0]
            made_patient(teacher, epsilon, win, scale)
            tried = try_all(states, i, desk[i, SEAT], key, n - i * worlds, hidden, world, work, teacher)
            for k in range(tried):
                cuda.atomic.add(sums, (i, own[0]["options"][k]), own[0]["worths"][k])

    records, desk, bytes_, ints, words = record[::1], int64[:, ::1], int8[:, ::1], int64[::1], uint32[::1]
    return {
        "start": (start, void(records, records, ints, uint64, uint64[::1], desk, bytes_, bytes_)),
        "decide": (
            decide,
            void(records, records, ints, uint64[::1], desk, ints, words, words, float32[:, ::1]),
        ),
        "bots": (bots, void(records, desk, bytes_, ints, ints, ints, int64, uint64, ints)),
        "weigh": (weigh, void(records, desk, int64, uint64, float64, float64, float64, int32[:, ::1])),
    }


@cache
def launcher(rules: Rules, kernel: str) -> Any:
    """A kernel compiled for the GPU that is there: call it as `launcher(...)[blocks, threads](...)`."""
    function, signature = kernels_of(rules)[kernel]
    began = time.perf_counter()
    with own_memory(rules.id):
        compiled = gpu().jit(signature)(function)
    print(f"kernel {kernel} of {rules.id} compiled in {time.perf_counter() - began:.1f} s", flush=True)
    return compiled
