"""Ratings: one fit to all games at once, in which the order of games plays no part.

The model is Bradley and Terry's: of two bots at a table the one with strength a comes before the one with strength b
with probability 1 / (1 + exp(b - a)). A game of several seats counts as all its pairs of different bots, and equal
ranks as half for each: the mean of Plackett and Luce's model for whole rankings is the same for every pair, and pairs
need no second model for ties. Pairs of one game, and games of one deal, hang together, so the likelihood is only
composite: strengths are its maximum, but its curvature is no measure of how sure they are. Intervals come from
leaving out each deal in turn (a jackknife over deals, one Newton step each), which needs no more than that deals are
independent.

A bot that has won everything would be infinitely strong. So each bot is also given one drawn game with an opponent of
strength nought; in a match of hundreds of games it is not felt.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from .results import Share, t975

Array = np.ndarray[Any, Any]

ELO = 400 / math.log(10)
"""Points of the usual scale for one unit of strength: 400 points are ten to one."""
STEPS, CLOSE = 100, 1e-12


def ratings(players: tuple[str, ...], duels: Array) -> dict[str, Share]:
    """Ratings with 95% intervals, around a mean of nought. `duels[deal, a, b]` are the half points of a over b."""
    strength = fit(duels.sum(axis=0))
    spread = spreads(strength, duels) * t975(len(duels) - 1)
    strength = strength - strength.mean()
    ends = (ELO * at for at in (strength, strength - spread, strength + spread))
    return {name: Share(*found) for name, *found in zip(players, *(end.tolist() for end in ends), strict=True)}


def slopes(strength: Array, won: Array) -> tuple[Array, Array]:
    """The gradient of the logarithm of the likelihood, and the curvature (its negative second derivative)."""
    chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
    games = won + np.swapaxes(won, -1, -2)
    steep = (won - games * chance).sum(axis=-1) / 2
    bend = games * chance * (1 - chance) / 2
    count = range(len(strength))
    curve = -bend
    curve[..., count, count] += bend.sum(axis=-1)
    return steep, curve


def drawn_games(strength: Array) -> tuple[Array, Array]:
    """The same of one drawn game of each with an opponent of strength nought."""
    chance = 1 / (1 + np.exp(-strength))
    return 0.5 - chance, np.diag(chance * (1 - chance))


def fit(won: Array) -> Array:
    """The strengths that make these duels most likely, by Newton's method."""
    strength = np.zeros(len(won))
    for _ in range(STEPS):
        steep, curve = (a + b for a, b in zip(slopes(strength, won), drawn_games(strength), strict=True))
        step = np.linalg.solve(curve, steep)
        step /= max(1.0, float(np.abs(step).max()))  # far from the top the curvature misleads
        strength = strength + step
        if float(np.abs(step).max()) < CLOSE:
            break
    return strength


def spreads(strength: Array, duels: Array) -> Array:
    """The standard error of each strength by leaving out each deal in turn."""
    deals = len(duels)
    if deals < 2:
        return np.full(len(strength), math.inf)
    steep, curve = slopes(strength, duels)
    own_steep, own_curve = drawn_games(strength)
    without = curve.sum(axis=0)[None] - curve + own_curve[None]
    rest = (steep.sum(axis=0) + own_steep)[None] - steep
    moved = np.linalg.solve(without, rest[..., None])[..., 0]
    moved -= moved.mean(axis=1, keepdims=True)
    moved -= moved.mean(axis=0, keepdims=True)
    spread: Array = np.sqrt((deals - 1) / deals * (moved**2).sum(axis=0))
    return spread
