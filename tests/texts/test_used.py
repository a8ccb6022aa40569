"""Every message is said somewhere: by its whole id, or by an id that code puts together."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.support import ROOT
from twistosaur.games import PACKAGES, load
from twistosaur.locales import FOLDER

PYTHON = [ROOT / "src", ROOT / "docs" / "tools", ROOT / "examples"]
BROWSER = [ROOT / "web" / "src", ROOT / "web" / "tools"]
ANYTHING = r"[\w.-]+"
WORDS = re.compile(r"[a-z0-9]+")
TOO_WIDE = [[], *([part] for part in ("app", "boards", "table", "serve")), *(game.split("-") for game in PACKAGES)]
"""An id of which code says no more than this could be any of the catalogue."""
NOTES = {"table-ruling", "table-assumed", "table-booklets", "table-printed"}
"""Headings of what stands below a clause."""
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


def in_python(path: Path) -> Iterator[str]:
    """The literals of a module as patterns, what is put into an f-string as anything."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
            yield "".join(ANYTHING if part is None else re.escape(str(part)) for part in parts)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)


def in_browser(path: Path) -> Iterator[str]:
    """The same of TypeScript and Svelte, read without a parser."""
    text = path.read_text(encoding="utf-8")
    for _, literal in re.findall(r"""(['"])([\w.-]+)\1""", text):
        yield re.escape(literal)
    for literal in re.findall(r"`([\w.-]*(?:\$\{[^`]*?\}[\w.-]*)+)`", text):
        yield ANYTHING.join(re.escape(part) for part in re.split(r"\$\{[^`]*?\}", literal))


@cache
def said() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """What code says: whole ids, and patterns of those that it puts together."""
    found: set[str] = set()
    for folder in PYTHON:
        for path in folder.rglob("*.py"):
            found |= set(in_python(path))
    for folder in BROWSER:
        for path in [*folder.rglob("*.ts"), *folder.rglob("*.svelte")]:
            if not path.name.endswith(".test.ts") and path.parent.name != "protocol":
                found |= set(in_browser(path))
    joined = {one for one in found if ANYTHING in one and WORDS.findall(one.replace(ANYTHING, "")) not in TOO_WIDE}
    return frozenset(one.replace("\\", "") for one in found - joined), tuple(re.compile(one) for one in sorted(joined))


def references(node: object) -> Iterator[str]:
    if isinstance(node, ftl.MessageReference):
        yield node.id.name
    for value in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
        for child in value if isinstance(value, list) else [value]:
            yield from references(child)


@pytest.mark.parametrize("name", FILES)
def test_nothing_is_in_a_catalogue_that_nobody_says(name: str) -> None:
    whole, joined = said()
    body = FluentParser().parse((FOLDER / "en" / name).read_text(encoding="utf-8")).body
    messages = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    clauses = {load(game).clause(number) for game in PACKAGES for number in range(1, load(game).clauses + 1)}
    known = {*whole, *clauses, *PACKAGES, *NOTES, *(ref for entry in body for ref in references(entry))}
    silent = [one for one in messages if one not in known and not any(form.fullmatch(one) for form in joined)]
    assert not silent
