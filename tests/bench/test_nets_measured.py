"""The measures of the learned bots: whole before any is run, kept, gone on with, and begun anew with a new net."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from bench import nets
from twistosaur.games import load


@pytest.mark.parametrize("measure", nets.MEASURES, ids=lambda one: one.name)
def test_every_measure_can_be_played(measure: nets.Measure) -> None:
    rules = load(measure.game)
    assert rules.options(measure.seats, measure.options)
    assert measure.match.even == pytest.approx(1 / measure.seats)
    assert len(measure.match.tables) == measure.seats, "every seat in turn"


def test_names_are_of_one_measure_each() -> None:
    names = [one.name for one in nets.MEASURES]
    assert len(set(names)) == len(names)


def without_times(path: Path) -> list[str]:
    """The rows of a table but for their last column."""
    return [line.rsplit("|", 2)[0] for line in path.read_text().splitlines()]


def test_a_run_goes_on_and_a_new_net_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    measure = nets.Measure("Here, 2", "draftosaurus", "greedy", "random", 2, 3, "-")
    monkeypatch.setattr(nets, "MEASURES", (measure,))
    monkeypatch.setattr(nets, "FOLDER", tmp_path)
    given = argparse.Namespace(out=tmp_path, only=None, minutes=1.0, workers=1, every=30)
    with pytest.raises(SystemExit, match="no net of its game"):
        nets.run(given)
    (tmp_path / "draftosaurus.npz").write_bytes(b"one")
    nets.run(given)
    first = without_times(tmp_path / "nets.md")
    assert any(line.startswith("| Here, 2 | greedy | 1 x random | 3 of 3 |") for line in first)
    nets.run(argparse.Namespace(**{**vars(given), "minutes": 0.0}))
    assert without_times(tmp_path / "nets.md") == first, "nothing is played again"
    (tmp_path / "draftosaurus.npz").write_bytes(b"another")
    nets.run(argparse.Namespace(**{**vars(given), "minutes": 0.0}))
    assert json.loads((tmp_path / "nets.json").read_text())[measure.name]["deals"] == 0
