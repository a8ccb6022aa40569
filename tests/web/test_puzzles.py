"""Puzzles in the browser: found from the front page, tried by mouse, finger, key and ear, answered and kept."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from twistosaur.locales import texts
from twistosaur.puzzles.book import puzzles

from .barriers import at_least, barriers
from .browsers import until, watch
from .players import keyboard, mouse

FIELDS = [one for one in puzzles("twisty") if all(len(value.move.split()) == 2 for value in one.values)]
"""Puzzles whose moves all go to a field, so that a test knows what to press."""


def field(page: Page, move: str) -> Locator:
    return page.locator(f"[data-spot='cell:{move.split()[1]}']")


def opened(page: Page, path: str, language: str = "en") -> Locator:
    """A puzzle, until it can be tried; the button that shows its answer. Whoever asks first has the book made."""
    page.goto("about:blank")  # else a puzzle that is there already would do
    page.goto(path)
    answer = page.get_by_role("button", name=texts(language)("study-try-answer"))
    answer.wait_for(timeout=90_000)
    return answer


def test_a_puzzle_that_comes_late_does_not_come_between(page: Page) -> None:
    """Another game was chosen before it was there: the address stays with what is shown."""
    late: list[Route] = []
    part = re.compile(r"/api/puzzles/draftosaurus/\d+$")

    def hold(route: Route) -> None:
        late.append(route)

    page.route(part, hold)
    with page.expect_request(part):
        page.goto("/puzzles")
    page.get_by_role("radio", name="Twisty").check()
    until(page, "location.pathname === '/puzzles/twisty' && location.hash !== ''")
    for route in late:
        with page.expect_response(route.request.url):
            route.continue_()
    assert late
    page.wait_for_timeout(300)
    assert page.evaluate("location.pathname") == "/puzzles/twisty"


def test_a_puzzle_is_tried_found_and_kept(page: Page) -> None:
    page.goto("/")
    page.locator(".also").get_by_role("link", name="Puzzles").click()
    page.get_by_role("radio", name="Twisty").check()
    until(page, "location.pathname === '/puzzles/twisty' && location.hash !== ''", seconds=90)
    puzzle = FIELDS[0]
    opened(page, f"/puzzles/twisty#{puzzle.id}")
    mouse(field(page, puzzle.values[-1].move))
    expect(page.locator(".told p.verdict")).to_contain_text("Not yet")
    page.get_by_role("button", name="Try something else").click()
    mouse(field(page, puzzle.best))
    expect(page.locator(".told p.verdict.found")).to_contain_text("that is the best")
    expect(page.get_by_text(re.compile("^The idea"))).to_be_visible()
    found = page.get_by_text(re.compile(r"^1 of \d+ found"))
    expect(found).to_be_visible()
    page.get_by_role("button", name="Next puzzle").click()
    expect(page).not_to_have_url(re.compile(puzzle.id))
    page.get_by_role("button", name="Show the answer").click()
    expect(page.get_by_text(re.compile("^The answer"))).to_be_visible()
    page.goto("/puzzles")  # the game of the last time
    expect(found).to_be_visible()


def test_by_idea_and_difficulty(page: Page) -> None:
    opened(page, "/puzzles/draftosaurus")
    hardest = max(puzzles("draftosaurus"), key=lambda one: one.difficulty)
    page.get_by_label("How hard").select_option(str(hardest.difficulty))
    page.get_by_label("Idea").select_option(hardest.theme)
    stars = page.locator("h2 .stars")
    expect(stars).to_have_text("★" * hardest.difficulty + "☆" * (5 - hardest.difficulty))
    page.get_by_role("button", name="Show the answer").click()
    expect(page.get_by_role("link", name=hardest.theme)).to_have_attribute(
        "href", f"/rules/draftosaurus#{hardest.theme}"
    )


def test_by_keyboard_and_ear(page: Page) -> None:
    puzzle = FIELDS[1]
    opened(page, f"/puzzles/twisty#{puzzle.id}")
    keyboard(field(page, puzzle.best))
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
    expect(page.locator(".unseen[role=status]")).to_contain_text("that is the best")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=2)).to_be_focused()


@pytest.mark.parametrize(
    ("game", "locale", "scheme"),
    [("draftosaurus", "en-GB", "light"), ("dino-twist", "pl-PL", "dark"), ("twisty", "fr-FR", "light")],
)
def test_they_fit_a_phone_in_every_language(
    browser: Browser, browser_context_args: dict[str, Any], game: str, locale: str, scheme: Any
) -> None:
    narrow = {"viewport": {"width": 360, "height": 740}, "locale": locale, "has_touch": True}
    context = browser.new_context(**{**browser_context_args, **narrow}, color_scheme=scheme)
    page = context.new_page()
    problems = watch(page)
    say = texts(locale[:2])
    answer = opened(page, f"/puzzles/{game}", locale[:2])
    assert barriers(page) == []
    if game != "dino-twist":  # of a fanned card 40 px stick out, as at the table
        at_least(page)
    answer.tap()
    page.get_by_role("button", name=say("puzzle-next")).wait_for()
    raw = re.compile(rf"\b(app|study|puzzle|{game})-[a-z]+")
    assert not raw.search(page.locator("main").inner_text())
    assert barriers(page) == []
    at_least(page)
    assert problems == []
    context.close()
