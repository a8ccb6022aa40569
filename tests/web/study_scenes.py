"""Ways to an analysis, to the challenge of the day and to tables by turns: for pictures, `make looks` and tests."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import Any

from playwright.sync_api import Page, expect

from tests.analysis.planted import Planted, planted

from .players import Pressed, mouse
from .players import act as move
from .scenes import DINO_TWIST, DRAFT, TWISTY, Act, live, over
from .tables import ASKED, make, sit
from .teaching import remember

SHORT = {DRAFT: "12-a-dinosaur-drowned", DINO_TWIST: "08-the-wrong-prey", TWISTY: "13-a-cube-missed"}
"""Records of the ends of games, with a blunder in them."""
PATIENCE = 60_000


def blunder(game: str) -> Planted:
    return next(one for one in planted(game) if one.name == SHORT[game])


def choose(page: Page, one: Planted) -> None:
    text = json.dumps(one.record).encode()
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": text}
    )


def whole(page: Page) -> None:
    """Until nothing more will come."""
    expect(page.locator("svg.curve")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("progress")).to_have_count(0, timeout=PATIENCE)


def analysed(game: str, *then: Act) -> Act:
    """A record that was opened, with all that is found in it."""

    def act(page: Page) -> None:
        page.goto("/analysis")
        choose(page, blunder(game))
        whole(page)
        for one in then:
            one(page)

    return act


def analysed_table(game: str, *then: Act, **more: Any) -> Act:
    """A game of one's own, from its end to its analysis."""

    def act(page: Page) -> None:
        live(game, 0, over, **more)(page)
        page.goto(f"{page.url.split('?')[0]}/analysis")
        whole(page)
        for one in then:
            one(page)

    return act


def at_decision(page: Page) -> None:
    page.locator("section.decisions").evaluate("one => one.scrollIntoView({ block: 'start' })")


def play_on(page: Page) -> None:
    page.locator(".go-on > button").click()
    page.wait_for_selector(".go-on .sheet input")


def mistakes(game: str, *then: Act) -> Act:
    """Before one's own mistake again."""

    def act(page: Page) -> None:
        one = blunder(game)
        analysed(game)(page)
        page.locator(".lessons select").select_option(str(one.record["moves"][one.index][0]))
        page.locator(".lessons .button.main").click()
        page.wait_for_selector(".learn .legal[data-spot], .learn [aria-disabled=false][data-spot]")
        for step in then:
            step(page)

    return act


def told(page: Page) -> None:
    """Something was tried, and is judged."""
    move(Pressed(page, mouse), 0)
    page.wait_for_selector(".told .verdict")


def puzzle(game: str, *then: Act) -> Act:
    """A puzzle that waits for an answer."""

    def act(page: Page) -> None:
        page.goto(f"/puzzles/{game}")
        page.wait_for_selector(f"main :is({ASKED.replace('.stage ', '')})")
        for one in then:
            one(page)

    return act


# ------------------------------------------------------------------------------------------------ day after day


def daily(page: Page) -> None:
    page.goto("/daily")
    page.wait_for_selector(".games li >> nth=2")


def daily_played(page: Page) -> None:
    """Today's Draftosaurus is played, as on the days before; the bots have their results, too."""
    today = date.fromisoformat(page.request.get("/api/daily/draftosaurus").json()["day"])
    before = [(today - timedelta(days=back)).isoformat() for back in range(1, 5)]
    remember(page, daily={day: {TWISTY: {"table": day, "fared": {"points": 3, "place": 1}}} for day in before})
    daily(page)
    page.locator(".games li .button.main").first.click()
    page.wait_for_url("**/t/*")
    over(page)
    daily(page)
    page.wait_for_selector(".games tbody tr", timeout=PATIENCE)


def by_turns(page: Page) -> None:
    """Tables of one's own that go on for days: one waits for this seat, one for another, one for company."""
    names = ("Ada", "Ben", "Cleo", "Dan")
    for game, people, free in ((DRAFT, 3, 0), (TWISTY, 2, 0), (DINO_TWIST, 2, 1)):
        table, keys = make(page.request, game, people=people, free=free, names=names, begin=not free, pace="turns")
        acting = page.request.get(f"/api/tables/{table}").json()["acting"]
        others = [seat for seat in range(people) if seat not in acting]
        sit(page, table, keys, others[0] if game == TWISTY else 0)
    page.goto("/")
    page.wait_for_selector("#recent ~ ul li >> nth=2")
    page.locator("#recent").evaluate("one => one.scrollIntoView({ block: 'start' })")
