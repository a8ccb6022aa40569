"""Reports of real games for tests and pictures: bots have played them, and a quick analysis has judged them."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.analysis.games import played
from twistosaur.analysis import Analysis, analyse, report

from .scenes import Act

LEVELS = ("novice", "easy", "medium")


@cache
def judged(game: str, budget: float = 0.05) -> tuple[dict[str, Any], Analysis]:
    """A game of bots that make mistakes, and its analysis; the same every time."""
    record = played(game, LEVELS, 3)
    return record, analyse(record, budget=budget)


def written(folder: Path, game: str, names: list[str], language: str = "en", budget: float = 0.05) -> Path:
    file = folder / f"{game}-{language}.html"
    if not file.exists():
        record, analysis = judged(game, budget)
        report.write(analysis, record, file, language, names)
    return file


def of_report(game: str, language: str, *, at_decision: bool = False) -> Act:
    """The way to the report of a game: its beginning, or its greatest loss on the board."""

    def act(page: Page) -> None:
        with tempfile.TemporaryDirectory() as place:
            file = written(Path(place), game, ["Ada", "Bruno", "Célestine"], language, budget=0.3)
            _, analysis = judged(game, 0.3)
            worst = max(range(len(analysis.decisions)), key=lambda k: analysis.decisions[k].loss or 0)
            page.goto(f"{file.as_uri()}#{worst + 1}")
            page.wait_for_selector("h1")
        if at_decision:
            page.locator(".decisions").evaluate("one => one.scrollIntoView()")

    return act
