"""Which knobs of a bot choose best: its choices at fixed moments, by what many playouts of a net say these are worth.

    PYTHONPATH=. python bench/regret.py OUT draftosaurus truth --net FILE --positions 300 --worlds 600
    PYTHONPATH=. python bench/regret.py OUT draftosaurus try --think 100ms expert "master?prior=1" "master:300?prior=1"

`truth` lets the net play games against itself, takes moments at which it is not sure what to do, and plays each of its
favourite actions to the end in the same guessed worlds. `try` asks bots there. What they chose is worth more or less
than what the net itself would have done: a mean by moment, with its standard error. Matches say the same with a hundred
times the games, since here all bots are asked the same questions and no dice are rolled between; but the net's own play
is the measure, so what is found here has to be confirmed by a match (bench/knobs.py).
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from twistosaur.arena.contestants import contestant
from twistosaur.bots.base import Budget
from twistosaur.bots.heuristics import known
from twistosaur.bots.memory import Memory
from twistosaur.bots.nets import from_file
from twistosaur.bots.reflex import by_liking
from twistosaur.bots.walk import iterate, policy
from twistosaur.engine import calls
from twistosaur.engine.playouts import opening, u64
from twistosaur.games import load
from twistosaur.kernel import derive

TRIED = 6
"""Actions that are played out."""


def moments(game: str, net: Path, seats: int, options: dict[str, Any], args: argparse.Namespace) -> Iterator[Any]:
    """Hidden records with their seats, from games of the net against itself: every so many of those that count, where
    it likes its second choice by less than `sure` below its first."""
    seed, stride = args.seed, args.stride
    rules = load(game)
    memory = Memory(rules, replace(known(game).knobs, steps=0, cut=0, heat=0.0), net=from_file(net, rules))
    found = np.zeros((rules.actions, 2))
    weights, met = np.zeros(rules.outcomes, np.int64), 0
    for number in range(1_000_000):
        states, hidden, luck = opening(rules, seats, options), rules.states(), u64(derive(seed, number))
        words = int(calls.chance(states, 0, luck, 0, weights))
        while mask := int(calls.acting(states, 0)):
            for seat in [each for each in range(seats) if mask >> each & 1]:
                calls.hide(states, 0, seat, hidden)
                memory.record.seat = seat
                many = int(policy(hidden, memory.array, u64(derive(seed, met)), found))
                likes = sorted(found[:many, 1], reverse=True)
                if many > 1 and likes[0] - likes[1] < args.sure:
                    met += 1
                    if met % stride == 0:
                        yield hidden.copy(), seat
                words = int(calls.decide(states, 0, seat, int(found[0, 0]), luck, words, weights))


def judged(task: tuple[Any, ...]) -> tuple[list[int], list[float], list[float]]:
    """The favourite actions of a moment and what each is worth; the first is the net's own choice."""
    game, net, hidden, seat, seats, key, worlds = task
    rules = load(game)
    knobs = replace(known(game).knobs, steps=100_000, heat=0.5, win=0.8)
    memory = Memory(rules, knobs, net=from_file(net, rules))
    search = memory.record
    search.seat, search.key, search.seats = seat, u64(key), seats
    found = np.zeros((rules.actions, 2))
    many = int(policy(hidden, memory.array, u64(key), found))
    ranked = by_liking(found[:many].copy())
    actions = found[ranked[:TRIED], 0].astype(np.int64)
    memory.compare(actions)
    iterate(hidden, memory.work, memory.array, 0, worlds * len(actions))
    sums = memory.sums()
    return actions.tolist(), (sums[:, 1] / sums[:, 0]).tolist(), found[ranked[:TRIED], 1].tolist()


def truth(args: argparse.Namespace, options: dict[str, Any]) -> None:
    rows: list[Any] = []
    hiddens = []
    found = moments(args.game, args.net, args.seats, options, args)
    asked = [next(found) for _ in range(args.positions)]
    tasks = [
        (args.game, args.net, hidden, seat, args.seats, derive(args.seed, 10_000 + n), args.worlds)
        for n, (hidden, seat) in enumerate(asked)
    ]
    began = time.perf_counter()
    with ProcessPoolExecutor(args.workers) as pool:
        for (hidden, seat), (actions, worth, likes) in zip(asked, pool.map(judged, tasks, chunksize=4), strict=True):
            hiddens.append(hidden.view(np.uint8).reshape(-1))
            rows.append({"seat": seat, "actions": actions, "worth": worth, "likes": likes})
    np.save(args.out / f"{args.game}.npy", np.array(hiddens))
    (args.out / f"{args.game}.json").write_text(json.dumps({"seats": args.seats, "rows": rows}))
    best = np.mean([max(row["worth"]) - row["worth"][0] for row in rows])
    print(f"{len(rows)} moments in {time.perf_counter() - began:.0f} s; the best looks {100 * best:.2f} points better")


def tried(task: tuple[Any, ...]) -> list[tuple[float, float, float]]:
    """What a bot's choices are worth beside the net's: the difference, whether they differ, and the seconds."""
    game, out, spec, think, first, last = task
    rules = load(game)
    data = json.loads((out / f"{game}.json").read_text())["rows"][first:last]
    hiddens = np.load(out / f"{game}.npy")[first:last]
    bot = contestant(spec, rules)
    budget = None if ":" in spec.partition("?")[0] else Budget.parse(think)
    results = []
    for n, (row, raw) in enumerate(zip(data, hiddens, strict=True)):
        hidden = rules.states()
        hidden.view(np.uint8).reshape(-1)[:] = raw
        key = derive(99, first + n)
        if n == 0:
            bot.choose(hidden, row["seat"], key, budget)  # compiles, and learns how fast it is
        began = time.thread_time()
        action = bot.choose(hidden, row["seat"], key, budget)
        spent = time.thread_time() - began
        worth = dict(zip(row["actions"], row["worth"], strict=True))
        gained = worth.get(action, min(row["worth"])) - row["worth"][0]
        results.append((gained, float(action != row["actions"][0]), spent))
    return results


def try_out(args: argparse.Namespace) -> None:
    count = len(json.loads((args.out / f"{args.game}.json").read_text())["rows"])
    cuts = np.linspace(0, count, args.workers + 1).astype(int)
    print("| bot | better than the net alone, points a moment | differs | ms |\n|---|---|---|---|")
    base: Any = None
    with ProcessPoolExecutor(args.workers) as pool:
        for spec in args.specs:
            tasks = [(args.game, args.out, spec, args.think, int(a), int(b)) for a, b in pairwise(cuts)]
            found = np.array([row for part in pool.map(tried, tasks) for row in part])
            gained = 100 * found[:, 0]
            base = gained if base is None else base
            beside = gained - base
            print(
                f"| {spec} | {gained.mean():+.2f} ± {gained.std() / len(gained) ** 0.5:.2f} "
                f"(beside the first {beside.mean():+.2f} ± {beside.std() / len(gained) ** 0.5:.2f}) "
                f"| {found[:, 1].mean():.0%} | {1000 * found[:, 2].mean():.1f} |",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("game")
    parser.add_argument("what", choices=["truth", "try"])
    parser.add_argument("specs", nargs="*")
    parser.add_argument("--net", type=Path)
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--worlds", type=int, default=600)
    parser.add_argument("--stride", type=int, default=7)
    parser.add_argument("--sure", type=float, default=3.0, help="moments at which the net is less sure than this")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--options", default="{}")
    parser.add_argument("--think", default="100ms")
    parser.add_argument("--seed", type=int, default=8_128)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_intermixed_args()
    args.out.mkdir(parents=True, exist_ok=True)
    if args.what == "truth":
        truth(args, load(args.game).options(args.seats, json.loads(args.options)))
    else:
        try_out(args)


if __name__ == "__main__":
    main()
