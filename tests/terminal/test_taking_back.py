"""Taking one's last turn back in the terminal, as at a table."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

import twistosaur
from twistosaur.locales import LANGUAGES, texts
from twistosaur.terminal.play import Quit, Sitting


def first_move(game: twistosaur.Game, seat: int) -> str:
    return game.legal(seat)[0]


class Typing(Sitting):
    """A sitting whose people type what is given, and then leave; it keeps the moves that stood at each question."""

    def __init__(self, people: int, answers: list[str], language: str = "en") -> None:
        game = twistosaur.new("twisty", seats=2, seed=5)
        self.page = io.StringIO()
        names = ["Ada", "Bo"]
        console = Console(file=self.page, width=100)
        super().__init__(game, range(people), texts(language), first_move, console, names)
        self.answers: Iterator[str] = iter(answers)
        self.stood: list[list[str]] = []

    def ask(self, text: str) -> str:
        self.stood.append([move for _, move in self.game.moves])
        try:
            return next(self.answers)
        except StopIteration:
            raise Quit from None

    def play_all(self) -> str:
        with pytest.raises(Quit):
            self.run()
        return self.page.getvalue()


def test_a_turn_goes_back_with_the_bots_replies() -> None:
    sitting = Typing(1, ["1", "1", "u", "2"])
    shown = sitting.play_all()
    corner, first, moved, again, other = sitting.stood
    assert corner == []
    assert len(moved) > len(first)
    assert again == first
    assert other[: len(first)] == first
    assert other != moved
    assert "You take the last turn back." in shown
    assert twistosaur.replay(sitting.game.record()).moves == sitting.game.moves


def test_a_starting_corner_stays() -> None:
    sitting = Typing(1, ["1", "u"])
    shown = sitting.play_all()
    assert "u = take the last turn back" not in shown
    assert sitting.stood[-1] == sitting.stood[-2], "it is no move, and nothing has happened"


def test_two_people_take_nothing_back() -> None:
    assert "u = take" not in Typing(2, ["", "1", "", "1", "", "1", "", "1"]).play_all()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_offered_in_every_language(language: str) -> None:
    assert texts(language)("table-key-undo") in Typing(1, ["1", "1"], language).play_all()
