"""Kernels as PTX, the assembler of NVIDIA's GPUs: to look at, and to know without a GPU that they compile for one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from ..kernel import Rules
from .device import numba_cuda
from .kernels import kernels_of

HOPPER = (9, 0)


def as_ptx(rules: Rules, kernel: str, capability: tuple[int, int] = HOPPER) -> str:
    """A kernel of a game; needs no GPU and no driver."""
    function, signature = getattr(kernels_of(rules), kernel)
    return as_ptx_of(function, signature, capability)


def as_ptx_of(function: Callable[..., None], signature: Any, capability: tuple[int, int] = HOPPER) -> str:
    """Any kernel, with the types of what it is called with."""
    cuda = numba_cuda()
    with _pretending(capability):
        text, _ = cuda.compile(function, signature, cc=capability, output="ptx", device=False, abi="numba")
    return text if isinstance(text, str) else text.decode()


@contextmanager
def _pretending(capability: tuple[int, int]) -> Iterator[None]:
    """Numba asks the driver for the GPU whenever one compiled function calls another. Here none has to be there."""
    from numba.cuda import dispatcher

    class Device:
        compute_capability = capability

    asked, dispatcher.get_current_device = dispatcher.get_current_device, Device
    try:
        yield
    finally:
        dispatcher.get_current_device = asked
