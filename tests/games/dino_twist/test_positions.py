"""Wrong positions and options of Dino Twist: one sentence each, with the place and the clause."""

from __future__ import annotations

from contextlib import suppress
from copy import deepcopy
from typing import Any

import pytest

import twistosaur
from tests.games.dino_twist.tables import RULES, drained, island, lay, play, table
from twistosaur import OptionError, PositionError

pytestmark = pytest.mark.plain

FULL = "A2 A3 C2 C3 H2 H3 V2"
OTHER = "A4 A5 C4 C5 H4 H5 V4"
START = table(FULL, OTHER)
FACTS = {"event": "carnage", "round": 2}
TARGETING = play(lay("C9 A2 A3 H2 H3 V2 V3", OTHER), "attack C9", "attack A4").position()
SETTLING = play(
    lay("C9 A2 A3 H2 H3 V2 V3", OTHER, twist={"jungle": "C5", "desert": "C9"}, islands=[{"jungle": "C3"}, {}]),
    "attack C9",
    "attack V4",
)
SETTLING.play(1, "target cliff")
SETTLED = SETTLING.position()


def broken(base: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A position with other values; a dotted key reaches into it, and null takes a key away only by "-"."""
    data: dict[str, Any] = deepcopy(base)
    for key, value in changes.items():
        if key.startswith("-"):
            del data[key[1:]]
            continue
        *path, last = key.split(".")
        place: Any = data
        for step in path:
            place = place[int(step) if step.isdigit() else step]
        place[int(last) if last.isdigit() else last] = value
    return data


EVENTS_FROM_2 = START["events"][:-1]
WRONG: list[tuple[dict[str, Any], dict[str, Any], str, str | None]] = [
    (START, {"wings": 1}, "wings", None),
    (START, {"-twist": 0}, "twist", None),
    (START, {"seats": 9}, "seats", None),
    (START, {"phase": "lunch"}, "phase", None),
    (START, {"twist.sea": None}, "twist.sea", "DT-16"),
    (START, {"twist.sea": "V5"}, "twist.sea", "DT-2"),
    (START, {"twist.sea": "A11"}, "twist.sea", "DT-1"),
    (START, {"twist.moon": "A2"}, "twist.moon", None),
    (START, {"islands": [{}]}, "islands", None),
    (START, {"islands.0": {"sea": "H4"}}, "islands[0].sea", "DT-2"),
    (START, {"islands.0": {"sea": "A1"}}, "twist, islands, hands, graveyards, deck and discard", "DT-1"),
    (START, {"kinds": ["t-rex", "big"]}, "kinds[1]", None),
    (START, {"kinds": ["lil-rex", "t-rex"]}, "kinds", "DT-3"),
    (START, {"hands.0": ["A1"]}, "hands[0][0]", "DT-18"),
    (START, {"hands.0": [7]}, "hands[0][0]", "DT-1"),
    (START, {"hands.0": "A2 A3"}, "hands[0]", None),
    (START, {"hands.0": ["A2", "A3"]}, "hands[0]", "DT-19"),
    (START, {"hands.0": [*FULL.split(), "V9"]}, "hands[0]", "DT-19"),
    (START, {"hands.0": ["A2", "A3", "A6", "A7", "A8", "C2", "C3"]}, "hands[0]", "DT-5"),
    (START, {"deck": ["A2"] * 4}, "twist, islands, hands, graveyards, deck and discard", "DT-1"),
    (START, {"graveyards.0": {"buried": ["A9", "A8"]}}, "graveyards[0].buried", "DT-19"),
    (START, {"graveyards.0": {"rotten": []}}, "graveyards[0].rotten", None),
    (START, {"round": 2}, "event", "DT-8"),
    (START, {"round": 12}, "round", None),
    (START, {"event": "carnage"}, "event", "DT-8"),
    (START, {**FACTS}, "round", "DT-8"),
    (START, {**FACTS, "events": EVENTS_FROM_2}, "event", "DT-4"),
    (START, {**FACTS, "event": "volcano", "events": EVENTS_FROM_2}, "event", "DT-26"),
    (START, {**FACTS, "event": "help", "events": EVENTS_FROM_2, "destroyed": ["sea"]}, "destroyed", "DT-21"),
    (START, {**FACTS, "event": "help", "events": EVENTS_FROM_2, "phase": "newborns"}, "phase", "DT-29"),
    (START, {"events": ["flood"]}, "events[0]", "DT-6"),
    (START, {"events": ["meteorite sea beach"]}, "events[0]", "DT-6"),
    (START, {"events": [*START["events"], "help"]}, "events", "DT-6"),
    (START, {"events": START["events"][:3]}, "events", "DT-4"),
    (START, {"phase": "over"}, "phase", "DT-8"),
    (START, {"attacker": 0}, "attacker", "DT-15"),
    (START, {"captured": {"card": "A2", "territory": "sea"}}, "captured", "DT-17"),
    (START, {"prepared": [["A2"], None]}, "prepared[0]", "DT-13"),
    (START, {"bonuses": [10, 0]}, "bonuses[0]", "DT-31"),
    (START, {"bonuses": [4, 0]}, "bonuses[0]", "DT-31"),
    (START, {"refill": [0]}, "refill[0]", "DT-19"),
    (START, {"reshuffles": {"count": 1, "hands": [[0], []], "buried": [[], []]}}, "reshuffles.hands[0]", None),
    (
        START,
        {"reshuffles": {"count": 1, "hands": [[2] * 7, [0] * 7], "buried": [[], []]}},
        "reshuffles.hands[0][0]",
        None,
    ),
    (START, {"chosen": ["attack V9", None]}, "chosen[0]", None),
    (START, {"chosen": [5, None]}, "chosen[0]", None),
    (START, {"chosen": ["bury A2 A3", None]}, "chosen[0]", "DT-12"),
    (START, {"chosen": ["attack A2", "attack A4"]}, "chosen", "DT-13"),
    (TARGETING, {"attacker": None}, "attacker", "DT-15"),
    (TARGETING, {"attacker": 0}, "attacker", "DT-15"),
    (TARGETING, {"prepared.1": None, "hands.1": OTHER.split()}, "prepared[1]", "DT-15"),
    (TARGETING, {"prepared.1": []}, "prepared[1]", "DT-9"),
    (TARGETING, {"prepared.1": ["A4", "C5"], "hands.1": ["A5", "C4", "H4", "H5", "V4"]}, "prepared[1]", "DT-30"),
    (TARGETING, {"prepared.1": ["C9"], "hands.1": ["A4", "C5", "C4", "H4", "H5", "V4"]}, "prepared[1]", "DT-14"),
    (TARGETING, {"chosen": ["attack A2", None]}, "chosen[0]", None),
    (SETTLED, {"captured": None}, "captured", "DT-17"),
    (SETTLED, {"captured.card": "H5"}, "captured.card", "DT-2"),
    (SETTLED, {"captured.colour": "red"}, "captured.colour", None),
    (SETTLED, {"islands.0.jungle": None}, "phase", "DT-17"),
    (SETTLED, {"prepared": [["C10"], None]}, "prepared[0]", "DT-16"),
]


@pytest.mark.parametrize(("base", "changes", "place", "clause"), WRONG)
def test_a_wrong_position_names_place_and_clause(
    base: dict[str, Any], changes: dict[str, Any], place: str, clause: str | None
) -> None:
    data = broken(base, changes)
    if "deck" not in changes:
        data.pop("deck", None)
    with pytest.raises(PositionError) as caught:
        twistosaur.position(data)
    assert (caught.value.place, caught.value.clause) == (place, clause)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("data", [START, TARGETING, SETTLED])
def test_the_bases_are_right(data: dict[str, Any]) -> None:
    again = twistosaur.position(data)
    assert twistosaur.position(again.position()).state_bytes() == again.state_bytes()


def test_no_attack_without_a_target() -> None:
    data = broken(TARGETING, {"twist.jungle": "C9", "twist.desert": "C10"})
    data.pop("deck")
    data["twist"]["jungle"], data["prepared"][0] = "C10", ["C9"]
    with pytest.raises(PositionError, match="DT-11"):
        twistosaur.position(data)


def test_bonuses_are_given_in_their_order() -> None:
    position = drained().position()
    with pytest.raises(PositionError, match="highest bonus"):
        twistosaur.position({**position, "bonuses": [5, 0, 0, 0, 0, 0]})
    kept = twistosaur.position({**position, "bonuses": [5, 10, 3, 0, 0, 10]})
    assert kept.position()["bonuses"] == [5, 10, 3, 0, 0, 10]


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({"kinds": ["t-rex"]}, "kinds"),
        ({"kinds": ["t-rex", "rex"]}, "kinds"),
        ({"forced_replace": 1}, "forced_replace"),
        ({"claws": [0]}, "claws"),
        ({"claws": "369"}, "claws"),
        ({"events": ["help"] * 101}, "events"),
        ({"events": ["meteorite moon"] * 10}, "events"),
        ({"events": ["meteorite sea sea"] * 10}, "events"),
        ({"events": {"help": "many"}}, "events"),
        (
            {
                "events": [
                    f"meteorite {a} {b}" for a in ("sea", "hill", "river", "beach", "cliff") for b in island() if a != b
                ]
            },
            "events",
        ),
        ({"volcanoes": 3}, "volcanoes"),
    ],
)
def test_wrong_options(options: dict[str, Any], name: str) -> None:
    with pytest.raises(OptionError, match=name):
        twistosaur.new("dino-twist", seats=2, seed=1, **options)


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ({}, "islands"),
        ({"islands": [{}]}, "islands"),
        ({"islands": [{}, {"sea": "V2"}]}, "islands[1].sea"),
        ({"islands": [{}, {}], "graveyards": [0]}, "graveyards"),
        ({"islands": [{}, {}], "graveyards": [0, -1]}, "graveyards[1]"),
        ({"islands": [{}, {}], "graveyards": [0, ["A1"]]}, "graveyards[1][0]"),
        (
            {"islands": [{"sea": "A2"}, {"sea": "A2"}], "graveyards": [["A2"], {"buried": ["A2"]}]},
            "islands and graveyards",
        ),
        ({"islands": [{}, {}], "bonuses": [10, 0]}, "bonuses[0]"),
    ],
)
def test_wrong_score_files(data: dict[str, Any], place: str) -> None:
    with pytest.raises(PositionError) as caught:
        RULES.score_position(RULES, data)
    assert caught.value.place == place


def test_a_score_file_may_say_the_kinds() -> None:
    states = RULES.score_position(RULES, {"islands": [{"sea": "V2"}, {}], "kinds": ["lil-rex", "t-rex"]})
    assert RULES.position(RULES.read(states), {})["islands"][0]["sea"] == "V2"


JUNK: list[Any] = [None, True, -1, 3.0, 10**30, "x", "A1", [], {}, [[]], ["V2", None]]


def leaves(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in the data, inner ones too; of long lists the first and the last."""
    out = [path] if path else []
    keys = list(data) if isinstance(data, dict) else [0, len(data) - 1] if isinstance(data, list) and data else []
    for key in keys:
        out += leaves(data[key], (*path, key))
    return out


@pytest.mark.parametrize("base", [START, TARGETING, SETTLED])
@pytest.mark.parametrize("value", JUNK)
def test_junk_is_refused_by_an_error_of_ours(base: dict[str, Any], value: Any) -> None:
    """Whatever stands anywhere in a position: a game or an error of ours, never another one."""
    for path in leaves(base):
        data: Any = deepcopy(base)
        place = data
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
        with suppress(twistosaur.TwistosaurError):
            twistosaur.position(data)
        with suppress(twistosaur.TwistosaurError):
            RULES.score_position(RULES, data)


@pytest.mark.parametrize("value", JUNK)
@pytest.mark.parametrize("name", ["kinds", "claws", "events", "forced_replace"])
def test_junk_options(name: str, value: Any) -> None:
    for given in (value, [value] * 2, [value] * 10, {"help": value}):
        with suppress(twistosaur.TwistosaurError):
            twistosaur.new("dino-twist", seats=2, seed=1, **{name: given})
