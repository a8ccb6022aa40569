"""The making of a bot by its name: the six levels for people, and the plain ones they are measured with."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..kernel import Rules, TwistosaurError
from ..kernel.data import words
from .base import Bot, Budget, Thinker
from .cards import NetError
from .flat import FlatBot
from .greedy import GreedyBot, HumanBot
from .heuristics import Knobs, known
from .master import MasterBot
from .names import NAMES
from .nets import Net, at_hand, from_file, packaged
from .random import RandomBot
from .reflex import ReflexBot
from .search import SearchBot

EXPERT = Budget(seconds=0.1)
MASTER: dict[str, Any] = {"ahead": 0, "steps": 0}
"""The knobs of `master`, where a game says nothing else (`Heuristics.master`): the search of `expert`, until a net has
been measured to win more."""


def make(spec: str, rules: Rules) -> Bot:
    """A bot by name; "search:2000", "flat:10000" or "expert:1s" give it a budget of its own.

    "remote:COMMAND" starts a program that speaks the protocol of docs/bots.md. "search:2000?explore=0.3&rivals=0"
    sets knobs, for tuning; "reflex?net=FILE" and "master:2000?net=FILE" take their weights from a file.
    """
    if spec.startswith("remote:"):
        from .remote import RemoteBot

        return RemoteBot(rules, spec.partition(":")[2])
    head, _, knobs = spec.partition("?")
    name, _, amount = head.partition(":")
    budget = Budget.parse(amount) if amount else None
    if name in ("reflex", "master"):
        return learned(spec, name, rules, budget, knobs)
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
        "expert": lambda: SearchBot(rules, budget or EXPERT, name="expert", quick=quicker("expert", rules)),
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


def learned(spec: str, name: str, rules: Rules, budget: Budget | None, parameters: str) -> Bot:
    """`reflex` or `master`, with the net of the package or of a file; without one `master` searches as `expert`."""
    parts = [part for part in parameters.split("&") if part]
    files = [part.removeprefix("net=") for part in parts if part.startswith("net=")]
    others = "&".join(part for part in parts if not part.startswith("net="))
    if name == "reflex" and (others or budget):
        raise TwistosaurError(f"{spec}: reflex does not search; it has a net, as in reflex?net=FILE")
    net = from_file(Path(files[-1]).resolve(), rules) if files else None
    if name == "reflex":
        return ReflexBot(rules, net or packaged(rules), name=spec)
    net = net or at_hand(rules)
    opinions = known(rules.id)
    if net is None:
        return SearchBot(rules, budget or EXPERT, name=spec)
    knobs = changed(replace(opinions.knobs, **{**MASTER, **opinions.master}), others)
    return MasterBot(rules, budget or EXPERT, net=net, knobs=knobs, name=spec, quick=quicker("master", rules, net))


def quicker(name: str, rules: Rules, net: Net | None = None) -> tuple[ReflexBot, float] | None:
    """Who decides for a bot that has very little time, and below how many seconds: where its card knows that to be
    the stronger."""
    try:
        net = net or packaged(rules)
    except NetError:
        return None
    limit = net.stronger_below(name)
    return (ReflexBot(rules, net), limit) if limit > 0 else None


def thinker(spec: str, rules: Rules) -> Thinker:
    """A bot that can give reasons: any of the named ones but random."""
    bot = make(spec, rules)
    if not isinstance(bot, (GreedyBot, SearchBot, FlatBot, ReflexBot)):
        raise TwistosaurError(f"the bot {spec!r} has no reasons")
    return bot


def fixed(name: str, rules: Rules, iterations: int) -> SearchBot:
    """A level below expert: it looks less far, however much time there is."""
    return SearchBot(rules, Budget(iterations=iterations), name=name, patient=False)
