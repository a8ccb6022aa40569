"""What the arena costs: how much of the cores a long match uses, and what is added to the bots' own time.

    python bench/arena_speed.py --seconds 60
    python bench/arena_speed.py --bots expert,hard --game twisty --seconds 120 --archive

Cores are used as far as processor time of all processes fills the time of the clock; the start of the processes is in
it, so that short runs show less. What is added is the time inside of games in which no bot was asked, and the
processor time of the process that hands out games and keeps them. On a machine with other users the first figure is
theirs, too.
"""

from __future__ import annotations

import argparse
import os
import resource
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from twistosaur.arena import LocalProcesses, Match, Running, play_out

ENDLESS = 20_000


def processor_seconds(who: int) -> float:
    used = resource.getrusage(who)
    return used.ru_utime + used.ru_stime


def measure(match: Match, workers: int, seconds: float, archived: bool) -> dict[str, float]:
    with ExitStack() as open_files:
        keeper = None
        if archived:
            from twistosaur.arena.archive import Archive

            folder = open_files.enter_context(tempfile.TemporaryDirectory())
            keeper = open_files.enter_context(Archive(Path(folder), match))
        one = Running(match, keeper=keeper)
        began = time.perf_counter()
        before = [processor_seconds(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
        play_out([one], LocalProcesses(workers), seconds=seconds)
        after = [processor_seconds(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
        clock = time.perf_counter() - began
    parent, children = (new - old for new, old in zip(after, before, strict=True))
    games = one.book.rows[one.book.played]
    bots, whole = float(games["seconds"].sum()), float(games["elapsed"].sum())
    return {
        "games": len(games),
        "decisions": int(games["decisions"].sum()),
        "cores used, %": 100 * (parent + children) / clock / workers,
        "in games, %": 100 * whole / clock / workers,
        "added inside of games, %": 100 * (whole / bots - 1),
        "added by the parent, %": 100 * parent / bots,
        "added in all, %": 100 * (whole / bots - 1 + parent / bots),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="draftosaurus")
    parser.add_argument("--bots", default="hard,medium,hard,medium")
    parser.add_argument("--think")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--archive", action="store_true", help="keep the games as well")
    args = parser.parse_args()
    match = Match(args.game, tuple(args.bots.split(",")), ENDLESS, 1, args.think)
    for name, value in measure(match, args.workers, args.seconds, args.archive).items():
        print(f"{name:26} {value:10.1f}")


if __name__ == "__main__":
    main()
