"""A record as the story that is analysed: every moment at which somebody decided, with what lay on the table then.

A step is one decision, or the decisions of several seats at once. Chance comes between steps, and before the first.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..engine import Game, RecordError, calls, positions
from ..engine.playouts import opening
from ..engine.records import as_then
from ..kernel import Rules


@dataclass(frozen=True)
class Decision:
    """What one seat decided."""

    index: int
    """Its place among the moves of the record."""
    seat: int
    action: int
    move: str
    actions: tuple[int, ...]
    """All that were legal."""
    moves: tuple[str, ...]
    """The same as text."""

    @property
    def forced(self) -> bool:
        return len(self.actions) == 1


@dataclass(frozen=True)
class Step:
    """A decision, or several that are revealed together."""

    moves: int
    """How many moves have been revealed before it."""
    words: int
    """How many words of chance have been used before it."""
    before: Any
    """The truth before anybody has chosen, states of length 1."""
    after: Any
    """The truth when all have chosen, before any draw that follows."""
    drawn: bool
    """Does chance follow?"""
    decisions: tuple[Decision, ...]


@dataclass(frozen=True)
class Story:
    """A finished game from its first draw to its result."""

    rules: Rules
    seats: int
    options: dict[str, Any]
    start: Any
    """The table before any chance."""
    drawn: bool
    """Is anything drawn before the first decision?"""
    steps: tuple[Step, ...]
    end: Any
    """The table when it was over."""
    length: int
    """How many moves the record has."""
    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def shares(self) -> tuple[float, ...]:
        """The win, shared by all who are first."""
        return tuple(1 / self.ranks.count(1) if rank == 1 else 0.0 for rank in self.ranks)

    @property
    def judged(self) -> int:
        """How many decisions left a choice."""
        return sum(not decision.forced for step in self.steps for decision in step.decisions)


def read_story(record: Mapping[str, Any] | Game) -> Story:
    """Play a record again and keep every moment; one that is broken, or of a game not played to its end, is refused."""
    if isinstance(record, Game):
        record = record.record()
    steps: list[Step] = []
    game = None
    played, before, words = 0, None, 0
    for played, game in enumerate(positions(record)):
        if game.move_count != played:
            continue  # somebody has chosen, and waits for the others
        if before is not None:
            steps.append(read_step(game, record["moves"][steps_end(steps) : played], before, words))
        before, words = game.rules.from_bytes(game.state_bytes()), game.words
    assert game is not None
    if not game.over:
        raise RecordError("this game was not played to its end: there is no result to explain")
    if game.move_count != played:
        raise RecordError("the moves of this record are not in the order of the game")
    start = beginning(game, record)
    return Story(
        rules=game.rules,
        seats=game.seats,
        options=dict(game.options),
        start=start,
        drawn=waits_for_chance(start),
        steps=tuple(steps),
        end=before,
        length=played,
        scores=game.scores,
        ranks=game.ranks,
    )


def steps_end(steps: list[Step]) -> int:
    """How many moves these steps are."""
    return steps[-1].moves + len(steps[-1].decisions) if steps else 0


def read_step(game: Game, entries: list[Any], before: Any, words: int) -> Step:
    """The moves that were revealed together, each judged on the table as it lay before all of them."""
    rules = game.rules
    after, out, state = rules.copy(before), np.zeros(rules.actions, np.int64), rules.read(before)
    first = game.move_count - len(entries)
    decisions = []
    for place, (seat, text) in enumerate(entries):
        many = int(calls.legal(before, 0, seat, out))
        actions = tuple(int(action) for action in out[:many])
        action = rules.move_action(state, seat, text)
        moves = tuple(rules.move_text(state, seat, one) for one in actions)
        decisions.append(Decision(first + place, seat, action, text, actions, moves))
    for decision in decisions:
        calls.apply(after, 0, decision.seat, decision.action)
    return Step(first, words, before, after, waits_for_chance(after), tuple(decisions))


def waits_for_chance(states: Any) -> bool:
    return not calls.acting(states, 0) and not calls.over(states, 0)


def beginning(game: Game, record: Mapping[str, Any]) -> Any:
    """The table of a record before any chance, and before any choice."""
    rules = game.rules
    if "position" not in record:
        return opening(rules, game.seats, game.options)
    states, _ = rules.from_position(rules, as_then(rules, record["rules"], record["position"]))
    for seat in range(game.seats):
        calls.retract(states, 0, seat)
    return states
