"""The making of a bot by its name: the five levels for people, and the plain ones they are measured with."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ..kernel import Rules, TwistosaurError
from ..kernel.data import words
from .base import Bot, Budget, Thinker
from .flat import FlatBot
from .greedy import GreedyBot, HumanBot
from .heuristics import Knobs, known
from .names import NAMES
from .random import RandomBot
from .search import SearchBot

EXPERT = Budget(seconds=0.1)


def make(spec: str, rules: Rules) -> Bot:
    """A bot by name; "search:2000", "flat:10000" or "expert:1s" give it a budget of its own.

    "remote:COMMAND" starts a program that speaks the protocol of docs/bots.md. "search:2000?explore=0.3&rivals=0"
    sets knobs, for tuning.
    """
    name, _, amount = spec.partition(":")
    if name == "remote":
        from .remote import RemoteBot

        return RemoteBot(rules, amount)
    amount, _, knobs = amount.partition("?")
    budget = Budget.parse(amount) if amount else None
    makers: dict[str, Callable[[], Bot]] = {
        "random": lambda: RandomBot(rules),
        "greedy": lambda: GreedyBot(rules),
        "informed": lambda: GreedyBot(rules, informed=True, name="informed"),
        "flat": lambda: FlatBot(rules, (budget.iterations if budget else None) or 10_000),
        "search": lambda: SearchBot(
            rules, budget or Budget(iterations=2000), knobs=changed(known(rules.id).knobs, knobs)
        ),
        "novice": lambda: HumanBot(rules, name="novice", **known(rules.id).levels.novice),
        "easy": lambda: HumanBot(rules, name="easy", **known(rules.id).levels.easy),
        "medium": lambda: HumanBot(rules, name="medium", **known(rules.id).levels.medium),
        "hard": lambda: fixed("hard", rules, known(rules.id).levels.hard),
        "expert": lambda: SearchBot(rules, budget or EXPERT, name="expert"),
    }
    if name not in makers:
        raise TwistosaurError(f"no bot {name!r}; there are {words(NAMES)}")
    return makers[name]()


def changed(knobs: Knobs, text: str) -> Knobs:
    """Knobs with "explore=0.3&rivals=0" laid over them."""
    pairs = [part.partition("=") for part in text.split("&") if part]
    for name, _, value in pairs:
        if name not in Knobs.__dataclass_fields__ or not re.fullmatch(r"[\d.]+", value):
            raise TwistosaurError(f"no knob {name}={value}; there are {words(list(Knobs.__dataclass_fields__))}")
    new: dict[str, Any] = {name: float(value) for name, _, value in pairs}
    return replace(knobs, **new)


def thinker(spec: str, rules: Rules) -> Thinker:
    """A bot that can give reasons: any of the named ones but random."""
    bot = make(spec, rules)
    if not isinstance(bot, (GreedyBot, SearchBot, FlatBot)):
        raise TwistosaurError(f"the bot {spec!r} has no reasons")
    return bot


def fixed(name: str, rules: Rules, iterations: int) -> SearchBot:
    """A level below expert: it looks less far, however much time there is."""
    return SearchBot(rules, Budget(iterations=iterations), name=name, patient=False)
