"""Who sits where: past selves and plain bots at some of the tables. Needs no PyTorch.

Places are of a lane each: the net against itself, against one of a few past selves, or against a plain bot. Which seats
the net has at a table of the last two is read from a list of patterns by place and game: at least one, never all.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from twistosaur.kernel import derive

Array = np.ndarray[Any, Any]
PATTERNS = 61
SELF, PAST, PLAIN = range(3)
WEIGHTS = (1, 3, 6)
"""How often which plain bot plays: a little of random is enough to see that it loses. Those of a kind are side by side:
threads of a GPU that do different things wait for each other."""
STALE = 0.05
"""Of the newest's decisions: who has made fewer is too weak to stay."""


def patterns(most: int, seed: int) -> Array:
    """By number of seats, pattern and seat: does the net decide? Row 0 of the patterns: everywhere."""
    out = np.ones((most + 1, PATTERNS + 1, most), np.bool_)
    for seats in range(2, most + 1):
        for k in range(1, PATTERNS + 1):
            key = derive(seed, seats * 1000 + k)
            for seat in range(seats):
                out[seats, k, seat] = derive(key, seat) & 1
            net = derive(key, 100) % seats
            other = (net + 1 + derive(key, 101) % (seats - 1)) % seats
            out[seats, k, net], out[seats, k, other] = True, False
    return out


@dataclass(frozen=True)
class Seating:
    """Lanes of all places."""

    lane: Array
    """By place: SELF, PAST or PLAIN."""
    past: Array
    """By slot: the places where the past self of that slot plays."""
    plain: Array
    """Places with plain bots, and ..."""
    kinds: Array
    """... which."""


def seating(count: int, past: float, plain: float, slots: int, seed: int) -> Seating:
    """Every line-up has places of every lane, since places are dealt out at random."""
    order = np.array(sorted(range(count), key=lambda i: derive(seed, i)), np.int64)
    each = int(count * past / max(slots, 1)) if slots else 0
    many = int(count * plain)
    lane = np.zeros(count, np.int64)
    chosen = np.sort(order[: each * slots].reshape(slots, each), axis=1)
    lane[chosen.ravel()] = PAST
    others = np.sort(order[each * slots : each * slots + many])
    lane[others] = PLAIN
    kinds = [bot for bot, weight in enumerate(WEIGHTS) for _ in range(weight)]
    return Seating(lane, chosen, others, np.array(sorted(kinds[k % len(kinds)] for k in range(len(others))), np.int64))


@dataclass
class League:
    """Past selves by age, in decisions. When there are too many, the one goes that leaves the least gap."""

    most: int
    members: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    rivals: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    """Nets that do not learn, by name. They never go."""

    def add(self, decisions: int, weights: dict[str, Any]) -> None:
        self.members.append((decisions, weights))
        if len(self.members) > self.most:
            del self.members[self.to_drop()]

    def to_drop(self) -> int:
        """The oldest, once it is nobody to learn from; else the one whose neighbours are nearest, for their age."""
        ages = [age for age, _ in self.members]
        if ages[0] < STALE * ages[-1]:
            return 0
        return 1 + int(np.argmin([(ages[k + 1] - ages[k - 1]) / ages[k + 1] for k in range(1, len(ages) - 1)]))

    def due(self, decisions: int, every: float) -> bool:
        if not self.members:
            return True
        last = self.members[-1][0]
        return decisions - last >= max(every, 0.1 * last)

    def sampled(self, slots: int, key: int) -> list[int]:
        """Members for the slots: the first has the oldest, the second the newest, the others any."""
        count = len(self.members)
        if count == 0:
            return []
        return [0, count - 1, *(derive(key, slot) % count for slot in range(2, slots))][:slots]
