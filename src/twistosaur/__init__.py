"""Twistosaur: three family board games as exact, fast and fair rules.

>>> import twistosaur
>>> game = twistosaur.new(twistosaur.GAMES[0], seats=4, seed=7)
>>> game.acting
(0, 1, 2, 3)
"""

from .engine import Game, IllegalMove, RecordError, Score, new, position, replay, score, simulate
from .games import PACKAGES
from .kernel import OptionError, PositionError, TwistosaurError

GAMES = tuple(PACKAGES)
"""The ids of the games."""

__all__ = [
    "GAMES",
    "Game",
    "IllegalMove",
    "OptionError",
    "PositionError",
    "RecordError",
    "Score",
    "TwistosaurError",
    "new",
    "position",
    "replay",
    "score",
    "simulate",
]
