"""Single decisions of a record can be asked for, or the curve alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.analysis.games import played
from tests.support import each_game
from twistosaur.analysis import analyse
from twistosaur.kernel import TwistosaurError


def short(game: str) -> dict[str, Any]:
    return played(game, ("informed", "informed"), 5, {"turn_limit": 6} if game == "twisty" else {})


@each_game
def test_only_what_is_asked_for_is_judged(game: str) -> None:
    record = short(game)
    place = next(one.index for one in reversed(analyse(record, budget=0.001).decisions) if not one.forced)
    found = analyse(record, key=3, budget=0.05, only=[place])
    assert [one.index for one in found.decisions if one.label is not None] == [place]
    assert found.decisions[place].options
    assert not found.parts
    assert not found.moments
    assert found.players[0].luck is None


@each_game
def test_the_curve_alone_has_all_parts(game: str) -> None:
    found = analyse(short(game), key=3, budget=0.01, only=())
    assert all(one.label is None for one in found.decisions)
    assert found.curve[-1].at == "end"
    for part in found.parts:
        assert part.result == pytest.approx(part.seat_part + part.chance + part.own + part.others, abs=1e-12)


def test_a_place_that_is_no_decision_is_refused() -> None:
    record = short("twisty")
    for wrong in (-1, len(record["moves"])):
        with pytest.raises(TwistosaurError, match="decision"):
            analyse(record, only=[wrong])
