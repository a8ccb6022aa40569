"""What the points of a table come from, and what a seat's next moves would make of its own, as far as that is certain.

Asked when somebody wants to know, and answered from the record that the seat sees: never from the truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...engine import calls
from ...engine.playouts import u64
from ...games import load
from ...kernel import Rules, derive

WORLDS = 64
"""In so many tables that fit all a seat knows its moves are tried; where these disagree, nothing is certain."""

Points = dict[str, int]
After = dict[str, int | None]


def worth(game: str, hidden: bytes, seat: int, moves: Sequence[str]) -> tuple[list[Points], After | None]:
    """Points by source of every seat now; those of this seat after its moves, None for what is not certain.

    Without moves, or if they cannot be made, there is nothing after.
    """
    rules = load(game)
    states = rules.from_bytes(hidden)
    state: Any = rules.read(states)
    now = [points_of(rules, states, one) for one in range(int(state.seats))]
    if not moves:
        return now, None
    calls.retract(states, 0, seat)
    ends = []
    for world in range(WORLDS):
        end = played(rules, states, seat, moves, world)
        if end is None:
            return now, None
        ends.append(points_of(rules, end, seat))
    return now, agreed(ends)


def points_of(rules: Rules, states: Any, seat: int) -> Points:
    state: Any = rules.read(states)
    out = np.zeros((int(state.seats), len(rules.sources)), np.int64)
    calls.breakdown(states, 0, out)
    points = dict(zip(rules.sources, out[seat].tolist(), strict=True))
    return {source: points[source] for source in rules.own_sources(state)}


def agreed(ends: Sequence[Points]) -> After:
    first = ends[0]
    return {source: points if all(end[source] == points for end in ends) else None for source, points in first.items()}


def played(rules: Rules, hidden: Any, seat: int, moves: Sequence[str], world: int) -> Any:
    """One world after the moves, with any legal choice of those who decide at the same time; None if one is illegal."""
    states = rules.states()
    calls.guess(hidden, 0, seat, u64(derive(world, 0)), states)
    for move in moves:
        action = rules.move_action(rules.read(states), seat, move)
        if action < 0 or int(calls.refusal(states, 0, seat, action)) != 0:
            return None
        let_others_choose(rules, states, seat, world)
        calls.apply(states, 0, seat, action)
    return states


def let_others_choose(rules: Rules, states: Any, seat: int, world: int) -> None:
    """In the first world the first of their choices, in the second the last, then any."""
    out = np.zeros(rules.actions, np.int64)
    mask = int(calls.acting(states, 0))
    for other in range(mask.bit_length()):
        if other != seat and mask >> other & 1:
            count = int(calls.legal(states, 0, other, out))
            pick = (0, count - 1)[world] if world < 2 else derive(world, other + 1) % count
            calls.apply(states, 0, other, int(out[pick]))
