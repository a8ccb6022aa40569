"""A law: something that is true of every game, at every moment or of every game as a whole, and how it is checked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .play import Case, Walk


class LawBroken(AssertionError):  # noqa: N818 - it says what has happened
    """A game that breaks a law: which one, at which table, and where in the game."""


@dataclass(frozen=True)
class Law:
    """A law by its name; its check raises AssertionError, or whatever the game raises."""

    check: Callable[..., None]
    every: int
    """Of a walk every so many moments are looked at, the first and the last in any case; 0: a law of whole games."""

    @property
    def name(self) -> str:
        return self.check.__name__

    @property
    def says(self) -> str:
        """The law in words."""
        return " ".join((self.check.__doc__ or "").split())

    def hold(self, case: Case, seed: int) -> None:
        """Check the law at a table, in the game of a seed."""
        if not self.every:
            self._check(f"{case}, seed {seed}", case, seed)
            return
        walk, steps = Walk(case.rules, case.seats, case.options, seed), 0
        while True:
            if walk.over or steps % self.every == 0:
                self.hold_here(walk, steps)
            if walk.step() is None:
                return
            steps += 1

    def hold_here(self, walk: Walk, steps: int) -> None:
        """Check a law of moments at this one; it must leave the moment as it is."""
        before = walk.bytes()
        where = f"{walk.rules.id}, {walk.seats} seats, {walk.options}, seed {walk.seed}, after {steps} steps"
        self._check(where, walk)
        assert walk.bytes() == before, f"{where}: checking {self.name} changed a state that was only looked at"

    def _check(self, where: str, *given: Any) -> None:
        try:
            self.check(*given)
        except Exception as problem:  # whatever a broken game raises on the way
            told = "" if isinstance(problem, AssertionError) else f"{type(problem).__name__}: "
            raise LawBroken(f"{self.name} ({self.says}): {where}\n{told}{problem}") from problem


def at_moments(every: int = 1) -> Callable[[Callable[[Walk], None]], Law]:
    """Makes a law of moments: it gets a walk that stands at one."""
    return lambda check: Law(check, every)


def of_games(check: Callable[[Case, int], None]) -> Law:
    """Makes a law of whole games: it gets a case and a seed."""
    return Law(check, 0)
