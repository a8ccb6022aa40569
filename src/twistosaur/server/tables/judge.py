"""Judging a decision before it is written: what it amounts to at this table, or why it cannot be.

A decision is tried on a copy of the game, which becomes the table's when the event is taken in: what is in the log has
been played once and is not worked out again, so rules never fail after a move has been written.
"""

from __future__ import annotations

from ...engine import Game, IllegalMove
from ...protocol.errors import Code, Refusal
from .events import Change, Move, Retract, Undo
from .table import Table, Trial

MOST_CHANGES = 100
"""How often a seat may change or take back one decision: every change is a line of the log for ever, and is folded
whenever the table is opened."""


def decide(table: Table, seat: int, decision: int, move: str) -> Move | Change | None:
    """The event that a decision amounts to; None if it has been made before."""
    if table.answered.get(decision, {}).get(seat) == move:
        return None  # also after the end: the last move is repeated by whoever did not hear it acknowledged
    game = _in_play(table, decision)
    chosen = table.choice(seat)
    if chosen == move:
        return None
    trial = game.copy()
    if chosen is not None:
        _check_patience(table, seat)
        trial.retract(seat)
    try:
        trial.play(seat, move)
    except IllegalMove as problem:
        if problem.clause is not None:
            raise Refusal(Code.CLAUSE, f"forbidden by {problem.clause}", problem.clause) from None
        raise Refusal(Code(problem.reason)) from None
    what = Move(move=move) if chosen is None else Change(move=move)
    table.trial = Trial(table.seq + 1, seat, what.kind, move, trial)
    return what


def take_back(table: Table, seat: int, decision: int) -> Retract | None:
    """The event that takes an unrevealed choice back; None if there is none to take back any more."""
    _in_play(table, decision)
    if table.deciding is None or seat not in table.deciding:
        raise Refusal(Code.TURN, "there is nothing to take back")
    if seat in table.acting:
        return None
    _check_patience(table, seat)
    return Retract()


def undo(table: Table, seat: int, decision: int) -> Undo:
    """The event that takes the last turn of a person back, with what bots have answered."""
    _in_play(table, decision)
    if not table.may_undo(seat):
        raise Refusal(Code.TURN, "there is no turn to take back")
    if table.taken_back[seat] >= MOST_CHANGES:
        raise Refusal(Code.TOO_MANY, "turns were taken back too often at this table")
    assert table.last_turn is not None
    return Undo(stands=table.last_turn.before.move_count)


def _check_patience(table: Table, seat: int) -> None:
    """Only the seat itself hears of it: others would learn that it was changed at all."""
    if table.changes[seat] >= MOST_CHANGES:
        raise Refusal(Code.TOO_MANY, "this choice was changed too often: it stays as it is now")


def _in_play(table: Table, decision: int) -> Game:
    """The game, if this decision of it is open."""
    if table.status == "open":
        raise Refusal(Code.NOT_STARTED)
    if table.game is None or table.status != "playing":
        raise Refusal(Code.OVER)
    if decision != table.decision:
        raise Refusal(Code.STALE)
    return table.game
