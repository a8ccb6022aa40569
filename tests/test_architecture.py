"""The house as drawn in docs/architecture.md: which rooms there are, who may import whom, and what stands nowhere."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.support import ROOT
from twistosaur.games import PACKAGES, load
from twistosaur.kernel.compile import source_files

SOURCE = ROOT / "src" / "twistosaur"
FILES = sorted(SOURCE.rglob("*.py"))
WEB = [path for path in sorted((ROOT / "web" / "src").rglob("*")) if path.suffix in {".ts", ".svelte"}]
GENERATED = ROOT / "web" / "src" / "protocol"

RULES = {"kernel", "games", "engine"}
SERVER = RULES | {"bots", "locales", "protocol", "server"}
ROOMS = {
    "kernel": set(),
    "games": {"kernel"},
    "engine": {"kernel", "games"},
    "locales": {"kernel"},
    "bots": {*RULES, "locales"},
    "arena": {*RULES, "bots"},
    "analysis": {*RULES, "bots", "locales", "terminal"},
    "cluster": {*RULES, "arena"},
    "puzzles": {*RULES, "bots", "analysis"},
    "envs": {*RULES, "bots", "locales", "terminal"},
    "gpu": {*RULES, "envs"},
    "protocol": {"kernel", "games", "bots"},
    "server": {"kernel", "bots", "locales"},
    "server.store": {"kernel", "server"},
    "server.workers": {*SERVER, "analysis"},
    "server.tables": {*SERVER, "server.store", "server.workers"},
    "server.analyses": {*SERVER, "analysis", "puzzles", "server.store", "server.workers", "server.tables"},
    "server.web": {*SERVER, "server.store", "server.workers", "server.tables", "server.analyses"},
    "terminal": {*RULES, "bots", "locales"},
    "testing": RULES,
    "client": {"protocol"},
    "cli": {
        *SERVER,
        "analysis",
        "arena",
        "cluster",
        "gpu",
        "terminal",
        "server.store",
        "server.workers",
        "server.tables",
        "server.web",
    },
    "__init__": RULES,
    "__main__": {"cli"},
}
"""Every room, and the rooms that it may import from. A room is a folder of the package, a file beside them, or a folder
of the server; "server" itself is what lies beside those."""

MOST_LINES, MOST_OF_A_FUNCTION, MOST_PARAMETERS = 400, 60, 10


def module(path: Path) -> tuple[str, ...]:
    """A file as the parts of its name inside the package; a package is its folder."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts


MODULES = {module(path): path for path in FILES}


def room(parts: tuple[str, ...]) -> str:
    if parts[0] == "server" and len(parts) > 1 and (SOURCE / "server" / parts[1]).is_dir():
        return f"server.{parts[1]}"
    return parts[0]


def imports(path: Path, tree: ast.AST) -> Iterator[tuple[str, ...]]:
    """The modules of ours that a piece of a file imports."""
    package = path.relative_to(SOURCE).parts[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            named = tuple((node.module or "").split(".")) if node.module else ()
            if node.level:
                base = (*package[: len(package) - node.level + 1], *named)
            elif named[:1] == ("twistosaur",):
                base = named[1:]
            else:
                continue
            for alias in node.names:
                whole = (*base, alias.name)
                yield whole if whole in MODULES else base or ("__init__",)
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.split(".")[0] == "twistosaur":
                    yield tuple(alias.name.split(".")[1:]) or ("__init__",)


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def test_every_file_is_in_a_room_and_every_room_exists() -> None:
    assert {room(name) for name in MODULES} == set(ROOMS)
    assert all(below <= set(ROOMS) for below in ROOMS.values())


@pytest.mark.parametrize("name", ROOMS)
def test_imports_point_one_way(name: str) -> None:
    for parts, path in MODULES.items():
        if room(parts) == name:
            reached = {room(other) for other in imports(path, parsed(path))} - {name}
            assert reached <= ROOMS[name], f"{path.relative_to(ROOT)} reaches up to {reached - ROOMS[name]}"


def test_rooms_stand_on_each_other() -> None:
    """Whoever may import is above what it imports: the list itself has no circle."""
    TopologicalSorter(ROOMS).prepare()


def test_no_module_imports_itself_in_a_circle() -> None:
    """Counted are imports at the top of a file: one inside a function is made when it is called."""
    graph: dict[tuple[str, ...], set[tuple[str, ...]]] = {}
    for parts, path in MODULES.items():
        top = [node for node in parsed(path).body if isinstance(node, (ast.Import, ast.ImportFrom))]
        graph[parts] = {other for node in top for other in imports(path, node)} - {parts}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as problem:
        raise AssertionError(" <- ".join(".".join(one) for one in problem.args[1])) from None


def test_nothing_is_imported_for_its_types_alone() -> None:
    """An import of ours behind TYPE_CHECKING hides a circle."""
    for path in FILES:
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
                assert not list(imports(path, node)), path.relative_to(ROOT)


def test_the_client_needs_no_server() -> None:
    code = "import sys, twistosaur.client; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "twistosaur.protocol.client" in loaded
    assert not loaded & {"sqlalchemy", "fastapi", "starlette", "uvicorn", "alembic", "twistosaur.server"}
    assert not loaded & {"pytest", "hypothesis"}


def test_files_are_short() -> None:
    written = [path for path in (*FILES, *WEB) if GENERATED not in path.parents]
    long = {path.relative_to(ROOT).as_posix() for path in written if lines(path) > MOST_LINES}
    assert not long, long


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_functions_are_short() -> None:
    long = set()
    for path in FILES:
        for node in ast.walk(parsed(path)):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                taken = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
                many = sum(argument.arg not in ("self", "cls") for argument in taken)
                if (node.end_lineno or 0) - node.lineno + 1 > MOST_OF_A_FUNCTION or many > MOST_PARAMETERS:
                    long.add(f"{path.relative_to(SOURCE).as_posix()} {node.name}")
    assert not long, long


def test_every_module_says_what_it_is() -> None:
    for path in FILES:
        assert ast.get_docstring(parsed(path)), path.relative_to(ROOT)


def test_games_do_not_know_each_other() -> None:
    for package in PACKAGES.values():
        for path in (SOURCE / "games" / package).glob("*.py"):
            text = path.read_text(encoding="utf-8")
            for other in set(PACKAGES.values()) - {package}:
                assert f"import {other}" not in text
                assert f".{other}" not in text


LISTS = {"src/twistosaur/games/__init__.py", "web/src/boards/index.ts"}
"""Where a game is registered."""
PAGES = {".py", ".ftl", ".ts", ".svelte", ".css", ".json", ".html"}


def test_a_game_is_named_in_its_own_folders_only() -> None:
    """And in the two lists. Tests and pages about the code may name it, and what is generated does."""
    for path in (*SOURCE.rglob("*"), *(ROOT / "web" / "src").rglob("*")):
        name = path.relative_to(ROOT).as_posix()
        if path.suffix not in PAGES or name in LISTS or ".test." in name or GENERATED in path.parents:
            continue
        if SOURCE / "web_dist" in path.parents:
            continue
        folders = {part.partition(".")[0] for part in path.relative_to(ROOT).parts}
        text = path.read_text(encoding="utf-8")
        for game, package in PACKAGES.items():
            if not folders & {game, package}:
                words = re.compile(re.sub("[-_]", "[-_ ]?", game), re.IGNORECASE)
                assert not words.search(text), f"{name} names {game}"


def test_rules_live_where_the_compile_cache_looks() -> None:
    for path in SOURCE.rglob("*.py"):
        if path not in source_files():
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


def test_no_test_file_is_imported() -> None:
    """What several of them need is a module of its own, with a name that says what it is."""
    helpers = 0
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.ImportFrom) and (node.level or (node.module or "").startswith("tests")):
                named = [*(node.module or "").split("."), *(alias.name for alias in node.names)]
                whole = [part for part in named if part.startswith("test_") or part == "conftest"]
                assert not whole, f"{path.relative_to(ROOT)} imports {whole[0]}"
                helpers += 1
        if not path.name.startswith("test_") and path.name != "__init__.py":
            assert ast.get_docstring(parsed(path)), path.relative_to(ROOT)
    assert helpers > 50
