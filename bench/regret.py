"""Which knobs of a bot choose best: its choices at fixed moments, by what many playouts say these are worth.

    PYTHONPATH=. python bench/regret.py OUT draftosaurus truth --net FILE --positions 300 --worlds 600
    PYTHONPATH=. python bench/regret.py OUT draftosaurus try --think 100ms expert "master?prior=1" "master:300?prior=1"

`truth` lets the net play games against itself, takes moments at which it is not sure what to do, and plays each of its
favourite actions to the end in the same guessed worlds: once everybody plays by the net, once by the policy of the
analysis. `try` asks bots there. What they chose is worth more or less than what the net itself would have done: a mean
by moment, with its standard error, by either judge. Matches say the same with a hundred times the games, since here all
bots are asked the same questions and no dice are rolled between. But who plays like a judge is flattered by it: only
what both like better is likely to win more, and a match (bench/knobs.py) has the last word.
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
from twistosaur.bots.valuing import Valuer, columns
from twistosaur.bots.walk import iterate, policy
from twistosaur.engine import calls
from twistosaur.engine.playouts import opening, u64
from twistosaur.games import load
from twistosaur.kernel import derive

TRIED = 6
"""Actions that are played out."""
CHEAPER = 5
"""So many times as many worlds are tried by the policy: it thinks less."""


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
    """The favourite actions of a moment and what each is worth by both judges; the first is the net's own choice."""
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
    by_net = memory.sums()
    valuer, by_policy = Valuer(rules, seats), np.zeros((len(actions), columns(seats)))
    valuer.ask(seat, key, sees=False)
    valuer.value(hidden, actions, 0, CHEAPER * worlds, by_policy)
    return actions.tolist(), (by_net[:, 1] / by_net[:, 0]).tolist(), (by_policy[:, seat] / CHEAPER / worlds).tolist()


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
        for (hidden, seat), (actions, *worths) in zip(asked, pool.map(judged, tasks, chunksize=4), strict=True):
            hiddens.append(hidden.view(np.uint8).reshape(-1))
            rows.append({"seat": seat, "actions": actions, "worths": worths})
    np.save(args.out / f"{args.game}.npy", np.array(hiddens))
    (args.out / f"{args.game}.json").write_text(json.dumps({"seats": args.seats, "rows": rows}))
    best = [100 * np.mean([max(row["worths"][k]) - row["worths"][k][0] for row in rows]) for k in range(2)]
    seconds = time.perf_counter() - began
    print(f"{len(rows)} moments in {seconds:.0f} s; the best looks {best[0]:.2f} and {best[1]:.2f} points better")


def tried(task: tuple[Any, ...]) -> list[tuple[float, float, float, float]]:
    """What a bot's choices are worth beside the net's: the difference by both, whether they differ, and the seconds."""
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
        by_net, by_policy = (
            dict(zip(row["actions"], worth, strict=True)).get(action, min(worth)) - worth[0] for worth in row["worths"]
        )
        results.append((by_net, by_policy, float(action != row["actions"][0]), spent))
    return results


def try_out(args: argparse.Namespace) -> None:
    count = len(json.loads((args.out / f"{args.game}.json").read_text())["rows"])
    cuts = np.linspace(0, count, args.workers + 1).astype(int)
    print("| bot | better by the net's play | by the policy's | their mean beside the first | differs | ms |")
    print("|---|---|---|---|---|---|")
    base: Any = None
    with ProcessPoolExecutor(args.workers) as pool:
        for spec in args.specs:
            tasks = [(args.game, args.out, spec, args.think, int(a), int(b)) for a, b in pairwise(cuts)]
            found = np.array([row for part in pool.map(tried, tasks) for row in part])
            gained = 100 * found[:, :2]
            base = gained if base is None else base
            shown = [*gained.T, (gained - base).mean(-1)]
            told = " | ".join(f"{one.mean():+.2f} ± {one.std() / len(one) ** 0.5:.2f}" for one in shown)
            print(f"| {spec} | {told} | {found[:, 2].mean():.0%} | {1000 * found[:, 3].mean():.1f} |", flush=True)


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
