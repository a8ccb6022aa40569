"""Kernels ready to be launched."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..kernel import Rules
from .device import gpu
from .kernels import kernels_of


@cache
def launcher(rules: Rules, kernel: str, registers: int | None = None) -> Any:
    """A kernel of a game, compiled for the GPU that is there: call it as `launcher(...)[blocks, threads](...)`.

    `registers`: at most so many for a thread, what does not fit goes to its memory; None leaves it to the compiler.
    """
    function, signature = getattr(kernels_of(rules), kernel)
    return gpu().jit(signature, max_registers=registers)(function)
