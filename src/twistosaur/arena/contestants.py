"""The bots of a match by name: the players' bots, the oracle, and levels with parameters. A process makes each once."""

from __future__ import annotations

import re

from ..bots.base import Bot, Budget
from ..bots.greedy import HumanBot
from ..bots.heuristics import known
from ..bots.levels import EXPERT, changed, make
from ..bots.search import SearchBot
from ..games import load
from ..kernel import Rules, TwistosaurError
from ..kernel.data import words
from .oracle import OracleBot

HUMAN = ("novice", "easy", "medium")
HUMAN_PARAMETERS = ("overlooks", "unsure", "informed")

_bots: dict[tuple[str, str, int], Bot] = {}


def bot_named(spec: str, game: str, seat: int) -> Bot:
    """The bot of this process for a name. Programs are one for each seat: they may remember what they saw there."""
    which = (spec, game, seat if spec.startswith("remote:") else 0)
    if which not in _bots:
        _bots[which] = contestant(spec, load(game))
    return _bots[which]


def contestant(spec: str, rules: Rules) -> Bot:
    """A bot by name as the arena takes them: what `bots.make` makes, and levels that are set otherwise.

    "novice?overlooks=0.2&unsure=3" errs in its own way, "hard:200" looks further, "expert:1s?explore=0.3" has other
    knobs; "oracle:2000" sees the truth.
    """
    if spec.startswith("remote:"):
        return make(spec, rules)
    head, _, parameters = spec.partition("?")
    name, _, amount = head.partition(":")
    budget = Budget.parse(amount) if amount else None
    if name == "oracle":
        return OracleBot(rules, budget or Budget(iterations=2000))
    if name in HUMAN and (parameters or budget):
        return person(name, spec, rules, parameters, budget)
    if (name == "expert" and parameters) or (name == "hard" and (parameters or budget)):
        usual = EXPERT if name == "expert" else Budget(iterations=known(rules.id).levels.hard)
        knobs = changed(known(rules.id).knobs, parameters)
        return SearchBot(rules, budget or usual, name=spec, knobs=knobs, patient=name == "expert")
    return make(spec, rules)


def person(name: str, spec: str, rules: Rules, parameters: str, budget: Budget | None) -> HumanBot:
    """A weak level that errs more or less than usual."""
    if budget:
        raise TwistosaurError(f"{spec}: {name} does not search, so it has no budget; it has {words(HUMAN_PARAMETERS)}")
    own = dict(getattr(known(rules.id).levels, name))
    for part in filter(None, parameters.split("&")):
        which, _, value = part.partition("=")
        if which not in HUMAN_PARAMETERS or not re.fullmatch(r"\d+(\.\d+)?", value):
            raise TwistosaurError(f"{spec}: no parameter {part}; there are {words(HUMAN_PARAMETERS)}, each a number")
        own[which] = bool(float(value)) if which == "informed" else float(value)
    return HumanBot(rules, name=spec, **own)
