"""Every example in examples/ runs and does what it says. The remote bot is tried in tests/bots/test_remote.py."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import twistosaur
from tests.server.process import ServerProcess
from tests.support import ROOT
from twistosaur.engine import FairChance

EXAMPLES = sorted(path.name for path in (ROOT / "examples").glob("*.py"))


def run(name: str, *words: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "examples" / name), *words]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=240, check=False)


def output(name: str, *words: str, cwd: Path) -> str:
    done = run(name, *words, cwd=cwd)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_are_short_and_shown_on_the_site(name: str) -> None:
    text = (ROOT / "examples" / name).read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 60
    assert f"../examples/{name}" in (ROOT / "docs" / "examples.md").read_text(encoding="utf-8")


def test_play_a_game(tmp_path: Path) -> None:
    told = output("play_a_game.py", cwd=tmp_path)
    assert told == output("play_a_game.py", cwd=tmp_path), "a seed deals the same game"
    assert {int(place) for place in re.findall(r"place (\d),", told)} >= {1}
    assert told.count(" points: ") == 3


def test_many_games(tmp_path: Path) -> None:
    told = output("many_games.py", "2000", cwd=tmp_path)
    assert told.count("2,000 games") == 2
    for wins in re.findall(r"wins by seat: (.*)  \(", told):
        assert sum(float(share.rstrip("%")) for share in wins.split()) == pytest.approx(100, abs=0.3)


def record() -> dict[str, Any]:
    game = twistosaur.new("draftosaurus", seats=2, seed=FairChance(bytes(32), (bytes(16), None)))
    while not game.over:
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    return game.record()


def test_fair_play(tmp_path: Path) -> None:
    assert re.search(r"^fair: \d+ draws and 72 moves", output("fair_play.py", cwd=tmp_path), re.MULTILINE)
    kept = record()
    (tmp_path / "game.json").write_text(json.dumps(kept), encoding="utf-8")
    assert "dearest: seat" in output("fair_play.py", "game.json", cwd=tmp_path)
    kept["chance"]["contributions"][0] = "ff" * 16  # other dice than those that were played with
    (tmp_path / "game.json").write_text(json.dumps(kept), encoding="utf-8")
    assert run("fair_play.py", "game.json", cwd=tmp_path).returncode != 0


def test_remote_player(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as house:
        told = output("remote_player.py", house.url, cwd=tmp_path)
    assert f"watch it: {house.url}/t/" in told
    assert re.search(r"seat 0: \d+ points, place \d of 3", told)
