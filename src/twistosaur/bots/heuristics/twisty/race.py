"""Twisty: how many turns a player still needs.

Nothing is hidden, and once the rows are laid out nothing is left to chance, so a playout is not needed to know how a
race stands. A turn is an L move and a chain of steps; from every cell it can end on certain others, whoever plays. On
that net the shortest way through all colours still missing, in their order, and on to the centre is counted in turns,
and the search looks ahead from there. Who stands where a thief can come first pays for it; other pawns in the way and
cubes that somebody else will take are left to the tree.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ....games.twisty.board import (
    ANYWHERE,
    CELLS,
    CENTRE,
    CORNER_ACTION,
    IS_CORNER,
    MAX_SEATS,
    ROW,
    SECURE,
    STAY_ACTION,
    STEP_ACTION,
)
from ....games.twisty.rules import can_steal, following, next_colour
from ....games.twisty.state import CORNER, FOLLOW, NONE
from ....kernel import rule, word
from .net import FAR, ends_of, outset, route, turn_from, weave

TURNS_OF_A_GAME = 20.0
"""More turns than anybody needs who plays well: points expected are the turns saved."""
UNSAFE, WANTED, IN_REACH = 0.12, 0.35, 0.8
"""Turns that a cube not secured costs on average; one that a rival wants next; one that this rival can steal first."""
CHOICE = 0.1
"""Turns that another cube within one turn saves, should somebody take the nearest."""


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


# ------------------------------------------------------------------------------------------------ thieves


@rule
def wait_of(s: Any, seat: int) -> int:
    """How many seats move before this one. After a theft the thief's turn is as good as over."""
    first = following(s, s.turn) if s.phase == CORNER else s.turn
    return seat - first if seat >= first else seat - first + s.seats


@rule
def survey(s: Any, ends: Any, onward: Any, reach: Any) -> None:
    """By seat: where its next turn, or the rest of this one, can end."""
    for seat in range(s.seats):
        here = s.pawn[seat]
        if here == NONE:
            reach[seat] = 0
        elif s.phase == FOLLOW and seat == s.turn:
            reach[seat] = ends[here]
        else:
            reach[seat] = onward[here]


@rule
def danger(s: Any, seat: int, cell: int, reach: Any) -> float:
    """What cubes that are not secured may cost, with the pawn on this cell until its next turn. NONE: somewhere."""
    cost = 0.0
    for k in range(s.held[seat]):
        colour = s.row[seat, k]
        if (s.secured[seat] >> colour) & 1 == 0:
            cost += UNSAFE
            for other in range(s.seats):
                if other != seat and next_colour(s, other) == colour:
                    is_near = cell != NONE and (reach[other] >> cell) & 1 != 0
                    cost += IN_REACH if is_near and wait_of(s, other) < wait_of(s, seat) else WANTED
    return cost


@rule
def spoils(s: Any, seat: int, reach: Any, after: Any) -> float:
    """Turns still to come after the best theft that a seat can commit before its victim moves on; FAR without one."""
    best = float(FAR)
    for other in range(s.seats):
        cell = s.pawn[other]
        is_near = other != seat and cell != NONE and (reach[seat] >> cell) & 1 != 0
        if is_near and wait_of(s, seat) < wait_of(s, other) and can_steal(s, seat, other):
            best = min(best, float(after[cell]))
    return best


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
    ends, onward = np.zeros(CELLS, np.int64), np.zeros(CELLS, np.int64)
    after, now = np.zeros(CELLS, np.int64), np.zeros(CELLS, np.int64)
    weave(s, ends, onward)
    if s.row[0, 0] == NONE:
        start = np.zeros(CELLS)
        outset(s, onward, after, now, start)
        for seat in range(s.seats):
            out[seat] = -fewest(s, seat, start)
        return
    reach = np.zeros(MAX_SEATS, np.int64)
    survey(s, ends, onward, reach)
    for seat in range(s.seats):
        route(s, seat, onward, after, now)
        if s.phase == FOLLOW and seat == s.turn:
            turns = turns_from(s, seat, reach[seat], after, now)
        else:
            turns = fewest(s, seat, now) - 1.0
        turns = min(turns, spoils(s, seat, reach, after))
        wait = float(wait_of(s, seat)) / s.seats
        out[seat] = TURNS_OF_A_GAME - turns - wait - danger(s, seat, s.pawn[seat], reach)


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
    ends, onward = np.zeros(CELLS, np.int64), np.zeros(CELLS, np.int64)
    after, now = np.zeros(CELLS, np.int64), np.zeros(CELLS, np.int64)
    weave(s, ends, onward)
    if s.row[seat, 0] == NONE:
        start = np.zeros(CELLS)
        outset(s, onward, after, now, start)
        for k in range(many):
            out[k] = -start[actions[k] - CORNER_ACTION]
        return
    route(s, seat, onward, after, now)
    reach = np.zeros(MAX_SEATS, np.int64)
    survey(s, ends, onward, reach)
    if CORNER_ACTION <= actions[0] < STAY_ACTION:
        put_back(s, seat, actions, many, onward, now, reach, out)
        return
    for k in range(many):
        cell = arrival(s, seat, actions[k])
        if cell == NONE:
            out[k] = 0.0
        elif actions[k] < CORNER_ACTION and s.pawn_at[cell] != NONE:
            out[k] = 1.0 - float(after[cell])
        else:
            out[k] = -turns_from(s, seat, ends_after(s, seat, actions[k], cell, ends), after, now)
            if s.token[cell] == SECURE:
                out[k] += danger(s, seat, NONE, reach)


@rule
def put_back(s: Any, seat: int, actions: Any, many: int, onward: Any, now: Any, reach: Any, out: Any) -> None:
    """What appeals to a robbed player: a field with little way to go, more than one cube near, and no thief."""
    for k in range(many):
        cell = actions[k] - CORNER_ACTION
        out[k] = CHOICE * next_cubes(s, seat, onward[cell]) - now[cell] - danger(s, seat, cell, reach)


@rule
def next_cubes(s: Any, seat: int, cells: int) -> int:
    """How many of these cells have a cube of the seat's next colour."""
    colour = next_colour(s, seat)
    many = 0
    for cell in range(CELLS):
        if colour != NONE and (cells >> cell) & 1 != 0 and s.token[cell] == colour:
            many += 1
    return many


@rule
def gain(s: Any, seat: int, action: int) -> float:
    """A cube taken or stolen in this turn, or the game won, with the best use of the chain.

    For a robbed pawn that is placed: of the turn that begins there. Without rows, starting corners gain nothing.
    """
    cell = arrival(s, seat, action)
    is_placing = CORNER_ACTION <= action < STAY_ACTION
    if cell == NONE or action == STAY_ACTION or (is_placing and s.row[seat, 0] == NONE):
        return 0.0
    if s.pawn_at[cell] != NONE:
        return 1.0
    ends = np.zeros(CELLS, np.int64)
    ends_of(s, ends)
    reach = turn_from(ends, cell) if is_placing else ends_after(s, seat, action, cell, ends)
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
