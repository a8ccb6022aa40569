"""Hints and warnings at the table: the bot's choice glows with its reason; a blunder is doubted once, then played."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.analysis.planted import FOLDER

from .barriers import barriers
from .players import GAMES, start
from .tables import ASKED, make, play_alone, sit

POINTED = "[data-pointed]"
SAID = ".said p"


@pytest.mark.parametrize("game", ["draftosaurus", "dino-twist", "twisty"])
def test_a_hint_glows_and_leads_to_the_move(phone: Page, game: str) -> None:
    play_alone(phone, game, bots=1)
    phone.get_by_role("button", name="Hint").tap()
    expect(phone.locator(SAID)).not_to_be_empty()
    asked = phone.locator(".prompt").inner_text()
    for _ in range(4):  # card after card, then the button; or one press
        if phone.locator(POINTED).count() == 0:
            break
        phone.locator(POINTED).first.tap()
        phone.wait_for_timeout(150)
    assert phone.locator(POINTED).count() == 0, "the move is made"
    expect(phone.locator(".said")).to_have_count(0)
    assert asked
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360


def test_among_people_there_is_no_lamp_unless_the_table_has_one(page: Page) -> None:
    for hints in (None, True):
        table, keys = make(page.request, "twisty", people=2, hints=hints)
        sit(page, table, keys, 0)
        page.wait_for_selector(".table-root")
        expect(page.get_by_role("button", name="Hint")).to_have_count(1 if hints else 0)


def test_hints_are_chosen_when_a_table_is_made(page: Page) -> None:
    page.goto("/new/twisty")
    box = page.get_by_label("Players may ask for a hint")
    expect(box).to_be_checked()
    page.get_by_role("radio", name="Friends, by link").check(force=True)
    expect(box).not_to_be_checked()
    start(page, GAMES[2])
    assert not barriers(page)


def blunder(page: Page) -> tuple[str, str]:
    """A table at which somebody could win at once: the field that misses it, and the one that does not."""
    kept = json.loads((FOLDER / "twisty" / "10-a-missed-win.json").read_text(encoding="utf-8"))
    record = kept["record"]
    table, keys = make(page.request, "twisty", bots=record["seats"] - 1, position=record["position"])
    page.goto("/about")
    page.evaluate("() => localStorage.setItem('twistosaur.warn', 'true')")
    sit(page, table, keys, 0)
    page.wait_for_selector(ASKED)
    wrong = record["moves"][kept["index"]][1].split()[1]
    return wrong, kept["better"].split()[1]


def test_a_blunder_is_doubted_once_and_then_played(page: Page) -> None:
    wrong, _ = blunder(page)
    cell = page.locator(f"[data-spot='cell:{wrong}']")
    cell.click()
    doubt = page.get_by_role("alertdialog")
    expect(doubt).to_contain_text("Really?")
    assert not barriers(page)
    page.keyboard.press("Enter")  # "Look again" has the focus
    expect(doubt).to_have_count(0)
    expect(page.locator(".prompt.mine")).to_be_visible()
    cell.click()
    expect(page.locator(".prompt.mine")).to_have_count(0)
    expect(doubt).to_have_count(0)


def test_insisting_plays_it_and_what_is_good_is_not_doubted(page: Page) -> None:
    wrong, _ = blunder(page)
    page.locator(f"[data-spot='cell:{wrong}']").click()
    page.get_by_role("button", name="Play it anyway").click()
    expect(page.locator(".prompt.mine")).to_have_count(0)
    _, better = blunder(page)
    page.locator(f"[data-spot='cell:{better}']").click()
    expect(page.locator("section.end")).to_be_visible()
