"""Pictures of every screen: `make screenshots`. Small WebP files, made by Chromium itself."""

from __future__ import annotations

import base64
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError

from .browsers import opened, short_games
from .players import END, mouse, play, step

Act = Callable[[Page], None]
WIDE: Any = {"width": 1920, "height": 1080}
DESKTOP: Any = {"width": 1280, "height": 860}
LAPTOP: Any = {"width": 1280, "height": 720}
TABLET: Any = {"width": 768, "height": 1024}
PHONE: Any = {"width": 360, "height": 740}
WORDS = {"en": "en-GB", "pl": "pl-PL", "fr": "fr-FR"}


def nothing(page: Page) -> None:
    page.wait_for_selector("h1")


def pick(game: int) -> Act:
    def act(page: Page) -> None:
        page.locator(".game").nth(game).click()
        page.wait_for_selector("form")

    return act


def table(game: int, steps: int = 0, then: Act | None = None, seats: int = 4, **options: Any) -> Act:
    """A game against bots, some steps on."""

    def act(page: Page) -> None:
        short_games(page, **options)
        pick(game)(page)
        page.locator("input[name=seats]").nth(seats - 2).check()
        page.locator("form button[type=submit]").click()
        page.wait_for_selector(".table-root")
        made = 0
        until = time.monotonic() + 40
        while made < steps and time.monotonic() < until and page.locator(END).count() == 0:
            try:
                made += step(page, mouse, made * 3)
            except TimeoutError:
                continue  # the board changed under the hand
            page.wait_for_timeout(60)
        ask = "[aria-disabled=false], .legal[data-spot]"
        if page.locator(END).count() == 0:
            page.wait_for_selector(f"{ask}, {END}", timeout=15_000)
        if then is not None:
            then(page)

    return act


def over(page: Page) -> None:
    play(page, mouse, limit=240)
    page.wait_for_selector(f"{END} tfoot")


def refused(page: Page) -> None:
    page.locator("[data-spot^='cell:']:not(.legal):not(:has(.token))").first.click()


def log(page: Page) -> None:
    page.locator("button[aria-expanded]", has=page.locator("path[d^='M9 6']")).click()


def hold(page: Page) -> None:
    """The next moment of picking, with a dinosaur selected."""
    until = time.monotonic() + 20
    while page.locator(".dino.on").count() == 0 and time.monotonic() < until:
        with suppress(TimeoutError):
            if page.locator(".dino[aria-disabled=false]").count():
                page.locator(".dino[aria-disabled=false]").first.click(timeout=2000)
            else:
                step(page, mouse, 0)
        page.wait_for_timeout(200)


def waiting_room(page: Page) -> None:
    page.locator(".game").nth(0).click()
    page.locator("input[name=mode]").nth(1).check()
    page.locator("form button[type=submit]").click()
    page.wait_for_selector("svg[role=img]")


def hand_over(page: Page) -> None:
    page.locator(".game").nth(1).click()
    page.locator("input[name=mode]").nth(2).check()
    page.locator(".names input").nth(0).fill("Ola")
    page.locator("form button[type=submit]").click()
    page.wait_for_selector(".over")


def drag(page: Page) -> None:
    """A dinosaur in the air, over a pen."""
    hold(page)
    page.evaluate("() => scrollTo(0, 0)")
    piece, place = page.locator(".dino.on").bounding_box(), page.locator(".pen.legal").first.bounding_box()
    assert piece is not None
    assert place is not None
    page.mouse.move(piece["x"] + piece["width"] / 2, piece["y"] + piece["height"] / 2)
    page.mouse.down()
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] * 0.7, steps=6)


def move_seat(page: Page) -> None:
    page.locator(".menu > button").click()
    page.locator(".menu .panel button").nth(1).click()
    page.wait_for_selector(".menu svg[role=img]")


def refused_pen(page: Page) -> None:
    """The first moment at which some pen is not allowed."""
    until = time.monotonic() + 20
    while page.locator(".pen.refused").count() == 0 and time.monotonic() < until:
        hold(page)
        page.wait_for_timeout(100)
        if page.locator(".pen.refused").count() == 0:
            page.locator("[data-spot=tray]").click()
    page.locator(".pen.refused").first.click()


def emotes(page: Page) -> None:
    """One has been called out, and there are more."""
    button = page.locator(".emotes > button")
    button.click()
    page.locator(".emotes .list button").last.click()
    button.click()


def settings(page: Page) -> None:
    page.locator("header button").click()


def replay(page: Page) -> None:
    over(page)
    page.goto(f"{page.url}/replay")
    page.get_by_role("slider").fill("20")


DRAG = table(0, 6, drag)
# name, size, scheme, language, path, what to do
SHOTS: list[tuple[str, Any, Any, str, str, Act]] = [
    ("front", DESKTOP, "light", "en", "/", nothing),
    ("front-dark", DESKTOP, "dark", "pl", "/", nothing),
    ("front-wide", WIDE, "light", "fr", "/", nothing),
    ("front-phone", PHONE, "light", "en", "/", nothing),
    ("front-phone-dark", PHONE, "dark", "pl", "/", nothing),
    ("new-table", DESKTOP, "light", "fr", "/", pick(0)),
    ("new-table-phone", PHONE, "light", "pl", "/", pick(1)),
    ("settings", DESKTOP, "dark", "pl", "/", settings),
    ("settings-phone", PHONE, "light", "fr", "/", settings),
    ("lobby-phone-dark", PHONE, "dark", "en", "/lobby", nothing),
    ("lobby", DESKTOP, "light", "pl", "/lobby", nothing),
    ("waiting-room", DESKTOP, "light", "en", "/", waiting_room),
    ("waiting-room-phone", PHONE, "dark", "fr", "/", waiting_room),
    ("hand-over", DESKTOP, "dark", "en", "/", hand_over),
    ("hand-over-phone", PHONE, "light", "pl", "/", hand_over),
    ("draftosaurus", DESKTOP, "light", "en", "/", table(0, 20, hold)),
    ("draftosaurus-winter-dark", DESKTOP, "dark", "pl", "/", table(0, 14, board="winter")),
    ("draftosaurus-phone", PHONE, "light", "fr", "/", table(0, 11)),
    ("draftosaurus-phone-dark", PHONE, "dark", "en", "/", table(0, 9, board="winter")),
    ("dino-twist", DESKTOP, "light", "en", "/", table(1, 10)),
    ("dino-twist-dark", DESKTOP, "dark", "fr", "/", table(1, 7)),
    ("dino-twist-phone", PHONE, "light", "pl", "/", table(1, 6)),
    ("dino-twist-phone-dark", PHONE, "dark", "en", "/", table(1, 4)),
    ("twisty", DESKTOP, "light", "en", "/", table(2, 8)),
    ("twisty-dark", DESKTOP, "dark", "pl", "/", table(2, 6)),
    ("twisty-phone", PHONE, "light", "fr", "/", table(2, 5)),
    ("twisty-phone-dark", PHONE, "dark", "pl", "/", table(2, 4)),
    ("draftosaurus-laptop", LAPTOP, "light", "pl", "/", table(0, 20)),
    ("draftosaurus-tablet", TABLET, "light", "en", "/", table(0, 20)),
    ("dino-twist-laptop", LAPTOP, "light", "pl", "/", table(1, 12)),
    ("dino-twist-tablet", TABLET, "light", "fr", "/", table(1, 9)),
    ("twisty-tablet", TABLET, "dark", "en", "/", table(2, 6)),
    ("draftosaurus-full", LAPTOP, "dark", "fr", "/", table(0, 12, seats=5)),
    ("draftosaurus-full-phone", PHONE, "light", "pl", "/", table(0, 8, seats=5)),
    ("dino-twist-full", LAPTOP, "light", "fr", "/", table(1, 10, seats=6)),
    ("dino-twist-full-phone", PHONE, "dark", "pl", "/", table(1, 5, seats=6)),
    ("emotes", LAPTOP, "light", "en", "/", table(2, 3, emotes)),
    ("emotes-phone-dark", PHONE, "dark", "fr", "/", table(0, 3, emotes)),
    ("drag", LAPTOP, "light", "fr", "/", DRAG),
    ("why-not", LAPTOP, "light", "en", "/", table(2, 2, refused)),
    ("why-not-phone", PHONE, "light", "pl", "/", table(0, 4, refused_pen)),
    ("move-seat-phone", PHONE, "light", "fr", "/", table(0, 2, move_seat)),
    ("log-phone", PHONE, "dark", "en", "/", table(2, 6, log)),
    ("log", DESKTOP, "light", "fr", "/", table(0, 8, log)),
    ("end", DESKTOP, "light", "en", "/", table(0, 0, over)),
    ("end-dino-twist-dark", LAPTOP, "dark", "fr", "/", table(1, 0, over)),
    ("end-phone-dark", PHONE, "dark", "pl", "/", table(2, 0, over, turn_limit=6)),
    ("replay", DESKTOP, "light", "pl", "/", table(2, 0, replay, turn_limit=4)),
    ("replay-phone-dark", PHONE, "dark", "en", "/", table(2, 0, replay, turn_limit=4)),
    ("rules", DESKTOP, "light", "en", "/rules/draftosaurus#DS-12", nothing),
    ("rules-phone-dark", PHONE, "dark", "fr", "/rules/dino-twist#DT-12", nothing),
    ("help", DESKTOP, "dark", "en", "/help", nothing),
    ("help-phone", PHONE, "light", "pl", "/help", nothing),
    ("about", DESKTOP, "dark", "pl", "/about", nothing),
    ("about-phone", PHONE, "light", "fr", "/about", nothing),
]


def squeeze(blank: Page, png: bytes) -> bytes:
    text = blank.evaluate(
        """async (png) => {
          const image = new Image();
          image.src = 'data:image/png;base64,' + png;
          await image.decode();
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [image.width, image.height];
          canvas.getContext('2d').drawImage(image, 0, 0);
          return canvas.toDataURL('image/webp', 0.82).split(',')[1];
        }""",
        base64.b64encode(png).decode(),
    )
    return base64.b64decode(text)


def shoot(browser: Browser, base: str, folder: Path, wanted: list[str]) -> None:
    blank = browser.new_page()
    for name, size, scheme, language, path, act in SHOTS:
        if wanted and name not in wanted:
            continue
        context = browser.new_context(
            base_url=base,
            viewport=size,
            color_scheme=scheme,
            locale=WORDS[language],
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.goto(path)
        page.wait_for_selector("h1")
        try:
            act(page)
        except TimeoutError as problem:
            print(f"{name}: {str(problem).splitlines()[0]}")
        if act is not DRAG:
            page.mouse.move(0, 0)
        if path == "/" and act is not DRAG:
            page.evaluate("() => getSelection().removeAllRanges() ?? scrollTo(0, 0)")
        page.wait_for_timeout(400)
        data = squeeze(blank, page.screenshot())
        (folder / f"{name}.webp").write_bytes(data)
        print(f"{name}.webp {len(data) // 1024} KB")
        context.close()


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with opened() as (browser, url):
        shoot(browser, url, folder, sys.argv[2:])


if __name__ == "__main__":
    main()
