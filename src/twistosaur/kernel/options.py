"""The options of a game as data: reading them, listing them and describing them all come from one declaration."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from .data import shown, words
from .errors import OptionError

Value = str | int | bool


@dataclass(frozen=True)
class Box:
    """What is printed in the box, where it had to be assumed: whoever owns one may correct it, piece by piece."""

    kind: Literal["counts", "set"]
    """How many there are of each item (a mapping), or which of the items it is (a list)."""
    items: tuple[Value, ...]
    usual: Mapping[str, int] | tuple[Value, ...]
    """What is assumed."""
    total: tuple[int, int]
    """Fewest and most of all together."""
    parted: str = ""
    """The item of which there are several kinds: it is followed by some of `parts`."""
    parts: tuple[str, ...] = ()


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
    clause: int = 0
    """The number of the clause that gives the choice."""
    span: tuple[int, int] | None = None
    """Of a number: the least and the most it may be."""
    seats: tuple[int, ...] = ()
    """How many players it is for; empty: any number."""
    box: Box | None = None
    """Of data: what a person can correct in it."""


def effective(
    options: Sequence[Option], seats: int, given: Mapping[str, Any], clause: Callable[[int], str] = str
) -> dict[str, Any]:
    """The given values checked, defaults written out; an unknown name is an error. `clause` names a rule by number."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise OptionError(f"no option {name!r}; there are {words(names)}")
    return {option.name: read_one(option, seats, given, clause) for option in options}


def read_one(option: Option, seats: int, given: Mapping[str, Any], clause: Callable[[int], str]) -> Any:
    try:
        return option.read(seats, given.get(option.name, option.default))
    except OptionError as error:
        error.name = option.name
        if option.clause:
            error.clause = clause(option.clause)
        raise


def choice(
    name: str,
    values: Sequence[str],
    *,
    per_seat: bool = False,
    offered: bool = False,
    clause: int = 0,
) -> Option:
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

    reader = read_all if per_seat else read
    return Option(name, "choice", values[0], reader, tuple(values), per_seat, offered, clause)


def flag(name: str, default: bool, *, offered: bool = False, clause: int = 0, seats: Sequence[int] = ()) -> Option:
    """Yes or no."""

    def read(seats: int, value: Any) -> bool:
        if not isinstance(value, bool):
            raise OptionError(f"option {name}: expected true or false, found {shown(value)}")
        return value

    values = (default, not default)
    return Option(name, "flag", default, read, values, offered=offered, clause=clause, seats=tuple(seats))


def seat(name: str, *, clause: int = 0) -> Option:
    """A seat, or "random"."""

    def read(seats: int, value: Any) -> Any:
        check_one_of(value, [*range(seats), "random"], name)
        return value

    return Option(name, "seat", "random", read, clause=clause)


def number(name: str, default: int, low: int, high: int, *, clause: int = 0) -> Option:
    def read(seats: int, value: Any) -> int:
        return check_number(value, low, high, name)

    return Option(name, "number", default, read, clause=clause, span=(low, high))


def data(name: str, default: Any, read: Callable[[Any], Any], *, clause: int = 0, box: Box | None = None) -> Option:
    """Something with a shape of its own."""
    return Option(name, "data", default, lambda seats, value: read(value), clause=clause, box=box)


def check_one_of(value: Any, values: Sequence[Value], name: str) -> None:
    if isinstance(value, bool) or not isinstance(value, (int, str)) or value not in values:
        raise OptionError(f"option {name}: expected {words(values)}, found {shown(value)}")


def check_number(value: Any, low: int, high: int, name: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise OptionError(f"option {name}: expected a whole number from {low} to {high}, found {shown(value)}")
    return value


def check_total(found: int, low: int, high: int, name: str, what: str) -> None:
    """So many of all kinds together, and neither more nor fewer than there may be."""
    if not low <= found <= high:
        expected = str(low) if low == high else f"{low} to {high}"
        problem = f"option {name}: expected {expected} {what}, found {found}"
        raise OptionError(problem, reason="total", found=found, low=low, high=high)
