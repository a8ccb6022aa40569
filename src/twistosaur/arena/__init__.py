"""Matches between bots: duplicate deals, rotated seats, all cores, and intervals that can be believed."""

from .match import Game, play
from .results import Result, Share, share_of
from .runner import Match, run

__all__ = ["Game", "Match", "Result", "Share", "play", "run", "share_of"]
