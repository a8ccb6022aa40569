"""Adaptive sampling: everything is looked at once, then samples go where a label is not settled.

Rounds are planned from what has been found so far, never from the clock or from who works on them: the same record,
key and budget give the same result, however many threads there are.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any

from ..bots.heuristics import known
from ..engine import calls
from ..kernel import TwistosaurError, derive
from .bounds import SERIOUS, spread
from .crew import AROUND, Crew, Piece, cut
from .curve import Curve, Weaver
from .sampling import Lot, Question
from .scan import scan
from .second import second_opinions
from .story import Decision, Story

FIRST_LOOK, FEWEST, MOST = 0.12, 8, 128
"""The part of the budget for the first look at every option, and in how many worlds that is at least and at most."""
CURVE, FEWEST_OF_CURVE, MOST_OF_CURVE = 0.12, 8, 4000
"""The same for the points of the curve."""
GLANCE, MOST_OF_A_GLANCE = 0.02, 32
"""The same for a curve that is only to be there soon."""
GROWTH = 1.5, 3.0
"""From one look to the next worlds grow at least and at most so many times: looks cost certainty."""
PLENTY, MODEST = 20_000, 1_000
"""A label is what so many worlds would make it. A decision is tried in fewer if they tell what that will be, and never
in more: it may lie on a line. The second number is for labels that are best or good and no more: as sure as that is
sure enough, and more would only find ever smaller differences."""
SCANNED, LIKED = (12_000, 400), (6_000, 128)
"""The same two numbers where a net was asked, and where it likes what was played: that is seldom wrong, and what is
very wrong shows long before."""
HALF = 0.5
"""Where a net says what is worth it so much of the budget does."""
SHORTER = 4
"""Where a net is asked a first look begins with a short one, in one of so many worlds, and so does the curve."""
LESS_OF_CURVE, ENOUGH_OF_CURVE = 0.09, 1_000
"""Its part of the budget then, and the most worlds: for a point of an open game. One that is nearly decided gets as
many as make it as certain."""
SHARPER = 4.0
"""A budget of more than so many times the usual is for sharper labels: these limits grow with it."""
SMALLEST = 1.1
"""What is left of a budget goes nowhere if worlds would grow by less."""
URGENT, PERHAPS = 30.0, 7.5
"""What is an inaccuracy or worse as it looks, and what may be one, is worth so many times the samples of another."""
ALIKE = 3.0
"""Looks that cost up to so many times as much as the cheapest are taken in the same round."""


@dataclass(frozen=True)
class Budget:
    """How much may be sampled: so many times the usual, as decisions made in playouts."""

    times: float
    steps: int


def budget_of(story: Story, times: float, only: Collection[int] | None = None) -> Budget:
    """The usual budget follows from the game and from how many decisions left a choice: longer games take longer.

    If `only` some of them are asked for it is theirs alone.
    """
    if not 0 < times <= 1000:
        raise TwistosaurError(f"a budget is more than 0 and at most 1000 times the usual one, not {times!r}")
    wrong = [place for place in only or () if not 0 <= place < story.length]
    if wrong:
        raise TwistosaurError(f"there is no decision {wrong[0]}: this record has {story.length} moves, from 0 on")
    asked = len(only) if only else story.judged
    return Budget(float(times), int(times * known(story.rules.id).steps * max(asked, 1)))


class Sampler:
    """All the samples of one analysis."""

    def __init__(
        self,
        story: Story,
        key: int,
        budget: Budget,
        *,
        hindsight: bool,
        only: Collection[int] | None = None,
        scans: bool = True,
    ) -> None:
        self.story, self.budget, self.hindsight = story, budget, hindsight
        self.scans = scans
        """Is a net asked first? Later: was it asked about everything?"""
        self.has_curve = not only
        """Where single decisions are asked for there is none."""
        self.questions = [
            self.question(step.before, decision, derive(key, 1 + decision.index))
            for step in story.steps
            for decision in step.decisions
            if not decision.forced and (only is None or decision.index in only)
        ]
        self.shared = [question for question in self.questions if question.sees and self.has_curve]
        """Questions about the truth itself: their first rows are points of the curve."""
        asked = {question.of.index: question for question in self.shared}
        self.curve: Curve = Weaver(story, derive(key, 0), asked).curve()
        self.spent = 0
        self.seconds = 0.0
        self.done = False

    def question(self, truth: Any, decision: Decision, key: int) -> Question:
        """What a seat could choose from, seen as it saw it; where it saw everything that is the truth itself."""
        rules, seen = self.story.rules, self.story.rules.states()
        calls.hide(truth, 0, decision.seat, seen)
        sees = self.hindsight or rules.to_bytes(seen) == rules.to_bytes(truth)
        swing = known(rules.id).knobs.scale
        return Question(decision, truth if sees else seen, key, self.story.seats, sees=sees, swing=swing)

    # -------------------------------------------------------------------------------------------- how far

    @property
    def settled(self) -> bool:
        return not any(question.looks == 0 or self.is_open(question) for question in self.questions)

    @property
    def allowed(self) -> float:
        """Decisions that may be spent until all labels are settled."""
        return self.budget.steps * (HALF if self.scans else 1.0)

    @property
    def playouts(self) -> int:
        """Games played to the end."""
        return sum(lot.playouts for lot in (*self.questions, *self.curve.moments()))

    def expected(self, lot: Lot) -> float:
        """Decisions of a playout, before any was played: as many as the game itself had left."""
        begun = lot.of.index if isinstance(lot, Question) else lot.decision
        return AROUND + float(self.story.length - begun)

    # -------------------------------------------------------------------------------------------- sampling

    def run(self, crew: Crew, note: Callable[[], None]) -> None:
        """Until all labels are settled or the budget is spent; last, what the curve needs of the moves played."""
        began = time.perf_counter()

        def count(steps: int) -> None:
            self.spent += steps
            self.seconds = time.perf_counter() - began
            note()

        self.scans = self.scans and scan(self.story.rules, self.questions)
        crew.run(self.first_glance(), count)
        crew.run(self.first_look(), count)
        crew.run(self.rest_of_the_first_look(), count)
        for question in self.questions:
            question.look()
        if self.has_curve:
            crew.run(self.along_the_curve(), count)
            crew.run(self.where_the_curve_is_uncertain(), count)
        while chosen := self.plan():
            crew.run([piece for _, pieces in chosen for piece in pieces], count)
            for question, _ in chosen:
                question.look()
        crew.run(self.rest_of_the_curve(), count)
        second_opinions(crew, self.questions, hindsight=self.hindsight)
        self.seconds = time.perf_counter() - began
        self.done = True

    def first_glance(self) -> list[Piece]:
        """A rough curve for whoever waits: some of the worlds that its points and the options get anyway."""
        lots = [*(self.curve.moments() if self.has_curve else ()), *self.shared]
        return self.evenly(lots, GLANCE, FEWEST, MOST_OF_A_GLANCE)

    def first_look(self) -> list[Piece]:
        """Every option of every decision in the same few worlds; a part of them, where a net was asked."""
        worlds = self.worlds_of_the_first_look()
        return [
            piece
            for question in self.questions
            for piece in cut(
                question,
                list(range(len(question.actions))),
                worlds if question.liked is None else max(FEWEST, worlds // SHORTER),
                self.expected(question),
            )
        ]

    def rest_of_the_first_look(self) -> list[Piece]:
        """The other part, for options that may matter."""
        scanned = [question for question in self.questions if question.liked is not None]
        for question in scanned:
            question.sift()
        worlds = self.worlds_of_the_first_look()
        return [
            piece
            for question in scanned
            if question.kept
            for piece in cut(question, [0, *question.kept], worlds, question.length(1.0))
        ]

    def worlds_of_the_first_look(self) -> int:
        cost = sum(self.expected(question) * len(question.actions) for question in self.questions)
        return self.affordable(cost, FIRST_LOOK, FEWEST, MOST)

    def along_the_curve(self) -> list[Piece]:
        worlds = self.worlds_of_the_moments()
        worlds = max(FEWEST_OF_CURVE, worlds // SHORTER) if self.scans else worlds
        return [piece for lot in self.curve.moments() for piece in cut(lot, [0], worlds, self.expected(lot))]

    def where_the_curve_is_uncertain(self) -> list[Piece]:
        """Its other worlds, if a net was asked: a moment whose outcome is nearly certain needs few of them."""
        if not self.scans:
            return []
        worlds = self.worlds_of_the_moments()
        return [
            piece for lot in self.curve.moments() for piece in cut(lot, [0], self.certain(lot, worlds), lot.length(1.0))
        ]

    def worlds_of_the_moments(self) -> int:
        return self.of_the_curve(sum(self.expected(lot) for lot in self.curve.moments()))

    def of_the_curve(self, cost: float) -> int:
        """In how many worlds points are tried of which one of each costs so much."""
        if not self.scans:
            return self.affordable(cost, CURVE, FEWEST_OF_CURVE, MOST_OF_CURVE)
        enough = int(ENOUGH_OF_CURVE * max(1.0, self.budget.times / SHARPER))
        return self.affordable(cost, LESS_OF_CURVE, FEWEST_OF_CURVE, min(enough, MOST_OF_CURVE))

    def certain(self, lot: Lot, worlds: int) -> int:
        """In how many worlds the first row of a lot is as certain, by all seats, as that of an open game in so many."""
        seats, count = lot.seats, int(lot.worlds[0])
        spreads = [spread(lot.sums[0, seat], lot.sums[0, seats + seat], count) for seat in range(seats)]
        return math.ceil(worlds * min(1.0, sum(spreads) / (1 - 1 / seats)))

    def rest_of_the_curve(self) -> list[Piece]:
        """The moves played in as many worlds as the other points of the curve, where they are points of it.

        Last, because from here on they have been tried in worlds in which the other options have not.
        """
        worlds = self.worlds_of_the_curve()
        return [
            piece
            for question in self.shared
            for piece in cut(
                question, [0], self.certain(question, worlds) if self.scans else worlds, question.length(1.0)
            )
        ]

    def worlds_of_the_curve(self) -> int:
        return self.of_the_curve(sum(question.length(1.0) for question in self.shared))

    def kept_back(self) -> float:
        """Decisions that the rest of the curve will take."""
        worlds = self.worlds_of_the_curve()
        return sum(max(0, worlds - int(question.worlds[0])) * question.length(1.0) for question in self.shared)

    def affordable(self, cost: float, part: float, least: int, most: int) -> int:
        """Worlds that a part of the budget allows, if one of them costs so much."""
        return min(most, max(least, int(part * self.budget.steps / max(cost, 1.0))))

    def evenly(self, lots: Iterable[Lot], part: float, least: int, most: int) -> list[Piece]:
        """All rows of all lots in as many worlds as a part of the budget allows."""
        lots = list(lots)
        cost = sum(self.expected(lot) * len(lot.actions) for lot in lots)
        worlds = self.affordable(cost, part, least, most)
        return [piece for lot in lots for piece in cut(lot, list(range(len(lot.actions))), worlds, self.expected(lot))]

    def plan(self) -> list[tuple[Question, list[Piece]]]:
        """The next round: of the labels that are open those whose next look costs least, with all like them.

        So every one of them gets its turn, and none is left lying because another one is hard to settle.
        """
        left = self.allowed - self.spent - self.kept_back()
        waiting = [question for question in self.questions if self.is_open(question)]
        chosen: list[tuple[Question, list[Piece]]] = []
        dearest = math.inf
        for turn, _, question in sorted((self.turn(question), question.of.index, question) for question in waiting):
            if turn > dearest:
                break
            until = min(self.next_look(question), self.within(question, left))
            if until < SMALLEST * question.worlds[0]:
                continue
            dearest = min(dearest, ALIKE * turn)
            left -= self.price(question, until)
            chosen.append((question, cut(question, [0, *question.kept], until, question.length(1.0))))
        return chosen

    def turn(self, question: Question) -> float:
        """Who is next: least first. What may be an inaccuracy or worse may cost more."""
        likely = URGENT if question.loss > SERIOUS else PERHAPS
        return self.price(question, self.next_look(question)) / (likely if self.is_serious(question) else 1.0)

    def limits(self, question: Question) -> tuple[float, float]:
        """In how many worlds it is tried at most: for labels that are bad, and for those that are not."""
        plenty, modest = (PLENTY, MODEST) if question.liked is None else LIKED if question.is_liked else SCANNED
        sharper = max(1.0, self.budget.times / SHARPER)
        return plenty * sharper, modest * sharper

    def is_serious(self, question: Question) -> bool:
        """Is it open whether this was an inaccuracy, or how bad it was?"""
        return question.is_open(self.limits(question)[0], SERIOUS)

    def is_open(self, question: Question) -> bool:
        return question.is_open(self.limits(question)[1]) or self.is_serious(question)

    def plenty(self, question: Question) -> int:
        """In how many worlds a question is tried at most."""
        plenty, modest = self.limits(question)
        return int(plenty if self.is_serious(question) else modest)

    def next_look(self, question: Question) -> int:
        """In how many worlds it is tried until it is looked at again."""
        now, most = int(question.worlds[0]), self.plenty(question)
        return min(int(min(max(question.need(most), GROWTH[0] * now), GROWTH[1] * now)) + 1, most)

    def within(self, question: Question, left: float) -> int:
        """In how many worlds so many decisions allow to try it."""
        now = int(question.worlds[0])
        return now + max(0, int(left / self.price(question, now + 1)))

    def price(self, question: Question, worlds: float) -> float:
        """Decisions that it takes to go on to so many worlds."""
        return (worlds - int(question.worlds[0])) * (1 + len(question.kept)) * question.length(1.0)
