"""The moments that decided a game: where most win share changed hands, each told in one sentence of every language."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..bots.reasons import move_name
from ..engine import Game
from ..kernel import Fact
from ..locales import LANGUAGES, Texts, texts
from ..terminal import screen
from ..terminal.sentences import Audience
from .curve import Curve, Point, Turn
from .result import Judgement, Turning
from .story import Decision, Step, Story

MOST = 3
LEAST = 0.03
"""Win share: what moves less has decided nothing."""
DOUBT = 2.0
"""Standard errors that a change must be greater than."""


@dataclass(frozen=True)
class Change:
    """From one point of the curve to the next: a choice of one seat, or a run of draws."""

    before: Point
    after: Point
    turn: Turn | None
    """The step that it belongs to; a run of draws: the step before it."""
    decision: Decision | None

    def by_seat(self) -> list[float]:
        return [now - then for then, now in zip(self.before.shares()[0], self.after.shares()[0], strict=True)]

    @property
    def moved(self) -> float:
        """How much win share changed hands."""
        return sum(abs(change) for change in self.by_seat()) / 2

    @property
    def seat(self) -> int:
        """Whose chances changed; if they did for whoever chose, that seat's."""
        changes = [abs(change) for change in self.by_seat()]
        most = max(changes)
        if self.decision is not None and changes[self.decision.seat] > most / 2:
            return self.decision.seat
        return changes.index(most)

    @property
    def certain(self) -> bool:
        seat = self.seat
        error = math.hypot(self.before.shares()[1][seat], self.after.shares()[1][seat])
        return abs(self.by_seat()[seat]) > max(LEAST, DOUBT * error)


def changes(curve: Curve) -> list[Change]:
    out = []
    if curve.first is not None:
        out.append(Change(curve.start, curve.first, None, None))
    for turn in curve.turns:
        for decision in turn.step.decisions:
            if not decision.forced:
                out.append(Change(turn.before, turn.choices[decision.seat], turn, decision))
        if turn.draw is not None:
            out.append(Change(turn.after, turn.draw, turn, None))
    return out


def turning_points(story: Story, curve: Curve, decisions: tuple[Judgement, ...]) -> tuple[Turning, ...]:
    """Three at most, in the order in which they came."""
    found = [change for change in changes(curve) if change.certain]
    deciding = sorted(found, key=lambda change: -change.moved)[:MOST]
    judged = {decision.index: decision for decision in decisions}
    teller = Teller(story)
    return tuple(teller.turning(change, judged) for change in found if change in deciding)


class Teller:
    """Tells moments of a story in the words of its game."""

    def __init__(self, story: Story) -> None:
        self.story, self.screen = story, screen(story.rules.id)
        self.place = {step.moves: n for n, step in enumerate(story.steps)}

    def turning(self, change: Change, judged: Mapping[int, Judgement]) -> Turning:
        facts = self.facts(change)
        move = "" if change.decision is None else change.decision.move
        number = self.screen.clause(move, facts)
        decision, turn = change.decision, change.turn
        if decision is not None and turn is not None:
            moves, seat = turn.step.moves, decision.seat
        else:
            moves, seat = change.after.moves, None
        said: dict[str, str] = {}
        for language in LANGUAGES:
            text = self.sentence(change, facts, judged, texts(language))
            said[language] = text[:1].upper() + text[1:]
        clause = self.story.rules.clause(number) if number else None
        kind = "draw" if decision is None else "decision"
        return Turning(moves, kind, seat, change.by_seat()[change.seat], said, clause)

    # -------------------------------------------------------------------------------------------- what happened

    def table(self, states: Any) -> Game:
        story = self.story
        return Game(story.rules, story.rules.copy(states), story.seats, dict(story.options), 0)

    def settled(self, step: Step) -> Any:
        """The table after a step and all chance that follows."""
        n = self.place[step.moves] + 1
        return self.story.steps[n].before if n < len(self.story.steps) else self.story.end

    def facts(self, change: Change) -> list[Fact]:
        """What the change did besides the move: of a choice only where nobody else chose at the same time."""
        story, turn = self.story, change.turn
        if turn is None:
            first = self.table(story.steps[0].before) if story.steps else self.table(story.end)
            return story.rules.facts(None, first.common())
        facts = story.rules.facts(self.table(turn.step.before).common(), self.table(self.settled(turn.step)).common())
        drawn = [fact for fact in facts if fact["kind"] in DRAWN]
        if change.decision is None:
            return drawn
        alone = len(turn.step.decisions) == 1
        return [fact for fact in facts if alone and fact not in drawn and fact.get("seat") == change.decision.seat]

    # -------------------------------------------------------------------------------------------- in words

    def sentence(self, change: Change, facts: list[Fact], judged: Mapping[int, Judgement], say: Texts) -> str:
        names = [say("table-player", number=seat + 1) for seat in range(self.story.seats)]
        seat = change.seat
        numbers: dict[str, Any] = {
            "from": round(100 * change.before.shares()[0][seat]),
            "to": round(100 * change.after.shares()[0][seat]),
            "who": names[seat],
        }
        told = [self.screen.fact(dict(fact), say, Audience(names)) for fact in facts]
        if change.decision is None:
            if not told:
                return say("analysis-moment-draw", **numbers)
            return say("analysis-moment-other", what=bare(told[-1]), **numbers)
        decision, turn = change.decision, change.turn
        assert turn is not None
        position = self.table(turn.step.before).position()
        did = told[-1] if told else self.screen.did(position, decision.seat, decision.move, say, Audience(names))
        if seat != decision.seat:
            return say("analysis-moment-other", what=bare(did), **numbers)
        if numbers["to"] > numbers["from"]:
            return say("analysis-moment-rises", what=bare(did), **numbers)
        best = self.better(turn.step, decision, judged, say)
        message = "analysis-moment-falls-better" if best else "analysis-moment-falls"
        return say(message, what=bare(did), **numbers, **({"best": best} if best else {}))

    def better(self, step: Step, decision: Decision, judged: Mapping[int, Judgement], say: Texts) -> str | None:
        """The name of the best move, if it is shown to be better than the one played."""
        found = judged[decision.index]
        if found.label in (None, "best") or found.best is None:
            return None
        state = self.story.rules.read(step.before)
        action = dict(zip(decision.moves, decision.actions, strict=True))[found.best]
        return move_name(self.story.rules, state, decision.seat, action, say)


DRAWN = {"die", "round", "event", "reshuffled", "rows"}
"""Facts that chance makes."""


def bare(sentence: str) -> str:
    """The first of some sentences without the mark at its end, to go on with."""
    return sentence.partition(". ")[0].rstrip(".! ").rstrip()
