"""What a board is told to show: the next colour of everybody, and the verb of a phase."""

from __future__ import annotations

import pytest

from twistosaur.testing import random_game

pytestmark = pytest.mark.plain


def test_the_next_colour_is_the_one_that_is_taken_next() -> None:
    before = None
    taken = 0
    for game, _ in random_game("twisty", 3, {}, 9):
        now = game.view(None)
        for seat in range(3):
            held = now["held"][seat]
            assert (now["next"][seat] is None) == (held == 7)
            if before is not None and held > before["held"][seat]:
                assert now["rows"][seat][held - 1] == before["next"][seat]
                taken += 1
        before = now
    assert taken > 3


def test_the_verb_is_that_of_every_legal_move_to_a_cell() -> None:
    for game, seat in random_game("twisty", 4, {"corners": "chosen", "turn_limit": 40}, 10):
        verb = game.view(None)["verb"]
        if game.over:
            assert verb is None
        else:
            assert {move.split()[0] for move in game.legal(seat)} <= {verb, "stay", "pass"}
