"""What a game object refuses, and how it says so."""

from __future__ import annotations

from ..kernel import TwistosaurError


class IllegalMove(TwistosaurError):  # noqa: N818 - the name of the public contract
    """A move that cannot be made.

    `reason` is "turn" (this seat owes no decision), "over", "unknown" (no such move) or "clause"; `clause` is the
    id of the rule that forbids it, if one does.
    """

    def __init__(self, seat: int, move: str, reason: str, clause: str | None = None) -> None:
        self.seat, self.move, self.reason, self.clause = seat, move, reason, clause
        why = {
            "turn": "this seat has no decision to make now",
            "over": "the game is over",
            "unknown": "there is no such move",
        }.get(reason, f"forbidden by {clause}")
        super().__init__(f"seat {seat}: {move!r}: {why}")


class RecordError(TwistosaurError):
    """A record that cannot be replayed."""
