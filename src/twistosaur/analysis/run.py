"""`analyse`: from a record to all that can be said about it."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from ..bots.heuristics import known
from ..engine import Game
from ..engine.game import check_seed
from ..kernel import TwistosaurError
from .bounds import LABELS, NOTHING, label_of
from .crew import Crew, Hands, how_many
from .curve import luck, parts
from .moments import turning_points
from .result import Analysis, CurvePoint, Draw, Judgement, Option, Player
from .sampler import Sampler, budget_of
from .sampling import Question
from .story import Decision, Step, Story, read_story

PATIENCE = 0.25
"""Seconds between two reports of progress."""


@dataclass(frozen=True)
class Progress:
    """How far an analysis is."""

    done: float
    """From 0 to 1, of what the budget allows: it may be done earlier."""
    seconds_left: float
    so_far: Callable[[], Analysis]


def analyse(
    record: Mapping[str, Any] | Game,
    *,
    key: int = 0,
    budget: float = 1.0,
    hindsight: bool = False,
    only: Collection[int] | None = None,
    scans: bool = True,
    threads: int | None = 1,
    hands: Hands | None = None,
    progress: Callable[[Progress], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> Analysis:
    """Judge every decision of a finished game from what its player knew; `hindsight`: from the truth.

    The result depends on record, key and budget (so many times the usual one) alone. `only` names decisions by their
    place among the moves: they are judged, each with the budget of one, and there is no curve; with none named there is
    the curve and nothing else. Without `scans` no net says where to look. `threads` None is all cores; `hands` (a
    cluster) work in their place.
    `progress` hears of it a few times a second; `stop` ends it soon by answering True: then `Stopped` is raised.
    """
    story = read_story(record)
    number = check_key(key)
    sampler = Sampler(story, number, budget_of(story, budget, only), hindsight=hindsight, only=only, scans=scans)
    last = time.perf_counter()

    def note() -> None:
        nonlocal last
        if progress is not None and time.perf_counter() - last > PATIENCE:
            last = time.perf_counter()
            done = min(0.999, sampler.spent / sampler.allowed)
            left = sampler.seconds * (1 - done) / max(done, 1e-9)
            progress(Progress(done, left, lambda: told(story, sampler, number)))

    with Crew(story.rules, story.seats, how_many(threads), stop, hands) as crew:
        sampler.run(crew, note)
    analysis = told(story, sampler, number)
    if progress is not None:
        progress(Progress(1.0, 0.0, lambda: analysis))
    return analysis


def check_key(key: Any) -> int:
    seed = check_seed(key) if key is not None else None
    if not isinstance(seed, int):
        raise TwistosaurError("a key is a whole number from 0 to 2**64 - 1")
    return seed


# ------------------------------------------------------------------------------------------------ telling


def told(story: Story, sampler: Sampler, key: int) -> Analysis:
    """What has been found out so far."""
    curve = sampler.curve
    by_index = {question.of.index: question for question in sampler.questions}
    decisions = tuple(
        judged(step, decision, by_index.get(decision.index)) for step in story.steps for decision in step.decisions
    )
    shares = [(point, *point.shares()) for point in curve.points() if point.known]
    draws = tuple(Draw(moves, tuple(gained)) for moves, gained in luck(story, curve))
    found = parts(story, curve) if curve.known else []
    return Analysis(
        game=story.rules.id,
        rules=story.rules.version,
        seats=story.seats,
        options=story.options,
        policy=known(story.rules.id).policy,
        hindsight=sampler.hindsight,
        key=key,
        budget={"times": sampler.budget.times, "steps": sampler.budget.steps, "spent": sampler.spent},
        playouts=sampler.playouts,
        seconds=sampler.seconds,
        complete=sampler.done,
        settled=sampler.settled,
        result={"scores": story.scores, "ranks": story.ranks, "shares": story.shares},
        decisions=decisions,
        curve=tuple(CurvePoint(point.moves, point.at, point.seat, tuple(win), tuple(se)) for point, win, se in shares),
        parts=tuple(found),
        draws=draws,
        players=tuple(
            player(seat, decisions, by_index, found[seat].chance if found else None) for seat in range(story.seats)
        ),
        moments=turning_points(story, curve, decisions) if sampler.done and curve.known else (),
    )


def judged(step: Step, decision: Decision, question: Question | None) -> Judgement:
    """A decision with what was found about it; a forced one is not judged."""
    known = question is not None and question.looks > 0
    if question is None or not known:
        best = decision.move if decision.forced else None
        return Judgement(
            index=decision.index,
            moves=step.moves,
            seat=decision.seat,
            move=decision.move,
            forced=decision.forced,
            options=(),
            best=best,
            loss=None,
            low=None,
            high=None,
            label=None,
        )
    rows = sorted(range(len(question.actions)), key=lambda row: (row != question.best, -question.more[row], row))
    found = [(question.worth(row), question.lost_by(row)) for row in rows]
    return Judgement(
        index=decision.index,
        moves=step.moves,
        seat=decision.seat,
        move=decision.move,
        forced=False,
        options=tuple(
            Option(
                *(one.move, one.win, one.win_se, one.margin, one.margin_se),
                loss=lost,
                playouts=one.playouts,
                label=label_of(lost),
            )
            for one, lost in found
        ),
        best=found[0][0].move,
        loss=question.loss,
        low=question.low,
        high=question.high,
        label=question.label,
        disputed=question.disputed,
    )


def player(seat: int, decisions: tuple[Judgement, ...], asked: Mapping[int, Question], chance: float | None) -> Player:
    """The account of a seat.

    Accuracy is what was kept of what was at stake: 100 for nothing lost, 0 for as much as somebody loses who chooses
    blindly among the legal moves. Where next to nothing was at stake there is none.
    """
    mine = [decision for decision in decisions if decision.seat == seat and decision.label is not None]
    lost = sum(max(0.0, (decision.loss or 0.0) - NOTHING) for decision in mine)
    stake = sum(asked[decision.index].stake for decision in mine)
    return Player(
        seat=seat,
        accuracy=100 * max(0.0, 1 - lost / stake) if stake > NOTHING else None,
        loss=sum(decision.loss or 0.0 for decision in mine) / len(mine) if mine else 0.0,
        luck=chance,
        decisions=len(mine),
        labels={label: sum(decision.label == label for decision in mine) for label in LABELS},
    )
