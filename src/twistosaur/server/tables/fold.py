"""Folding: how each event changes a table. Two processes fold a log to the same bytes."""

from __future__ import annotations

from msgspec import UNSET

from ...engine import Game
from . import projection
from .events import (
    CHOICES,
    Change,
    Close,
    Event,
    Fill,
    Leave,
    Move,
    NewToken,
    Pause,
    Rematch,
    Rename,
    Retract,
    Return,
    Sit,
    Start,
    TakeOver,
    Undo,
)
from .table import Seat, Table

RETURN_SECONDS = 15.0
"""What a person who takes a seat back has at least, on a clock per player."""


def fold(table: Table, event: Event) -> None:
    """Take one event in. It was judged before it was written."""
    table.count(event)
    decision = table.decision
    table.common_view = None
    for seat, left in zip(table.seats, event.what.left or (), strict=False):
        seat.left = left
    match event.what:
        case Sit():
            _sit(table, event, event.what)
        case Leave():
            _leave(table, event)
        case Fill(level=level):
            seat = table.seats[event.own]
            seat.kind, seat.level = "bot", level
            table.story.append(projection.told(event, level=level))
        case Start():
            _start(table, event)
        case Move():
            _move(table, event, event.what)
        case Change(move=move):
            _play(table, event, move)
        case Retract():
            assert table.game is not None
            table.game.retract(event.own)
        case Undo():
            _undo(table, event)
        case TakeOver(level=level, reason=reason):
            table.seats[event.own].away = level
            table.story.append(projection.told(event, level=level, reason=reason))
        case Return():
            _return(table, event)
        case Rematch(table=other):
            table.rematch = other
            table.story.append(projection.told(event))
        case Close(reason=reason):
            close(table, reason)
            table.story.append(projection.told(event, "closed", reason=reason))
        case Rename() | NewToken() | Pause():
            pass  # what they change is beside the log: a name, a token, the clocks
    _go_on(table, event, decision)


def close(table: Table, reason: str | None) -> None:
    """A table that is not played on."""
    table.status, table.reason, table.deciding, table.acting = "closed", reason, None, ()


def skip(table: Table, event: Event) -> None:
    """Count an event of a game whose rules are no longer played: the table has begun, and stays without a game."""
    table.count(event)
    if table.status == "open":
        table.status = "playing"


def _go_on(table: Table, event: Event, decision: int) -> None:
    """Who acts now, and what of it is hidden."""
    table.note_decision()
    a_choice = isinstance(event.what, CHOICES) and table.status == "playing"
    if not a_choice:
        table.facts_seq = event.seq
    if isinstance(event.what, (Change, Retract)):
        table.changes[event.own] += 1
    if table.decision != decision:
        table.changes = [0] * len(table.seats)
    if table.game is not None:
        table.acting = table.game.acting if table.status == "playing" else ()
        if table.setup.clock.mode == "decision" and table.decision != decision:
            wind(table)
    table.reveals_nothing = a_choice and table.decision == decision and table.deciding is not None


def wind(table: Table) -> None:
    """Full time for every seat."""
    for seat in table.seats:
        seat.left = table.setup.full_time


# ------------------------------------------------------------------------------------------------ who sits


def _sit(table: Table, event: Event, what: Sit) -> None:
    seat = table.seats[event.own]
    seat.kind, seat.level, seat.who = "human", None, what.who
    seat.contribution = bytes.fromhex(what.contribution)
    if what.host:
        table.host = event.seat
    table.story.append(projection.told(event))


def _leave(table: Table, event: Event) -> None:
    seat = table.seats[event.own]
    seat.kind, seat.who, seat.contribution = "open", None, None
    if table.host == event.seat:
        table.host = None
    table.story.append(projection.told(event))


def _return(table: Table, event: Event) -> None:
    seat: Seat = table.seats[event.own]
    seat.away = None
    if seat.left is not None:
        by_decision = table.setup.clock.mode == "decision"
        seat.left = table.setup.full_time if by_decision else max(seat.left, RETURN_SECONDS)
    table.story.append(projection.told(event))


# ------------------------------------------------------------------------------------------------ the game


def _start(table: Table, event: Event) -> None:
    table.game, table.status = table.new_game(), "playing"
    if table.setup.clock.mode != "none":
        wind(table)
    table.story.append(projection.told(event, set_up=table.setup.is_set_up or UNSET))
    _begin_decision(table, table.game, event)


def _move(table: Table, event: Event, what: Move) -> None:
    assert table.game is not None
    decision, count = table.decision, table.game.move_count
    if what.by is None and table.allows_undo:
        table.note_turn(event.own)
    game = _play(table, event, what.move)
    if game.move_count > count:
        made = game.moves_since(count)
        table.answered[decision] = dict(made)
        table.story += [projection.told_move(game, event.at, seat, move) for seat, move in made]
        _begin_decision(table, game, event)


def _undo(table: Table, event: Event) -> None:
    table.go_back()
    table.taken_back[event.own] += 1
    game = table.game
    assert game is not None
    table.story.append(projection.told(event))
    table.common_view = table.seen = game.common()


def _play(table: Table, event: Event, move: str) -> Game:
    """The game after a move or a change: the trial of its judging, or worked out when the log is read."""
    assert table.game is not None
    trial, table.trial = table.trial, None
    if trial is not None and trial[:4] == (event.seq, event.seat, event.what.kind, move):
        table.game = trial.game
        return trial.game
    if isinstance(event.what, Change):
        table.game.retract(event.own)
    table.game.play(event.own, move)
    return table.game


def _begin_decision(table: Table, game: Game, event: Event) -> None:
    """A decision begins, or the game is over; what the last step did is told with its last move."""
    table.common_view = game.common()
    projection.tell_facts(table.story[-1], game, table.seen, table.common_view)
    table.seen = table.common_view
    choices = game.choices()
    table.deciding = None if choices is None else frozenset(choices)
    if game.over:
        table.status, table.deciding = "over", None
        table.story.append(projection.told(event, "over", seat=None))
