"""Matches between bots: duplicate deals, rotated seats, all cores, and intervals that can be believed."""

from .executor import Executor, Handful, LocalProcesses
from .match import Match
from .one_game import Outcome, play
from .results import Question, Result, Share, share_of
from .run import Running, play_out, run

__all__ = [
    "Executor",
    "Handful",
    "LocalProcesses",
    "Match",
    "Outcome",
    "Question",
    "Result",
    "Running",
    "Share",
    "play",
    "play_out",
    "run",
    "share_of",
]
