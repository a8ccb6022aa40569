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
            assert (now["next"][seat] is None) == (held == 7 or not now["rows"][seat])
            if before is not None and held > before["held"][seat]:
                assert now["rows"][seat][held - 1] == before["next"][seat]
                taken += 1
        before = now
    assert taken > 3


@pytest.mark.clause("TW-20")
def test_turns_are_counted_down_when_the_limit_comes_near() -> None:
    """By whoever still has a turn: what is told is the number of turns that then really come."""
    told: list[tuple[int, list[int] | None]] = []
    for game, _ in random_game("twisty", 3, {"turn_limit": 23}, 11):
        now = game.view(None)
        if now["over"]:
            assert now["turns_left"] is None
            assert now["turns"] == 69, "this game goes to its limit"
        else:
            told.append((now["turn"] if now["phase"] == "move" else -1, now["turns_left"]))
    for n, (_, left) in enumerate(told):
        still = [sum(turn == seat for turn, _ in told[n:]) for seat in range(3)]
        if told[n][0] >= 0:
            assert left == (still if sum(still) <= 60 else None)


def test_the_verb_is_that_of_every_legal_move_to_a_cell() -> None:
    for game, seat in random_game("twisty", 4, {"corners": "chosen", "turn_limit": 40}, 10):
        verb = game.view(None)["verb"]
        if game.over:
            assert verb is None
        else:
            assert {move.split()[0] for move in game.legal(seat)} <= {verb, "stay", "pass"}
