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
def weave(s: Any, ends: Any, back: Any) -> None:
    """The net: `ends` of every cell, and for every cell those from which one turn can end on it."""
    ends_of(s, ends)
    for cell in range(CELLS):
        back[cell] = 0
    for cell in range(CELLS):
        reach = turn_from(ends, cell)
        there = 0
        while reach != 0:
            if reach & 1 != 0:
                back[there] |= 1 << cell
            reach >>= 1
            there += 1


@rule
def spread(back: Any, offset: Any, goals: int, turns: Any) -> None:
    """Turns from every cell to the best goal, each goal with turns of its own still to come."""
    for cell in range(CELLS):
        turns[cell] = FAR
    at = 0
    reached = 0
    left = goals
    front = 0
    while at < FAR and (left != 0 or front != 0):
        for cell in range(CELLS):
            if (left >> cell) & 1 != 0 and offset[cell] <= at:
                left &= ~(1 << cell)
                front |= 1 << cell
        found = 0
        for cell in range(CELLS):
            if (front >> cell) & 1 != 0:
                found |= back[cell]
        found &= ~reached
        reached |= found
        at += 1
        for cell in range(CELLS):
            if (found >> cell) & 1 != 0:
                turns[cell] = at
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
def outset(s: Any, back: Any, after: Any, now: Any, start: Any) -> None:
    """Before there are rows: turns from every cell to the first cube, the mean over all colours that it may be of."""
    for cell in range(CELLS):
        after[cell] = 0
        start[cell] = 0.0
    for colour in range(ROW):
        spread(back, after, cubes_of(s, colour), now)
        for cell in range(CELLS):
            start[cell] += float(now[cell]) / ROW


@rule
def route(s: Any, seat: int, back: Any, after: Any, now: Any) -> None:
    """Turns to the end of the game for a seat, by cell: `now` as it stands, `after` with its next cube in hand.

    With all seven cubes only `now` means anything.
    """
    for cell in range(CELLS):
        after[cell] = 0
    spread(back, after, 1 << CENTRE, now)
    held = s.held[seat]
    k = ROW - 1
    while k >= held:
        for cell in range(CELLS):
            after[cell] = now[cell]
        spread(back, after, cubes_of(s, s.row[seat, k]), now)
        k -= 1
