"""What an observation declares to be alike is: games with other names are played by the same rules to the same end."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.envs.renaming import renamed
from twistosaur.engine import calls
from twistosaur.games import PACKAGES, load
from twistosaur.kernel import Rules
from twistosaur.testing import Walk

WITH = [game for game in PACKAGES if load(game).observation.symmetries]
CASES = {
    "draftosaurus": [(4, {}), (2, {"board": "winter"}), (5, {"board": "summer-winter"})],
    "twisty": [(4, {}), (2, {"corners": "random", "robbed_pawn": "corner"}), (3, {})],
}


def row_of(rules: Rules, states: Any, seat: int) -> Any:
    row = np.zeros(rules.observation.length, np.int8)
    calls.observe(states, 0, seat, row)
    return row


def legal(rules: Rules, states: Any, seat: int) -> list[int]:
    moves = np.zeros(rules.actions, np.int64)
    return [int(move) for move in moves[: int(calls.legal(states, 0, seat, moves))]]


@pytest.mark.parametrize("game", WITH)
def test_a_game_has_as_many_names_as_it_says(game: str) -> None:
    rules = load(game)
    symmetries = rules.observation.symmetries
    assert symmetries is not None
    assert (symmetries.rows[0] == np.arange(rules.observation.length)).all()
    assert (symmetries.actions[0] == np.arange(rules.actions)).all()
    assert len({row.tobytes() for row in symmetries.rows}) == len(symmetries)
    for way in range(len(symmetries)):
        assert sorted(symmetries.rows[way]) == list(range(rules.observation.length))
        assert sorted(symmetries.actions[way]) == list(range(rules.actions))


@pytest.mark.parametrize(("game", "seats", "options"), [(game, *case) for game in WITH for case in CASES[game]])
def test_other_names_change_nothing(game: str, seats: int, options: dict[str, Any]) -> None:
    """Rows, legal actions, what an action does, and the end."""
    rules = load(game)
    symmetries = rules.observation.symmetries
    assert symmetries is not None
    walk, step = Walk(rules, seats, options, 3), 0
    while True:
        way = step * 7 % len(symmetries)
        other = renamed(rules, walk.states, way)
        for seat in range(seats):
            assert (row_of(rules, other, seat) == row_of(rules, walk.states, seat)[symmetries.rows[way]]).all()
        for seat in walk.acting():
            moves = legal(rules, walk.states, seat)
            assert legal(rules, other, seat) == sorted(int(symmetries.actions[way, move]) for move in moves)
            for move in moves[:: 1 + len(moves) // 4]:
                mine, theirs = walk.states.copy(), other.copy()
                calls.apply(mine, 0, seat, move)
                calls.apply(theirs, 0, seat, int(symmetries.actions[way, move]))
                assert rules.to_bytes(renamed(rules, mine, way)) == rules.to_bytes(theirs)
        points, others = np.zeros((2, rules.seats[1]), np.int64)
        calls.scores(walk.states, 0, points)
        calls.scores(other, 0, others)
        assert (points == others).all()
        step += 1
        if walk.step() is None:
            break
    assert step > 40
