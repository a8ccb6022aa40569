"""What runs in a worker process: bots, hints and records. Plain functions of plain arguments."""

from __future__ import annotations

import os
import signal
import threading
import time
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ...bots import Bot, Budget, make
from ...bots.cards import levels_for
from ...engine import calls, new, positions, replay
from ...engine.precompile import compile_rules
from ...games import PACKAGES, load
from ...kernel import derive
from ...locales import texts
from ..logs import where

STAND_IN = "greedy"
"""Who moves for a bot that fails: the simplest that knows the game. If that one fails too, any legal move is made."""


def settle_in(parent: int) -> None:
    """The first thing a worker does: step back, load everything, and never outlive the server."""
    step_back(parent)
    for game in PACKAGES:
        compile_rules(game)
        load_bots(game)


def step_back(parent: int) -> None:
    """Let the server go first, and end with it: Ctrl+C in a terminal reaches both, and is the server's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(10)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def load_bots(game: str) -> None:
    """Let the bot of every level that the game offers make one decision, and whoever warns of blunders judge one."""
    rules = load(game)
    first = new(game, seats=rules.seats[0], seed=1)
    seat = first.acting[0]
    blunders(game, rules.to_bytes(first.hidden(seat)), seat, 1, "en")
    for level in levels_for(rules):
        think(game, rules.to_bytes(first.hidden(seat)), seat, level, 0.01, 1)


def ready() -> bool:
    """Answers when the worker is warm."""
    return True


class BotError(Exception):
    """A bot that failed: its name, and where; not what the exception says, which may hold a card."""

    def __init__(self, bot: str, place: str) -> None:
        super().__init__(bot, place)
        self.bot, self.place = bot, place


class Thought(NamedTuple):
    """What came of asking a bot for a move."""

    move: str
    seconds: float
    faults: tuple[BotError, ...] = ()
    """Bots that failed before one worked, the one that was asked first."""


@cache
def bot_of(game: str, name: str) -> Bot:
    return make(name, load(game))


def think(game: str, hidden: bytes, seat: int, level: str, seconds: float, key: int) -> Thought:
    """The move of a bot that sees this hidden record; if it fails a simpler one moves, here and at once."""
    began = time.perf_counter()
    faults: list[BotError] = []
    for name in dict.fromkeys((level, STAND_IN)):
        try:
            move = move_of(name, game, hidden, seat, seconds, key)
            break
        except Exception as problem:
            faults.append(BotError(name, where(problem)))
    else:
        move = any_move(game, hidden, seat, key)
    return Thought(move, time.perf_counter() - began, tuple(faults))


def move_of(name: str, game: str, hidden: bytes, seat: int, seconds: float, key: int) -> str:
    """What one bot answers; an answer that is not legal is a mistake of the bot."""
    rules = load(game)
    states = rules.from_bytes(hidden)
    action = int(bot_of(game, name).choose(states, seat, key, Budget(seconds=max(seconds, 0.005))))
    if int(calls.refusal(states, 0, seat, action)) != 0:
        raise ValueError(f"{action} is no legal action")
    return rules.move_text(rules.read(states), seat, action)


def any_move(game: str, hidden: bytes, seat: int, key: int) -> str:
    """Some legal move: the last resort, which needs no bot."""
    rules = load(game)
    states = rules.from_bytes(hidden)
    out = np.zeros(rules.actions, np.int64)
    count = int(calls.legal(states, 0, seat, out))
    return rules.move_text(rules.read(states), seat, int(out[derive(key, 0) % count]))


def hint(game: str, hidden: bytes, seat: int, level: str, seconds: float, key: int, language: str) -> tuple[str, str]:
    """A move and a sentence that says why, in a language. Nobody stands in for the bot whose advice was asked for."""
    rules = load(game)
    states = rules.from_bytes(hidden)
    try:
        from ...bots.levels import thinker  # the server, which never thinks, need not load them
        from ...bots.reasons import explain

        action, reason = explain(thinker(level, rules), states, seat, key, Budget(seconds=seconds))
        return rules.move_text(rules.read(states), seat, int(action)), reason.say(rules, states, seat, texts(language))
    except Exception as problem:
        raise BotError(level, where(problem)) from problem


def blunders(game: str, hidden: bytes, seat: int, key: int, language: str) -> dict[str, str]:
    """Moves of a seat that would be blunders, each with a sentence that says by how much, in a language."""
    from ...analysis import doubts  # as above

    rules, say = load(game), texts(language)
    states = rules.from_bytes(hidden)
    lost = doubts.blunders(rules, states, seat, key)
    state = rules.read(states)
    return {
        rules.move_text(state, seat, action): say("bot-doubt", count=round(100 * loss)) for action, loss in lost.items()
    }


def whole_record(data: dict[str, Any]) -> dict[str, Any] | None:
    """A record that somebody has sent in, as the server would have written it; None if its game is not over."""
    game = replay(data)
    return {**game.record(), "rules": data["rules"]} if game.over else None


def position_after(record: dict[str, Any], moves: int) -> dict[str, Any] | None:
    """Where the game of a record stood after so many moves, before anybody has chosen in secret; None if it never did.

    What had not been drawn by then has not been drawn: chance will be that of whoever plays on.
    """
    for number, game in enumerate(positions(record)):
        if number == moves:
            for seat, chosen in (game.choices() or {}).items():
                if chosen is not None:
                    game.retract(seat)
            return game.position()
    return None
