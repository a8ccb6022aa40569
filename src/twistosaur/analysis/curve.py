"""The curve of a game: what every seat could expect at each moment, and the parts that a result is made of.

V(s) is the win share of every seat if everybody follows the policy from the true state s on. It is estimated once for
each moment; the last one is the result itself. So the changes from moment to moment add up to the result, and each of
them belongs to somebody: to chance, to a seat that chose, or to the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from ..engine import calls
from .sampling import Moment, Question
from .story import Decision, Step, Story

Kind = Literal["start", "draw", "choice", "reveal", "end"]


@dataclass(eq=False)
class Point:
    """A moment of the curve. Its worth is sampled, the same as another's, or known: that of a game that is over."""

    at: Kind
    moves: int
    """How many moves are revealed."""
    seat: int | None
    """Who chose, where it is the moment after one choice."""
    worth: Moment | Question | Point | tuple[float, ...]

    @property
    def known(self) -> bool:
        """Has anything been found out about it?"""
        if isinstance(self.worth, Point):
            return self.worth.known
        return isinstance(self.worth, tuple) or bool(self.worth.worlds[0])

    def shares(self) -> tuple[list[float], list[float]]:
        """Win share of every seat, with standard errors."""
        worth = self.worth
        if isinstance(worth, Point):
            return worth.shares()
        if isinstance(worth, tuple):
            return list(worth), [0.0] * len(worth)
        found = [worth.share(0, seat) for seat in range(worth.seats)]
        return [win for win, _ in found], [error for _, error in found]


@dataclass(frozen=True)
class Turn:
    """A step on the curve."""

    step: Step
    before: Point
    choices: Mapping[int, Point]
    """By seat: after its choice alone, with those of the others still to come."""
    after: Point
    """When all have chosen."""
    draw: Point | None
    """After the chance that follows."""


@dataclass(frozen=True)
class Curve:
    """A whole game."""

    start: Point
    first: Point | None
    """After the chance before the first decision."""
    turns: tuple[Turn, ...]

    def points(self) -> list[Point]:
        """All of it, in order; where only one seat had a choice, there is nothing more to reveal."""
        out = [self.start, *([self.first] if self.first else [])]
        for turn in self.turns:
            out += [point for point in turn.choices.values() if point is not turn.before and point is not turn.after]
            out.append(turn.after)
            out += [turn.draw] if turn.draw else []
        return out

    def moments(self) -> list[Moment]:
        """All that is sampled for it and nothing else."""
        return [point.worth for point in self.points() if isinstance(point.worth, Moment)]

    @property
    def known(self) -> bool:
        return all(point.known for point in self.points())


class Weaver:
    """Lays out the points of a story so that nothing is estimated twice."""

    def __init__(self, story: Story, key: int, asked: Mapping[int, Question]) -> None:
        self.story, self.key = story, key
        self.asked = asked
        """Questions about the truth itself, by the place of their move: their first row is a point of the curve."""

    def curve(self) -> Curve:
        story = self.story
        start = before = Point("start", 0, None, self.worth(story.start, 0, 0))
        first = None
        if story.drawn and story.steps:
            first = before = Point("draw", 0, None, self.worth(story.steps[0].before, story.steps[0].words, 0))
        turns: list[Turn] = []
        for place, step in enumerate(story.steps):
            turn = self.turn(step, before, story.steps[place + 1] if place + 1 < len(story.steps) else None)
            turns.append(turn)
            before = turn.draw or turn.after
        return Curve(start, first, tuple(turns))

    def worth(self, states: Any, draw: int, decision: int) -> Moment | tuple[float, ...]:
        if calls.over(states, 0):
            return self.story.shares
        return Moment(states, self.key, self.story.seats, draw=draw, decision=decision)

    def turn(self, step: Step, before: Point, following: Step | None) -> Turn:
        moves = step.moves + len(step.decisions)
        free = [decision for decision in step.decisions if not decision.forced]
        choices = {decision.seat: before for decision in step.decisions}
        after = Point("reveal", moves, None, before)
        if len(free) == 1:  # what the others do follows from the rules: nothing is left to be revealed
            after = choices[free[0].seat] = Point("choice", moves, free[0].seat, self.chosen(step, free[0], alone=True))
        elif free:
            after = Point("reveal", moves, None, self.worth(step.after, step.words, moves))
            for decision in free:
                choices[decision.seat] = Point("choice", step.moves, decision.seat, self.chosen(step, decision))
        if calls.over(step.after, 0):
            after.at = "end"
        draw = None
        if step.drawn:
            draw = Point("end", moves, None, self.story.shares)
            if following is not None:
                draw = Point("draw", moves, None, self.worth(following.before, following.words, moves))
        return Turn(step, before, choices, after, draw)

    def chosen(self, step: Step, decision: Decision, *, alone: bool = False) -> Moment | Question | tuple[float, ...]:
        """After one choice; `alone`: no other seat had one."""
        if alone and calls.over(step.after, 0):
            return self.story.shares
        if decision.index in self.asked:
            return self.asked[decision.index]
        states = step.after
        if not alone:
            states = self.story.rules.copy(step.before)
            calls.apply(states, 0, decision.seat, decision.action)
        return self.worth(states, step.words, step.moves + 1)


# ------------------------------------------------------------------------------------------------ the parts


@dataclass(frozen=True)
class Part:
    """What made up the result of a seat, over the even share of everybody."""

    seat: int
    result: float
    seat_part: float
    """What the seat itself is worth, before anything is drawn."""
    chance: float
    own: float
    others: float


def parts(story: Story, curve: Curve) -> list[Part]:
    """Result less even share, for every seat; at a reveal the own choice counts first, the rest is the others'."""
    even = 1 / story.seats
    out = []
    for seat in range(story.seats):
        chance = own = others = 0.0
        if curve.first is not None:
            chance += change(curve.start, curve.first, seat)
        for turn in curve.turns:
            mine = turn.choices.get(seat, turn.before)
            own += change(turn.before, mine, seat)
            others += change(mine, turn.after, seat)
            if turn.draw is not None:
                chance += change(turn.after, turn.draw, seat)
        start = curve.start.shares()[0][seat] - even
        out.append(Part(seat, story.shares[seat] - even, start, chance, own, others))
    return out


def change(before: Point, after: Point, seat: int) -> float:
    return after.shares()[0][seat] - before.shares()[0][seat]


def luck(story: Story, curve: Curve) -> list[tuple[int, list[float]]]:
    """What each run of draws gave to or took from every seat, with the number of moves revealed before it."""
    pairs = [(curve.start, curve.first)] if curve.first is not None else []
    pairs += [(turn.after, turn.draw) for turn in curve.turns if turn.draw is not None]
    return [
        (after.moves, [change(before, after, seat) for seat in range(story.seats)])
        for before, after in pairs
        if before.known and after.known
    ]
