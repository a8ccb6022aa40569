"""Nest: reach far where there is much to win, and now and then where nobody expects it."""

from __future__ import annotations

from typing import Any

from twistosaur.bots.heuristics import Heuristics, Knobs, Levels, bind
from twistosaur.games import load
from twistosaur.games.nest.board import REACHES
from twistosaur.games.nest.scoring import scores
from twistosaur.kernel import rule, word
from twistosaur.locales import Texts

REACH_COUNT = len(REACHES)


@rule
def gain(s: Any, seat: int, action: int) -> float:
    """The farther, the likelier the eggs are ours."""
    return s.eggs * (action + 1) / REACH_COUNT


@rule
def appeals(s: Any, seat: int, actions: Any, many: int, out: Any) -> None:
    for k in range(many):
        out[k] = gain(s, seat, actions[k])


@rule
def outlook(s: Any, seat: int) -> Any:
    """A decision hangs on the eggs in the nest and on whose neck is stiff."""
    key = s.eggs
    for other in range(s.seats):
        key = key * (REACH_COUNT + 1) + s.last[other]
    return word(key, 0)


LEVELS = Levels(
    novice={"overlooks": 0.4, "unsure": 3.0},
    easy={"overlooks": 0.2, "unsure": 2.0},
    medium={"overlooks": 0.1, "unsure": 2.0, "informed": True},
    hard=200,
)


def name_move(verb: str, words: list[str], say: Texts) -> str:
    return say(f"nest-named-{verb}", what=words[0])


HEURISTICS = bind(Heuristics(load("nest"), gain, appeals, outlook, scores, Knobs(), LEVELS, name_move))
