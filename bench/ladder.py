"""The ladder of levels in every cell that docs/strength.md tells of, and the rows of today's rules; all cores, one go.

    python bench/ladder.py OUT --minutes 7                  # every step in every cell, until each is decided
    python bench/ladder.py OUT --only twisty --minutes 4    # the experts of Twisty against greedy, random and flat
    python bench/ladder.py OUT --docs docs/strength.md      # the tables in OUT into the page
    python bench/ladder.py OUT --parquet FILE.parquet       # what is in OUT as Parquet (needs the extra `stats`)

A cell is a game with a number of seats and a board. A step is one of the level above against a table of the level
below; it holds if its share of wins is above even. All matches are played side by side with the same share of the
time; one that is decided (and has its least number of deals) leaves its time to the others. Intervals hold however
often one looks, each step is decided with an error of at most --alpha.

OUT/games.jsonl.gz has every game: the same command with the same OUT goes on where it stopped. OUT/ladder.md has the
tables, OUT/ladder.json the results. Needs nothing but what the bots need.
"""

from __future__ import annotations

import argparse
import fcntl
import gzip
import json
import os
import time
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from twistosaur.arena import LocalProcesses, Match, Result, Running, play_out
from twistosaur.arena.archive import code_digest
from twistosaur.arena.book import Fault, Games, row_type
from twistosaur.bots import LEVELS
from twistosaur.bots.cards import levels_for
from twistosaur.games import load

THINK = "100ms"
LISTS = ("scores", "ranks", "decisions", "seconds", "points")


@dataclass(frozen=True)
class Cell:
    """A way to play a game that the levels must be in order for."""

    name: str
    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)


CELLS = (
    *(Cell(f"Draftosaurus, {n}", "draftosaurus", n) for n in (2, 4, 5)),
    *(Cell(f"Draftosaurus winter, {n}", "draftosaurus", n, {"board": "winter"}) for n in (2, 4, 5)),
    *(Cell(f"Dino Twist, {n}", "dino-twist", n) for n in (2, 4, 6)),
    *(Cell(f"Dino Twist Lil' Rex, {n}", "dino-twist", n, {"kinds": ["lil-rex"] * n}) for n in (2, 4)),
    *(Cell(f"Twisty, {n}", "twisty", n) for n in (2, 3, 4)),
)
STEPS = tuple((above, below) for below, above in pairwise(LEVELS))
TWISTY = (("greedy", 60), ("random", 25), ("flat:10000", 12))
"""Whom the expert of Twisty meets, and in how many deals: fixed beforehand, as in the other rows of that table."""


@dataclass
class Step:
    """A match of the plan with its place in the tables."""

    cell: str
    above: str
    below: str
    match: Match
    alpha: float | None
    least: int = 1

    @property
    def label(self) -> str:
        return f"{self.cell}: {self.above} v {self.below}"


def plan(args: argparse.Namespace) -> list[Step]:
    if args.only == "twisty":
        return [
            Step("Twisty, 4", "expert", rival, Match("twisty", ("expert", *[rival] * 3), deals, args.seed, THINK), None)
            for rival, deals in TWISTY
        ]
    return [
        Step(cell.name, above, below, meeting(cell, above, below, args), args.alpha, args.least)
        for above, below in STEPS
        for cell in CELLS
        if is_asked_for(cell, above, below, args)
    ]


def is_asked_for(cell: Cell, above: str, below: str, args: argparse.Namespace) -> bool:
    """A step that is named is measured anywhere: so a level is measured before its game offers it."""
    if args.step:
        return f"{above} v {below}" in args.step and (args.cell or "") in cell.name
    return above in levels_for(load(cell.game)) and (args.cell or "") in cell.name


def meeting(cell: Cell, above: str, below: str, args: argparse.Namespace) -> Match:
    bots = (above, *[below] * (cell.seats - 1))
    return Match(cell.game, bots, args.deals, args.seed, THINK, cell.options)


class Lines:
    """Games of all matches as lines of JSON in one compressed file of one run at a time; a line that was cut off is not
    believed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._own = path.open("ab")
        try:
            fcntl.flock(self._own, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._own.close()
            raise SystemExit(f"another run is writing to {path}: wait for it, or take another folder") from None
        self.read: dict[str, list[dict[str, Any]]] = {}
        for line in whole_lines(path):
            entry = json.loads(line)
            self.read.setdefault(entry["match"], []).append(entry)
        with gzip.open(path, "wt", encoding="utf-8") as out:  # without the torn end
            out.writelines(json.dumps(entry) + "\n" for entries in self.read.values() for entry in entries)
        self.file = gzip.open(path, "at", encoding="utf-8", compresslevel=6)  # noqa: SIM115 - open for the whole run

    def keeper(self, step: Step) -> Kept:
        return Kept(self, step)

    def close(self) -> None:
        self.file.close()
        self._own.close()


def whole_lines(path: Path) -> list[str]:
    lines: list[str] = []
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            lines += (line for line in file if line.endswith("\n"))
    except (EOFError, OSError):
        pass
    return lines


class Kept:
    """The games of one match among the lines."""

    def __init__(self, lines: Lines, step: Step) -> None:
        self.lines, self.match = lines, step.match
        code = code_digest(game=step.match.game)
        self.name = json.dumps({"label": step.label, **step.match.identity(), "code": code}, sort_keys=True)

    def games(self) -> Games:
        found = self.lines.read.get(self.name, [])
        games = Games(np.zeros(len(found), row_type(self.match)))
        for row, entry in zip(games.rows, found, strict=True):
            for name in ("deal", "table", "elapsed", *LISTS):
                row[name] = entry[name]
            games.faults += [Fault(*fault) for fault in entry["faults"]]
        return games

    def add(self, games: Games) -> None:
        for row in games.rows:
            entry: dict[str, Any] = {"match": self.name, "deal": int(row["deal"]), "table": int(row["table"])}
            entry |= {"elapsed": round(float(row["elapsed"]), 4), "bots": self.match.tables[row["table"]]}
            entry |= {name: np.round(row[name], 4).tolist() for name in LISTS}
            entry["faults"] = [fault for fault in games.faults if fault[:2] == (row["deal"], row["table"])]
            self.lines.file.write(json.dumps(entry) + "\n")

    def flush(self) -> None:
        self.lines.file.flush()


def holds(result: Result) -> bool:
    return bool(result.questions) and result.questions[0].answer == "more"


def cell_text(result: Result) -> str:
    share = result.wins[result.bots[0]]
    mark = "" if holds(result) else " (!)"
    return f"{100 * share.mean:.1f}% ({100 * share.low:.1f} to {100 * share.high:.1f}; {result.deals}){mark}"


def ladder_table(found: dict[str, Result], steps: list[Step]) -> str:
    columns = list(dict.fromkeys(f"{step.above} v {step.below}" for step in steps))
    out = [f"| game, seats | even | {' | '.join(columns)} |", f"|---|---|{'---|' * len(columns)}"]
    for cell in dict.fromkeys(step.cell for step in steps):
        results = [found.get(f"{cell}: {column}") for column in columns]
        even = next(step.match.even for step in steps if step.cell == cell)
        texts = [cell_text(result) if result and result.deals else "-" for result in results]
        out.append(f"| {cell} | {100 * even:.0f}% | {' | '.join(texts)} |")
    missing = [label for label, result in found.items() if not holds(result)]
    verdict = f"Not shown to be more than even: {'; '.join(missing)}."
    if not missing:
        verdict = f"All {len(found)} steps are decided: the level above wins more than its share."
    return "\n".join([*out, "", verdict, ""])


def rows_table(found: dict[str, Result]) -> str:
    out = [
        "| game | bot | against | think | deals | wins | 95% by deal | points |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for result in (result for result in found.values() if result.deals):
        hero, rest = result.bots[0], result.bots[-1]
        share = result.wins[hero]
        out.append(
            f"| {result.game} (rules {result.rules}) | {hero} | {len(result.bots) - 1} x {rest} | {result.think} "
            f"| {result.deals} | **{100 * share.mean:.1f}%** | {100 * share.low:.1f}% to {100 * share.high:.1f}% "
            f"| {result.points[hero]:.1f} : {result.points[rest]:.1f} |"
        )
    seed = next(iter(found.values())).seed
    return "\n".join([f"The expert by the rules of today, seed {seed}:", "", *out, ""])


def measure(args: argparse.Namespace) -> None:
    steps, workers = plan(args), args.workers or os.cpu_count() or 1
    lines = Lines(args.out / "games.jsonl.gz")
    running = [Running(s.match, keeper=lines.keeper(s), alpha=s.alpha, least=s.least) for s in steps]
    began = last = time.monotonic()

    def write() -> None:
        found = {s.label: one.result(one.seconds, workers) for s, one in zip(steps, running, strict=True)}
        text = rows_table(found) if args.only == "twisty" else ladder_table(found, steps)
        (args.out / f"{args.only}.md").write_text(text, encoding="utf-8")
        data = {label: result.data() for label, result in found.items()}
        (args.out / f"{args.only}.json").write_text(json.dumps(data) + "\n", encoding="utf-8")

    def progress(one: Running) -> None:
        nonlocal last
        if time.monotonic() - last > args.every:
            last = time.monotonic()
            print(f"{last - began:.0f} s: {sum(r.over for r in running)} of {len(running)} matches done", flush=True)
            lines.file.flush()
            write()

    play_out(running, LocalProcesses(workers), seconds=60 * args.minutes, progress=progress)
    lines.close()
    write()
    busy = sum(one.seconds for one in running) / workers / max(time.monotonic() - began, 1e-9)
    print((args.out / f"{args.only}.md").read_text(encoding="utf-8"))
    print(f"{time.monotonic() - began:.0f} s on {workers} cores, busy with games {100 * busy:.0f}% of the time")


def to_docs(out: Path, page: Path) -> None:
    """Put the tables between their marks in a page."""
    text = page.read_text(encoding="utf-8")
    for name in ("ladder", "twisty"):
        found = out / f"{name}.md"
        if found.exists():
            begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
            before, mark, rest = text.partition(begin)
            if not mark or end not in rest:
                raise SystemExit(f"{page} has no place for {name}: {begin.strip()} ... {end}")
            text = f"{before}{begin}\n{found.read_text(encoding='utf-8')}\n{end}{rest.partition(end)[2]}"
            print(f"{name} is in {page}")
    page.write_text(text, encoding="utf-8")


def to_parquet(out: Path, target: Path) -> None:
    import polars

    entries = [json.loads(line) for line in whole_lines(out / "games.jsonl.gz")]
    for entry in entries:
        entry["match"] = json.loads(entry["match"])["label"]
        del entry["faults"]
    polars.DataFrame(entries, infer_schema_length=None).write_parquet(target, compression="zstd")
    print(f"{len(entries)} games in {target}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--only", choices=("ladder", "twisty"), default="ladder")
    parser.add_argument("--minutes", type=float, default=7)
    parser.add_argument("--deals", type=int, default=400, help="at most, for each step")
    parser.add_argument("--least", type=int, default=40, help="deals before a step may end")
    parser.add_argument("--alpha", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=16_180)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--step", help="some steps, as 'easy v novice, medium v easy'")
    parser.add_argument("--cell", help="cells with this in their name, as Twisty")
    parser.add_argument("--every", type=float, default=30, help="seconds between looks")
    parser.add_argument("--docs", type=Path, help="put the tables of OUT into this page instead")
    parser.add_argument("--parquet", type=Path, help="write what is in OUT to this file instead")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    if args.docs:
        to_docs(args.out, args.docs)
    elif args.parquet:
        to_parquet(args.out, args.parquet)
    else:
        measure(args)


if __name__ == "__main__":
    main()
