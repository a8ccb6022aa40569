"""How long somebody waits for an analysis, from the button at the end of a game: `make waiting` says it.

A game of Draftosaurus for four is played to its end in Chromium, against bots; then the button is pressed. Noted are
the moment at which the curves are on the screen, and the one at which nothing more will come. The server has just been
started, so the process that analyses has, too: nobody waits longer than this on a machine like it.
"""

from __future__ import annotations

import os
import statistics
import sys
import time

from playwright.sync_api import Page

from twistosaur.cli.speed import machine

from .browsers import opened, watch
from .players import mouse, play
from .tables import ASKED, make, sit

FIRST, WHOLE = 5.0, 40.0
"""Seconds until the first curve and until the whole, on a quiet machine."""
CURVE, COMING = "svg.curve polyline.line", "progress"


def waited(page: Page) -> tuple[float, float]:
    """Seconds until the first curve and until all is there, for the game whose end is on the screen."""
    button = page.locator("a[href$='/analysis']")
    button.wait_for()
    began = time.monotonic()
    button.click()
    page.locator(CURVE).first.wait_for(timeout=120_000)
    first = time.monotonic() - began
    page.wait_for_function(f"() => !document.querySelector('{COMING}')", timeout=240_000)
    whole = time.monotonic() - began
    assert page.get_by_role("alert").count() == 0, "it came to nothing"
    return first, whole


def game(page: Page) -> None:
    """To the end of a game for four."""
    table, keys = make(page.request, "draftosaurus", bots=3)
    sit(page, table, keys, 0)
    page.wait_for_selector(ASKED, timeout=30_000)
    play(page, mouse, limit=240)
    page.wait_for_selector("section.end tfoot")


def main() -> None:
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    print(", ".join(machine().values()), "| load", *(f"{one:.1f}" for one in os.getloadavg()))
    rows = []
    for number in range(many):
        with opened(workers=os.cpu_count() or 1) as (browser, url):  # anew, so that nothing is warm
            page = browser.new_context(base_url=url, locale="en-GB", reduced_motion="reduce").new_page()
            problems = watch(page)
            game(page)
            rows.append(waited(page))
            assert not problems, problems
        first, whole = rows[-1]
        print(f"game {number + 1}: first curve after {first:.1f} s, complete after {whole:.1f} s", flush=True)
    worst = [max(row[k] for row in rows) for k in (0, 1)]
    print(f"at most {worst[0]:.1f} s (limit {FIRST:.0f}) and {worst[1]:.1f} s (limit {WHOLE:.0f});", end=" ")
    print(f"half of them within {statistics.median(row[0] for row in rows):.1f} s", end=" ")
    print(f"and {statistics.median(row[1] for row in rows):.1f} s")
    if worst[0] > FIRST or worst[1] > WHOLE:
        sys.exit(1)


if __name__ == "__main__":
    main()
