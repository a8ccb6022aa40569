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
from twistosaur.terminal.play import named

TABLE = screen("twisty")
NAMES = ["Ada", "Bo", "Cy", "Di"]


def picture(g: twistosaur.Game, width: int, language: str, seat: int | None = 0) -> str:
    out = io.StringIO()
    Console(file=out, width=width).print(TABLE.draw(g.view(seat), NAMES[: g.seats], texts(language)))
    return out.getvalue()


def played(moves: int) -> twistosaur.Game:
    rng = random.Random(moves)
    g = twistosaur.new("twisty", seats=4, seed=moves)
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


def test_what_is_secured_is_counted() -> None:
    g = game(["a1", "g7"], held=[3, 0], secured=[["red", "orange"], []])
    text = picture(g, 120, "en")
    assert "# 2 of 3 safe" in text
    assert text.count(" safe") == 1, "nothing is said of a player who holds nothing"


def test_the_limit_is_told_when_it_comes_near() -> None:
    early, late = game(["a1", "g7"], turns=100), game(["a1", "g7"], turns=399, turn=1)
    assert "left" not in picture(early, 100, "en")
    assert "Turn 200  ·  Last turn  ·  ■ Bo" in picture(late, 100, "en")


@pytest.mark.parametrize(("language", "corner"), [("en", "corner"), ("pl", "róg"), ("fr", "coin")])
def test_the_prompt_fits_what_is_placed(language: str, corner: str) -> None:
    say = texts(language)
    start = played(0)
    assert corner in TABLE.prompt(start.view(0), say)
    assert say("twisty-table-no-row") in picture(start, 120, language)
    asked = set()
    for option in ("anywhere", "corner"):
        g = game(["a1", "c2"], held=[0, 1], robbed_pawn=option)
        assert TABLE.prompt(g.view(0), say) == say("twisty-phase-move")
        assert say(f"twisty-table-robbed-{option}") in picture(g, 100, language)
        g.play(0, "move c2")
        asked.add(TABLE.prompt(g.view(1), say))
    assert asked == {say("twisty-placing-anywhere"), say("twisty-placing-corner")}


def test_a_cell_alone_names_the_move() -> None:
    g = game(["a1", "c2"], held=[0, 1])
    g.play(0, "move c2")
    assert named(g.legal(1), "e5") == "corner e5"
    assert named(g.legal(1), "corner e5") == "corner e5"
    assert named(g.legal(1), "c2") is None
    assert named(["place king trex", "place river trex"], "trex") is None


def test_a_move_says_what_lies_there() -> None:
    g = game(["a1", "e3"], {"c2": "jump", "b3": "red"}, held=[0, 1])
    say, position = texts("en"), g.position()
    assert TABLE.describe(position, 0, "move c2", say) == "L move to c2 (L again)"
    assert TABLE.describe(position, 0, "move b3", say) == "L move to b3 (red ✓)"
    g.play(0, "move c2")
    position = g.position()
    assert TABLE.describe(position, 0, "step e3", say) == "Go on to e3 (■)"
    assert TABLE.describe(position, 0, "step d4", say) == "Go on to d4 (centre)"
