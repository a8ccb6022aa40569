"""The table of Dino Twist in a real browser: what is in sight at every size, and what a hand can do with a card."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support import ROOT

from .moments import set_up
from .tables import play_alone

SIZES = [
    (360, 740),
    (390, 844),
    (820, 700),
    (820, 1180),
    (844, 390),
    (1000, 720),
    (1240, 720),
    (1366, 768),
    (1920, 1080),
]

# Words on the table that are smaller than 13 px on the screen.
SMALL = """() => [...document.querySelectorAll('.table-frame *')].flatMap(one => {
  const said = [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
  const isUnseen = one.getBoundingClientRect().width === 0 || one.closest('.table-hidden, title, dialog:not([open])');
  if (!said || isUnseen) return [];
  let size = parseFloat(getComputedStyle(one).fontSize);
  if (one instanceof SVGElement) size *= one.getScreenCTM().d;
  return size > 0 && size < 12.9 ? [`${one.textContent.trim()} ${size}`] : [];
})"""

# How far something of the table reaches below the upper edge of the hand, or out of its own box.
HIDDEN = """() => {
  const hand = document.querySelector('.hand').getBoundingClientRect();
  return ['.twist', '.mine', '.others'].flatMap(name => {
    const one = document.querySelector(`.dt > ${name}`), box = one.getBoundingClientRect();
    const isBeside = box.right <= hand.left || box.left >= hand.right;
    const below = isBeside ? 0 : box.bottom - hand.top, over = one.scrollHeight - one.clientHeight;
    return box.width > 0 && (below > 1 || over > 1) ? [[name, below, over]] : [];
  });
}"""


def box(page: Page, selector: str) -> Any:
    found = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return found


@pytest.mark.parametrize("bots", [1, 3, 5])
def test_everything_is_in_sight_at_every_size(page: Page, bots: int) -> None:
    """Nothing lies under the hand, nobody's island sticks out of its place, and every word can be read."""
    play_alone(page, "dino-twist", bots=bots)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(40):  # a window takes a moment to become another
            page.wait_for_timeout(50)
            if page.evaluate(HIDDEN) == []:
                break
        assert page.evaluate(HIDDEN) == [], (width, height)
        assert page.evaluate(SMALL) == [], (width, height)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)
        expect(page.locator(".round")).to_contain_text("Round 1 of 11")


@pytest.mark.parametrize(("bots", "least"), [(3, 130), (5, 100)])
def test_islands_of_others_use_the_room_of_a_laptop(page: Page, bots: int, least: int) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    play_alone(page, "dino-twist", bots=bots)
    for k in range(bots):
        island = page.locator(".others .other svg.island").nth(k)
        expect(island).to_be_in_viewport(ratio=0.999)
        assert (island.bounding_box() or {"width": 0})["width"] >= least


def test_names_of_territories_keep_clear_of_strengths(page: Page) -> None:
    """On every board and in every language: the name of a territory and the strength of its Dino do not touch."""
    table = play_alone(page, "dino-twist", bots=2)
    for language in ("en", "pl", "fr"):
        page.goto(f"/t/{table}?lang={language}")
        page.wait_for_selector(".twist .plaque")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)
            touching = page.evaluate(
                """() => [...document.querySelectorAll('.twist .land')].flatMap(land => {
                  const [name, circle] = ['.plaque text', '.strength circle'].map(what => land.querySelector(what));
                  if (!name || !circle || !name.getBoundingClientRect().width) return [];
                  const [a, b] = [name, circle].map(one => one.getBoundingClientRect());
                  const isClear = a.right <= b.left + 1 || b.bottom <= a.top + 5;
                  return isClear ? [] : [`${name.textContent.trim()} ${a.right} ${b.left} ${b.bottom} ${a.top}`];
                })"""
            )
            assert touching == [], (language, width, height)


def test_a_small_phone_on_its_side_shows_both_islands_and_the_event(page: Page) -> None:
    """667 x 375, six players: Twist Island large, the own one small and a press away, what the event does in words."""
    page.set_viewport_size({"width": 667, "height": 375})
    play_alone(page, "dino-twist", bots=5)
    texts = [file.read_text(encoding="utf-8") for file in ROOT.glob("src/twistosaur/locales/*/dino-twist.ftl")]
    longest = max((one for text in texts for one in re.findall(r"^\s+\.effect = (.+)$", text, re.M)), key=len)
    page.locator(".event small").evaluate("(place, text) => (place.textContent = text)", longest)
    for what in (".dt > .twist svg.island", "[data-spot=peek]", ".event small", ".seats .seat >> nth=5", ".hand"):
        expect(page.locator(what)).to_be_in_viewport(ratio=0.99)
    seats, hand = box(page, ".seats"), box(page, ".hand")
    assert box(page, ".event")["y"] + box(page, ".event")["height"] <= seats["y"] + 1
    assert seats["y"] + seats["height"] <= hand["y"] + 1
    page.locator("[data-spot=peek]").click()
    expect(page.locator(".dt > .mine svg.island")).to_be_in_viewport(ratio=0.99)


def test_a_phone_shows_the_own_island_beside_twist_island(phone: Page) -> None:
    play_alone(phone, "dino-twist")
    small = phone.locator("[data-spot=peek]")
    expect(phone.locator(".dt > .twist")).to_be_visible()
    expect(small).to_be_visible()
    small.tap()
    expect(phone.locator(".dt > .mine")).to_be_visible()
    expect(phone.locator(".dt > .twist")).to_be_hidden()
    small.tap()
    expect(phone.locator(".dt > .twist")).to_be_visible()
    expect(phone.locator(".hint")).to_be_visible()


def test_big_claws_are_seen_in_the_fan_of_a_phone(phone: Page) -> None:
    """The next card covers most of a card, but not its strength and its claws."""
    play_alone(phone, "dino-twist", options={"claws": list(range(2, 11))})
    cards = phone.locator(".fan .card[data-spot]")
    for k in range(cards.count() - 1):
        claws = cards.nth(k).locator(".claws use").bounding_box()
        following = cards.nth(k + 1).bounding_box()
        assert claws is not None
        assert following is not None
        assert claws["x"] + claws["width"] <= following["x"] + 1
        assert claws["width"] >= 12


def test_a_mouse_gets_from_card_to_card_where_they_overlap(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    play_alone(page, "dino-twist", bots=3)
    cards = page.locator(".fan .card[data-spot]")
    for k in range(cards.count()):
        cards.nth(k).click()
        expect(cards.nth(k)).to_have_attribute("aria-pressed", "true")


def test_a_dragged_card_is_as_large_as_it_lay(page: Page) -> None:
    play_alone(page, "dino-twist")
    card, land = box(page, ".fan .card svg"), box(page, "[data-spot='twist:jungle']")
    page.mouse.move(card["x"] + 20, card["y"] + 40)
    page.mouse.down()
    page.mouse.move(land["x"] + 40, land["y"] + 40, steps=8)
    page.wait_for_timeout(200)
    carried = box(page, ".board-ghost svg")
    assert 1 <= carried["width"] / card["width"] < 1.2, "it is lifted a little"
    assert 1 <= carried["height"] / card["height"] < 1.2
    page.mouse.up()


def test_what_the_chosen_cards_could_hit_is_lit(page: Page) -> None:
    """On babies every attack has two targets; none is lit before a card is chosen."""
    play_alone(page, "dino-twist")
    expect(page.locator(".twist .target")).to_have_count(0)
    page.locator("[data-spot='card:0']").click()
    expect(page.locator(".twist .target")).to_have_count(2)


def test_the_discard_pile_tells_strengths_from_numbers(page: Page) -> None:
    """A card bears its strength and nothing else; how many there are of it stands beside it."""
    set_up(page, "dino-twist", 4, lambda view: view["phase"] == "prepare" and view["round"] >= 6)
    page.locator(".left").click()
    strengths = page.locator("dialog .kind .card").all_inner_texts()
    assert all(one.strip().isdigit() for one in strengths), strengths
    assert page.locator("dialog .kind .times").count() > 0
    expect(page.locator("dialog .kind .times").first).to_have_text(re.compile(r"^×\d+$"))


def test_the_discard_pile_is_looked_through_by_keyboard(page: Page) -> None:
    play_alone(page, "dino-twist")
    page.locator(".left").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="What is left")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".left")).to_be_focused()


def test_one_tap_makes_another_island_large_beside_the_own_one(page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 900})
    play_alone(page, "dino-twist", bots=5)
    page.locator(".others [data-spot='seat:2']").click()
    assert box(page, ".others .large svg.island")["width"] >= 190
    expect(page.locator(".dt > .mine [data-spot='own:sea']")).to_be_visible()
    page.locator(".others [data-spot=home]").click()
    expect(page.locator(".others .large")).to_have_count(0)
