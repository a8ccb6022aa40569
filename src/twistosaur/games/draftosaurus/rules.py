"""The rules of Draftosaurus: who decides, what is legal and why not, and what happens then."""

from __future__ import annotations

from typing import Any

from ...kernel import CHANCE, GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN, draw, rule
from .board import (
    ACTIONS,
    DISCARD_ACTION,
    DRAWN,
    MOVE_ACTION,
    PEN_OF,
    PICK_ACTION,
    PLACE_ACTION,
    PYRAMID,
    QUARANTINE_PEN,
    RIVER_PLACE,
    ROUNDS,
    START,
    STAY_ACTION,
    SUMMER_WINTER,
    TREX,
    TURNS,
    WINTER,
)
from .places import pen_refusal, place_refusal, quarantined, shut_by_die, write_places
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
    if s.phase == PLACE:
        return write_places(s, seat, s.pick[seat], shut_by_die(s, seat), PLACE_ACTION, out)
    if s.phase == MOVE:
        n = write_places(s, seat, quarantined(s, seat), 0, MOVE_ACTION, out)
        out[n] = STAY_ACTION
        return n + 1
    n = 0
    base = PICK_ACTION if s.phase == PICK else DISCARD_ACTION
    for species in range(6):
        out[n] = base + species
        n += s.bowl[seat, species] > 0
    return n


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
def sample(s: Any, bits: Any, out: Any) -> int:
    return draw(out, odds(s, out), bits)


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
