"""The README and the guide are true: their Python examples run, and the commands and files they name exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from tests.support import ROOT
from twistosaur.cli import app

README = ROOT / "README.md"
PAGES = [README, ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md")), *(ROOT / "docs/guide").glob("*.md")]


EXAMPLES = {README: 10, ROOT / "docs" / "guide" / "python.md": 10, ROOT / "docs" / "analysis.md": 5}
"""Pages whose examples run, and the least that they have."""


@pytest.mark.parametrize("document", EXAMPLES, ids=lambda path: path.name)
def test_examples_run(document: Path) -> None:
    unfenced = re.sub(r"^```.*$", "", document.read_text(encoding="utf-8"), flags=re.MULTILINE)
    told = doctest.DocTestParser().get_doctest(unfenced, {}, document.name, str(document), 0)
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(told)
    assert result.attempted > EXAMPLES[document]
    assert result.failed == 0


@pytest.mark.parametrize("document", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8")):
        assert (document.parent / link).exists(), f"{document.name} links to {link}"


@pytest.mark.parametrize("document", PAGES, ids=lambda path: path.name)
def test_commands_exist(document: Path) -> None:
    for command in re.findall(r"^(?:    |\$ )twistosaur ([a-z]+)", document.read_text(encoding="utf-8"), re.MULTILINE):
        assert command in app, command


@pytest.mark.parametrize("document", PAGES, ids=lambda path: path.name)
def test_targets_exist(document: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for target in re.findall(r"(?:`|^\$ |^    )make ([a-z-]+)", document.read_text(encoding="utf-8"), re.MULTILINE):
        assert target in targets, f"{document.name}: make {target}"


def test_pages_name_commands_and_targets() -> None:
    """So that the two above have something to check."""
    text = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    assert len(re.findall(r"^(?:    |\$ )twistosaur ([a-z]+)", text, re.MULTILINE)) > 3
    assert len(re.findall(r"(?:`|^\$ |^    )make ([a-z-]+)", text, re.MULTILINE)) > 10
