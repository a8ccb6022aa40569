"""Words of chance: splitmix64 by position, with the same bits compiled, in plain Python and on a GPU.

Word n of a seed is a pure function of (seed, n): no generator is stored anywhere, and nothing is shuffled ahead.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .compile import PLAIN, rule

MASK = (1 << 64) - 1
GOLDEN, FIRST, SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB

if PLAIN:

    def word(seed: Any, n: Any) -> Any:
        z = (int(seed) + (int(n) + 1) * GOLDEN) & MASK
        z = ((z ^ (z >> 30)) * FIRST) & MASK
        z = ((z ^ (z >> 27)) * SECOND) & MASK
        return z ^ (z >> 31)

    def below(bits: Any, limit: int) -> int:
        return (int(bits) * int(limit)) >> 64

else:  # pragma: compiled
    _GOLDEN, _FIRST, _SECOND = np.uint64(GOLDEN), np.uint64(FIRST), np.uint64(SECOND)
    _1, _27, _30, _31, _32 = np.uint64(1), np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
    _LOW = np.uint64(0xFFFFFFFF)

    @rule
    def word(seed: Any, n: Any) -> Any:
        """Word n of the stream of this seed: 64 uniform bits."""
        z = np.uint64(seed) + (np.uint64(n) + _1) * _GOLDEN
        z = (z ^ (z >> _30)) * _FIRST
        z = (z ^ (z >> _27)) * _SECOND
        return z ^ (z >> _31)

    @rule
    def below(bits: Any, limit: int) -> int:
        """A number from 0 to limit-1 out of 64 uniform bits (the high half of the 128-bit product)."""
        size = np.uint64(limit)
        low = ((bits & _LOW) * size) >> _32
        return np.int64(((bits >> _32) * size + low) >> _32)  # type: ignore[return-value]


FEW = 8


@rule
def draw(weights: Any, count: int, bits: Any) -> int:
    """The outcome that these bits choose among `count` outcomes with integer weights."""
    total = 0
    for k in range(count):
        total += weights[k]
    rest = below(bits, total)
    if count <= FEW:  # no early exit: where to stop is what no processor can guess
        outcome = 0
        reached = 0
        for k in range(count - 1):
            reached += weights[k]
            outcome += rest >= reached
        return outcome
    for k in range(count - 1):
        rest -= weights[k]
        if rest < 0:
            return k
    return count - 1


def derive(seed: int, n: int) -> int:
    """Word n of a seed as a Python integer: to make one seed out of another."""
    z = (seed + (n + 1) * GOLDEN) & MASK
    z = ((z ^ (z >> 30)) * FIRST) & MASK
    z = ((z ^ (z >> 27)) * SECOND) & MASK
    return z ^ (z >> 31)
