"""Moves, options and views of Draftosaurus as text and plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...kernel import NO_SUCH_ACTION, Outlook, StandIn, as_python, rule
from ...kernel.data import option_choice, option_flag, read_options
from .board import (
    BOARDS,
    DISCARD_ACTION,
    FACES,
    MOVE_ACTION,
    PER_SPECIES,
    PICK_ACTION,
    PLACE_ACTION,
    PLACES,
    QUARANTINE_PEN,
    SIDE_UP,
    SOURCES,
    SPECIES,
    START,
    STAY_ACTION,
    SUMMER_PENS,
    SUMMER_WINTER,
    VARIANTS,
    WIDTH,
    WINTER,
    WINTER_PENS,
)
from .hidden import bowl_size, has_chosen, knows_bowl
from .rules import where_to
from .state import DISCARD, MOVE, NONE, OVER, PICK, PLACE

PHASES = {PICK: "pick", PLACE: "place", DISCARD: "discard", MOVE: "quarantine", OVER: "over"}
PENS_OF_BOARD = ((*SUMMER_PENS, "river"), (*WINTER_PENS, "river"))

DEFAULTS = {"first": "random", "board": "summer", "five_player_die": True}


def options(seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
    chosen = read_options(seats, given, DEFAULTS)
    option_choice(chosen["first"], [*range(seats), "random"], "first")
    option_choice(chosen["board"], VARIANTS, "board")
    option_flag(chosen["five_player_die"], "five_player_die")
    return chosen


def encode(seats: int, chosen: Mapping[str, Any]) -> np.ndarray[Any, Any]:
    first = NONE if chosen["first"] == "random" else chosen["first"]
    return np.array([seats, first, VARIANTS.index(chosen["board"]), int(chosen["five_player_die"])], np.int64)


# ------------------------------------------------------------------------------------------------ moves


def text_of(action: int) -> str:
    if action < DISCARD_ACTION:
        return f"pick {SPECIES[action - PICK_ACTION]}"
    if action < PLACE_ACTION:
        return f"discard {SPECIES[action - DISCARD_ACTION]}"
    if action < MOVE_ACTION:
        return f"place {PLACES[action - PLACE_ACTION]}"
    return "stay" if action == STAY_ACTION else f"move {PLACES[action - MOVE_ACTION]}"


MOVES = tuple(text_of(action) for action in range(STAY_ACTION + 1))
ACTION_OF = {text: action for action, text in enumerate(MOVES)}


def move_text(s: StandIn, seat: int, action: int) -> str:
    return MOVES[action]


def move_action(s: StandIn, seat: int, text: str) -> int:
    return ACTION_OF.get(text, NO_SUCH_ACTION)


def pending(s: Any) -> dict[int, int | None] | None:
    """All decisions of this game are made at once; in quarantine only by those who have a dinosaur there."""
    seats = range(s.seats)
    deciding = seats if s.phase != MOVE else [i for i in seats if s.held[i, QUARANTINE_PEN] > 0]
    chosen = s.chosen.tolist()
    return {i: None if chosen[i] == NONE else chosen[i] for i in deciding}


@rule
def survey(states: Any, seat: int, out: Any) -> None:
    where_to(states[0], seat, out)


PRINTED = tuple([k for k, side in enumerate(SIDE_UP) if side in (board, -1)] for board in range(len(BOARDS)))
"""The places of each board."""
PRINTED_NAMES = tuple(tuple(PLACES[place] for place in places) for places in PRINTED)


def outlook(states: Any, s: Any, seat: int) -> Outlook | None:
    """While picking: where each species in the bowl could go."""
    if s.phase != PICK:
        return None
    out = np.zeros((len(SPECIES), len(PLACES)), np.int64)
    survey(states, seat, out)
    names, answers, bowl = PRINTED_NAMES[s.board], out[:, PRINTED[s.board]].tolist(), s.bowl[seat].tolist()
    return {name: (names, tuple(answers[k])) for k, name in enumerate(SPECIES) if bowl[k] > 0}


# ------------------------------------------------------------------------------------------------ positions


def species_list(counts: list[int]) -> list[str]:
    out: list[str] = []
    for name, count in zip(SPECIES, counts, strict=True):
        if count:
            out += [name] * count
    return out


SPECIES_OR_NONE = (*SPECIES, None)
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


def public(s: Any) -> dict[str, Any]:
    """What everybody at the table sees."""
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


def common(s: Any) -> dict[str, Any]:
    """What is the same in every view: what everybody sees, and counts of what is face down."""
    seats = range(s.seats)
    sizes = [int(as_python(bowl_size)(s, owner)) for owner in seats]
    on_parks = sum(map(sum, s.held[: s.seats].tolist()))
    in_hand = s.seats - s.pick[: s.seats].tolist().count(NONE)
    box = 6 * int(PER_SPECIES[s.seats])
    return {
        **public(s),
        "bowl_sizes": sizes,
        "bag_size": box - on_parks - in_hand - sum(sizes) - sum(s.discarded.tolist()),
        "has_chosen": [bool(as_python(has_chosen)(s, owner)) for owner in seats],
    }


def chosen_text(s: Any, seat: int) -> str | None:
    action = int(s.chosen[seat])
    return None if action == NONE else move_text(s, seat, action)


def position(s: Any, options: Mapping[str, Any]) -> dict[str, Any]:
    seats = range(s.seats)
    return {
        "game": "draftosaurus",
        "options": dict(options),
        **public(s),
        "bowls": [species_list(s.bowl[seat].tolist()) for seat in seats],
        "bag": species_list(s.bag.tolist()),
        "chosen": [chosen_text(s, seat) for seat in seats],
    }


def view(s: Any, seat: int, options: Mapping[str, Any], known: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """A hidden record for its audience: bowls that this seat has held are remembered, the others are null."""
    bowls, chosen, knows = s.bowl[: s.seats].tolist(), s.chosen[: s.seats].tolist(), as_python(knows_bowl)
    return {
        "game": "draftosaurus",
        "options": dict(options),
        **(common(s) if known is None else known),
        "bowls": [species_list(bowl) if knows(s, seat, owner) else None for owner, bowl in enumerate(bowls)],
        "chosen": [None if action == NONE else MOVES[action] for action in chosen],
    }


def own_sources(s: Any) -> tuple[str, ...]:
    names = SOURCES[6:11] if s.board == WINTER else SOURCES[:6]
    earlier = ("earlier",) if s.variant == SUMMER_WINTER else ()
    return (*names, "river", "t-rex-bonus", *earlier)
