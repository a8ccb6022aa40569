"""What is true of every game of Twisty at every moment."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import twistosaur
from tests.games.twisty.boards import CELLS, COLOURS, SPLIT, made_up
from twistosaur.kernel import derive

pytestmark = pytest.mark.plain

FILES, RANKS = "abcdefg", "1234567"


def play(seed: int, **options: Any) -> Any:
    """A random game, position after position."""
    g = twistosaur.new("twisty", seats=2 + seed % 3, seed=seed, **options)
    yield g.position()
    for n in itertools.count():
        if g.over:
            return
        (seat,) = g.acting
        moves = g.legal(seat)
        g.play(seat, moves[derive(seed, n) % len(moves)])
        yield g.position()


def games(count: int) -> Any:
    for seed in range(count):
        robbed = "anywhere" if seed % 2 else "corner"
        yield play(seed, turn_limit=60, robbed_pawn=robbed, corners="chosen" if seed % 3 else "random")


@pytest.mark.clause("TW-2", "TW-16")
def test_tokens_are_conserved_and_rows_stay_rows() -> None:
    for game in games(9):
        for position in game:
            there = Counter(position["cells"].values())
            is_begun = None not in position["pawns"] or position["turns"] > 0
            for row, held in zip(position["rows"], position["held"], strict=True):
                assert sorted(row) == (sorted(COLOURS) if is_begun else [])
                there.update(row[:held])
            assert there == {**dict.fromkeys(COLOURS, 4), **SPLIT}


@pytest.mark.clause("TW-8", "TW-12")
def test_cubes_are_held_in_the_order_of_the_row_and_only_held_ones_are_secured() -> None:
    """A cube changes hands only as the next one of the row; theft is the only loss, and never of a secured one."""
    taken = stolen = secured = 0
    for game in games(9):
        for before, now in itertools.pairwise(game):
            gained, lost = set(), set()
            for seat, held in enumerate(now["held"]):
                mine = now["rows"][seat][:held]
                had = before["rows"][seat][: before["held"][seat]]
                kept, new = [c for c in had if c in mine], [c for c in mine if c not in had]
                assert mine == kept + new
                gained |= {(colour, seat) for colour in new}
                lost |= {colour for colour in had if colour not in kept}
                assert set(before["secured"][seat]) <= set(now["secured"][seat]) <= set(mine)
                secured += now["secured"][seat] != before["secured"][seat]
            assert len(lost) <= len(gained) <= 1
            assert lost <= {colour for colour, _ in gained}, "lost to a thief"
            assert all(before["rows"][seat][before["held"][seat]] == colour for colour, seat in gained)
            taken += len(gained)
            stolen += len(lost)
    assert taken > stolen > 5
    assert secured > 5


@pytest.mark.clause("TW-8")
def test_a_colour_that_a_player_lacks_lies_on_the_board() -> None:
    for game in games(9):
        for position in game:
            on_board = set(position["cells"].values())
            for row, held in zip(position["rows"], position["held"], strict=True):
                assert set(row[held:]) <= on_board


@pytest.mark.clause("TW-13")
def test_every_turn_ends() -> None:
    """A decision for each token that can move a pawn, the L move and the robbed pawn's corner: never more."""
    longest = 0
    for game in games(9):
        for _, turn in itertools.groupby(game, key=lambda position: position["turns"]):
            longest = max(longest, len(list(turn)))
    assert 3 < longest <= 12 + 2


@pytest.mark.clause("TW-14")
def test_pawns_stand_on_different_cells() -> None:
    for game in games(9):
        for position in game:
            standing = [cell for cell in position["pawns"] if cell is not None]
            assert len(set(standing)) == len(standing)


# ------------------------------------------------------------------------------------------------ symmetry


def image(cell: str, symmetry: int) -> str:
    """A cell under one of the eight symmetries of the square."""
    file, rank = FILES.index(cell[0]), RANKS.index(cell[1])
    if symmetry & 1:
        file = 6 - file
    if symmetry & 2:
        rank = 6 - rank
    if symmetry & 4:
        file, rank = rank, file
    return FILES[file] + RANKS[rank]


def image_of_position(position: dict[str, Any], symmetry: int) -> dict[str, Any]:
    return {
        **position,
        "cells": {image(cell, symmetry): token for cell, token in position["cells"].items()},
        "pawns": [cell and image(cell, symmetry) for cell in position["pawns"]],
        "used": sorted((image(cell, symmetry) for cell in position["used"]), key=CELLS.index),
    }


def image_of_move(move: str, symmetry: int) -> str:
    verb, _, cell = move.partition(" ")
    return f"{verb} {image(cell, symmetry)}" if cell else move


@pytest.mark.clause("TW-5", "TW-9", "TW-10", "TW-11")
@given(st.randoms(use_true_random=False), st.integers(1, 7), st.integers(0, 10**6))
def test_mirrored_and_rotated_boards_play_mirrored_and_rotated(rng: Any, symmetry: int, choices: int) -> None:
    g = twistosaur.position(made_up(rng), seed=1)
    other = twistosaur.position(image_of_position(g.position(), symmetry), seed=1)
    for n in range(12):
        if g.over:
            break
        (seat,) = g.acting
        moves = g.legal(seat)
        assert set(other.legal(seat)) == {image_of_move(move, symmetry) for move in moves}
        move = moves[derive(choices, n) % len(moves)]
        g.play(seat, move)
        other.play(seat, image_of_move(move, symmetry))
        assert other.position() == image_of_position(g.position(), symmetry)
