"""The icons of the app, from the drawing of the egg: `make icons` writes web/public/icons anew."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from tests.support import ROOT

from .browsers import CHROMIUM, SWITCHES

EGG = ROOT / "web" / "src" / "app" / "art" / "egg.svg"
PAPER = "#fbf6ea"


class Icon(NamedTuple):
    """A file, its size in pixels, and how much of it the egg takes; a mask may cut away a tenth on every side."""

    name: str
    size: int
    share: float
    round: bool


ICONS = [
    Icon("icon-192.png", 192, 0.86, True),
    Icon("icon-512.png", 512, 0.86, True),
    Icon("maskable-192.png", 192, 0.62, False),
    Icon("maskable-512.png", 512, 0.62, False),
]


def drawing(icon: Icon) -> str:
    """A page with nothing on it but the icon: the egg on a disc of paper, or on paper to the edges."""
    inner = icon.size * icon.share * (0.82 if icon.round else 1.0)
    shape = f"border-radius:50%;box-shadow:inset 0 0 0 {icon.size * 0.02}px #2b2a33;" if icon.round else ""
    return (
        f"<style>body{{margin:0}}div{{display:grid;place-items:center;width:{icon.size}px;height:{icon.size}px;"
        f"background:{PAPER};{shape}}}svg{{width:{inner}px;height:{inner}px}}</style>"
        f"<div>{EGG.read_text(encoding='utf-8')}</div>"
    )


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        for icon in ICONS:
            page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
            page.set_content(drawing(icon))
            page.locator("div").screenshot(path=folder / icon.name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
