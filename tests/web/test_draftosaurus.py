"""The table of Draftosaurus in a browser: nothing covered, nothing jumps, and a press does what it says."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .tables import make, play_alone, sit

DINO = ".dino[aria-disabled=false]"

# Is what is seen at the middle of an element the element itself?
UNCOVERED = """one => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""


def two_people(page: Page) -> tuple[str, dict[str, Any]]:
    """A table where the first to choose waits for the other."""
    table, keys = make(page.request, "draftosaurus", people=2)
    sit(page, table, keys, 0)
    page.wait_for_selector(DINO)
    return table, keys


def test_a_second_press_puts_a_dinosaur_back(page: Page) -> None:
    """Also two quick ones; the button picks, and what it picked can be taken back while another is thinking."""
    two_people(page)
    dino = page.locator(DINO).first
    dino.dblclick()
    expect(page.locator(".dino.on")).to_have_count(0)
    expect(page.locator(DINO)).to_have_count(6)
    assert page.evaluate("getSelection().toString()") == ""
    dino.click()
    page.get_by_role("button", name="Pick this one").click()
    expect(page.locator(".tray.full")).to_be_visible()
    page.get_by_role("button", name="Change my mind").click()
    expect(page.locator(DINO)).to_have_count(6)


def test_a_planned_pen_survives_a_reload(page: Page) -> None:
    two_people(page)
    page.locator(DINO).first.click()
    page.locator("[data-spot='place:river']").click()
    expect(page.locator(".mine .ghost")).to_be_visible()
    page.reload()
    expect(page.locator(".mine .ghost")).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (820, 1180), (360, 740)])
def test_the_name_of_a_park_is_not_under_its_signs(page: Page, size: tuple[int, int]) -> None:
    """For onlookers, and for players who have turned to another park."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table, keys = make(page.request, "draftosaurus", bots=4)
    sit(page, table, keys)
    page.wait_for_selector(".away")
    assert page.locator(".away strong").evaluate(UNCOVERED)
    assert page.locator(".bowl").count() == 0, "an onlooker has no bowl"
    sit(page, table, keys, 0)
    page.wait_for_selector(DINO)
    page.locator("[data-spot='seat:2']:visible").first.click()
    back = page.locator("[data-spot=home]")
    assert back.evaluate(UNCOVERED)
    back.click()
    expect(page.get_by_role("region", name="Your park")).to_be_visible()


def test_a_large_park_lies_beside_the_own_one(page: Page) -> None:
    """A press on one of its pens puts nothing anywhere, and says where to."""
    page.set_viewport_size({"width": 1280, "height": 800})
    play_alone(page, "draftosaurus", bots=4)
    page.locator(DINO).first.click()
    page.locator("[data-spot='seat:2']:visible").click()
    own, large = page.locator("section.mine").bounding_box(), page.locator(".others .large").bounding_box()
    assert own is not None
    assert large is not None
    assert large["width"] > 260
    assert large["x"] >= own["x"] + own["width"]
    page.locator(".large [data-spot='foreign:king']").click()
    expect(page.locator(".hint")).to_contain_text("your own park")
    expect(page.locator(".others .large")).to_have_count(0)
    expect(page.locator(".dino.on")).to_have_count(1)


@pytest.mark.parametrize("size", [(820, 1180), (768, 1024), (1000, 720), (1280, 720), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("bots", [2, 4])
def test_parks_of_others_are_whole_and_use_the_room(page: Page, size: tuple[int, int], bots: int) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    play_alone(page, "draftosaurus", bots=bots)
    hand = page.locator(".hand").bounding_box()
    assert hand is not None
    boxes = [one.bounding_box() for one in page.locator(".other").all()]
    assert len(boxes) == bots
    for box in boxes:
        assert box is not None
        assert box["y"] + box["height"] <= hand["y"] + 1, "not under the hand"
        assert box["x"] + box["width"] <= size[0]
        assert box["width"] >= (150 if bots == 2 else 80 if size == (1000, 720) else 110)
    assert hand["y"] + hand["height"] <= size[1] + 1, "all of it without scrolling"


@pytest.mark.parametrize("size", [(360, 740), (820, 1180), (1280, 800)])
def test_nothing_jumps_when_the_reveal_comes(page: Page, size: tuple[int, int]) -> None:
    """The own park and the hand stand where they stood, whatever is shown beside names then."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    play_alone(page, "draftosaurus", bots=4)
    places = "() => ['.mine .park', '.hand'].map(one => document.querySelector(one).getBoundingClientRect().top)"
    before = page.evaluate(places)
    page.locator(DINO).first.click()
    assert page.evaluate(places) == pytest.approx(before, abs=1)
    page.locator("[data-spot=tray]").click()
    page.wait_for_selector(".tray.full .picked[data-drag]")
    assert page.evaluate(places) == pytest.approx(before, abs=1)


def test_the_bag_opens_in_sight(phone: Page) -> None:
    play_alone(phone, "draftosaurus", bots=4)
    phone.locator(".bag button").click()
    panel = phone.locator(".bag .panel")
    expect(panel).to_be_in_viewport(ratio=1)
    expect(panel.locator("li")).to_have_count(6)
    phone.locator("section.mine").click(position={"x": 5, "y": 300})
    expect(panel).to_have_count(0)


def test_what_the_die_means_leaves_no_word_alone(phone: Page) -> None:
    """A phone: a sentence of two lines is parted in its middle."""
    play_alone(phone, "draftosaurus", bots=3)
    lines = phone.locator(".die-box small:not(.where)").last.evaluate(
        """small => {
          small.textContent = 'Toi : un enclos à droite de la rivière, ou la rivière';
          const words = document.createRange();
          words.selectNodeContents(small);
          return [...words.getClientRects()].map(one => one.width);
        }"""
    )
    assert len(lines) == 2
    assert min(lines) > max(lines) / 2
