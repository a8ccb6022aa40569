"""How fast the rules are beside OpenSpiel's hearts, written into a page: what `twistosaur bench` shows, as Markdown.

python bench/rules.py [--write docs/benchmarks.md]
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
import page
from batch import libraries

from twistosaur.cli.speed import measure


def report() -> str:
    before = os.getloadavg()[0]
    facts = measure(note=lambda text: print(text, "...", file=sys.stderr))
    loads = " to ".join(f"{one:.0f}" for one in sorted((before, os.getloadavg()[0])))
    return "\n".join(
        [
            f"`python bench/rules.py`: {facts['machine']['processor']}, one core, CPU time of the one thread; "
            f"load average {loads}. {libraries()}.",
            "",
            *speeds(facts),
            "",
            *from_python(facts),
        ]
    )


def speeds(facts: dict[str, Any]) -> list[str]:
    out = [
        "| game | games/s | decisions/s | not forced/s | x hearts, games | x hearts, decisions |",
        "|---|---|---|---|---|---|",
    ]
    for one in facts["games"]:
        name = ", ".join([one["game"], f"{one['seats']} players", *map(str, one["options"].values())])
        figures = [f"{one[key]:,.0f}" for key in ("games_per_s", "decisions_per_s", "free_decisions_per_s")]
        ratios = [f"{one[key]:.1f}" if key in one else "" for key in ("games_ratio", "decisions_ratio")]
        out.append("| " + " | ".join([name, *figures, *ratios]) + " |")
    if hearts := facts["hearts"]:
        out += ["", f"hearts: {hearts['games_per_s']:,.0f} games/s, {hearts['decisions_per_s']:,.0f} decisions/s."]
    return out


def from_python(facts: dict[str, Any]) -> list[str]:
    out = [
        "From Python, decisions a second (`fused` plays an action and lists the next legal ones in one call):",
        "",
        "| game | fused | legal + apply | friendly object | state, bytes |",
        "|---|---|---|---|---|",
    ]
    for game, rates in facts["python"].items():
        figures = [f"{rates[key]:,.0f}" for key in ("fused_step", "legal_and_apply", "friendly")]
        out.append("| " + " | ".join([game, *figures, str(facts["state_bytes"][game])]) + " |")
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", type=Path, help="the page whose block is replaced")
    args = parser.parse_args()
    block = report()
    print(block)
    if args.write:
        page.write(args.write, "bench/rules.py", block)


if __name__ == "__main__":
    main()
