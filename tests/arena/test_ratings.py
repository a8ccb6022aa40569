"""The fit of ratings: it finds planted strengths, says how sure it is, and does not care for order."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from twistosaur.arena.ratings import ELO, fit, ratings

STRENGTH = np.array([1.2, 0.4, -0.1, -0.6, -0.9])
NAMES = tuple("abcde")


def rankings(rng: np.random.Generator, deals: int, tables: int) -> Any:
    """Half points of rankings by the model of Plackett and Luce, of three at a table."""
    out = np.zeros((deals, 5, 5), np.int64)
    for deal in range(deals):
        for _ in range(tables):
            seated = rng.permutation(5)[:3]
            order = seated[np.argsort(-(STRENGTH + rng.gumbel(size=5))[seated])]
            for k, better in enumerate(order):
                for worse in order[k + 1 :]:
                    out[deal, better, worse] += 2
    return out


def test_planted_strengths_are_found() -> None:
    found = ratings(NAMES, rankings(np.random.default_rng(1), 400, 5))
    for name, strength in zip(NAMES, STRENGTH, strict=True):
        assert found[name].mean == pytest.approx(ELO * strength, abs=25)
        assert found[name].high - found[name].low < 60


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    rng = np.random.default_rng(2)
    hits = many = 0
    for _ in range(150):
        found = ratings(NAMES, rankings(rng, 30, 4))
        for name, strength in zip(NAMES, STRENGTH, strict=True):
            share = found[name]
            hits += share.low <= ELO * strength <= share.high
            many += 1
    assert 0.92 <= hits / many <= 0.99


def test_games_of_a_deal_are_not_counted_as_independent() -> None:
    one = rankings(np.random.default_rng(3), 60, 4)
    same_ten_times = ratings(NAMES, 10 * one)
    assert same_ten_times["a"].high - same_ten_times["a"].mean == pytest.approx(
        ratings(NAMES, one)["a"].high - ratings(NAMES, one)["a"].mean, rel=0.1
    )


@given(st.permutations(range(12)), st.permutations(range(5)))
def test_order_plays_no_part(deals: list[int], bots: list[int]) -> None:
    duels = rankings(np.random.default_rng(4), 12, 3)
    straight = ratings(NAMES, duels)
    assert fit(duels.sum(axis=0)).tolist() == fit(duels[deals].sum(axis=0)).tolist()
    shuffled = ratings(tuple(NAMES[k] for k in bots), duels[deals][:, bots][:, :, bots])
    for name in NAMES:
        assert shuffled[name].mean == pytest.approx(straight[name].mean, abs=1e-6)
        assert shuffled[name].low == pytest.approx(straight[name].low, abs=1e-4)


def test_who_wins_everything_is_strong_but_not_endlessly() -> None:
    duels = np.zeros((20, 2, 2), np.int64)
    duels[:, 0, 1] = 2
    found = ratings(("winner", "loser"), duels)
    assert 300 < found["winner"].mean < 1500
    assert found["winner"].mean == pytest.approx(-found["loser"].mean)


def test_ties_are_half_a_win() -> None:
    duels = np.zeros((20, 2, 2), np.int64)
    duels[:, 0, 1] = duels[:, 1, 0] = 1
    assert ratings(("one", "other"), duels)["one"].mean == pytest.approx(0)


def test_two_bots_are_as_far_apart_as_their_score_says() -> None:
    duels = np.zeros((1000, 2, 2), np.int64)
    duels[:, 0, 1], duels[:, 1, 0] = 10, 1
    found = ratings(("one", "other"), duels)
    assert found["one"].mean - found["other"].mean == pytest.approx(400, abs=2), "ten to one"
