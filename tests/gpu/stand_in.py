"""A GPU of one thread, in Python: kernels run on it place by place. It stands in for Numba's CUDA module in tests, so
that what surrounds the kernels, and what they call, is compared with the processor where there is no GPU."""

from __future__ import annotations

from collections.abc import Callable
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


class Local:
    @staticmethod
    def array(length: int, kind: Any, alignment: int) -> Any:
        assert alignment % 8 == 0
        return np.full(length * as_dtype(kind).itemsize, 85, np.uint8).view(as_dtype(kind))


class Atomic:
    @staticmethod
    def min(array: Any, place: int, value: int) -> None:
        array[place] = min(array[place], value)


class OneThread:
    local, atomic = Local, Atomic

    def __init__(self) -> None:
        self.thread = 0
        self.launched: list[str] = []

    def is_available(self) -> bool:
        return True

    def grid(self, dimensions: int) -> int:
        assert dimensions == 1
        return self.thread

    def device_array(self, shape: Any, dtype: Any) -> Array:
        """New memory holds whatever was there before."""
        size = int(np.prod(shape)) * np.dtype(dtype).itemsize
        made: Array = np.full(size, 85, np.uint8).view(dtype).reshape(shape).view(Array)
        return made

    def to_device(self, given: Any, to: Any = None) -> Any:
        if to is None:
            return np.array(given).view(Array)
        to.copy_to_device(given)
        return to

    def as_cuda_array(self, given: Any) -> Any:
        assert isinstance(given, Array)
        return given

    def jit(self, _signature: Any) -> Callable[[Callable[..., None]], Any]:
        return lambda kernel: Launcher(self, kernel)


class Launcher:
    """A kernel that is called as `launcher[blocks, threads](...)`, a thread for every place and some too many."""

    def __init__(self, gpu: OneThread, kernel: Callable[..., None]) -> None:
        self._gpu, self._kernel = gpu, kernel

    def __getitem__(self, size: tuple[int, int]) -> Callable[..., None]:
        def launch(*arguments: Any) -> None:
            self._gpu.launched.append(self._kernel.__name__)
            plain = [each.view(np.ndarray) if isinstance(each, Array) else each for each in arguments]
            for self._gpu.thread in range(size[0] * size[1]):
                self._kernel(*plain)

        return launch
