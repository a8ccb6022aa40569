"""docs/add-a-game.md is true: its game is added to a copy of the house, as the page says, and plays."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import ROOT

SOURCE, GAME, PAGE = ROOT / "src" / "twistosaur", ROOT / "examples" / "nest", ROOT / "docs" / "add-a-game.md"
LIST = "PACKAGES = {"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with the files of the game laid over it, and one line more in the list of games."""
    folder = tmp_path_factory.mktemp("house")
    without = shutil.ignore_patterns("__pycache__", "web_dist")
    shutil.copytree(SOURCE, folder / "twistosaur", ignore=without)
    shutil.copytree(GAME, folder / "twistosaur", ignore=without, dirs_exist_ok=True)
    games = folder / "twistosaur" / "games" / "__init__.py"
    text = games.read_text(encoding="utf-8")
    assert text.count(LIST) == 1
    games.write_text(text.replace(LIST, f'{LIST}"nest": "nest", '), encoding="utf-8")
    return folder


def run(house: Path, *command: str, words: str = "") -> str:
    """In plain Python: nobody waits for a compiler."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": f"{house}{os.pathsep}{ROOT}", "COLUMNS": "100"}
    done = subprocess.run(
        [sys.executable, *command], env=environment, cwd=house, input=words, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_adds_files_and_changes_none() -> None:
    new = [path.relative_to(GAME) for path in GAME.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert len(new) > 10
    assert not [path for path in new if (SOURCE / path).exists()]


def test_every_file_is_on_the_page() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for path in GAME.rglob("*.py"):
        assert f"../examples/nest/{path.relative_to(GAME)}" in text
    assert "../examples/nest/locales/en/nest.ftl" in text


def test_it_keeps_the_laws(house: Path) -> None:
    run(house, "-c", "from twistosaur.testing import check_game; check_game('nest')")


def test_it_is_simulated_and_bots_play_it(house: Path) -> None:
    assert "200 random games of 3" in run(house, "-m", "twistosaur", "simulate", "nest", "--seats=3", "--games=200")
    told = run(house, "-m", "twistosaur", "arena", "nest", "--bots=search:20,medium,random", "--deals=1", "--workers=1")
    assert "3 games" in told


def test_it_is_played_in_the_terminal_in_three_languages(house: Path) -> None:
    for language, word in (("en", "lie in the nest"), ("pl", "W gnieździe"), ("fr", "dans le nid")):
        command = ["play", "nest", "--seats=2", "--bots=easy", "--seed=3", f"--lang={language}", "--option=rounds=2"]
        assert word in run(house, "-m", "twistosaur", *command, words="1\n2\n")


def test_it_has_its_page(house: Path) -> None:
    page = run(house, "-c", "from docs.tools.games import page; print(page('nest'))")
    assert "`reach 1`, `reach 2`" in page
    assert "How many rounds are played" in page
    assert "In the nest." in page
