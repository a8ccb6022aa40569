"""Real moments of real games, with which the boards of the browser are drawn and tested: `make fixtures` writes them.

Each is what seat 0 is sent: its view and its decision, made by the projection. Which moments of a game are wanted
stands beside the game's own tests (`moments.py`). The examples that the rules page draws are written too, and
the guided first games, as the engine plays their scripts.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tests.support import ROOT
from twistosaur.engine import Game, new
from twistosaur.games import PACKAGES
from twistosaur.protocol.messages import ClockRule, Status, TableFacts
from twistosaur.server.tables import projection
from twistosaur.testing.examples import examples
from twistosaur.testing.lessons import lesson

BOARDS = ROOT / "web" / "src" / "boards"
LAZY = ("place river", "pass", "stay", "decline")
"""Moves that leave little to look at."""

Wish = Callable[[Game, dict[str, Any]], Any]
"""Is this (game, view of seat 0) the moment?"""


class LineUp(NamedTuple):
    """A game to look for moments in, and the moments by name."""

    name: str
    seats: int
    seed: int
    options: Mapping[str, Any]
    wanted: Mapping[str, Wish]


def phase(which: str, *, mine: bool = True, **facts: Any) -> Wish:
    """The first time in this phase that all this is true, and that seat 0 has to decide."""

    def wish(game: Game, view: dict[str, Any]) -> bool:
        same = all(view[name] == value for name, value in facts.items())
        return view["phase"] == which and same and (not mine or 0 in game.acting)

    return wish


def both(first: Wish, second: Callable[[dict[str, Any]], Any]) -> Wish:
    """A moment of which something more is true."""
    return lambda game, view: first(game, view) and second(view)


def moment(game: Game) -> dict[str, Any]:
    """What seat 0 is sent."""
    choices = game.choices()
    deciding = None if choices is None or game.over else frozenset(choices)
    facts = projection.Facts(table_facts(game), [], [], None, game.acting, deciding, game.move_count, None)
    state = projection.project(game, 0, facts)
    return {"view": state.view, "decision": msgspec.to_builtins(state.decision)}


def table_facts(game: Game) -> TableFacts:
    status: Status = "over" if game.over else "playing"
    return TableFacts(
        id="fixture",
        game=game.game,
        rules=game.rules.version,
        seats=game.seats,
        options=game.options,
        status=status,
        pace="live",
        clock=ClockRule(),
        listed=False,
        takeover="easy",
        gone_after=None,
        host=None,
        created="",
        commitment="",
        contributions=None,
        rematch=None,
        rematch_of=None,
        reason=None,
    )


def played(game: str, line_up: LineUp) -> Iterator[Game]:
    """Random play with a taste for moves that show something."""
    chance = random.Random(line_up.seed)
    one = new(game, seats=line_up.seats, seed=line_up.seed, **line_up.options)
    while not one.over:
        yield one
        seat = chance.choice(one.acting)
        moves = one.legal(seat)
        better = [move for move in moves if move not in LAZY] or moves
        one.play(seat, chance.choice(better if chance.random() < 0.9 else moves))
    yield one


def moments(game: str, line_up: LineUp) -> dict[str, Any]:
    """The first hit of every moment that is wanted."""
    found: dict[str, Any] = {}
    for one in played(game, line_up):
        view = one.view(0)
        for name, wish in line_up.wanted.items():
            if name not in found and wish(one, view):
                found[name] = moment(one)
        if len(found) == len(line_up.wanted):
            break
    return {f"{line_up.name}-{name}": value for name, value in found.items()}


def pictures(game: str) -> str:
    """The examples of a game as the rules page draws them, one a line."""
    lines = [json.dumps(example.shown(), separators=(",", ":")) for example in examples(game)]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def lessons(game: str) -> dict[Path, str]:
    """The guided first game, a step a line."""
    found = lesson(game)
    if found is None:
        return {}
    shown = found.shown()
    steps = ",\n".join(json.dumps(step, separators=(",", ":")) for step in shown["steps"])
    return {BOARDS / game / "lesson.json": f'{{"first":{json.dumps(shown["first"])},"steps":[\n{steps}\n]}}\n'}


def files() -> dict[Path, str]:
    """Path to contents."""
    out = {}
    for game, package in PACKAGES.items():
        line_ups: list[LineUp] = import_module(f"tests.games.{package}.moments").LINE_UPS
        found = {name: value for line_up in line_ups for name, value in moments(game, line_up).items()}
        lines = [f"{json.dumps(name)}:{json.dumps(value, separators=(',', ':'))}" for name, value in found.items()]
        out[BOARDS / game / "fixtures.json"] = "{\n" + ",\n".join(lines) + "\n}\n"
        out[BOARDS / game / "examples.json"] = pictures(game)
        out |= lessons(game)
    return out


def main() -> None:
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
        print(path, len(text))


if __name__ == "__main__":
    main()
