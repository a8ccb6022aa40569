"""The report of `twistosaur arena` in a browser without a network: nothing is asked for, nothing sticks out."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser

from tests.arena.hands import Remembering
from twistosaur.arena import Match, Running, play_out
from twistosaur.arena.report import Report

CUT_TEXTS = """() => [...document.querySelectorAll('figure svg')].flatMap((svg) => {
  const room = svg.getBoundingClientRect();
  return [...svg.querySelectorAll('text')].filter((text) => {
    const box = text.getBoundingClientRect();
    return box.width && (box.left < room.left - 0.5 || box.right > room.right + 0.5 || box.bottom > room.bottom + 0.5);
  }).map((text) => text.textContent);
})"""
"""The letters in plots that stick out of them."""


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("report") / "report.html"
    one = Running(Match("draftosaurus", ("easy", "random", "greedy"), 4, 1, round_robin=True), alpha=0.05)
    play_out([one], Remembering({}))
    Report(path).write(one.book, one.result(1, 1))
    return path


@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_opens_without_a_network(
    browser: Browser, report: Path, width: int, scheme: Literal["light", "dark"]
) -> None:
    context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme, offline=True)
    page = context.new_page()
    asked: list[str] = []
    problems: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: problems.append(message.text))
    page.on("pageerror", lambda problem: problems.append(str(problem)))
    page.goto(report.as_uri())
    wide, cut = page.evaluate("document.documentElement.scrollWidth"), page.evaluate(CUT_TEXTS)
    paper, ink = (page.evaluate(f"getComputedStyle(document.body).{name}") for name in ("backgroundColor", "color"))
    dots = page.evaluate("getComputedStyle(document.querySelector('figure svg .mark-symbol path')).fill")
    context.close()
    assert asked == [report.as_uri()]
    assert not problems
    assert wide <= width
    assert not cut
    assert (paper == "rgb(255, 255, 255)") == (scheme == "light")
    assert paper != ink
    assert dots not in ("none", "rgb(0, 0, 0)", ""), "plots have the colours of the page"
