"""A learning curve as a picture, and a command that explains itself without PyTorch."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from train import plot
from train.__main__ import main


def test_a_curve_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = []
    for k in range(5):
        point = {"minutes": 0.5 * k, "decisions": 1_000_000 * k, "against_greedy": {"share": 0.2 * k}}
        if k % 2 == 0:
            point["against_random"] = {"share": 0.19 * k}
        lines.append(json.dumps(point))
    curve, target = tmp_path / "curve.jsonl", tmp_path / "curve.svg"
    curve.write_text("\n".join(lines))
    monkeypatch.setattr("sys.argv", ["plot", str(target), str(curve), "--title", "Wins & losses"])
    plot.main()
    drawn = ElementTree.fromstring(target.read_text())
    words = [each.text for each in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert "Wins & losses" in words
    assert {"greedy 80%", "random 76%"} <= set(words)
    assert "minutes; 4 million decisions in all" in words
    assert len(list(drawn.iter("{http://www.w3.org/2000/svg}polyline"))) == 2
    ends = [float(each.attrib["y"]) for each in drawn.iter() if (each.text or "").endswith(("80%", "76%"))]
    assert abs(ends[0] - ends[1]) >= 13  # neither hides the other


def test_the_command_knows_its_games(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["chess", "--out", "x"])
    assert "draftosaurus" in capsys.readouterr().err
    with pytest.raises(SystemExit) as stopped:
        main(["--help"])
    assert stopped.value.code == 0
    assert "--minutes" in capsys.readouterr().out
