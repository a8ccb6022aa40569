"""How a server grows with its tables, as a small SVG: latency, processor time, memory, and memory over a soak.

python bench/load_plot.py bench/load.jsonl docs/load.svg      (lines of JSON as `make load` prints them)
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

WIDTH, HEIGHT, LEFT, TOP, GAP = 330, 210, 52, 34, 22
COLOURS = {"sqlite": "#1f77b4", "postgres x 1": "#d2691e", "postgres x 2": "#2e8b57"}
NAMES = {"sqlite": "SQLite", "postgres x 1": "PostgreSQL", "postgres x 2": "PostgreSQL, 2 processes"}
GREY = "#777"
Run = dict[str, Any]


class Panel(NamedTuple):
    title: str
    x: Callable[[Run], float]
    y: Callable[[Run], float]
    along: str
    """What the x axis counts."""
    limit: float | None = None
    """A line that is not to be crossed."""
    soak: bool = False


PANELS = (
    Panel("p99 of a decision, ms", lambda run: run["tables"], lambda run: run["p99_ms"], "tables", limit=100),
    Panel("server, ms a decision", lambda run: run["tables"], lambda run: run["server_ms_per_decision"], "tables"),
    Panel("memory of the server, MiB", lambda run: run["tables"], lambda run: run["server_mib"], "tables"),
    Panel("memory over a soak, MiB", lambda run: run["minute"], lambda run: run["mib"], "minutes", soak=True),
)


def nice(highest: float) -> float:
    """A round number for the end of an axis."""
    step = 1.0
    while step * 10 <= highest:
        step *= 10
    while step > highest:
        step /= 10
    return next(step * k for k in (1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10) if step * k >= highest)


def text(x: float, y: float, words: str, anchor: str = "middle", colour: str = GREY) -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" fill="{colour}">{words}</text>'


def line(x: float, y: float, to_x: float, to_y: float, style: str = "") -> str:
    return f'<line x1="{x:g}" y1="{y:g}" x2="{to_x:g}" y2="{to_y:g}" stroke="{GREY}" {style}/>'


def drawn(panel: Panel, runs: list[Run], left: float, top: float) -> list[str]:
    """One panel, with its axes from 0."""
    width, height = WIDTH - LEFT - GAP, HEIGHT - TOP - GAP - 18
    far, high = nice(max(map(panel.x, runs))), nice(max(*map(panel.y, runs), panel.limit or 0))

    def place(x: float, y: float) -> tuple[float, float]:
        return round(left + LEFT + width * x / far, 1), round(top + TOP + height * (1 - y / high), 1)

    (x0, y0), (x1, y1) = place(0, 0), place(far, high)
    out = [text((x0 + x1) / 2, top + 20, panel.title), line(x0, y0, x1, y0), line(x0, y0, x0, y1)]
    for share in (0.0, 0.5, 1.0):
        x, y = place(share * far, share * high)
        out += [text(x0 - 6, y + 4, f"{share * high:g}", "end"), text(x, y0 + 15, f"{share * far:g}")]
    out.append(text((x0 + x1) / 2, y0 + 30, panel.along))
    if panel.limit is not None:
        out.append(line(*place(0, panel.limit), *place(far, panel.limit), 'stroke-dasharray="4 3"'))
    for store in sorted({run["store"] for run in runs}):
        mine = sorted((panel.x(run), panel.y(run)) for run in runs if run["store"] == store)
        points = " ".join("{:g},{:g}".format(*place(*one)) for one in mine)
        colour = COLOURS[store]
        out.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        out += ['<circle cx="{:g}" cy="{:g}" r="3" fill="{}"/>'.format(*place(*one), colour) for one in mine]
    return out


def picture(runs: list[Run]) -> str:
    panels = [(panel, [run for run in runs if ("minute" in run) == panel.soak]) for panel in PANELS]
    shown = [(panel, found) for panel, found in panels if found]
    rows = (len(shown) + 1) // 2
    inside: list[str] = []
    for k, (panel, found) in enumerate(shown):
        inside += drawn(panel, found, WIDTH * (k % 2), HEIGHT * (k // 2))
    for k, store in enumerate(sorted({run["store"] for run in runs})):
        inside.append(text(LEFT + 200 * k, HEIGHT * rows + 14, f"● {NAMES[store]}", "start", COLOURS[store]))
    size = f'width="{2 * WIDTH}" height="{HEIGHT * rows + 24}"'
    style = 'font-family="sans-serif" font-size="12"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>\n' + "\n".join(inside) + "\n</svg>\n"


def measured(lines: Iterable[str]) -> list[Run]:
    """The runs among the lines of a log. Those whose client was too busy count for nothing."""
    runs = [json.loads(one) for one in lines if one.startswith("{")]
    return [run for run in runs if not run.get("void") and run.get("bots_at", 0) == 0]


def main(source: str, target: str) -> None:
    runs = measured(Path(source).read_text(encoding="utf-8").splitlines())
    Path(target).write_text(picture(runs), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
