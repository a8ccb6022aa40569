"""A match on the screen: a bar while it is played, and its result as tables."""

from __future__ import annotations

import math
import os
import sys
import time
from contextlib import ExitStack
from pathlib import Path

from rich import box
from rich.console import Console, Group
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from ..arena import Executor, LocalProcesses, Match, Result, Running, Share, play_out, share_of
from ..arena.archive import Archive
from ..arena.match import check
from ..arena.report import Report
from ..arena.summary import shares
from .cluster import on_cluster


def play_match(
    match: Match,
    *,
    workers: int | None,
    ray: str | None,
    seconds: float | None,
    alpha: float | None,
    archive: Path | None,
    report: Path | None,
) -> Result:
    """Play a match, with its archive and its report if they are wanted."""
    check(match)
    page = Report(report) if report else None
    with ExitStack() as open_files:
        keeper = open_files.enter_context(Archive(archive, match)) if archive else None
        one = Running(match, keeper=keeper, alpha=alpha)
        if keeper and keeper.damaged:
            told = f"{', '.join(keeper.damaged)} could not be read and is set aside; its games are played again"
            sys.stderr.write(f"twistosaur: {told}\n")
        try:
            hands = open_files.enter_context(on_cluster(ray, workers)) if ray else None
            result = with_progress(one, workers=workers, executor=hands, seconds=seconds)
        except KeyboardInterrupt:
            if keeper:
                sys.stderr.write(f"twistosaur: stopped after {one.book.whole} whole deals; the same command goes on\n")
            raise
    if page:
        page.write(one.book, result)
    return result


def with_progress(
    one: Running, *, workers: int | None = None, executor: Executor | None = None, seconds: float | None = None
) -> Result:
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
    match, book = one.match, one.book
    executor = executor or LocalProcesses(min(workers or os.cpu_count() or 1, max(one.left, 1)))
    began = time.perf_counter()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(match.game, total=match.deals, completed=book.whole, stand="")
        last = 0.0

        def progress(_: Running) -> None:
            nonlocal last
            if time.monotonic() - last > 1:
                last = time.monotonic()
                stand = share_of(shares(match, book.rows[: book.whole])[:, 0])
                bar.update(task, completed=book.whole, stand=f"{match.players[0]} {stand}" if book.whole else "")

        play_out([one], executor, seconds=seconds, progress=progress)
    return one.result(time.perf_counter() - began, executor.workers)


def result_screen(result: Result) -> Group:
    """Wins, points and ratings; who came before whom, where several met; and what was decided."""
    parts: list[Table | str] = [bots_table(result)]
    if len(result.wins) > 2:
        parts.append(duels_table(result))
    parts += [decision(question.about, question.answer, question.share) for question in result.questions]
    if result.fault_count:
        parts.append(f"{result.fault_count} faults, the first: {result.faults[0]}")
    return Group(*parts)


def bots_table(result: Result) -> Table:
    title = f"{result.game}: {result.games} games, {result.deals} deals with all rotations, seed {result.seed}"
    if result.think:
        title += f", think {result.think}"
    level = "95%" if result.alpha is None else f"{100 * (1 - result.alpha):g}%*"
    headings = ("bot", "wins", level, "points", "ms", "rating", "95%")
    table = Table(*headings, title=title, box=box.ROUNDED)
    by_rating = sorted(result.ratings, key=lambda name: -result.ratings[name].mean)
    for name in by_rating:
        share, rating = result.wins[name], result.ratings[name]
        table.add_row(
            name,
            f"{100 * share.mean:.1f}%",
            f"{100 * share.low:.1f} to {100 * share.high:.1f}%",
            f"{result.points[name]:.1f}",
            f"{result.milliseconds[name]:.1f}",
            f"{rating.mean:+.0f}",
            "-" if math.isinf(rating.low) else f"{rating.low:+.0f} to {rating.high:+.0f}",
        )
    table.caption = f"even is {100 * result.even:.0f}%; intervals by deal, ms for a decision; {took(result)}"
    if result.alpha is not None:
        table.caption += "\n* may be looked at after every deal"
    return table


def took(result: Result) -> str:
    return f"{result.seconds:.0f} s on {result.workers} {'core' if result.workers == 1 else 'cores'}"


def duels_table(result: Result) -> Table:
    names = sorted(result.ratings, key=lambda name: -result.ratings[name].mean)
    table = Table("came before", *names, title="Who came before whom", box=box.ROUNDED)
    for one in names:
        found = [result.duels[one].get(other) for other in names]
        table.add_row(one, *(f"{100 * share.mean:.0f}%" if share else "" for share in found))
    return table


def decision(about: str, answer: str, share: Share) -> str:
    told = {"more": "more than even", "less": "less than even", "open": "not decided"}[answer]
    return f"{about}: {told}, {share}"
