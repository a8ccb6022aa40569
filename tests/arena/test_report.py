"""The report of a match: one file that needs nothing else, with every plot, whatever the bots are called."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.arena.hands import Remembering
from twistosaur.arena import Match, Running, play_out
from twistosaur.arena.report import Report
from twistosaur.kernel import TwistosaurError

TITLES = ["Ladder", "Share of wins", "Scores", "Points by source", "Seats", "Time for a decision"]
WORDS = {"href", "src", "action", "data", "poster", "srcset", "xlink:href"}


class Page(HTMLParser):
    """What a page would load, and what it is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.loads += [value or "" for name, value in attrs if name in WORDS]
        self.ids += [value or "" for name, value in attrs if name == "id"]


def report(path: Path, match: Match, alpha: float | None = None) -> str:
    one = Running(match, alpha=alpha)
    play_out([one], Remembering({}))
    Report(path).write(one.book, one.result(1, 1))
    return path.read_text(encoding="utf-8")


MATCHES = {
    "round robin": Match("draftosaurus", ("easy", "random", "greedy"), 4, 1, round_robin=True),
    "line-up": Match("dino-twist", ("greedy", "random", "random"), 3, 1),
    "one deal": Match("twisty", ("greedy", "random"), 1, 1),
    "alike": Match("draftosaurus", ("random", "random"), 2, 1),
}


@pytest.mark.parametrize("what", MATCHES)
@pytest.mark.parametrize("alpha", [None, 0.1])
def test_a_report_has_every_plot_and_loads_nothing(tmp_path: Path, what: str, alpha: float | None) -> None:
    text = report(tmp_path / "r.html", MATCHES[what], alpha)
    page = Page(text)
    assert re.findall(r"<figcaption><h2>([^<]+)</h2>", text) == TITLES
    assert page.tags.count("svg") == len(TITLES)
    assert not [value for value in page.loads if not value.startswith("#")]
    assert not {"script", "link", "img", "iframe", "object"} & set(page.tags)
    assert "@import" not in text
    assert not re.search(r"url\((?!#)", text)
    assert len(page.ids) == len(set(page.ids))
    for wrong in ("undefined", "NaN", "Infinity", ">nan", "inf "):
        assert wrong not in text, wrong


def test_names_are_only_names(tmp_path: Path) -> None:
    program = "remote:true <script>alert(1)</script> & \"quotes\" 'and'"
    match = Match("draftosaurus", ("random", program), 1, 1)
    text = report(tmp_path / "r.html", match)
    assert "<script" not in text
    assert "&lt;script&gt;" in text


def test_before_a_deal_is_whole_it_says_so(tmp_path: Path) -> None:
    match = replace(MATCHES["line-up"], deals=5)
    one = Running(match)
    Report(tmp_path / "r.html").write(one.book, one.result(0, 1))
    assert "No deal has been played to its end yet" in (tmp_path / "r.html").read_text(encoding="utf-8")


def test_what_cannot_be_written_is_said_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in (tmp_path, tmp_path / "no" / "folder.html"):
        with pytest.raises(TwistosaurError, match="no report can be written"):
            Report(path)
    monkeypatch.setitem(sys.modules, "vl_convert", None)
    with pytest.raises(TwistosaurError, match=r"a report needs the extra 'stats'"):
        Report(tmp_path / "r.html")
