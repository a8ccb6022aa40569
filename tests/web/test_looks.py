"""A short way through most screens: as `make looks`, each in one language and without axe, which other tests ask."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from .looks import LANGUAGES, SCREENS, SIZES, Screen, faults, page_for, resize

# Only in the long form: the same tables stand here fuller and with clocks, the same pages for another game.
LONG = {"draftosaurus", "dino-twist", "twisty", "start twisty", "record", "replay"}
SHORT = [(screen, [*LANGUAGES][k % 3]) for k, screen in enumerate(SCREENS) if screen.name not in LONG]


@pytest.mark.parametrize(("screen", "language"), SHORT, ids=lambda one: one.name if isinstance(one, Screen) else one)
def test_nothing_is_cut_covered_or_tiny(browser: Browser, base_url: str, screen: Screen, language: str) -> None:
    with page_for(browser, base_url, language) as page:
        page.set_viewport_size(SIZES["desktop"])
        screen.act(page)
        for size in SIZES:
            resize(page, size)
            found = faults(page)
            assert not found, f"{size}: {found}"
