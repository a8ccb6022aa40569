"""How fast the search thinks: iterations a second on one core, in CPU time of the one thread that works.

    python bench/search_speed.py                    all games: informed playouts, random ones, and bare random games
    python bench/search_speed.py twisty --rounds 9

Positions are the first decision of a game of four and one in its middle; the best of all rounds counts, which other
programs on the machine disturb least. To compare two versions run each of them several times in turns.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from typing import Any

from twistosaur.bots import Budget
from twistosaur.bots.search import SearchBot
from twistosaur.cli.speed import machine
from twistosaur.engine import Game, new
from twistosaur.engine.playouts import opening, race, random_player, u64
from twistosaur.games import PACKAGES

SEATS = 4
ITERATIONS = 3000
MIDDLE = 60
"""Decisions after which a game counts as half played."""


def middle(game: str) -> Game:
    table = new(game, seats=SEATS, seed=3)
    for number in range(MIDDLE):
        seat = table.acting[0]
        moves = table.legal(seat)
        table.play(seat, moves[number % len(moves)])
    while len(table.legal(table.acting[0])) == 1:
        table.play(table.acting[0], table.legal(table.acting[0])[0])
    return table


def per_second(work: Callable[[], Any], rounds: int) -> int:
    """Iterations a second of a piece of work of ITERATIONS; the first round, which loads everything, is not timed."""
    work()
    spent = []
    for _ in range(rounds):
        began = time.thread_time()
        work()
        spent.append(time.thread_time() - began)
    return round(ITERATIONS / min(spent))


def measure(game: str, rounds: int) -> dict[str, int]:
    out = {}
    for place, table in (("first", new(game, seats=SEATS, seed=3)), ("middle", middle(game))):
        seat = table.acting[0]
        hidden = table.hidden(seat)
        for name, changes in (("informed", {}), ("random", {"epsilon": 1.0})):
            bot = SearchBot(table.rules, Budget(iterations=ITERATIONS), **changes)
            out[f"{name}, {place}"] = per_second(lambda bot=bot, h=hidden, s=seat: bot.choose(h, s, 1), rounds)
    rules = table.rules
    start, work = opening(rules, SEATS, rules.options(SEATS, {})), rules.states()
    player = random_player(rules)
    out["bare games"] = per_second(lambda: race(start, work, u64(1), u64(2), 0, ITERATIONS, player.array), rounds)
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="which games; all if left out", metavar="GAME")
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    print(", ".join(machine().values()), f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", sep=", ")
    for game in args.games or PACKAGES:
        figures = measure(game, args.rounds)
        print(f"{game}: " + "; ".join(f"{name} {number:,}" for name, number in figures.items()), flush=True)


if __name__ == "__main__":
    main()
