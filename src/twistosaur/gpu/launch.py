"""Kernels ready to be launched."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..kernel import Rules
from .device import gpu
from .kernels import kernels_of


@cache
def launcher(rules: Rules, kernel: str) -> Any:
    """A kernel of a game, compiled for the GPU that is there: call it as `launcher(...)[blocks, threads](...)`."""
    function, signature = getattr(kernels_of(rules), kernel)
    return gpu().jit(signature)(function)
