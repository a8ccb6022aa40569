"""The challenge of the day in the browser: a deal that is everybody's, played at a table of its own."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect


def test_everybody_is_dealt_the_same_challenge(page: Page) -> None:
    page.goto("/daily")
    page.locator("li", has_text="Twisty").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".legal[data-spot]")
    page.goto("/daily")
    expect(page.locator("li", has_text="Twisty").get_by_role("link", name="Play on")).to_be_visible()
    page.get_by_text("Where the deal comes from").click()
    expect(page.get_by_text(re.compile("twistosaur daily twisty"))).to_be_visible()
