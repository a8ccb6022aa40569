"""Anything at the table explains itself, and the rules open beside the board, with pictures."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .players import start


def test_a_pen_explains_itself(page: Page) -> None:
    """The right button asks; points now and after the chosen dinosaur are the server's; its clause is a press away."""
    start(page, "Draftosaurus")
    page.locator(".dino[aria-disabled=false]").first.click()
    page.locator('.mine [data-about="pen:river"]').dispatch_event("contextmenu")  # open whatever the die says
    card = page.get_by_role("dialog", name="River")
    expect(card).to_contain_text("Always open")
    expect(card).to_contain_text("Now: 0 points")
    expect(card).to_contain_text("After this move: 1 point")
    card.get_by_role("link", name="DS-34").click()
    expect(page.locator("#DS-34")).to_be_in_viewport()
    assert "/t/" in page.url, "the game is still there"
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Rules: Draftosaurus")).to_have_count(0)


def test_a_key_explains_what_has_the_focus(page: Page) -> None:
    start(page, "Twisty")
    page.locator('[data-about="cell:d4"]').focus()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("7 cubes")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_is_this_on_a_phone(phone: Page) -> None:
    """By the menu: the next tap explains and plays nothing."""
    start(phone, "Dino Twist")
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_role("button", name="What is this?").click()
    phone.locator('[data-about^="card:"]').first.click()
    expect(phone.get_by_role("dialog")).to_contain_text("DT-9")
    assert phone.locator('[data-about^="card:"][aria-pressed=true]').count() == 0
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360


def test_how_to_play_begins_with_three_steps_and_a_picture(page: Page) -> None:
    page.goto("/new/dino-twist")
    page.get_by_role("link", name="How to play Dino Twist").click()
    expect(page.locator("main .picture svg").first).to_be_visible()
    steps, clause = page.locator("main ol").first, page.locator("main article").first
    expect(steps.locator("li")).to_have_count(3)
    expect(clause).to_be_attached()
    assert steps.evaluate("(one, other) => one.compareDocumentPosition(other) & 4", clause.element_handle())


def test_an_example_is_drawn_beside_its_clause(page: Page) -> None:
    page.goto("/rules/dino-twist#DT-25")
    example = page.locator("#DT-25 details")
    example.locator("summary").click()
    expect(example.locator("figure")).to_contain_text("4 + 3 + 3 = 10")
    example.get_by_role("button", name="Next picture").click()
    expect(example.locator("figure")).to_contain_text("Ben")


def test_single_things_explain_themselves(page: Page) -> None:
    """A dinosaur of the bowl by a key, and what stands in a place by its name in the card of the place."""
    start(page, "Draftosaurus")
    dino = page.locator(".bowl .dino").first
    dino.focus()
    page.keyboard.press("?")
    card = page.get_by_role("dialog")
    expect(card).to_contain_text("One of six species")
    page.keyboard.press("Escape")
    expect(dino).to_be_focused()
    dino.click()
    page.locator("[data-spot='place:river']").click()
    page.locator(".mine [data-about='pen:river'] .figure").wait_for()
    page.locator("[data-about='pen:river']").first.focus()
    page.keyboard.press("?")
    expect(card).to_contain_text("Also here")
    card.get_by_role("button").last.press("Enter")
    expect(card).to_contain_text("In your park: 1")


def test_a_dino_explains_itself_where_it_lives(page: Page) -> None:
    """A press on its picture asks for it, a press beside it for the territory, whose card names it for the keyboard."""
    start(page, "Dino Twist")
    land = page.locator(".twist .land:not(.bare)").first
    land.locator("[data-about^='dino:twist:']").click(button="right")
    card = page.get_by_role("dialog")
    expect(card).to_contain_text("captures it")
    expect(card).to_contain_text("DT-15")
    page.keyboard.press("Escape")
    expect(land).to_be_focused()
    land.locator(".plaque").dispatch_event("contextmenu")
    expect(card).to_contain_text("comes home with you")
    card.get_by_role("button").last.press("Enter")
    expect(card).to_contain_text("captures it")


def test_claws_bonuses_and_piles_explain_themselves(page: Page) -> None:
    start(page, "Dino Twist")
    page.locator("button.left").focus()
    page.keyboard.press("?")
    card = page.get_by_role("dialog")
    expect(card).to_contain_text("Big Rock")
    card.get_by_role("button", name="Bonuses").click()
    expect(card).to_contain_text("the first to do so gets 10 points more")
    expect(card).to_contain_text("DT-31")
    page.keyboard.press("Escape")
    expect(page.locator("button.left")).to_be_focused()
