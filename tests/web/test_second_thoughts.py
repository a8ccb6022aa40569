"""Changing one's mind: a moment before the reveal, being asked before every choice, and taking a turn back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .browsers import server_for_browsers, watch
from .players import DINO, mouse, state, step, wait_for_change
from .tables import ASKED, make, play_alone, sit

AGAIN = "button:has-text('Take the turn back')"


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server at which a reveal waits as long as the table asks for."""
    with server_for_browsers(tmp_path_factory.mktemp("unhurried"), reveal_seconds=10) as running:
        yield running.url


@pytest.fixture
def calm(unhurried: str, browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    context = browser.new_context(**{**browser_context_args, "base_url": unhurried, "reduced_motion": "no-preference"})
    page = context.new_page()
    problems = watch(page)
    yield page
    context.close()
    assert not problems, problems


def test_a_pick_against_bots_can_be_taken_back_for_a_moment_that_is_seen(calm: Page) -> None:
    play_alone(calm, "draftosaurus", bots=1, reveal_after=6)
    calm.locator(DINO).first.click()
    calm.locator("[data-spot=tray]").click()
    back = calm.get_by_role("button", name="Change my mind")
    line = back.locator(".moment")
    expect(line).to_be_visible()
    assert line.evaluate("e => getComputedStyle(e).animationDuration") == "6s"
    expect(calm.get_by_text("you can still change your mind")).to_have_count(1)
    back.click()
    expect(calm.locator(DINO)).to_have_count(6)
    calm.locator(DINO).first.click()
    calm.locator("[data-spot=tray]").click()
    expect(line).to_be_visible()
    expect(line).to_have_count(0)


def test_without_motion_the_moment_is_there_and_gone(calm: Page) -> None:
    calm.emulate_media(reduced_motion="reduce")
    play_alone(calm, "dino-twist", bots=1, reveal_after=4)
    while calm.locator(".moment").count() == 0:
        step(calm, mouse, 0)
    line = calm.locator(".moment")
    wide = line.bounding_box()
    calm.wait_for_timeout(600)
    assert line.bounding_box() == wide
    expect(line).to_have_count(0)


def test_a_planned_move_is_asked_about_too(page: Page) -> None:
    """For those who like to be asked before every choice."""
    page.goto("/about")
    page.evaluate("localStorage.setItem('twistosaur.confirm', 'true')")
    play_alone(page, "draftosaurus", bots=1)
    page.locator(DINO).first.click()
    page.locator("[data-spot='place:river']").click()
    page.get_by_role("alertdialog").get_by_role("button").first.click()
    question = page.get_by_role("alertdialog")
    expect(question).to_contain_text("river")
    assert page.locator("[data-fly^='park0.river'] use, [data-spot='place:river'] .settled").count() == 0
    question.get_by_role("button").last.click()
    expect(question).to_have_count(0)
    expect(page.locator(".mine .legal[data-spot]").first).to_be_visible()


def test_the_last_turn_of_twisty_goes_back_with_the_bots_replies(page: Page) -> None:
    play_alone(page, "twisty", bots=1)
    step(page, mouse, 0)  # a corner, which stays
    page.wait_for_selector(".legal[data-spot]")
    expect(page.locator(AGAIN)).to_have_count(0)
    before = page.locator("[data-fly='pawn.0']").first.get_attribute("transform")
    step(page, mouse, 0)
    page.locator(AGAIN).click()
    expect(page.locator(AGAIN)).to_have_count(0)
    page.wait_for_selector(".legal[data-spot]")
    assert page.locator("[data-fly='pawn.0']").first.get_attribute("transform") == before
    page.get_by_role("button", name="Log").click()
    expect(page.locator("#log").get_by_text("You take the last turn back.")).to_have_count(1)


def test_among_people_only_at_a_table_made_so(page: Page) -> None:
    """Of two at one screen: after some turns, whoever has moved last finds the way back, or does not."""
    for undo in (False, True):
        table, keys = make(page.request, "twisty", people=2, undo=undo)
        sit(page, table, keys, 0, 1)
        for turn in range(5):
            page.wait_for_selector(ASKED)
            before = state(page)
            step(page, mouse, turn)
            wait_for_change(page, before)
        found = 0
        for seat in (0, 1):
            sit(page, table, keys, seat)
            page.wait_for_selector(".table-root .prompt")
            found += page.locator(AGAIN).count()
        assert found == int(undo)


def test_a_quick_match_joins_who_waits(browser: Browser, browser_context_args: dict[str, Any]) -> None:
    """The first opens a table and waits; the second sits down there, and the game begins."""
    pages = [browser.new_context(**browser_context_args).new_page() for _ in range(2)]
    for page in pages:
        page.goto("/lobby")
        page.get_by_role("region", name="Quick match").get_by_role("button", name="Twisty").click()
        page.wait_for_url("**/t/*")
    assert pages[0].url == pages[1].url
    for page in pages:
        expect(page.locator(".table-root")).to_be_visible()
        page.context.close()
