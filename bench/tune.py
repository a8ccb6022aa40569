"""Find the table of a playout policy: an evolution strategy on policies that play each other.

    python bench/tune.py draftosaurus --option board=winter --minutes 4
    python bench/tune.py dino-twist

A candidate's table plays one seat against three of the current table; what counts is its margin over the mean of the
others, on the same deals for all candidates of a generation. The table is printed; paste it into the heuristics.
"""

from __future__ import annotations

import argparse
import sys
import time
from importlib import import_module
from typing import Any

import numpy as np

from twistosaur.bots.heuristics import MODULES, known
from twistosaur.bots.tree import unit
from twistosaur.engine.playouts import ENDLESS, choose, opening, play_on, player_fields, u64
from twistosaur.games import load
from twistosaur.kernel import Rules, Scratch, below, bind_stub, rule, word
from twistosaur.kernel.contract import scores

GAME = next((name for name in sys.argv[1:] if name in MODULES), "draftosaurus")
known(GAME)
OPINIONS = import_module(f"twistosaur.bots.heuristics.{MODULES[GAME]}")
weigh = OPINIONS.weigh
EPSILON = 0.05
"""How often a player does anything at all."""


def tuner_type(rules: Rules) -> np.dtype[Any]:
    """The memory of the players: two tables of opinions, the hero's and that of the others."""
    shape = OPINIONS.by_turn(OPINIONS.TABLE).shape
    dtype = np.dtype(
        [
            ("hero", np.int64),
            ("mine", np.float64, shape),
            ("theirs", np.float64, shape),
            ("likes", np.float64, (rules.actions,)),
            *player_fields(rules),
        ]
    )
    bind_stub(choose, choose_by_table, dtype)
    return dtype


@rule
def choose_by_table(player: Any, s: Any, seat: int, many: int, bits: Any) -> int:
    moves, likes = player.moves[:], player.likes[:]
    if unit(bits) < EPSILON:
        return moves[below(word(bits, 1), many)]
    weigh(s, seat, moves, many, likes, player.mine[:] if seat == player.hero else player.theirs[:])
    pick, best = 0, -1e9
    for k in range(many):
        value = likes[k] + 1e-6 * unit(word(bits, 2 + k))
        if value > best:
            pick, best = k, value
    return moves[pick]


@rule
def margin(start: Any, work: Any, seed: Any, games: int, seats: int, memory: Any) -> float:
    """How many points more than the mean of the others the hero makes, who sits at every seat in turn."""
    player = memory[0]
    out = player.totals[:]
    total = 0.0
    for g in range(games):
        work[0] = start[0]
        s = work[0]
        hero = g % seats
        player.hero = hero
        luck = word(seed, g // seats)
        play_on(s, luck, 0, word(luck, 99 + hero), 0, ENDLESS, player)
        scores(s, out)
        rest = 0.0
        for other in range(seats):
            if other != hero:
                rest += out[other]
        total += out[hero] - rest / (seats - 1)
    return total / games


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--option", action="append", default=[], help="name=value, an option of the game")
    parser.add_argument("--rows", help="rows of the table to change, as 0-21,40,41; all if left out")
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--sigma", type=float, default=1.0, help="first step, as a part of each number")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rules = load(GAME)
    seats = args.seats
    start = opening(rules, seats, rules.options(seats, dict(text.split("=", 1) for text in args.option)))
    work, players = rules.states(), Scratch(tuner_type(rules))

    def against(mine: Any, theirs: Any, seed: int, games: int) -> float:
        players.record.mine, players.record.theirs = OPINIONS.by_turn(mine), OPINIONS.by_turn(theirs)
        return float(margin(start, work, u64(seed), games, seats, players.array))

    rng = np.random.default_rng(args.seed)  # noqa: TID251 - a tuning script, not the house
    first = OPINIONS.TABLE.copy()
    rows = list(range(len(first)))
    if args.rows:
        ends = [[int(end) for end in part.split("-")] for part in args.rows.split(",")]
        rows = [row for end in ends for row in range(end[0], end[-1] + 1)]
    centre, current = first.copy(), first.copy()
    least = 0.03 * np.abs(first[rows]) + 0.01
    sigma = args.sigma * (0.3 * np.abs(first[rows]) + 0.2)
    until = time.time() + 60 * args.minutes
    generation = 0
    while time.time() < until:
        tries = []
        for _ in range(40):
            table = centre.copy()
            table[rows] += sigma * rng.normal(size=sigma.shape)
            tries.append((against(table, current, args.seed * 10**7 + generation, args.games), table))
        tries.sort(key=lambda found: -found[0])
        best = np.array([table[rows] for _, table in tries[:10]])
        centre[rows] = 0.5 * centre[rows] + 0.5 * best.mean(0)
        sigma = 0.7 * sigma + 0.3 * np.maximum(best.std(0), least)
        generation += 1
        if generation % 10 == 0:
            gained = against(centre, current, 10**6 + generation, 8000)
            versus = against(centre, first, 10**6, 8000)
            print(generation, f"over the current {gained:+.2f}, over the first {versus:+.2f}", file=sys.stderr)
            if gained > 0:
                current = centre.copy()
    print(np.array2string(np.round(centre, 2), separator=", ", suppress_small=True))


if __name__ == "__main__":
    main()
