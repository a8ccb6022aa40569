"""Players: all of them see only what their seat may see. Their names are known before any of them is loaded."""

from __future__ import annotations

from ..kernel import Rules
from .base import Bot, Budget, Opinion
from .names import LEVELS, NAMES, Level

__all__ = ["LEVELS", "NAMES", "Bot", "Budget", "Level", "Opinion", "make"]


def make(spec: str, rules: Rules) -> Bot:
    """A bot by name, with a budget of its own if one follows: "expert", "search:2000", "expert:1s"."""
    from . import levels

    return levels.make(spec, rules)
