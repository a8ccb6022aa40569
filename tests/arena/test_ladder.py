"""The measuring of the ladder (bench/ladder.py): its games on disk, and its tables in a page."""

from __future__ import annotations

import importlib.util
import sys
from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.arena.hands import Remembering
from tests.bots.small_nets import offering_master, packaged_with
from tests.support import ROOT
from twistosaur.arena import Match, Running, play_out
from twistosaur.games import load


@pytest.fixture(scope="module")
def ladder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ladder", ROOT / "bench" / "ladder.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["ladder"] = module
    spec.loader.exec_module(module)
    return module


def planned(ladder: ModuleType, step: str | None = None) -> list[Any]:
    found: list[Any] = ladder.plan(
        Namespace(only="ladder", seed=1, deals=10, alpha=0.05, least=2, step=step, cell=None)
    )
    return found


def test_every_step_in_every_cell(ladder: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packaged_with(monkeypatch, tmp_path)
    steps = planned(ladder)
    assert len(steps) == 4 * len(ladder.CELLS)
    for step in steps:
        Running(step.match)
    weakest = {("draftosaurus", 2), ("draftosaurus", 5), ("dino-twist", 2), ("dino-twist", 6), ("twisty", 2)}
    assert weakest <= {(step.match.game, step.match.size) for step in steps}
    assert any(step.match.options.get("board") == "winter" for step in steps)
    assert any("lil-rex" in step.match.options.get("kinds", ()) for step in steps)


def test_a_sixth_level_is_measured_where_it_is_offered_or_asked_for(
    ladder: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offering_master(monkeypatch, tmp_path, load("twisty"))
    cells = [cell.name for cell in ladder.CELLS if cell.game == "twisty"]
    assert [step.cell for step in planned(ladder) if step.above == "master"] == cells
    assert len(planned(ladder)) == 4 * len(ladder.CELLS) + len(cells)
    assert [step.cell for step in planned(ladder, "master v expert")] == [cell.name for cell in ladder.CELLS]


def test_games_on_disk_are_gone_on_with_also_after_a_cut(ladder: ModuleType, tmp_path: Path) -> None:
    match = Match("draftosaurus", ("easy", "random"), 5, 1)
    step = ladder.Step("a cell", "easy", "random", match, None)
    path = tmp_path / "games.jsonl.gz"

    def played(cut: int = 0) -> tuple[object, int]:
        if cut:
            path.write_bytes(path.read_bytes()[:-cut])
        lines = ladder.Lines(path)
        one = Running(match, keeper=lines.keeper(step))
        left = one.left
        play_out([one], Remembering({}))
        lines.close()
        return replace(one.result(0, 0), milliseconds={}), left

    first, left = played()
    assert left == 10
    assert played() == (first, 0)
    again, left = played(cut=60)
    assert again == first
    assert 0 < left <= 10
    assert played() == (first, 0)


def test_two_runs_do_not_write_to_one_file(ladder: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl.gz"
    first = ladder.Lines(path)
    first.file.write('{"match": "one"}\n')
    with pytest.raises(SystemExit, match="another run is writing to"):
        ladder.Lines(path)
    first.close()
    second = ladder.Lines(path)
    assert list(second.read) == ["one"]
    second.close()


def test_tables_go_between_their_marks(ladder: ModuleType, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- ladder -->\nold\n<!-- end of ladder -->\nafter\n", encoding="utf-8")
    (tmp_path / "ladder.md").write_text("| new |\n", encoding="utf-8")
    for _ in range(2):
        ladder.to_docs(tmp_path, page)
        wanted = "before\n<!-- ladder -->\n\n| new |\n\n<!-- end of ladder -->\nafter\n"
        assert page.read_text(encoding="utf-8") == wanted
    (tmp_path / "twisty.md").write_text("| more |\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="has no place for twisty"):
        ladder.to_docs(tmp_path, page)
    text = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    for name in ("ladder", "twisty"):
        assert f"<!-- {name} -->" in text
        assert f"<!-- end of {name} -->" in text
