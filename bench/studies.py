"""Studies of the three games: which pens win, seats, events, other tables of the box, and OpenSpiel's ISMCTS.

    python bench/studies.py [pens seats events tables ismcts] [--deals 400] [--bot informed] [--write docs]

Equal bots play each other; intervals are of 95%, by deal. `--smoke` is the shortest form of each, and `--write` puts
figures and pictures into docs/studies.md and its folder.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
import page
from bars import Bar, picture

from twistosaur.arena import LocalProcesses, Match, Running, play_out
from twistosaur.arena.summary import wins
from twistosaur.cli.speed import machine
from twistosaur.games import PACKAGES, load

Z = 1.96


class Wishes(NamedTuple):
    deals: int
    bot: str
    workers: int
    seed: int
    iterations: int
    games: tuple[str, ...] = tuple(PACKAGES)
    """That ISMCTS plays, ..."""
    duels: int = 20
    """... and so many deals of each, each twice: its Python is slow."""


class Found(NamedTuple):
    """A table of bars under a title."""

    name: str
    title: str
    bars: list[Bar]
    unit: str = ""
    even: float | None = None


def bar(name: str, values: Any, times: float = 1.0) -> Bar:
    """The mean of one value per deal, with its interval."""
    mean, error = float(np.mean(values)), float(np.std(values, ddof=1)) / len(values) ** 0.5
    return Bar(name, times * mean, times * (mean - Z * error), times * (mean + Z * error))


def rows_of(wishes: Wishes, game: str, seats: int, options: Mapping[str, Any]) -> Any:
    """The games of equal bots, one a deal."""
    one = Running(Match(game, (wishes.bot,) * seats, wishes.deals, wishes.seed, options=options))
    play_out([one], LocalProcesses(wishes.workers))
    return one.book.rows[:, 0]


def pens(wishes: Wishes) -> list[Found]:
    """What winners have more of than the others, pen by pen."""
    out = []
    for board in ("summer", "winter"):
        rows = rows_of(wishes, "draftosaurus", 4, {"board": board})
        won, points = wins(rows), rows["points"].astype(float)
        lost = (1 - won) / (1 - won).sum(axis=1, keepdims=True)
        more = np.einsum("gs,gsk->gk", won, points) - np.einsum("gs,gsk->gk", lost, points)
        used = points.any(axis=(0, 1))
        bars = [bar(name, more[:, k]) for k, name in enumerate(load("draftosaurus").sources) if used[k]]
        out.append(
            Found(f"pens-{board}", f"Points that winners have more than others, {board}", sorted(bars, key=last))
        )
    return out


def last(one: Bar) -> float:
    return -one.value


def seats(wishes: Wishes) -> list[Found]:
    """Win share by seat, where seat 1 begins."""
    out = []
    for game in PACKAGES:
        rules = load(game)
        begins = {"first": 0} if any(option.name == "first" for option in rules.all_options) else {}
        for many in range(rules.seats[0], rules.seats[1] + 1):
            won = wins(rows_of(wishes, game, many, begins))
            bars = [bar(f"seat {seat + 1}", won[:, seat], 100) for seat in range(many)]
            out.append(Found(f"seats-{game}-{many}", f"{game}: wins by seat, {many} players", bars, "%", 100 / many))
    return out


def shares_and_points(wishes: Wishes, game: str, kinds: Mapping[str, Mapping[str, Any]]) -> tuple[list[Bar], list[Bar]]:
    """Mean points and mean distance from first to last, by option."""
    points, apart = [], []
    for name, options in kinds.items():
        scores = rows_of(wishes, game, 4, options)["scores"].astype(float)
        points.append(bar(name, scores.mean(axis=1)))
        apart.append(bar(name, scores.max(axis=1) - scores.min(axis=1)))
    return points, apart


def events(wishes: Wishes) -> list[Found]:
    """A box with one event alone, beside the usual box."""
    usual: dict[str, Mapping[str, Any]] = {"the usual box": {}}
    deck = load("dino-twist").options(4, {})["events"]
    points, apart = shares_and_points(
        wishes, "dino-twist", usual | {name: {"events": {name: 10}} for name in dict.fromkeys(deck)}
    )
    even = points[0].value
    return [
        Found("events-points", "Dino Twist: points of a player, ten times the same event", points, "", even),
        Found("events-apart", "Dino Twist: points from first to last", apart, "", apart[0].value),
    ]


def tables(wishes: Wishes) -> list[Found]:
    """What the tables that nobody could read from the printed box would change if they were others."""
    claws = {" ".join(map(str, some)) or "none": {"claws": list(some)} for some in CLAWS}
    tokens = {name: {"tokens": split} for name, split in SPLITS.items()}
    out = []
    for game, what, kinds in (("dino-twist", "claws", claws), ("twisty", "tokens", tokens)):
        points, apart = shares_and_points(wishes, game, kinds)
        out.append(Found(f"{what}-points", f"{game}, {what}: points of a player", points, "", points[0].value))
        out.append(Found(f"{what}-apart", f"{game}, {what}: points from first to last", apart, "", apart[0].value))
    return out


CLAWS = ((3, 6, 9), (), (2, 3, 4), (5, 6, 7), (8, 9, 10), (2, 6, 10), (3, 5, 7, 9))
SPLITS = {
    "3 3 3 3 4": {},
    "4 3 3 3 3": {"orthogonal": 4, "secure": 3},
    "3 3 2 2 6": {"jump": 2, "teleport": 2, "secure": 6},
    "2 2 4 4 4": {"orthogonal": 2, "diagonal": 2, "jump": 4, "teleport": 4},
    "5 5 2 2 2": {"orthogonal": 5, "diagonal": 5, "jump": 2, "teleport": 2, "secure": 2},
}


def ismcts(wishes: Wishes) -> list[Found]:
    from ismcts_match import duel

    bars = []
    for game in wishes.games:
        for equal in ("iterations", "time"):
            won, milliseconds = duel(game, wishes.iterations, wishes.duels, wishes.seed, equal=equal)
            name = f"{game}, equal {equal}" + (f" ({milliseconds:.0f} ms)" if equal == "time" else "")
            bars.append(bar(name, won, 100))
    title = f"Wins of our search over OpenSpiel's ISMCTS, {wishes.iterations} iterations, two players"
    return [Found("ismcts", title, bars, "%", 50.0)]


STUDIES: dict[str, Callable[[Wishes], list[Found]]] = {
    "pens": pens,
    "seats": seats,
    "events": events,
    "tables": tables,
    "ismcts": ismcts,
}


def told(found: Found) -> str:
    lines = [f"| {found.title} | | 95% |", "|---|---|---|"]
    for one in found.bars:
        lines.append(f"| {one.name} | {one.value:.2f}{found.unit} | {one.low:.2f} to {one.high:.2f}{found.unit} |")
    return "\n".join(lines)


def write(docs: Path, study: str, command: str, found: list[Found]) -> None:
    folder = docs / "studies"
    folder.mkdir(exist_ok=True)
    parts = [f"`{command}` on {machine()['processor']}, {os.cpu_count()} cores:"]
    for one in found:
        (folder / f"{one.name}.svg").write_text(picture(one.title, one.bars, one.unit, one.even), encoding="utf-8")
        parts.append(f"![{one.title}](studies/{one.name}.svg)")
    (folder / f"{study}.json").write_text(json.dumps([one._asdict() for one in found], indent=1) + "\n")
    page.write(docs / "studies.md", f"bench/studies.py {study}", "\n\n".join(parts))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("studies", nargs="*", help=f"of {', '.join(STUDIES)}; all if none is named")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--bot", default="informed")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--iterations", type=int, default=100, help="of ISMCTS")
    parser.add_argument("--duels", type=int, default=20, help="deals against ISMCTS")
    parser.add_argument("--smoke", action="store_true", help="a few games of each, on this core")
    parser.add_argument("--write", type=Path, help="the folder of the documentation")
    args = parser.parse_args()
    if wrong := set(args.studies) - set(STUDIES):
        parser.error(f"no study {', '.join(sorted(wrong))}; there are {', '.join(STUDIES)}")
    wishes = Wishes(args.deals, args.bot, args.workers, args.seed, args.iterations, duels=args.duels)
    if args.smoke:
        wishes = Wishes(2, "random", 1, args.seed, 2, ("twisty",), 2)
    for study in args.studies or STUDIES:
        began = time.perf_counter()
        found = STUDIES[study](wishes)
        print("\n\n".join(map(told, found)))
        print(f"{study}: {time.perf_counter() - began:.0f} s\n", flush=True)
        if args.write:
            own = f"--deals {wishes.deals} --bot {wishes.bot}"
            size = f"--duels {wishes.duels} --iterations {wishes.iterations}" if study == "ismcts" else own
            command = f"python bench/studies.py {study} {size} --seed {wishes.seed}"
            write(args.write, study, command, found)


if __name__ == "__main__":
    main()
