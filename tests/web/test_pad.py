"""The score pad in Chromium: real tables tapped in, what cannot be, the evening, keys, fingers, and no server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from twistosaur.games import PACKAGES

from .barriers import at_least, barriers
from .pads import DRIVER, filled, presses, run, spot
from .players import keyboard

A_PARK = 40
"""Fewer presses than this for a park, or paper is quicker."""


@pytest.mark.parametrize("game", PACKAGES)
def test_tables_of_the_engine(page: Page, game: str) -> None:
    """A sample of `make pad`; at one table two fill their islands in one round, and both have the bonus."""
    _, most, seconds = run(page, game, [*range(7), 315])
    print(f"{game}: at most {most} presses a board, {seconds:.1f} s")
    if game == "draftosaurus":
        assert most < A_PARK


def test_presses_of_a_park() -> None:
    """On the way to 1,000 tables, without a browser: the player's chip and every species taken up included."""
    tables = [filled("draftosaurus", number) for number in range(20)]
    most = max(len(seat) / len(table.data["parks"][0]) for table in tables for seat in presses(table))
    assert most < A_PARK


@pytest.fixture
def lone(context: BrowserContext) -> Page:
    """A page whose browser may note that a request was refused."""
    return context.new_page()


def begin(page: Page, game: str, *names: str) -> None:
    page.goto(f"/score/{game}")
    for k, name in enumerate(names):
        page.get_by_label(f"Player {k + 1}").fill(name)
    page.get_by_role("button", name="Tap in the table").click()


def tap(page: Page, *spots: str) -> None:
    page.evaluate(DRIVER, [spot(name) for name in spots])


def counted(page: Page, *points: str) -> None:
    expect(page.locator(".players b")).to_have_text(list(points))
    expect(page.locator(".pad-play .state")).to_have_text("")


def test_what_cannot_be_is_taken_back_with_its_clause(lone: Page) -> None:
    begin(lone, "draftosaurus", "Ada", "Ben")
    tap(lone, "hand:trex", "place:king")
    counted(lone, "8", "0")
    tap(lone, "hand:diplodocus", "place:king", "place:river")
    alert = lone.get_by_role("alert")
    expect(alert).to_contain_text("Not possible")
    expect(alert.get_by_role("link")).to_have_text("DS-22")
    counted(lone, "9", "0")
    lone.get_by_role("button", name="Undo").click()
    counted(lone, "8", "0")
    expect(alert).to_have_count(0)


def test_dino_twist_and_twisty_refuse_too(lone: Page) -> None:
    begin(lone, "dino-twist", "Ada", "Ben")
    tap(lone, "own:sea", "species:voli", "card:V5")
    expect(lone.get_by_role("alert").get_by_role("link")).to_have_text("DT-2")
    lone.locator(".more fieldset button").first.click()
    expect(lone.get_by_role("alert").get_by_role("link")).to_have_text("DT-31")
    begin(lone, "twisty", "Ada", "Ben")
    tap(lone, "centre")
    lone.get_by_role("button", name=re.compile("^Ben")).click()
    tap(lone, "centre")
    expect(lone.get_by_role("alert").get_by_role("link")).to_have_text("TW-14")


def test_the_evening_is_kept_added_up_and_shared(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(page, "twisty", "Ada", "Ben")
    tap(page, "take:red", "take:blue")
    counted(page, "2", "0")
    page.get_by_role("button", name="Result").click()
    expect(page.get_by_role("heading", level=2)).to_contain_text("Ada wins with 2 cubes")
    page.get_by_role("button", name="Share").click()
    expect(page.locator("p.news")).to_contain_text("Copied")
    assert "1. Ada: 2 points" in page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("button", name="Keep it and play again").click()
    counted(page, "0", "0")
    page.get_by_role("button", name=re.compile("^Ben")).click()
    tap(page, "take:red")
    counted(page, "0", "1")
    page.get_by_role("button", name="Result").click()
    page.get_by_role("button", name="Keep the game", exact=True).click()
    evening = page.get_by_role("region", name="This evening")
    expect(evening.locator(".standing li")).to_have_text(["Ada 1 win, 2 points", "Ben 1 win, 1 point"])
    page.reload()
    expect(evening.locator(".games li")).to_have_count(2)
    page.get_by_role("button", name="Start a new evening").click()
    expect(page.locator("details")).to_have_count(1)


def test_without_a_server_taps_are_kept_and_counted_later(page: Page) -> None:
    begin(page, "draftosaurus", "Ada", "Ben")
    counted(page, "0", "0")

    def lost(route: Route) -> None:
        route.abort("connectionrefused")

    page.route("**/api/score*", lost)
    tap(page, "place:river", "place:river")
    expect(page.locator(".pad-play .state")).to_contain_text("What you tap is kept here")
    page.reload()
    expect(page.locator(".pad-play .state")).to_contain_text("What you tap is kept here")
    page.get_by_role("button", name="Result").click()
    page.get_by_role("button", name="Keep the game", exact=True).click()
    expect(page.get_by_text("not counted yet")).to_be_visible()
    page.unroute("**/api/score*", lost)
    expect(page.get_by_text("not counted yet")).to_have_count(0)
    expect(page.locator(".standing li").first).to_have_text("Ada 1 win, 2 points")


def test_a_park_by_keyboard(page: Page) -> None:
    begin(page, "draftosaurus", "Ada", "Ben")
    keyboard(page.locator('[data-spot="hand:stegosaurus"]'))
    keyboard(page.locator('[data-spot="place:love"]'))
    page.keyboard.press("Enter")
    counted(page, "5", "0")
    expect(page.get_by_role("button", name=re.compile("2 × Stegosaurus"))).to_have_count(1)


@pytest.mark.parametrize("game", PACKAGES)
def test_on_a_phone(phone: Page, game: str) -> None:
    """360 px: nothing scrolls sideways, targets are for fingers, axe finds nothing."""
    phone.goto("/score")
    phone.wait_for_selector("h1")
    assert barriers(phone) == []
    at_least(phone)
    begin(phone, game, "Ada", "Ben")
    spots = {"draftosaurus": "place:king", "dino-twist": "card:V5", "twisty": "take:red"}
    phone.locator(f'[data-spot="{spots[game]}"]').tap()
    expect(phone.locator(".players b").first).not_to_have_text("0")
    assert barriers(phone) == []
    at_least(phone)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    phone.get_by_role("button", name="Result").tap()
    expect(phone.locator(".result table")).to_be_visible()
    assert barriers(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
