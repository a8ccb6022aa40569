"""Games of several line-ups side by side, stepped on a GPU or on all cores; what they show are PyTorch's tensors.

Game e of place i is a function of (seed, i, e) and the actions alone, as in `twistosaur.envs.Batch`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import torch

from train.steps import bots_all, decide_all, start_all
from train.weighing import ONE, teacher_type, usual, weigh_all
from twistosaur.bots.heuristics import known
from twistosaur.engine.playouts import opening, u64
from twistosaur.envs.loops import ENDED, EPISODE, SEAT, memory_type
from twistosaur.kernel import Rules, Scratch, derive

GUESSES = 4
"""Worlds that a plain bot guesses at a decision where strength is looked at; while a net learns it guesses one."""


WEIGHING_THREADS = 64
"""Threads of a block that weighs, each a world: those of one decision are side by side, and do much the same."""
BOT_THREADS = 32
"""Threads of a block of bots: they think long, and few blocks would leave most of a GPU idle."""


class Tables:
    """What is common to both: `masks`, `rows` (observations), `desk`, `ends`, `actions` are tensors on the device."""

    rows: Any
    masks: Any
    desk: Any
    ends: Any
    actions: Any
    device: Any
    has_bots = True
    """Else nobody changes what the net chose for them."""

    def __init__(self, rules: Rules, line_ups: Sequence[tuple[int, dict[str, Any]]], counts: Sequence[int]) -> None:
        self.rules, self.count, self.most = rules, sum(counts), rules.seats[1]
        self.which = np.repeat(np.arange(len(counts)), counts).astype(np.int64)
        self.starts = np.concatenate([opening(rules, seats, rules.options(seats, given)) for seats, given in line_ups])
        self.seats_by_place = np.repeat([seats for seats, _ in line_ups], counts)
        self.length = rules.observation.length
        self.guesses = 1
        self.errs = usual(known(rules.id).knobs)
        """How informed players err, and what they play for."""

    @property
    def seat(self) -> Any:
        return self.desk[:, SEAT]

    @property
    def ended(self) -> Any:
        return self.desk[:, ENDED]

    @property
    def episode(self) -> Any:
        return self.desk[:, EPISODE]

    def warm(self) -> None:
        """Compile what will be called."""

    def reset(self, seed: int) -> None:
        raise NotImplementedError

    def step(self) -> None:
        """Play `actions`, one decision in each game; they must be legal."""
        raise NotImplementedError

    def bots(self, places: Any, kinds: Any, turns: Any, key: int) -> None:
        """The bots of these places write what they do into `actions`, where `turns` is not 0."""
        raise NotImplementedError

    def weigh(self, worlds: int, key: int) -> Any:
        """What every option of the next decision is worth to its seat, as a share of a win: a mean over guessed worlds
        in which informed players go on. Nothing where there is no choice."""
        raise NotImplementedError

    def keep(self) -> dict[str, Any] | None:
        """All that the games are, to go on with them; None where that is too much."""
        return None

    def go_on(self, kept: dict[str, Any]) -> None:
        raise NotImplementedError


class CoreTables(Tables):
    """On this machine's cores."""

    def __init__(self, rules: Rules, line_ups: Any, counts: Any, *, seed: int, threads: int | None = None) -> None:
        super().__init__(rules, line_ups, counts)
        self.device = torch.device("cpu")
        self._states = rules.states(self.count)
        self._arrays: dict[str, Any] = {
            "masks": np.zeros((self.count, rules.actions + 1), np.int8),
            "rows": np.zeros((self.count, self.length), np.int8),
            "desk": np.zeros((self.count, 4), np.int64),
            "ends": np.zeros((self.count, 2 * self.most), np.float32),
            "actions": np.zeros(self.count, np.int64),
        }
        for name, array in self._arrays.items():
            setattr(self, name, torch.from_numpy(array))
        self._seeds = np.zeros(self.count, np.uint64)
        many = max(1, min(threads or os.cpu_count() or 1, self.count // 64))
        self._shares = [(k, many) for k in range(many)]
        self._players = [Scratch(memory_type(rules)) for _ in range(many)]
        numbers: Callable[[], Any] = lambda: np.zeros(rules.actions)  # noqa: E731
        self._heads = [
            (rules.states(), rules.states(), np.zeros(rules.actions, np.int64), numbers(), numbers())
            for _ in range(many)
        ]
        self._teachers = [(rules.states(3), Scratch(teacher_type(rules))) for _ in range(many)]
        self._sums = torch.zeros(self.count, rules.actions, dtype=torch.int32)
        self._pool = ThreadPoolExecutor(many)
        self.reset(seed)

    def _each(self, count: int, work: Callable[[int, int, int], None]) -> None:
        done = [self._pool.submit(work, count * k // n, count * (k + 1) // n, k) for k, n in self._shares]
        for one in done:
            one.result()

    def reset(self, seed: int) -> None:
        a = self._arrays
        self._seeds[:] = [derive(seed, i) for i in range(self.count)]
        a["desk"][:] = 0
        a["ends"][:] = 0

        def work(first: int, last: int, k: int) -> None:
            own = self._players[k].array
            start_all(
                self._states,
                self.starts,
                self.which,
                self._seeds,
                a["desk"],
                a["masks"],
                a["rows"],
                first,
                last,
                own,
            )

        self._each(self.count, work)

    def step(self) -> None:
        a = self._arrays

        def work(first: int, last: int, k: int) -> None:
            given = self._states, self.starts, self.which, self._seeds, a["desk"], a["actions"], a["masks"], a["rows"]
            decide_all(*given, a["ends"], first, last, self._players[k].array)

        self._each(self.count, work)

    def bots(self, places: Any, kinds: Any, turns: Any, key: int) -> None:
        a = self._arrays
        where, who, when = places.numpy(), kinds.numpy(), turns.numpy()

        def work(first: int, last: int, k: int) -> None:
            given = self._states, a["desk"], a["masks"], where, who, when, self.guesses, u64(key), a["actions"]
            bots_all(*given, first, last, *self._heads[k])

        self._each(len(where), work)

    def weigh(self, worlds: int, key: int) -> Any:
        sums = self._sums.zero_().numpy()

        def work(first: int, last: int, k: int) -> None:
            records, teacher = self._teachers[k]
            teacher.record.epsilon, teacher.record.win, teacher.record.scale = self.errs
            weigh_all(self._states, self._arrays["desk"], worlds, u64(key), sums, first, last, records, teacher.array)

        self._each(self.count, work)
        return self._sums / (worlds * ONE)

    def keep(self) -> dict[str, Any] | None:
        arrays = {name: torch.from_numpy(array.copy()) for name, array in self._arrays.items()}
        states = torch.frombuffer(bytearray(self._states.tobytes()), dtype=torch.uint8)
        return {"arrays": arrays, "states": states, "seeds": torch.from_numpy(self._seeds.view(np.int64).copy())}

    def go_on(self, kept: dict[str, Any]) -> None:
        for name, array in self._arrays.items():
            array[...] = kept["arrays"][name].numpy()
        self._states.view(np.uint8)[...] = kept["states"].numpy()
        self._seeds[...] = kept["seeds"].numpy().view(np.uint64)


class GpuTables(Tables):
    """On an NVIDIA GPU; Numba and PyTorch share its memory and its default stream."""

    DEVICE = "cuda"

    def __init__(self, rules: Rules, line_ups: Any, counts: Any, *, seed: int) -> None:
        super().__init__(rules, line_ups, counts)
        from twistosaur.gpu.device import THREADS, blocks, gpu
        from twistosaur.gpu.kernels import MOST_THREADS, WORD, threads_of

        cuda, self.device = gpu(), torch.device(self.DEVICE)
        self._threads, self._blocks, self._few = THREADS, blocks, threads_of(rules, seeing=True)
        whole = blocks(self.count, MOST_THREADS) * MOST_THREADS  # rows are written by whole blocks

        def rows_of(width: int) -> tuple[Any, Any]:
            words = cuda.device_array(whole * width // WORD, np.uint32)
            return words, words.view(np.int8)[: self.count * width].reshape(self.count, width)

        self._states = cuda.device_array(self.count, rules.dtype)
        self._starts, self._which = cuda.to_device(self.starts), cuda.to_device(self.which)
        self._seeds = cuda.device_array(self.count, np.uint64)
        shapes: dict[str, tuple[Any, Any]] = {
            "desk": ((self.count, 4), np.int64),
            "ends": ((self.count, 2 * self.most), np.float32),
            "actions": (self.count, np.int64),
        }
        self._arrays = {name: cuda.device_array(shape, kind) for name, (shape, kind) in shapes.items()}
        self._mask_words, self._arrays["masks"] = rows_of(rules.actions + 1)
        self._row_words, self._arrays["rows"] = rows_of(self.length)
        for name, array in self._arrays.items():
            setattr(self, name, torch.as_tensor(array, device=self.device))
        self._sums = torch.zeros(self.count, rules.actions, dtype=torch.int32, device=self.device)
        self._views: dict[int, Any] = {}
        self._cuda = cuda
        self.reset(seed)

    def warm(self) -> None:
        from train.cuda import launcher

        launcher(self.rules, "decide")
        try:
            launcher(self.rules, "bots")
        except Exception as problem:  # whatever the compiler says: the net can do without them
            self.has_bots = False
            print(f"no bots at these tables: {type(problem).__name__}: {str(problem)[-600:]}", flush=True)

    def _launch(self, kernel: str, count: int, threads: int, *given: Any) -> None:
        from train.cuda import launcher

        launcher(self.rules, kernel)[self._blocks(count, threads), threads](*given)

    def reset(self, seed: int) -> None:
        a = self._arrays
        self.desk.zero_()
        self.ends.zero_()
        given = self._states, self._starts, self._which, u64(seed), self._seeds, a["desk"], a["masks"], a["rows"]
        self._launch("start", self.count, self._threads, *given)

    def step(self) -> None:
        a = self._arrays
        given = self._states, self._starts, self._which, self._seeds, a["desk"], a["actions"]
        self._launch("decide", self.count, self._few, *given, self._mask_words, self._row_words, a["ends"])

    def _as_numba(self, tensor: Any) -> Any:
        """The same memory for Numba: looked at once for each tensor, which stays from then on."""
        if tensor.data_ptr() not in self._views:
            self._views[tensor.data_ptr()] = self._cuda.as_cuda_array(tensor)
        return self._views[tensor.data_ptr()]

    def bots(self, places: Any, kinds: Any, turns: Any, key: int) -> None:
        if not self.has_bots:
            return
        a, count = self._arrays, len(places)
        where, who, when = self._as_numba(places), self._as_numba(kinds), self._as_numba(turns)
        given = self._states, a["desk"], a["masks"], where, who, when, self.guesses, u64(key), a["actions"]
        self._launch("bots", count, BOT_THREADS, *given)

    def weigh(self, worlds: int, key: int) -> Any:
        given = self._states, self._arrays["desk"], worlds, u64(key), *self.errs, self._as_numba(self._sums.zero_())
        self._launch("weigh", self.count * worlds, WEIGHING_THREADS, *given)
        return self._sums / (worlds * ONE)


def tables(rules: Rules, line_ups: Any, counts: Any, *, seed: int, device: str) -> Tables:
    if device == "cpu":
        return CoreTables(rules, line_ups, counts, seed=seed)
    return GpuTables(rules, line_ups, counts, seed=seed)
