"""Compiled code of the analysis is found again in the cache."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.support import ROOT, each_game
from twistosaur.kernel import PLAIN

CHECK_CACHE = """
from tests.analysis.games import played
from twistosaur.analysis import analyse
from twistosaur.kernel import cache_misses
analyse(played({game!r}, ("informed", "informed"), 1, {options}), budget=1e-6, threads=2)
print(cache_misses())
"""


@each_game
@pytest.mark.skipif(PLAIN, reason="nothing is compiled in plain mode")
def test_a_second_process_compiles_nothing(game: str) -> None:
    code = CHECK_CACHE.format(game=game, options={"turn_limit": 3} if game == "twisty" else {})
    misses = []
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
        misses.append(int(done.stdout))
    assert misses[1] == 0
