"""`twistosaur analyse` as a person types it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.analysis.games import played
from tests.cli.commands import failed, run
from tests.support import each_game
from twistosaur.analysis import Analysis
from twistosaur.locales import LANGUAGES, texts

LITTLE = ("--budget", "0.001")


def kept(folder: Path, game: str) -> str:
    path = folder / "record.json"
    record = played(game, ("informed", "random"), 3, {"turn_limit": 5} if game == "twisty" else {})
    path.write_text(json.dumps(record), encoding="utf-8")
    return str(path)


@each_game
def test_json_alone_on_stdout(game: str, tmp_path: Path) -> None:
    done = run("analyse", kept(tmp_path, game), *LITTLE, "--key", "4", "--json", "--threads", "all", "--hindsight")
    assert done.stderr == ""
    analysis = Analysis.from_data(json.loads(done.stdout))
    assert (analysis.game, analysis.key, analysis.hindsight) == (game, 4, True)


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_in_words(game: str, language: str, tmp_path: Path) -> None:
    done = run("analyse", kept(tmp_path, game), *LITTLE, "--lang", language)
    assert done.returncode == 0, done.stderr
    say = texts(language)
    for message in ("analysis-decisions", "analysis-players", "analysis-accuracy", "analysis-part-own"):
        assert say(message) in done.stdout
    assert say("table-player", number=2) in done.stdout


def test_a_report_knows_the_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "pages"
    page.mkdir()
    (page / "draftosaurus.html").write_text("/*data*/", encoding="utf-8")
    monkeypatch.setattr("twistosaur.analysis.report.PAGES", page)
    path, file = kept(tmp_path, "draftosaurus"), tmp_path / "report.html"
    done = run("analyse", path, *LITTLE, "--report", str(file), "--names", "Ada,Ben", "--lang", "fr")
    assert done.returncode == 0, done.stderr
    assert str(file) in done.stdout.replace("\n", "")
    data = json.loads(file.read_text(encoding="utf-8"))
    assert (data["names"], data["language"], len(data["views"])) == (
        ["Ada", "Ben"],
        "fr",
        len(data["analysis"]["decisions"]),
    )
    failed(run("analyse", path, *LITTLE, "--report", str(file), "--names", "Ada"), "1 names for 2 seats")


def test_mistakes_are_one_sentence(tmp_path: Path) -> None:
    path = kept(tmp_path, "draftosaurus")
    failed(run("analyse", "nowhere.json"), "nowhere.json")
    failed(run("analyse", path, "--threads", "some"), "--threads")
    failed(run("analyse", path, "--threads", "0"), "threads")
    failed(run("analyse", path, "--budget", "0"), "budget")
    failed(run("analyse", "-", stdin="[]"), "record")
    half = json.loads(Path(path).read_text(encoding="utf-8"))
    half["moves"] = half["moves"][:4]
    del half["result"]
    failed(run("analyse", "-", stdin=json.dumps(half)), "not played to its end")


def test_ctrl_c_ends_it_quietly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    path = kept(tmp_path, "draftosaurus")
    monkeypatch.setattr("twistosaur.analysis.crew.Crew.run", interrupted)
    done = run("analyse", path, *LITTLE)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
