"""The options of a game as data: reading them, listing them and describing them all come from one declaration."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from .data import shown, words
from .errors import OptionError

Value = str | int | bool


@dataclass(frozen=True)
class Option:
    """Something that a table may choose before the game begins."""

    name: str
    kind: Literal["choice", "flag", "seat", "number", "data"]
    default: Any
    """What it is when nobody says otherwise; with `per_seat` what it is for each seat."""
    read: Callable[[int, Any], Any]
    """A given value at so many seats to the effective one; raises `OptionError`."""
    values: tuple[Value, ...] = ()
    """Every value, the default first, where they can be listed."""
    per_seat: bool = False
    """Its value is a list, one for each seat; a single one is given to all."""
    offered: bool = False
    """Those who set up a table are asked for it; the others are for the curious."""


def effective(options: Sequence[Option], seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """The given values checked, defaults written out; an unknown name is an error."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise OptionError(f"no option {name!r}; there are {words(names)}")
    return {option.name: option.read(seats, given.get(option.name, option.default)) for option in options}


def choice(name: str, values: Sequence[str], *, per_seat: bool = False, offered: bool = False) -> Option:
    """One of a few; the first is the default."""

    def read(seats: int, value: Any) -> Any:
        check_one_of(value, values, name)
        return value

    def read_all(seats: int, value: Any) -> Any:
        if value is None or isinstance(value, str):
            return [read(seats, values[0] if value is None else value)] * seats
        if not isinstance(value, (list, tuple)) or len(value) != seats:
            raise OptionError(f"option {name}: expected a list of {seats}, one for each seat, found {shown(value)}")
        return [read(seats, one) for one in value]

    return Option(name, "choice", values[0], read_all if per_seat else read, tuple(values), per_seat, offered)


def flag(name: str, default: bool, *, offered: bool = False) -> Option:
    """Yes or no."""

    def read(seats: int, value: Any) -> bool:
        if not isinstance(value, bool):
            raise OptionError(f"option {name}: expected true or false, found {shown(value)}")
        return value

    return Option(name, "flag", default, read, (default, not default), offered=offered)


def seat(name: str) -> Option:
    """A seat, or "random"."""

    def read(seats: int, value: Any) -> Any:
        check_one_of(value, [*range(seats), "random"], name)
        return value

    return Option(name, "seat", "random", read)


def number(name: str, default: int, low: int, high: int) -> Option:
    return Option(name, "number", default, lambda seats, value: check_number(value, low, high, name))


def data(name: str, default: Any, read: Callable[[Any], Any]) -> Option:
    """Something with a shape of its own."""
    return Option(name, "data", default, lambda seats, value: read(value))


def check_one_of(value: Any, values: Sequence[Value], name: str) -> None:
    if isinstance(value, bool) or not isinstance(value, (int, str)) or value not in values:
        raise OptionError(f"option {name}: expected {words(values)}, found {shown(value)}")


def check_number(value: Any, low: int, high: int, name: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise OptionError(f"option {name}: expected a whole number from {low} to {high}, found {shown(value)}")
    return value
