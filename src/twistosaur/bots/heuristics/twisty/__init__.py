"""Twisty: how many turns a player still needs, what thieves may take, and how the search and the levels are set."""

from __future__ import annotations

from ....games import load
from ....locales import Texts
from .. import Heuristics, Knobs, Levels, bind
from .plans import plans
from .race import appeals, gain, outlook, standings

KNOBS = Knobs(explore=0.3, trust=0.7, epsilon=0.1, win=0.5, scale=2.0, horizon=0, rivals=2)
STEPS = 500_000
MASTER = {"prior": 1, "lean": 0.005}
LEVELS = Levels(
    novice={"overlooks": 0.5, "unsure": 0.5},
    easy={"overlooks": 0.0, "unsure": 0.0},
    medium={"overlooks": 0.15, "unsure": 0.7, "informed": True},
    hard=60,
)


def name_move(verb: str, words: list[str], say: Texts) -> str:
    return say(f"twisty-named-{verb}", what=words[0] if words else "")


HEURISTICS = bind(
    Heuristics(
        load("twisty"),
        gain,
        appeals,
        outlook,
        standings,
        KNOBS,
        LEVELS,
        name_move,
        "turns",
        STEPS,
        plans,
        "wary",
        MASTER,
    )
)
