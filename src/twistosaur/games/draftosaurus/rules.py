"""The rules of Draftosaurus: who decides, what is legal and why not, and what happens then."""

from __future__ import annotations

from typing import Any

from ...kernel import CHANCE, GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN, draw, rule
from .board import (
    ACTIONS,
    CLAUSE,
    CLOSED_ROWS,
    DIFFERENCES,
    DISCARD_ACTION,
    DRAWN,
    EMPTY,
    FIRST_FACE_CLAUSE,
    MOVE_ACTION,
    NEAR,
    PEN_OF,
    PICK_ACTION,
    PLACE_ACTION,
    PYRAMID,
    PYRAMID_PEN,
    QUARANTINE_PEN,
    RIVER,
    RIVER_PLACE,
    ROUNDS,
    SAMENESS,
    SHUT_BY_FACE,
    SIDE_UP,
    START,
    STAY_ACTION,
    SUMMER,
    SUMMER_WINTER,
    TREX,
    TURNS,
    WIDTH,
    WINTER,
    WOOD,
    WOOD_PEN,
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
def shut_by_die(s: Any, seat: int) -> int:
    """Mask of the pens that the die closes to this seat (DS-12 to DS-17). The river is never closed (DS-19)."""
    if not obeys_die(s, seat):
        return 0
    if s.die < EMPTY:
        return SHUT_BY_FACE[s.board, s.die]
    return occupied(s, seat) if s.die == EMPTY else s.trex_pens[seat]


@rule
def occupied(s: Any, seat: int) -> int:
    """Mask of the pens with a dinosaur in them."""
    mask = 0
    for pen in range(RIVER):
        mask |= (s.held[seat, pen] > 0) << pen
    return mask


@rule
def full(s: Any, seat: int) -> int:
    """Mask of the pens without room."""
    mask = 0
    for pen in range(RIVER):
        mask |= (s.held[seat, pen] >= WIDTH[s.board, pen]) << pen
    return mask


@rule
def shut_in_summer(s: Any, seat: int, species: int) -> int:
    """Mask of the pens that keep this dinosaur out by their own rule: room, one species only, all different.

    Masks are made without branches: which pen is open is a coin toss to the processor, too.
    """
    other = (s.held[seat, SAMENESS] > 0) & (s.cell[seat, START[SUMMER, SAMENESS]] != species)
    there = 0
    for k in range(6):
        there |= s.cell[seat, START[SUMMER, DIFFERENCES] + k] == species
    return full(s, seat) | other << SAMENESS | there << DIFFERENCES


@rule
def shut_in_winter(s: Any, seat: int, species: int) -> int:
    """The same for the winter park; the slots of the pyramid have rules of their own."""
    held = s.held[seat, WOOD_PEN]
    first = START[WINTER, WOOD_PEN]
    wrong = s.cell[seat, first + held - 2] != species if held > 1 else s.cell[seat, first] == species
    return full(s, seat) | wrong << WOOD_PEN


@rule
def taken_slots(s: Any, seat: int) -> int:
    """Mask of the slots of the pyramid that hold a dinosaur."""
    mask = 0
    for slot in range(6):
        mask |= (s.cell[seat, START[WINTER, PYRAMID_PEN] + slot] != NONE) << slot
    return mask


@rule
def shut_slots(s: Any, seat: int, species: int) -> int:
    """DS-32, mask of slots: a row opens when the one below is full, and neighbours differ."""
    same = 0
    for slot in range(6):
        same |= (s.cell[seat, START[WINTER, PYRAMID_PEN] + slot] == species) << slot
    return taken_slots(s, seat) | CLOSED_ROWS[s.held[seat, PYRAMID_PEN]] | NEAR[same]


@rule
def pen_refusal(s: Any, seat: int, species: int, place: int) -> int:
    """The clause of the place itself that keeps this dinosaur out, or 0."""
    if place == RIVER_PLACE:
        return 0
    if SIDE_UP[place] != s.board:
        return 3
    if place >= PYRAMID:
        if (taken_slots(s, seat) >> (place - PYRAMID)) & 1 != 0:
            return 31
        return 32 if (shut_slots(s, seat, species) >> (place - PYRAMID)) & 1 != 0 else 0
    shut = shut_in_summer(s, seat, species) if s.board == SUMMER else shut_in_winter(s, seat, species)
    return CLAUSE[place] if (shut >> PEN_OF[place]) & 1 != 0 else 0


@rule
def die_refusal(s: Any, seat: int, place: int) -> int:
    """The face that closes this place, or 0."""
    if place == RIVER_PLACE or (shut_by_die(s, seat) >> PEN_OF[place]) & 1 == 0:
        return 0
    return FIRST_FACE_CLAUSE + s.die


@rule
def place_refusal(s: Any, seat: int, place: int) -> int:
    closed = pen_refusal(s, seat, s.pick[seat], place)
    return closed if closed != 0 else die_refusal(s, seat, place)


@rule
def places_refusal(s: Any, seat: int, out: Any) -> None:
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
def write_places(s: Any, seat: int, species: int, shut: int, base: int, out: Any) -> int:
    """The places where this dinosaur may go, `shut` being pens that are closed to it anyway; the river comes last."""
    n = 0
    if s.board == SUMMER:
        shut |= shut_in_summer(s, seat, species)
        for pen in range(6):
            out[n] = base + pen
            n += 1 - ((shut >> pen) & 1)
    else:
        shut |= shut_in_winter(s, seat, species)
        for pen in range(PYRAMID_PEN):
            out[n] = base + WOOD + pen
            n += 1 - ((shut >> pen) & 1)
        if (shut >> PYRAMID_PEN) & 1 == 0:
            slots = shut_slots(s, seat, species)
            for slot in range(6):
                out[n] = base + PYRAMID + slot
                n += 1 - ((slots >> slot) & 1)
    out[n] = base + RIVER_PLACE
    return n + 1


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
