"""A short way through every screen: as `make looks`, each in one language and without axe, which other tests ask."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from .looks import LANGUAGES, SCREENS, SIZES, Screen, faults, page_for, resize

SHORT = [(screen, [*LANGUAGES][k % 3]) for k, screen in enumerate(SCREENS) if screen.name != "replay"]


@pytest.mark.parametrize(("screen", "language"), SHORT, ids=lambda one: one.name if isinstance(one, Screen) else one)
def test_nothing_is_cut_covered_or_tiny(browser: Browser, base_url: str, screen: Screen, language: str) -> None:
    with page_for(browser, base_url, language) as page:
        page.set_viewport_size(SIZES["desktop"])
        screen.act(page)
        for size in SIZES:
            resize(page, size)
            found = faults(page)
            assert not found, f"{size}: {found}"
