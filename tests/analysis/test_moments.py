"""The moments that decided a game are told in plain sentences of every language."""

from __future__ import annotations

import re

import pytest

from tests.analysis.games import played
from tests.support import each_game
from twistosaur.analysis import analyse
from twistosaur.games import PACKAGES, load
from twistosaur.locales import LANGUAGES, texts
from twistosaur.terminal import screen

FRENCH = re.compile(r"[^\u00a0][:;!?%»]|«[^\u00a0]")
"""French marks without their no-break space."""


@each_game
@pytest.mark.parametrize("seed", range(3))
def test_three_moments_at_most_are_told_in_every_language(game: str, seed: int) -> None:
    line_up = ("random", "informed", "informed", "informed")[: load(game).seats[1]]
    analysis = analyse(played(game, line_up, seed, {"turn_limit": 8} if game == "twisty" else {}), budget=0.01)
    assert len(analysis.moments) <= 3
    assert [moment.moves for moment in analysis.moments] == sorted(moment.moves for moment in analysis.moments)
    for moment in analysis.moments:
        assert set(moment.said) == set(LANGUAGES)
        for language, sentence in moment.said.items():
            assert re.fullmatch(r"[^{}\n]+\.", sentence), sentence
            assert sentence[0].isupper()
            assert "%" in sentence
            assert ".:" not in sentence
            if language == "fr":
                assert not FRENCH.search(sentence), sentence
        assert (moment.kind == "draw") == (moment.seat is None)
        assert moment.clause is None or texts("en").has(moment.clause)


@pytest.mark.parametrize("game", list(PACKAGES))
def test_every_move_has_a_clause(game: str) -> None:
    rules = load(game)
    for seed in range(4):
        line_up = ("random",) * rules.seats[0]
        for _, move in played(game, line_up, seed, {"turn_limit": 8} if game == "twisty" else {})["moves"]:
            assert 1 <= screen(game).clause(move, []) <= rules.clauses


CLAUSES = [
    ("draftosaurus", "place king", [], 22),
    ("draftosaurus", "place pyramid.top", [], 31),
    ("draftosaurus", "", [{"kind": "die", "what": "no-trex"}], 17),
    ("dino-twist", "attack C7", [{"kind": "cancelled"}], 14),
    ("dino-twist", "", [{"kind": "event", "what": "fury-aqua"}], 25),
    ("twisty", "move c3", [{"kind": "steals"}], 15),
    ("twisty", "step c3", [], 13),
]


@pytest.mark.parametrize(("game", "move", "facts", "number"), CLAUSES)
def test_a_move_turns_on_the_clause_that_it_is_about(
    game: str, move: str, facts: list[dict[str, str]], number: int
) -> None:
    assert screen(game).clause(move, facts) == number


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_played_out_are_counted_with_the_right_plural(language: str) -> None:
    say = texts(language)
    forms = {say("analysis-playouts", count=count).replace(str(count), "n") for count in (1, 3, 5)}
    assert len(forms) == {"en": 2, "pl": 3, "fr": 2}[language]
