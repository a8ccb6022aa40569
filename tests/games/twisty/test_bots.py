"""How bots place a pawn: on a starting corner while no row is known, and after a theft on any field of the board."""

from __future__ import annotations

import random
from typing import Any

import pytest

import twistosaur
from tests.games.twisty.boards import COLOURS, CORNERS, game, made_up
from tests.games.twisty.turns import resting_places
from twistosaur.bots import make
from twistosaur.games import load

pytestmark = pytest.mark.plain

RULES = load("twisty")
RED_FIRST = ["red", "orange", "yellow", "green", "blue", "purple", "white"]
YELLOW_FIRST = ["yellow", "orange", "red", "green", "blue", "purple", "white"]
BLUE_FIRST = ["blue", "orange", "yellow", "green", "red", "purple", "white"]


def opinions(g: twistosaur.Game, level: str) -> dict[str, float]:
    """What a bot thinks of each legal move."""
    bot: Any = make(level, RULES)
    (seat,) = g.acting
    hidden = g.hidden(seat)
    state = RULES.read(hidden)
    return {RULES.move_text(state, seat, o.action): o.worth for o in bot.consider(hidden, seat, 1)}


def turns_to(position: dict[str, Any], start: str, colour: str) -> int:
    """Turns from a cell to the nearest cube of a colour for a pawn that is alone, by the slow generator."""
    front, seen, turns = {start}, {start}, 0
    while True:
        turns += 1
        front = {cell for here in front for cell in resting_places({**position, "pawns": [here, None], "turn": 0})}
        if any(position["cells"].get(cell) == colour for cell in front):
            return turns
        front -= seen
        seen |= front


def test_a_corner_is_judged_by_the_way_to_a_first_cube_of_any_colour() -> None:
    g = twistosaur.new("twisty", seats=2, seed=3, first=0)
    position = {**g.position(), "rows": [["red"] * 7] * 2}
    found = opinions(g, "informed")
    assert set(found) == {f"corner {corner}" for corner in CORNERS}
    for corner in CORNERS:
        mean = sum(turns_to(position, corner, colour) for colour in COLOURS) / 7
        assert found[f"corner {corner}"] == pytest.approx(-mean)


def a_theft(seed: int) -> twistosaur.Game | None:
    """A made-up position in which somebody has just been robbed and may go anywhere."""
    position = made_up(random.Random(seed))
    position["options"]["robbed_pawn"] = "anywhere"
    g = twistosaur.position(position, seed=1)
    for _ in range(6):
        if g.over or g.view(None)["placing"] is not None:
            break
        (seat,) = g.acting
        pawns = g.view(None)["pawns"]
        thefts = [move for move in g.legal(seat) if move.split()[-1] in pawns]
        g.play(seat, thefts[0] if thefts else g.legal(seat)[0])
    return g if not g.over and g.view(None)["placing"] == "anywhere" else None


def test_a_robbed_pawn_goes_where_the_next_cube_is_one_turn_away() -> None:
    """Also by those who only take what pays at once; and there always is such a field."""
    seen = 0
    for seed in range(60):
        g = a_theft(seed)
        if g is None:
            continue
        (seat,) = g.acting
        wanted = g.view(None)["next"][seat]
        for level in ("greedy", "informed"):
            after = g.copy()
            found = opinions(g, level)
            after.play(seat, max(found, key=lambda move: found[move]))
            position = {**after.position(), "turn": seat}
            reached = {position["cells"].get(cell) for cell in resting_places(position)}
            assert wanted in reached, (seed, level)
        seen += 1
    assert seen >= 10


def fields_of_the_robbed(first_row: list[str]) -> dict[str, float]:
    """Seat 2 has stolen the orange cube of seat 1, which keeps a red one; then seat 0 moves from g4, then seat 1."""
    g = game(["g4", "c2", "a1"], held=[0, 2, 1], rows=[first_row, RED_FIRST, YELLOW_FIRST], turn=2)
    g.play(2, "move c2")
    return opinions(g, "informed")


def test_a_robbed_pawn_keeps_out_of_reach_of_a_thief_who_moves_first() -> None:
    """If seat 0 wants the red cube, a field to which it can leap loses more than one to which it cannot."""
    wanted, unwanted = fields_of_the_robbed(RED_FIRST), fields_of_the_robbed(BLUE_FIRST)
    worse = {move: unwanted[move] - wanted[move] for move in wanted}
    assert worse["corner e5"] > worse["corner b2"] + 0.2
    assert worse["corner b2"] > 0.2
