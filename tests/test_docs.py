"""The documentation is true: generated pages are up to date, named files exist, a site loads nothing from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from docs.tools import stale
from docs.tools.elsewhere import in_folder, in_page
from tests.support import ROOT

PLACES = [ROOT / name for name in (".", "src/twistosaur", "web", "web/src", "web/src/app", "examples/nest")]
"""Where a path that a page names may begin."""
FOLDERS = [ROOT / name for name in ("src", "web/src", "tests", "docs", "examples", "bench")]
"""Where a file that a page names without its folder may lie."""
NAMED = re.compile(r"`([\w./*-]*/[\w.*-]*|[\w-]+\.(?:py|md|ts|svelte|ftl|sh))`")


def test_what_is_promised_is_on_the_site_and_written_once() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    assert page.startswith("```{include} ../SECURITY.md")
    assert "\nsecurity\n" in (ROOT / "docs" / "index.md").read_text(encoding="utf-8")


def test_generated_pages_are_what_the_sources_say() -> None:
    assert not stale(), "run `make docs`"


def named_files(document: Path) -> set[str]:
    """Paths in backquotes: those with a slash, and bare names of files. NAME, GAME and TABLE stand for any."""
    text = re.sub(r"^```.*?^```", "", document.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    return {name for name in NAMED.findall(text) if not re.search("NAME|GAME|TABLE", name) and not name.startswith("/")}


BUILT = {"build/site", "src/twistosaur/web_dist"}
"""Made by `make`, and not there in a fresh checkout."""


def exists(name: str) -> bool:
    if name.rstrip("/") in BUILT:
        return True
    if "/" not in name:
        return (ROOT / name).exists() or any(any(folder.rglob(name)) for folder in FOLDERS)
    return any(any(place.glob(name.rstrip("/"))) for place in PLACES)


@pytest.mark.parametrize(
    "document", ["docs/architecture.md", "docs/add-a-game.md", "docs/web.md", "docs/bots.md", "CONTRIBUTING.md"]
)
def test_named_files_exist(document: str) -> None:
    missing = sorted(name for name in named_files(ROOT / document) if not exists(name))
    assert not missing, f"{document} names {', '.join(missing)}"


@pytest.mark.parametrize(
    "document",
    [
        '<script src="https://cdn.example/x.js"></script>',
        '<link rel="stylesheet" href="//fonts.example/css">',
        '<img alt="" srcset="https://elsewhere.example/a.png 2x">',
        '<p style="background: url(https://elsewhere.example/a.png)">',
        "<style>@import 'https://elsewhere.example/a.css';</style>",
    ],
)
def test_what_is_loaded_from_elsewhere_is_found(document: str) -> None:
    assert in_page(document)


def test_what_a_reader_may_click_is_no_load() -> None:
    assert not in_page('<a href="https://elsewhere.example">there</a><img src="here.png"><p style="color: red">')


def test_a_folder_names_the_page(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("@font-face { src: url('https://fonts.example/f.woff2') }")
    (tmp_path / "b.html").write_text("<p>nothing</p>")
    assert list(in_folder(tmp_path)) == ["a.css loads url('https://fonts.example/f.woff2"]
