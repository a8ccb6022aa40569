"""Twisty: how many turns a player still needs.

Nothing is hidden, and once the rows are laid out nothing is left to chance, so a playout is not needed to know how a
race stands. A turn is an L move and a chain of steps; from every cell it can end on certain others, whoever plays. On
that net the shortest way through all colours still missing, in their order, and on to the centre is counted in turns,
and the search looks ahead from there. Other pawns, thefts to come and cubes that somebody else will take are left to
the tree.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...games import load
from ...games.twisty.board import (
    ANYWHERE,
    CELLS,
    CENTRE,
    CORNER_ACTION,
    IS_CORNER,
    L_WAY,
    ORTHOGONAL,
    ROW,
    SECURE,
    STAY_ACTION,
    STEP_ACTION,
    STEP_COUNT,
    STEPS,
    TELEPORT,
)
from ...games.twisty.rules import next_colour
from ...games.twisty.state import FOLLOW, NONE
from ...kernel import rule, word
from ...locales import Texts
from . import Heuristics, Knobs, Levels, bind

FAR = 99
TURNS_OF_A_GAME = 20.0
"""More turns than anybody needs who plays well: points expected are the turns saved."""
UNSAFE, IN_REACH = 0.12, 0.5
"""Turns that a cube not secured costs on average; and one that a rival wants next."""


# ------------------------------------------------------------------------------------------------ the net of turns


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
def weave(s: Any, ends: Any, back: Any) -> None:
    """The net: `ends` of every cell, and for every cell those from which one turn can end on it."""
    ends_of(s, ends)
    for cell in range(CELLS):
        back[cell] = 0
    for cell in range(CELLS):
        reach = 0
        for k in range(STEP_COUNT[L_WAY, cell]):
            reach |= ends[STEPS[L_WAY, cell, k]]
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


@rule
def turns_from(s: Any, seat: int, cells: int, after: Any, now: Any) -> float:
    """The fewest turns for a seat that ends its turn on one of these cells and takes what lies there."""
    colour = next_colour(s, seat)
    best = FAR
    for cell in range(CELLS):
        if (cells >> cell) & 1 != 0:
            if colour == NONE and cell == CENTRE:
                return -1.0
            turns = after[cell] if colour != NONE and s.token[cell] == colour else now[cell]
            best = min(best, turns)
    return float(best)


@rule
def danger(s: Any, seat: int) -> float:
    """What cubes that are not secured may cost."""
    cost = 0.0
    for k in range(s.held[seat]):
        colour = s.row[seat, k]
        if (s.secured[seat] >> colour) & 1 == 0:
            cost += UNSAFE
            for other in range(s.seats):
                if other != seat and next_colour(s, other) == colour:
                    cost += IN_REACH
    return cost


# ------------------------------------------------------------------------------------------------ what bots ask


@rule
def fewest(s: Any, seat: int, turns: Any) -> float:
    """The fewest turns from where a pawn stands; if it is off the board, from the best of the fields it may take."""
    if s.pawn[seat] != NONE:
        return float(turns[s.pawn[seat]])
    anywhere = s.robbed_pawn == ANYWHERE and s.row[seat, 0] != NONE
    best = float(FAR)
    for cell in range(CELLS):
        if s.pawn_at[cell] == NONE and (anywhere or IS_CORNER[cell] != 0):
            best = min(best, float(turns[cell]))
    return best


@rule
def standings(s: Any, out: Any) -> None:
    ends, back = np.zeros(CELLS, np.int64), np.zeros(CELLS, np.int64)
    after, now = np.zeros(CELLS, np.int64), np.zeros(CELLS, np.int64)
    weave(s, ends, back)
    if s.row[0, 0] == NONE:
        start = np.zeros(CELLS)
        outset(s, back, after, now, start)
        for seat in range(s.seats):
            out[seat] = -fewest(s, seat, start)
        return
    for seat in range(s.seats):
        route(s, seat, back, after, now)
        if s.phase == FOLLOW and seat == s.turn:
            turns = turns_from(s, seat, ends[s.pawn[seat]], after, now)
        else:
            wait = seat - s.turn if seat >= s.turn else seat - s.turn + s.seats
            turns = fewest(s, seat, now) + float(wait) / s.seats - 1.0
        out[seat] = TURNS_OF_A_GAME - turns - danger(s, seat)


@rule
def arrival(s: Any, seat: int, action: int) -> int:
    """The cell that an action leads to; NONE for passing."""
    if action > STAY_ACTION:
        return NONE
    if action == STAY_ACTION:
        return s.pawn[seat]
    if action >= CORNER_ACTION:
        return action - CORNER_ACTION
    return action - STEP_ACTION if action >= STEP_ACTION else action


@rule
def ends_after(s: Any, seat: int, action: int, cell: int, ends: Any) -> int:
    """Where the turn can end after this action."""
    if action >= CORNER_ACTION or s.pawn_at[cell] != NONE or (s.used >> cell) & 1 != 0:
        return 1 << cell
    return ends[cell]


@rule
def appeals(s: Any, seat: int, actions: Any, many: int, out: Any) -> None:
    ends, back = np.zeros(CELLS, np.int64), np.zeros(CELLS, np.int64)
    after, now = np.zeros(CELLS, np.int64), np.zeros(CELLS, np.int64)
    weave(s, ends, back)
    if s.row[seat, 0] == NONE:
        start = np.zeros(CELLS)
        outset(s, back, after, now, start)
        for k in range(many):
            out[k] = -start[actions[k] - CORNER_ACTION]
        return
    route(s, seat, back, after, now)
    for k in range(many):
        cell = arrival(s, seat, actions[k])
        if cell == NONE:
            out[k] = 0.0
        elif actions[k] < CORNER_ACTION and s.pawn_at[cell] != NONE:
            out[k] = 1.0 - float(after[cell])
        elif actions[k] >= CORNER_ACTION:
            out[k] = -float(now[cell])
        else:
            out[k] = -turns_from(s, seat, ends_after(s, seat, actions[k], cell, ends), after, now)
            if s.token[cell] == SECURE:
                out[k] += danger(s, seat)


@rule
def gain(s: Any, seat: int, action: int) -> float:
    """A cube taken or stolen in this turn, or the game won, with the best use of the chain."""
    cell = arrival(s, seat, action)
    if cell == NONE or action >= CORNER_ACTION:
        return 0.0
    if s.pawn_at[cell] != NONE:
        return 1.0
    ends = np.zeros(CELLS, np.int64)
    ends_of(s, ends)
    reach = ends_after(s, seat, action, cell, ends)
    colour = next_colour(s, seat)
    for there in range(CELLS):
        if (reach >> there) & 1 != 0 and s.pawn_at[there] == NONE:
            if colour == NONE:
                if there == CENTRE:
                    return 1.0
            elif s.token[there] == colour:
                return 1.0
    return 0.0


@rule
def outlook(s: Any, seat: int) -> Any:
    """The whole table: everybody sees it. How long the game has lasted is left out."""
    key = word(s.used, s.phase + 16 * s.turn)
    for first in range(0, CELLS, 12):
        mixed = 0
        for cell in range(first, min(first + 12, CELLS)):
            mixed = mixed * 16 + s.token[cell] + 1
        key = word(key, mixed)
    for other in range(s.seats):
        mixed = (s.pawn[other] + 1) + 64 * s.held[other] + 512 * s.secured[other]
        for k in range(ROW):
            mixed = mixed * 8 + s.row[other, k] + 1
        key = word(key, mixed)
    return key


KNOBS = Knobs(explore=0.3, trust=0.7, epsilon=0.1, win=0.5, scale=2.0, horizon=0, rivals=2)
LEVELS = Levels(
    novice={"overlooks": 0.5, "unsure": 0.5},
    easy={"overlooks": 0.0, "unsure": 0.0},
    medium={"overlooks": 0.15, "unsure": 0.7, "informed": True},
    hard=60,
)


def name_move(verb: str, words: list[str], say: Texts) -> str:
    return say(f"twisty-named-{verb}", what=words[0] if words else "")


HEURISTICS = bind(Heuristics(load("twisty"), gain, appeals, outlook, standings, KNOBS, LEVELS, name_move, "turns"))
