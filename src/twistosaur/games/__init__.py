"""The games on the shelf. A game is loaded when it is asked for: its code is not read before."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ..kernel import Rules, TwistosaurError
from ..kernel.data import words

PACKAGES = {"draftosaurus": "draftosaurus", "dino-twist": "dino_twist", "twisty": "twisty"}
"""Game id to package. To register a game is to add a line here."""


@cache
def load(game: str) -> Rules:
    """The rules of a game by its id."""
    if game not in PACKAGES:
        raise TwistosaurError(f"no game {game!r}; there are {words(list(PACKAGES))}")
    rules: Rules = import_module(f"{__name__}.{PACKAGES[game]}").RULES
    return rules
