"""The boards as the colour-blind see them: `make vision` writes pictures into build/vision, to be looked at.

Chromium simulates deuteranopia, protanopia, tritanopia and no colour at all; each picture shows one board four times.
"""

from __future__ import annotations

import base64
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from .browsers import opened
from .scenes import DINO_TWIST, DRAFT, TWISTY, at, drafting, preparing, walking

KINDS = ("deuteranopia", "protanopia", "tritanopia", "achromatopsia")
SIZE: Any = {"width": 1280, "height": 800}
BOARDS = {
    "draftosaurus": at(DRAFT, 4, drafting(2, 5)),
    "draftosaurus-winter": at(DRAFT, 4, drafting(2, 5), board="winter"),
    "dino-twist": at(DINO_TWIST, 4, preparing(7)),
    "twisty": at(TWISTY, 4, walking(24)),
}


def sheet(blank: Page, pictures: list[bytes], to: Path) -> None:
    images = "".join(f'<img src="data:image/png;base64,{base64.b64encode(one).decode()}">' for one in pictures)
    blank.set_viewport_size({"width": 1600, "height": 1000})
    blank.set_content(
        f"<style>body{{margin:0;display:grid;grid-template-columns:1fr 1fr}}img{{width:100%}}</style>{images}"
    )
    blank.wait_for_timeout(300)
    blank.screenshot(path=to, full_page=True)
    print(to)


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with opened() as (browser, url):
        for name, act in BOARDS.items():
            context = browser.new_context(base_url=url, viewport=SIZE, locale="en-GB", reduced_motion="reduce")
            page = context.new_page()
            page.goto("/")
            page.wait_for_selector("h1")
            act(page)
            page.mouse.move(0, 0)
            eyes = context.new_cdp_session(page)
            pictures = []
            for kind in KINDS:
                eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
                pictures.append(page.screenshot())
            sheet(context.new_page(), pictures, folder / f"{name}.png")
            context.close()


if __name__ == "__main__":
    main()
