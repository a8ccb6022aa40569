"""The stand-in for a record: a plain object with the same fields.

Rules in plain mode run on it (NumPy's own records wrap small integers where compiled code widens them, and are slow),
and everything that reads or writes a record from Python (notation, views, positions) uses it in both modes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import numpy as np

SHADOWED = frozenset(dir(np.recarray)) | frozenset(dir(np.record))
"""Names that a field may not have: np.record answers to them itself."""


class StandIn:
    """One state with int64 arrays and Python integers; the concrete class is made from a dtype by `stand_in`."""

    __slots__ = ()
    dtype: ClassVar[np.dtype[Any]]
    rules: ClassVar[Any]
    kinds: ClassVar[tuple[np.dtype[Any], ...]]
    layout: ClassVar[tuple[tuple[str, np.dtype[Any], int, int, tuple[int, ...]], ...]]
    """Of every field: name, kind of number, place and count among the numbers of this kind, shape. Records are read
    as a whole, kind by kind, which is several times faster than field by field."""

    def __init__(self) -> None:
        for name in self.dtype.names or ():
            shape = self.dtype[name].shape
            setattr(self, name, np.zeros(shape, np.int64) if shape else 0)

    def take(self, other: StandIn) -> None:
        """Become a copy of another state."""
        for name in self.dtype.names or ():
            if self.dtype[name].shape:
                getattr(self, name)[...] = getattr(other, name)
            else:
                setattr(self, name, int(getattr(other, name)))

    def read(self, states: np.ndarray[Any, Any], index: int) -> None:
        data = states[index].tobytes()
        wide = {kind: np.frombuffer(data, kind).astype(np.int64) for kind in self.kinds}
        for name, kind, first, count, shape in self.layout:
            if shape:
                setattr(self, name, wide[kind][first : first + count].reshape(shape))
            else:
                setattr(self, name, int(wide[kind][first]))

    def write(self, states: np.ndarray[Any, Any], index: int) -> None:
        for name in self.dtype.names or ():
            states[name][index] = getattr(self, name)


def stand_in(dtype: np.dtype[Any], rules: Any) -> type[StandIn]:
    """Make the stand-in class of a record type."""
    names = dtype.names or ()
    clash = SHADOWED.intersection(names)
    if clash:
        raise TypeError(f"these field names are np.record's own: {', '.join(sorted(clash))}")
    fields: Any = dtype.fields
    layout = []
    for name in names:
        field, offset = fields[name][:2]
        kind, shape = field.base, field.shape
        layout.append((name, kind, offset // kind.itemsize, int(np.prod(shape, dtype=np.int64)), shape))
    facts = {"dtype": dtype, "rules": rules, "kinds": tuple({entry[1] for entry in layout}), "layout": tuple(layout)}
    return type("State", (StandIn,), {"__slots__": names, **facts})


class PlainStates:
    """A row of stand-ins that behaves like an array of records, as far as rules and engine need it."""

    def __init__(self, kind: type[StandIn], count: int) -> None:
        self.kind = kind
        self.dtype = kind.dtype
        self._items = [kind() for _ in range(count)]

    def __len__(self) -> int:
        return len(self._items)

    def __iter__(self) -> Iterator[StandIn]:
        return iter(self._items)

    def __getitem__(self, index: int) -> StandIn:
        return self._items[index]

    def __setitem__(self, index: int, state: StandIn) -> None:
        self._items[index].take(state)
