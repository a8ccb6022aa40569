"""Before and after the game: the front page, one's own tables, the score, replays and records."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import twistosaur

from .players import mouse, play
from .tables import ASKED, make, sit

DROP = """([text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], 'game.json', { type: 'application/json' }));
  window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


def over(page: Page) -> str:
    """A short game of Twisty, to its end."""
    table, keys = make(page.request, "twisty", bots=1, options={"turn_limit": 2}, names=("Zofia",))
    sit(page, table, keys, 0)
    page.wait_for_selector(ASKED)
    play(page, mouse)
    expect(page.get_by_role("table", name="Score")).to_be_visible()
    return table


def test_the_score_pad(browser: Browser, browser_context_args: dict[str, Any]) -> None:
    """Rows of zero are there, the own column is marked, and who has seen the counting does not see it again."""
    context = browser.new_context(**{**browser_context_args, "reduced_motion": "no-preference"})
    page = context.new_page()
    over(page)
    pad = page.get_by_role("table", name="Score")
    rows = [row.inner_text() for row in pad.locator("tbody th").all()]
    assert len(rows) == 2, rows  # cubes, and the centre that nobody has reached
    assert pad.locator("thead th.own").inner_text().strip() == "You"
    expect(pad.locator("tr.wait")).to_have_count(0)
    expect(page.locator("section.end .why")).to_contain_text(re.compile("win.* cube.*TW-20"))
    page.get_by_role("button", name="Look at the board").click()
    page.get_by_role("button", name="Score", exact=True).click()
    assert pad.locator("tr.wait").count() == 0
    page.reload()
    pad.wait_for()
    assert pad.locator("tr.wait").count() == 0
    context.close()


def test_a_replay_knows_names_rounds_and_moments(page: Page) -> None:
    table = over(page)
    page.get_by_role("link", name="Watch it again").click()
    expect(page.get_by_text("Zofia").first).to_be_visible()
    last = page.get_by_role("slider")
    last.press("End")
    steps = int(last.input_value())
    assert steps > 4
    page.get_by_label("Jump to").select_option(index=0)
    expect(last).to_have_value("0")
    page.goto(f"/t/{table}/replay?at=3")
    expect(last).to_have_value("3")
    page.get_by_role("button", name="One step on").click()
    page.wait_for_url("**/replay?at=4")
    page.get_by_label("Speed").select_option("4×")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(last).to_have_value(str(steps), timeout=300 * steps + 5000)
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_role("link", name="Table and score").click()
    expect(page.get_by_role("table", name="Score")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(844, 390), (667, 375)])
def test_a_replay_is_whole_on_a_phone_on_its_side(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"/t/{over(page)}/replay?at=1")
    board = page.locator(".main > svg").bounding_box()
    assert board is not None
    assert board["y"] + board["height"] <= height


def test_a_record_is_dropped_anywhere(page: Page) -> None:
    record = twistosaur.new("twisty", seats=2, seed=1)
    for _ in range(4):
        record.play(record.acting[0], record.legal(record.acting[0])[0])
    page.goto("/replay")
    expect(page.get_by_text("A record is a whole game in a small file")).to_be_visible()
    page.evaluate(DROP, [json.dumps(record.record())])
    expect(page.get_by_role("heading", name="Twisty, step by step")).to_be_visible()


def test_own_tables_by_names(page: Page) -> None:
    """With names instead of codes: where it is my turn first, then what waits, then what is over."""
    finished = over(page)
    kept = {}
    for name, begin in (("Ada", True), ("Olga", False)):
        table, keys = make(page.request, "draftosaurus", people=2, names=(name, "Ben"), begin=begin)
        sit(page, table, keys, 0)
        kept[name] = table
    page.goto("/")
    tables = page.get_by_role("region", name="Your tables").locator("a:not([href$='/analysis'])")
    expect(tables).to_have_count(3)
    texts = tables.all_inner_texts()
    assert "Your turn!" in texts[0]
    assert "Ben" in texts[0]
    assert "Waiting for players" in texts[1]
    assert "Over" in texts[2]
    assert finished in str(tables.nth(2).get_attribute("href"))
    assert not any(re.search(kept["Ada"][:4], text) for text in texts)


@pytest.mark.parametrize(("width", "height"), [(1280, 860), (1440, 900), (1024, 768), (820, 1180), (768, 1024)])
def test_the_land_below_the_games(page: Page, width: int, height: int) -> None:
    """The smoke of the volcano rises behind nothing, and on a tablet nobody in the land is a giant."""
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/")
    smoke, games, art = (page.locator(one).first.bounding_box() for one in (".smoke", ".games", ".land svg"))
    assert smoke
    assert games
    assert art
    assert smoke["y"] >= games["y"] + games["height"]
    assert art["height"] <= 0.26 * width


def test_language_in_the_header(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Language").select_option("pl")
    expect(page.get_by_role("heading", level=1)).to_have_text("W co zagramy?")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("W co zagramy?")
