"""Decisions of a game that is over, seen again: in a worker, because the game is played again for it."""

from __future__ import annotations

from typing import Any

Row = tuple[int, int, int, dict[str, Any]]


def seen_again(record: dict[str, Any], hindsight: bool) -> list[Row]:
    """Of every decision: index, moves revealed before it, seat, and what of the view differs from the one before."""
    from ...analysis.seen import changes, seen  # the server itself never analyses, and need not load it

    found = seen(record, hindsight=hindsight)
    views = changes([one.view for one in found])
    return [(one.index, one.moves, one.seat, view) for one, view in zip(found, views, strict=True)]


def asked_again(record: dict[str, Any], index: int) -> tuple[int, dict[str, Any], dict[str, Any], Any]:
    """One decision to be made again: seat, view, every action, and where things could go."""
    from ...analysis.seen import asked

    one = asked(record, index)
    return one.seat, one.view, dict(one.actions), one.places
