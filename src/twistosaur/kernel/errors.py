"""The errors of the house: each one sentence that says what is wrong, where, and by which clause."""

from __future__ import annotations

from typing import Literal


class TwistosaurError(ValueError):
    """Anything a caller did that cannot be done; its text is fit for a person."""


class OptionError(TwistosaurError):
    """An option that does not exist or a value it cannot have.

    Beside its sentence it has the facts from which the same can be said in another language: `name` of the option,
    `reason` ("total": too few or too many of all together, "kinds": too many different ones, "other"), what was `found`
    and the `low` and `high` of what is expected; and the `clause` that gives the choice.
    """

    def __init__(
        self,
        problem: str,
        *,
        reason: Literal["total", "kinds", "other"] = "other",
        found: int | None = None,
        low: int | None = None,
        high: int | None = None,
        clause: str | None = None,
    ) -> None:
        self.problem, self.reason, self.clause = problem, reason, clause
        self.found, self.low, self.high = found, low, high
        self.name: str | None = None
        super().__init__(problem)

    def __str__(self) -> str:
        return self.problem + (f" ({self.clause})" if self.clause else "")


class PositionError(TwistosaurError):
    """A position that cannot be: `place` says where in the data, `clause` which rule it breaks, if one does."""

    def __init__(self, place: str, problem: str, clause: str | None = None) -> None:
        self.place, self.problem, self.clause = place, problem, clause
        super().__init__(f"{place}: {problem}" + (f" ({clause})" if clause else ""))
