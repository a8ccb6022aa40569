"""A match on the screen: a bar while it is played, and its result as a table."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from ..arena import Match, Result, run, share_of


def with_progress(match: Match, *, workers: int | None = None, seconds: float | None = None) -> Result:
    """Play a match with a bar on stderr: deals done, time left, and how the first bot stands."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        TextColumn("{task.fields[stand]}"),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(match.game, total=match.deals, stand="")
        last = 0.0

        def progress(done: int, shares: Sequence[float]) -> None:
            nonlocal last
            bar.update(task, completed=done)
            if time.monotonic() - last > 1:
                last = time.monotonic()
                bar.update(task, stand=f"{match.bots[0]} {share_of(shares)}")

        return run(match, workers=workers, progress=progress, seconds=seconds)


def result_table(result: Result) -> Table:
    title = f"{result.game}: {result.games} games, {result.deals} deals with all rotations, seed {result.seed}"
    if result.think:
        title += f", think {result.think}"
    table = Table("bot", "wins", "95% by deal", "points", "ms a decision", title=title, box=box.ROUNDED)
    for name, share in result.wins.items():
        interval = "-" if math.isinf(share.low) else f"{100 * share.low:.1f}% to {100 * share.high:.1f}%"
        table.add_row(
            name,
            f"{100 * share.mean:.1f}%",
            interval,
            f"{result.points[name]:.1f}",
            f"{result.milliseconds[name]:.1f}",
        )
    table.caption = f"even is {100 * result.even:.0f}%; {result.seconds:.0f} s on {result.workers} cores"
    if result.fault_count:
        table.caption += f"; {result.fault_count} faults, the first: {result.faults[0]}"
    return table
