"""The examples of the rules: each has a test by its name, and words for every picture in every language."""

from __future__ import annotations

import pytest

from tests.support import ROOT, each_game
from twistosaur.games import PACKAGES
from twistosaur.locales import LANGUAGES, texts
from twistosaur.testing.examples import examples


@each_game
def test_every_example_is_a_test_by_its_name(game: str) -> None:
    path = ROOT / "tests" / "games" / PACKAGES[game] / "test_printed_examples.py"
    tests = path.read_text(encoding="utf-8")
    for example in examples(game):
        name = example.name.replace("-", "_")
        assert f"def test_{name}(" in tests if example.is_printed else f"def test_our_{name}(" in tests, name


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_told_in_words(game: str, language: str) -> None:
    say = texts(language)
    for example in examples(game):
        message = f"{game}-example-{example.name}"
        assert say(message)
        count = len(example.frames)
        assert all(say(message, f"frame-{number}") for number in range(1, count + 1))
        assert not say.has(message, f"frame-{count + 1}")


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", ["aim", "players", "box", "begin", "advice", "credits"])
def test_what_the_books_tell_besides(game: str, language: str, part: str) -> None:
    say = texts(language)
    assert say(f"{game}-book-{part}")
    assert say(f"{game}-book-{part}", "title")


@each_game
def test_examples_stand_in_the_order_of_their_clauses(game: str) -> None:
    clauses = [int(example.clause.partition("-")[2]) for example in examples(game)]
    assert clauses == sorted(clauses)
