"""Positions of Twisty from plain data: checked against the rules, with errors that name place and clause."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import PositionError, Rules, as_python
from ...kernel.data import known, mapping, number, one_of, required, row, shown
from .board import (
    CELL_NAMES,
    CENTRE,
    CHOSEN,
    COLOURS,
    IS_CORNER,
    ORTHOGONAL,
    PER_COLOUR,
    ROW,
    SECURE,
    TOKENS,
)
from .options import encode
from .state import CORNER, FOLLOW, NONE, OVER, new
from .views import PHASES

KEYS = [
    "game",
    "options",
    "seats",
    "cells",
    "pawns",
    "rows",
    "held",
    "secured",
    "turn",
    "turns",
    "phase",
    "used",
]
PHASE_CODES = tuple(PHASES)
PHASE_NAMES = tuple(PHASES.values())


def from_position(rules: Rules, data: Mapping[str, Any]) -> tuple[Any, dict[str, Any]]:
    known(data, KEYS, "")
    seats = number(required(data, "seats"), "seats", *rules.seats)
    options = rules.options(seats, mapping(data.get("options", {}), "options"))
    s: Any = rules.state()
    as_python(new)(s, encode(seats, options))
    read_rows(s, data)
    read_secured(s, data)
    read_cells(s, data, options["tokens"])
    read_pawns(s, data)
    read_clock(s, data)
    check_order(s, options["first"])
    read_used(s, data)
    is_set_up = s.phase == CORNER and s.pawn[s.turn] == NONE
    if s.row[0, 0] == NONE and not is_set_up:
        raise PositionError("rows", "missing, they are laid out when every pawn has its corner", "TW-3")
    if is_set_up:
        check_set_up(s)
    elif s.phase == CORNER:
        check_theft(s)
    else:
        check_pawns(s)
    states = rules.states()
    rules.write(s, states)
    return states, options


def score_position(rules: Rules, data: Mapping[str, Any]) -> Any:
    """A whole position, or only `rows`, `held` and `pawns`: then a pawn on the centre with all 7 cubes has won."""
    facts = mapping(data, "position")
    if "cells" in facts:
        return from_position(rules, facts)[0]
    held = row(required(facts, "held"), "held")
    low, high = rules.seats
    if not low <= len(held) <= high:
        raise PositionError("held", f"expected {low} to {high} seats, found {len(held)}", "TW-1")
    s: Any = rules.state()
    as_python(new)(s, encode(len(held), rules.options(len(held), {})))
    read_rows(s, facts)
    read_pawns(s, facts)
    s.bag[:] = 0
    s.turn = 0
    s.phase = OVER
    for seat in range(s.seats):
        if s.pawn[seat] == CENTRE and s.held[seat] == ROW:
            s.winner = seat
    states = rules.states()
    rules.write(s, states)
    return states


# ------------------------------------------------------------------------------------------------ pieces


def read_rows(s: Any, data: Mapping[str, Any]) -> None:
    """TW-3: each colour once; what is held is a number, so it cannot but be the row's beginning.

    All rows are empty while corners are being chosen.
    """
    rows = row(required(data, "rows"), "rows", s.seats)
    held = row(required(data, "held"), "held", s.seats)
    are_laid_out = any(len(row(colours, f"rows[{seat}]")) > 0 for seat, colours in enumerate(rows))
    for seat in range(s.seats):
        place = f"rows[{seat}]"
        if not are_laid_out:
            if held[seat] != 0:
                raise PositionError(f"held[{seat}]", "expected 0, the rows are not laid out", "TW-3")
            continue
        colours = [one_of(name, COLOURS, f"{place}[{k}]") for k, name in enumerate(row(rows[seat], place, ROW))]
        for k, colour in enumerate(colours):
            if colour in colours[:k]:
                raise PositionError(f"{place}[{k}]", f"{COLOURS[colour]} is in this row already", "TW-3")
        s.row[seat] = colours
        s.held[seat] = number(held[seat], f"held[{seat}]", 0, ROW)


def read_secured(s: Any, data: Mapping[str, Any]) -> None:
    for seat, colours in enumerate(row(data.get("secured", [[]] * s.seats), "secured", s.seats)):
        for k, name in enumerate(row(colours, f"secured[{seat}]")):
            place = f"secured[{seat}][{k}]"
            colour = one_of(name, COLOURS, place)
            if colour not in s.row[seat, : s.held[seat]]:
                raise PositionError(place, f"{name} is not held by this seat", "TW-12")
            if s.secured[seat] >> colour & 1:
                raise PositionError(place, f"{name} is named twice")
            s.secured[seat] |= 1 << colour


def read_cells(s: Any, data: Mapping[str, Any], split: Mapping[str, int]) -> None:
    """TW-1, TW-2: tokens where tokens lie, and with the cubes held they are all there are."""
    cells = mapping(required(data, "cells"), "cells")
    known(cells, CELL_NAMES, "cells")
    for name, token in cells.items():
        cell = CELL_NAMES.index(name)
        if cell == CENTRE or IS_CORNER[cell]:
            raise PositionError(f"cells.{name}", "no token lies on a corner or on the centre", "TW-1")
        s.token[cell] = one_of(token, TOKENS, f"cells.{name}")
    for k, name in enumerate(TOKENS):
        there = int((s.token == k).sum())
        held = sum(1 for seat in range(s.seats) if k in s.row[seat, : s.held[seat]])
        expected = PER_COLOUR if k < ROW else split[name]
        if there + held != expected:
            place = "cells and held" if k < ROW else "cells"
            raise PositionError(place, f"{there + held} x {name} in all, expected {expected}", "TW-2")
    s.bag[:] = 0


def read_pawns(s: Any, data: Mapping[str, Any]) -> None:
    for seat, name in enumerate(row(required(data, "pawns"), "pawns", s.seats)):
        place = f"pawns[{seat}]"
        if name is None:
            continue
        if not isinstance(name, str) or name not in CELL_NAMES:
            raise PositionError(place, f"expected a cell from a1 to g7 or null, found {shown(name)}", "TW-1")
        cell = CELL_NAMES.index(name)
        if s.pawn_at[cell] != NONE:
            raise PositionError(place, f"seat {s.pawn_at[cell]} stands on {name} already", "TW-14")
        s.pawn[seat] = cell
        s.pawn_at[cell] = seat


# ------------------------------------------------------------------------------------------------ the moment


def read_clock(s: Any, data: Mapping[str, Any]) -> None:
    """Phase, turn and turns; a win leaves its turn uncounted, so turns alone tell it from the turn limit."""
    last = s.seats * s.turn_limit
    s.phase = PHASE_CODES[one_of(required(data, "phase"), PHASE_NAMES, "phase")]
    s.turn = number(required(data, "turn"), "turn", 0, s.seats - 1)
    s.turns = number(required(data, "turns"), "turns", 0, last)
    if int(s.held.sum()) > s.turns:
        raise PositionError("turns", f"{s.held.sum()} cubes are held, and a turn takes one at most", "TW-8")
    if s.phase == OVER:
        if s.turns < last:
            if s.held[s.turn] < ROW or s.pawn[s.turn] != CENTRE:
                raise PositionError("phase", f"nobody has won at the centre, nor are {last} turns over", "TW-18")
            s.winner = s.turn
        return
    if s.turns == last:
        raise PositionError("turns", f"expected fewer than {last}, after which the game is over", "TW-20")
    s.deciding = s.turn
    if s.phase == FOLLOW:
        token = s.token[s.pawn[s.turn]] if s.pawn[s.turn] != NONE else NONE
        if not ORTHOGONAL <= token < SECURE:
            raise PositionError("phase", f"the pawn of seat {s.turn} stands on no token that moves it", "TW-6")


def check_order(s: Any, first: int | str) -> None:
    """TW-4: with a given first seat, the turns taken say whose turn it is; before the first turn, the pawns placed."""
    if first == "random":
        return
    gone = s.turns if s.pawn[s.turn] != NONE else int((s.pawn != NONE).sum())
    expected = (int(first) + gone) % s.seats
    if s.turn != expected:
        raise PositionError("turn", f"expected {expected}, clockwise from seat {first}", "TW-4")


def read_used(s: Any, data: Mapping[str, Any]) -> None:
    """TW-13: only in the middle of a turn, only tokens that move a pawn, and not the one that is to act now."""
    used = row(data.get("used", []), "used")
    in_turn = s.phase == FOLLOW or (s.phase == CORNER and s.pawn[s.turn] != NONE)
    if used and not in_turn:
        raise PositionError("used", "expected none, no turn is going on", "TW-13")
    for k, name in enumerate(used):
        place = f"used[{k}]"
        if not isinstance(name, str) or name not in CELL_NAMES:
            raise PositionError(place, f"expected a cell from a1 to g7, found {shown(name)}")
        cell = CELL_NAMES.index(name)
        if not ORTHOGONAL <= s.token[cell] < SECURE:
            raise PositionError(place, f"no token on {name} could have moved a pawn", "TW-13")
        if s.phase == FOLLOW and cell == s.pawn[s.turn]:
            raise PositionError(place, "arriving on a used token would have ended the turn", "TW-13")
        if s.used >> cell & 1:
            raise PositionError(place, f"{name} is named twice")
        s.used |= 1 << cell


def check_pawns(s: Any) -> None:
    for seat in range(s.seats):
        if s.pawn[seat] == NONE:
            raise PositionError(f"pawns[{seat}]", "missing, only a corner phase has a pawn off the board", "TW-17")


def check_set_up(s: Any) -> None:
    """TW-3: pawns are placed in turn order before anything else has happened."""
    if s.corners != CHOSEN:
        raise PositionError("phase", "corners are not chosen by the options", "TW-3")
    if s.turns > 0:
        raise PositionError("turns", "expected 0, not all pawns have started", "TW-3")
    placed = sum(1 for seat in range(s.seats) if s.pawn[seat] != NONE)
    for seat in range(s.seats):
        is_before = 0 < (s.turn - seat) % s.seats <= placed
        if is_before != (s.pawn[seat] != NONE):
            raise PositionError(f"pawns[{seat}]", "corners are chosen in turn order", "TW-3")
        if s.pawn[seat] != NONE and not IS_CORNER[s.pawn[seat]]:
            raise PositionError(f"pawns[{seat}]", "pawns start on corners", "TW-3")


def check_theft(s: Any) -> None:
    """TW-15 to TW-17: the cube lies last in the thief's row, its colour last in the robbed row."""
    off = [seat for seat in range(s.seats) if s.pawn[seat] == NONE]
    if len(off) != 1:
        raise PositionError("pawns", f"expected one robbed pawn off the board, found {len(off)}", "TW-17")
    if s.held[s.turn] == 0:
        raise PositionError(f"held[{s.turn}]", "expected the stolen cube at least", "TW-15")
    colour = int(s.row[s.turn, s.held[s.turn] - 1])
    if s.secured[s.turn] >> colour & 1:
        raise PositionError(f"secured[{s.turn}]", f"{COLOURS[colour]} has just been stolen", "TW-15")
    if s.row[off[0], ROW - 1] != colour or s.held[off[0]] == ROW:
        problem = f"expected {COLOURS[colour]} at the end, it has just been stolen"
        raise PositionError(f"rows[{off[0]}]", problem, "TW-16")
    s.deciding = off[0]
