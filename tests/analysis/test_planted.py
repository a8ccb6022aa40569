"""Planted blunders are found, and there are enough of them. `make proof` looks for every one."""

from __future__ import annotations

import pytest

from tests.analysis.planted import Planted, label, planted
from tests.support import each_game
from twistosaur.engine import replay
from twistosaur.games import PACKAGES
from twistosaur.kernel import PLAIN

EACH = 8
"""Every eighth is looked for here."""
SOME = [pytest.param(one, id=f"{game}-{one.name}") for game in PACKAGES for one in list(planted(game))[::EACH]]


@pytest.mark.skipif(PLAIN, reason="a whole budget takes minutes without the compiler")
@pytest.mark.parametrize("one", SOME)
def test_a_planted_blunder_is_found(one: Planted) -> None:
    assert label(one, key=1) == "blunder", one.what


@each_game
def test_there_are_twenty_and_each_is_a_game(game: str) -> None:
    kept = list(planted(game))
    assert len(kept) >= 20
    assert len({one.what.partition(":")[0] for one in kept}) >= 4, "of different kinds"
    for one in kept:
        game_of = replay(one.record)
        assert game_of.over
        assert one.record["moves"][one.index][1] != one.better
