"""How a fresh page comes to what teaches: a step of a guided first game, a hint, a warning, a tip."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from tests.analysis.planted import FOLDER

from .players import mouse, play
from .scenes import Act, press
from .tables import ASKED, make, sit

TIP = "aside.tip"


def remember(page: Page, **kept: object) -> None:
    """What this browser is to know before it comes."""
    if not page.url.startswith("http"):
        page.goto("/about")
    for key, value in kept.items():
        page.evaluate("([key, value]) => localStorage.setItem(key, value)", [f"twistosaur.{key}", json.dumps(value)])


def lesson(game: str, step: int, *acts: Act) -> Act:
    """A guided first game at one of its steps, the first being 0."""

    def act(page: Page) -> None:
        remember(page, **{f"lesson.{game}": step})
        page.goto(f"/learn/{game}")
        page.wait_for_selector(".learn .text")
        for one in acts:
            one(page)

    return act


def done(page: Page) -> None:
    """The step is done as the screen says."""
    for _ in range(5):
        if page.locator("[data-lesson=done]").count():
            return
        page.locator(".learn [data-pointed]").first.click()
        page.wait_for_timeout(100)
    page.wait_for_selector("[data-lesson=done]")


def tried(selector: str) -> Act:
    """Something else is tried: it is answered."""

    def act(page: Page) -> None:
        page.locator(selector).first.click()
        page.wait_for_selector(".learn .why")

    return act


def hint(page: Page) -> None:
    page.locator(".lamp").click()
    page.wait_for_selector(".said p")


def doubt(page: Page) -> None:
    """Somebody who wants to be warned misses a win."""
    kept = json.loads((FOLDER / "twisty" / "10-a-missed-win.json").read_text(encoding="utf-8"))
    record = kept["record"]
    remember(page, warn=True)
    table, keys = make(page.request, "twisty", bots=record["seats"] - 1, position=record["position"])
    sit(page, table, keys, 0)
    page.wait_for_selector(ASKED)
    wrong = record["moves"][kept["index"]][1].split()[1]
    page.locator(f"[data-spot='cell:{wrong}']").click()
    page.wait_for_selector(".confirm")


def tip(game: str) -> Act:
    """The first tip of a first game, as soon as something happens that has one."""

    def act(page: Page) -> None:
        lesson(game, 99, press("[data-next]"))(page)
        page.wait_for_url("**/t/*")
        page.locator(f"{ASKED}, {TIP}").first.wait_for()
        play(page, mouse, until=lambda: page.locator(TIP).count() > 0)

    return act
