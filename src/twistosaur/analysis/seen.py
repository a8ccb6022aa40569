"""What was seen: every decision of a record as whoever made it saw the table, and all that was asked of it then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..engine import Answers, Game, Places, RecordError, positions

View = dict[str, Any]


@dataclass(frozen=True)
class Seen:
    """A decision, by what its player had before it."""

    index: int
    """Its place among the moves of the record."""
    moves: int
    """How many moves were revealed before it."""
    seat: int
    view: View


@dataclass(frozen=True)
class Asked:
    """A decision as a table would ask for it."""

    seat: int
    view: View
    actions: Answers
    places: Places | None


def decisions(record: Mapping[str, Any]) -> Iterator[tuple[int, int, Game]]:
    """Of every decision its place, its seat, and the table before anybody had chosen: the same object each time."""
    for played, game in enumerate(positions(record)):
        if game.move_count != played:
            continue  # somebody has chosen, and waits for the others
        together = record["moves"][played : played + len(game.acting)]
        for place, (seat, _) in enumerate(together, played):
            yield place, seat, game


def seen(record: Mapping[str, Any], *, hindsight: bool = False) -> list[Seen]:
    """What the player of each decision saw; with hindsight, what was true."""
    return [
        Seen(place, game.move_count, seat, view_of(game, seat, open_=hindsight))
        for place, seat, game in decisions(record)
    ]


def asked(record: Mapping[str, Any], index: int) -> Asked:
    """One decision, to be made again."""
    for place, seat, game in decisions(record):
        if place == index:
            view, actions, places = game.asked(seat)
            return Asked(seat, view, actions, places)
    raise RecordError(f"there is no decision {index}: this record has {len(record['moves'])} moves, from 0 on")


def view_of(game: Game, seat: int, *, open_: bool) -> View:
    """What a seat sees now; `open_`: with nothing hidden, as far as a view has room for it."""
    view = game.view(seat)
    if not open_:
        return view
    truth = game.position()
    return {name: truth.get(name, value) for name, value in view.items()}


def changes(views: Sequence[View]) -> Iterator[View]:
    """Of each view what differs from the one before it; of the first, all."""
    before: View = {}
    for view in views:
        yield {name: value for name, value in view.items() if name not in before or before[name] != value}
        before = view
