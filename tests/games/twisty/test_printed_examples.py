"""Every example that the booklet of Twisty prints, by its name, from the positions that the rules page draws."""

from __future__ import annotations

import pytest

from tests.support import example

pytestmark = pytest.mark.plain
GAME = "twisty"


@pytest.mark.clause("TW-13", "TW-5", "TW-9", "TW-10", "TW-8")
def test_a_chain_of_three() -> None:
    """An L move, a diagonal step and another L move, to the cube that was looked for."""
    views = [frame.game.view(0) for frame in example(GAME, "a-chain-of-three").frames]
    assert [view["pawns"][0] for view in views] == ["c1", "d3", "e4", "f6"]
    tokens = views[0]["cells"]
    assert (tokens["d3"], tokens["e4"], tokens["f6"]) == ("diagonal", "jump", views[0]["next"][0])
    assert [view["held"][0] for view in views] == [2, 2, 2, 3]
    assert views[-1]["acting"] == [1]


@pytest.mark.clause("TW-16")
def test_our_green_is_stolen() -> None:
    before, after = (frame.game.view(1) for frame in example(GAME, "green-is-stolen").frames)
    assert before["rows"][1] == ["red", "green", "blue", "yellow", "orange", "purple", "white"]
    assert after["rows"][1] == ["red", "blue", "yellow", "orange", "purple", "white", "green"]
    assert (after["held"], after["next"][1]) == ([1, 2], "yellow")
