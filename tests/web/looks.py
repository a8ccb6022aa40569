"""Every screen, looked at by rule: nothing scrolls sideways, is cut, covered, too small to read or too small to press.

`make looks` goes through all of them in every language, size and scheme; `test_looks.py` has a short way through.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from tests.support import ROOT

from .browsers import opened
from .players import mouse, play
from .tables import ASKED, make, sit

SIZES: dict[str, Any] = {
    "desktop": {"width": 1280, "height": 800},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 360, "height": 740},
    "sideways": {"width": 844, "height": 390},
}
LANGUAGES = {"en": "en-GB", "pl": "pl-PL", "fr": "fr-FR"}
SCHEMES: tuple[Any, ...] = ("light", "dark")
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

# What lies over a page on purpose; beneath it things may be covered.
OVER = "#settings, .menu .panel, .emotes .list, #log, .notice, .why, .confirm, .shout, .banner, dialog, [popover]"
FAULTS = """over => {
  const out = new Set(), root = document.documentElement, style = getComputedStyle;
  const name = one => `${one.tagName.toLowerCase()}.${one.classList} ${one.textContent.trim().slice(0, 30)}`;
  const isSeen = one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    one.getBoundingClientRect().width > 1 && style(one).clipPath === 'none' && !one.closest('.unseen, .skip, [inert]');
  const isInside = ({ left, top, right, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const isCovered = (one, box) => {
    if (!isInside(box)) return false;
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!hit || one.contains(hit) || hit.contains(one) || hit.closest(over)) return false;
    const hand = hit.closest('.hand');
    if (hand && style(hand).position === 'sticky') return false; // one scrolls on below it
    return !one.closest('label') || hit.closest('label') !== one.closest('label');
  };
  const isCut = (one, box) => {
    for (let up = one; up && up !== document.body; up = up.parentElement) {
      const { overflowX, textOverflow } = style(up), edge = up.getBoundingClientRect();
      if (textOverflow === 'ellipsis') return false;
      if (overflowX === 'hidden') return box.right > edge.right + 2 || box.left < edge.left - 2;
      if (overflowX !== 'visible') return false;
    }
    return false;
  };

  if (root.scrollWidth > innerWidth) out.add(`scrolls sideways: ${root.scrollWidth} of ${innerWidth} px`);
  for (const one of document.querySelectorAll('button, a[href], select, summary, [type=text], [type=range]')) {
    const box = one.getBoundingClientRect();
    if (!isSeen(one)) continue;
    const isInline = one.matches('a') && ['inline', 'inline-block'].includes(style(one).display);
    const least = isInline ? 23.5 : one.matches('.card') ? 40 : 43.5;
    if (box.height < least || (!isInline && box.width < least)) {
      out.add(`small target ${Math.round(box.width)} x ${Math.round(box.height)}: ${name(one)}`);
    }
    if (!one.matches('.card') && isCovered(one, box)) out.add(`covered: ${name(one)}`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const one = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || one.closest('svg, script, style, option, .news') || !isSeen(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const box = range.getBoundingClientRect();
    if (parseFloat(style(one).fontSize) < 12.9) out.add(`text of ${style(one).fontSize}: ${name(one)}`);
    if (isCut(one, box)) out.add(`cut: ${name(one)}`);
    if (isCovered(one, box)) out.add(`covered text: ${name(one)}`);
  }
  return [...out];
}"""


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(FAULTS, OVER)
    return found


def barriers(page: Page) -> list[str]:
    """What axe finds, contrast above all."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    serious = [one for one in found["violations"] if one["impact"] in ("serious", "critical")]
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in serious]


# ------------------------------------------------------------------------------------------------ screens


class Screen(NamedTuple):
    """A name, and how a fresh page comes there."""

    name: str
    act: Callable[[Page], None]


def path(where: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        page.goto(where)
        page.wait_for_selector("h1")

    return act


def settings(page: Page) -> None:
    path("/")(page)
    page.locator("button[aria-controls=settings]").click()


def table(game: str, people: int, then: str | None = None, **more: Any) -> Callable[[Page], None]:
    """In the middle of a game among people, who have all the time in the world; then something is pressed."""

    def act(page: Page) -> None:
        name, keys = make(page.request, game, people=people, **more)
        sit(page, name, keys, 0)
        page.wait_for_selector(".table-root")
        if then:
            page.locator(then).click()

    return act


def waiting_room(page: Page) -> None:
    name, keys = make(page.request, "dino-twist", people=2, free=2, begin=False)
    sit(page, name, keys, 0)
    page.wait_for_selector("svg[role=img]")


def hand_over(page: Page) -> None:
    name, keys = make(page.request, "draftosaurus", people=2)
    sit(page, name, keys, 0, 1)
    page.wait_for_selector("section.over")


def end(page: Page) -> None:
    name, keys = make(page.request, "twisty", bots=2, options={"turn_limit": 1})
    sit(page, name, keys, 0)
    page.wait_for_selector(ASKED, timeout=30_000)
    play(page, mouse)
    page.wait_for_selector("section.end tfoot")


def replay(page: Page) -> None:
    end(page)
    page.goto(f"{page.url}/replay?at=2")
    page.wait_for_selector(".table-root")


# Lines that can be cut, and then stay so: to be offline leaves an open socket as it is.
LINES = """
window.lines = [];
window.WebSocket = class extends WebSocket {
  constructor(...where) {
    super(...where);
    if (window.isCut) this.close();
    window.lines.push(this);
  }
};
"""


def offline(page: Page) -> None:
    page.add_init_script(LINES)
    table("twisty", 2)(page)
    page.evaluate("() => { window.isCut = true; for (const line of window.lines) line.close(); }")
    page.wait_for_selector(".banner", timeout=5_000)


CLOCK = {"mode": "player", "seconds": 3599}
LOG = ".tools > button[aria-expanded]"
SCREENS = [
    Screen("front", path("/")),
    *(Screen(f"start {game}", path(f"/new/{game}")) for game in ("draftosaurus", "dino-twist", "twisty")),
    Screen("settings", settings),
    Screen("lobby", path("/lobby")),
    Screen("how to play", path("/help")),
    Screen("rules", path("/rules/draftosaurus")),
    Screen("about", path("/about")),
    Screen("record", path("/replay")),
    Screen("waiting room", waiting_room),
    Screen("hot-seat", hand_over),
    Screen("draftosaurus", table("draftosaurus", 4)),
    Screen("draftosaurus, winter, five, clock", table("draftosaurus", 5, options={"board": "winter"}, clock=CLOCK)),
    Screen("dino-twist", table("dino-twist", 3)),
    Screen("dino-twist, six, clock", table("dino-twist", 6, clock=CLOCK)),
    Screen("twisty", table("twisty", 2)),
    Screen("twisty, four, clock", table("twisty", 4, clock=CLOCK)),
    Screen("log", table("draftosaurus", 2, LOG)),
    Screen("emotes", table("twisty", 2, ".emotes > button")),
    Screen("menu", table("dino-twist", 2, ".menu > button")),
    Screen("end", end),
    Screen("replay", replay),
    Screen("lost connection", offline),
]


@contextmanager
def page_for(browser: Browser, base: str, language: str) -> Iterator[Page]:
    context = browser.new_context(base_url=base, locale=LANGUAGES[language], reduced_motion="reduce")
    yield context.new_page()
    context.close()


def resize(page: Page, size: str) -> None:
    page.set_viewport_size(SIZES[size])
    page.wait_for_timeout(120)  # a window takes a moment to become another


def look(browser: Browser, base: str, screen: Screen, language: str) -> Iterator[str]:
    """One screen in one language: every size and scheme."""
    with page_for(browser, base, language) as page:
        page.set_viewport_size(SIZES["desktop"])
        screen.act(page)
        for size, scheme in product(SIZES, SCHEMES):
            page.emulate_media(color_scheme=scheme)
            resize(page, size)
            found = faults(page) if scheme == "light" else []
            yield from (f"{screen.name}, {language}, {size}, {scheme}: {one}" for one in found + barriers(page))


def main() -> None:
    """`make looks`: everything, or the screens whose names are given."""
    wanted = [one for one in SCREENS if len(sys.argv) == 1 or one.name in sys.argv[1:]]
    count, begun = 0, time.monotonic()
    with opened() as (browser, base):
        for screen, language in product(wanted, LANGUAGES):
            for fault in look(browser, base, screen, language):
                count += 1
                print(fault, flush=True)
    print(f"{len(wanted)} screens, {time.monotonic() - begun:.0f} s: {count} faults")
    sys.exit(count > 0)


if __name__ == "__main__":
    main()
