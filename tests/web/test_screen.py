"""What the eye and the finger need: everything in sight, targets for a thumb, motion that tells and stops."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import twistosaur
from tests.support import ROOT

from .browsers import short_games, watch
from .players import GAMES, mouse, play, start, step
from .sight import BOARDS, in_sight
from .tables import ASKED

SIZES = [
    (1280, 860),
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (1024, 768),
    (768, 1024),
    (820, 1180),
    (390, 844),
    (360, 740),
]
MOST = {"Draftosaurus": 5, "Dino Twist": 6, "Twisty": 4}
each_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize(("game", "seats"), sorted({(game, seats) for game in GAMES for seats in (4, MOST[game])}))
def test_board_and_hand_in_sight(page: Page, game: str, seats: int) -> None:
    """Whatever the window and the language: the own board and the hand, whole, and neither over the other."""
    start(page, game, seats=seats)
    for language in ("en", "pl", "fr"):
        page.evaluate("lang => localStorage.setItem('twistosaur.language', JSON.stringify(lang))", language)
        page.set_viewport_size({"width": 1280, "height": 860})
        page.reload()
        page.wait_for_selector(ASKED)
        for width, height in SIZES:
            check_sight(page, game, width, height)


def check_sight(page: Page, game: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    # On a phone the two islands of Dino Twist lie one below the other.
    boards = BOARDS[game] if width >= 700 else BOARDS[game][:1]
    problem = ""
    for _ in range(60):  # a window takes a moment to become another
        found = page.evaluate(
            """selectors => selectors.map(one => {
              const { left, top, right, bottom } = document.querySelector(one).getBoundingClientRect();
              return { left, top, right, bottom };
            })""",
            [*boards, ".hand"],
        )
        problem = in_sight(found, width, height)
        if not problem and page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{width} x {height}: {problem or 'scrolls sideways'}")


@each_game
def test_everybody_at_a_full_table(page: Page, game: str) -> None:
    """With as many as can play: every other board is whole on a laptop, everybody's points are on a phone, and nothing
    in the header lies over something else."""
    start(page, game, seats=MOST[game])
    page.wait_for_selector(ASKED)
    others = ".rows .row" if game == "Twisty" else ".others .other"
    for width, height in [(1280, 860), (1280, 720), (1366, 768), (1920, 1080)]:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(others)).to_have_count(MOST[game] - 1)
        for one in page.locator(others).all():
            expect(one).to_be_in_viewport(ratio=0.999)
        covered = page.evaluate(
            """others => [...document.querySelectorAll(others)].filter(one => {
              const { left, right, bottom } = one.getBoundingClientRect();
              return !one.contains(document.elementFromPoint((left + right) / 2, bottom - 4));
            }).length""",
            others,
        )
        assert covered == 0, f"{width} x {height}: something lies over a neighbour's board"
    page.set_viewport_size({"width": 360, "height": 740})
    for one in page.locator(others if game == "Twisty" else ".seats .seat").all():
        expect(one).to_be_in_viewport(ratio=0.999)
    if game == "Dino Twist":
        texts = [file.read_text(encoding="utf-8") for file in ROOT.glob("src/twistosaur/locales/*/dino-twist.ftl")]
        longest = max((one for text in texts for one in re.findall(r"^\s+\.effect = (.+)$", text, re.M)), key=len)
        page.locator(".event small").evaluate("(place, text) => (place.textContent = text)", longest)
        check_sight(page, game, 360, 740)
    faces, tools = page.evaluate(
        """() => ['li svg', '.tools button'].map(what => [...document.querySelectorAll(`#app > header ${what}`)]
          .filter(one => one.checkVisibility())
          .map(one => one.getBoundingClientRect()).map(({ left, right }) => [left, right]))"""
    )
    assert len(faces) == MOST[game]
    assert max(right for _, right in faces) <= min(left for left, _ in tools) + 6


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844), (768, 1024), (820, 1180), (1024, 1366)])
def test_rows_of_twisty_are_whole_above_the_hand(page: Page, width: int, height: int) -> None:
    """Four players, upright: everybody's row is in sight with the board, and the last one keeps clear of the hand."""
    page.set_viewport_size({"width": width, "height": height})
    start(page, "Twisty", seats=4)
    page.wait_for_selector(".legal[data-spot]")
    rows = [one.bounding_box() for one in page.locator(".rows .row").all()]
    hand, board = page.locator(".hand").bounding_box(), page.locator(".main svg").bounding_box()
    assert hand is not None
    assert board is not None
    assert len(rows) == 3
    for row in rows:
        assert row is not None
        assert board["y"] + board["height"] <= row["y"]
        assert row["y"] + row["height"] <= hand["y"] - 4


@each_game
def test_targets_for_a_thumb(phone: Page, game: str) -> None:
    """44 px on a phone of 360 px. The one exception: of a fanned card at least 40 px stick out from under the next."""
    short_games(phone, board="winter") if game == "Draftosaurus" else None
    start(phone, game)
    phone.wait_for_selector(ASKED)
    small = phone.evaluate(
        """() => [...document.querySelectorAll('[data-spot],button,a[href],summary,input,[role=button]')].flatMap(e => {
          const box = e.getBoundingClientRect();
          if (box.width === 0 || box.height === 0 || e.closest('.skip') || e.matches('.skip')) return [];
          let { width, height } = box, least = 43.5;
          const next = e.nextElementSibling?.getBoundingClientRect();
          if (e.matches('.fan .card')) {
            least = 40;
            if (next) width = next.left - box.left;
          }
          const what = e.getAttribute('data-spot') ?? e.outerHTML.slice(0, 80);
          return width < least || height < least ? [`${width.toFixed(1)}x${height.toFixed(1)} ${what}`] : [];
        })"""
    )
    assert small == []


# ------------------------------------------------------------------------------------------------ motion

SPY = """
window.flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  window.flights.push(this.dataset.fly ?? '');
  return animate.apply(this, how);
};
"""


def moving(browser: Browser, settings: dict[str, Any], motion: Any = "no-preference") -> Page:
    context = browser.new_context(**{**settings, "reduced_motion": motion})
    context.add_init_script(SPY)
    return context.new_page()


# What must be seen to travel, by the names that pieces have.
TRAVELS = {
    "Draftosaurus": [r"^picked$", r"^park0\.", r"^park[123]\."],
    "Dino Twist": [r"^captured$", r"^isle0\.|^isle[123]\.", r"^grave\.|^prepared\.", r"^hand\."],
    "Twisty": [r"^pawn\.0$", r"^pawn\.[123]$", r"^cube\."],
}


@each_game
def test_pieces_travel(browser: Browser, browser_context_args: dict[str, Any], game: str) -> None:
    page = moving(browser, browser_context_args)
    short_games(page, **({"turn_limit": 12} if game == "Twisty" else {}))
    start(page, game)
    waited = set(TRAVELS[game])

    def all_seen() -> bool:
        flights = page.evaluate("() => window.flights")
        waited.difference_update([one for one in waited if any(re.search(one, flight) for flight in flights)])
        return not waited

    play(page, mouse, all_seen, limit=240)
    assert all_seen(), waited
    page.context.close()


def test_still_under_reduced_motion(browser: Browser, browser_context_args: dict[str, Any]) -> None:
    page = moving(browser, browser_context_args, "reduce")
    short_games(page, turn_limit=3)
    start(page, "Twisty")
    play(page, mouse)
    assert page.evaluate("() => window.flights") == []
    page.emulate_media(color_scheme="dark")  # and evening comes at once, not colour by colour
    assert page.evaluate("() => document.getAnimations().filter(one => one instanceof CSSTransition).length") == 0
    page.context.close()


# Where a piece begins to fly: the row of Twisty below that point, by its pawn.
START = """
window.starts = [];
const spied = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  const { left, top, width, height } = this.getBoundingClientRect();
  const [x, y] = (frames[0].translate ?? '0px 0px').split(' ').map(parseFloat);
  const below = document.elementsFromPoint(left + width / 2 + x, top + height / 2 + y);
  const row = below.map((one) => one.closest('.row')).find(Boolean);
  const pawn = row?.querySelector('use[href^="#tw-pawn-"]')?.getAttribute('href').at(-1) ?? null;
  window.starts.push({ piece: this.dataset.fly ?? '', row: pawn === null ? null : Number(pawn), how: how.duration });
  return spied.call(this, frames, how);
};
"""


def a_theft() -> tuple[dict[str, Any], int, int, str]:
    """A game of Twisty up to its first theft: the record, who robbed whom, and of what."""
    dice = random.Random(7)
    for seed in range(200):
        game = twistosaur.new("twisty", seats=3, seed=seed)
        while not game.over and game.move_count < 400:
            before = game.view(None)
            seat = game.acting[0]
            game.play(seat, dice.choice(game.legal(seat)))
            now = game.view(None)
            robbed = [k for k in range(3) if now["held"][k] < before["held"][k]]
            if robbed:
                return game.record(), seat, robbed[0], now["rows"][seat][now["held"][seat] - 1]
    raise AssertionError("nobody steals")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_stolen_cube_is_seen_to_go(browser: Browser, browser_context_args: dict[str, Any], motion: str) -> None:
    """From the row of the robbed to the row of the thief; under reduced motion it is just there."""
    record, thief, robbed, colour = a_theft()
    page = moving(browser, browser_context_args, motion)
    page.add_init_script(START)
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(
        {"name": "theft.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    )
    page.wait_for_selector(".table-root")
    page.get_by_role("slider").press("End")
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(f"[data-fly='cube.{robbed}.{colour}']")).to_be_visible()
    page.wait_for_timeout(500)
    page.evaluate("() => (window.starts = [])")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(f"[data-fly='cube.{thief}.{colour}']")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="steals")).to_be_visible()
    flown = [one for one in page.evaluate("() => window.starts") if one["piece"] == f"cube.{thief}.{colour}"]
    if motion == "reduce":
        assert flown == []
    else:
        assert [one["row"] for one in flown] == [robbed]
        assert 180 <= flown[0]["how"] <= 350
    page.context.close()


BOWLS = """
window.passed = [];
addEventListener('animationstart', ({ animationName, target }) => {
  const how = target.getAnimations?.()[0]?.effect.getTiming();
  if (target.matches?.('.bowl')) window.passed.push([animationName, how.duration]);
});
"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_bowls_are_seen_to_pass(browser: Browser, browser_context_args: dict[str, Any], motion: str) -> None:
    """After every turn the next bowl comes in from the neighbour's side; under reduced motion it is just there."""
    page = moving(browser, browser_context_args, motion)
    page.add_init_script(BOWLS)
    start(page, "Draftosaurus")
    page.wait_for_selector(".dino[aria-disabled=false]")
    before = page.locator(".bowl .dino").count()
    page.wait_for_timeout(500)
    page.evaluate("() => (window.passed = [])")
    play(page, mouse, until=lambda: page.locator(".bowl .dino").count() == before - 3)
    passed = page.evaluate("() => window.passed")
    if motion == "reduce":
        assert passed == []
    else:
        assert len(passed) >= 2
        assert all("pass" in name and 180 <= time <= 350 for name, time in passed)
    page.context.close()


def test_a_press_ends_motion(browser: Browser, browser_context_args: dict[str, Any]) -> None:
    """With time slowed down to a crawl a piece is caught in flight; a press anywhere puts everything in its place."""
    page = moving(browser, browser_context_args)
    start(page, "Draftosaurus")
    page.wait_for_selector(".dino[aria-disabled=false]")
    page.context.new_cdp_session(page).send("Animation.enable")
    page.context.new_cdp_session(page).send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    step(page, lambda target: target.dispatch_event("click"), 0)
    running = """() => document.querySelector('.table-root').getAnimations({subtree: true})
      .filter(one => one.effect.getComputedTiming().iterations !== Infinity && one.playState === 'running').length"""
    page.wait_for_function(f"() => ({running})() > 0")
    # pressed and counted in one breath: the next event of the table may start the next flight
    press = "document.querySelector('header.top').dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}))"
    assert page.evaluate(f"() => {{ {press}; return ({running})(); }}") == 0
    page.context.close()


# ------------------------------------------------------------------------------------------------ the plan, by finger


def test_drag_by_finger_picks_and_plans(phone: Page) -> None:
    """A finger carries a dinosaur onto the river: it is picked, and goes there after the reveal."""
    start(phone, "Draftosaurus")
    phone.wait_for_selector(".dino[aria-disabled=false]")
    piece, river = (
        phone.locator(".dino").first.bounding_box(),
        phone.locator("[data-spot='place:river'] .hit").bounding_box(),
    )
    assert piece is not None
    assert river is not None
    x, y = piece["x"] + piece["width"] / 2, piece["y"] + piece["height"] / 2
    to_x, to_y = river["x"] + river["width"] / 2, river["y"] + river["height"] / 2
    session = phone.context.new_cdp_session(phone)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for k in range(1, 13):
        at = {"x": x + (to_x - x) * k / 12, "y": y + (to_y - y) * k / 12}
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
        phone.wait_for_timeout(20)
    expect(phone.locator(".board-ghost")).to_have_count(1)
    expect(phone.locator("[data-over]")).to_have_attribute("data-drop", "river")
    expect(phone.locator(".board-mark .yes")).to_have_count(1)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.locator(".board-ghost, .board-mark .yes")).to_have_count(0)
    phone.get_by_role("button", name="Log").click()
    log = phone.get_by_role("complementary", name="Log")
    expect(log.get_by_text("in the river").first).to_be_visible()


# ------------------------------------------------------------------------------------------------ what the page may do

# Added to what the server says; both hold.
STRICT = """new MutationObserver((_, me) => {
  if (!document.head) return;
  me.disconnect();
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
    "connect-src 'self'; base-uri 'none'; form-action 'none'";
  document.head.prepend(meta);
}).observe(document, {childList: true, subtree: true})"""


def test_no_inline_style_is_needed(browser: Browser, browser_context_args: dict[str, Any]) -> None:
    """Every page and every board under a policy without unsafe-inline, not even for style attributes."""
    context = browser.new_context(**{**browser_context_args, "reduced_motion": "no-preference"})
    context.add_init_script(STRICT)
    page = context.new_page()
    problems = watch(page)
    for path in ("/", "/new/twisty", "/lobby", "/help", "/about", "/replay", "/rules/dino-twist"):
        page.goto(path)
        page.wait_for_selector("h1")
    for game in ("Draftosaurus", "Dino Twist", "Twisty"):
        if game == "Twisty":
            short_games(page, turn_limit=1)
        start(page, game)
        page.wait_for_selector(ASKED)
        page.locator("[data-drag]").first.drag_to(page.locator("[data-drop]").first, force=True)
    play(page, mouse)
    assert problems == []
    # The policy was there: it stops what it should.
    page.evaluate("() => document.body.setAttribute('style', 'color: red')")
    assert any("Content Security Policy" in one for one in problems)
    context.close()


def test_the_gallery_stays_at_home(page: Page) -> None:
    """The gallery of the boards and its fixtures are for developers, and not part of what is served."""
    page.goto("/gallery")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")
    files = list((ROOT / "src/twistosaur/web_dist/assets").glob("*.js"))
    assert len(files) > 3
    for file in files:
        assert "Célestine" not in file.read_text(encoding="utf-8"), file.name
