"""`twistosaur analyse`: what every decision of a game was worth."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from ..engine import replay as replay_record
from ..kernel import TwistosaurError
from .json_files import print_json, read_json
from .options import AsJson, Language, Ray


def analyse(
    file: Annotated[Path, Parameter(allow_leading_hyphen=True)],
    *,
    hindsight: Annotated[bool, Parameter(negative="")] = False,
    key: int = 0,
    budget: float = 1.0,
    threads: str | None = None,
    ray: Ray = None,
    report: Path | None = None,
    names: str | None = None,
    lang: Language | None = None,
    json: AsJson = False,
) -> None:
    """Judge every decision of a finished game from what its player knew, and say what decided it.

    Parameters
    ----------
    file
        The record of the game; `-` reads it from stdin.
    hindsight
        Judge by what really lay there instead of what the player could know.
    key
        All randomness comes from it: the same key gives the same result.
    budget
        How much to sample, as so many times the usual.
    threads
        How many to work with, one if left out, or all: one for each core. On a cluster: at most so many, all if left
        out. The result is the same.
    report
        Write a page with curves, boards and options to this file.
    names
        Who played, for the report: Ada,Ben,Cleo. Without it they are numbered.
    """
    from ..analysis import report as page
    from ..locales import texts, users_language
    from .analysis_screen import show, with_progress

    record = read_json(file)
    if report is not None:
        page.blank(replay_record(record).game)  # whoever waits for a report learns at once if there can be none
    language = lang or users_language()
    say = texts(language)
    many = thread_count(threads or ("all" if ray else "1"))
    with ExitStack() as open_still:
        hands = None
        if ray:
            from .cluster import on_cluster

            hands = open_still.enter_context(on_cluster(ray, many))
        wishes = {"key": key, "budget": budget, "hindsight": hindsight, "hands": hands}
        analysis = with_progress(record, say, threads=1 if ray else many, **wishes)
    if report is not None:
        page.write(analysis, record, report, language, names.split(",") if names else None)
    if json:
        print_json(analysis.data())
        return
    console = Console()
    show(analysis, record, say, console)
    if report is not None:
        console.print(str(report), style="bold", highlight=False)


def thread_count(text: str) -> int | None:
    """A number of threads; None for `all`."""
    if text == "all":
        return None
    if not text.isdigit():
        raise TwistosaurError(f"--threads: expected a number or all, found {text!r}")
    return int(text)
