"""The studies in their shortest form, and the pages that programs write into."""

from __future__ import annotations

import importlib
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.support import ROOT
from twistosaur.kernel import PLAIN

BENCH = ROOT / "bench"
NAMES = ("pens", "seats", "events", "tables", "ismcts")


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCH))
    return importlib.import_module


@pytest.mark.skipif(PLAIN, reason="whole games by the dozen are for compiled rules")
@pytest.mark.parametrize("study", NAMES)
def test_every_study_runs_and_is_written_down(
    module: Any, study: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin, end = module("page").markers(f"bench/studies.py {study}")
    (tmp_path / "studies.md").write_text(f"before\n{begin}\nold\n{end}\nafter\n")
    monkeypatch.setattr(sys, "argv", ["studies.py", study, "--smoke", "--write", str(tmp_path)])
    module("studies").main()
    text = (tmp_path / "studies.md").read_text()
    pictures = re.findall(r"\]\((studies/.+?\.svg)\)", text)
    assert pictures
    assert "old" not in text
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")
    for picture in pictures:
        assert (tmp_path / picture).read_text().startswith("<svg")
    found = json.loads((tmp_path / "studies" / f"{study}.json").read_text())
    assert all(low <= value <= high for one in found for _, value, low, high in one["bars"])


def test_no_study_is_left_out(module: Any) -> None:
    assert set(NAMES) == set(module("studies").STUDIES)


def test_the_committed_pictures_show_the_committed_figures(module: Any) -> None:
    bars = module("bars")
    page = (ROOT / "docs" / "studies.md").read_text()
    shown = set(re.findall(r"\]\(studies/(.+?)\.svg\)", page))
    folder = ROOT / "docs" / "studies"
    kept = [one for file in sorted(folder.glob("*.json")) for one in json.loads(file.read_text())]
    assert {one["name"] for one in kept} == shown == {file.stem for file in folder.glob("*.svg")}
    for one in kept:
        drawn = bars.picture(one["title"], [bars.Bar(*bar) for bar in one["bars"]], one["unit"], one["even"])
        assert drawn == (folder / f"{one['name']}.svg").read_text()


def test_a_page_without_markers_is_refused(module: Any) -> None:
    with pytest.raises(SystemExit, match="the page has no"):
        module("page").written("nothing here", "bench/x.py", "block")


@pytest.mark.parametrize(
    ("page", "program"),
    [
        *(("benchmarks", f"bench/{name}.py") for name in ("rules", "batch", "beside", "gpu")),
        *(("studies", f"bench/studies.py {name}") for name in NAMES),
    ],
)
def test_pages_hold_what_was_measured(module: Any, page: str, program: str) -> None:
    begin, end = module("page").markers(program)
    between = (ROOT / "docs" / f"{page}.md").read_text().partition(begin)[2].partition(end)[0]
    assert "`" in between, "the command that made it"
    assert len(between) > 80
