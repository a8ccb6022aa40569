"""The net of turns of Twisty: from which cells one turn can end on which, and the fewest turns along it.

A turn is an L move and a chain of steps, whoever plays; other pawns are left out. Masks of cells have 49 bits.
"""

from __future__ import annotations

from typing import Any

from ....games.twisty.board import CELLS, CENTRE, L_WAY, ORTHOGONAL, ROW, SECURE, STEP_COUNT, STEPS, TELEPORT
from ....kernel import rule

FAR = 99


@rule
def ends_of(s: Any, ends: Any) -> None:
    """Where a turn can end that has come to a cell: there, or further along the chain. Masks of cells."""
    for cell in range(CELLS):
        ends[cell] = 1 << cell
    teleports = 0
    for cell in range(CELLS):
        if s.token[cell] == TELEPORT:
            teleports |= 1 << cell
    growing = True
    while growing:
        growing = False
        joined = 0
        for cell in range(CELLS):
            if (teleports >> cell) & 1 != 0:
                joined |= ends[cell]
        for cell in range(CELLS):
            token = s.token[cell]
            if token < ORTHOGONAL or token == SECURE:
                continue
            here = ends[cell]
            if token == TELEPORT:
                here |= joined
            else:
                way = token - ORTHOGONAL
                for k in range(STEP_COUNT[way, cell]):
                    here |= ends[STEPS[way, cell, k]]
            if here != ends[cell]:
                ends[cell] = here
                growing = True


@rule
def turn_from(ends: Any, cell: int) -> int:
    """Where a turn that begins on a cell can end, as a mask."""
    cells = 0
    for k in range(STEP_COUNT[L_WAY, cell]):
        cells |= ends[STEPS[L_WAY, cell, k]]
    return cells


@rule
def weave(s: Any, ends: Any, onward: Any) -> None:
    """The net: `ends` of every cell, and where a turn that begins there can end."""
    ends_of(s, ends)
    for cell in range(CELLS):
        onward[cell] = turn_from(ends, cell)


@rule
def spread(onward: Any, offset: Any, goals: int, turns: Any) -> None:
    """Turns from every cell to the best goal, each goal with turns of its own still to come.

    The loops over cells have no branches: that makes them a handful of wide instructions.
    """
    at = FAR
    for cell in range(CELLS):
        turns[cell] = FAR
        at = min(at, offset[cell] if (goals >> cell) & 1 != 0 else FAR)
    left = goals
    front = 0
    while at < FAR and (left != 0 or front != 0):
        if left != 0:
            ready = 0
            for cell in range(CELLS):
                ready |= (1 if offset[cell] <= at else 0) << cell
            front |= left & ready
            left &= ~ready
        at += 1
        found = 0
        for cell in range(CELLS):
            is_new = onward[cell] & front != 0 and turns[cell] == FAR
            turns[cell] = at if is_new else turns[cell]
            found |= (1 if is_new else 0) << cell
        front = found


@rule
def cubes_of(s: Any, colour: int) -> int:
    """The cells with a cube of a colour, as a mask."""
    cells = 0
    for cell in range(CELLS):
        if s.token[cell] == colour:
            cells |= 1 << cell
    return cells


@rule
def outset(s: Any, onward: Any, after: Any, now: Any, start: Any) -> None:
    """Before there are rows: turns from every cell to the first cube, the mean over all colours that it may be of."""
    for cell in range(CELLS):
        after[cell] = 0
        start[cell] = 0.0
    for colour in range(ROW):
        spread(onward, after, cubes_of(s, colour), now)
        for cell in range(CELLS):
            start[cell] += float(now[cell]) / ROW


@rule
def route(s: Any, seat: int, onward: Any, after: Any, now: Any) -> None:
    """Turns to the end of the game for a seat, by cell: `now` as it stands, `after` with its next cube in hand.

    With all seven cubes only `now` means anything.
    """
    for cell in range(CELLS):
        after[cell] = 0
    spread(onward, after, 1 << CENTRE, now)
    held = s.held[seat]
    k = ROW - 1
    while k >= held:
        for cell in range(CELLS):
            after[cell] = now[cell]
        spread(onward, after, cubes_of(s, s.row[seat, k]), now)
        k -= 1
