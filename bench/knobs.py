"""Which knobs of a bot win most: each spec in one seat against a table of another bot, duplicate deals, rotated seats.

    PYTHONPATH=. python bench/knobs.py OUT draftosaurus --deals 60 --think 20ms --minutes 5 "master?prior=1" expert
    PYTHONPATH=. python bench/knobs.py OUT twisty --rival search:2000 --seats 3 "search:2000?prior=1"

All specs play the same deals side by side, so that a run which is cut off has as many of each. OUT/knobs.md has the
table so far. The figures are for choosing knobs, not for docs/strength.md: those have seeds and deals of their own.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

from twistosaur.arena import LocalProcesses, Match, Result, Running, play_out

SEED = 5_772_156


def table(found: list[tuple[str, Result]], rival: str) -> str:
    rows = ["| bot | against | deals | wins | 95% by deal | points | ms a decision |", "|---|---|---|---|---|---|---|"]
    for spec, result in found:
        if result.deals < 2:
            continue
        share, spent = result.wins[spec], result.milliseconds
        rows.append(
            f"| {spec} | {rival} | {result.deals} | **{100 * share.mean:.1f}%** | {100 * share.low:.1f}% to "
            f"{100 * share.high:.1f}% | {result.points[spec]:.1f} : {result.points[rival]:.1f} "
            f"| {spent[spec]:.2f} : {spent[rival]:.2f} |"
        )
    return "\n".join([*rows, ""])


def run(args: argparse.Namespace) -> None:
    options: dict[str, Any] = json.loads(args.options)
    seats = args.seats
    matches = [
        Match(args.game, (spec, *[args.rival] * (seats - 1)), args.deals, args.seed, args.think, options)
        for spec in args.specs
    ]
    running = [Running(match) for match in matches]
    workers, last = args.workers or os.cpu_count() or 1, time.monotonic()
    args.out.mkdir(parents=True, exist_ok=True)

    def write() -> str:
        found = [(spec, game.result(game.seconds, workers)) for spec, game in zip(args.specs, running, strict=True)]
        text = table(found, args.rival)
        (args.out / f"{args.name}.md").write_text(text, encoding="utf-8")
        return text

    def progress(_: Running) -> None:
        nonlocal last
        if time.monotonic() - last > args.every:
            last = time.monotonic()
            write()

    play_out(running, LocalProcesses(workers), seconds=60 * args.minutes, progress=progress)
    print(f"{args.game}, {seats} seats {options or ''}, think {args.think}, seed {args.seed}, {workers} workers")
    print(write(), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("game")
    parser.add_argument("specs", nargs="+", help="bots by name with knobs, each for a match of its own")
    parser.add_argument("--rival", default="expert")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--options", default="{}", help="of the game, as JSON")
    parser.add_argument("--think", default="20ms", help="for bots whose name says no budget")
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--every", type=float, default=20, help="seconds between looks")
    parser.add_argument("--name", default="knobs", help="of the file in OUT")
    run(parser.parse_args())


if __name__ == "__main__":
    main()
