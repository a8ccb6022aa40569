"""The page of a report: its words, its tables and its style. The plots are drawn by `charts`."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from html import escape

from ..match import Match
from ..results import Question, Result, Share
from .charts import COLOURS, Chart, by_strength

STYLE = """
:root { color-scheme: light dark; --paper: #fff; --card: #f6f5f1; --ink: #23211c; --soft: #6b675d; --line: #dedad0;
  --more: #2a78b8; --less: #c2571a;
  --bot-0: #2a78b8; --bot-1: #c2571a; --bot-2: #2f8f5b; --bot-3: #8a56b0; --bot-4: #b3872a; --bot-5: #c04f7d;
  --bot-6: #3f8f96; --bot-7: #7a7468; }
@media (prefers-color-scheme: dark) { :root { --paper: #1c1b18; --card: #262521; --ink: #ece9e1; --soft: #a8a396;
  --line: #45423a; --more: #6bb1ea; --less: #f0935a;
  --bot-0: #6bb1ea; --bot-1: #f0935a; --bot-2: #6fcb97; --bot-3: #c39ae4; --bot-4: #e0b95c; --bot-5: #ef8fb4;
  --bot-6: #79cdd4; --bot-7: #b5ae9f; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem 1rem 3rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .25rem; } h2 { font-size: 1.1rem; margin: 0 0 .25rem; }
p { margin: .25rem 0 1rem; } .soft { color: var(--soft); }
ul { margin: 0 0 1rem; padding: 0; list-style: none; font-weight: 600; }
.scroll { overflow-x: auto; margin-bottom: 1.5rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100%; }
th, td { padding: .35rem .6rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { font-weight: 600; color: var(--soft); } th:first-child, td:first-child { text-align: left; }
td:first-child { max-width: 16rem; overflow: hidden; text-overflow: ellipsis; }
.key { display: inline-block; width: .7em; height: .7em; border-radius: 50%; margin-right: .5em; }
.duel { text-align: center; background: color-mix(in oklab, var(--shade) var(--much), transparent); }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1rem; }
figure { margin: 0; padding: 1rem; background: var(--card); border-radius: .75rem; break-inside: avoid;
  --paper: var(--card); }
figcaption { margin-bottom: .5rem; } figcaption p { margin: 0; font-size: .875rem; color: var(--soft); }
svg { display: block; width: 100%; height: auto; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 1.5rem 0 0; font-size: .875rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
@media print { body { max-width: none; padding: 0; } figure { border: 1px solid var(--line); } }
"""


def html(match: Match, result: Result, charts: Sequence[Chart]) -> str:
    title = f"{match.game.replace('-', ' ').title()}: {', '.join(match.players)}"
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style>",
            "</head>",
            "<body>",
            f"<h1>{escape(title)}</h1>",
            f'<p class="soft">{escape(outline(result))}</p>',
            "<ul>" + "".join(f"<li>{escape(answer(question))}</li>" for question in result.questions) + "</ul>",
            bots_table(result),
            duels_table(result) if len(result.wins) > 2 else "",
            '<div class="charts">',
            *(figure(chart) for chart in charts),
            "</div>",
            facts(result),
            "</body>",
            "</html>",
            "",
        ]
    )


def outline(result: Result) -> str:
    if not result.deals:
        return "No deal has been played to its end yet."
    kind = "a round robin" if result.round_robin else "a match"
    return (
        f"{result.games:,} games in {result.deals:,} deals: {kind} of {result.seats} seats at a table. Every deal is "
        f"played in all seatings with the same chance, and even is {100 * result.even:.0f}% of the wins."
    )


def answer(question: Question) -> str:
    told = {"more": "more than even", "less": "less than even", "open": "not decided yet"}[question.answer]
    return f"{question.about}: {told}, {question.share}."


def interval(share: Share, form: str) -> str:
    if math.isinf(share.low):
        return "-"
    return f"{share.low:{form}} to {share.high:{form}}"


def bots_table(result: Result) -> str:
    wins = "95%" if result.alpha is None else f"{100 * (1 - result.alpha):g}% at any time"
    headings = ("bot", "rating", "95%", "wins", wins, "points", "ms a decision")
    lines = ["<tr>" + "".join(f'<th scope="col">{heading}</th>' for heading in headings) + "</tr>"]
    for k, name in enumerate(by_strength(result)):
        share, rating = result.wins[name], result.ratings[name]
        cells = [
            f"{rating.mean:+.0f}",
            interval(rating, "+.0f"),
            f"{100 * share.mean:.1f}%",
            f"{100 * share.low:.1f} to {100 * share.high:.1f}%",
            f"{result.points[name]:.1f}",
            f"{result.milliseconds[name]:.2f}",
        ]
        key = f'<span class="key" style="background:var(--bot-{k % COLOURS})"></span>'
        lines.append("<tr>" + name_cell(name, key) + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return table(lines)


def name_cell(name: str, key: str = "") -> str:
    return f'<td title="{escape(name)}">{key}{escape(name)}</td>'


def table(lines: list[str]) -> str:
    return f'<div class="scroll"><table>{"".join(lines)}</table></div>'


def duels_table(result: Result) -> str:
    """How often the bot of a row came before the bot of a column; the further from even, the deeper the colour."""
    names = by_strength(result)
    head = "".join(f'<th scope="col" class="duel">{escape(name)}</th>' for name in names)
    lines = [f"<tr><th>came before ...</th>{head}</tr>"]
    for one in names:
        cells = [duel(result.duels[one].get(other)) for other in names]
        lines.append("<tr>" + name_cell(one) + "".join(cells) + "</tr>")
    return "<h2>Who came before whom</h2>" + table(lines)


def duel(share: Share | None) -> str:
    if share is None or math.isnan(share.mean):
        return "<td></td>"
    shade = "var(--more)" if share.mean > 0.5 else "var(--less)"
    much = f"{100 * abs(share.mean - 0.5):.0f}%"
    ends = f"95% interval over deals: {100 * share.low:.1f} to {100 * share.high:.1f}%"
    return f'<td class="duel" style="--shade:{shade};--much:{much}" title="{ends}">{100 * share.mean:.0f}%</td>'


def figure(chart: Chart) -> str:
    caption = f"<figcaption><h2>{escape(chart.title)}</h2><p>{escape(chart.says)}</p></figcaption>"
    return f"<figure>{caption}{chart.svg}</figure>"


def facts(result: Result) -> str:
    """What one needs to play it again."""
    told = {
        "game": f"{result.game}, rules {result.rules}",
        "options": json.dumps(result.options),
        "bots": ", ".join(result.bots),
        "think": result.think or "as each bot does",
        "seed": str(result.seed),
        "took": f"{result.seconds:.0f} s on {result.workers} {'core' if result.workers == 1 else 'cores'}",
        "faults": f"{result.fault_count}; {'; '.join(result.faults)}" if result.fault_count else "none",
    }
    return "<dl>" + "".join(f"<dt>{name}</dt><dd>{escape(value)}</dd>" for name, value in told.items()) + "</dl>"
