"""By turns over days: nobody is called gone, and the front page and the icon say whose turn it is."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, expect

from .players import mouse

BADGE = """
window.badges = [];
navigator.setAppBadge = async (count) => void window.badges.push(count);
navigator.clearAppBadge = async () => void window.badges.push(0);
"""


def person(browser: Browser, args: dict[str, Any], name: str) -> Page:
    context = browser.new_context(**args)
    context.add_init_script(BADGE)
    page = context.new_page()
    page.goto("/about")
    page.evaluate("name => localStorage.setItem('twistosaur.name', JSON.stringify(name))", name)
    return page


def test_a_game_by_turns(browser: Browser, browser_context_args: dict[str, Any]) -> None:
    ada, ben = (person(browser, browser_context_args, name) for name in ("Ada", "Ben"))
    ada.goto("/new/twisty")
    ada.get_by_role("radio", name="Friends, by link").check()
    ada.locator("input[name=seats]").first.check()
    ada.get_by_label("By turns, over days").check()
    ada.locator("summary", has_text="Options").click()
    expect(ada.locator("input[name=option-corners]").first).to_be_visible()
    expect(ada.get_by_role("group", name="Clock")).to_have_count(0)
    ada.get_by_role("button", name="Make a table").click()
    ada.wait_for_url("**/t/*")
    expect(ada.get_by_text("come back when you like")).to_be_visible()
    table = ada.url
    ben.goto(table)
    ben.get_by_role("button", name="Sit down").first.click()
    ada.get_by_role("button", name="Start").click()
    for page in (ada, ben):  # whoever sat down knows it only when the answer has come
        page.wait_for_selector(".table-root")

    # Both go away; whose turn it is stands on the front page, and nobody is replaced.
    ada.goto("/")
    ben.goto("/")
    for page in (ada, ben):
        expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    mine, others = (ada, ben) if ada.locator(".mine").count() else (ben, ada)
    expect(mine.locator(".mine")).to_contain_text("Your turn!")
    expect(mine.locator(".mine")).to_contain_text("by turns")
    expect(mine.get_by_text("It is your turn at one table.")).to_be_in_viewport()
    assert mine.evaluate("window.badges").pop() == 1
    expect(others.locator("a .state")).to_contain_text("to play")
    assert others.evaluate("window.badges") == []

    mine.locator(".mine").click()
    mine.wait_for_selector(".legal[data-spot]")
    expect(mine.locator(".chip.gone")).to_have_count(0)
    mouse(mine.locator(".legal[data-spot]").first)
    mine.wait_for_function("() => window.badges.at(-1) === 0")
    others.goto("/")
    expect(others.locator(".mine")).to_contain_text("Your turn!")
    facts = mine.request.get(table.replace("/t/", "/api/tables/")).json()
    assert facts["table"]["pace"] == "turns"
    assert facts["table"]["clock"]["mode"] == "none"
    for page in (ada, ben):
        page.context.close()
