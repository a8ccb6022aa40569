"""Scratch memory: the arrays that a compiled loop works in, as the fields of one record.

Compiled code allocates nothing; a loop is handed its memory by its caller. As one record that is one argument, whatever
is in it, and its fields have no owner: compiled code counts no references to them (see `borrowed`). A field is handed
on as ``memory.moves[:]``, an array like any other: the field itself is of a type of its own for each length, and rules
would be compiled once more for each.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .compile import PLAIN
from .plain import PlainRecord, check_names

CACHE_LINE = 64


class Scratch:
    """One zeroed record: compiled code is given `array` and takes array[0], Python reads and writes `record`."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        self.array: Any
        self.record: Any
        if PLAIN:
            self.record = PlainRecord(dtype)
            self.array = [self.record]
        else:
            check_names(dtype)
            self.array = aligned(dtype)
            self.record = self.array.view(np.recarray)[0]


def aligned(dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    """An array of one zeroed record that begins where a line of the processor's cache does."""
    room = np.zeros(dtype.itemsize + CACHE_LINE, np.uint8)
    start = -room.ctypes.data % CACHE_LINE
    return room[start : start + dtype.itemsize].view(dtype)
