"""The plots of a report: Vega-Lite as plain data, drawn to SVG here. Colours are the page's, so that it can be dark."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from ..book import Book
from ..extras import needed
from ..results import Result, Share
from ..summary import chairs

Spec = dict[str, Any]
Values = list[dict[str, Any]]

WIDTH = 300
ROW = 26
COLOURS = 8
"""So many colours the page has for bots; more bots begin again with the first."""
INK, SOFT, LINE = "var(--ink)", "var(--soft)", "var(--line)"
STYLE: Spec = {
    "background": "transparent",
    "padding": {"left": 24, "top": 4, "right": 16, "bottom": 4},
    "font": "system-ui, sans-serif",
    "view": {"stroke": None},
    "axis": {
        "labelColor": INK,
        "titleColor": SOFT,
        "titleFontWeight": "normal",
        "gridColor": LINE,
        "domainColor": LINE,
        "tickColor": LINE,
        "labelFontSize": 12,
        "titleFontSize": 12,
        "labelLimit": 150,
    },
    "axisY": {"grid": False, "ticks": False, "domain": False, "labelPadding": 8},
}


class Chart(NamedTuple):
    """A drawn plot."""

    title: str
    says: str
    """How it is to be read."""
    svg: str


def drawn(book: Book, result: Result) -> list[Chart]:
    """All plots of a match, in the order of the page."""
    names = by_strength(result)
    share = "95% interval over deals" if result.alpha is None else f"{100 * (1 - result.alpha):g}% interval at any time"
    plots = [
        (
            "Ladder",
            "Ratings on Elo's scale around a mean of nought: 400 points are ten to one. 95% interval over deals.",
            intervals(names, result.ratings, "rating", 0.0),
        ),
        (
            "Share of wins",
            f"Of one seat; the dashed line is even. {share}.",
            intervals(names, percent(result.wins), "wins, %", 100 * result.even, domain=[0, 100]),
        ),
        ("Scores", "How often a bot ended with so many points.", distributions(book, result, names)),
        (
            "Points by source",
            "Mean points of a game; the colours are those of the first table.",
            sources(result, names),
        ),
        (
            "Seats",
            "Share of wins of a seat, whoever sat there: what it is worth to begin. 95% interval over deals.",
            intervals(*seats(result), "wins, %", 100 * result.even, color={"value": INK}),
        ),
        (
            "Time for a decision",
            "Mean over a game: the middle of all games, half of them (thick) and nine in ten (thin). Logarithmic.",
            times(book, result, names),
        ),
    ]
    return [Chart(title, says, svg_of(spec, number)) for number, (title, says, spec) in enumerate(plots)]


def by_strength(result: Result) -> list[str]:
    return sorted(result.ratings, key=lambda name: -result.ratings[name].mean)


def percent(shares: dict[str, Share]) -> dict[str, Share]:
    return {name: Share(100 * share.mean, 100 * share.low, 100 * share.high) for name, share in shares.items()}


def seats(result: Result) -> tuple[list[str], dict[str, Share]]:
    named = {f"seat {seat}": share for seat, share in enumerate(result.by_seat)}
    return list(named), percent(named)


def svg_of(spec: Spec, number: int) -> str:
    """A plot as SVG for a page with others: as wide as there is room, and with ids of its own."""
    schema = "https://vega.github.io/schema/vega-lite/v6.json"
    svg: str = needed("vl_convert", "a report").vegalite_to_svg({"$schema": schema, "config": STYLE, **spec})
    svg = re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>chart{number}-", svg)
    return re.sub(r'^(<svg[^>]*?) width="([\d.]+)" height="[\d.]+"', r'\1 style="max-width:\2px"', svg, count=1)


def colour(names: Iterable[str]) -> Spec:
    """A bot has the same colour in every plot."""
    domain = list(names)
    shades = [f"var(--bot-{k % COLOURS})" for k in range(len(domain))]
    return {"field": "name", "type": "nominal", "scale": {"domain": domain, "range": shades}, "legend": None}


def rows_of(names: list[str]) -> Spec:
    return {"field": "name", "type": "nominal", "sort": names, "title": None}


def across(field: str, title: str | None, **scale: Any) -> Spec:
    axis: Spec = {"tickCount": 6}
    if scale.get("type") == "log":
        axis = {"values": [10.0**n for n in range(-3, 7)], "format": "~r"}
    full = {"zero": False, "nice": True, **scale}
    return {"field": field, "type": "quantitative", "title": title, "scale": full, "axis": axis}


def intervals(names: list[str], shares: dict[str, Share], title: str, even: float, **look: Any) -> Spec:
    """A dot with its interval for each name, and a dashed line at even."""
    ends = [end for name in names for end in (shares[name].mean, shares[name].low, shares[name].high)]
    finite = [end for end in ends if np.isfinite(end)]
    values: Values = [
        {
            "name": name,
            "mean": shares[name].mean,
            "low": max(shares[name].low, min(finite)),
            "high": min(shares[name].high, max(finite)),
        }
        for name in names
    ]
    scale = {"domain": look["domain"]} if "domain" in look else {}
    rows = {"y": rows_of(names), "color": look.get("color", colour(names))}
    return {
        "width": WIDTH,
        "height": {"step": ROW},
        "data": {"values": values},
        "layer": [
            {
                "data": {"values": [{"even": even}]},
                "mark": {"type": "rule", "strokeDash": [4, 4], "color": SOFT},
                "encoding": {"x": across("even", title, **scale)},
            },
            {
                "mark": {"type": "rule", "strokeWidth": 3, "strokeCap": "round"},
                "encoding": {**rows, "x": across("low", title, **scale), "x2": {"field": "high"}},
            },
            {
                "mark": {"type": "circle", "size": 90, "opacity": 1},
                "encoding": {**rows, "x": across("mean", title, **scale)},
            },
        ],
    }


def distributions(book: Book, result: Result, names: list[str]) -> Spec:
    """A row of columns for each bot: the share of its games that ended with so many points."""
    values: Values = []
    all_scores = book.rows["scores"][: result.deals]
    step = max(1, round((int(all_scores.max()) - int(all_scores.min())) / 40))
    for name in names:
        tables, places = chairs(book.match, name)
        scores = all_scores[:, tables, places].ravel() // step * step
        points, times_seen = np.unique(scores, return_counts=True)
        for score, many in zip(points.tolist(), (100 * times_seen / len(scores)).tolist(), strict=True):
            values.append({"name": name, "from": score, "to": score + step, "share": many})
    return {
        "data": {"values": values},
        "facet": {
            "row": {
                "field": "name",
                "type": "nominal",
                "sort": names,
                "title": None,
                "header": {
                    "labelAngle": 0,
                    "labelAlign": "left",
                    "labelColor": INK,
                    "labelFontSize": 12,
                    "labelLimit": 110,
                    "labelPadding": 6,
                },
            }
        },
        "spacing": 4,
        "spec": {
            "width": WIDTH - 20,
            "height": 44,
            "mark": {"type": "rect", "stroke": "var(--paper)", "strokeWidth": 0.5},
            "encoding": {
                "x": across("from", "points") | {"axis": {"grid": False, "tickCount": 8}},
                "x2": {"field": "to"},
                "y": {"field": "share", "type": "quantitative", "axis": None},
                "y2": {"datum": 0},
                "color": colour(names),
            },
        },
    }


def sources(result: Result, names: list[str]) -> Spec:
    """A row for each source of points, with a dot for each bot."""
    found = result.points_by_source
    order = sorted(found[names[0]], key=lambda source: -max(found[name][source] for name in names))
    values: Values = [
        {"name": name, "source": source.replace("-", " "), "points": found[name][source]}
        for source in order
        for name in names
    ]
    return {
        "width": WIDTH,
        "height": {"step": ROW},
        "data": {"values": values},
        "encoding": {
            "y": {
                "field": "source",
                "type": "nominal",
                "sort": [source.replace("-", " ") for source in order],
                "title": None,
                "axis": {"grid": True},
            },
            "x": across("points", "points", zero=True),
            "color": colour(names),
        },
        "mark": {"type": "circle", "size": 90, "opacity": 0.9},
    }


def times(book: Book, result: Result, names: list[str]) -> Spec:
    """The time of a decision by bot: middle, half and nine in ten of its games."""
    values: Values = []
    for name in names:
        tables, places = chairs(book.match, name)
        games = book.rows[: result.deals]
        spent = games["seconds"][:, tables, places].ravel()
        many = games["decisions"][:, tables, places].ravel()
        found = 1000 * spent[many > 0] / many[many > 0]
        if len(found):
            parts = np.maximum(np.percentile(found, [5, 25, 50, 75, 95]), 1e-3).tolist()
            values.append({"name": name} | dict(zip(("p5", "p25", "p50", "p75", "p95"), parts, strict=True)))
    title = "milliseconds"
    return {
        "width": WIDTH,
        "height": {"step": ROW},
        "data": {"values": values},
        "encoding": {"y": rows_of(names), "color": colour(names)},
        "layer": [
            {
                "mark": {"type": "rule", "strokeWidth": 2},
                "encoding": {"x": across("p5", title, type="log"), "x2": {"field": "p95"}},
            },
            {
                "mark": {"type": "rule", "strokeWidth": 8, "strokeCap": "round"},
                "encoding": {"x": across("p25", title, type="log"), "x2": {"field": "p75"}},
            },
            {
                "mark": {"type": "circle", "size": 60, "color": "var(--paper)", "opacity": 1},
                "encoding": {"x": across("p50", title, type="log"), "color": {"value": "var(--paper)"}},
            },
        ],
    }
