"""Perft: how many ways to play on from here. The currency of correctness: any change of a rule changes a count."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..kernel import Rules, borrowed, lowest, rule
from ..kernel.contract import acting, apply, legal
from .playouts import settle, u64


@rule
def count_lines(stack: Any, words: Any, moves: Any, many: Any, tried: Any, seats: Any, seed: Any, weights: Any) -> int:
    """Sequences of len(stack) decisions from stack[0]; the lowest seat that owes one decides first."""
    stack, moves, weights = borrowed(stack), borrowed(moves), borrowed(weights)
    depth = len(stack)
    total = 0
    level = 0
    words[0] = settle(stack[0], seed, words[0], weights)
    fresh = True
    while level >= 0:
        if fresh:
            mask = acting(stack[level])
            many[level] = 0
            tried[level] = 0
            if mask != 0:
                seats[level] = lowest(mask)
                many[level] = legal(stack[level], seats[level], moves[level])
            if level == depth - 1:
                total += many[level]
                many[level] = 0
        if tried[level] == many[level]:
            level -= 1
            fresh = False
            continue
        action = moves[level, tried[level]]
        tried[level] += 1
        stack[level + 1] = stack[level]
        apply(stack[level + 1], seats[level], action)
        words[level + 1] = settle(stack[level + 1], seed, words[level], weights)
        level += 1
        fresh = True
    return total


def perft(rules: Rules, states: Any, depth: int, seed: int, words: int = 0) -> int:
    """Count the lines of `depth` decisions from states[0], with chance from the words of a seed, from `words` on."""
    stack = rules.states(depth)
    stack[0] = states[0]
    numbers = [np.zeros(depth, np.int64) for _ in range(4)]
    numbers[0][0] = words
    moves, weights = np.zeros((depth, rules.actions), np.int64), np.zeros(rules.outcomes, np.int64)
    return int(count_lines(stack, numbers[0], moves, numbers[1], numbers[2], numbers[3], u64(seed), weights))
