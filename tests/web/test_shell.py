"""What is around the board: the header and its clocks, a phone on its side, notices, ways from place to place."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect

from .browsers import watch
from .looks import SETTLED
from .moments import set_up
from .scenes import LOG_BUTTON, drafting, refused_pen
from .sight import BOARDS, in_sight
from .tables import ASKED, make, play_alone, sit

NAMES = {"draftosaurus": "Draftosaurus", "dino-twist": "Dino Twist", "twisty": "Twisty"}
LANGUAGES = ("en-GB", "pl-PL", "fr-FR")

# Boxes of what is seen in the header: faces, times, and everything that can be pressed.
HEADER = """() => [...document.querySelectorAll('#app > header :is(.chip > svg, .clock, a, button)')].flatMap(one => {
  const box = one.getBoundingClientRect(), what = one.getAttribute('class') + ' ' + one.textContent.trim();
  if (box.width === 0 || one.closest('.panel')) return [];
  return [[what, box.left, box.top, box.right, box.bottom]];
})"""


def overlaps(boxes: list[tuple[str, float, float, float, float]]) -> list[str]:
    """Pairs of boxes that lie over each other."""
    return [
        f"{a[0]} / {b[0]}"
        for k, a in enumerate(boxes)
        for b in boxes[k + 1 :]
        if min(a[3], b[3]) - max(a[1], b[1]) > 1 and min(a[4], b[4]) - max(a[2], b[2]) > 1
    ]


def settled(page: Page, width: int) -> list[tuple[str, float, float, float, float]]:
    """The header's boxes, once its window has become another and somebody's time runs: a busy machine takes a while."""
    page.wait_for_selector(".clock")
    page.wait_for_function("width => innerWidth === width", arg=width)
    before: list[Any] = []
    boxes: list[Any] = page.evaluate(HEADER)
    while boxes != before:
        page.evaluate(SETTLED)
        page.wait_for_timeout(100)
        before, boxes = boxes, page.evaluate(HEADER)
    return boxes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["decision", "player"])
def test_clocks_are_part_of_the_chips(
    browser: Browser, browser_context_args: dict[str, Any], language: str, mode: str
) -> None:
    """With a clock at a full table: each time is one line, and all of the header can be pressed."""
    context = browser.new_context(**{**browser_context_args, "locale": language})
    page = context.new_page()
    play_alone(page, "dino-twist", bots=5, clock={"mode": mode, "seconds": 3599})
    for width, height in [(360, 740), (390, 844), (820, 1180), (844, 390), (1024, 768), (1280, 860)]:
        page.set_viewport_size({"width": width, "height": height})
        boxes = settled(page, width)
        times = [box for box in boxes if box[0].startswith("clock")]
        assert len(times) == (6 if mode == "player" else len(times)), (width, boxes)
        assert times, (width, boxes)
        assert all(bottom - top < 24 for _, _, top, _, bottom in times), (width, times)
        assert overlaps(boxes) == [], width
        assert all(right <= width for *_, right, _ in boxes), width
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.locator(LOG_BUTTON).click()
        expect(page.locator("#log")).to_be_visible()
        page.locator(LOG_BUTTON).click()
    context.close()


def test_home_and_settings_of_a_phone_are_in_the_menu(phone: Page) -> None:
    play_alone(phone, "twisty", bots=1)
    phone.get_by_role("button", name="Table menu").click()
    phone.locator(".menu").get_by_role("button", name="Settings").click()
    phone.get_by_role("radio", name="Night").check()
    phone.keyboard.press("Escape")
    phone.get_by_role("button", name="Table menu").click()
    phone.locator(".menu").get_by_role("link", name="Home").click()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Which game shall we play?")


@pytest.mark.parametrize(("game", "seats"), [("draftosaurus", 5), ("dino-twist", 6), ("twisty", 4)])
def test_a_phone_on_its_side(browser: Browser, browser_context_args: dict[str, Any], game: str, seats: int) -> None:
    """Board and hand are whole, apart and in sight without scrolling, and what is in the hand can be pressed."""
    context = browser.new_context(
        **{**browser_context_args, "viewport": {"width": 844, "height": 390}}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    play_alone(page, game, bots=seats - 1)
    for width, height in [(844, 390), (740, 360), (667, 375)]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        # A small one shows one island of Dino Twist at a time.
        boards = BOARDS[NAMES[game]] if width > 800 else BOARDS[NAMES[game]][:1]
        found = page.evaluate(
            """selectors => selectors.map(one => {
              const { left, top, right, bottom } = document.querySelector(one).getBoundingClientRect();
              return { left, top, right, bottom };
            })""",
            [*boards, ".hand"],
        )
        assert in_sight(found, width, height) == "", (width, height)
        for one in page.locator(".hand :is(.dino, .card, .table-button):visible").all():
            expect(one).to_be_in_viewport(ratio=0.9)
        covered = page.evaluate(
            """() => [...document.querySelectorAll('.hand .dino, .hand .prompt, .seat, .event strong')].filter(one => {
              const { left, top, bottom } = one.getBoundingClientRect();
              return !one.contains(document.elementFromPoint(left + 12, (top + bottom) / 2));
            }).map(one => one.outerHTML.slice(0, 80))"""
        )
        assert covered == [], (width, height)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1000, 720), (844, 390)])
def test_why_not_covers_neither_players_nor_the_die(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    set_up(page, "draftosaurus", 4, drafting(1, 4))
    refused_pen(page)
    why = page.locator(".why").bounding_box()
    assert why is not None
    for one in [*page.locator("#app > header .chip").all(), *page.locator(".die-box strong").all()]:
        box = one.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= why["x"] or box["y"] >= why["y"] + why["height"], box


NEWS = {
    "draftosaurus": "Joséphine-Amélie pose un parasaurolophus dans la Plaine des différences.",
    "dino-twist": "L’évènement de ce tour est Chute de météorites. Interdit d’attaquer dans la falaise et la jungle !",
}


@pytest.mark.parametrize("game", NEWS)
def test_long_news_are_whole(page: Page, game: str) -> None:
    """In the header of a full table with clocks at 1200 px, and above the board of a phone: every word is there."""
    page.add_init_script("localStorage.setItem('twistosaur.language', '\"fr\"')")
    play_alone(page, game, bots=4, clock={"mode": "player", "seconds": 3599})
    for width, height in [(1200, 800), (1000, 720), (820, 1180), (360, 740)]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        line = page.locator(".news p:visible span").first
        line.evaluate("(line, text) => { line.textContent = text; line.classList.add('long'); }", NEWS[game])
        cut = line.evaluate(
            "line => line.scrollHeight - line.clientHeight + line.clientHeight - line.parentElement.clientHeight"
        )
        assert cut <= 1, (width, height)


# ------------------------------------------------------------------------------------------------ notices


def test_out_of_time_is_told_as_such(page: Page) -> None:
    """On a tablet: the notice says that the time ran out, moves nothing, covers no tool, and can be closed."""
    page.set_viewport_size({"width": 820, "height": 1180})
    table, keys = make(page.request, "draftosaurus", bots=2, clock={"mode": "decision", "seconds": 3})
    sit(page, table, keys, 0)
    page.wait_for_selector(ASKED)
    board = ".mine .frame"
    before = page.locator(board).bounding_box()
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text("Your time ran out")
    expect(notice.get_by_role("button", name="Take my seat back")).to_be_visible()
    after = page.locator(board).bounding_box()
    assert before is not None
    assert after is not None
    assert before["y"] == pytest.approx(after["y"], abs=1)
    page.locator(LOG_BUTTON).click()
    page.locator(LOG_BUTTON).click()
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Take my seat back").click()
    page.wait_for_selector(ASKED)


def test_the_notice_of_another_device_can_be_closed(browser: Browser, browser_context_args: dict[str, Any]) -> None:
    contexts = [browser.new_context(**browser_context_args) for _ in range(2)]
    old, new = (context.new_page() for context in contexts)
    table, keys = make(old.request, "twisty", bots=1)
    sit(old, table, keys, 0)
    old.wait_for_selector(ASKED)
    new.goto(f"/t/{table}#seat={keys['seats'][0]['token']}")
    new.wait_for_selector(ASKED)
    notice = old.get_by_role("alert")
    expect(notice).to_contain_text("another device")
    header, box = old.locator("#app > header").bounding_box(), notice.bounding_box()
    assert header is not None
    assert box is not None
    assert box["y"] >= header["y"] + header["height"] - 2
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    for context in contexts:
        context.close()


# ------------------------------------------------------------------------------------------------ links for friends

PLAIN_HTTP = "Object.defineProperty(window, 'isSecureContext', {value: false}); delete Navigator.prototype.clipboard;"


def invited(page: Page) -> Page:
    table, keys = make(page.request, "twisty", people=1, free=1, begin=False)
    sit(page, table, keys, 0)
    page.get_by_label("Link for your friends").wait_for()
    return page


def test_a_link_that_opens_here_only_says_so(page: Page) -> None:
    """After `make play` nobody else can come: the page says what to do."""
    warning = invited(page).get_by_role("note").filter(has_text="this computer only")
    expect(warning).to_contain_text("make play ARGS=--lan")


def test_a_link_for_the_local_network(page: Page) -> None:
    """A server that listens in the network tells its address there to the machine it runs on."""
    page.route("**/api/here", lambda route: route.fulfill(json={"alone": False, "network": "http://192.0.2.7:8000"}))
    invited(page)
    field = page.get_by_label("Link for your friends")
    assert field.input_value() == page.url.replace(page.url.split("/t/")[0], "http://192.0.2.7:8000")
    expect(page.get_by_text("the same Wi-Fi").locator("visible=true")).to_have_count(1)


def test_copy_without_https(page: Page) -> None:
    """On http://192.168... there is no clipboard API; Copy copies all the same."""
    page.add_init_script(PLAIN_HTTP)
    invited(page)
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.get_by_label("Link for your friends").input_value()
    page.goto("/new/twisty")
    name = page.get_by_label("Your name").first
    page.get_by_role("radio", name="Friends, by link").check()
    name.fill("")
    name.evaluate("field => field.removeAttribute('maxlength')")
    name.press("Control+v")
    assert link.startswith(name.input_value())
    assert len(name.input_value()) >= 20


# ------------------------------------------------------------------------------------------------ called to one's turn

SENSES = """
window.pulses = 0;
window.rung = [];
Object.defineProperty(Navigator.prototype, 'vibrate', { value: () => (window.pulses += 1), configurable: true });
Object.defineProperty(document, 'hidden', { get: () => window.away === true });
ServiceWorkerRegistration.prototype.showNotification = async (title, { body }) => {
  window.rung.push([title, body]);
};
"""


def test_my_turn_is_told_to_who_is_not_looking(browser: Browser, browser_context_args: dict[str, Any]) -> None:
    """By the title and the icon of the tab, by vibration, and by a notification that was allowed."""
    rings = {"permissions": ["notifications"], "service_workers": "allow"}  # it is the worker that rings
    context = browser.new_context(**{**browser_context_args, **rings})
    context.add_init_script(SENSES)
    page = context.new_page()
    problems = watch(page)
    play_alone(page, "twisty", bots=1)
    expect(page).to_have_title(re.compile("^Your turn! · Twisty"))
    assert "egg-turn" in str(page.locator("link[rel=icon]").get_attribute("href"))
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Notification while this page is hidden").check()
    page.keyboard.press("Escape")
    page.evaluate("window.away = true")
    page.locator(".legal[data-spot]").first.click()
    page.wait_for_function("() => window.rung.length > 0 && window.pulses > 0")
    assert page.evaluate("window.rung[0]") == ["Your turn!", "Twisty"]
    page.goto("/")
    assert "egg-turn" not in str(page.locator("link[rel=icon]").get_attribute("href"))
    assert problems == []
    context.close()


def test_why_there_is_no_notification(page: Page) -> None:
    page.add_init_script(PLAIN_HTTP)
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Notification while this page is hidden")).to_be_disabled()
    expect(page.get_by_text("only at secure addresses")).to_be_visible()


KNOCKS = """
window.knocks = 0;
window.isRunning = false;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.knocks += 1; return start.apply(this, when); };
Object.defineProperty(AudioContext.prototype, 'state', { get: () => (window.isRunning ? 'running' : 'suspended') });
"""


def test_no_sound_piles_up_before_the_first_press(page: Page) -> None:
    """What is asked for while the browser gives no sound is not played later; the volume can be set."""
    page.add_init_script(f"localStorage.setItem('twistosaur.sound', 'true'); {KNOCKS}")
    play_alone(page, "twisty", bots=1)
    page.locator(".legal[data-spot]").first.click()
    page.wait_for_timeout(300)
    assert page.evaluate("window.knocks") == 0
    page.evaluate("window.isRunning = true")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("slider", name="Volume").press("ArrowLeft")
    page.wait_for_function("window.knocks > 0")


def test_sound_is_offered_once(page: Page) -> None:
    play_alone(page, "twisty", bots=1)
    page.get_by_role("button", name="Turn the sound on").click()
    expect(page.get_by_role("button", name="Turn the sound on")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('twistosaur.sound')") == "true"


def test_asked_before_every_choice(page: Page) -> None:
    """Who likes it confirms each choice; a no leaves everything as it was."""
    page.add_init_script("localStorage.setItem('twistosaur.confirm', 'true')")
    play_alone(page, "twisty", bots=1)
    page.locator(".legal[data-spot]").first.click()
    question = page.get_by_role("alertdialog")
    question.get_by_role("button", name="Not yet").click()
    expect(question).to_have_count(0)
    page.locator(".legal[data-spot]").first.click()
    before = page.locator(".prompt").inner_text()
    question.get_by_role("button", name="Yes, this").click()
    expect(question).to_have_count(0)
    expect(page.locator("[data-fly^='pawn.0']").first).to_be_visible()
    assert before is not None


def test_panels_beside_a_classic_scrollbar(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], browser_context_args: dict[str, Any]
) -> None:
    """A bar that takes room of its own, as in Firefox: panels stay in what is left of the window."""
    browser = browser_type.launch(**browser_type_launch_args, ignore_default_args=["--hide-scrollbars"])
    page = browser.new_context(**{**browser_context_args, "viewport": {"width": 390, "height": 500}}).new_page()
    page.goto("/")
    bar = "() => document.documentElement.clientWidth < innerWidth"
    page.wait_for_function(bar)  # the games have to be drawn first
    page.get_by_role("button", name="Settings").click()
    inside = "one => { const { left, right } = one.getBoundingClientRect();" + (
        "return left >= 0 && right <= document.documentElement.clientWidth; }"
    )
    assert page.locator("#settings").evaluate(inside)
    play_alone(page, "twisty", bots=1)
    page.get_by_role("button", name="Table menu").click()
    assert page.locator(".menu .panel").evaluate(inside)
    browser.close()
