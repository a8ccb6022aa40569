"""What random games show of a game: its moves with the phases they belong to, and what steps tell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from twistosaur.engine import Game, new
from twistosaur.kernel import Rules, derive

GAMES_OF_EACH = 2


@dataclass
class Played:
    """What was seen in some games."""

    examples: dict[str, list[str]] = field(default_factory=dict)
    """By verb: legal moves, in the order in which they came up."""
    phases: dict[str, list[str]] = field(default_factory=dict)
    """By verb: the phases in which it was legal."""
    facts: dict[str, Any] = field(default_factory=dict)
    """By kind: a fact, with as many fields as any of its kind."""
    at_once: set[bool] = field(default_factory=set)
    """Do seats choose at once, or in turn?"""

    def look(self, game: Game, seat: int) -> list[str]:
        moves = game.legal(seat)
        phase = game.view(seat)["phase"]
        self.at_once.add(game.choices() is not None)
        for move in moves:
            verb = move.partition(" ")[0]
            add(self.examples, verb, move)
            add(self.phases, verb, phase)
        return moves

    def hear(self, facts: list[Any]) -> None:
        for fact in facts:
            if len(fact) > len(self.facts.get(fact["kind"], {})):
                self.facts[fact["kind"]] = fact


def add(lists: dict[str, list[str]], name: str, value: str) -> None:
    known = lists.setdefault(name, [])
    if value not in known:
        known.append(value)


def tables(rules: Rules) -> Iterator[Game]:
    """Every number of seats, and every value of an option that can be listed."""
    low, high = rules.seats
    variants: list[tuple[int, dict[str, Any]]] = [(seats, {}) for seats in range(low, high + 1)]
    for option in rules.all_options:
        variants += [(high, {option.name: value}) for value in option.values[1:]]
    for number, (seats, options) in enumerate(variants):
        for once in range(GAMES_OF_EACH):
            yield new(rules.id, seats=seats, seed=derive(number, once), **options)


def play(rules: Rules) -> Played:
    seen = Played()
    for game in tables(rules):
        before = game.view(None)
        seen.hear(rules.facts(None, before))
        count = 0
        while not game.over:
            seat, count = game.acting[0], count + 1
            moves = seen.look(game, seat)
            game.play(seat, moves[derive(1, count) % len(moves)])
            now = game.view(None)
            seen.hear(rules.facts(before, now))
            before = now
    return seen
