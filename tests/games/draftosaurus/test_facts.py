"""What a step is said to have done, read off two views."""

from __future__ import annotations

from typing import Any

import pytest

from twistosaur.games.draftosaurus.facts import facts

pytestmark = pytest.mark.plain

VIEW: dict[str, Any] = {"over": False, "turn": 1, "round": 1, "board": "summer", "roller": 2, "die": "empty"}


def test_the_first_die_is_told_with_the_beginning() -> None:
    assert facts(None, VIEW) == [{"kind": "die", "seat": 2, "what": "empty"}]


def test_a_die_is_told_once_a_turn() -> None:
    assert facts(VIEW, {**VIEW, "phase": "place"}) == []
    for later in ({"turn": 2}, {"round": 2}, {"board": "winter"}):
        assert facts(VIEW, {**VIEW, **later, "roller": 0}) == [{"kind": "die", "seat": 0, "what": "empty"}]
    assert facts({**VIEW, "die": None}, VIEW) == [{"kind": "die", "seat": 2, "what": "empty"}]


def test_nothing_is_rolled_at_the_end() -> None:
    assert facts(VIEW, {**VIEW, "die": None}) == []
    assert facts(VIEW, {**VIEW, "turn": 6, "over": True}) == []
