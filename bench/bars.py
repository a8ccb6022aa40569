"""Bars with their intervals, as a small SVG that reads on light and dark pages."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

ROW, LEFT, WIDTH, RIGHT, TOP = 20, 190, 360, 70, 34
GREY, BLUE = "#777", "#1f77b4"


class Bar(NamedTuple):
    name: str
    value: float
    low: float
    high: float


def line(x: float, y: float, to_x: float, to_y: float, style: str) -> str:
    return f'<line x1="{x:g}" y1="{y:g}" x2="{to_x:g}" y2="{to_y:g}" stroke="{GREY}" {style}/>'


def picture(title: str, bars: Sequence[Bar], unit: str = "", even: float | None = None) -> str:
    """Bars from zero, with their 95% intervals; `even` is a line to compare with."""
    ends = [0.0, *(one.low for one in bars), *(one.high for one in bars), *([] if even is None else [even])]
    least, most = min(ends), max(ends)

    def at(value: float) -> float:
        return round(LEFT + WIDTH * (value - least) / (most - least or 1.0), 1)

    inside = [f'<text x="{LEFT}" y="18" fill="{GREY}" font-weight="bold">{escape(title)}</text>']
    for k, one in enumerate(bars):
        y = TOP + ROW * k
        x, width = min(at(0), at(one.value)), abs(at(one.value) - at(0))
        inside += [
            f'<text x="{LEFT - 8}" y="{y + 11}" text-anchor="end" fill="{GREY}">{escape(one.name)}</text>',
            f'<rect x="{x:g}" y="{y}" width="{width:g}" height="14" fill="{BLUE}"/>',
            line(at(one.low), y + 7, at(one.high), y + 7, 'stroke-width="2"'),
            f'<text x="{LEFT + WIDTH + 8}" y="{y + 11}" fill="{GREY}">{one.value:.1f}{unit}</text>',
        ]
    bottom = TOP + ROW * len(bars)
    if even is not None:
        inside.append(line(at(even), TOP - 6, at(even), bottom, 'stroke-dasharray="4 3"'))
    size = f'width="{LEFT + WIDTH + RIGHT}" height="{bottom + 8}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12" role="img">'
    return "\n".join([head, f"<title>{escape(title)}</title>", *inside, "</svg>"]) + "\n"
