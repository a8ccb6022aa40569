"""The report of an analysis: what is put into its page, and that nothing in it can break the page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import twistosaur
from tests.support import each_game
from twistosaur.analysis import report
from twistosaur.analysis.result import Analysis
from twistosaur.locales import LANGUAGES

pytestmark = pytest.mark.plain

HOSTILE = ["</script><script>alert(1)</script>", "<!--", "\u2028 & \u2029", '"\\']
PAGE = '<html><script id="data" type="application/json">/*data*/</script><script>run()</script></html>'


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pages as the browser app's build makes them, but without their code."""
    folder = tmp_path / "pages"
    folder.mkdir()
    for game in twistosaur.GAMES:
        (folder / f"{game}.html").write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(report, "PAGES", folder)
    return folder


def played(game: str, seats: int, decisions: int = 12) -> twistosaur.Game:
    """A game in which everybody makes the last of their moves, for a while."""
    table = twistosaur.new(game, seats=seats, seed=7)
    while table.move_count < decisions:
        for seat in table.acting:
            if seat in table.acting:
                table.play(seat, table.legal(seat)[-1])
    return table


def analysis_of(table: twistosaur.Game, *, hindsight: bool = False) -> Analysis:
    """Its decisions with nothing found out about them yet, as a job that has just begun tells it."""
    record = table.record()
    decisions: list[dict[str, Any]] = []
    for moves, game in enumerate(twistosaur.engine.positions(record)):
        if game.move_count == moves:
            for seat in game.acting[: len(record["moves"]) - moves]:
                index = moves + len([one for one in decisions if one["moves"] == moves])
                unknown = dict.fromkeys(("best", "loss", "low", "high", "label")) | {"disputed": False}
                move = record["moves"][index][1]
                decisions.append(
                    dict(index=index, moves=moves, seat=seat, move=move, forced=False, options=[], **unknown)
                )
    facts = {"game": table.game, "rules": record["rules"], "seats": table.seats, "options": record["options"]}
    state = {"policy": "informed", "hindsight": hindsight, "key": "18446744073709551615", "budget": {}, "playouts": 0}
    empty: dict[str, Any] = {name: [] for name in ("curve", "parts", "draws", "players", "moments")}
    result: dict[str, Any] = {"scores": [], "ranks": [], "shares": []}
    done = {"seconds": 0.0, "complete": False, "settled": False, "result": result, "decisions": decisions}
    return Analysis.from_data({"version": 1, **facts, **state, **empty, **done})


def data_in(page: str) -> Any:
    found = re.search(r'<script id="data" type="application/json">(.*?)</script>', page, re.DOTALL)
    assert found
    return json.loads(found[1])


@each_game
def test_it_holds_what_the_player_of_each_decision_saw(pages: Path, tmp_path: Path, game: str) -> None:
    table = played(game, 3)
    analysis = analysis_of(table)
    file = tmp_path / "report.html"
    report.write(analysis, table.record(), file, "pl", ["Ada", "Ben", "Cleo"])
    data = data_in(file.read_text(encoding="utf-8"))
    assert (data["language"], data["names"]) == ("pl", ["Ada", "Ben", "Cleo"])
    assert data["analysis"] == json.loads(json.dumps(analysis.data()))
    view: dict[str, Any] = {}
    tables = {moves: game.copy() for moves, game in enumerate(twistosaur.engine.positions(table.record()))}
    for decision, changed in zip(analysis.decisions, data["views"], strict=True):
        view |= changed
        assert view == json.loads(json.dumps(tables[decision.moves].view(decision.seat)))


@each_game
def test_with_hindsight_nothing_is_hidden(pages: Path, game: str) -> None:
    table = played(game, 3)
    views = report.views_of(analysis_of(table, hindsight=True), table.record())
    for view in views:
        for name in ("bowls", "hands"):
            assert None not in view.get(name, [])


def test_nothing_in_it_ends_the_script(pages: Path) -> None:
    table = played("twisty", 4)
    text = report.page(analysis_of(table), table, "en", HOSTILE)
    assert text.count("<script") == text.count("</script>") == 2
    assert "<!--" not in text
    assert "\u2028" not in text
    assert "\u2029" not in text
    assert data_in(text)["names"] == HOSTILE


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_the_words_and_not_the_rules(game: str, language: str) -> None:
    text = report.texts_of(game, language)
    for message in ("report-of", "table-points", "boards-empty", game, f"{game}-table-"):
        assert re.search(rf"^{message}", text, re.MULTILINE), message
    assert not re.search(r"^[A-Z]+-\d+ =|-example-|^    \.why", text, re.MULTILINE)


def test_names_that_are_not_known_are_left_to_the_reader(pages: Path) -> None:
    table = played("twisty", 2)
    assert data_in(report.page(analysis_of(table), table))["names"] == [None, None]


def test_moments_tell_of_players_by_their_names() -> None:
    names = ["Ada", "Ben", "\\1"]
    told = [
        report.with_names("Player 2 steals from Player 1: Player 3’s chance falls.", "en", names),
        report.with_names("Joueur 2 vole le cube de Joueur 1, plus vite que Joueur 2", "fr", names),
        report.with_names("Gracz 1 i Gracz 12", "pl", names),
    ]
    assert told == [
        "Ben steals from Ada: \\1’s chance falls.",
        "Ben vole le cube d’Ada, plus vite que Ben",
        "Ada i Gracz 12",
    ]


def test_what_cannot_be_written_is_told(pages: Path, tmp_path: Path) -> None:
    table = played("twisty", 2)
    analysis = analysis_of(table)
    with pytest.raises(twistosaur.TwistosaurError, match="cannot be written"):
        report.write(analysis, table.record(), tmp_path / "nowhere" / "report.html")
    with pytest.raises(twistosaur.TwistosaurError, match="no language 'de'"):
        report.page(analysis, table, "de")
    with pytest.raises(twistosaur.TwistosaurError, match="1 names for 2 seats"):
        report.page(analysis, table, "en", ["Ada"])
    shorter = played("twisty", 2, 2).record()
    with pytest.raises(twistosaur.TwistosaurError, match="not of this record"):
        report.page(analysis, shorter)


def test_without_the_build_it_says_which_command_makes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "PAGES", tmp_path / "nowhere")
    table = played("twisty", 2)
    with pytest.raises(twistosaur.TwistosaurError, match="make web"):
        report.page(analysis_of(table), table)
