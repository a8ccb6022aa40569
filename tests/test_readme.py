"""The README is true: its Python examples run, and the commands and files it names exist."""

from __future__ import annotations

import doctest
import re

from tests.support import ROOT
from twistosaur.cli import app


def test_examples_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 10
    assert result.failed == 0


def test_links_lead_somewhere() -> None:
    for document in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))):
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8")):
            assert (document.parent / link).exists(), f"{document.name} links to {link}"


def test_commands_exist() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for command in re.findall(r"^    twistosaur ([a-z]+)", text, re.MULTILINE):
        assert command in app, command
