"""What a row of numbers says that a seat is after is what its steps really bring."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import twistosaur
from tests.games.twisty.boards import made_up
from twistosaur.engine import calls
from twistosaur.games import load
from twistosaur.games.twisty.board import CELL_NAMES, CENTRE

pytestmark = pytest.mark.plain
RULES = load("twisty")


def seen(game: Any, seat: int) -> dict[str, Any]:
    row = np.zeros(RULES.observation.length, np.int8)
    calls.observe(game.hidden(seat), 0, seat, row)
    return dict(RULES.observation.named(row))


def gained(game: Any, seat: int, move: str) -> bool:
    """Does this step bring a cube, or the win at the centre?"""
    after, before = game.copy(), game.view(seat)["held"][seat]
    after.play(seat, move)
    return bool(after.view(seat)["held"][seat] > before or (after.over and after.scores[seat] == 8))


@pytest.mark.parametrize("seed", range(8))
def test_steps_to_what_is_wanted_bring_it(seed: int) -> None:
    rng, brought = random.Random(seed), 0
    for _ in range(30):
        game = twistosaur.position(made_up(rng))
        (seat,) = game.acting
        row = seen(game, seat)
        pawns = {cell for owner in row["pawn"][1:] for cell in np.flatnonzero(owner)}
        for move in game.legal(seat):
            if move.startswith(("move ", "step ")):
                cell = CELL_NAMES.index(move.split()[1])
                aim = bool(row["prey"][0, cell] if cell in pawns else row["wanted"][0, cell])
                assert aim == gained(game, seat, move), (move, game.position())
                brought += aim
    assert brought > 5


def test_others_are_seen_as_they_see_themselves() -> None:
    rng = random.Random(99)
    for _ in range(20):
        game = twistosaur.position(made_up(rng))
        seats = game.view(None)["seats"]
        own = [seen(game, seat) for seat in range(seats)]
        for name in ("next", "wanted", "prey"):
            for seat in range(seats):
                for other in range(seats):
                    assert np.array_equal(own[seat][name][(other - seat) % seats], own[other][name][0])


def test_who_has_all_seven_wants_the_centre() -> None:
    rng, met = random.Random(5), 0
    for _ in range(60):
        game = twistosaur.position(made_up(rng))
        (seat,) = game.acting
        row = seen(game, seat)
        if game.view(None)["held"][seat] == 7:
            met += 1
            assert np.flatnonzero(row["wanted"][0]).tolist() == [CENTRE]
            assert not row["next"][0].any()
        else:
            assert row["next"][0].sum() == 1
    assert met > 3


def test_before_the_rows_nobody_is_after_anything() -> None:
    row = seen(twistosaur.new("twisty", seats=2, seed=1), 0)
    assert not row["next"].any()
    assert not row["wanted"].any()
    assert not row["prey"].any()
