"""The errors of the house: each one sentence that says what is wrong, where, and by which clause."""

from __future__ import annotations


class TwistosaurError(ValueError):
    """Anything a caller did that cannot be done; its text is fit for a person."""


class OptionError(TwistosaurError):
    """An option that does not exist or a value it cannot have."""


class PositionError(TwistosaurError):
    """A position that cannot be: `place` says where in the data, `clause` which rule it breaks, if one does."""

    def __init__(self, place: str, problem: str, clause: str | None = None) -> None:
        self.place, self.problem, self.clause = place, problem, clause
        super().__init__(f"{place}: {problem}" + (f" ({clause})" if clause else ""))
