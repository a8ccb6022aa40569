"""How a wary player of Twisty weighs a whole turn: the way still to go, and what thieves will make of where it ends.

The search has no need of it: its tree sees the rivals' answers. A playout without a tree does: who only races walks
into thefts that no good player would allow, and lets others win who could have been stopped.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ....games.twisty.board import CELLS, CENTRE, CORNER_ACTION, MAX_SEATS, ORTHOGONAL, ROW, SECURE, STAY_ACTION
from ....games.twisty.rules import can_steal, next_colour, place_in_row
from ....games.twisty.state import NONE
from ....kernel import derive, lowest, rule
from .net import route, weave
from .race import appeals, arrival, danger, ends_after, put_back, survey

TURN = 100
"""Here turns are counted in hundredths: the memo holds whole numbers."""
WIN, BLOCKED = 50 * TURN, -200 * TURN
ROBBED = 140
"""Turns that it costs to end a turn where a rival can steal a cube that it wants next."""
THEFT, STRIPPED = 60, 15
"""Turns that a theft is worth beyond the cube: the victim's loss, the dearer the more it held."""
STOPPED = 4 * TURN
"""Turns that it is worth to keep a rival from winning in its next turn."""


# ------------------------------------------------------------------------------------------------ what stays the same

SIGNS = np.array([derive(2026, cell) >> 14 for cell in range(CELLS)], np.int64)
"""Numbers of 50 bits: sums of them, each times a token, tell one board from another."""
ENDS, ONWARD, ROUTES = 1, 1 + CELLS, 1 + 2 * CELLS
ROUTE = 2 + 2 * CELLS
REACH = ROUTES + MAX_SEATS * ROUTE
HELD, TAKEN, WORTH = REACH + MAX_SEATS, REACH + 2 * MAX_SEATS, REACH + 3 * MAX_SEATS
"""The memo: the sum of the tokens that lead on and the net made of them; then for every seat the sum of all tokens, its
row and how much of it it holds, and the way made of them: `after`, `now`."""


@rule
def whole(turns: float) -> int:
    return int(TURN * turns + 0.5)


@rule
def remember(s: Any, seat: int, memo: Any) -> None:
    """The net and the way of this seat, made anew only if something that they are made of has changed.

    Tokens that lead on stay where they are through a game, and cubes vanish one by one.
    """
    fixed, all_tokens = 1, 1
    for cell in range(CELLS):
        token = s.token[cell]
        fixed += (token if token >= ORTHOGONAL else 0) * SIGNS[cell]
        all_tokens += (token + 1) * SIGNS[cell]
    ends, onward = memo[ENDS : ENDS + CELLS], memo[ONWARD : ONWARD + CELLS]
    if memo[0] != fixed:
        weave(s, ends, onward)
        memo[0] = fixed
    wanted = int(s.held[seat])
    for k in range(ROW):
        wanted = wanted * 8 + s.row[seat, k]
    own = ROUTES + seat * ROUTE
    if memo[own] != all_tokens or memo[own + 1] != wanted:
        after, now = way_of(memo, seat)
        route(s, seat, onward, after, now)
        memo[own] = all_tokens
        memo[own + 1] = wanted


@rule
def way_of(memo: Any, seat: int) -> Any:
    """What is remembered of a seat's way: turns `after` its next cube and `now`, by cell."""
    first = ROUTES + seat * ROUTE + 2
    return memo[first : first + CELLS], memo[first + CELLS : first + 2 * CELLS]


# ------------------------------------------------------------------------------------------------ what a turn is worth


@rule
def hunted(s: Any, seat: int, reach: Any, held: Any, taken: Any) -> None:
    """Where rivals could rob the seat in their next turns, a mask of cells for each rival.

    `held`: of a cube that it has; `taken`: of one that it has, or of the one that it may take in this turn.
    """
    colour = next_colour(s, seat)
    for other in range(s.seats):
        held[other] = 0
        taken[other] = 0
        wanted = next_colour(s, other)
        if other == seat or wanted == NONE:
            continue
        if wanted == colour:
            taken[other] = reach[other]
        elif (s.secured[seat] >> wanted) & 1 == 0 and place_in_row(s, seat, wanted) < s.held[seat]:
            held[other] = reach[other]
            taken[other] = reach[other]


@rule
def about_to_win(s: Any, seat: int, reach: Any) -> int:
    """The rivals, as a mask, who can end their next turn on the centre with all their cubes."""
    seats = 0
    for other in range(s.seats):
        if other != seat and next_colour(s, other) == NONE and (reach[other] >> CENTRE) & 1 != 0:
            seats |= 1 << other
    return seats


@rule
def weigh(s: Any, seat: int, cells: int, reach: Any, after: Any, now: Any, held: Any, taken: Any, out: Any) -> None:
    """What it is worth to end the turn on each of these cells, a mask of them."""
    hunted(s, seat, reach, held, taken)
    winners = about_to_win(s, seat, reach)
    colour = next_colour(s, seat)
    while cells != 0:
        cell = lowest(cells)
        cells &= cells - 1
        other = s.pawn_at[cell]
        robbers = held
        if other != NONE and other != seat:
            if not can_steal(s, seat, other):
                out[cell] = BLOCKED
                continue
            robbers = taken
            value = THEFT + STRIPPED * s.held[other] - TURN * after[cell]
            if (winners >> other) & 1 != 0:
                value += STOPPED
        elif colour == NONE and cell == CENTRE:
            out[cell] = WIN
            continue
        elif colour != NONE and s.token[cell] == colour:
            robbers = taken
            value = -TURN * after[cell]
        else:
            value = -TURN * now[cell]
        if s.token[cell] == SECURE and other == NONE:
            value += whole(danger(s, seat, NONE, reach))
        else:
            for rival in range(s.seats):
                value -= ROBBED * ((robbers[rival] >> cell) & 1)
        if cell == CENTRE and winners != 0:
            value += STOPPED
        out[cell] = value


@rule
def plans(s: Any, seat: int, actions: Any, many: int, out: Any, memo: Any) -> None:
    if s.row[seat, 0] == NONE:
        appeals(s, seat, actions, many, out)
        return
    remember(s, seat, memo)
    ends, onward = memo[ENDS : ENDS + CELLS], memo[ONWARD : ONWARD + CELLS]
    after, now = way_of(memo, seat)
    reach = memo[REACH : REACH + MAX_SEATS]
    survey(s, ends, onward, reach)
    if CORNER_ACTION <= actions[0] < STAY_ACTION:
        put_back(s, seat, actions, many, onward, now, reach, out)
        return
    cells = 0
    for k in range(many):
        cell = arrival(s, seat, actions[k])
        if cell != NONE:
            cells |= ends_after(s, seat, actions[k], cell, ends)
    worth = memo[WORTH : WORTH + CELLS]
    weigh(s, seat, cells, reach, after, now, memo[HELD : HELD + MAX_SEATS], memo[TAKEN : TAKEN + MAX_SEATS], worth)
    for k in range(many):
        cell = arrival(s, seat, actions[k])
        out[k] = 0.0
        if cell != NONE:
            out[k] = best_of(worth, ends_after(s, seat, actions[k], cell, ends)) / float(TURN)


@rule
def best_of(worth: Any, cells: int) -> int:
    """What the best of these cells, a mask of them, is worth."""
    best = BLOCKED
    while cells != 0:
        best = max(best, worth[lowest(cells)])
        cells &= cells - 1
    return best
