"""The picture of Twisty: everything on it, within the width, in every language."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.console import Console

import twistosaur
from tests.games.twisty.boards import COLOURS, game
from twistosaur.locales import LANGUAGES, texts
from twistosaur.terminal import screen

TABLE = screen("twisty")
NAMES = ["Ada", "Bo", "Cy", "Di"]


def picture(g: twistosaur.Game, width: int, language: str, seat: int | None = 0) -> str:
    out = io.StringIO()
    Console(file=out, width=width).print(TABLE.draw(g.view(seat), NAMES[: g.seats], texts(language)))
    return out.getvalue()


def played(moves: int) -> twistosaur.Game:
    rng = random.Random(moves)
    g = twistosaur.new("twisty", seats=4, seed=moves, corners="chosen", robbed_pawn="anywhere")
    for _ in range(moves):
        (seat,) = g.acting
        g.play(seat, rng.choice(g.legal(seat)))
    return g


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 100])
def test_the_board_fits(width: int, language: str) -> None:
    for moves in (0, 3, 50):
        lines = picture(played(moves), width, language).splitlines()
        assert max(len(line.rstrip()) for line in lines) <= width
        assert sum("┼" in line for line in lines) == 6
        assert sum(line.count("│") for line in lines) == 7 * 8, "no row of the board is broken"


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_letters_tell_colours_apart(language: str) -> None:
    say = texts(language)
    assert len({say(f"twisty-colour-{colour}")[:3] for colour in COLOURS}) == 7


def test_pawns_rows_and_marks_are_shown() -> None:
    g = game(["a1", "g7"], {"c2": "jump", "b1": "red"}, held=[2, 0], secured=[["red"], []])
    text = picture(g, 100, "en")
    assert " 1 │★     │  red │" in text
    assert "│■     │" in text
    assert "★ Ada #red  ora ›yel " in text
    assert "■ Bo  ›red " in text
    g.play(0, "move c2")
    g.play(0, "step d4")
    assert "│★  ◇  │" in picture(g, 60, "en", None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_words(language: str) -> None:
    say = texts(language)
    position: dict[str, Any] = {}
    for moves in (0, 4, 5, 60):
        g = played(moves)
        position = g.position()
        (seat,) = g.acting
        sentences = [TABLE.describe(position, seat, move, say) for move in g.legal(seat)]
        assert len(set(sentences)) == len(sentences)
    assert TABLE.describe(position, 0, "pass", say)
    assert TABLE.describe(position, 0, "stay", say)
    assert [TABLE.source(name, say) for name in ("cubes", "centre")]


def test_a_move_says_what_lies_there() -> None:
    g = game(["a1", "e3"], {"c2": "jump", "b3": "red"}, held=[0, 1])
    say, position = texts("en"), g.position()
    assert TABLE.describe(position, 0, "move c2", say) == "L move to c2 (L again)"
    assert TABLE.describe(position, 0, "move b3", say) == "L move to b3 (red ✓)"
    g.play(0, "move c2")
    position = g.position()
    assert TABLE.describe(position, 0, "step e3", say) == "Go on to e3 (■)"
    assert TABLE.describe(position, 0, "step d4", say) == "Go on to d4 (◇)"
