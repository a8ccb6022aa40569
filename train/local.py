"""Heuristics that make arrays while they think, compiled for a GPU all the same.

A kernel cannot ask for memory. The arrays in question have a length that is known when they are compiled, so that each
can be a piece of the thread's own memory: while kernels are compiled, `np.zeros` means that in the modules of a game's
heuristic. Nothing of the heuristic is written twice.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import ModuleType
from typing import Any

import numba
import numpy as np

from twistosaur.bots import heuristics
from twistosaur.gpu.device import numba_cuda


@cache
def numpy_of_a_kernel() -> ModuleType:
    """NumPy as a kernel may use it."""
    numba_cuda()
    from llvmlite import ir
    from numba.core import cgutils
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.cudaimpl import _generic_array
    from numba.cuda.extending import _intrinsic

    types: Any = numba.types

    @_intrinsic(target="cuda", prefer_literal=True)
    def zeros(_typing, length, dtype=None):  # type: ignore[no-untyped-def]
        number = types.float64 if dtype is None else dtype.dtype
        count = length.literal_value

        def generate(context, builder, _signature, _arguments):  # type: ignore[no-untyped-def]
            made = _generic_array(
                context,
                builder,
                shape=(count,),
                dtype=number,
                symbol_name="_own_zeros",
                addrspace=nvvm.ADDRSPACE_LOCAL,
            )
            data = context.make_array(types.Array(number, 1, "C"))(context, builder, made).data
            size = context.get_abi_sizeof(context.get_data_type(number)) * count
            cgutils.memset(builder, data, ir.Constant(ir.IntType(64), size), 0)
            return made

        array = types.Array(number, 1, "C")
        return array(length, types.Omitted(None) if dtype is None else dtype), generate

    module = ModuleType("numpy_of_a_kernel")
    module.__dict__.update(np.__dict__)
    module.__dict__["zeros"] = zeros
    return module


@contextmanager
def own_memory(game: str) -> Iterator[None]:
    """While this holds, compile kernels that call the heuristic of a game."""
    place = f"{heuristics.__name__}.{heuristics.MODULES[game]}"
    changed: list[Any] = []
    for name, module in list(sys.modules.items()):
        if (name == place or name.startswith(place + ".")) and getattr(module, "np", None) is np:
            changed.append(module)
            module.np = numpy_of_a_kernel()  # type: ignore[attr-defined]
    try:
        yield
    finally:
        for module in changed:
            module.np = np
