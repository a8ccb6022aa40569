"""A GPU in Python: its threads are Python's, and only those of one block run at a time. It stands in for Numba's CUDA
module in tests, so that what surrounds the kernels, and what they call, is compared with the processor where there is
no GPU."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, Lock, local
from typing import Any

import numpy as np
from numba.np.numpy_support import as_dtype


class Array(np.ndarray[Any, Any]):
    """An array of the GPU's memory, as far as we use one."""

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {}

    def copy_to_host(self, out: Any = None) -> Any:
        if out is None:
            return np.array(self, subok=False)
        out[...] = self
        return out

    def copy_to_device(self, given: Any) -> None:
        self[...] = given


def memory(shape: Any, dtype: Any) -> Any:
    """New memory holds whatever was there before."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    return np.full(size, 85, np.uint8).view(dtype).reshape(shape)


class Local:
    @staticmethod
    def array(shape: Any, kind: Any, alignment: int = 8) -> Any:
        assert alignment % 8 == 0
        return memory(shape, as_dtype(kind))


class Block:
    """The threads that run now: what they share, and where they wait for each other."""

    def __init__(self, number: int, threads: int) -> None:
        self.number, self.threads = number, threads
        self.barrier = Barrier(threads)
        self.lock, self.shared = Lock(), dict[int, Any]()


class Here(local):
    """Where a thread is."""

    block: Block
    thread: int
    taken: int
    """Pieces of shared memory that it has asked for."""


class Number:
    """What CUDA has by dimension."""

    def __init__(self, ask: Callable[[], int]) -> None:
        self._ask = ask

    @property
    def x(self) -> int:
        return self._ask()


class Shared:
    def __init__(self, here: Here) -> None:
        self._here = here

    def array(self, shape: Any, kind: Any) -> Any:
        """The same piece for all threads of a block that ask for their first, their second ..."""
        here = self._here
        with here.block.lock:
            piece = here.block.shared.setdefault(here.taken, memory(shape, as_dtype(kind)))
        here.taken += 1
        return piece


class Atomic:
    @staticmethod
    def min(array: Any, place: int, value: int) -> None:
        array[place] = min(array[place], value)

    @staticmethod
    def add(array: Any, place: Any, value: int) -> None:
        array[place] += value


class OneBlock:
    local, atomic = Local, Atomic

    def __init__(self) -> None:
        here = self._here = Here()
        self.launched: list[str] = []
        self.shared = Shared(here)
        self.threadIdx = Number(lambda: here.thread)
        self.blockIdx = Number(lambda: here.block.number)
        self.blockDim = Number(lambda: here.block.threads)

    def is_available(self) -> bool:
        return True

    def grid(self, dimensions: int) -> int:
        assert dimensions == 1
        return self._here.block.number * self._here.block.threads + self._here.thread

    def syncthreads(self) -> None:
        self._here.block.barrier.wait()

    def device_array(self, shape: Any, dtype: Any) -> Array:
        made: Array = memory(shape, dtype).view(Array)
        return made

    def to_device(self, given: Any, to: Any = None) -> Any:
        if to is None:
            return np.array(given).view(Array)
        to.copy_to_device(given)
        return to

    def as_cuda_array(self, given: Any) -> Any:
        assert isinstance(given, Array)
        return given

    def jit(self, signature: Any = None, *, device: bool = False, max_registers: int | None = None) -> Any:
        assert device == (signature is None)
        assert max_registers is None
        return (lambda function: function) if device else lambda kernel: Launcher(self, kernel)

    def run(self, work: Callable[[], None], blocks: int, threads: int) -> None:
        for number in range(blocks):
            block = Block(number, threads)

            def one(thread: int, block: Block = block) -> None:
                self._here.block, self._here.thread, self._here.taken = block, thread, 0
                try:
                    work()
                except BaseException:
                    block.barrier.abort()
                    raise

            with ThreadPoolExecutor(threads) as pool:
                tasks = [pool.submit(one, thread) for thread in range(threads)]
            for task in tasks:
                task.result()


class Launcher:
    """A kernel that is called as `launcher[blocks, threads](...)`, a thread for every place and some too many."""

    def __init__(self, gpu: OneBlock, kernel: Callable[..., None]) -> None:
        self._gpu, self._kernel = gpu, kernel

    def __getitem__(self, size: tuple[int, int]) -> Callable[..., None]:
        def launch(*arguments: Any) -> None:
            self._gpu.launched.append(self._kernel.__name__)
            plain = [each.view(np.ndarray) if isinstance(each, Array) else each for each in arguments]
            self._gpu.run(lambda: self._kernel(*plain), *size)

        return launch
