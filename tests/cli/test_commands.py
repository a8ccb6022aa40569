"""The commands as a person types them, with real files and real games."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import twistosaur
from tests.bots.small_nets import offering_master, packaged_with
from tests.cli.commands import Done, failed, run
from tests.support import each_game
from twistosaur.games import PACKAGES, load


def test_as_a_process(tmp_path: Path) -> None:
    """What the shell sees: JSON alone on stdout, an error as one line and exit code 2."""
    command = [sys.executable, "-m", "twistosaur"]
    done = subprocess.run(
        [*command, "score", write(tmp_path, PARKS), "--json"], capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout)["scores"] == [14, 8]
    wrong = subprocess.run([*command, "score", "nowhere.json"], capture_output=True, text=True, check=False)
    failed(Done(wrong.returncode, wrong.stdout, wrong.stderr), "nowhere.json")


@each_game
def test_simulate_json_is_json_alone(game: str) -> None:
    seats = load(game).seats[1]
    done = run("simulate", game, "--seats", str(seats), "--games", "300", "--json")
    facts = json.loads(done.stdout)
    assert facts["games"] == 300
    for name in ("decisions", "forced", "seconds", "decisions_per_s", "games_per_s"):
        assert facts[name] >= 0
    assert abs(sum(facts["win_share"]) - 1) < 1e-9
    assert abs(sum(facts["points_by_source"].values()) - facts["score"]["mean"]) < 1e-6


def test_simulate_in_words() -> None:
    done = run("simulate", "draftosaurus", "--seats", "2", "--games", "200", "--option", "board=winter", "--seed", "5")
    assert done.returncode == 0
    for word in ("200", "pyramid", "seat 1", "decisions / s"):
        assert word in done.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["simulate", "ludo", "--seats", "2"], ["no game 'ludo'"]),
        (["simulate", "draftosaurus", "--seats", "9"], ["2 to 5 seats"]),
        (["simulate", "draftosaurus", "--seats", "two"], ["seats"]),
        (["simulate", "draftosaurus", "--seats", "2", "--games", "0"], ["--games"]),
        (["simulate", "draftosaurus", "--seats", "2", "--option", "board"], ["name=value"]),
        (["simulate", "draftosaurus", "--seats", "2", "--option", "board=mars"], ["board", "summer"]),
        (["simulate", "draftosaurus", "--seats", "2", "--seed", "-1"], ["seed"]),
        (["score", "nowhere.json"], ["nowhere.json", "No such file"]),
        (["replay", "nowhere.json"], ["nowhere.json"]),
        (["fly"], ["fly"]),
        (["play", "draftosaurus", "--seats", "3", "--humans", "4"], ["--humans"]),
        (["bench", "--game", "go"], ["no game"]),
    ],
)
def test_wrong_commands(arguments: list[str], words: list[str]) -> None:
    failed(run(*arguments), *words)


def write(folder: Path, data: Any) -> str:
    path = folder / "file.json"
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return str(path)


PARKS = {
    "board": "summer",
    "parks": [
        {"sameness": ["trex", "trex"], "king": ["trex"], "river": ["diplodocus"]},
        {"trio": ["trex", "diplodocus", "trex"]},
    ],
}


def test_score_json(tmp_path: Path) -> None:
    facts = json.loads(run("score", write(tmp_path, PARKS), "--json").stdout)
    assert facts["scores"] == [14, 8]
    assert facts["ranks"] == [1, 2]
    assert facts["breakdown"][0]["king"] == 7
    assert facts["breakdown"][1] == {
        "sameness": 0, "trio": 7, "king": 0, "differences": 0, "love": 0, "solitary": 0, "river": 0, "t-rex-bonus": 1,
    }  # fmt: skip


@pytest.mark.parametrize(("lang", "words"), [("en", "wins with 14 points"), ("pl", "14 punktów"), ("fr", "14 points")])
def test_score_in_words(tmp_path: Path, lang: str, words: str) -> None:
    assert words in run("score", write(tmp_path, PARKS), "--lang", lang).stdout


def test_score_tells_why_a_tie_is_won(tmp_path: Path) -> None:
    tied = {"parks": [{"river": ["trex"]}, {"river": ["diplodocus"]}]}
    done = run("score", write(tmp_path, tied), "--lang", "en")
    assert "DS-38" in done.stdout
    assert json.loads(run("score", write(tmp_path, tied), "--json").stdout)["ranks"] == [2, 1]


def test_score_of_both_boards_with_names(tmp_path: Path) -> None:
    parks = [
        {"summer": {"king": ["trex"]}, "winter": {"river": ["diplodocus"]}},
        {"summer": {"trio": ["trex", "diplodocus", "spinosaurus"]}, "winter": {}},
    ]
    file = write(tmp_path, {"board": "summer-winter", "parks": parks, "names": ["Ada", "Ben"]})
    done = run("score", file, "--lang", "fr")
    assert "Ada gagne avec 9 points, plus que tous les autres (DS-39)." in " ".join(done.stdout.split())
    facts = json.loads(run("score", file, "--lang", "en", "--json").stdout)
    assert (facts["scores"], facts["winners"], facts["reason"], facts["clause"]) == ([9, 8], [0], "points", "DS-39")
    assert facts["sentence"].startswith("Ada wins with 9 points")


@pytest.mark.parametrize("command", ["play", "simulate", "arena"])
def test_help_lists_the_options_of_every_game(command: str) -> None:
    told = run(command, "--help").stdout
    for game in PACKAGES:
        for option in load(game).all_options:
            assert f"{option.name}=" in told
            assert load(game).clause(option.clause) in told
            for value in option.values:
                assert (value if isinstance(value, str) else json.dumps(value)) in told
    assert told.count("--option: ") == len(PACKAGES)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"parks": [{"river": ["trex"] * 13}, {}]}, ["parks[0]", "DS-5"]),
        ({"parks": [{"sameness": ["trex", "diplodocus"]}, {}]}, ["parks[0].sameness[1]", "DS-20"]),
        ({"parks": [{"pyramid": []}, {}]}, ["parks[0].pyramid", "DS-3"]),
        ({"parks": [{"king": ["dodo"]}, {}]}, ["parks[0].king[0]", "dodo"]),
        ({"parks": [{}]}, ["parks", "DS-2"]),
        ({"parks": "none"}, ["parks"]),
        ({"nothing": 1}, ["names no game"]),
        ({"game": "go", "parks": []}, ["no game"]),
        ([1, 2], ["JSON object"]),
        ('{"parks": [', ["not JSON"]),
        ("[" * 100_000, ["not JSON"]),
    ],
)
def test_wrong_score_files(tmp_path: Path, data: Any, words: list[str]) -> None:
    failed(run("score", write(tmp_path, data)), *words)


def played() -> dict[str, Any]:
    g = twistosaur.new("draftosaurus", seats=2, seed=4, board="winter")
    while not g.over:
        g.play(g.acting[0], g.legal(g.acting[0])[-1])
    return g.record()


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_replay(tmp_path: Path, lang: str) -> None:
    record = played()
    done = run("replay", write(tmp_path, record), "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert str(len(record["moves"])) in done.stdout
    facts = json.loads(run("replay", write(tmp_path, record), "--json").stdout)
    assert facts["scores"] == record["result"]["scores"]


def test_wrong_records(tmp_path: Path) -> None:
    record = played()
    failed(run("replay", write(tmp_path, json.dumps(record)[:400])), "not JSON")
    record["moves"][3][1] = "pick unicorn"
    failed(run("replay", write(tmp_path, record), "--json"), "move 4")
    failed(run("replay", write(tmp_path, [])), "record")


@each_game
@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_a_whole_game_in_the_terminal(game: str, lang: str, tmp_path: Path) -> None:
    """Always the first choice; the record that is kept replays."""
    arguments = ["play", game, "--seats", "2", "--seed", "3", "--lang", lang, "--keep", str(tmp_path)]
    done = run(*arguments, stdin="1\n" * 3000)
    assert done.returncode == 0, done.stderr
    (kept,) = tmp_path.glob("*.json")
    again = twistosaur.replay(json.loads(kept.read_text(encoding="utf-8")))
    assert again.over
    assert str(max(again.scores)) in done.stdout


def test_mistakes_at_the_table_are_explained(tmp_path: Path) -> None:
    arguments = ["play", "draftosaurus", "--seats", "3", "--bots", "novice", "--seed", "3", "--lang", "en"]
    done = run(*arguments, "--keep", str(tmp_path), stdin="99\nplace king\nhop\nr\n\nq\n")
    assert done.returncode == 0
    assert "DS-8" in done.stdout
    assert "is not one of the choices" in done.stdout
    assert "DS-39" in done.stdout
    assert "See you next time" in done.stdout


def test_a_level_that_a_game_does_not_offer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packaged_with(monkeypatch, tmp_path)
    play = ("play", "twisty", "--seats", "2", "--seed", "3", "--lang", "en")
    failed(run(*play, "--bots", "master", stdin="q\n"), "no level 'master'", "novice, easy, medium, hard, expert")
    assert "Grandma Rex" in run(*play, stdin="q\n").stdout
    assert "Echo" not in run(*play, stdin="q\n").stdout


def test_the_level_that_taught_itself_is_offered_where_it_is_stronger(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offering_master(monkeypatch, tmp_path, load("twisty"))
    play = ("play", "twisty", "--seats", "2", "--seed", "3", "--lang", "en")
    assert "Echo" in run(*play, stdin="6\nq\n").stdout
    assert run(*play, "--bots", "master", stdin="q\n").returncode == 0
    failed(run("play", "draftosaurus", "--seats", "2", "--bots", "master", stdin="q\n"), "no level 'master'")


def test_the_screen_is_handed_over_between_people() -> None:
    done = run(
        "play", "draftosaurus", "--seats", "2", "--humans", "2", "--seed", "3", "--lang", "en", stdin="\n1\n\n1\n\nq\n"
    )
    assert "Player 1, it is your turn" in done.stdout
    assert "Player 2, it is your turn" in done.stdout


def test_the_menu_asks_for_game_and_players() -> None:
    done = run("play", "--lang", "en", stdin="1\n2\nq\n")
    assert done.returncode == 0
    assert "How many players?" in done.stdout


def test_language_from_the_environment() -> None:
    assert "Do następnego razu" in run("play", "draftosaurus", "--seats", "2", stdin="q\n", LC_ALL="pl_PL.UTF-8").stdout


def test_warm_says_when_it_is_ready() -> None:
    run("warm")
    done = run("warm")
    assert done.returncode == 0
    assert "ready" in done.stderr
