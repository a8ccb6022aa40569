"""Moves, options and views of Draftosaurus as text and plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...kernel import NO_SUCH_ACTION, StandIn, as_python, rule
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
    RIVER,
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


def move_text(s: StandIn, seat: int, action: int) -> str:
    if action < DISCARD_ACTION:
        return f"pick {SPECIES[action - PICK_ACTION]}"
    if action < PLACE_ACTION:
        return f"discard {SPECIES[action - DISCARD_ACTION]}"
    if action < MOVE_ACTION:
        return f"place {PLACES[action - PLACE_ACTION]}"
    return "stay" if action == STAY_ACTION else f"move {PLACES[action - MOVE_ACTION]}"


ACTION_OF = {move_text(StandIn.__new__(StandIn), 0, action): action for action in range(STAY_ACTION + 1)}


def move_action(s: StandIn, seat: int, text: str) -> int:
    return ACTION_OF.get(text, NO_SUCH_ACTION)


def pending(s: Any) -> dict[int, int | None] | None:
    """All decisions of this game are made at once; in quarantine only by those who have a dinosaur there."""
    deciding = [i for i in range(s.seats) if s.phase != MOVE or s.held[i, QUARANTINE_PEN] > 0]
    return {i: None if s.chosen[i] == NONE else int(s.chosen[i]) for i in deciding}


@rule
def survey(states: Any, seat: int, out: Any) -> None:
    where_to(states[0], seat, out)


PRINTED = tuple([k for k, side in enumerate(SIDE_UP) if side in (board, -1)] for board in range(len(BOARDS)))
"""The places of each board."""


def outlook(states: Any, s: Any, seat: int) -> dict[str, dict[str, int]] | None:
    """While picking: where each species in the bowl could go."""
    if s.phase != PICK:
        return None
    out = np.zeros((len(SPECIES), len(PLACES)), np.int64)
    survey(states, seat, out)
    return {
        name: {PLACES[place]: int(out[k, place]) for place in PRINTED[s.board]}
        for k, name in enumerate(SPECIES)
        if s.bowl[seat, k] > 0
    }


# ------------------------------------------------------------------------------------------------ positions


def species_list(counts: Any) -> list[str]:
    return [SPECIES[k] for k in range(6) for _ in range(int(counts[k]))]


def species_name(code: int) -> str | None:
    return None if code == NONE else SPECIES[code]


def park(s: Any, seat: int) -> dict[str, list[str | None]]:
    out: dict[str, list[str | None]] = {}
    for pen, name in enumerate(PENS_OF_BOARD[s.board]):
        first = int(START[s.board, pen])
        shown = int(WIDTH[s.board, pen]) if name == "pyramid" else int(s.held[seat, pen])
        out[name] = [species_name(int(code)) for code in s.cell[seat, first : first + shown]]
    return out


def public(s: Any) -> dict[str, Any]:
    """What everybody at the table sees."""
    seats = range(s.seats)
    in_second = s.variant == SUMMER_WINTER and s.second
    earlier = {
        "points": [int(s.earlier_points[i]) for i in seats],
        "trexes": [int(s.earlier_trex[i]) for i in seats],
    }
    return {
        "seats": s.seats,
        "board": BOARDS[s.board],
        "parks": [park(s, seat) for seat in seats],
        "discarded": species_list(s.discarded),
        "die": None if s.die == NONE else FACES[s.die],
        "roller": s.roller,
        "round": s.round_no,
        "turn": s.turn_no,
        "phase": PHASES.get(s.phase, "chance"),
        "picks": [species_name(int(s.pick[i])) for i in seats],
        "earlier": earlier if in_second else None,
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
        "bowls": [species_list(s.bowl[seat]) for seat in seats],
        "bag": species_list(s.bag),
        "chosen": [chosen_text(s, seat) for seat in seats],
    }


def view(s: Any, seat: int, options: Mapping[str, Any], known: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """A hidden record for its audience: bowls that this seat has held are remembered, the others are null."""
    seats = range(s.seats)
    sizes = [int(as_python(bowl_size)(s, owner)) for owner in seats]
    on_parks = sum(int(s.held[owner, pen]) for owner in seats for pen in range(RIVER + 1))
    in_hand = sum(1 for owner in seats if s.pick[owner] != NONE)
    box = 6 * int(PER_SPECIES[s.seats])
    return {
        "game": "draftosaurus",
        "options": dict(options),
        **(public(s) if known is None else known),
        "bowls": [species_list(s.bowl[owner]) if as_python(knows_bowl)(s, seat, owner) else None for owner in seats],
        "bowl_sizes": sizes,
        "bag_size": box - on_parks - in_hand - sum(sizes) - int(s.discarded.sum()),
        "chosen": [chosen_text(s, owner) for owner in seats],
        "has_chosen": [bool(as_python(has_chosen)(s, owner)) for owner in seats],
    }


def own_sources(s: Any) -> tuple[str, ...]:
    names = SOURCES[6:11] if s.board == WINTER else SOURCES[:6]
    earlier = ("earlier",) if s.variant == SUMMER_WINTER else ()
    return (*names, "river", "t-rex-bonus", *earlier)
