"""Whole sentences about what happened: the same messages that the browser's log uses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..locales import Texts


class Audience(NamedTuple):
    """To whom something is told: the names of all seats, and the seat of the reader if they have one."""

    names: Sequence[str]
    own: int | None = None


def tell(say: Texts, message: str, to: Audience, seat: int | None, other: int | None = None, **more: Any) -> str:
    """A sentence about a seat, and perhaps another one. The message finds $name and $other, and in $reader the reader's
    part in it: `seat` if they are the one, `other` if they are the other one, else `anyone`."""
    reader = "anyone" if to.own is None else {other: "other", seat: "seat"}.get(to.own, "anyone")
    name, second = ("" if who is None else to.names[who] for who in (seat, other))
    return say(message, name=name, other=second, reader=reader, **more)


def tell_fact(say: Texts, game: str, fact: dict[str, Any], to: Audience, **more: Any) -> str:
    """What a step did, by the message `GAME-fact-KIND`."""
    kind, count = f"{game}-fact-{fact['kind']}", fact.get("count", 0)
    return tell(say, kind, to, fact.get("seat"), fact.get("other"), count=count, **more)


def names_in(seats: Sequence[int], to: Audience, say: Texts) -> str:
    """Names in the middle of a sentence, the reader's as "you"."""
    return say.listed([say("table-you-too") if seat == to.own else to.names[seat] for seat in seats])
