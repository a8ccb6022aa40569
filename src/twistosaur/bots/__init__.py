"""Players: all of them see only what their seat may see."""

from .base import Bot, Budget, Opinion
from .levels import LEVELS, NAMES, make

__all__ = ["LEVELS", "NAMES", "Bot", "Budget", "Opinion", "make"]
