"""A learning curve as a small SVG that reads on light and dark pages: the share of wins of one net against three bots.

python -m train.plot docs/strength/learning-GAME.svg RUN/curve.jsonl --title "..."
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 560, 280, 44, 120, 34, 44
GREY = "#777"
COLOURS = {"random": "#2e8b57", "greedy": "#1f77b4", "informed": "#d2691e"}
EVEN = 0.25
Point = dict[str, Any]


def nice(highest: float) -> float:
    """A round number for the end of an axis."""
    step = 1.0
    while step * 10 <= highest:
        step *= 10
    while step > highest:
        step /= 10
    return next(step * k for k in (1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10) if step * k >= highest)


def text(x: float, y: float, words: str, anchor: str = "middle", colour: str = GREY) -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" fill="{colour}">{escape(words)}</text>'


def line(x: float, y: float, to_x: float, to_y: float, style: str = "") -> str:
    return f'<line x1="{x:g}" y1="{y:g}" x2="{to_x:g}" y2="{to_y:g}" stroke="{GREY}" {style}/>'


def picture(title: str, points: Sequence[Point]) -> str:
    """Over the minutes of a run; below them the decisions."""
    far = nice(max(point["minutes"] for point in points))
    width, height = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def place(minutes: float, share: float) -> tuple[float, float]:
        return round(LEFT + width * minutes / far, 1), round(TOP + height * (1 - share), 1)

    (x0, y0), (x1, y1) = place(0, 0), place(far, 1)
    out = [text((x0 + x1) / 2, 18, title), line(x0, y0, x1, y0), line(x0, y0, x0, y1)]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        out.append(text(x0 - 6, place(0, share)[1] + 4, f"{100 * share:g}%", "end"))
    last = points[-1]
    for part in (0.0, 0.5, 1.0):
        out.append(text(place(part * far, 0)[0], y0 + 15, f"{part * far:g}"))
    out.append(text((x0 + x1) / 2, y0 + 32, f"minutes; {last['decisions'] / 1e6:,.0f} million decisions in all"))
    out.append(line(*place(0, EVEN), *place(far, EVEN), 'stroke-dasharray="4 3"'))
    ends: list[float] = []
    for bot, colour in COLOURS.items():
        mine = [(p["minutes"], p[f"against_{bot}"]["share"]) for p in points if f"against_{bot}" in p]
        if mine:
            dots = " ".join("{:g},{:g}".format(*place(*one)) for one in mine)
            out.append(f'<polyline points="{dots}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
            x, y = place(*mine[-1])
            while any(abs(y - other) < 13 for other in ends):
                y += 13
            ends.append(y)
            out.append(text(x + 6, y + 4, f"{bot} {100 * mine[-1][1]:.0f}%", "start", colour))
    size, style = f'width="{WIDTH}" height="{HEIGHT}"', 'font-family="sans-serif" font-size="12"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>\n' + "\n".join(out) + "\n</svg>\n"


def read(path: Path) -> list[Point]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw a learning curve.")
    parser.add_argument("target", type=Path)
    parser.add_argument("curve", type=Path)
    parser.add_argument("--title", default="Wins of one net against three bots, four seats")
    given = parser.parse_args()
    given.target.write_text(picture(given.title, read(given.curve)), encoding="utf-8")


if __name__ == "__main__":
    main()
