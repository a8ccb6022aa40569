"""The moving picture of the README: `make film`. The real app in Chromium, a pointer drawn in, an animated WebP."""

from __future__ import annotations

import io
import sys
import time
from pathlib import Path
from typing import Any

import httpx
from PIL import Image
from playwright.sync_api import Browser, Locator, Page

from .browsers import opened

SIZE: Any = {"width": 1180, "height": 760}
WIDTH = 720
"""Of the picture: what fits beside text."""
MOTION, GLANCE, REST, LONGEST = 80, 250, 600, 1400
"""How long frames are shown, in milliseconds: a hand that moves, something new, a pause, and at most."""
POINTER = """() => {
  const arrow = document.createElement('div');
  arrow.style.cssText = 'position:fixed;z-index:99999;left:0;top:0;width:26px;height:26px;pointer-events:none';
  const shape = '<path d="M4 2l15 11-7 1 4 7-3 1-4-7-5 5z" fill="#fff" stroke="#222"/>';
  arrow.innerHTML = `<svg viewBox="0 0 24 24">${shape}</svg>`;
  document.documentElement.append(arrow);
  const follow = e => arrow.style.transform = `translate(${e.clientX - 4}px, ${e.clientY - 2}px)`;
  addEventListener('pointermove', follow, true);
}"""


PATIENCE = 6
"""Frames that waiting may take: of a bot that thinks for long only the end is shown."""


class Camera:
    """Stop motion: a frame is shown for as long as it is told, however long it took to come about."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[tuple[bytes, int]] = []

    def take(self, shown: int) -> None:
        data = self.page.screenshot()
        if self.frames and self.frames[-1][0] == data:
            shown = min(self.frames.pop()[1] + shown, LONGEST)
        self.frames.append((data, shown))

    def until(self, selector: str, seconds: float = 90) -> bool:
        """Film what happens until something is on the board; False if it does not come."""
        end, first = time.monotonic() + seconds, len(self.frames)
        while self.page.locator(selector).count() == 0:
            if time.monotonic() > end:
                return False
            self.take(GLANCE)
            if len(self.frames) - first > PATIENCE:
                del self.frames[first]
        self.take(GLANCE)
        return True

    def pictures(self) -> list[tuple[Image.Image, int]]:
        return [(small(data), shown) for data, shown in self.frames]


def small(png: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    return picture.resize((WIDTH, round(picture.height * WIDTH / picture.width)), Image.Resampling.LANCZOS)


class Hand:
    """A mouse on film."""

    def __init__(self, page: Page, camera: Camera | None) -> None:
        self.page, self.camera = page, camera
        self.at = (SIZE["width"] * 0.5, SIZE["height"] * 0.9)
        page.mouse.move(*self.at)

    def show(self, shown: int) -> None:
        if self.camera is not None:
            self.camera.take(shown)
        else:
            self.page.wait_for_timeout(shown)  # nobody sees it, but the page moves all the same

    def go(self, target: Locator, low: float = 0.5) -> None:
        """In a straight line, slow at both ends."""
        box = target.bounding_box(timeout=10_000)
        assert box is not None
        (from_x, from_y), x, y = self.at, box["x"] + box["width"] / 2, box["y"] + box["height"] * low
        for part in (0.08, 0.3, 0.6, 0.86, 1.0):
            self.page.mouse.move(from_x + (x - from_x) * part, from_y + (y - from_y) * part)
            self.show(MOTION)
        self.at = (x, y)

    def press(self, target: Locator) -> None:
        self.go(target)
        self.show(GLANCE)
        self.page.mouse.down()
        self.page.mouse.up()
        self.show(GLANCE)

    def drag(self, piece: Locator, place: Locator) -> None:
        self.go(piece)
        self.page.mouse.down()
        self.show(GLANCE)
        self.go(place, low=0.65)
        self.show(GLANCE)
        self.page.mouse.up()
        self.show(REST)


def sit_down(page: Page, hand: Hand, game: int) -> None:
    hand.show(REST)
    hand.press(page.locator(".game").nth(game))
    page.wait_for_selector("form button[type=submit]")
    hand.show(REST)
    hand.press(page.locator("form button[type=submit]"))
    page.wait_for_selector(".table-root")


def park(page: Page, hand: Hand, camera: Camera) -> None:
    """Draftosaurus: a dinosaur is dropped on a pen while picking, and stands there after the reveal."""
    for _ in range(2):
        if camera.until(".dino[aria-disabled=false]"):
            hand.press(page.locator(".dino[aria-disabled=false]").first)
            hand.drag(page.locator(".dino.on").first, page.locator(".pen.legal").first)
            camera.until(".dino[aria-disabled=true], .dino.on", 2)
    camera.until(".dino[aria-disabled=false]")
    camera.take(REST)


def island(page: Page, hand: Hand, camera: Camera) -> None:
    """Dino Twist: a card is prepared in secret, all are shown, and the attack finds its target."""
    card, attack = "[data-spot^='card:'][aria-disabled=false]", "[data-spot=attack].main:not([disabled])"
    camera.until(card)
    for k in range(page.locator(card).count()):
        hand.press(page.locator(card).nth(k))
        if page.locator(attack).count():
            hand.press(page.locator(attack))
            break
        hand.press(page.locator(card).nth(k))
    for _ in range(2):
        if camera.until(f".legal[data-spot], {card}") and page.locator(".legal[data-spot]").count():
            hand.press(page.locator(".legal[data-spot]").first)
    camera.take(REST)


def leap(page: Page, hand: Hand, camera: Camera) -> None:
    """Twisty: leaps, and steps on where a token carries the pawn."""
    for _ in range(3):
        if camera.until(".legal[data-spot]"):
            cells = page.locator(".legal[data-spot]")
            hand.press(cells.nth(cells.count() // 2))
    camera.take(REST)


def shoot(browser: Browser, url: str) -> list[tuple[Image.Image, int]]:
    """One scene per game; the way to the table is shown in the first only."""
    pictures: list[tuple[Image.Image, int]] = []
    for game, scene in enumerate((park, island, leap)):
        page = browser.new_context(base_url=url, viewport=SIZE, locale="en-GB", color_scheme="light").new_page()
        page.goto("/")
        page.wait_for_selector(".game")
        page.evaluate(POINTER)
        camera = Camera(page)
        sit_down(page, Hand(page, camera if game == 0 else None), game)
        scene(page, Hand(page, camera), camera)
        pictures += camera.pictures()
        page.context.close()
    return pictures


def wait_for_bots(url: str) -> None:
    """Until nothing is being compiled any more."""
    while httpx.get(f"{url}/readyz").json()["warming"]:
        time.sleep(0.5)


def main() -> None:
    file = Path(sys.argv[1])
    with opened(bot_delay="[0.1, 0.4]") as (browser, url):
        wait_for_bots(url)
        film = shoot(browser, url)
    (first, _), *rest = film
    times = [shown for _, shown in film]
    more = [picture for picture, _ in rest]
    first.save(
        file, save_all=True, append_images=more, duration=times, loop=0, quality=35, method=4, minimize_size=True
    )
    print(f"{file}: {len(film)} frames, {sum(times) / 1000:.0f} s, {file.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
