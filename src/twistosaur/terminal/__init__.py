"""The games in a terminal. Each game has a module here that draws its views; what is legal, the rules say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from ..games import PACKAGES
from ..locales import Texts
from .sentences import Audience


class Screen(Protocol):
    """What a game's module offers: pictures of views and words for moves, nothing else."""

    def draw(self, view: dict[str, Any], names: list[str], say: Texts) -> RenderableType:
        """The table as its audience sees it."""

    def describe(self, view: dict[str, Any], seat: int, move: str, say: Texts) -> str:
        """A move as a choice in a list, given the table (position or view) it is made at."""

    def did(self, view: dict[str, Any], seat: int, move: str, say: Texts, to: Audience) -> str:
        """The same as a sentence about whoever made it."""

    def fact(self, fact: dict[str, Any], say: Texts, to: Audience) -> str:
        """What a step did besides the moves, as a sentence."""

    def clause(self, move: str, facts: Sequence[Mapping[str, Any]]) -> int:
        """The number of the clause that a move and what it did turned on; of a draw, if the move is empty. 0: none."""

    def prompt(self, view: dict[str, Any], say: Texts) -> str:
        """What a seat that decides is asked."""

    def source(self, name: str, say: Texts) -> str:
        """The name of a source of points."""


def screen(game: str) -> Screen:
    return cast(Screen, import_module(f"{__name__}.{PACKAGES[game]}"))
