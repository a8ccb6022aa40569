"""The rules of Twisty: who decides, what is legal and why not, and what happens then."""

from __future__ import annotations

from typing import Any

from ...kernel import CHANCE, GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN, draw, rule
from .board import (
    ACTIONS,
    ANYWHERE,
    CELLS,
    CENTRE,
    CHOSEN,
    CORNER_ACTION,
    CORNERS,
    IS_CORNER,
    L_WAY,
    MOVE_ACTION,
    ORTHOGONAL,
    PASS_ACTION,
    REACH,
    ROW,
    SECURE,
    STAY_ACTION,
    STEP_ACTION,
    STEP_COUNT,
    STEPS,
    TELEPORT,
    TOKEN_CELLS,
    TOKENS,
    WAY_CLAUSE,
)
from .state import CORNER, FOLLOW, MOVE, NONE, ORDER, OVER, START, TOKEN


@rule
def acting(s: Any) -> int:
    return 0 if s.deciding == NONE else 1 << s.deciding


@rule
def over(s: Any) -> bool:
    return s.phase == OVER


# ------------------------------------------------------------------------------------------------ why not?


@rule
def next_colour(s: Any, seat: int) -> int:
    """The first colour of the row that the seat does not hold; NONE with all seven (TW-15) and without a row."""
    return s.row[seat, s.held[seat]] if s.held[seat] < ROW else NONE


@rule
def place_in_row(s: Any, seat: int, colour: int) -> int:
    k = 0
    while s.row[seat, k] != colour:
        k += 1
    return k


@rule
def can_steal(s: Any, seat: int, other: int) -> bool:
    """TW-15: the other holds, not secured, a cube of the mover's next colour."""
    colour = next_colour(s, seat)
    if colour == NONE or (s.secured[other] >> colour) & 1 != 0:
        return False
    return place_in_row(s, other, colour) < s.held[other]


@rule
def entry_refusal(s: Any, seat: int, cell: int) -> int:
    """TW-14: a cell with a pawn is entered only to steal."""
    other = s.pawn_at[cell]
    return 0 if other == NONE or can_steal(s, seat, other) else 15


@rule
def move_refusal(s: Any, seat: int, cell: int) -> int:
    if REACH[L_WAY, s.pawn[seat], cell] == 0:
        return 5
    return entry_refusal(s, seat, cell)


@rule
def step_refusal(s: Any, seat: int, cell: int) -> int:
    """TW-9 to TW-11: a step is made in the way of the token underfoot."""
    here = s.pawn[seat]
    if s.token[here] == TELEPORT:
        if s.token[cell] != TELEPORT or cell == here:
            return 11
        return 0 if s.pawn_at[cell] == NONE else 14
    way = s.token[here] - ORTHOGONAL
    if REACH[way, here, cell] == 0:
        return WAY_CLAUSE[way]
    return entry_refusal(s, seat, cell)


@rule
def corner_refusal(s: Any, seat: int, cell: int) -> int:
    """TW-3 before the first turn, TW-17 for a robbed pawn."""
    robbed = seat != s.turn
    anywhere = robbed and s.robbed_pawn == ANYWHERE
    if s.pawn_at[cell] == NONE and (anywhere or IS_CORNER[cell] != 0):
        return 0
    return 17 if robbed else 3


@rule
def phase_clause(s: Any, seat: int) -> int:
    """The clause that says what this phase asks for: why another kind of action is refused."""
    if s.phase == MOVE:
        return 5
    if s.phase == CORNER:
        return 17 if seat != s.turn else 3
    token = s.token[s.pawn[seat]]
    return 11 if token == TELEPORT else WAY_CLAUSE[token - ORTHOGONAL]


@rule
def has_l_move(s: Any, seat: int) -> bool:
    here = s.pawn[seat]
    open_cells = 0
    for k in range(STEP_COUNT[L_WAY, here]):
        if entry_refusal(s, seat, STEPS[L_WAY, here, k]) == 0:
            open_cells += 1
    return open_cells > 0


@rule
def refusal(s: Any, seat: int, action: int) -> int:
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if s.phase == OVER:
        return GAME_OVER
    if seat < 0 or seat != s.deciding:
        return NOT_YOUR_TURN
    if action == PASS_ACTION:
        return 0 if s.phase == MOVE and not has_l_move(s, seat) else 5
    if action == STAY_ACTION and s.phase == FOLLOW:
        return 0
    if action < STEP_ACTION and s.phase == MOVE:
        return move_refusal(s, seat, action - MOVE_ACTION)
    if STEP_ACTION <= action < CORNER_ACTION and s.phase == FOLLOW:
        return step_refusal(s, seat, action - STEP_ACTION)
    if CORNER_ACTION <= action < STAY_ACTION and s.phase == CORNER:
        return corner_refusal(s, seat, action - CORNER_ACTION)
    return phase_clause(s, seat)


@rule
def way_actions(s: Any, seat: int, way: int, base: int, out: Any) -> int:
    """The cells that can be entered in this way, as actions from `base` on."""
    here = s.pawn[seat]
    n = 0
    for k in range(STEP_COUNT[way, here]):
        cell = STEPS[way, here, k]
        if entry_refusal(s, seat, cell) == 0:
            out[n] = base + cell
            n += 1
    return n


@rule
def follow_actions(s: Any, seat: int, out: Any) -> int:
    token = s.token[s.pawn[seat]]
    n = 0
    if token == TELEPORT:
        for cell in range(CELLS):
            if s.token[cell] == TELEPORT and s.pawn_at[cell] == NONE:
                out[n] = STEP_ACTION + cell
                n += 1
    else:
        n = way_actions(s, seat, token - ORTHOGONAL, STEP_ACTION, out)
    out[n] = STAY_ACTION
    return n + 1


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    if seat < 0 or seat != s.deciding:
        return 0
    if s.phase == MOVE:
        n = way_actions(s, seat, L_WAY, MOVE_ACTION, out)
        if n == 0:
            out[0] = PASS_ACTION
            n = 1
        return n
    if s.phase == FOLLOW:
        return follow_actions(s, seat, out)
    n = 0
    for cell in range(CELLS):
        if corner_refusal(s, seat, cell) == 0:
            out[n] = CORNER_ACTION + cell
            n += 1
    return n


# ------------------------------------------------------------------------------------------------ chance


@rule
def odds(s: Any, out: Any) -> int:
    """First seat (TW-4), a token (TW-1), a colour of a row or a starting corner (TW-3)."""
    if s.phase == TOKEN:
        for token in range(len(TOKENS)):
            out[token] = s.bag[token]
        return len(TOKENS)
    if s.phase == ORDER:
        seat = s.drawn // ROW
        for colour in range(ROW):
            out[colour] = 1
        for k in range(s.drawn - ROW * seat):
            out[s.row[seat, k]] = 0
        return ROW
    if s.phase == START:
        for k in range(4):
            out[k] = 1 if s.pawn_at[CORNERS[k]] == NONE else 0
        return 4
    for seat in range(s.seats):
        out[seat] = 1
    return s.seats


@rule
def sample(s: Any, bits: Any, out: Any) -> int:
    return draw(out, odds(s, out), bits)


@rule
def happen(s: Any, outcome: int) -> None:
    """The pending draw comes out like this."""
    if s.phase == TOKEN:
        s.token[TOKEN_CELLS[s.drawn]] = outcome
        s.bag[outcome] -= 1
        s.drawn += 1
        if s.drawn == len(TOKEN_CELLS):
            s.drawn = 0
            s.phase = CORNER if s.corners == CHOSEN else ORDER
            s.deciding = s.turn if s.corners == CHOSEN else NONE
    elif s.phase == ORDER:
        seat = s.drawn // ROW
        s.row[seat, s.drawn - ROW * seat] = outcome
        s.drawn += 1
        if s.drawn == ROW * s.seats:
            s.drawn = 0
            if s.pawn[s.turn] == NONE:
                s.phase = START
            else:
                begin_turn(s)
    elif s.phase == START:
        start_on(s, CORNERS[outcome])
    else:
        s.turn = outcome
        s.phase = TOKEN


@rule
def start_on(s: Any, cell: int) -> None:
    """TW-3: a pawn takes its starting corner; the rows come before random corners and after chosen ones."""
    put_pawn(s, s.turn, cell)
    s.turn = following(s, s.turn)
    if s.pawn[s.turn] == NONE:
        s.deciding = s.turn if s.phase == CORNER else NONE
    elif s.row[s.turn, 0] == NONE:
        s.phase = ORDER
        s.deciding = NONE
    else:
        begin_turn(s)


# ------------------------------------------------------------------------------------------------ what happens


@rule
def following(s: Any, seat: int) -> int:
    """TW-4: clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def put_pawn(s: Any, seat: int, cell: int) -> None:
    s.pawn[seat] = cell
    s.pawn_at[cell] = seat


@rule
def apply(s: Any, seat: int, action: int) -> None:
    if seat == CHANCE:
        happen(s, action)
    elif action >= STAY_ACTION:
        end_turn(s)
    elif action >= CORNER_ACTION:
        if seat == s.turn:
            start_on(s, action - CORNER_ACTION)
        else:
            put_pawn(s, seat, action - CORNER_ACTION)
            end_turn(s)
    elif action >= STEP_ACTION:
        s.used |= 1 << s.pawn[seat]
        go(s, seat, action - STEP_ACTION)
    else:
        go(s, seat, action - MOVE_ACTION)


@rule
def retract(s: Any, seat: int) -> bool:
    """Nothing is chosen in secret here."""
    return False


@rule
def go(s: Any, seat: int, cell: int) -> None:
    other = s.pawn_at[cell]
    s.pawn_at[s.pawn[seat]] = NONE
    put_pawn(s, seat, cell)
    if other == NONE:
        arrive(s, seat, cell)
    else:
        steal(s, seat, other)


@rule
def arrive(s: Any, seat: int, cell: int) -> None:
    """TW-6: the cell where a step ends says what happens."""
    token = s.token[cell]
    if cell == CENTRE and s.held[seat] == ROW:
        win(s, seat)
    elif token < ORTHOGONAL:
        if token != NONE and token == next_colour(s, seat):
            s.token[cell] = NONE
            s.held[seat] += 1
        end_turn(s)
    elif token == SECURE:
        secure(s, seat)
        end_turn(s)
    elif (s.used >> cell) & 1 != 0:
        end_turn(s)
    else:
        s.phase = FOLLOW


@rule
def secure(s: Any, seat: int) -> None:
    """TW-12: what is held now is safe for good."""
    safe = 0
    for k in range(s.held[seat]):
        safe |= 1 << s.row[seat, k]
    s.secured[seat] = safe


@rule
def steal(s: Any, seat: int, other: int) -> None:
    """TW-15 to TW-17: the cube changes hands, the robbed row closes up, and its owner places the pawn."""
    colour = next_colour(s, seat)
    s.held[seat] += 1
    for k in range(place_in_row(s, other, colour), ROW - 1):
        s.row[other, k] = s.row[other, k + 1]
    s.row[other, ROW - 1] = colour
    s.held[other] -= 1
    s.pawn[other] = NONE
    s.phase = CORNER
    s.deciding = other


@rule
def win(s: Any, seat: int) -> None:
    """TW-18: at once. The turn is not ended and not counted, so that a win is never taken for the turn limit."""
    s.winner = seat
    s.used = 0
    s.phase = OVER
    s.deciding = NONE


@rule
def end_turn(s: Any) -> None:
    s.used = 0
    s.turns += 1
    s.turn = following(s, s.turn)
    if s.turns < s.seats * s.turn_limit:
        begin_turn(s)
    else:
        s.phase = OVER
        s.deciding = NONE


@rule
def begin_turn(s: Any) -> None:
    s.phase = MOVE
    s.deciding = s.turn
