"""What runs in a worker process: bots, hints and replays. Plain functions of plain arguments."""

from __future__ import annotations

import os
import signal
import threading
import time
from functools import cache
from typing import Any

from ...bots.names import LEVELS
from ...engine.precompile import compile_rules
from ...games import PACKAGES, load
from ...kernel import Rules, TwistosaurError, derive


def settle_in(parent: int) -> None:
    """The first thing a worker does: step back, load everything, and never outlive the server."""
    step_back(parent)
    for game in PACKAGES:
        compile_rules(game)
        _warm_bots(game)


def step_back(parent: int) -> None:
    """Let the server go first, and end with it: Ctrl+C in a terminal reaches both, and is the server's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(10)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _warm_bots(game: str) -> None:
    from ...engine import new

    rules = load(game)
    first = new(game, seats=rules.seats[0], seed=1)
    seat = first.acting[0]
    for level in LEVELS:
        think(game, rules.to_bytes(first.hidden(seat)), seat, level, 0.01, 1)


def ready() -> bool:
    """Answers when the worker is warm."""
    return True


@cache
def _bot(game: str, level: str) -> Any:
    """The bot of a level, None if there is none for this game."""
    try:
        from ...bots import make  # type: ignore[import-not-found,unused-ignore]

        return make(level, load(game))
    except (ImportError, KeyError, TwistosaurError):
        return None


def think(game: str, hidden: bytes, seat: int, level: str, seconds: float, key: int) -> tuple[str, float]:
    """The move of a bot that sees this hidden record, and how long it took."""
    began = time.perf_counter()
    rules = load(game)
    states = rules.from_bytes(hidden)
    bot = _bot(game, level)
    if bot is None:
        move = some_move(rules, states, seat, key)
    else:
        from ...bots import Budget

        action = int(bot.choose(states, seat, key, Budget(seconds=max(seconds, 0.005))))
        move = rules.move_text(rules.read(states), seat, action)
    return move, time.perf_counter() - began


def some_move(rules: Rules, states: Any, seat: int, key: int) -> str:
    """Any legal move: for games without bots, and when a worker fails again and again."""
    import numpy as np

    from ...engine import calls

    out = np.zeros(rules.actions, np.int64)
    count = int(calls.legal(states, 0, seat, out))
    return rules.move_text(rules.read(states), seat, int(out[derive(key, 0) % count]))


def hint(
    game: str, hidden: bytes, seat: int, level: str, seconds: float, key: int, language: str
) -> tuple[str, str | None]:
    """A move and a sentence that says why, in a language."""
    rules = load(game)
    states = rules.from_bytes(hidden)
    try:
        from ...bots import Budget
        from ...bots.levels import thinker
        from ...bots.reasons import explain
        from ...locales import texts

        action, reason = explain(thinker(level, rules), states, seat, key, Budget(seconds=seconds))
        text: str | None = reason.say(rules, states, seat, texts(language))
    except (ImportError, KeyError, TwistosaurError):
        return think(game, hidden, seat, level, seconds, key)[0], None
    return rules.move_text(rules.read(states), seat, int(action)), text
