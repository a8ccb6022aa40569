"""The report of an analysis, opened from a file, in every browser."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.support import each_game
from tests.web.reports import judged, written

from .drivers import NAMES, Browsers, Driver

PATIENCE = 30.0
# In the short form Chromium has no part: tests/web opens reports there.
EACH_BROWSER = [pytest.param(name, marks=[pytest.mark.slow] * (name == "chromium")) for name in NAMES]


def counted(driver: Driver, selector: str, least: int) -> int:
    """How many there are, once there are some."""
    until = time.monotonic() + PATIENCE
    found = 0
    while found < least and time.monotonic() < until:
        found = int(driver.run("selector => document.querySelectorAll(selector).length", selector))
    return found


@each_game
@pytest.mark.parametrize("name", EACH_BROWSER)
def test_a_report_opens_and_is_ready_for_paper(browsers: Browsers, tmp_path: Path, name: str, game: str) -> None:
    _, analysis = judged(game)
    place = next(k for k, one in enumerate(analysis.decisions) if len(one.options) > 1)
    driver = browsers.get(name, 1280, 900)
    driver.forget()
    address = written(tmp_path, game, ["Ada", "Ben", "Cleo"]).as_uri()
    driver.go(f"{address}#{place + 1}")
    assert counted(driver, ".decision [data-worth]", 1) > 0
    wrong = sum(one.label in ("inaccuracy", "mistake", "blunder") for one in analysis.decisions)
    driver.run("() => dispatchEvent(new Event('beforeprint'))")
    assert counted(driver, ".paper .decision", wrong) == wrong
    assert [one for one in driver.problems() if not one.startswith(address)] == []  # it asks for itself alone
