"""The rules of Draftosaurus: who decides, what is legal and why not, and what happens then."""

from __future__ import annotations

from typing import Any

from ...kernel import CHANCE, GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN, rule
from .board import (
    ACTIONS,
    AREA,
    BANK,
    BELOW,
    CLAUSE,
    DIFFERENCES,
    DISCARD_ACTION,
    DRAWN,
    EMPTY,
    FIRST_FACE_CLAUSE,
    LEFT,
    MOVE_ACTION,
    NEIGHBOURS,
    NO_TREX,
    PEN_OF,
    PICK_ACTION,
    PLACE_ACTION,
    PYRAMID,
    PYRAMID_PEN,
    QUARANTINE_PEN,
    RIVER_PLACE,
    ROOM,
    ROUNDS,
    SAMENESS,
    SIDE_UP,
    START,
    STAY_ACTION,
    SUMMER,
    SUMMER_WINTER,
    TREX,
    TURNS,
    WINTER,
    WOOD,
)
from .scoring import scores
from .state import DISCARD, DRAW, HOLDER, MOVE, NONE, OVER, PICK, PLACE, ROLL, everybody, lay_out


@rule
def acting(s: Any) -> int:
    return s.waiting


@rule
def over(s: Any) -> bool:
    return s.phase == OVER


# ------------------------------------------------------------------------------------------------ why not?


@rule
def obeys_die(s: Any, seat: int) -> bool:
    """DS-18: the roller is free, except on the last turn of a five-player round (DS-11)."""
    if seat != s.roller:
        return True
    return s.five_player_die != 0 and s.seats == 5 and s.turn_no == 6


@rule
def die_refusal(s: Any, seat: int, place: int) -> int:
    """The face that closes this place, or 0. The river is open whatever the die says (DS-19)."""
    if place == RIVER_PLACE or not obeys_die(s, seat):
        return 0
    if s.die < LEFT:
        closed = AREA[place] != s.die
    elif s.die < EMPTY:
        closed = BANK[place] != s.die
    elif s.die < NO_TREX:
        closed = s.held[seat, PEN_OF[place]] > 0
    else:
        closed = (s.trex_pens[seat] >> PEN_OF[place]) & 1 != 0
    return FIRST_FACE_CLAUSE + s.die if closed else 0


@rule
def pen_refusal(s: Any, seat: int, species: int, place: int) -> int:
    """The clause of the place itself that keeps this dinosaur out, or 0."""
    if place == RIVER_PLACE:
        return 0
    if SIDE_UP[place] != s.board:
        return 3
    pen = PEN_OF[place]
    first = START[s.board, pen]
    held = s.held[seat, pen]
    if held >= ROOM[place]:
        return CLAUSE[place]
    if place == SAMENESS:
        return 20 if held > 0 and s.cell[seat, first] != species else 0
    if place == DIFFERENCES:
        for k in range(held):
            if s.cell[seat, first + k] == species:
                return 23
        return 0
    if place == WOOD:
        if held == 1:
            return 26 if s.cell[seat, first] == species else 0
        return 26 if held > 1 and s.cell[seat, first + held - 2] != species else 0
    if place >= PYRAMID:
        return slot_refusal(s, seat, species, place - PYRAMID)
    return 0


@rule
def slot_refusal(s: Any, seat: int, species: int, slot: int) -> int:
    """DS-32: a row opens when the one below is full, and neighbours differ."""
    first = START[WINTER, PYRAMID_PEN]
    if s.cell[seat, first + slot] != NONE:
        return 31
    if s.held[seat, PYRAMID_PEN] < BELOW[slot]:
        return 32
    for k in range(4):
        neighbour = NEIGHBOURS[slot, k]
        if neighbour >= 0 and s.cell[seat, first + neighbour] == species:
            return 32
    return 0


@rule
def place_refusal(s: Any, seat: int, place: int) -> int:
    closed = pen_refusal(s, seat, s.pick[seat], place)
    return closed if closed != 0 else die_refusal(s, seat, place)


@rule
def where_to(s: Any, seat: int, out: Any) -> None:
    """What keeps each species out of each place now, whatever this seat holds: out[species, place]."""
    for species in range(6):
        for place in range(RIVER_PLACE + 1):
            closed = pen_refusal(s, seat, species, place)
            out[species, place] = closed if closed != 0 else die_refusal(s, seat, place)


@rule
def quarantined(s: Any, seat: int) -> int:
    """The species waiting in quarantine, or NONE."""
    return s.cell[seat, START[WINTER, QUARANTINE_PEN]] if s.board == WINTER else NONE


@rule
def action_refusal(s: Any, seat: int, action: int) -> int:
    """The clause that forbids an action of a seat in a phase where it decides, or 0."""
    if action < DISCARD_ACTION:
        return 0 if s.phase == PICK and s.bowl[seat, action - PICK_ACTION] > 0 else 7
    if action < PLACE_ACTION:
        return 0 if s.phase == DISCARD and s.bowl[seat, action - DISCARD_ACTION] > 0 else 9
    if action < MOVE_ACTION:
        return place_refusal(s, seat, action - PLACE_ACTION) if s.phase == PLACE else 8
    if s.phase != MOVE:
        return 35
    if action == STAY_ACTION:
        return 0
    return pen_refusal(s, seat, quarantined(s, seat), action - MOVE_ACTION)


@rule
def refusal(s: Any, seat: int, action: int) -> int:
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if s.phase == OVER:
        return GAME_OVER
    if seat < 0 or (s.waiting >> seat) & 1 == 0:
        return NOT_YOUR_TURN
    return action_refusal(s, seat, action)


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    if seat < 0 or (s.waiting >> seat) & 1 == 0:
        return 0
    n = 0
    if s.phase == PICK or s.phase == DISCARD:
        base = PICK_ACTION if s.phase == PICK else DISCARD_ACTION
        for species in range(6):
            if s.bowl[seat, species] > 0:
                out[n] = base + species
                n += 1
        return n
    first, last = (SAMENESS, WOOD) if s.board == SUMMER else (WOOD, RIVER_PLACE)
    if s.phase == PLACE:
        for place in range(first, last):
            if place_refusal(s, seat, place) == 0:
                out[n] = PLACE_ACTION + place
                n += 1
        out[n] = PLACE_ACTION + RIVER_PLACE
        return n + 1
    for place in range(first, last):
        if pen_refusal(s, seat, quarantined(s, seat), place) == 0:
            out[n] = MOVE_ACTION + place
            n += 1
    out[n] = MOVE_ACTION + RIVER_PLACE
    out[n + 1] = STAY_ACTION
    return n + 2


# ------------------------------------------------------------------------------------------------ chance


@rule
def odds(s: Any, out: Any) -> int:
    """First holder (DS-4), a dinosaur out of the bag (DS-5), or the die (DS-6)."""
    if s.phase == DRAW:
        for species in range(6):
            out[species] = s.bag[species]
        return 6
    n = s.seats if s.phase == HOLDER else 6
    for k in range(n):
        out[k] = 1
    return n


@rule
def happen(s: Any, outcome: int) -> None:
    """The pending draw comes out like this."""
    if s.phase == DRAW:
        seat = s.roller + s.drawn // DRAWN
        if seat >= s.seats:
            seat -= s.seats
        s.bag[outcome] -= 1
        s.bowl[seat, outcome] += 1
        s.drawn += 1
        if s.drawn == DRAWN * s.seats:
            s.phase = ROLL
    elif s.phase == ROLL:
        s.die = outcome
        ask(s, PICK)
    else:
        s.roller = outcome
        s.phase = DRAW


# ------------------------------------------------------------------------------------------------ what happens


@rule
def ask(s: Any, phase: int) -> None:
    s.phase = phase
    s.waiting = everybody(s)


@rule
def apply(s: Any, seat: int, action: int) -> None:
    if seat == CHANCE:
        happen(s, action)
        return
    s.chosen[seat] = action
    s.waiting &= ~(1 << seat)
    if s.waiting == 0:
        reveal(s)


@rule
def retract(s: Any, seat: int) -> bool:
    if seat < 0 or seat >= s.seats or s.chosen[seat] == NONE:
        return False
    s.chosen[seat] = NONE
    s.waiting |= 1 << seat
    return True


@rule
def reveal(s: Any) -> None:
    """The last choice is in: all are shown and carried out together."""
    if s.phase == PICK:
        reveal_picks(s)
    elif s.phase == PLACE:
        for seat in range(s.seats):
            put(s, seat, s.pick[seat], s.chosen[seat] - PLACE_ACTION)
            s.pick[seat] = NONE
            s.chosen[seat] = NONE
        if s.seats == 2:
            ask(s, DISCARD)
        else:
            end_turn(s)
    elif s.phase == DISCARD:
        for seat in range(s.seats):
            species = s.chosen[seat] - DISCARD_ACTION
            s.bowl[seat, species] -= 1
            s.discarded[species] += 1
            s.chosen[seat] = NONE
        end_turn(s)
    else:
        leave_quarantine(s)


@rule
def reveal_picks(s: Any) -> None:
    """DS-8: the reveal comes before the placement."""
    for seat in range(s.seats):
        species = s.chosen[seat] - PICK_ACTION
        s.pick[seat] = species
        s.bowl[seat, species] -= 1
        s.chosen[seat] = NONE
    ask(s, PLACE)


@rule
def put(s: Any, seat: int, species: int, place: int) -> None:
    """A dinosaur walks into a pen: to the leftmost free cell, in the pyramid to the slot."""
    pen = PEN_OF[place]
    cell = START[s.board, pen]
    if place >= PYRAMID and place != RIVER_PLACE:
        cell += place - PYRAMID
    else:
        cell += s.held[seat, pen]
    s.cell[seat, cell] = species
    s.held[seat, pen] += 1
    s.count[seat, species] += 1
    if species == TREX:
        s.trex_pens[seat] |= 1 << pen


@rule
def leave_quarantine(s: Any) -> None:
    """DS-35: everyone's last move, all at once."""
    for seat in range(s.seats):
        action = s.chosen[seat]
        s.chosen[seat] = NONE
        if action != NONE and action != STAY_ACTION:
            species = quarantined(s, seat)
            s.cell[seat, START[WINTER, QUARANTINE_PEN]] = NONE
            s.held[seat, QUARANTINE_PEN] = 0
            s.count[seat, species] -= 1
            s.trex_pens[seat] &= ~(1 << QUARANTINE_PEN)
            put(s, seat, species, action - MOVE_ACTION)
    s.phase = OVER


@rule
def end_turn(s: Any) -> None:
    """DS-10 and DS-11: bowls and die go to the left; then the next turn, the next round, or the end."""
    last_turn = s.turn_no == TURNS[s.seats]
    if not last_turn:
        pass_bowls(s)
    if not (s.five_player_die != 0 and s.seats == 5 and s.turn_no == 5):
        s.roller = s.roller + 1 if s.roller + 1 < s.seats else 0
    s.die = NONE
    if not last_turn:
        s.turn_no += 1
        s.phase = ROLL
    elif s.round_no < ROUNDS[s.seats]:
        s.round_no += 1
        s.turn_no = 1
        s.drawn = 0
        s.phase = DRAW
    else:
        end_board(s)


@rule
def pass_bowls(s: Any) -> None:
    last = s.seats - 1
    for species in range(6):
        travelling = s.bowl[last, species]
        for seat in range(last, 0, -1):
            s.bowl[seat, species] = s.bowl[seat - 1, species]
        s.bowl[0, species] = travelling


@rule
def end_board(s: Any) -> None:
    """The parks are full: on to winter (DS-39), out of quarantine (DS-35), or the end."""
    if s.variant == SUMMER_WINTER and s.second == 0:
        scores(s, s.earlier_points)
        for seat in range(s.seats):
            s.earlier_trex[seat] = s.count[seat, TREX]
        s.second = 1
        lay_out(s, WINTER)
        return
    s.phase = OVER
    for seat in range(s.seats):
        if quarantined(s, seat) != NONE:
            s.phase = MOVE
            s.waiting |= 1 << seat
