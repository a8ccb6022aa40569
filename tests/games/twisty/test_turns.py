"""The engine's whole turns against the second, slow generator in turns.py, on thousands of positions."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import pytest

import twistosaur
from tests.games.twisty.boards import COLOURS, SPECIALS, TOKEN_CELLS, made_up
from tests.games.twisty.turns import after_corner, freeze, turn_ends
from twistosaur.engine import calls
from twistosaur.engine.playouts import opening, u64
from twistosaur.games import load
from twistosaur.games.twisty.board import STEP_ACTION
from twistosaur.kernel import PLAIN

pytestmark = pytest.mark.plain

RULES = load("twisty")
TURNS = slice(offset := RULES.dtype.fields["turns"][1], offset + 2)  # type: ignore[index]
POSITIONS = 60 if PLAIN else 1500


def engine_ends(position: dict[str, Any]) -> set[str]:
    """Every way through the turn that begins here, as the engine plays it. Also: no turn is endless (TW-13)."""
    start, options = RULES.from_position(RULES, position)
    moves = np.zeros(RULES.actions, np.int64)
    seen: set[bytes] = set()
    ends: set[str] = set()
    todo = [(RULES.to_bytes(start), 0)]
    while todo:
        before, depth = todo.pop()
        assert depth <= 18, "16 special tokens, an L move and a corner are the most there can be"
        states = RULES.from_bytes(before)
        seat = int(calls.acting(states, 0)).bit_length() - 1
        many = calls.legal(states, 0, seat, moves)
        for action in moves[:many].tolist():
            states = RULES.from_bytes(before)
            calls.apply(states, 0, seat, action)
            after = RULES.to_bytes(states)
            if after in seen:
                continue
            seen.add(after)
            if int.from_bytes(after[TURNS], "little") > position["turns"] or calls.over(states, 0):
                ends.add(freeze(RULES.position(RULES.read(states), options)))
            else:
                todo.append((after, depth + 1))
    return ends


def compare(position: dict[str, Any]) -> int:
    mine, theirs = engine_ends(position), turn_ends(position)
    assert mine == theirs, f"{position}\nonly the engine: {mine - theirs}\nonly the generator: {theirs - mine}"
    return len(mine)


def played(rng: random.Random, count: int) -> Iterator[dict[str, Any]]:
    """Positions out of random games, one turn in four or so."""
    moves, weights = np.zeros(RULES.actions, np.int64), np.zeros(RULES.outcomes, np.int64)
    while True:
        given = {
            "robbed_pawn": rng.choice(["corner", "anywhere"]),
            "corners": "random",
            "turn_limit": rng.choice([20, 200]),
        }
        seats = rng.randint(2, 4)
        options = RULES.options(seats, given)
        states = opening(RULES, seats, options)
        calls.chance(states, 0, u64(rng.getrandbits(64)), 0, weights)
        while not calls.over(states, 0):
            seat = int(calls.acting(states, 0)).bit_length() - 1
            many = calls.legal(states, 0, seat, moves)
            if moves[0] < STEP_ACTION and rng.random() < 0.25:
                yield RULES.position(RULES.read(states), options)
                count -= 1
                if count == 0:
                    return
            calls.apply(states, 0, seat, moves[rng.randrange(many)])


def set_ups(g: twistosaur.Game, expected: Mapping[str, Any]) -> int:
    """Every way to choose corners from here, held against the generator; returns how many ways there are."""
    assert freeze(g.position()) == freeze(expected)
    theirs = list(after_corner(expected))
    ways = 0
    for after in theirs:
        other = g.copy()
        other.play(expected["turn"], f"corner {after['pawns'][expected['turn']]}")
        if "rows" in after:
            ways += set_ups(other, after)
        else:
            rows = other.position()["rows"]
            assert [sorted(row) for row in rows] == [sorted(COLOURS)] * len(rows)
            assert freeze(other.position()) == freeze({**after, "rows": rows})
            ways += 1
    assert len(theirs) == len(g.legal(expected["turn"]))
    return ways


@pytest.mark.clause("TW-3", "TW-4")
@pytest.mark.parametrize(("seats", "ways"), [(2, 12), (3, 24), (4, 24)])
def test_every_way_to_choose_corners(seats: int, ways: int) -> None:
    for first in range(seats):
        g = twistosaur.new("twisty", seats=seats, seed=first, first=first)
        begun = g.position()
        assert (begun["turn"], begun["pawns"], begun["rows"]) == (first, [None] * seats, [[]] * seats)
        assert set_ups(g, begun) == ways


@pytest.mark.clause("TW-5", "TW-9", "TW-10", "TW-11", "TW-13", "TW-15")
def test_turns_of_played_positions() -> None:
    rng = random.Random(20)
    assert sum(compare(position) for position in played(rng, POSITIONS)) > 5 * POSITIONS


@pytest.mark.clause("TW-13", "TW-14", "TW-16", "TW-17", "TW-18")
def test_turns_of_built_positions() -> None:
    rng = random.Random(21)
    many = POSITIONS * 2 // 3
    assert sum(compare(made_up(rng)) for _ in range(many)) > 10 * many


def test_a_pass_is_a_turn_too() -> None:
    rng = random.Random(22)
    position = made_up(rng)
    position.update(pawns=["a1", "b3", "c2"], seats=3, turn=0, turns=0, held=[0] * 3, secured=[[]] * 3)
    position["rows"] = [list(COLOURS)] * 3
    rest = [colour for colour in COLOURS for _ in range(4)]
    position["cells"] = {cell: token for cell, token in position["cells"].items() if token in SPECIALS}
    position["cells"].update(zip((c for c in TOKEN_CELLS if c not in position["cells"]), rest, strict=True))
    assert compare(position) == 1
