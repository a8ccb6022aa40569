"""The analysis of a game in the browser: it fills while it is made, mistakes are tried again, one plays on from it."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.analysis.planted import Planted
from tests.support import each_game
from twistosaur.locales import texts

from .barriers import at_least, barriers
from .browsers import short_games, watch
from .players import Pressed, act, mouse, play, start
from .study_scenes import PATIENCE, blunder, choose, whole


def opened(page: Page, one: Planted, path: str = "/analysis") -> None:
    """Open a record; where it is analysed, wait for all of it."""
    page.goto(path)
    choose(page, one)
    if path == "/analysis":
        whole(page)


def once_asked(page: Page, turn: int) -> None:
    """Do what the board asks for, as soon as it asks."""
    limit = time.monotonic() + 30
    while not act(Pressed(page, mouse), turn):
        assert time.monotonic() < limit, "the board asks for nothing"
        page.wait_for_timeout(50)


@each_game
def test_a_record_is_analysed_and_its_blunder_found_and_mended(page: Page, game: str) -> None:
    one = blunder(game)
    seat = one.record["moves"][one.index][0]
    opened(page, one)
    expect(page.locator("svg.curve .wrong").first).to_be_attached()
    page.get_by_label("Whose mistakes").select_option(str(seat))
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name=re.compile("^Moment 1 of"))).to_be_visible()
    shown = page.get_by_role("button", name=re.compile("Next moment|How did I do"))
    if game == "dino-twist":  # cards are chosen in many ways: whoever gives up is told
        page.get_by_role("button", name="Show the answer").click()
        expect(page.get_by_text("Better was “")).to_be_visible()
    else:
        for turn in range(12):
            once_asked(page, turn)
            expect(page.locator(".told .verdict .glyph")).to_be_visible()
            if shown.count():
                break
            page.get_by_role("button", name="Try something else").click()
        expect(page.locator(".told .verdict.found")).to_be_visible()
    while page.get_by_role("heading", name="How you did").count() == 0:
        if not shown.count():
            page.get_by_role("button", name="Show the answer").click()
        shown.click()
    expect(page.get_by_text(re.compile("first try|answer"))).not_to_have_count(0)
    page.get_by_role("button", name="Back to the analysis").last.click()
    expect(page.locator("svg.curve")).to_be_visible()


def test_the_end_of_a_game_leads_to_its_analysis_and_on(page: Page) -> None:
    """By the button at the end; a link opens at its moment, keys and the curve go elsewhere, a table begins there."""
    short_games(page, turn_limit=1)
    start(page, "Twisty")
    play(page, mouse)
    page.get_by_role("link", name="Analyse the game").click()
    expect(page).to_have_url(re.compile(r"/t/\w+/analysis"))
    whole(page)
    which = page.get_by_label("Decision", exact=True)
    page.locator("section.decisions").focus()
    page.keyboard.press("Home")
    expect(which).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(which).to_have_value("1")
    expect(page).to_have_url(re.compile(r"#2$"))
    page.reload()
    whole(page)
    expect(which).to_have_value("1")
    page.locator("svg.curve").click(position={"x": 60, "y": 150})
    expect(which).to_have_value(re.compile("^[01]$"))
    page.unroute("**/api/tables")
    page.get_by_role("button", name="Play on from here").click()
    page.locator("input[value='0'][name$=seat]").check()
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_selector(".legal[data-spot]")
    assert "/analysis" not in page.url


def test_what_is_over_cannot_be_played_on_from_and_any_other_moment_can(page: Page) -> None:
    one = blunder("draftosaurus")
    opened(page, one, "/replay")
    button = page.get_by_role("button", name="Play on from here")
    page.get_by_role("slider").fill(str(len(one.record["moves"])))
    expect(button).to_be_disabled()
    expect(page.get_by_text("go back a step")).to_be_visible()
    page.get_by_role("slider").fill("0")
    button.click()
    expect(page.get_by_role("radio", name="Player 1")).to_be_checked()
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_selector(".legal[data-spot]")


def test_hindsight_stands_beside_what_was_known(page: Page) -> None:
    opened(page, blunder("dino-twist"))
    page.get_by_role("radio", name="With hindsight").check()
    expect(page.locator("p.compared")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("link", name="Watch it again").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("link", name="Analyse the game").click()
    whole(page)


def test_what_goes_wrong_is_said_with_what_to_do(browser: Browser, browser_context_args: dict[str, Any]) -> None:
    page = browser.new_context(**browser_context_args).new_page()  # whose console may tell of what was refused
    answers = [(429, "too-many"), (409, "no-analysis"), (422, "rules")]

    def refuse(route: Route) -> None:
        if not answers:
            route.continue_()
            return
        status, code = answers.pop(0)
        route.fulfill(status=status, json={"error": {"code": code, "message": "no"}})

    page.route("**/api/analysis", refuse)
    page.goto("/analysis")
    file: Any = {
        "name": "g.json",
        "mimeType": "application/json",
        "buffer": json.dumps(blunder("twisty").record).encode(),
    }
    page.locator("input[type=file]").set_input_files(file)
    say = texts("en")
    for code in ("too-many", "no-analysis", "rules"):
        expect(page.get_by_role("alert")).to_contain_text(say(f"study-error-{code}")[:40])
        page.get_by_role("button", name="Try now").click()
    whole(page)
    page.context.close()


@pytest.mark.parametrize(("locale", "scheme"), [("en-GB", "dark"), ("pl-PL", "light"), ("fr-FR", "dark")])
def test_it_fits_a_phone_in_every_language(
    browser: Browser, browser_context_args: dict[str, Any], locale: str, scheme: Any
) -> None:
    context = browser.new_context(
        **{**browser_context_args, "viewport": {"width": 360, "height": 740}, "locale": locale}, color_scheme=scheme
    )
    page = context.new_page()
    problems = watch(page)
    say = texts("pl" if locale == "pl-PL" else "fr" if locale == "fr-FR" else "en")
    opened(page, blunder("draftosaurus"))
    raw = re.compile(r"\b(app|boards|table|study|analysis|report|draftosaurus)-[a-z]+")
    assert not raw.search(page.locator("main").inner_text())
    assert barriers(page) == []
    at_least(page)
    page.get_by_role("button", name=say("study-go-on")).click()
    assert barriers(page) == []
    at_least(page)
    page.get_by_label(say("study-learn-whose")).select_option("0")
    page.get_by_role("button", name=say("study-learn-begin")).click()
    page.wait_for_selector(".legal[data-spot]")
    assert not raw.search(page.locator("main").inner_text())
    assert barriers(page) == []
    at_least(page)
    assert problems == []
    context.close()
