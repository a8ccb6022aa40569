"""Looking after every deal: how often the bound is broken, and how soon a difference is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from twistosaur.arena import Match, Running
from twistosaur.arena.book import Games
from twistosaur.arena.sequential import STAKES, Watch, growth, purse, share_at_any_time
from twistosaur.kernel import TwistosaurError

ALPHA = 0.05
Deals = Callable[[np.random.Generator, tuple[int, int]], Any]

EVEN: dict[str, tuple[float, Deals]] = {
    "all or nothing, four seats": (0.25, lambda rng, shape: (rng.random(shape) < 0.25) * 1.0),
    "four games a deal": (0.25, lambda rng, shape: rng.binomial(4, 0.25, shape) / 4),
    "deals that are won or lost whole": (0.5, lambda rng, shape: (rng.random(shape) < 0.5) * 1.0),
    "two games a deal": (0.5, lambda rng, shape: rng.binomial(2, 0.5, shape) / 2),
    "six seats": (1 / 6, lambda rng, shape: rng.binomial(6, 1 / 6, shape) / 6),
    "rare and large": (0.02, lambda rng, shape: (rng.random(shape) < 0.02) * 1.0),
    "hardly any spread": (0.5, lambda rng, shape: 0.5 + 0.01 * rng.choice([-1, 1], shape)),
}


@pytest.mark.parametrize("what", EVEN)
def test_alike_bots_are_seldom_told_apart(what: str) -> None:
    """Two thousand matches of a thousand deals, looked at after every one: at most alpha of them are ever decided."""
    even, draw = EVEN[what]
    runs, deals = 2000, 1000
    seen = draw(np.random.default_rng(5), (deals, runs))
    logs = np.zeros((runs, 2 * len(STAKES)))
    wrong = np.zeros(runs, np.bool_)
    for values in seen:
        logs += growth(values, np.full(runs, even))
        wrong |= purse(logs) >= np.log(1 / ALPHA)
    assert wrong.mean() <= ALPHA, f"{wrong.mean():.3f} of the matches were decided wrongly"


def test_the_usual_interval_would_be_fooled() -> None:
    """Why all this: the 95% interval of a fixed number of deals, looked at after every deal, is left far more often."""
    seen = np.random.default_rng(6).binomial(4, 0.25, (1000, 500)) / 4
    count = np.arange(1, 1001)[:, None]
    mean = seen.cumsum(axis=0) / count
    error = np.sqrt(np.maximum((seen**2).cumsum(axis=0) / count - mean**2, 1e-9) / count)
    assert (np.abs(mean - 0.25) > 1.96 * error)[20:].any(axis=0).mean() > 3 * ALPHA


@pytest.mark.parametrize(("even", "mean", "soon"), [(0.25, 0.9, 8), (0.25, 0.38, 130), (0.5, 0.6, 250), (0.5, 0.2, 30)])
def test_a_difference_is_found_soon(even: float, mean: float, soon: int) -> None:
    rng = np.random.default_rng(7)
    took = []
    for _ in range(60):
        watch = Watch([even], ALPHA)
        while not watch.see(np.array([rng.binomial(4, mean) / 4])) and watch.deals < 2000:
            pass
        assert watch.answers[0] == (1 if mean > even else -1)
        took.append(watch.deals)
    assert np.median(took) <= soon


def test_the_interval_leaves_even_when_the_watch_says_so() -> None:
    rng = np.random.default_rng(8)
    watch, seen = Watch([0.3], ALPHA), []
    for _ in range(80):
        seen.append(rng.binomial(3, 0.45) / 3)
        watch.see(np.array(seen[-1:]))
        share = share_at_any_time(seen, ALPHA)
        if share.low > 0.3 + 0.001:
            assert watch.done
        if not watch.done:
            assert share.low <= 0.3 <= share.high


def test_the_order_of_deals_does_not_matter_for_the_interval() -> None:
    seen = list(np.random.default_rng(9).binomial(4, 0.4, 50) / 4)
    assert share_at_any_time(seen) == share_at_any_time(seen[::-1])


def test_intervals_hold_their_mean_and_narrow() -> None:
    rng = np.random.default_rng(10)
    few, many = (share_at_any_time(rng.binomial(4, 0.4, n) / 4) for n in (20, 2000))
    assert 0 <= few.low <= few.mean <= few.high <= 1
    assert many.high - many.low < 0.25 * (few.high - few.low)
    assert many.low < 0.4 < many.high
    won = share_at_any_time([1.0] * 30)
    assert won.high == 1
    assert 0.7 < won.low < 1
    assert share_at_any_time([]).low == 0


def test_several_questions_share_one_alpha() -> None:
    one, ten = Watch([0.5], ALPHA), Watch([0.5] * 10, ALPHA)
    while not one.see(np.array([1.0])):
        pass
    while not ten.see(np.ones(10)):
        pass
    assert ten.deals > one.deals


def test_alpha_is_a_probability() -> None:
    for alpha in (0.0, 1.0, -0.1, 5.0):
        with pytest.raises(TwistosaurError, match="alpha is a probability"):
            Watch([0.5], alpha)


def test_an_answer_stays_and_cuts_the_interval() -> None:
    """Twelve deals won decide it; the forty lost ones that follow cannot take that back."""
    match = Match("draftosaurus", ("easy", "random"), 52, 1)
    one = Running(match, alpha=ALPHA, least=52)
    rows = one.book.rows
    rows["deal"], rows["table"] = np.arange(52)[:, None], [0, 1]
    rows["ranks"][:12] = [[1, 2], [2, 1]]
    rows["ranks"][12:] = [[2, 1], [1, 2]]
    one.take(Games(rows.reshape(-1).copy()))
    result = one.result(0, 1)
    assert result.deals == 52
    assert result.questions[0].answer == "more"
    assert result.questions[0].share.low >= 0.5
    assert result.wins["easy"] == result.questions[0].share
