"""Positions of Draftosaurus from plain data: checked against the rules, with errors that name place and clause."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel import PositionError, Rules, rule
from ...kernel.data import known, mapping, number, one_of, required, row, shown
from .board import (
    BOARDS,
    DRAWN,
    FACES,
    PARK,
    PER_SPECIES,
    PLACES,
    ROUNDS,
    SLOTS,
    SPECIES,
    SUMMER_WINTER,
    TURNS,
    VARIANTS,
    WINTER,
)
from .hidden import bowl_size
from .notation import move_action
from .options import encode
from .places import pen_refusal, quarantined
from .rules import action_refusal, end_board, put
from .state import DISCARD, MOVE, NONE, OVER, PICK, PLACE, everybody, lay_out, new
from .views import PENS_OF_BOARD, PHASES

KEYS = [
    "game",
    "options",
    "seats",
    "board",
    "parks",
    "bowls",
    "bag",
    "discarded",
    "die",
    "roller",
    "round",
    "turn",
    "phase",
    "picks",
    "chosen",
    "earlier",
]
PHASE_OF = {name: code for code, name in PHASES.items()}
PHASE_NAMES = tuple(PHASE_OF)


@rule
def clear(states: Any, options: Any, board: int, goes_on: bool) -> None:
    """Empty parks: of a new game, or of the winter that goes on from the summer in these states (DS-39)."""
    s = states[0]
    if goes_on:
        end_board(s)
    else:
        new(s, options)
        lay_out(s, board)


@rule
def enter(states: Any, seat: int, species: int, place: int) -> int:
    """Let a dinosaur into a pen if the pen's own rule does; else the clause."""
    s = states[0]
    clause = pen_refusal(s, seat, species, place)
    if clause == 0:
        put(s, seat, species, place)
    return clause


@rule
def choose(states: Any, seat: int, action: int) -> int:
    """Put an unrevealed choice on the table if it is legal; else the clause."""
    s = states[0]
    clause = action_refusal(s, seat, action)
    if clause == 0:
        s.chosen[seat] = action
        s.waiting &= ~(1 << seat)
    return clause


@rule
def size_of_bowl(states: Any, owner: int) -> int:
    return bowl_size(states[0], owner)


@rule
def owe(states: Any) -> None:
    """Who decides in the phase that is set: everybody, or those with a dinosaur in quarantine."""
    s = states[0]
    s.waiting = 0 if s.phase == OVER else everybody(s)
    if s.phase == MOVE:
        for seat in range(s.seats):
            if quarantined(s, seat) == NONE:
                s.waiting &= ~(1 << seat)


def count_species(data: Any, place: str) -> list[int]:
    counts = [0] * 6
    for k, name in enumerate(row(data, place)):
        counts[one_of(name, SPECIES, f"{place}[{k}]")] += 1
    return counts


# ------------------------------------------------------------------------------------------------ parks


def fill_parks(states: Any, board: int, data: Any, seats: int) -> None:
    for seat, park in enumerate(row(data, "parks", seats)):
        place = f"parks[{seat}]"
        fill_park(states, board, seat, mapping(park, place), place)


def fill_park(states: Any, board: int, seat: int, park: Mapping[str, Any], where: str) -> None:
    pens = PENS_OF_BOARD[board]
    for pen in park:
        if pen not in pens and any(pen in side for side in PENS_OF_BOARD):
            raise PositionError(f"{where}.{pen}", f"this pen is not on the {BOARDS[board]} side", "DS-3")
    known(park, pens, where)
    total = 0
    for pen in pens:
        cells = row(park.get(pen, []), f"{where}.{pen}")
        total += (
            fill_pyramid(states, seat, cells, where) if pen == "pyramid" else fill_pen(states, seat, pen, cells, where)
        )
    if total > PARK:
        raise PositionError(where, f"holds {total} dinosaurs, and a park never holds more than {PARK}", "DS-5")


def fill_pen(states: Any, seat: int, pen: str, cells: Any, where: str) -> int:
    if len(cells) > PARK:
        raise PositionError(f"{where}.{pen}", f"holds {len(cells)} dinosaurs, more than a whole park", "DS-5")
    for k, name in enumerate(cells):
        place = f"{where}.{pen}[{k}]"
        clause = enter(states, seat, one_of(name, SPECIES, place), PLACES.index(pen))
        if clause:
            raise PositionError(place, f"a {name} cannot stand here", f"DS-{clause}")
    return len(cells)


def fill_pyramid(states: Any, seat: int, cells: Any, where: str) -> int:
    if not cells:
        return 0
    row(cells, f"{where}.pyramid", len(SLOTS))
    total = 0
    for slot, name in zip(SLOTS, cells, strict=True):
        if name is None:
            continue
        place = f"{where}.pyramid.{slot}"
        clause = enter(states, seat, one_of(name, SPECIES, place), PLACES.index(f"pyramid.{slot}"))
        if clause:
            raise PositionError(place, f"a {name} cannot stand here", f"DS-{clause}")
        total += 1
    return total


def score_position(rules: Rules, data: Mapping[str, Any]) -> Any:
    """`board` and `parks` are enough; what else a position has is not looked at, but for an `earlier` summer.

    With both boards (DS-39) each of the parks is two: `{"summer": {...}, "winter": {...}}`.
    """
    facts = mapping(data, "position")
    earlier = facts.get("earlier")
    variant = SUMMER_WINTER if earlier is not None else one_of(facts.get("board", "summer"), VARIANTS, "board")
    parks = row(required(facts, "parks"), "parks")
    low, high = rules.seats
    if not low <= len(parks) <= high:
        raise PositionError("parks", f"expected {low} to {high} parks, found {len(parks)}", "DS-2")
    states = rules.states()
    options = encode(len(parks), rules.options(len(parks), {"board": VARIANTS[variant]}))
    if variant != SUMMER_WINTER:
        lay_parks(rules, states, options, variant, parks)
    elif earlier is not None:
        lay_parks(rules, states, options, WINTER, parks)
    else:
        for board, name in enumerate(BOARDS):
            lay_parks(rules, states, options, board, park_of_each(parks, name), goes_on=board == WINTER)
    s: Any = rules.read(states)
    read_earlier(s, earlier)
    s.phase, s.roller = OVER, 0
    s.round_no, s.turn_no = int(ROUNDS[len(parks)]), int(TURNS[len(parks)])
    rules.write(s, states)
    return states


def park_of_each(parks: Sequence[Any], board: str) -> list[Any]:
    """DS-39: of everybody's two parks the one with this side up."""
    out = []
    for seat, both in enumerate(parks):
        place = f"parks[{seat}]"
        for key in mapping(both, place):
            if key not in BOARDS:
                raise PositionError(f"{place}.{key}", "expected two parks here, summer and winter", "DS-39")
        if board not in both:
            raise PositionError(f"{place}.{board}", "missing, both games count", "DS-39")
        out.append(both[board])
    return out


def lay_parks(
    rules: Rules, states: Any, options: Any, board: int, parks: Sequence[Any], *, goes_on: bool = False
) -> None:
    """Fill the parks of one game, of which the bag has enough dinosaurs."""
    clear(states, options, board, goes_on)
    fill_parks(states, board, parks, len(parks))
    s: Any = rules.read(states)
    for k, name in enumerate(SPECIES):
        there, most = int(s.count[:, k].sum()), int(PER_SPECIES[len(parks)])
        if there > most:
            raise PositionError("parks", f"{there} x {name} on all parks, and the bag has {most}", "DS-2")


# ------------------------------------------------------------------------------------------------ whole positions


def from_position(rules: Rules, data: Mapping[str, Any]) -> tuple[Any, dict[str, Any]]:
    known(data, KEYS, "")
    seats = number(required(data, "seats"), "seats", *rules.seats)
    options = rules.options(seats, mapping(data.get("options", {}), "options"))
    variant = VARIANTS.index(options["board"])
    earlier = data.get("earlier")
    board = one_of(required(data, "board"), BOARDS, "board")
    expected = variant if variant != SUMMER_WINTER else int(earlier is not None)
    if board != expected:
        raise PositionError("board", f"expected {BOARDS[expected]} by the options, found {BOARDS[board]}", "DS-3")
    states = rules.states()
    clear(states, encode(seats, options), board, False)
    fill_parks(states, board, required(data, "parks"), seats)
    s: Any = rules.read(states)
    read_clock(s, data)
    read_pieces(s, data)
    read_earlier(s, earlier)
    rules.write(s, states)
    check_sizes(s, states)
    owe(states)
    read_choices(rules, states, data)
    return states, options


def read_clock(s: Any, data: Mapping[str, Any]) -> None:
    """Phase, round, turn, die and who holds it."""
    s.phase = PHASE_OF[PHASE_NAMES[one_of(required(data, "phase"), PHASE_NAMES, "phase")]]
    s.round_no = number(required(data, "round"), "round", 1, int(ROUNDS[s.seats]))
    s.turn_no = number(required(data, "turn"), "turn", 1, int(TURNS[s.seats]))
    s.roller = number(required(data, "roller"), "roller", 0, s.seats - 1)
    s.drawn = DRAWN * s.seats
    if s.phase == DISCARD and s.seats != 2:
        raise PositionError("phase", "only two players discard", "DS-9")
    if s.phase == MOVE and s.board == 0:
        raise PositionError("phase", "there is no quarantine in summer", "DS-35")
    if s.phase in (MOVE, OVER) and (s.round_no, s.turn_no) != (ROUNDS[s.seats], TURNS[s.seats]):
        raise PositionError("phase", f"not before the last turn of round {ROUNDS[s.seats]}", "DS-5")
    if s.phase == OVER and s.variant == SUMMER_WINTER and s.board == 0:
        raise PositionError("phase", "the winter game is still to come", "DS-39")
    die = required(data, "die")
    rolled = s.phase in (PICK, PLACE, DISCARD)
    if rolled != (die is not None):
        raise PositionError("die", "expected a face" if rolled else "expected null, no turn is being played", "DS-6")
    s.die = one_of(die, FACES, "die") if rolled else NONE


def read_pieces(s: Any, data: Mapping[str, Any]) -> None:
    """Bowls, bag, box and the dinosaurs on their way to a park; together they are all there are."""
    for seat, bowl in enumerate(row(required(data, "bowls"), "bowls", s.seats)):
        s.bowl[seat] = count_species(bowl, f"bowls[{seat}]")
    s.bag[:] = count_species(required(data, "bag"), "bag")
    s.discarded[:] = count_species(data.get("discarded", []), "discarded")
    picks = row(data.get("picks", [None] * s.seats), "picks", s.seats)
    for seat, name in enumerate(picks):
        if (s.phase == PLACE) != (name is not None):
            problem = "expected a species, the picks are revealed" if s.phase == PLACE else "expected null"
            raise PositionError(f"picks[{seat}]", f"{problem}, found {shown(name)}", "DS-8")
        s.pick[seat] = NONE if name is None else one_of(name, SPECIES, f"picks[{seat}]")
    for k, name in enumerate(SPECIES):
        on_parks, in_bowls = int(s.count[:, k].sum()), int(s.bowl[:, k].sum())
        there = on_parks + in_bowls + int(s.bag[k]) + int(s.discarded[k]) + int((s.pick == k).sum())
        if there != PER_SPECIES[s.seats]:
            raise PositionError(
                "parks, bowls, bag and discarded",
                f"{there} x {name} in all, expected {PER_SPECIES[s.seats]}",
                "DS-2",
            )


def check_sizes(s: Any, states: Any) -> None:
    """Every park and bowl holds as many dinosaurs as the round and the turn say."""
    turns = (s.round_no - 1) * int(TURNS[s.seats]) + s.turn_no - 1
    placed = turns + (1 if s.phase in (DISCARD, MOVE, OVER) else 0)
    for seat in range(s.seats):
        there = int(s.held[seat].sum())
        if there != placed:
            raise PositionError(
                f"parks[{seat}]", f"holds {there} dinosaurs, expected {placed} by round and turn", "DS-5"
            )
        there, size = int(s.bowl[seat].sum()), int(size_of_bowl(states, seat))
        if there != size:
            raise PositionError(f"bowls[{seat}]", f"holds {there} dinosaurs, expected {size} by the turn", "DS-5")
    gone = 2 * (turns + (s.phase in (MOVE, OVER))) if s.seats == 2 else 0
    if int(s.discarded.sum()) != gone:
        raise PositionError("discarded", f"holds {int(s.discarded.sum())} dinosaurs, expected {gone}", "DS-9")


def read_earlier(s: Any, earlier: Any) -> None:
    if earlier is None:
        return
    if s.variant != SUMMER_WINTER:
        raise PositionError("earlier", "expected null, there is no first game in this variant", "DS-39")
    facts = mapping(earlier, "earlier")
    known(facts, ("points", "trexes"), "earlier")
    points = row(required(facts, "points", "earlier"), "earlier.points", s.seats)
    trexes = row(required(facts, "trexes", "earlier"), "earlier.trexes", s.seats)
    s.second = 1
    for seat in range(s.seats):
        s.earlier_points[seat] = number(points[seat], f"earlier.points[{seat}]", 0, 200)
        s.earlier_trex[seat] = number(trexes[seat], f"earlier.trexes[{seat}]", 0, 10)


def read_choices(rules: Rules, states: Any, data: Mapping[str, Any]) -> None:
    """Unrevealed moves: each legal, and at least one decision still owed."""
    s: Any = rules.read(states)
    for seat, text in enumerate(row(data.get("chosen", [None] * s.seats), "chosen", s.seats)):
        if text is None:
            continue
        place = f"chosen[{seat}]"
        action = move_action(s, seat, text) if isinstance(text, str) else -1
        if action < 0:
            raise PositionError(place, f"no such move: {shown(text)}")
        if not (s.waiting >> seat) & 1:
            raise PositionError(place, "expected null, this seat does not decide now")
        clause = choose(states, seat, action)
        if clause:
            raise PositionError(place, f"{text} is not legal", f"DS-{clause}")
    now: Any = rules.read(states)
    if s.waiting and not now.waiting:
        raise PositionError("chosen", "all choices are in, so they would have been revealed", "DS-8")
    if s.phase == MOVE and not s.waiting:
        raise PositionError("phase", "nobody has a dinosaur in quarantine", "DS-35")
