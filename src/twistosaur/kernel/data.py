"""Reading plain data that people and programs send, with errors that name the place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .errors import PositionError


def words(values: Sequence[Any]) -> str:
    """A readable list: "a, b or c"."""
    names = [str(v) for v in values]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"


def shown(value: Any) -> str:
    """A wrong value as an error shows it: short, and never a whole document."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def mapping(data: Any, place: str) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise PositionError(place, f"expected an object, found {shown(data)}")
    return data


def known(data: Mapping[str, Any], keys: Sequence[str], place: str) -> None:
    """Refuse keys that mean nothing, so that a slip of the pen is not silently ignored."""
    for key in data:
        if key not in keys:
            raise PositionError(f"{place}.{key}" if place else str(key), f"unknown; expected {words(keys)}")


def required(data: Mapping[str, Any], key: str, place: str = "") -> Any:
    if key not in data:
        raise PositionError(f"{place}.{key}" if place else key, "missing")
    return data[key]


def row(data: Any, place: str, length: int | None = None) -> Sequence[Any]:
    if not isinstance(data, (list, tuple)):
        raise PositionError(place, f"expected a list, found {shown(data)}")
    if length is not None and len(data) != length:
        raise PositionError(place, f"expected {length} entries, found {len(data)}")
    return data


def number(data: Any, place: str, low: int, high: int) -> int:
    if isinstance(data, bool) or not isinstance(data, int) or not low <= data <= high:
        raise PositionError(place, f"expected a whole number from {low} to {high}, found {shown(data)}")
    return data


def one_of(data: Any, names: Sequence[str], place: str) -> int:
    """The index of a name."""
    if not isinstance(data, str) or data not in names:
        raise PositionError(place, f"expected {words(names)}, found {shown(data)}")
    return names.index(data)
