"""What the analysis has been held against: everything that docs/analysis.md states, measured on this machine.

    python bench/analysis.py OUT solver planted --workers 16 --minutes 5
    python bench/analysis.py OUT stability levels luck experts ratio speed --games twisty --size 0.1

What is found is written down game by game (OUT/*.jsonl): the same command goes on where it was cut off. After --minutes
each command says what it has. `--size` makes all runs smaller or longer; 1 is what issue and documentation ask for.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import analysis_report as report
import analysis_tasks as tasks

from twistosaur.games import PACKAGES

Row = dict[str, Any]


@dataclass(frozen=True)
class Command:
    """A run: what one piece of work is, how many there are by game, and what all of them say."""

    name: str
    work: Callable[[str, int, int], Row]
    """Game, seed, number."""
    count: int
    told: Callable[[str, list[Row]], list[str]]
    alone: bool = False
    """Is time measured, so that nothing else may run?"""


COMMANDS = {
    command.name: command
    for command in (
        Command("solver", tasks.solve, 500, report.solver),
        Command("planted", tasks.find, 24, report.planted),
        Command("luck", tasks.luck, 1000, report.luck),
        Command("levels", tasks.accuracy, 60, report.levels),
        Command("stability", tasks.twice, 12, report.stability),
        Command("experts", tasks.expert_game, 20, report.experts),
        Command("ratio", tasks.ratio, 6, report.ratio, alone=True),
        Command("speed", tasks.speed, 1, report.speed, alone=True),
    )
}


def work(task: tuple[str, str, int, int]) -> Row:
    name, game, seed, number = task
    began = time.perf_counter()
    found = COMMANDS[name].work(game, seed, number)
    return {"game": game, "seed": seed, "number": number, **found, "took": round(time.perf_counter() - began, 3)}


def read(path: Path) -> list[Row]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def rows_of(pool: Any, todo: list[Any], until: float) -> Iterator[Row]:
    """Pieces of work as they are done, until time is up."""
    coming = pool.imap_unordered(work, todo)
    for _ in todo:
        try:
            yield coming.next(timeout=max(0.01, until - time.monotonic()))
        except TimeoutError:
            return
        except Exception as problem:
            if type(problem).__name__ == "TimeoutError":
                return
            raise


def run(command: Command, args: argparse.Namespace) -> list[str]:
    """One command to its end, or until its time is up; returns what it says."""
    path = args.out / f"{command.name}.jsonl"
    done = {(row["game"], row["seed"], row["number"]) for row in read(path)}
    games = args.games.split(",")
    count = max(1, round(command.count * args.size))
    todo = [
        (command.name, game, args.seed, number)
        for number in range(count)
        for game in games
        if (game, args.seed, number) not in done
    ]
    until = time.monotonic() + 60 * args.minutes
    began = time.perf_counter()
    workers = max(1, (os.cpu_count() or 1) // 2) if command.alone else args.workers
    if todo:
        with get_context("spawn").Pool(min(workers, len(todo))) as pool, path.open("a") as out:
            for row in rows_of(pool, todo, until):
                out.write(json.dumps(row) + "\n")
                out.flush()
    rows = [row for row in read(path) if row["seed"] == args.seed and row["number"] < count]
    said = [f"## {command.name}, seed {args.seed}, {time.perf_counter() - began:.0f} s with {workers} processes"]
    for game in games:
        mine = [row for row in rows if row["game"] == game]
        said += [f"{game}: {line}" for line in (command.told(game, mine) if mine else ["nothing in this time"])]
        if len(mine) < count:
            said.append(f"{game}: only {len(mine)} of {count} were done in this time")
    return said


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("commands", nargs="+", choices=list(COMMANDS), metavar="command", help=", ".join(COMMANDS))
    parser.add_argument("--games", default=",".join(PACKAGES))
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=60, help="at most, for each command")
    parser.add_argument("--size", type=float, default=1)
    parser.add_argument("--seed", type=int, default=2026)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    print(f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    for name in args.commands:
        said = "\n".join(run(COMMANDS[name], args)) + "\n"
        (args.out / f"{name}.txt").write_text(said)
        print(said, flush=True)


if __name__ == "__main__":
    main()
