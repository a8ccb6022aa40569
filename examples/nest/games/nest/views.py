"""What lies on a table of Nest as plain data: views for an audience, positions for who may know all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from twistosaur.kernel import CommonView, as_python

from .board import SOURCES
from .hidden import has_chosen
from .notation import MOVES
from .options import NestOptions
from .state import NONE, OVER, REACH

PHASES = {REACH: "reach", OVER: "over"}


class NestView(CommonView):
    """A game of Nest as an audience sees it."""

    game: Literal["nest"]
    options: NestOptions
    round: int
    phase: Literal["reach", "over", "chance"]
    eggs: int
    """In the nest."""
    baskets: list[int]
    """By seat: eggs won so far."""
    last: list[int | None]
    """By seat: its reach of the round before."""
    chosen: list[str | None]
    """The own move that is not revealed yet; the others' are null."""
    has_chosen: list[bool]
    """By seat: has a move that is not revealed yet."""


def on_the_table(s: Any) -> dict[str, Any]:
    """What lies there for everybody to see."""
    seats = s.seats
    return {
        "seats": seats,
        "round": s.round_no,
        "phase": PHASES.get(s.phase, "chance"),
        "eggs": s.eggs,
        "baskets": s.basket[:seats].tolist(),
        "last": [reach or None for reach in s.last[:seats].tolist()],
    }


def choices(s: Any) -> list[str | None]:
    return [None if action == NONE else MOVES[action] for action in s.chosen[: s.seats].tolist()]


def public(s: Any) -> dict[str, Any]:
    """What is the same in every view."""
    return {**on_the_table(s), "has_chosen": [bool(as_python(has_chosen)(s, seat)) for seat in range(s.seats)]}


def view(s: Any, seat: int, options: Mapping[str, Any], known: Mapping[str, Any]) -> dict[str, Any]:
    return {"game": "nest", "options": dict(options), **known, "chosen": choices(s)}


def position(s: Any, options: Mapping[str, Any]) -> dict[str, Any]:
    return {"game": "nest", "options": dict(options), **on_the_table(s), "chosen": choices(s)}


def own_sources(s: Any) -> tuple[str, ...]:
    return SOURCES
