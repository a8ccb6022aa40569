"""The way to the GPU: Numba's CUDA where it is installed and finds one, else a sentence that says what is missing."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import Any

import numpy as np

from ..kernel import TwistosaurError
from ..kernel.compile import PLAIN

THREADS = 128
"""Threads of a block: few enough that each may have all the registers it wants."""


@cache
def numba_cuda() -> Any:
    """Numba's CUDA module, whether or not there is a GPU."""
    if PLAIN:
        raise TwistosaurError("in plain mode nothing is compiled, for a GPU neither: unset NUMBA_DISABLE_JIT")
    if find_spec("numba_cuda") is None:  # `numba.cuda` alone is the old one, which nobody mends any more
        raise TwistosaurError('games on a GPU need numba-cuda: install it with pip install "twistosaur[gpu]"')
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # gone with NumPy 2.5; numba-cuda still names it
    from numba import cuda
    from numba.cuda.cudadrv import nvvm

    # The tables of the rules: threads that look at different places of one stand in line at the constants' memory, and
    # a game has more of them than fits there.
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
    return cuda


@cache
def gpu() -> Any:
    """Numba's CUDA module, once it has found a GPU."""
    cuda = numba_cuda()
    if not cuda.is_available():
        raise TwistosaurError(
            "no NVIDIA GPU found, or no driver for it (does nvidia-smi show one?); "
            "twistosaur.envs.Batch and `twistosaur simulate` do the same on this machine's cores"
        )
    return cuda


def blocks(count: int, threads: int = THREADS) -> int:
    """How many blocks have a thread for each of `count` games."""
    return -(-count // threads)
