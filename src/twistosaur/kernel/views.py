"""What leaves a game as plain data, as types: what every view has, and what a fact may hold.

Views are dictionaries, made where every microsecond counts; these types describe them, and a conformance test holds
every view of random games against the type that its game declares.
"""

from __future__ import annotations

from typing import Required, TypedDict


class CommonView(TypedDict):
    """What every view has, whatever the game."""

    seats: int
    """How many play."""
    seat: int | None
    """Whose view it is; null: a spectator's."""
    acting: list[int]
    """The seats that owe a decision now."""
    over: bool
    scores: list[int]
    """Points of every seat, as the table stands."""


class Fact(TypedDict, total=False):
    """Something that a step did, which a spectator saw; what it means besides its kind is the game's to say."""

    kind: Required[str]
    seat: int
    other: int
    others: list[int]
    what: str
    lands: list[str]
    count: int
