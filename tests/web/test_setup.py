"""Setting up a table: every option of the rules, bots seat by seat, clocks, and what is printed in one's box."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .barriers import at_least, barriers
from .tables import ASKED, make, sit


def facts_of(page: Page) -> dict[str, Any]:
    """What everybody may know of the table that the page shows."""
    page.wait_for_url(re.compile("/t/"))
    answer = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}")
    return dict(answer.json())


def panel(page: Page, game: str) -> None:
    page.goto(f"/new/{game}")
    page.locator(".new form").wait_for()


def with_options(page: Page) -> None:
    page.locator("summary", has_text="Options").click()
    page.locator(".options").wait_for()


def group(page: Page, name: str) -> Any:
    return page.get_by_role("group", name=name, exact=True)


def test_the_defaults_are_two_clicks_away(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Twisty").click()
    page.get_by_role("button", name="Play", exact=True).click()
    options = facts_of(page)["table"]["options"]
    usual = page.request.post("/api/options", data={"game": "twisty", "seats": 4}).json()["options"]
    assert options == usual


def test_options_seat_by_seat(page: Page) -> None:
    """DT-3: islands of both kinds at one table; DT-17; and a bot of its own on every seat."""
    panel(page, "dino-twist")
    group(page, "How many players?").get_by_role("radio", name="3").check()
    group(page, "A captured dinosaur").get_by_role("radio", name="must be placed").check()
    page.get_by_role("button", name="Seat by seat").click()
    page.get_by_label("Player 2").select_option(label="Pip (very easy)")
    page.get_by_label("Player 3").select_option(label="Rocky (medium)")
    expect(page.get_by_text("Against Pip, Rocky.")).to_be_visible()
    with_options(page)
    page.get_by_role("radiogroup", name="Player 2 (Pip)").get_by_role("radio", name="Lil’ Rex").check()
    assert barriers(page) == []
    page.get_by_role("button", name="Play", exact=True).click()
    facts = facts_of(page)
    assert facts["table"]["options"]["kinds"] == ["t-rex", "lil-rex", "t-rex"]
    assert facts["table"]["options"]["forced_replace"] is True
    assert [player["level"] for player in facts["players"]] == [None, "novice", "medium"]


def test_first_holder_and_five_players(page: Page) -> None:
    """DS-4 and DS-11; the variant is asked for with five alone."""
    panel(page, "draftosaurus")
    with_options(page)
    expect(group(page, "Five players")).to_have_count(0)
    group(page, "How many players?").get_by_role("radio", name="5").check()
    group(page, "Five players").get_by_role("radio", name="the die goes on").check()
    expect(page.get_by_text("Only the Polish edition has this variant")).to_be_visible()
    group(page, "First with the die").get_by_role("radio", name="You").check()
    page.get_by_role("button", name="Play", exact=True).click()
    options = facts_of(page)["table"]["options"]
    assert (options["first"], options["five_player_die"]) == (0, False)


def test_turn_limit_corners_and_a_clock_against_bots(page: Page) -> None:
    panel(page, "twisty")
    group(page, "Starting corners").get_by_role("radio", name="By chance").check()
    group(page, "A robbed pawn goes").get_by_role("radio", name="to a corner").check()
    with_options(page)
    page.get_by_label("Turn limit").fill("30")
    group(page, "Who begins").get_by_role("radio", name="Player 2").check()
    group(page, "Clock").get_by_role("radio", name="for each choice").check()
    page.get_by_label("Unit of time").select_option("second")
    page.get_by_label("How long").fill("45")
    expect(page.get_by_text("changed", exact=True)).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    table = facts_of(page)["table"]
    chosen = {name: table["options"][name] for name in ("turn_limit", "first", "corners", "robbed_pawn")}
    assert chosen == {"turn_limit": 30, "first": 1, "corners": "random", "robbed_pawn": "corner"}
    assert table["clock"] == {"mode": "decision", "seconds": 45}


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "fr-FR"])
def test_forms_fit_on_a_phone(browser: Browser, browser_context_args: dict[str, Any], locale: str) -> None:
    context = browser.new_context(
        **{**browser_context_args, "viewport": {"width": 360, "height": 740}, "locale": locale}
    )
    page = context.new_page()
    for game in ("draftosaurus", "dino-twist", "twisty"):
        panel(page, game)
        for mode in range(3):
            page.locator("input[name=mode]").nth(mode).check(force=True)
            at_least(page)
        page.locator(".new summary").click()
        page.locator(".options").wait_for()
        page.locator("input[name=clock]").nth(2).check(force=True)
        at_least(page)
        assert barriers(page) == []
    page.goto("/box/dino-twist")
    page.locator(".stepper").first.wait_for()
    at_least(page)
    context.close()


# ------------------------------------------------------------------------------------------------ the box


def test_a_box_is_corrected_checked_kept_and_told(page: Page, browser: Browser, browser_context_args: Any) -> None:
    page.goto("/rules/twisty")
    page.get_by_role("link", name="What is printed in your box?").click()
    page.get_by_role("button", name="One more: straight step").click()
    expect(page.get_by_text("17 in all; there must be 16.")).to_be_visible()
    page.get_by_role("button", name="Check and keep").click()
    refused = page.get_by_role("alert").filter(has_text="exactly 16")
    expect(refused).to_be_visible()
    expect(refused.get_by_role("link", name="TW-2")).to_have_attribute("href", "/rules/twisty#TW-2")
    page.get_by_role("button", name="One less: secure").click()
    page.get_by_role("button", name="Check and keep").click()
    expect(page.get_by_text("Kept on this device.").first).to_be_visible()
    assert barriers(page) == []

    panel(page, "twisty")
    expect(page.get_by_label("Play with your corrected box")).to_be_checked()
    page.get_by_role("radio", name="Friends, by link").check()
    page.get_by_label("Show it in the lobby").check()
    page.get_by_role("button", name="Make a table").click()
    assert facts_of(page)["table"]["options"]["tokens"]["orthogonal"] == 4
    guest = browser.new_context(**browser_context_args).new_page()
    guest.goto(page.url)
    expect(guest.get_by_text("A corrected box")).to_be_visible()
    expect(guest.get_by_text("straight step: 4 instead of 3")).to_be_visible()
    guest.goto("/lobby")
    expect(guest.get_by_role("listitem").filter(has_text="A corrected box").first).to_be_visible()
    guest.context.close()

    panel(page, "twisty")
    page.get_by_label("Play with your corrected box").uncheck()
    page.get_by_role("button", name="Play", exact=True).click()
    assert facts_of(page)["table"]["options"]["tokens"]["orthogonal"] == 3


def test_a_box_is_shared_as_a_link_and_as_a_file(
    page: Page, browser: Browser, browser_context_args: Any, tmp_path: Path
) -> None:
    page.goto("/box/dino-twist")
    page.get_by_role("group", name="Another Falling Meteorite that hits").get_by_role(
        "checkbox", name="Sea", exact=True
    ).check()
    page.get_by_role("group", name="Another Falling Meteorite that hits").get_by_role("checkbox", name="Hills").check()
    page.get_by_role("button", name="Add it").click()
    group(page, "Big Claws").get_by_role("checkbox", name="9").uncheck()
    link = page.get_by_label("Link to your box").input_value()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "box.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["options"]["claws"] == [3, 6]

    other = browser.new_context(**browser_context_args).new_page()
    other.goto(link)
    expect(other.get_by_role("alert")).to_contain_text("This box was shared with you")
    expect(group(other, "Falling Meteorite: Hills, Sea").get_by_text("1")).to_be_visible()
    other.get_by_role("button", name="Check and keep").click()
    expect(other.get_by_text("Kept on this device.").first).to_be_visible()
    other.goto("/box/dino-twist")
    expect(group(other, "Big Claws").get_by_role("checkbox", name="9")).not_to_be_checked()
    other.get_by_role("button", name="Back to the assumed numbers").click()
    other.get_by_label("Open a file with a box").set_input_files(file)
    expect(group(other, "Big Claws").get_by_role("checkbox", name="9")).not_to_be_checked()
    other.context.close()


def test_what_is_no_box_is_told(page: Page, tmp_path: Path) -> None:
    page.goto("/box/twisty#rubbish")
    expect(page.get_by_role("alert")).to_contain_text("This link holds no box")
    wrong = tmp_path / "record.json"
    wrong.write_text('{"game": "twisty", "moves": []}', encoding="utf-8")
    page.get_by_label("Open a file with a box").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("This is no box of ours")
    page.get_by_label("Or paste a link to a box").fill("hello")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("This is no box of ours")


# ------------------------------------------------------------------------------------------------ the waiting room


def test_the_plus_of_a_free_seat_does_what_one_may(page: Page, browser: Browser, browser_context_args: Any) -> None:
    """The host puts a bot there, a guest sits down there."""
    panel(page, "draftosaurus")
    page.get_by_role("radio", name="Friends, by link").check()
    group(page, "Side of the park").get_by_role("radio", name="Winter").check()
    page.get_by_label("Let others watch it from the lobby").check()
    expect(page.get_by_label("A last turn may be taken back")).to_have_count(0)
    page.get_by_role("button", name="Make a table").click()
    assert facts_of(page)["table"]["watch"] is True
    page.get_by_role("button", name="Put a bot here (Player 2)").click()
    group(page, "Put a bot here").get_by_role("button", name="Rocky").click()
    expect(page.get_by_role("listitem").filter(has_text="Rocky").first).to_be_visible()
    expect(page.get_by_text("Side of the park: Winter")).to_be_visible()
    expect(page.get_by_text("No clock")).to_be_visible()
    guest = browser.new_context(**browser_context_args).new_page()
    guest.goto(page.url)
    guest.get_by_role("button", name="Sit here (Player 4)").click()
    guest.get_by_role("button", name="Stand up").wait_for()
    players = facts_of(page)["players"]
    assert [player["kind"] for player in players] == ["human", "bot", "open", "human"]
    assert barriers(guest) == []
    guest.get_by_role("button", name=re.compile("Link for your friends")).first.click()
    expect(guest.get_by_label("Link for your friends", exact=True)).to_be_focused()
    guest.context.close()


# ------------------------------------------------------------------------------------------------ the lobby


def test_a_running_game_is_watched_from_the_lobby(page: Page, browser: Browser, browser_context_args: Any) -> None:
    """Only where its table allows it; whoever watches sees everything but hands."""
    open_table, keys = make(page.request, "dino-twist", people=1, bots=1, watch=True)
    closed_table, _ = make(page.request, "dino-twist", people=1, bots=1)
    sit(page, open_table, keys, 0)
    page.wait_for_selector(ASKED)
    guest = browser.new_context(**browser_context_args).new_page()
    guest.goto("/lobby")
    expect(guest.get_by_role("heading", name="Games to watch")).to_be_visible()
    expect(guest.locator(f"a[href='/t/{closed_table}']")).to_have_count(0)
    guest.locator(f"a[href='/t/{open_table}']", has_text="Watch").click()
    guest.wait_for_selector(".table-root")
    expect(guest.get_by_role("heading", name="Island of Ada")).to_be_visible()
    expect(guest.get_by_role("group", name="Your cards")).to_have_count(0)
    guest.context.close()


# ------------------------------------------------------------------------------------------------ one screen


@pytest.mark.parametrize("size", [(1280, 900), (360, 740)])
def test_one_screen_fills_it_and_nobody_there_is_an_onlooker(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    panel(page, "draftosaurus")
    page.get_by_role("radio", name="One screen").check()
    page.get_by_label("Name of player 1").fill("Ola")
    page.get_by_label("Name of player 2").fill("Jan")
    page.get_by_role("button", name="Play here").click()
    over = page.locator(".over")
    expect(over).to_contain_text("Ola")
    box = over.bounding_box()
    assert box is not None
    assert box["height"] > 0.8 * size[1]
    assert box["width"] > 0.9 * size[0]
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    expect(page.get_by_text("onlooker")).to_have_count(0)
    assert page.locator(".chip text").all_text_contents()[:2] == ["O", "J"]
