"""The one place that makes what an audience sees: a pure function of (record, audience, public facts).

Every byte about a game that leaves the server comes from here: snapshots, events, and the decisions in them. The record
enters through `Game.view` and `Game.asked`, which look at `hide`'s record and at nothing else.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import replace

from ...engine import Answers, Common, Game, Places
from ...protocol.messages import Clock, Decision, End, Entry, Event, Fairness, Player, State, TableFacts
from .table import Line


class Facts(Struct, frozen=True):
    """What everybody may know besides the game; time and connections are in it as values."""

    table: TableFacts
    players: list[Player]
    lines: list[Line]
    clock: Clock | None
    acting: tuple[int, ...]
    deciding: frozenset[int] | None
    decision: int
    fairness: Fairness | None
    """Only after the end."""


def project(
    game: Game | None, audience: int | None, facts: Facts, common: Common | None = None, told: int = 0
) -> State:
    """Everything an audience may know.

    What is known already need not be made again: `common` is the game's, for all audiences of a moment, and `told` says
    how many lines of the story this audience has read: those are left out.
    """
    view, asked = None, None
    if game is not None:
        if audience is not None and is_asked(audience, facts):
            view, answers, places = game.asked(audience, common)
            asked = decision(game, audience, facts, answers, places)
        else:
            view = game.view(audience, common)
    return State(
        table=facts.table,
        players=facts.players,
        log=[entry(line, audience) for line in facts.lines[told:]],
        view=view,
        decision=asked,
        clock=facts.clock,
        end=end(game, facts),
    )


def entry(line: Line, audience: int | None) -> Entry:
    """A line of the story; the cards of a secret move are read by its own seat alone."""
    return line.own if line.own is not None and audience is not None and line.own.seat == audience else line.public


def is_asked(seat: int, facts: Facts) -> bool:
    """Does a seat owe a decision, or may it still change one?"""
    return facts.table.status == "playing" and (seat in facts.acting or seat in (facts.deciding or ()))


def decision(game: Game, seat: int, facts: Facts, answers: Answers, places: Places | None) -> Decision:
    """What a seat is asked, or may still change."""
    at_once = facts.deciding is not None and seat in facts.deciding
    actions, others = answers.by_verb
    chosen = None
    if at_once and seat not in facts.acting:
        chosen = (game.choices() or {}).get(seat)
    return Decision(
        id=facts.decision,
        simultaneous=at_once,
        chosen=chosen,
        actions=actions,
        others=others,
        places=places,
    )


def end(game: Game | None, facts: Facts) -> End | None:
    if game is None or facts.fairness is None or not game.over:
        return None
    return End(
        scores=list(game.scores),
        ranks=list(game.ranks),
        breakdown=[game.breakdown(seat) for seat in range(game.seats)],
        fairness=facts.fairness,
    )


OTHERS: Any = object()
"""Somebody else's choice, of which an audience learns only that it was made."""


def choice(version: int, old: State, seats: int, facts: Facts, own: str | None) -> Event:
    """`project` and `step` after a choice that reveals nothing, made from what the audience saw before it.

    `own` is the audience's choice (None: taken back), or `OTHERS`: then the event is the same for all of them. Three of
    four decisions at a table of four are such choices; a test holds this against the long way.
    """
    assert old.view is not None
    changed: dict[str, Any] = {"acting": list(facts.acting)}
    if "has_chosen" in old.view:
        changed["has_chosen"] = [s in (facts.deciding or ()) and s not in facts.acting for s in range(seats)]
    event = Event(version=version, players=facts.players, view=changed)
    if facts.clock is not None:
        event.clock = facts.clock
    if own is not OTHERS:
        if "chosen" in old.view:
            changed["chosen"] = [own if s == old.view["seat"] else text for s, text in enumerate(old.view["chosen"])]
        if old.decision is not None:
            event.decision = replace(old.decision, chosen=own)
    return event


def follow(state: State, event: Event) -> None:
    """`apply` in place, for an event of `choice`: nothing is told, and the keys of the view stay."""
    assert state.view is not None
    assert event.view is not UNSET
    state.view |= event.view
    for name in ("players", "decision", "clock"):
        if (value := getattr(event, name)) is not UNSET:
            setattr(state, name, value)


def step(version: int, old: State, new: State) -> Event:
    """What leads from one state of an audience to the next, whose log holds the new lines alone."""
    out = Event(version=version)
    if new.table is not old.table and new.table != old.table:
        out.table = new.table
    if new.players != old.players:
        out.players = new.players
    if new.log:
        out.log = new.log
    if new.view is not None and new.view is not old.view:
        if old.view is None or old.view.keys() != new.view.keys():
            out.view, out.whole = new.view, True
        elif changed := changes(old.view, new.view):
            out.view = changed
    if new.decision is not old.decision and new.decision != old.decision:
        out.decision = new.decision
    if new.clock is not None or old.clock is not None:
        out.clock = new.clock
    if new.end is not old.end and new.end != old.end:
        out.end = new.end
    return out


def changes(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in new.items() if value is not old[key] and value != old[key]}
