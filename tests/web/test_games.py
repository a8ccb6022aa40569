"""Games against bots in Chromium: whole ones by mouse, their last third by touch on a phone, by keyboard and by ear."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .browsers import late_games, short_games
from .players import CARD, GAMES, finger, keyboard, listen_and_play, mouse, play, prepare, start

each_game = pytest.mark.parametrize("game", GAMES)


def check_end(page: Page) -> None:
    table = page.get_by_role("table", name="Score")
    expect(table).to_be_visible()
    expect(page.get_by_role("heading", name="win")).to_be_visible()
    total = table.get_by_role("row", name="Total")
    assert len(total.get_by_role("cell").all()) == 4


class OnlyATrio:
    """A hand of Dino Twist of which three cards alone may attack (DT-22); so rare that no other game here meets it."""

    def __init__(self) -> None:
        self.chosen: set[int] = set()

    def count(self, selector: str) -> int:
        if selector == CARD:
            return 6
        return int("attack" in selector and self.chosen == {1, 2, 4})

    def press(self, selector: str, which: int = 0) -> None:
        if selector == CARD:
            self.chosen ^= {which}


def test_who_plays_finds_a_trio() -> None:
    assert prepare(OnlyATrio())


@each_game
def test_by_mouse(page: Page, game: str) -> None:
    """Each to its own end, as everybody plays it."""
    start(page, game)
    assert play(page, mouse, limit=400) >= 5
    check_end(page)


@each_game
def test_by_touch_on_a_phone(phone: Page, game: str) -> None:
    late_games(phone)
    start(phone, game, finger)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    assert play(phone, finger, limit=400) >= 5
    check_end(phone)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360


@each_game
def test_by_keyboard(page: Page, game: str) -> None:
    late_games(page)
    start(page, game, keyboard)
    assert play(page, keyboard, limit=400) >= 5
    check_end(page)


@each_game
def test_by_ear(page: Page, game: str) -> None:
    late_games(page)
    start(page, game)
    assert listen_and_play(page, limit=400) >= 5
    check_end(page)


def test_drag_picks_and_plans(page: Page) -> None:
    """A dinosaur dropped on a pen is picked, and placed there after the reveal."""
    start(page, "Draftosaurus")
    page.wait_for_selector(".dino[aria-disabled=false]")
    page.locator(".dino").first.drag_to(page.locator("[data-spot='place:river']"))
    expect(page.locator("[data-fly^='park0'], [data-spot='place:river'] use").first).to_be_visible()
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_role("complementary", name="Log").get_by_text("in the river").first).to_be_visible(
        timeout=10_000
    )


def test_why_not(page: Page) -> None:
    """A refused place says why, with a link to the rule that holds now: no corner, then no L move."""
    start(page, "Twisty")
    alert = page.get_by_role("alert")
    centre = page.locator("[data-spot='cell:d4'].refused")
    for clause in ("TW-3", "TW-5"):
        page.wait_for_selector(".legal[data-spot]")
        centre.click()
        expect(alert).to_contain_text("Not now")
        expect(alert.get_by_role("link")).to_have_attribute("href", f"/rules/twisty#{clause}")
        page.keyboard.press("Escape")
        expect(alert).to_have_count(0)
        if clause == "TW-3":
            page.locator(".legal[data-spot]").first.click()
            expect(page.locator("[data-spot][aria-label*='your pawn']")).to_have_count(1)


def test_reload_rematch_replay_record(page: Page) -> None:
    """After a reload one is where one was; the end offers everything."""
    short_games(page, turn_limit=2)
    start(page, "Twisty")
    play(page, mouse, until=lambda: page.locator(".legal[data-spot]").count() > 0)
    address = page.url
    page.reload()
    page.wait_for_selector(".table-root")
    assert page.url == address
    play(page, mouse)
    check_end(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert download.value.suggested_filename.startswith("twisty-")
    page.get_by_role("link", name="Watch it again").click()
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_text("1 / ")).to_be_visible()
    page.get_by_role("slider").press("End")
    expect(page.get_by_role("table", name="Score")).to_be_visible()
    page.goto(address)
    page.get_by_role("button", name="Once more!").click()
    page.wait_for_url(lambda url: url != address and "/t/" in url)
    page.wait_for_selector(".table-root")
