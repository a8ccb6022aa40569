"""Every screen, looked at by rule: nothing scrolls sideways, is cut, covered, too small to read or too small to press.

`make looks` goes through all of them in every language, size and scheme; `test_looks.py` has a short way through.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page

from tests.support import ROOT

from .browsers import opened
from .screens import SCREENS, Screen

SIZES: dict[str, Any] = {
    "desktop": {"width": 1280, "height": 800},
    "laptop": {"width": 1280, "height": 720},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 360, "height": 740},
    "sideways": {"width": 844, "height": 390},
    "small": {"width": 667, "height": 375},
}
LANGUAGES = {"en": "en-GB", "pl": "pl-PL", "fr": "fr-FR"}
SCHEMES: tuple[Any, ...] = ("light", "dark")
LONGEST = 2600
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

# What lies over a page on purpose; beneath it things may be covered.
OVER = (
    "#settings, .menu .panel, .emotes .list, .bag .panel, #log, .notice, .why, .confirm, .shout, .banner, .about, "
    "aside.panel, dialog, [popover]"
)
FAULTS = """over => {
  const out = new Set(), root = document.documentElement, style = getComputedStyle;
  const name = one => `${one.tagName.toLowerCase()}.${one.classList} ${one.textContent.trim().slice(0, 30)}`;
  const isSeen = one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    one.getBoundingClientRect().width > 1 && style(one).clipPath === 'none' && !one.closest('.unseen, .skip, [inert]');
  const isInside = ({ left, top, right, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const isApart = (one, hit) => !one.contains(hit) && !hit.contains(one) && !hit.closest(over) &&
    !(one.closest('label') && hit.closest('label') === one.closest('label'));
  const isBelowHand = hit => { // one scrolls on
    const hand = hit.closest('.hand');
    return hand && style(hand).position === 'sticky';
  };
  const middle = box => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const isCovered = (one, box) => {
    if (!isInside(box) || style(one).pointerEvents === 'none') return false; // what lets presses through is not hit
    const hit = document.elementFromPoint(...middle(box));
    return hit && isApart(one, hit) && !isBelowHand(hit);
  };
  const isPainted = (hit, [x, y]) => {
    const { backgroundColor, backgroundImage, fill } = style(hit);
    if (!hit.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (hit instanceof SVGGeometryElement || hit.matches('img, canvas')) return fill !== 'none';
    if (hit instanceof SVGElement) return false;
    const isThere = ({ left, top, right, bottom }) => left < x && x < right && top < y && y < bottom;
    return !/^rgba\\(.*, 0\\)$|^transparent$/.test(backgroundColor) || backgroundImage !== 'none' ||
      lines(hit).some(isThere);
  };
  const lines = one => [...one.childNodes].filter(node => node.nodeType === 3 && node.data.trim()).flatMap(boxes);
  const boxes = node => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  // To the eye it is all the same whether what lies above lets presses through.
  const isHidden = (one, box) => {
    if (!isInside(box)) return false;
    const at = middle(box), above = [];
    for (const hit of document.elementsFromPoint(...at)) {
      if (hit === one || hit.contains(one) || hit.closest(over) || isBelowHand(hit)) break;
      above.push(hit);
    }
    return above.some(hit => isApart(one, hit) && isPainted(hit, at));
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
  for (const one of document.querySelectorAll('h1, h2')) {
    if (isSeen(one) && one.scrollWidth > one.clientWidth + 1) out.add(`cut heading: ${name(one)}`);
  }
  for (const one of document.querySelectorAll('[type=file]')) {
    if (isSeen(one)) out.add(`a button in the browser's language, not the page's: ${name(one.parentElement)}`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), read = [];
  const solid = new CSSStyleSheet();
  solid.replaceSync('*, *::before, *::after { pointer-events: auto !important; }');
  while (texts.nextNode()) {
    const one = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || one.closest('svg, script, style, option, .news') || !isSeen(one)) continue;
    const size = parseFloat(style(one).fontSize); // of none there is nothing to read
    const end = style(one).textOverflow === 'ellipsis' ? one.getBoundingClientRect().right : Infinity;
    const rows = boxes(texts.currentNode).map(({ left, top, right, bottom }) =>
      ({ left, top, right: Math.min(right, end), bottom }));
    if (size > 0 && size < 12.9) out.add(`text of ${style(one).fontSize}: ${name(one)}`);
    const isWord = /^\\p{L}+$/u.test(texts.currentNode.data.trim());
    if (isWord && new Set(rows.map(box => Math.round(box.top))).size > 1) out.add(`broken word: ${name(one)}`);
    if (rows.some(box => isCut(one, box))) out.add(`cut: ${name(one)}`);
    if (rows.some(box => isCovered(one, box))) out.add(`covered text: ${name(one)}`);
    read.push([one, rows]);
  }
  document.adoptedStyleSheets.push(solid);
  for (const [one, rows] of read) if (rows.some(box => isHidden(one, box))) out.add(`hidden text: ${name(one)}`);
  document.adoptedStyleSheets.pop();
  return [...out];
}"""


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(FAULTS, OVER)
    return found


def barriers(page: Page, rule: str | None = None) -> list[str]:
    """What axe finds, contrast above all; by one of its rules, or by all."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "rule => axe.run(document, {resultTypes: ['violations'], ...(rule ? {runOnly: [rule]} : {})})", rule
    )
    serious = [one for one in found["violations"] if one["impact"] in ("serious", "critical")]
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in serious]


@contextmanager
def page_for(browser: Browser, base: str, language: str) -> Iterator[Page]:
    context = browser.new_context(
        base_url=base, locale=LANGUAGES[language], reduced_motion="reduce", service_workers="block"
    )
    yield context.new_page()
    context.close()


# Two frames, and nothing that only runs for a moment is still under way: colours change by transitions, too.
SETTLED = """async () => {
  for (let k = 0; k < 2; k++) await new Promise(requestAnimationFrame);
  const moving = document.getAnimations().filter(one => one.effect.getComputedTiming().endTime !== Infinity);
  const late = new Promise(done => setTimeout(done, 2000));
  await Promise.race([Promise.allSettled(moving.map(one => one.finished)), late]);
}"""


def resize(page: Page, size: str, scheme: Any = "light") -> None:
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size(SIZES[size])
    page.wait_for_timeout(120)  # a window takes a moment to become another
    page.evaluate(SETTLED)


def look(browser: Browser, base: str, screen: Screen, language: str, album: Path | None, every: bool) -> Iterator[str]:
    """One screen in one language: every size and scheme; axe in one of the languages by turns, or in `every` one."""
    turn = [*LANGUAGES].index(language)
    with page_for(browser, base, language) as page:
        page.set_viewport_size(SIZES["desktop"])
        screen.act(page)
        for k, (size, scheme) in enumerate(product(SIZES, SCHEMES)):
            is_asked = every or k % len(LANGUAGES) == turn
            if not (is_asked or scheme == "light" or album):
                continue
            resize(page, size, scheme)
            found = faults(page) if scheme == "light" else []
            if is_asked:
                found += barriers(page, None if scheme == "light" else "color-contrast")
            yield from (f"{screen.name}, {language}, {size}, {scheme}: {one}" for one in found)
            if album:
                picture(page, album / f"{screen.name}.{size}.{language}.{scheme}.jpg")


def picture(page: Page, file: Path) -> None:
    """What is in the window at a table, and a whole page elsewhere, as long as one looks at it."""
    height, width = page.evaluate("() => [document.documentElement.scrollHeight, innerWidth]")
    shown = page.viewport_size["height"] if page.viewport_size and page.locator(".table-root").count() else LONGEST
    clip: Any = {"x": 0, "y": 0, "width": width, "height": min(height, shown)}
    page.screenshot(path=file, type="jpeg", quality=80, full_page=shown == LONGEST, clip=clip)


def part(text: str) -> tuple[int, int]:
    """`2/5`: the second of five parts."""
    which, of = map(int, text.split("/"))
    if not 1 <= which <= of:
        raise ValueError(text)
    return which, of


def main() -> None:
    """`make looks`: everything, or the screens whose names are given, or a part of them."""
    parser = argparse.ArgumentParser(prog="make looks", description=main.__doc__)
    parser.add_argument("names", nargs="*", metavar="SCREEN", help="a screen by its name")
    parser.add_argument("--part", type=part, default=(1, 1), help="2/5: the second of five parts")
    parser.add_argument("--every", action="store_true", help="axe in every language, not by turns")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="take a picture of everything as well")
    asked = parser.parse_args()
    which, of = asked.part
    wanted = [one for one in SCREENS if not asked.names or one.name in asked.names][which - 1 :: of]
    if asked.pictures:
        asked.pictures.mkdir(parents=True, exist_ok=True)
    count, begun = 0, time.monotonic()
    with opened() as (browser, base):
        for screen, language in product(wanted, LANGUAGES):
            try:
                for fault in look(browser, base, screen, language, asked.pictures, asked.every):
                    count += 1
                    print(fault, flush=True)
            except (Error, AssertionError) as problem:
                count += 1
                print(f"{screen.name}, {language}: not reached: {str(problem).splitlines()[0]}", flush=True)
    print(f"{len(wanted)} screens, {time.monotonic() - begun:.0f} s: {count} faults")
    sys.exit(count > 0)


if __name__ == "__main__":
    main()
