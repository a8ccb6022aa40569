"""Reasons and characters, in every language."""

from __future__ import annotations

import re

import pytest

from twistosaur.bots import LEVELS
from twistosaur.bots.base import Opinion
from twistosaur.bots.heuristics import MODULES
from twistosaur.bots.levels import thinker
from twistosaur.bots.reasons import Reason, explain, reason
from twistosaur.games import PACKAGES, load
from twistosaur.locales import LANGUAGES, texts
from twistosaur.testing import random_game

GAMES = [game for game in PACKAGES if game in MODULES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_characters(language: str) -> None:
    say = texts(language)
    names = [say(f"bot-{level}", "name") for level in LEVELS]
    assert len(set(names)) == len(LEVELS)
    for level in LEVELS:
        assert say(f"bot-{level}")
        assert say(f"bot-{level}", "line").endswith(".")


@pytest.mark.parametrize("game", GAMES)
def test_any_decision_has_a_reason(game: str) -> None:
    rules = load(game)
    bots = [thinker("greedy", rules), thinker("search:40", rules)]
    said = set()
    for number, (table, seat) in enumerate(random_game(game, 3, {}, 6)):
        if seat < 0 or number % 5 or number > 200:
            continue
        hidden = table.hidden(seat)
        for bot in bots:
            action, why = explain(bot, hidden, seat, number)
            assert rules.move_text(rules.read(hidden), seat, action) in table.legal(seat)
            for language in LANGUAGES:
                sentence = why.say(rules, hidden, seat, texts(language))
                assert sentence.endswith("."), sentence
                assert not re.search(r"[{}$]|bot-|None", sentence), sentence
            said.add(why.message)
    assert len(said) >= 2


@pytest.mark.parametrize(
    ("language", "count", "words"),
    [
        ("en", 1, "1 point more"),
        ("en", 3, "3 points more"),
        ("pl", 1, "1 punkt więcej"),
        ("pl", 2, "2 punkty więcej"),
        ("pl", 5, "5 punktów więcej"),
        ("pl", 12, "12 punktów więcej"),
        ("pl", 22, "22 punkty więcej"),
        ("fr", 1, "1 point de plus"),
        ("fr", 4, "4 points de plus"),
    ],
)
def test_plurals(language: str, count: int, words: str) -> None:
    for message in ("bot-reason-points", "bot-reason-gain"):
        assert words in texts(language)(message, choice="A", other="B", count=count)


def test_what_is_said() -> None:
    def seen(action: int, worth: float, points: float, visits: int = 50) -> Opinion:
        return Opinion(action, visits, worth, points)

    assert reason([seen(3, 0.5, 1)], 3, at_once=True) == Reason("bot-reason-only", 3, None, 0)
    assert reason([seen(1, 7, 7), seen(2, 2, 2)], 1, at_once=True) == Reason("bot-reason-gain", 1, 2, 5)
    assert reason([seen(1, 0.6, 40), seen(2, 0.5, 37.6)], 1, at_once=False) == Reason("bot-reason-points", 1, 2, 2)
    assert reason([seen(1, 0.6, 40), seen(2, 0.5, 40)], 1, at_once=False) == Reason("bot-reason-chance", 1, 2, 10)
    assert reason([seen(1, 0.6, 40), seen(2, 0.6, 40)], 1, at_once=False) == Reason("bot-reason-even", 1, 2, 0)
