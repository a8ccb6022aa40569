"""Every move of random games against the second opinion: refusals, what happens, points and ranks."""

from __future__ import annotations

import random
from typing import Any

import pytest

import twistosaur
from tests.games.draftosaurus import oracle
from tests.games.draftosaurus.build import RULES, states_of
from tests.games.draftosaurus.cases import TABLES
from twistosaur.engine import Game, calls

pytestmark = pytest.mark.plain

ACTIONS = [RULES.move_action(RULES.state(), 0, move) for move in oracle.MOVES]


def check_refusals(game: Game, now: dict[str, Any]) -> None:
    states = states_of(game)
    for seat in game.acting:
        answers = [oracle.why_not(now, seat, move) for move in oracle.MOVES]
        given = [int(calls.refusal(states, 0, seat, action)) for action in ACTIONS]
        assert [RULES.clause(n) if n else None for n in given] == answers
        assert sorted(game.legal(seat)) == sorted(m for m, a in zip(oracle.MOVES, answers, strict=True) if a is None)


def check_points(game: Game, now: dict[str, Any]) -> None:
    expected = [oracle.worth(now, seat) for seat in range(game.seats)]
    assert [game.breakdown(seat) for seat in range(game.seats)] == expected
    assert list(game.scores) == [sum(points.values()) for points in expected]
    assert list(game.ranks) == oracle.ranking(now)


def check_next(game: Game, expected: dict[str, Any]) -> None:
    """All but what chance brought since."""
    now = game.position()
    if expected["bowls"] is None:
        expected = expected | {"bowls": now["bowls"], "bag": now["bag"]}
    if now["phase"] in ("quarantine", "over"):
        expected = expected | {"die": None}
    elif expected["phase"] == "pick":
        expected = expected | {"die": now["die"]}
    assert now == expected


@TABLES
def test_random_games_against_the_oracle(seats: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        rng = random.Random(seed)
        game = twistosaur.new("draftosaurus", seats=seats, seed=seed, **options)
        while not game.over:
            now = game.position()
            check_refusals(game, now)
            check_points(game, now)
            moves: list[str | None] = [None] * seats
            for seat in game.acting:
                # Random play fills the river too soon to see the pens full: prefer the pens.
                legal = game.legal(seat)
                inside = [move for move in legal if "river" not in move]
                moves[seat] = move = rng.choice(inside if inside and rng.random() < 0.8 else legal)
                game.play(seat, move)
            check_next(game, oracle.after(now, moves))
        check_points(game, game.position())
