"""What lies on a table of Draftosaurus as plain data: views for an audience, positions for who may know all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

import numpy as np

from ...kernel import CommonView, as_python, rule
from .board import (
    BOARDS,
    FACES,
    PER_SPECIES,
    ROUNDS,
    SOURCES,
    SPECIES,
    START,
    SUMMER_PENS,
    SUMMER_WINTER,
    TURNS,
    WIDTH,
    WINTER,
    WINTER_PENS,
    Board,
    Face,
    Species,
)
from .hidden import bowl_size, has_chosen, knows_bowl
from .notation import MOVES, move_text
from .options import DraftosaurusOptions
from .places import obeys_die
from .scoring import breakdown
from .state import DISCARD, MOVE, NONE, OVER, PICK, PLACE

PHASES = {PICK: "pick", PLACE: "place", DISCARD: "discard", MOVE: "quarantine", OVER: "over"}
VERBS = {PICK: "pick", PLACE: "place", DISCARD: "discard", MOVE: "move"}
PENS_OF_BOARD = ((*SUMMER_PENS, "river"), (*WINTER_PENS, "river"))


class EarlierPark(TypedDict):
    """What the summer game of summer-winter was worth (DS-39), by seat."""

    points: list[int]
    trexes: list[int]


class DraftosaurusView(CommonView):
    """A game of Draftosaurus as an audience sees it."""

    game: Literal["draftosaurus"]
    options: DraftosaurusOptions
    board: Board
    """The side that is up."""
    parks: list[dict[str, list[Species | None]]]
    """By seat: every pen and the river with its dinosaurs in order; the pyramid with its six slots."""
    discarded: list[Species]
    """Out of the game: two players discard (DS-9)."""
    die: Face | None
    """The face that lies up; null between turns."""
    roller: int
    """Who has rolled it."""
    round: int
    rounds: int
    """How many rounds a park has (DS-5)."""
    turn: int
    turns: int
    """How many turns a round has (DS-5)."""
    phase: Literal["pick", "place", "discard", "quarantine", "over", "chance"]
    picks: list[Species | None]
    """By seat: the revealed dinosaur on its way to the park."""
    earlier: EarlierPark | None
    bowls: list[list[Species] | None]
    """By seat: the dinosaurs of a bowl that this audience has held this round; else null."""
    bowl_sizes: list[int]
    bowl_goes_to: list[int] | None
    """By seat: who gets its bowl after this turn (DS-10); null where the bowls are empty then."""
    bag_size: int
    seen: dict[Species, int]
    """What everybody has seen of each species on this side: in parks, just revealed, discarded."""
    each: int
    """Dinosaurs of each species in the game (DS-2)."""
    worth: list[dict[str, int]]
    """By seat: the points of this park by source as it stands; a source that brings none is left out."""
    chosen: list[str | None]
    """The own move that is not revealed yet; the others' are null."""
    has_chosen: list[bool]
    """By seat: has a move that is not revealed yet."""
    bound: list[bool]
    """By seat: does the die bind it this turn (DS-18, DS-11)?"""
    verb: Literal["pick", "place", "discard", "move"] | None
    """The word that the moves of this phase begin with."""
    plan: Literal["place"] | None
    """While picking: a place can be kept for after the reveal, when it means the move of this verb (`place king`)."""


def species_list(counts: list[int]) -> list[str]:
    out: list[str] = []
    for name, count in zip(SPECIES, counts, strict=True):
        if count:
            out += [name] * count
    return out


SPECIES_OR_NONE: tuple[Species | None, ...] = (*SPECIES, None)
"""By the code of a species; NONE is the last."""
assert NONE == -1


FENCES = tuple(
    tuple((name, pen, int(START[board, pen]), int(WIDTH[board, pen])) for pen, name in enumerate(pens))
    for board, pens in enumerate(PENS_OF_BOARD)
)
"""Of every pen of a board: its name, number, first cell and width."""


def park(board: int, cells: list[int], held: list[int]) -> dict[str, list[str | None]]:
    out: dict[str, list[str | None]] = {}
    for name, pen, first, width in FENCES[board]:
        shown = width if name == "pyramid" else held[pen]
        out[name] = [SPECIES_OR_NONE[code] for code in cells[first : first + shown]]
    return out


@rule
def ask_worth(states: Any, out: Any) -> None:
    breakdown(states[0], out)


PARK_SOURCES = tuple(name for name in SOURCES if name != "earlier")


def worth(s: Any) -> list[dict[str, int]]:
    points = np.zeros((s.seats, len(SOURCES)), np.int64)
    ask_worth(s.as_states(), points)
    return [{PARK_SOURCES[k]: row[k] for k in range(len(PARK_SOURCES)) if row[k]} for row in points.tolist()]


def seen(s: Any) -> dict[str, int]:
    counts = [sum(column) for column in zip(s.discarded.tolist(), *s.count[: s.seats].tolist(), strict=True)]
    for species in s.pick[: s.seats].tolist():
        if species != NONE:
            counts[species] += 1
    return dict(zip(SPECIES, counts, strict=True))


def bowl_goes_to(s: Any) -> list[int] | None:
    """DS-10: to the left; after the last turn of a round there is nothing to pass."""
    if s.phase in (MOVE, OVER) or s.turn_no == TURNS[s.seats]:
        return None
    return [*range(1, s.seats), 0]


def on_the_table(s: Any) -> dict[str, Any]:
    """What lies there for everybody to see."""
    seats = s.seats
    earlier = None
    if s.variant == SUMMER_WINTER and s.second:
        earlier = {"points": s.earlier_points[:seats].tolist(), "trexes": s.earlier_trex[:seats].tolist()}
    parks = zip(s.cell[:seats].tolist(), s.held[:seats].tolist(), strict=True)
    return {
        "seats": seats,
        "board": BOARDS[s.board],
        "parks": [park(s.board, cells, held) for cells, held in parks],
        "discarded": species_list(s.discarded.tolist()),
        "die": None if s.die == NONE else FACES[s.die],
        "roller": s.roller,
        "round": s.round_no,
        "turn": s.turn_no,
        "phase": PHASES.get(s.phase, "chance"),
        "picks": [SPECIES_OR_NONE[code] for code in s.pick[:seats].tolist()],
        "earlier": earlier,
    }


def public(s: Any) -> dict[str, Any]:
    """What is the same in every view: what everybody sees, and counts of what is face down."""
    seats = range(s.seats)
    sizes = [int(as_python(bowl_size)(s, owner)) for owner in seats]
    known = seen(s)
    each = int(PER_SPECIES[s.seats])
    return {
        **on_the_table(s),
        "rounds": int(ROUNDS[s.seats]),
        "turns": int(TURNS[s.seats]),
        "bowl_sizes": sizes,
        "bowl_goes_to": bowl_goes_to(s),
        "bag_size": 6 * each - sum(known.values()) - sum(sizes),
        "seen": known,
        "each": each,
        "worth": worth(s),
        "has_chosen": [bool(as_python(has_chosen)(s, owner)) for owner in seats],
        "bound": [s.die != NONE and bool(as_python(obeys_die)(s, owner)) for owner in seats],
        "verb": VERBS.get(s.phase),
        "plan": "place" if s.phase == PICK else None,
    }


def chosen_text(s: Any, seat: int) -> str | None:
    action = int(s.chosen[seat])
    return None if action == NONE else move_text(s, seat, action)


def position(s: Any, options: Mapping[str, Any]) -> dict[str, Any]:
    seats = range(s.seats)
    return {
        "game": "draftosaurus",
        "options": dict(options),
        **on_the_table(s),
        "bowls": [species_list(s.bowl[seat].tolist()) for seat in seats],
        "bag": species_list(s.bag.tolist()),
        "chosen": [chosen_text(s, seat) for seat in seats],
    }


def view(s: Any, seat: int, options: Mapping[str, Any], known: Mapping[str, Any]) -> dict[str, Any]:
    """A hidden record for its audience: bowls that this seat has held are remembered, the others are null."""
    bowls, chosen, knows = s.bowl[: s.seats].tolist(), s.chosen[: s.seats].tolist(), as_python(knows_bowl)
    return {
        "game": "draftosaurus",
        "options": dict(options),
        **known,
        "bowls": [species_list(bowl) if knows(s, seat, owner) else None for owner, bowl in enumerate(bowls)],
        "chosen": [None if action == NONE else MOVES[action] for action in chosen],
    }


def own_sources(s: Any) -> tuple[str, ...]:
    names = SOURCES[6:11] if s.board == WINTER else SOURCES[:6]
    earlier = ("earlier",) if s.variant == SUMMER_WINTER else ()
    return (*names, "river", "t-rex-bonus", *earlier)
