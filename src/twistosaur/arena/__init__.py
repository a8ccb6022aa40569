"""Matches between bots: duplicate deals, rotated seats, all cores, and intervals that can be believed."""

from .match import Match, run
from .one_game import Outcome, play
from .results import Result, Share, share_of

__all__ = ["Match", "Outcome", "Result", "Share", "play", "run", "share_of"]
