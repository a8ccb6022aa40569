"""What a step is said to have done, read off two views."""

from __future__ import annotations

from typing import Any

import pytest

from twistosaur.games.dino_twist.facts import facts

pytestmark = pytest.mark.plain

CAUGHT = {"card": "V3", "territory": "cliff"}
VIEW: dict[str, Any] = {
    "over": False,
    "round": 2,
    "event": "help",
    "destroyed": [],
    "captured": None,
    "attacker": None,
    "bonuses": [0, 0],
    "graveyards": [{"cancelled": [], "buried": None}, {"cancelled": ["A2"], "buried": None}],
}


def test_a_round_begins_with_its_event() -> None:
    first = {**VIEW, "round": 1, "event": None}
    assert facts(None, first) == [{"kind": "round", "count": 1}]
    hit = {**VIEW, "event": "meteorite", "destroyed": ["sea"]}
    assert facts(first, hit) == [
        {"kind": "round", "count": 2},
        {"kind": "event", "what": "meteorite", "lands": ["sea"]},
    ]
    assert facts(VIEW, {**VIEW, "round": 11, "over": True}) == []


def test_cancelled_cards_and_a_full_island() -> None:
    yards = [{"cancelled": ["C3", "C4"], "buried": None}, {"cancelled": ["A2", "C7"], "buried": None}]
    assert facts(VIEW, {**VIEW, "graveyards": yards, "bonuses": [0, 10]}) == [
        {"kind": "cancelled", "seat": 0, "count": 2},
        {"kind": "cancelled", "seat": 1, "count": 1},
        {"kind": "bonus", "seat": 1, "count": 10},
    ]


def test_every_capture_is_told_also_of_the_same_card_in_the_same_place() -> None:
    first = {**VIEW, "captured": CAUGHT, "attacker": 0}
    assert facts(VIEW, first) == [{"kind": "captured", "seat": 0, "what": "V3", "lands": ["cliff"]}]
    assert facts(first, {**first}) == []
    assert facts(first, {**first, "captured": {**CAUGHT, "territory": "mountain"}, "attacker": 1}) == [
        {"kind": "captured", "seat": 1, "what": "V3", "lands": ["mountain"]}
    ]
    assert facts(first, {**first, "attacker": 1}) == [{"kind": "captured", "seat": 1, "what": "V3", "lands": ["cliff"]}]
