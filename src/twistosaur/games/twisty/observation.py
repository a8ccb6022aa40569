"""What a seat sees as a row of numbers: everything, since all lies open.

Seats are counted from the one that looks: its own is 0, the next clockwise 1. Cells are a1, b1 .. g1, a2 .. g7. All
options and numbers of seats share one layout; what is not there is 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...kernel import Feature, Observation, Symmetries, inlined, write_seven
from .board import ACTIONS, CELLS, CENTRE, MAX_SEATS, ROW, SIDE, SPECIAL, STAY_ACTION, TOKENS
from .rules import can_steal, next_colour
from .state import NONE

KINDS = len(TOKENS)
FAR = 100
"""Turns to come are counted up to so many."""


def symmetries(features: tuple[Feature, ...]) -> Symmetries:
    """The board turned and turned over, in each of its eight ways with the colours named anew, round a ring, in seven.

    No rule tells one colour from another, or a side of the board.
    """
    rows, actions = [], []
    cells = np.arange(CELLS).reshape(SIDE, SIDE)
    turned = [np.rot90(board, k) for board in (cells, cells.T) for k in range(4)]
    for board in turned:
        for shift in range(ROW):
            colour = (np.arange(ROW) + shift) % ROW
            kind = np.array([*np.argsort(colour), *range(ROW, KINDS)])
            axes = {CELLS: board.ravel(), KINDS: kind, ROW: np.argsort(colour)}
            row, at = [], 0
            for feature in features:
                here = np.arange(feature.length).reshape(feature.shape)
                for axis, size in enumerate(feature.shape):
                    if size in axes and feature.name != "held" and (feature.name, axis) != ("row", 1):
                        here = np.take(here, axes[size], axis)
                row.append(at + here.ravel())
                at += feature.length
            rows.append(np.concatenate(row))
            place = np.argsort(board.ravel())
            action = np.concatenate([first + place for first in range(0, STAY_ACTION, CELLS)])
            actions.append(np.concatenate([action, np.arange(STAY_ACTION, ACTIONS)]))
    return Symmetries(np.array(rows, np.int16), np.array(actions, np.int16))


FEATURES = (
    Feature("seats", (3,), 1, "How many play: one of 2, 3, 4."),
    Feature("corners", (1,), 1, "Are starting corners chosen, not drawn?"),
    Feature("robbed_pawn", (1,), 1, "Does a robbed pawn go anywhere, not to a corner?"),
    Feature("turns_left", (1,), FAR, "Turns that each seat has at least before the limit; 100 also means more."),
    Feature("phase", (8,), 1, "First seat, token, order of a row, start, move, follow a token, place a pawn, over."),
    Feature("turn", (MAX_SEATS,), 1, "Whose turn it is."),
    Feature("deciding", (MAX_SEATS,), 1, "Who decides now; a robbed seat does so in another's turn."),
    Feature("winner", (MAX_SEATS,), 1, "Who has won at the centre."),
    Feature("bag", (KINDS,), SPECIAL, "During the set-up: tokens not laid out yet, by kind."),
    Feature("token", (CELLS, KINDS), 1, "What lies on each cell: seven colours, five special tokens."),
    Feature("used", (CELLS,), 1, "Special tokens that have moved the pawn this turn."),
    Feature("pawn", (MAX_SEATS, CELLS), 1, "Where each pawn stands."),
    Feature("row", (MAX_SEATS, ROW, ROW), 1, "Each row from the left: the colour at every place."),
    Feature("held", (MAX_SEATS, ROW), 1, "The places of the row whose cube is held."),
    Feature("secured", (MAX_SEATS, ROW), 1, "Colours that cannot be stolen from a seat any more."),
    Feature("next", (MAX_SEATS, ROW), 1, "The colour that a seat needs next; none with all seven."),
    Feature("wanted", (MAX_SEATS, CELLS), 1, "Cells with a cube of that colour; with all seven the centre."),
    Feature("prey", (MAX_SEATS, CELLS), 1, "Cells with a pawn that a seat could rob of that colour."),
)
HISTORY = (
    "November 2026, the first.",
    "November 2026: what every seat needs next, the cells where that lies, and whom it could rob of it.",
)
OBSERVATION = Observation(HISTORY, FEATURES, symmetries(FEATURES))
AT = OBSERVATION.places
LENGTH = OBSERVATION.length
SEATS, CORNERS_AT, ROBBED, LEFT, PHASE = AT["seats"], AT["corners"], AT["robbed_pawn"], AT["turns_left"], AT["phase"]
TURN, DECIDING, WINNER, BAG = AT["turn"], AT["deciding"], AT["winner"], AT["bag"]
TOKEN_AT, USED, PAWN, ROW_AT, HELD, SECURED = (
    AT["token"],
    AT["used"],
    AT["pawn"],
    AT["row"],
    AT["held"],
    AT["secured"],
)
NEXT, WANTED, PREY = AT["next"], AT["wanted"], AT["prey"]


SPREAD = 0x2040810204081
EACH = 0x01010101010101
"""Seven bits times the one, of that the bits of the other: bit k stands in byte k. A row has seven places, the board
seven times seven cells."""


@inlined
def observe(s: Any, seat: int, out: Any) -> None:
    for k in range(LENGTH):
        out[k] = 0
    out[SEATS + s.seats - 2] = 1
    out[CORNERS_AT] = s.corners
    out[ROBBED] = s.robbed_pawn
    out[LEFT] = min(FAR, (s.seats * s.turn_limit - s.turns) // s.seats)
    out[PHASE + s.phase] = 1
    see_board(s, out)
    seats = int(s.seats)
    for owner in range(seats):
        place = owner - seat if owner >= seat else owner - seat + seats
        see_seat(s, owner, place, out)
        see_aims(s, owner, place, out)


@inlined
def see_board(s: Any, out: Any) -> None:
    """Where something lies is what no processor can guess: nothing depends on it."""
    for token in range(KINDS):
        out[BAG + token] = s.bag[token]
    for cell in range(CELLS):
        token = s.token[cell]
        out[TOKEN_AT + KINDS * cell + max(token, 0)] = token != NONE
    for k in range(ROW):
        write_seven(out, USED + ROW * k, spread((s.used >> (ROW * k)) & 127))


@inlined
def see_seat(s: Any, owner: int, place: int, out: Any) -> None:
    out[TURN + place] = owner == s.turn
    out[DECIDING + place] = owner == s.deciding
    out[WINNER + place] = owner == s.winner
    out[PAWN + CELLS * place + max(s.pawn[owner], 0)] = s.pawn[owner] != NONE
    for k in range(ROW):
        colour = s.row[owner, k]
        out[ROW_AT + ROW * ROW * place + ROW * k + max(colour, 0)] = colour != NONE
    write_seven(out, HELD + ROW * place, EACH & ((1 << (8 * int(s.held[owner]))) - 1))
    write_seven(out, SECURED + ROW * place, spread(int(s.secured[owner]) & 127))


@inlined
def see_aims(s: Any, owner: int, place: int, out: Any) -> None:
    """TW-8, TW-15, TW-18: what a seat is after, once its row is laid out."""
    if s.row[owner, 0] == NONE:
        return
    colour = next_colour(s, owner)
    if colour == NONE:
        out[WANTED + CELLS * place + CENTRE] = 1
        return
    out[NEXT + ROW * place + colour] = 1
    for cell in range(CELLS):
        out[WANTED + CELLS * place + cell] = s.token[cell] == colour
    for other in range(s.seats):
        if other != owner and s.pawn[other] != NONE and s.held[other] > 0 and can_steal(s, owner, other):
            out[PREY + CELLS * place + s.pawn[other]] = 1


@inlined
def spread(bits: int) -> int:
    """Seven bits as a word, a byte for each."""
    return bits * SPREAD & EACH
