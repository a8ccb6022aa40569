"""An analysis on the screen: a bar while it is made, then a table by decision, the players, and what decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from ..analysis import Analysis, analyse
from ..analysis import Progress as Stand
from ..analysis.result import Judgement
from ..bots.heuristics import known
from ..locales import Texts

STYLES = {"best": "green", "good": "cyan", "inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "bold red"}
SHADES = " ▁▂▃▄▅▆▇█"
WIDEST = 72
"""Columns of a curve on the screen."""


def with_progress(record: Any, say: Texts, **wishes: Any) -> Analysis:
    """Analyse with a bar on stderr: how far it is, and the time left."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.fields[left]}"),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say("analysis-title"), total=1.0, left="")

        def note(stand: Stand) -> None:
            left = f"≤ {stand.seconds_left:.0f} s" if stand.done < 1 else ""
            bar.update(task, completed=stand.done, left=left)

        return analyse(record, progress=note, **wishes)


def show(analysis: Analysis, record: Mapping[str, Any], say: Texts, console: Console) -> None:
    names = [say("table-player", number=seat + 1) for seat in range(analysis.seats)]
    console.print(decision_table(analysis, names, say))
    console.print(player_table(analysis, names, say))
    console.print(Text(say("analysis-curve"), style="bold"))
    for seat, name in enumerate(names):
        wins = [point.win[seat] for point in analysis.curve]
        console.print(Text.assemble((f"{name:>12} ", "bold"), sparkline(wins), f" {percent(wins[-1])}"))
    if analysis.moments:
        console.print(Text(f"\n{say('analysis-moments')}", style="bold"))
        for moment in analysis.moments:
            where = f"  ({moment.clause})" if moment.clause else ""
            console.print(Text.assemble((f"{moment.moves + 1:>4}  ", "dim"), moment.said[say.language], (where, "dim")))
    console.print(Text(f"\n{say('analysis-playouts', count=analysis.playouts)}", style="dim"))
    if not analysis.settled:
        console.print(Text(say("analysis-not-settled"), style="dim"))


def percent(share: float) -> str:
    return f"{100 * share:.0f}%"


def points(share: float, say: Texts, sign: str = "") -> str:
    """Win share as points of a hundred, as the reader's language writes numbers."""
    text = f"{100 * share:{sign}.1f}".replace("-", "−")
    return text if say.language == "en" else text.replace(".", ",")


def decision_table(analysis: Analysis, names: Sequence[str], say: Texts) -> Table:
    table = Table(title=say("analysis-decisions"), box=box.ROUNDED, title_style="bold")
    for heading, justify in (("number", "right"), ("player", "left"), ("played", "left"), ("win", "right")):
        table.add_column(say(f"analysis-{heading}"), justify=justify)  # type: ignore[arg-type]
    for heading, justify in (("loss", "right"), ("label", "left"), ("best", "left")):
        table.add_column(say(f"analysis-{heading}"), justify=justify)  # type: ignore[arg-type]
    for decision in analysis.decisions:
        row = [str(decision.index + 1), names[decision.seat], named(analysis.game, decision.move, say)]
        if decision.label is None:
            row += ["", "", say("analysis-label-forced") if decision.forced else "", ""]
            table.add_row(*row, style="dim")
            continue
        played = next(option for option in decision.options if option.move == decision.move)
        best = "" if decision.label == "best" else named(analysis.game, str(decision.best), say)
        label = Text(say(f"analysis-label-{decision.label}"), style=STYLES[decision.label])
        win = f"{percent(played.win)} ± {points(played.win_se, say)}"
        table.add_row(*row, win, lost(decision, say), label, best)
    return table


def lost(decision: Judgement, say: Texts) -> Text:
    """What the move has cost; pale where that may be noise."""
    loss, low = decision.loss or 0.0, decision.low or 0.0
    return Text(points(loss, say), style="" if low > 0 or loss == 0 else "dim")


def named(game: str, move: str, say: Texts) -> str:
    """A move in the reader's language, as short as its game can name it."""
    verb, *words = move.split()
    return known(game).name_move(verb, words, say)


def player_table(analysis: Analysis, names: Sequence[str], say: Texts) -> Table:
    """One column for each player: accuracy, labels, and the parts that the result is made of."""
    table = Table(title=say("analysis-players"), box=box.ROUNDED, title_style="bold")
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    accuracies = [
        say("analysis-none-at-stake") if player.accuracy is None else f"{player.accuracy:.0f}"
        for player in analysis.players
    ]
    table.add_row(say("analysis-accuracy"), *accuracies, style="bold")
    for label, style in STYLES.items():
        counts = [str(player.labels[label]) for player in analysis.players]  # type: ignore[index]
        table.add_row(Text(say(f"analysis-label-{label}"), style=style), *counts)
    table.add_section()
    for part, value in (("seat", "seat_part"), ("chance", "chance"), ("own", "own"), ("others", "others")):
        table.add_row(say(f"analysis-part-{part}"), *(points(getattr(one, value), say, "+") for one in analysis.parts))
    table.add_row(say("analysis-result"), *(points(one.result, say, "+") for one in analysis.parts), style="bold")
    return table


def sparkline(wins: Sequence[float]) -> str:
    """A curve from 0 to 1 as one line of blocks."""
    step = max(1, -(-len(wins) // WIDEST))
    shown = [*wins[:-1:step], wins[-1]]
    return "".join(SHADES[round(win * (len(SHADES) - 1))] for win in shown)
