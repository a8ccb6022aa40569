"""What a step is said to have done, read off two views."""

from __future__ import annotations

from typing import Any

import pytest

from twistosaur.games.twisty.facts import facts

pytestmark = pytest.mark.plain

VIEW: dict[str, Any] = {"held": [1, 2], "rows": [["red", "blue"], ["red", "blue"]], "secured": [[], []]}


def test_the_beginning_says_nothing() -> None:
    assert facts(None, VIEW) == []


def test_rows_are_laid_out() -> None:
    assert facts({**VIEW, "held": [0, 0], "rows": [[], []]}, {**VIEW, "held": [0, 0]}) == [{"kind": "rows"}]


def test_a_cube_is_taken_or_stolen() -> None:
    assert facts(VIEW, {**VIEW, "held": [2, 2]}) == [{"kind": "takes", "seat": 0, "what": "blue"}]
    assert facts(VIEW, {**VIEW, "held": [2, 1]}) == [{"kind": "steals", "seat": 0, "other": 1, "what": "blue"}]


def test_cubes_become_safe() -> None:
    assert facts(VIEW, {**VIEW, "secured": [["red"], []]}) == [{"kind": "secures", "seat": 0, "count": 1}]
