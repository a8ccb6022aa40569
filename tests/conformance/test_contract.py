"""Every registered game passes the conformance suite that the package offers to those who add a game."""

from __future__ import annotations

import pytest

from tests.support import cases
from twistosaur.games import PACKAGES
from twistosaur.testing import GameConformance

pytestmark = pytest.mark.plain


def suite(game: str) -> type[GameConformance]:
    """The suite at the tables that are declared beside the game's own tests."""
    return type("Suite", (GameConformance,), {"game": game, "tables": cases(game)})


# A class for each game, as if it were written here: a new game passes by being registered.
globals().update({f"Test_{package}": suite(game) for game, package in PACKAGES.items()})
