"""The books of puzzles: every one can be set up by the rules of today, and some hold with ten times the budget."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from twistosaur.analysis.bounds import label_of
from twistosaur.games import PACKAGES, load
from twistosaur.kernel.compile import PLAIN
from twistosaur.puzzles.book import Puzzle, puzzles
from twistosaur.puzzles.judge import HOLDS, holds, judge
from twistosaur.server.analyses.puzzling import shown

FEWEST = 100
each_game = pytest.mark.parametrize("game", PACKAGES)


@cache
def tables(game: str) -> list[tuple[Puzzle, list[str]]]:
    return [(puzzle, puzzle.table().legal(puzzle.seat)) for puzzle in puzzles(game)]


@each_game
def test_there_are_enough_of_them_and_no_two_are_the_same(game: str) -> None:
    book = puzzles(game)
    assert len(book) >= FEWEST
    assert len({puzzle.id for puzzle in book}) == len(book)
    assert len({puzzle.theme for puzzle in book}) >= 3, Counter(puzzle.theme for puzzle in book)
    assert len({puzzle.difficulty for puzzle in book}) >= 3, Counter(puzzle.difficulty for puzzle in book)


@each_game
def test_every_legal_move_has_a_value_and_one_is_clearly_the_best(game: str) -> None:
    rules = load(game)
    clauses = {rules.clause(number) for number in range(1, rules.clauses + 1)}
    for puzzle, legal in tables(game):
        assert sorted(value.move for value in puzzle.values) == sorted(legal), puzzle.id
        assert puzzle.values[0].loss == 0
        assert all(value.loss > HOLDS for value in puzzle.values[1:]), puzzle.id
        assert puzzle.theme in clauses
        assert set(puzzle.found) == {"novice", "easy", "medium", "hard", "expert"}
        assert all(0 <= share <= 1 for share in puzzle.found.values())


@each_game
def test_a_browser_is_told_what_it_needs(game: str) -> None:
    for puzzle, told in zip(puzzles(game), shown(game), strict=True):
        assert told["asked"]["view"]["seat"] == puzzle.seat
        assert told["asked"]["actions"][puzzle.best] is None
        assert [option["label"] for option in told["options"]] == [label_of(value.loss) for value in puzzle.values]


@pytest.mark.skipif(PLAIN, reason="thousands of playouts need compiled rules")
@each_game
def test_a_sample_holds_with_ten_times_the_budget(game: str) -> None:
    """`make puzzles` looks at all of them."""
    puzzle = puzzles(game)[len(puzzles(game)) // 2]
    assert holds(puzzle.table(), puzzle.seat, puzzle.best, key=7) is not None, puzzle.id


@pytest.mark.skipif(PLAIN, reason="thousands of playouts need compiled rules")
def test_a_move_that_is_not_the_best_is_found_out() -> None:
    puzzle = puzzles("draftosaurus")[0]
    verdict = judge(puzzle.table(), puzzle.seat, puzzle.values[-1].move, worlds=400, key=3)
    assert verdict.best == puzzle.best
    assert verdict.shown < 0
