"""A short way through most screens: as `make looks`, each in one language and without axe, which other tests ask."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from .looks import LANGUAGES, SIZES, faults, page_for, resize
from .screens import SCREENS, Screen

# The rest is only in the long form: the same tables with fewer people, the same pages for another game, other moments.
USUAL = {
    "front",
    "start draftosaurus",
    "start dino-twist",
    "settings",
    "lobby",
    "how to play",
    "rules",
    "about",
    "waiting room",
    "hot-seat",
    "draftosaurus, winter, five, clock",
    "draftosaurus, all obey",
    "dino-twist, six, clock",
    "dino-twist, settling",
    "twisty, four, clock",
    "twisty, going on",
    "log",
    "emotes",
    "menu",
    "why not",
    "end",
    "lost connection",
}
SHORT = [(screen, [*LANGUAGES][k % 3]) for k, screen in enumerate(SCREENS) if screen.name in USUAL]


@pytest.mark.parametrize(("screen", "language"), SHORT, ids=lambda one: one.name if isinstance(one, Screen) else one)
def test_nothing_is_cut_covered_or_tiny(browser: Browser, base_url: str, screen: Screen, language: str) -> None:
    with page_for(browser, base_url, language) as page:
        page.set_viewport_size(SIZES["desktop"])
        screen.act(page)
        for size in SIZES:
            resize(page, size)
            found = faults(page)
            assert not found, f"{size}: {found}"


COVER = "<div style='position: fixed; inset: 0 0 auto; height: 80px; pointer-events: none; background: {}'></div>"


def test_what_lets_presses_through_may_still_hide(page: Page) -> None:
    """A cover is found by what it paints, not by what it catches."""
    for colour, count in (("teal", 1), ("transparent", 0)):
        page.set_content(f"<p style='margin: 20px'>Some words</p>{COVER.format(colour)}")
        assert len(faults(page)) == count, colour
