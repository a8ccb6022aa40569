"""Decisions put to two truths that look the same to whoever decides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from twistosaur.analysis.sampler import Sampler
from twistosaur.analysis.sampling import Question
from twistosaur.analysis.story import Step
from twistosaur.engine import calls
from twistosaur.engine.playouts import u64
from twistosaur.kernel import derive


def asked_of_two_truths(sampler: Sampler, steps: Sequence[Step]) -> Iterator[tuple[list[Question], bool]]:
    """Every unforced decision as a question about the truth and about another one, and whether they differ."""
    rules, seats = sampler.story.rules, sampler.story.seats
    for step in steps:
        for decision in step.decisions:
            if decision.forced:
                continue
            seen, other = rules.states(), rules.states()
            calls.hide(step.before, 0, decision.seat, seen)
            calls.guess(seen, 0, decision.seat, u64(derive(8, decision.index)), other)
            for seat in range(seats):
                calls.retract(other, 0, seat)
            differ = rules.to_bytes(other) != rules.to_bytes(step.before)
            yield [sampler.question(truth, decision, 77) for truth in (step.before, other)], differ
