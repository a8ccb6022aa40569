"""Guided first games: somebody who never saw the game does only what the screen says, and finishes; then
comes a first game with tips, played to its end.

`TWISTOSAUR_EVERY_LESSON=1` goes through all games in all languages, and through the whole of each first game; else each
is learnt in one of them, and of its first game the last third is played.
"""

from __future__ import annotations

import contextlib
import json
import os
import time

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from .barriers import barriers
from .browsers import late_games
from .players import Hand, finger, play
from .teaching import remember

GAMES = ("draftosaurus", "dino-twist", "twisty")
LANGUAGES = ("pl", "fr", "en")
EVERY = bool(os.environ.get("TWISTOSAUR_EVERY_LESSON"))
LESSONS = [(g, lang) for g in GAMES for lang in LANGUAGES] if EVERY else list(zip(GAMES, LANGUAGES, strict=True))
POINTED = ".learn [data-pointed]:visible, [data-next]:visible"
TEXT = ".learn .text"


def by_keys(target: Locator) -> None:
    """The button that shows where it is brings the focus there; Enter does it."""
    page = target.page
    if not target.evaluate("e => e === document.activeElement"):
        show = page.locator("[data-show]")
        show.focus()
        page.keyboard.press("Enter")
    expect(target).to_be_focused()
    page.keyboard.press("Enter")


def read_and_do(page: Page, hand: Hand, most: int = 80) -> list[str]:
    """Does what is marked on the screen, whatever the game; gives all that was said."""
    said: list[str] = []
    for _ in range(most):
        page.wait_for_selector(POINTED)
        text = page.locator(TEXT).inner_text()
        if not said or said[-1] != text:
            said.append(text)
        if page.locator("[data-lesson=over]").count():
            return said
        before = state(page)
        hand(page.locator(POINTED).first)
        wait_until_changed(page, before)
    raise AssertionError(f"it does not end; the last words: {said[-1]}")


def state(page: Page) -> str:
    return str(page.evaluate("() => document.querySelector('#app').innerHTML"))


def wait_until_changed(page: Page, before: str) -> None:
    until = time.monotonic() + 30
    while state(page) == before:
        assert time.monotonic() < until, "nothing happened"
        page.wait_for_timeout(20)


# On a phone a tip covers neither the die nor the park nor the bowl, and all of them are in sight.
ONE_BELOW_THE_OTHER = """() => {
  const parts = ['aside.tip', ...['.top', '.mine', '.hand'].map(part => `.table-root > ${part}`)];
  const boxes = parts.map(part => document.querySelector(part).getBoundingClientRect());
  const areInOrder = boxes.every((box, k) => k === 0 || boxes[k - 1].bottom <= box.top + 1);
  return areInOrder && boxes.at(-1).bottom <= innerHeight + 1;
}"""


@pytest.mark.parametrize(("game", "language"), LESSONS)
def test_a_stranger_learns_the_game_on_a_phone(phone: Page, game: str, language: str) -> None:
    phone.goto(f"/learn/{game}?lang={language}")
    said = read_and_do(phone, finger)
    assert len(said) == len(set(said)), "nothing is said twice"
    assert all(text and not text.startswith(game) for text in said), "every word is in the catalogue"
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    assert phone.evaluate("document.documentElement.lang") == language
    phone.locator("[data-next]").tap()
    phone.wait_for_url("**/t/*")
    expect(phone.locator("[aria-disabled=false][data-spot], .legal[data-spot]").first).to_be_visible()


class Tips:
    """Reads every tip and puts it away, as whoever wants to see the board does."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.read: list[str] = []

    def look(self) -> bool:
        tip = self.page.locator("aside.tip")
        if said := tip.locator("p").all_inner_texts():
            self.read += said
            with contextlib.suppress(TookTooLong):  # its moment has passed, and it went by itself
                finger(tip.locator(".button.main"))
            expect(tip.filter(has_text=self.read[-1])).to_have_count(0)  # another one may follow at once
        return False


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, LANGUAGES, strict=True)))
def test_a_stranger_plays_the_first_game_to_its_end(phone: Page, game: str, language: str) -> None:
    """It begins where the lesson ends: pressing what the board marks, and reading the tips that come."""
    if not EVERY:
        late_games(phone)
    remember(phone, **{f"lesson.{game}": 99})
    phone.goto(f"/learn/{game}?lang={language}")
    phone.locator("[data-next]").tap()
    phone.wait_for_url("**/t/*")
    tips = Tips(phone)
    play(phone, finger, until=tips.look, limit=300)
    expect(phone.locator("section.end tfoot")).to_be_visible(timeout=30_000)
    assert tips.read, "something was new"
    assert len(tips.read) == len(set(tips.read)), "each is said once"
    assert all(text and not text.startswith(game) for text in tips.read), "every word is in the catalogue"
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360


def test_by_keyboard_and_ear(page: Page) -> None:
    """Enter alone leads through; all that is asked is said by the live region as well."""
    page.goto("/learn/twisty")
    heard: list[str] = []

    def hear(text: str) -> None:
        heard.append(text)

    page.expose_function("heard", hear)
    page.locator(".unseen[role=status]").wait_for(state="attached")
    page.evaluate(
        """() => new MutationObserver(all => all.flatMap(one => [...one.addedNodes]).forEach(p => heard(p.textContent)))
            .observe(document.querySelector('.unseen[role=status]'), { childList: true })"""
    )
    said = read_and_do(page, by_keys)
    limit = time.monotonic() + 10  # words wait for one another in the live region
    while missed := [text for text in said[1:] if text not in " ".join(heard)]:
        assert time.monotonic() < limit, f"asked and not heard: {missed}"
        page.wait_for_timeout(50)


def test_what_is_wrong_is_answered_and_one_goes_on_where_one_was(page: Page) -> None:
    page.goto("/learn/draftosaurus")
    page.locator("[data-spot^='dino:trex']").click()
    page.locator("[data-spot=tray]").click()
    expect(page.locator(".learn .why")).to_contain_text("Stegosaurus")
    while page.locator(".count", has_text="Step 4").count() == 0:
        before = state(page)
        page.locator(POINTED).first.click()
        wait_until_changed(page, before)
    page.locator("[data-spot='place:king']").click()
    expect(page.locator(".learn .why a")).to_have_attribute("href", "/rules/draftosaurus#DS-13")
    page.goto("/")
    page.goto("/learn/draftosaurus")
    expect(page.locator(".count")).to_contain_text("Step 4")
    page.get_by_role("button", name="Begin again").click()
    expect(page.locator(".count")).to_contain_text("Step 1")


def test_the_way_there(page: Page) -> None:
    page.goto("/new/dino-twist")
    page.get_by_role("link", name="Learn it by playing").click()
    expect(page).to_have_url("/learn/dino-twist")
    expect(page.locator(TEXT)).to_contain_text("Carny 6")
    assert not barriers(page)


def test_tips_come_once_and_can_be_switched_off(page: Page) -> None:
    steps = 10  # what is known of the lesson is kept on the device
    page.goto("/about")
    page.evaluate(f"() => localStorage.setItem('twistosaur.lesson.draftosaurus', {json.dumps(str(steps))})")
    page.goto("/learn/draftosaurus")
    page.locator("[data-next]").click()
    page.wait_for_url("**/t/*")
    tip = page.get_by_role("complementary", name="A tip")
    expect(tip).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_function(ONE_BELOW_THE_OTHER)
    page.set_viewport_size({"width": 1280, "height": 860})
    first = tip.locator("p").inner_text()
    seen = page.evaluate("() => localStorage.getItem('twistosaur.tips.draftosaurus')")
    assert len(json.loads(seen)) == 1
    page.reload()
    page.wait_for_selector(".dino[aria-disabled=false]")
    page.wait_for_timeout(300)
    assert tip.count() == 0 or tip.locator("p").inner_text() != first, "each is said once"
    page.evaluate("() => localStorage.removeItem('twistosaur.tips.draftosaurus')")
    page.reload()
    tip.get_by_role("button", name="No more tips").click()
    expect(tip).to_have_count(0)
    page.evaluate("() => localStorage.removeItem('twistosaur.tips.draftosaurus')")
    page.reload()
    page.wait_for_selector(".dino[aria-disabled=false]")
    page.wait_for_timeout(300)
    expect(tip).to_have_count(0)
