"""What a step is said to have done, read off two views."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.dino_twist.tables import island, lay, play
from twistosaur.games.dino_twist.facts import facts
from twistosaur.testing import random_game

pytestmark = pytest.mark.plain

CAUGHT = {"card": "V3", "territory": "cliff"}
VIEW: dict[str, Any] = {
    "over": False,
    "round": 2,
    "event": "help",
    "destroyed": [],
    "events": ["volcano", "quake", "help"],
    "phase": "target",
    "twist": {**island(), "cliff": "V3"},
    "islands": [island(), island()],
    "discard": ["C2", "C2"],
    "prepared": [None, None],
    "hand_sizes": [7, 7],
    "graveyard_sizes": [0, 1],
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


def test_a_volcano_is_told_before_the_event_that_it_makes_way_for() -> None:
    hasty = {**VIEW, "round": 3, "event": "quake", "events": ["help"]}
    assert facts(VIEW, hasty) == [
        {"kind": "volcano", "count": 1},
        {"kind": "round", "count": 3},
        {"kind": "event", "what": "quake", "lands": []},
    ]
    assert facts(VIEW, {**VIEW, "events": ["quake", "help"], "over": True}) == [{"kind": "volcano", "count": 1}]


def test_a_new_deck_is_told() -> None:
    assert facts(VIEW, {**VIEW, "discard": ["C2"]}) == [{"kind": "reshuffled"}]
    assert facts(VIEW, {**VIEW, "discard": ["A9", "C2", "C2"]}) == []


def test_cancelled_cards_and_a_full_island() -> None:
    yards = [{"cancelled": ["C3", "C4"], "buried": None}, {"cancelled": ["A2", "C7"], "buried": None}]
    assert facts(VIEW, {**VIEW, "graveyards": yards, "bonuses": [0, 10]}) == [
        {"kind": "cancelled", "seat": 0, "count": 2, "what": "C3 C4", "others": [1]},
        {"kind": "cancelled", "seat": 1, "count": 1, "what": "C7", "others": [0]},
        {"kind": "bonus", "seat": 1, "count": 10},
    ]


def test_those_who_cancel_each_other_are_told_apart_from_another_pair() -> None:
    """Two pairs with the same total: the species says who fell with whom, also where Help mixes it."""
    game = lay("C3 A5", "C8", "H8", "H5 V3", "V7 V2 V9 V10 V2 V3 V4", event="help")
    before = game.view(None)
    play(game, "attack C3 A5", "attack C8", "attack H8", "attack H5 V3", "attack V9")
    told = [fact for fact in facts(before, game.view(None)) if fact["kind"] == "cancelled"]
    assert [(fact["seat"], fact["others"]) for fact in told] == [(0, [1]), (1, [0]), (2, [3]), (3, [2])]


def test_captures_without_a_choice_are_told_in_their_order() -> None:
    """Both territories but one are shut: Ada takes the 4 and leaves her 5, Bo takes that."""
    game = lay("C5 A2", "C9 A3", twist={"jungle": "C4", "desert": "C1"}, event="meteorite desert")
    before = game.view(None)
    play(game, "attack C5", "attack C9")
    told = [fact for fact in facts(before, game.view(None)) if fact["kind"] == "captured"]
    assert told == [
        {"kind": "captured", "seat": 0, "what": "C4", "lands": ["jungle"]},
        {"kind": "captured", "seat": 1, "what": "C5", "lands": ["jungle"]},
    ]


def check_every_attack_is_told(seats: int, options: dict[str, Any], seed: int) -> None:
    told: Counter[int] = Counter()
    before: dict[str, Any] | None = None
    for game, _ in random_game("dino-twist", seats, options, seed):
        now = game.view(None)
        told.update(fact["seat"] for fact in facts(before, now) if fact["kind"] in ("captured", "equal", "cancelled"))
        before = now
    attacks = Counter(seat for seat, move in game.moves if move.startswith("attack"))
    assert told == attacks


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("kinds", ["t-rex", "lil-rex"])
def test_every_attack_is_told_once_as_a_capture_or_as_cancelled(seats: int, kinds: str) -> None:
    for seed in range(3):
        check_every_attack_is_told(seats, {"kinds": kinds}, seed)


@pytest.mark.parametrize(("seats", "seed"), [(2, 36), (3, 22), (3, 38), (5, 12), (5, 20)])
def test_an_attack_is_told_also_where_nobody_can_say_which_equal_it_brought(seats: int, seed: int) -> None:
    """Games in which a Dino replaced its equal and two views leave open which: each attack is told all the same."""
    check_every_attack_is_told(seats, {"kinds": "t-rex", "forced_replace": True}, seed)


def test_a_dino_that_must_replace_its_equal_is_told() -> None:
    game = lay(
        "C5 A2",
        "A9 A3",
        twist={"jungle": "C2", "sea": "A3", "beach": "A10"},
        islands=[{"jungle": "C2"}, {}],
        event="meteorite desert",
        options={"forced_replace": True},
    )
    before = game.view(None)
    play(game, "attack C5", "attack A9")
    told = facts(before, game.view(None))
    assert {"kind": "captured", "seat": 0, "what": "C2", "lands": ["jungle"]} in told


def test_every_capture_is_told_also_of_the_same_card_in_the_same_place() -> None:
    first = {**VIEW, "captured": CAUGHT, "attacker": 0}
    assert facts(VIEW, first) == [{"kind": "captured", "seat": 0, "what": "V3", "lands": ["cliff"]}]
    assert facts(first, {**first}) == []
    assert facts(first, {**first, "captured": {**CAUGHT, "territory": "mountain"}, "attacker": 1}) == [
        {"kind": "captured", "seat": 1, "what": "V3", "lands": ["mountain"]}
    ]
    assert facts(first, {**first, "attacker": 1}) == [{"kind": "captured", "seat": 1, "what": "V3", "lands": ["cliff"]}]
