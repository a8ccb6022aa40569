"""A bot of an earlier version, playing at today's table over the open door of docs/bots.md.

    git worktree add ../earlier COMMIT
    python bench/strength.py OUT --games twisty --deals 100 --think 30s \\
        --line "search:1000,remote:env PYTHONPATH=../earlier/src python bench/earlier_bot.py search:1000"

It is the earlier checkout that thinks: its rules, its search, its heuristics, from the position that the view is. Where
the view is no position of its rules (a choice that they did not have) the answer is drawn at random. The think time is
only how long the table waits, for the first answer too, which loads what is compiled.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

Choose = Callable[[dict[str, Any]], str]
POSITION = ("game", "seats", "cells", "pawns", "rows", "held", "secured", "turn", "turns", "phase", "used")
"""What of a view of Twisty is its position."""


def options_of(asked: dict[str, Any]) -> dict[str, Any]:
    """The view carries none, but the moves tell: a robbed pawn that may go anywhere has more than corners to go to."""
    to_corners = asked["view"]["phase"] == "corner" and len(asked["legal"]) <= 4
    return {} if to_corners else {"robbed_pawn": "anywhere"}


def chooser(spec: str) -> Choose:
    """Imported late: the greeting does not wait for it."""
    import twistosaur
    from twistosaur.bots import make
    from twistosaur.games import load
    from twistosaur.kernel import TwistosaurError

    rules = load("twisty")
    bot = make(spec, rules)

    def choose(asked: dict[str, Any]) -> str:
        seat, key = asked["seat"], int(asked["key"])
        position = {name: asked["view"][name] for name in POSITION}
        try:
            game = twistosaur.position({**position, "options": options_of(asked)}, seed=1)
        except TwistosaurError:
            return str(asked["legal"][key % len(asked["legal"])])
        hidden = game.hidden(seat)
        return str(rules.move_text(rules.read(hidden), seat, int(bot.choose(hidden, seat, key))))

    return choose


def main() -> None:
    choose: Choose | None = None
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["type"] == "hello":
            answer = {"type": "hello", "protocol": asked["protocol"], "name": f"earlier {sys.argv[1]}"}
        else:
            choose = choose or chooser(sys.argv[1])
            answer = {"id": asked["id"], "move": choose(asked)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
