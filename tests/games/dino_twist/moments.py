"""Moments of Dino Twist that its board is drawn and tested with."""

from __future__ import annotations

from typing import Any

from tests.fixtures import LineUp, Wish, both, phase
from twistosaur.engine import Game


def has_chosen(game: Game, view: dict[str, Any]) -> Any:
    return view["phase"] == "prepare" and view["round"] == 3 and view["chosen"][0]


def in_fury(game: Game, view: dict[str, Any]) -> Any:
    """A Duo gets the bonus of a Fury: three parts."""
    attacks = view["attacks"] or {}
    fury = (view["event"] or "").startswith("fury")
    return fury and any(len(one["parts"]) == 3 and one["targets"] for one in attacks.values())


def may_decline(game: Game, view: dict[str, Any]) -> Any:
    return 0 in game.acting and view["phase"] == "settle" and "decline" in game.legal(0)


def others_fight(game: Game, view: dict[str, Any]) -> Any:
    return view["phase"] == "settle" and view["attacker"] != 0 and view["round"] > 6


def line_up(seats: int, seed: int, kinds: list[str] | None = None) -> LineUp:
    wanted: dict[str, Wish] = {"first": phase("prepare", round=1)}
    if seats in (2, 4):
        events = ("meteorite", "help", "3-for-2", "all-alone", "carnage")
        wanted |= {event: phase("prepare", event=event) for event in events} | {"fury": in_fury}
    wanted |= {
        "chosen": has_chosen,
        "target": both(phase("target"), lambda view: view["round"] > 2),
        "settle": both(phase("settle"), lambda view: view["round"] > 5),
        "decline": may_decline,
        "battle": others_fight,
        "newborns": phase("newborns"),
        "over": phase("over", mine=False),
    }
    return LineUp(str(seats), seats, seed, {} if kinds is None else {"kinds": kinds}, wanted)


LINE_UPS = [
    line_up(4, 4),
    line_up(6, 2),
    line_up(2, 6, ["lil-rex", "t-rex"]),
    line_up(3, 12, ["t-rex", "lil-rex", "t-rex"]),
]
