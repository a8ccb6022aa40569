"""The house as drawn in docs/architecture.md: who may import whom, and what stands nowhere."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.support import ROOT
from twistosaur.games import PACKAGES, load
from twistosaur.kernel.compile import COMPILED_ROOMS

SOURCE = ROOT / "src" / "twistosaur"
ROOMS = ["kernel", "games", "engine", "bots", "arena", "protocol", "server", "terminal", "cli"]
"""From the bottom up: a room imports from rooms before it."""
MAY_ALSO_USE = {
    "bots": {"locales"},
    "terminal": {"locales"},
    "server": {"locales", "warm"},
    "arena": {"locales"},
    "cli": {"locales", "warm"},
}


def imports(path: Path) -> set[str]:
    """The rooms of ours that a file imports."""
    inside = path.relative_to(SOURCE).parts
    out: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = list(inside[: len(inside) - node.level])
            target = base + (node.module.split(".") if node.module else [])
            out |= {target[0]} if target else {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("twistosaur"):
            out |= {(node.module or "").split(".")[1] if "." in (node.module or "") else "twistosaur"}
    return out


def test_imports_point_one_way() -> None:
    for room in ROOMS:
        below = set(ROOMS[: ROOMS.index(room) + 1]) | MAY_ALSO_USE.get(room, set())
        for path in (SOURCE / room).rglob("*.py"):
            if room == "games":
                below = {"kernel", "games"}
            assert imports(path) <= below, f"{path} reaches up to {imports(path) - below}"


def test_games_do_not_know_each_other() -> None:
    for package in PACKAGES.values():
        for path in (SOURCE / "games" / package).glob("*.py"):
            text = path.read_text(encoding="utf-8")
            for other in set(PACKAGES.values()) - {package}:
                assert f"import {other}" not in text
                assert f".{other}" not in text


def test_kernel_and_engine_name_no_game() -> None:
    names = re.compile("|".join([*PACKAGES, *PACKAGES.values()]), re.IGNORECASE)
    for room in ("kernel", "engine"):
        for path in (SOURCE / room).rglob("*.py"):
            assert not names.search(path.read_text(encoding="utf-8")), path


def test_rules_live_where_the_compile_cache_looks() -> None:
    for path in SOURCE.rglob("*.py"):
        if path.relative_to(SOURCE).parts[0] not in COMPILED_ROOMS:
            assert "@rule" not in path.read_text(encoding="utf-8"), path


def test_rules_do_no_input_or_output() -> None:
    for path in (SOURCE / "games").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"\bprint\(|\bopen\(|\bsleep\(|import (random|time|os|sys)\b", text), path


def test_every_clause_is_cited_by_a_test_of_the_rules() -> None:
    cited = set()
    for path in (ROOT / "tests" / "rules").glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause":
                cited |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
    for game in PACKAGES:
        rules = load(game)
        missing = [rules.clause(n) for n in range(1, rules.clauses + 1) if rules.clause(n) not in cited]
        assert not missing, f"no test in tests/rules cites {', '.join(missing)}"


def test_nothing_depends_on_the_workplace() -> None:
    for folder in ("src", "tests", "docs"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in {".py", ".md", ".ftl", ".toml"} and path != Path(__file__):
                assert "../shared" not in path.read_text(encoding="utf-8"), path
