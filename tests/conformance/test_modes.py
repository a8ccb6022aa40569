"""One source, several machines: bounds-checked code plays within bounds, and what is compiled is found again."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from tests.support import ROOT, cases, each_game, walk
from twistosaur.games import load
from twistosaur.kernel import PLAIN, rule

CHECKED = os.environ.get("NUMBA_BOUNDSCHECK", "0") == "1"


@rule
def read_cell(row: Any, k: int) -> int:
    return int(row[k])


@pytest.mark.boundscheck
def test_bounds_are_checked_when_asked_for() -> None:
    """Without this a warm cache of unchecked code would make the bounds-checked run a formality."""
    if CHECKED:
        with pytest.raises(IndexError):
            read_cell(np.zeros(3, np.int64), 7)
    else:
        assert read_cell(np.arange(3), 2) == 2


@each_game
@pytest.mark.boundscheck
def test_games_stay_within_bounds(game: str) -> None:
    for seats, options in cases(game):
        for seed in range(3):
            w = walk(game, seats, options, seed)
            while w.step():
                for seat in w.acting():
                    w.legal(seat)


CHECK_CACHE = """
import twistosaur
from twistosaur.kernel import cache_misses
g = twistosaur.new({game!r}, seats={seats}, seed=1)
seat = g.acting[0]
g.play(seat, g.legal(seat)[0])
twistosaur.position(g.position())
g.view(None), g.scores, g.ranks, g.breakdown(0)
rules = g.rules
twistosaur.simulate(rules, {seats}, rules.options({seats}, {{}}), 5, 1)
print(cache_misses())
"""


@each_game
@pytest.mark.skipif(PLAIN, reason="nothing is compiled in plain mode")
def test_a_second_process_compiles_nothing(game: str) -> None:
    code = CHECK_CACHE.format(game=game, seats=load(game).seats[0])
    misses = []
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
        misses.append(int(done.stdout))
    assert misses[1] == 0
