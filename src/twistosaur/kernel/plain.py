"""The stand-in for a record: a plain object with the same fields.

Rules in plain mode run on it (NumPy's own records wrap small integers where compiled code widens them, and are slow),
and everything that reads or writes a record from Python (notation, views, positions) uses it in both modes.
"""

from __future__ import annotations

from collections.abc import Iterator
from struct import unpack_from
from typing import TYPE_CHECKING, Any, ClassVar, Self

import numpy as np

from .compile import PLAIN

SHADOWED = frozenset(dir(np.recarray)) | frozenset(dir(np.record))
"""Names that a field may not have: np.record answers to them itself."""


class StandIn:
    """One state with int64 arrays and Python integers; the concrete class is made from a dtype by `stand_in`."""

    __slots__ = ("unread",)
    unread: bytes
    """The record that this was read from. A field becomes an attribute when it is first asked for: whoever reads a
    record needs only some of them."""
    dtype: ClassVar[np.dtype[Any]]
    rules: ClassVar[Any]
    layout: ClassVar[dict[str, tuple[np.dtype[Any], int, int, tuple[int, ...]]]]
    """Of every field: kind of number, offset in bytes, count, shape."""

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

    @classmethod
    def read(cls, states: np.ndarray[Any, Any], index: int) -> Self:
        """A copy of state `index`, as it is now."""
        if not 0 <= index < len(states):
            raise IndexError(f"no state {index} of {len(states)}")
        out = cls.__new__(cls)
        out.unread = states[index : index + 1].tobytes()
        return out

    if not TYPE_CHECKING:  # a name that is no field stays a mistake

        def __getattr__(self, name: str) -> Any:
            """A field that nobody has asked for yet."""
            if name not in self.layout:
                raise AttributeError(name)
            kind, offset, count, shape = self.layout[name]
            value: Any
            if shape:
                value = np.frombuffer(self.unread, kind, count, offset).astype(np.int64).reshape(shape)
            else:
                (value,) = unpack_from(kind.char, self.unread, offset)
            setattr(self, name, value)
            return value

    def as_states(self) -> Any:
        """What was read, as states of length 1 that a rule takes: for what a view asks of the rules themselves."""
        if PLAIN:
            return (self,)
        return np.frombuffer(bytearray(self.unread), self.dtype)

    def write(self, states: np.ndarray[Any, Any], index: int) -> None:
        for name in self.dtype.names or ():
            states[name][index] = getattr(self, name)


def check_names(dtype: np.dtype[Any]) -> None:
    """Refuse field names that a record would not give back."""
    clash = SHADOWED.intersection(dtype.names or ())
    if clash:
        raise TypeError(f"these field names are np.record's own: {', '.join(sorted(clash))}")


def stand_in(dtype: np.dtype[Any], rules: Any) -> type[StandIn]:
    """Make the stand-in class of a record type."""
    check_names(dtype)
    names = dtype.names or ()
    fields: Any = dtype.fields
    layout = {}
    for name in names:
        field, offset = fields[name][:2]
        kind, shape = field.base, field.shape
        layout[name] = (kind, offset, int(np.prod(shape, dtype=np.int64)), shape)
    return type("State", (StandIn,), {"__slots__": names, "dtype": dtype, "rules": rules, "layout": layout})


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


class PlainRecord:
    """A record that is no state (memory of a search, a node of its tree) as a plain object, zeroed."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        check_names(dtype)
        self.dtype = dtype
        for name in dtype.names or ():
            kind = dtype[name]
            value: Any = 0
            if kind.shape and kind.base.names:
                value = [PlainRecord(kind.base) for _ in range(kind.shape[0])]
            elif kind.shape:
                value = np.zeros(kind.shape, kind.base)
            setattr(self, name, value)
