"""The picture of Draftosaurus: where the game stands and what is known, within the width, in every language."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import twistosaur
from twistosaur.locales import LANGUAGES, texts
from twistosaur.terminal import screen
from twistosaur.testing import random_game

pytestmark = pytest.mark.plain

TABLE = screen("draftosaurus")
NAMES = ["Ada", "Bo", "Cy", "Di", "Eli"]


def picture(game: twistosaur.Game, width: int, language: str, seat: int | None = 0) -> str:
    out = io.StringIO()
    Console(file=out, width=width).print(TABLE.draw(game.view(seat), NAMES[: game.seats], texts(language)))
    return out.getvalue()


def at(seats: int, options: dict[str, Any], **wanted: Any) -> twistosaur.Game:
    """The first moment of a game of which all this is true."""
    for game, _ in random_game("draftosaurus", seats, options, 4):
        view = game.view(None)
        if all(view[name] == value for name, value in wanted.items()):
            return game
    raise AssertionError(f"never {wanted}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 100])
def test_the_table_fits(width: int, language: str) -> None:
    for n, (game, _) in enumerate(random_game("draftosaurus", 5, {"board": "summer-winter"}, 3)):
        if n % 30 == 0 or game.over:
            for seat in (None, 0):
                lines = picture(game, width, language, seat).splitlines()
                assert max(len(line.rstrip()) for line in lines) <= width


@pytest.mark.parametrize(
    ("language", "where", "way"),
    [
        ("en", "Round 1 of 2, turn 3 of 6", "Bowls go to the left: yours → Bo"),
        ("pl", "Runda 1 z 2, tura 3 z 6", "Miseczki idą w lewo: twoja → Bo"),
        ("fr", "Manche 1 sur 2, tour 3 sur 6", "Les bols passent à gauche\u00a0: le tien → Bo"),
    ],
)
def test_round_turn_and_the_way_of_the_bowls_are_told(language: str, where: str, way: str) -> None:
    text = picture(at(4, {}, turn=3, phase="pick"), 100, language)
    assert where in text
    assert way in text


def test_two_players_have_four_rounds_of_three_turns() -> None:
    game = at(2, {}, round=2, turn=3, phase="pick")
    text = picture(game, 100, "en")
    assert "Round 2 of 4, turn 3 of 3" in text
    assert "After this turn everyone draws a new bowl" in text
    assert "draws a new bowl" not in picture(at(2, {}, round=4, turn=3, phase="pick"), 100, "en")


@pytest.mark.parametrize(
    ("language", "too"), [("en", "everyone obeys the die"), ("pl", "kostka obowiązuje"), ("fr", "obéit au dé")]
)
def test_with_five_the_roller_obeys_on_turn_6(language: str, too: str) -> None:
    """DS-11: and not where the table plays without that variant."""
    assert too in picture(at(5, {}, turn=6, phase="pick"), 100, language)
    assert too not in picture(at(5, {}, turn=5, phase="pick"), 100, language)
    assert too not in picture(at(5, {"five_player_die": False}, turn=6, phase="pick"), 100, language)


def test_the_die_is_told_as_it_concerns_this_seat() -> None:
    game = at(3, {"first": 1}, turn=1, phase="pick", die="forest", roller=1)
    assert "You: a pen in the forest, or the river" in picture(game, 100, "en", 0)
    assert "You rolled: any pen is fine for you" in picture(game, 100, "en", 1)
    assert "You" not in picture(game, 100, "en", None)


def test_what_all_have_seen_of_the_bag_is_counted() -> None:
    game = at(2, {}, round=2, turn=1, phase="pick")
    view, text = game.view(None), picture(game, 100, "en", None)
    assert f"{view['bag_size']} dinosaurs in the bag" in text
    assert sum(view["seen"].values()) == 2 * 3 * 2, "three turns: a dinosaur placed and one discarded by each"
    for letter, seen in zip("TDRSGP", view["seen"].values(), strict=True):
        assert f"{letter} {seen}/8" in text
