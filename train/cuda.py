"""The same steps as kernels: one thread has one game."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any

import numba
from numba import float32, int8, int64, uint64, void

from train.steps import RANDOM, bot_choice, decide_one, start_one
from twistosaur.bots.heuristics import known
from twistosaur.envs.loops import SEAT, any_of, made_ready
from twistosaur.gpu.device import gpu, numba_cuda
from twistosaur.gpu.kernels import ALIGNED, NARROW, memory_type
from twistosaur.kernel import Rules, word

cuda = numba_cuda()


@cache
def kernels_of(rules: Rules) -> dict[str, tuple[Callable[..., None], Any]]:
    """Each kernel of a game with the types of what it is called with."""
    known(rules.id)  # binds its opinions
    record, memory = numba.from_dtype(rules.dtype), numba.from_dtype(memory_type(rules, NARROW))
    narrow, many = numba.from_dtype(NARROW), rules.actions

    def start(states, starts, which, seed, seeds, desk, masks, rows):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(states):
            own = cuda.local.array(1, memory, alignment=ALIGNED)
            made_ready(own[0], 0)
            seeds[i] = word(seed, i)
            start_one(states, starts, which, i, seeds, desk, masks, rows, own[0])

    def decide(states, starts, which, seeds, desk, actions, masks, rows, ends):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(states):
            own = cuda.local.array(1, memory, alignment=ALIGNED)
            made_ready(own[0], 0)
            decide_one(states, starts, which, i, seeds, desk, actions, masks, rows, ends, own[0])

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

    def dice(masks, places, turns, key, actions):  # type: ignore[no-untyped-def]
        """Random bots only: for a game whose heuristic does not compile for a GPU."""
        n = cuda.grid(1)
        if n < len(places):
            i = places[n]
            if turns[n] != 0:
                actions[i] = any_of(masks[i], key, i, 0)

    records, desk, bytes_, ints = record[::1], int64[:, ::1], int8[:, ::1], int64[::1]
    return {
        "start": (start, void(records, records, ints, uint64, uint64[::1], desk, bytes_, bytes_)),
        "decide": (
            decide,
            void(records, records, ints, uint64[::1], desk, ints, bytes_, bytes_, float32[:, ::1]),
        ),
        "bots": (bots, void(records, desk, bytes_, ints, ints, ints, int64, uint64, ints)),
        "dice": (dice, void(bytes_, ints, ints, uint64, ints)),
    }


@cache
def launcher(rules: Rules, kernel: str) -> Any:
    """A kernel compiled for the GPU that is there: call it as `launcher(...)[blocks, threads](...)`."""
    function, signature = kernels_of(rules)[kernel]
    began = time.perf_counter()
    compiled = gpu().jit(signature)(function)
    print(f"kernel {kernel} of {rules.id} compiled in {time.perf_counter() - began:.1f} s", flush=True)
    return compiled
