"""Why a table is won: the reason as a word, with the clause and the numbers that a sentence about it needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Verdict:
    """Why those of the first rank have won."""

    reason: str
    """"points" (one has most), "shared" (several have), or a word of the game's own. Its sentence is the message
    GAME-won-REASON of the catalogues, or else table-won-REASON."""
    clause: int
    numbers: Mapping[str, int] = field(default_factory=dict)
    """What the sentence names besides the winners and their points."""


def most_points(ranks: Sequence[int], clause: int) -> Verdict:
    """Points decide, and whoever is tied shares."""
    return Verdict("points" if ranks.count(1) == 1 else "shared", clause)
