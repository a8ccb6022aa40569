"""Why a bot chose what it chose, in one sentence of the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..kernel import Rules
from ..locales import Texts
from .base import Budget, Opinion, Thinker, best_of
from .greedy import GreedyBot
from .heuristics import known

EVEN_WORTH = 0.01
"""Differences in winning chances below this say nothing."""


@dataclass(frozen=True)
class Reason:
    """A choice against the next best, ready to be said in any language."""

    message: str
    choice: int
    other: int | None
    count: int

    def say(self, rules: Rules, hidden: Any, seat: int, say: Texts) -> str:
        state = rules.read(hidden)
        names = {"choice": move_name(rules, state, seat, self.choice, say)}
        if self.other is not None:
            names["other"] = move_name(rules, state, seat, self.other, say)
        text = say(self.message, count=self.count, **names)
        return text[:1].upper() + text[1:]


def reason(opinions: Sequence[Opinion], chosen: int, *, at_once: bool, unit: str = "points") -> Reason:
    """What speaks for the chosen action against the best of the others.

    `at_once`: points are those won immediately (greedy), not those expected at the end (a search). `unit` is what a
    search of this game counts in.
    """
    if len(opinions) < 2:
        return Reason("bot-reason-only", chosen, None, 0)
    mine = next(o for o in opinions if o.action == chosen)
    rest = [o for o in opinions if o.action != chosen]
    tried = [o for o in rest if o.visits * 20 >= mine.visits] or rest
    other = max(tried, key=lambda o: (o.worth, o.visits))
    points = round(mine.points - other.points)
    if points > 0 and (at_once or mine.worth > other.worth):
        return Reason("bot-reason-gain" if at_once else f"bot-reason-{unit}", chosen, other.action, points)
    chance = round(100 * (mine.worth - other.worth))
    if not at_once and mine.worth - other.worth > EVEN_WORTH and chance > 0:
        return Reason("bot-reason-chance", chosen, other.action, chance)
    return Reason("bot-reason-even", chosen, other.action, 0)


def explain(bot: Thinker, hidden: Any, seat: int, key: int, budget: Budget | None = None) -> tuple[int, Reason]:
    """The choice of a bot and its reason, from one and the same thinking."""
    opinions = bot.consider(hidden, seat, key, budget)
    greedy = isinstance(bot, GreedyBot)
    unit: str = getattr(bot, "unit", known(bot.rules.id).unit)
    best = best_of(opinions, by="worth" if greedy else "visits")
    return best.action, reason(opinions, best.action, at_once=greedy, unit=unit)


def move_name(rules: Rules, state: Any, seat: int, action: int, say: Texts) -> str:
    """A move as a name that fits into a sentence."""
    verb, *words = rules.move_text(state, seat, action).split()
    return known(rules.id).name_move(verb, words, say)
