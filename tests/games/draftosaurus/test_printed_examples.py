"""Every example that the rulebook of Draftosaurus prints, by its name, from the positions that the rules page draws."""

from __future__ import annotations

import pytest

from tests.support import example, points_of

pytestmark = pytest.mark.plain
GAME = "draftosaurus"


@pytest.mark.clause("DS-20")
def test_forest_of_sameness() -> None:
    two, six = example(GAME, "forest-of-sameness").frames
    assert points_of(two) == {"sameness": 4}
    assert points_of(six) == {"sameness": 24}


@pytest.mark.clause("DS-23")
def test_meadow_of_differences() -> None:
    two, six = example(GAME, "meadow-of-differences").frames
    assert points_of(two) == {"differences": 3}
    assert points_of(six) == {"differences": 21, "t-rex-bonus": 1}


@pytest.mark.clause("DS-26")
def test_well_ordered_wood() -> None:
    two, six = example(GAME, "well-ordered-wood").frames
    assert points_of(two) == {"wood": 4}
    assert points_of(six) == {"wood": 24}


@pytest.mark.clause("DS-31")
def test_pyramid() -> None:
    four, six = example(GAME, "pyramid").frames
    assert points_of(four) == {"pyramid": 2 + 2 + 2 + 4}
    assert points_of(six) == {"pyramid": 2 + 2 + 2 + 4 + 4 + 7}


@pytest.mark.clause("DS-35", "DS-26", "DS-27", "DS-28", "DS-31", "DS-36")
def test_counting_a_winter_park() -> None:
    before, after = example(GAME, "counting-a-winter-park").frames
    assert before.game.position()["parks"][0]["quarantine"] == ["parasaurolophus"]
    assert points_of(after) == {"wood": 8, "lookout": 6, "t-rex-bonus": 2, "bridge": 12, "pyramid": 10}
    assert after.game.scores[0] == 38


@pytest.mark.clause("DS-38", "DS-20", "DS-21", "DS-22", "DS-23", "DS-24", "DS-25", "DS-34", "DS-36")
def test_counting_a_summer_park() -> None:
    (counted,) = example(GAME, "counting-a-summer-park").frames
    parts = {"sameness": 4, "king": 7, "t-rex-bonus": 3, "differences": 6, "love": 5, "river": 1, "solitary": 7}
    assert points_of(counted) == parts  # and the trio, one short, brings nothing
    assert counted.game.scores[0] == 33


@pytest.mark.clause("DS-24")
def test_our_prairie_of_love() -> None:
    three, four = example(GAME, "prairie-of-love").frames
    assert (points_of(three), points_of(four)) == ({"love": 5}, {"love": 10})


@pytest.mark.clause("DS-28", "DS-33")
def test_our_lovers_bridge() -> None:
    (banks,) = example(GAME, "lovers-bridge").frames
    assert points_of(banks) == {"bridge": 12, "t-rex-bonus": 2}
