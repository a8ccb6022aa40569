"""The bots of a process: by name, made once, so that memory and compiled code are."""

from __future__ import annotations

from ..bots.base import Bot
from ..games import load
from .oracle import contestant

_bots: dict[tuple[str, str, int], Bot] = {}


def bot_named(spec: str, game: str, seat: int) -> Bot:
    """The bot of this process for a name. Programs are one for each seat: they may remember what they saw there."""
    which = (spec, game, seat if spec.startswith("remote:") else 0)
    if which not in _bots:
        _bots[which] = contestant(spec, load(game))
    return _bots[which]
