"""The games in a terminal. Each game has a module here that draws its views; what is legal, the rules say."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from ..games import PACKAGES
from ..locales import Texts


class Screen(Protocol):
    """What a game's module offers: pictures of views and words for moves, nothing else."""

    def draw(self, view: dict[str, Any], names: list[str], say: Texts) -> RenderableType:
        """The table as its audience sees it."""

    def describe(self, view: dict[str, Any], seat: int, move: str, say: Texts) -> str:
        """A move as a sentence, given the table (position or view) it is made at."""

    def source(self, name: str, say: Texts) -> str:
        """The name of a source of points."""


def screen(game: str) -> Screen:
    return cast(Screen, import_module(f"{__name__}.{PACKAGES[game]}"))
