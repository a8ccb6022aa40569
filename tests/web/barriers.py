"""What keeps somebody from using a page: barriers that axe finds, things too small to press, sideways scrolling."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.support import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def barriers(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:200]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def at_least(page: Page) -> None:
    """No sideways scrolling, nothing tiny to press."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a.button, summary, select, input')]
          .filter(e => !['radio', 'checkbox'].includes(e.type))
          .map(e => [e.getBoundingClientRect(), e.outerHTML.slice(0, 120)])
          .filter(([box]) => box.width > 0 && box.height > 0 && (box.height < 43.5 || box.width < 43.5))
          .map(([box, html]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)"""
    )
    assert small == [], page.url
