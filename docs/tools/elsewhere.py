"""What a built page would load from another place: the site, like the app, must not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

LOADS = {
    "script": ("src",),
    "link": ("href",),
    "img": ("src", "srcset"),
    "source": ("src", "srcset"),
    "video": ("src", "poster"),
    "audio": ("src",),
    "iframe": ("src",),
    "embed": ("src",),
    "object": ("data",),
    "image": ("href", "xlink:href"),
    "use": ("href", "xlink:href"),
}
"""Elements that load what these attributes name; a link that a reader must click is not among them."""
FOREIGN = re.compile(r"\s*(?:[a-z][a-z0-9+.-]*:)?//", re.IGNORECASE)
IN_STYLES = re.compile(r"""(?:url\(|@import)\s*['"]?\s*(?:[a-z]+:)?//[^'")\s]*""", re.IGNORECASE)


class Loads(HTMLParser):
    """Collects the foreign addresses of one page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.found += [given[name] for name in LOADS.get(tag, ()) if FOREIGN.match(given.get(name, ""))]
        self.found += IN_STYLES.findall(given.get("style", ""))


def in_page(html: str) -> list[str]:
    parser = Loads()
    parser.feed(html)
    return parser.found + IN_STYLES.findall(html)


def in_folder(folder: Path) -> Iterator[str]:
    """A line for everything that a page or a style sheet in this folder loads from elsewhere."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".html", ".svg"):
            found = in_page(path.read_text(encoding="utf-8"))
        elif path.suffix == ".css":
            found = IN_STYLES.findall(path.read_text(encoding="utf-8"))
        else:
            continue
        yield from (f"{path.relative_to(folder)} loads {address}" for address in found)
