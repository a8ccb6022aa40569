"""How strong the learned bots are: what docs/strength.md states of `reflex` and `master`, one thread a bot.

    PYTHONPATH=. python bench/nets.py OUT --minutes 30             # goes on where the same OUT stopped
    PYTHONPATH=. python bench/nets.py OUT --only "Twisty, 4"       # measures with this in their name
    PYTHONPATH=. python bench/nets.py OUT --docs docs/strength.md  # the table in OUT into the page

The measures, their deals and their seed stand below, and were committed before the first of them was run. Each is a
match of duplicate deals with rotated seats; the interval is taken by deal. A game without a net in the package is left
out. OUT/games.jsonl.gz has every game. A net or knobs that changed begin all matches of their game anew: their
fingerprint is part of what a match is.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.ladder import THINK, Lines, Step
from bench.page import write as put_into
from twistosaur.arena import LocalProcesses, Match, Result, Running, play_out
from twistosaur.arena.archive import playing_part
from twistosaur.bots.cards import FOLDER
from twistosaur.bots.heuristics import known

SEED = 271_828


@dataclass(frozen=True)
class Measure:
    """One learned bot at a table of others."""

    cell: str
    game: str
    hero: str
    rival: str
    seats: int
    deals: int
    wanted: str
    """What the issue of the learned bots asked for: the floor, and what was aimed at."""
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"{self.cell}: {self.hero} v {self.rival}"

    @property
    def match(self) -> Match:
        bots = (self.hero, *[self.rival] * (self.seats - 1))
        return Match(self.game, bots, self.deals, SEED, THINK, self.options)


EVEN = "even, above it"
WINTER, LIL_REX = {"board": "winter"}, {"kinds": ["lil-rex"] * 4}
MEASURES = (
    Measure("Draftosaurus, 4", "draftosaurus", "reflex", "greedy", 4, 1000, "83%, 88%"),
    Measure("Draftosaurus, 4", "draftosaurus", "reflex", "expert", 4, 300, "18%, 25%"),
    Measure("Draftosaurus, 4", "draftosaurus", "master", "expert", 4, 800, "low end over 25%, 33%"),
    Measure("Dino Twist, 4", "dino-twist", "reflex", "greedy", 4, 1000, "-"),
    Measure("Dino Twist, 4", "dino-twist", "master", "expert", 4, 400, "25%, 33%"),
    Measure("Twisty, 4", "twisty", "reflex", "greedy", 4, 1000, "-"),
    Measure("Twisty, 4", "twisty", "master", "expert", 4, 200, "25%, 33%"),
    Measure("Draftosaurus winter, 4", "draftosaurus", "master", "expert", 4, 200, EVEN, WINTER),
    Measure("Draftosaurus, 2", "draftosaurus", "master", "expert", 2, 200, EVEN),
    Measure("Draftosaurus winter, 2", "draftosaurus", "master", "expert", 2, 200, EVEN, WINTER),
    Measure("Draftosaurus, 5", "draftosaurus", "master", "expert", 5, 100, EVEN),
    Measure("Draftosaurus winter, 5", "draftosaurus", "master", "expert", 5, 100, EVEN, WINTER),
    Measure("Dino Twist, 2", "dino-twist", "master", "expert", 2, 150, EVEN),
    Measure("Dino Twist, 6", "dino-twist", "master", "expert", 6, 60, EVEN),
    Measure("Dino Twist Lil' Rex, 4", "dino-twist", "master", "expert", 4, 100, EVEN, LIL_REX),
    Measure("Twisty, 2", "twisty", "master", "expert", 2, 100, EVEN),
    Measure("Twisty, 3", "twisty", "master", "expert", 3, 100, EVEN),
)


def net_of(game: str) -> Path:
    return FOLDER / f"{game}.npz"


def step_of(measure: Measure) -> Step:
    """Its label names net and knobs, so that games of others are not counted."""
    opinions = known(measure.game)
    knobs = repr((opinions.knobs, sorted(opinions.master.items()))).encode()
    player = hashlib.sha256(playing_part(net_of(measure.game)) + knobs).hexdigest()[:12]
    return Step(f"{measure.cell} ({player})", measure.hero, measure.rival, measure.match, None)


def row(measure: Measure, result: Result) -> str:
    share = result.wins[measure.hero]
    spent = " : ".join(f"{result.milliseconds[bot]:.2g}" for bot in (measure.hero, measure.rival))
    deals = f"{result.deals} of {measure.deals}"
    return (
        f"| {measure.cell} | {measure.hero} | {measure.seats - 1} x {measure.rival} | {deals} "
        f"| **{100 * share.mean:.1f}%** | {100 * share.low:.1f}% to {100 * share.high:.1f}% | {100 * result.even:.0f}% "
        f"| {measure.wanted} | {spent} |"
    )


def table(found: list[tuple[Measure, Result]]) -> str:
    head = "| game, seats | bot | against | deals | wins | 95% by deal | even | wanted, aim | ms a decision |"
    rows = [row(measure, result) for measure, result in found if result.deals > 1]
    return "\n".join([head, "|---|---|---|---|---|---|---|---|---|", *rows, ""])


def run(args: argparse.Namespace) -> None:
    measures = [one for one in MEASURES if (args.only or "") in one.name and net_of(one.game).exists()]
    if not measures:
        raise SystemExit("nothing to measure: no such measure, or no net of its game in the package")
    workers = args.workers or os.cpu_count() or 1
    lines = Lines(args.out / "games.jsonl.gz")
    running = [Running((step := step_of(one)).match, keeper=lines.keeper(step)) for one in measures]
    last = time.monotonic()

    def write() -> None:
        found = [(one, game.result(game.seconds, workers)) for one, game in zip(measures, running, strict=True)]
        (args.out / "nets.md").write_text(table(found), encoding="utf-8")
        data = {one.name: result.data() for one, result in found}
        (args.out / "nets.json").write_text(json.dumps(data) + "\n", encoding="utf-8")

    def progress(_: Running) -> None:
        nonlocal last
        if time.monotonic() - last > args.every:
            last = time.monotonic()
            lines.file.flush()
            write()
            print(f"{sum(one.over for one in running)} of {len(running)} matches done", flush=True)

    play_out(running, LocalProcesses(workers), seconds=60 * args.minutes, progress=progress)
    lines.close()
    write()
    print((args.out / "nets.md").read_text(encoding="utf-8"))
    print(f"seed {SEED}, {workers} workers, load average {os.getloadavg()[0]:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--only", help="measures with this in their name, as 'Draftosaurus, 4: master'")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--every", type=float, default=30, help="seconds between looks")
    parser.add_argument("--docs", type=Path, help="put the table of OUT into this page instead")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    if args.docs:
        put_into(args.docs, "bench/nets.py", (args.out / "nets.md").read_text(encoding="utf-8"))
    else:
        run(args)


if __name__ == "__main__":
    main()
