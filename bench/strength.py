"""How strong the bots are: what docs/strength.md states, measured on all cores of this machine.

    python bench/strength.py OUT --games draftosaurus --only greedy,random --deals 1000 --minutes 9

Writes OUT/strength.json after every experiment (results of earlier runs in the same folder are kept) and
OUT/strength.md, the tables. An experiment ends after its deals, or after --minutes with the deals that are whole. The
ladder of levels is `ladder.py`; `make strength` measures all.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from search_speed import measure

from twistosaur.arena import Match, run
from twistosaur.games import PACKAGES

THINK = "100ms"
PLAYOUTS = (100, 300, 1000, 3000, 10_000, 30_000)


def against(first: str, rest: str, seats: int = 4) -> tuple[str, ...]:
    return (first, *[rest] * (seats - 1))


KNOBS = (
    *("", "explore=0.2", "explore=0.8", "trust=1", "trust=4", "epsilon=0", "epsilon=0.15"),
    *("win=0.5", "win=1", "win=0.5&scale=3", "rivals=0", "rivals=1", "rivals=2"),
)
"""What the sweep tries, one at a time, over the knobs of the game."""


def experiments() -> dict[str, list[tuple[tuple[str, ...], str | None]]]:
    """By name: line-ups with their think time."""
    return {
        "greedy": [(against("expert", "greedy"), THINK)],
        "greedy-1s": [(against("expert", "greedy"), "1s")],
        "random": [(against("expert", "random"), THINK)],
        "flat": [(against("expert", "flat:10000"), THINK)],
        "oracle": [(against("oracle", "greedy"), THINK)],
        "sweep": [(against(f"search:{THINK}?{knob}", "greedy"), None) for knob in KNOBS],
        "playouts": [(against(f"search:{n}", "greedy"), None) for n in PLAYOUTS],
    }


def measure_speed(game: str) -> dict[str, Any]:
    """Iterations of the search beside bare random games, and how soon a fresh process has its first move."""
    out: dict[str, Any] = {f"{name}, per s": number for name, number in measure(game, rounds=5).items()}
    out["start to first move, s"] = round(min(first_move(game) for _ in range(3)), 3)
    return out


def first_move(game: str) -> float:
    """A fresh process, warm cache: wall time from its start to the expert's first move (100 ms of it thinking)."""
    code = (
        "from twistosaur.engine import new\nfrom twistosaur.bots import make\n"
        f"t = new({game!r}, seats=4, seed=1)\ns = t.acting[0]\n"
        "print(make('expert', t.rules).choose(t.hidden(s), s, 1))"
    )
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - began


def line(name: str, result: dict[str, Any]) -> str:
    hero = result["bots"][0]
    share = result["wins"][hero]
    return (
        f"| {result['game']} | {hero} | {len(result['bots']) - 1} x {result['bots'][-1]} | {result['think'] or '-'} "
        f"| {result['deals']} | {100 * share['mean']:.1f}% | {100 * share['low']:.1f}% to {100 * share['high']:.1f}% "
        f"| {result['points'][hero]:.1f} : {result['points'][result['bots'][-1]]:.1f} |"
    )


def report(results: dict[str, Any]) -> str:
    out = [
        "| game | bot | against | think | deals | wins | 95% by deal | points |",
        "|---|---|---|---|---|---|---|---|",
    ]
    out += [line(name, result) for name, result in results.items() if "wins" in result]
    for name, result in results.items():
        if "wins" not in result:
            out += ["", f"{name}: " + ", ".join(f"{key} {value}" for key, value in result.items())]
    return "\n".join(out) + "\n"


def main() -> None:
    names = experiments()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--games", default=",".join(PACKAGES))
    parser.add_argument("--only", default=",".join([*(name for name in names if name != "sweep"), "speed"]))
    parser.add_argument("--line", help="one line-up of your own, as expert,greedy,greedy,greedy")
    parser.add_argument("--think", help="its think time")
    parser.add_argument("--option", action="append", default=[], help="name=value, an option of the game")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=9, help="at most, for each line-up")
    parser.add_argument("--seed", type=int, default=20_26)
    parser.add_argument("--workers", type=int)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    store = args.out / "strength.json"
    results: dict[str, Any] = json.loads(store.read_text()) if store.exists() else {}
    options = dict(text.split("=", 1) for text in args.option)

    def keep(name: str, result: dict[str, Any]) -> None:
        results[name] = result
        store.write_text(json.dumps(results, indent=1) + "\n")
        (args.out / "strength.md").write_text(report(results))

    if args.line:
        names = {"line": [(tuple(args.line.split(",")), args.think)]}
        args.only = "line"
    for game in args.games.split(","):
        for experiment in args.only.split(","):
            if experiment == "speed":
                keep(f"{game} speed", measure_speed(game))
                print(game, results[f"{game} speed"], flush=True)
                continue
            for bots, think in names[experiment]:
                match = Match(game, bots, args.deals, args.seed, think, options)
                result = run(match, workers=args.workers, seconds=60 * args.minutes).data()
                label = f"{game} {experiment} {','.join(bots)} {think or ''} {args.option or ''}".strip()
                keep(label, json.loads(json.dumps(result)))
                print(line(label, results[label]), f"{result['seconds']:.0f} s", flush=True)
    print(f"{os.cpu_count()} cores; written to {store}")


if __name__ == "__main__":
    main()
