"""What happened, in whole sentences: every move and fact of random games, in every language, to you and to others."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from tests.support import each_game
from twistosaur.games import load
from twistosaur.locales import LANGUAGES, texts
from twistosaur.terminal import screen
from twistosaur.terminal.play import winners
from twistosaur.terminal.sentences import Audience
from twistosaur.testing import random_game

NAMES = ["Ada", "Bruno", "Cleo", "Dora"]
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "draftosaurus": [{}, {"board": "winter"}],
    "dino-twist": [{}, {"events": {"newborns": 6, "help": 6, "meteorite jungle cliff": 2}}],
    "twisty": [{}, {"corners": "chosen", "robbed_pawn": "anywhere", "turn_limit": 40}],
}
YOU = {
    "en": re.compile(r"^You\b"),
    "fr": re.compile(r"^(Tu|Ton|Ta|Tes)\b|^On te\b"),
    # Polish needs no pronoun: the verb says it.
    "pl": re.compile(r"^(Nie )?\w+(sz|ż|dź)\b|^(Twój|Twoja|Twoje)\b|^Nie ma cię\b"),
}
LEFT_OVER = re.compile(r"[{}?→]|\$|undefined|None|  | [.,]")


def happenings(game: str) -> Iterator[tuple[dict[str, Any], list[tuple[int, str]], list[Any]]]:
    """Of random games: the table before each step, its moves as everybody reads them, and what it did."""
    for seed in range(3):
        for options in OPTIONS.get(game, [{}]):
            seats = (2, 3, 4)[seed]
            seen, told = None, 0
            before: dict[str, Any] = {}
            for now, _ in random_game(game, seats, options, seed):
                fresh, common = now.moves[told:], now.common()
                told += len(fresh)
                facts = load(game).facts(seen, common)
                yield before, [(seat, load(game).public_move(move)) for seat, move in fresh], facts
                seen = common
                if not any(choice is not None for choice in now.position().get("chosen") or [None]):
                    before = now.position()


def sentences(game: str, language: str) -> dict[str, list[tuple[int | None, int | None, str]]]:
    """Every kind of move and fact, with some sentences about it: whom it is about, who reads it, the text."""
    drawn, say = screen(game), texts(language)
    out: dict[str, list[tuple[int | None, int | None, str]]] = defaultdict(list)
    for before, moves, facts in happenings(game):
        for own in (None, 0, 1):
            to = Audience(NAMES, own)
            for seat, move in moves:
                if len(lines := out[f"did-{move.split()[0]}"]) < 200:
                    lines.append((seat, own, drawn.did(before, seat, move, say, to)))
            for fact in facts:
                if len(lines := out[f"fact-{fact['kind']}"]) < 200:
                    lines.append((fact.get("seat"), own, drawn.fact(dict(fact), say, to)))
    return out


@pytest.mark.plain
@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_is_a_whole_sentence(game: str, language: str) -> None:
    told = sentences(game, language)
    assert len(told) > 4
    for kind, lines in told.items():
        for seat, own, text in lines:
            assert not LEFT_OVER.search(text), (kind, text)
            assert text.endswith((".", "!")), (kind, text)
            if seat is None:
                continue
            if seat == own:
                assert YOU[language].search(text), (kind, text)
                assert NAMES[seat] not in text, (kind, text)
            else:
                assert text.startswith(f"{NAMES[seat]} "), (kind, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_done_in_secret_is_told_without_the_cards(language: str) -> None:
    drawn, say = screen("dino-twist"), texts(language)
    for move, count in (("bury ?", 1), ("bury ? ?", 2)):
        text = drawn.did({}, 1, move, say, Audience(NAMES, 0))
        assert text.startswith("Bruno ")
        assert "?" not in text
        assert str(count) in text or count == 1


def test_lists_end_with_and() -> None:
    assert [texts(language).listed(["a", "b", "c"]) for language in LANGUAGES] == [
        "a, b and c",
        "a, b i c",
        "a, b et c",
    ]
    assert texts("en").listed(["a"]) == "a"


@pytest.mark.parametrize(("language", "you"), [("en", "You win"), ("pl", "Wygrywasz"), ("fr", "Tu gagnes")])
def test_the_end_speaks_to_whoever_won(language: str, you: str) -> None:
    say = texts(language)
    *_, (game, _) = random_game("draftosaurus", 2, {}, 3)
    first = game.ranks.index(1)
    assert winners(game, Audience(NAMES, first), say).startswith(you)
    assert NAMES[first] in winners(game, Audience(NAMES, 1 - first), say)


def test_of_several_winners_the_reader_comes_last() -> None:
    class Level(NamedTuple):
        seats: int = 3
        ranks: tuple[int, ...] = (1, 1, 3)
        scores: tuple[int, ...] = (9, 9, 4)

    told = winners(Level(), Audience(NAMES, 0), texts("en"))  # type: ignore[arg-type] # all that is asked of a game
    assert told == "Bruno and you share the win with 9 points!"
