"""How a client takes in an event: the other direction of the server's projection."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from .messages import Event, State


def apply(state: State, event: Event) -> State:
    """What a client makes of an event: the other direction of `step`."""
    given: dict[str, Any] = {
        name: value
        for name in ("table", "players", "decision", "clock", "end", "undo")
        if (value := getattr(event, name)) is not UNSET
    }
    if event.log is not UNSET:
        given["log"] = [*state.log, *event.log]
    if event.view is not UNSET:
        given["view"] = event.view if event.whole is True else {**(state.view or {}), **event.view}
    return replace(state, **given)
