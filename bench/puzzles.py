"""Puzzles: mine them from games of bots, put the best into the books, and check the books with ten times the budget.

    python bench/puzzles.py OUT mine --workers 16 --minutes 9     # rows in OUT/puzzles.jsonl, going on where it ended
    python bench/puzzles.py OUT write                             # the books in src/twistosaur/puzzles, from the rows
    python bench/puzzles.py OUT check --workers 2                 # every shipped puzzle again, with other draws

Mining goes on with the game that has the fewest puzzles so far. What it finds is checked with ten times the budget and
rated at once, so that rows can go into a book as they are.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import puzzle_tasks as tasks

from twistosaur.games import PACKAGES
from twistosaur.puzzles.book import Puzzle, puzzles, write

Row = dict[str, Any]
BOOK = 120
"""Puzzles in a book at most."""
FALLEN = "fallen.txt"
"""Names of puzzles that did not hold when they were looked at again."""


def read(path: Path) -> list[Row]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def work(task: tuple[str, int, int]) -> Row:
    game, seed, number = task
    began = time.perf_counter()
    found = tasks.mine(game, seed, number)
    return {"game": game, "seed": seed, "number": number, **found, "took": round(time.perf_counter() - began, 2)}


class Seam:
    """Which game is mined next: the one with the fewest puzzles, counting what is still being worked on as nothing."""

    def __init__(self, games: list[str], seed: int, enough: int, rows: list[Row]) -> None:
        self.games, self.seed, self.enough = games, seed, enough
        self.found = Counter(dict.fromkeys(games, 0))
        self.begun: Counter[str] = Counter()
        self.done: set[tuple[str, int]] = set()
        for row in rows:
            if row["seed"] == seed and row["game"] in self.found:
                self.note(row)
                self.done.add((row["game"], row["number"]))

    def note(self, row: Row) -> None:
        self.found[row["game"]] += len(row["puzzles"])

    def next(self) -> tuple[str, int, int] | None:
        wanted = [game for game in self.games if self.found[game] < self.enough]
        if not wanted:
            return None
        game = min(wanted, key=lambda one: (self.found[one], self.begun[one]))
        while (game, self.begun[game]) in self.done:
            self.begun[game] += 1
        self.begun[game] += 1
        return game, self.seed, self.begun[game] - 1


def rows_of(seam: Seam, workers: int, until: float) -> Iterator[Row]:
    """Games as they are mined, until time is up or there are enough puzzles."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    going: set[Future[Row]] = set()
    try:
        while time.monotonic() < until:
            while len(going) < workers and (task := seam.next()) is not None:
                going.add(pool.submit(work, task))
            if not going:
                return
            ended, going = wait(going, max(0.01, until - time.monotonic()), FIRST_COMPLETED)
            for future in ended:
                row = future.result()
                seam.note(row)
                yield row
    finally:
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


def mine(args: argparse.Namespace) -> None:
    path = args.out / "puzzles.jsonl"
    games = args.games.split(",")
    seam = Seam(games, args.seed, args.enough, read(path))
    began = time.monotonic()
    with path.open("a") as out:
        for row in rows_of(seam, args.workers, began + 60 * args.minutes):
            out.write(json.dumps(row) + "\n")
            out.flush()
    print(f"mined for {time.monotonic() - began:.0f} s with {args.workers} processes, seed {args.seed}")
    rows = read(path)
    for game in games:
        mine = [row for row in rows if row["game"] == game]
        took, looked = sum(row["took"] for row in mine), sum(row["looked"] for row in mine)
        found = [Puzzle.from_data(one) for row in mine for one in row["puzzles"]]
        hard = Counter(puzzle.difficulty for puzzle in found)
        themes = Counter(puzzle.theme for puzzle in found)
        print(f"{game}: {len(found)} puzzles in {len(mine)} games, {looked} moments, {took:.0f} s of one core")
        print(f"  difficulty {dict(sorted(hard.items()))}, themes {dict(themes.most_common())}")


def chosen(found: list[Puzzle]) -> list[Puzzle]:
    """As many as a book holds: in turn from every theme and difficulty, of each first those of the clearest margin."""
    piles: dict[tuple[str, int], list[Puzzle]] = {}
    for puzzle in sorted({one.id: one for one in found}.values(), key=lambda one: -one.margin):
        piles.setdefault((puzzle.theme, puzzle.difficulty), []).append(puzzle)
    out: list[Puzzle] = []
    while len(out) < BOOK and any(piles.values()):
        out += [pile.pop(0) for _, pile in sorted(piles.items()) if pile]
    return sorted(out[:BOOK], key=lambda one: (one.difficulty, one.id))


def write_books(args: argparse.Namespace) -> None:
    """The books from what was mined and has not fallen since, with themes as they are told today."""
    rows, kept = read(args.out / "puzzles.jsonl"), args.out / FALLEN
    fallen = set(kept.read_text().split()) if kept.exists() else set()
    for game in args.games.split(","):
        found = [Puzzle.from_data(one) for row in rows if row["game"] == game for one in row["puzzles"]]
        found = [one for one in found if one.id not in fallen]
        book = chosen([replace(one, theme=tasks.theme_of(one.table(), one.seat, one.best)) for one in found])
        if book:
            write(game, book)
        print(f"{game}: {len(book)} puzzles in the book")


def check(args: argparse.Namespace) -> None:
    """Every puzzle of the books again; what does not hold is named and noted for `write`, and the command fails."""
    wrong = []
    for game in args.games.split(","):
        began = time.monotonic()
        todo = [(puzzle.data(), args.seed) for puzzle in puzzles(game)[: args.enough]]
        with ProcessPoolExecutor(args.workers, get_context("spawn")) as pool:
            rows = list(pool.map(tasks.check, todo))
        fallen = [row["id"] for row in rows if not row["holds"]]
        wrong += fallen
        print(f"{game}: {len(rows) - len(fallen)} of {len(rows)} hold, {time.monotonic() - began:.0f} s", flush=True)
        if fallen:
            print(f"  {', '.join(fallen)}")
    if wrong:
        with (args.out / FALLEN).open("a") as out:
            out.write("\n".join(wrong) + "\n")
        sys.exit(1)


COMMANDS = {"mine": mine, "write": write_books, "check": check}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("command", choices=list(COMMANDS))
    parser.add_argument("--games", default=",".join(PACKAGES))
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--enough", type=int, default=150, help="puzzles a game")
    parser.add_argument("--seed", type=int, default=2026)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    COMMANDS[args.command](args)


if __name__ == "__main__":
    main()
