"""Who sits where, without PyTorch."""

from __future__ import annotations

import numpy as np
import pytest

from train import league
from train.league import League
from train.settings import COURSES, course_of, shared_out
from twistosaur.games import PACKAGES, load
from twistosaur.kernel import TwistosaurError


def test_the_net_always_has_a_seat_and_never_all_but_against_itself() -> None:
    found = league.patterns(6, 1)
    assert found[:, 0].all()
    for seats in range(2, 7):
        mine = found[seats, 1:, :seats].sum(axis=1)
        assert mine.min() == 1
        assert mine.max() == seats - 1
        assert found[seats, 1:, :seats].any(axis=0).all()
    assert not np.array_equal(found, league.patterns(6, 2))


def test_lanes_share_out_the_places() -> None:
    seats = league.seating(1000, 0.24, 0.12, 4, 1)
    assert seats.past.shape == (4, 60)
    assert len(seats.plain) == len(seats.kinds) == 120
    everyone = np.concatenate([seats.past.ravel(), seats.plain])
    assert len(set(everyone.tolist())) == 360
    assert np.count_nonzero(seats.lane == league.SELF) == 640
    assert (seats.lane[seats.past] == league.PAST).all()
    assert (seats.lane[seats.plain] == league.PLAIN).all()
    assert set(seats.kinds.tolist()) == {0, 1, 2}


def test_a_league_may_be_left_out() -> None:
    seats = league.seating(100, 0.0, 0.0, 0, 1)
    assert not seats.lane.any()
    assert seats.past.size == seats.plain.size == seats.kinds.size == 0


def test_a_league_keeps_its_size_and_its_span() -> None:
    found = League(6)
    decisions = 0
    while decisions < 10_000:
        if found.due(decisions, 20):
            found.add(decisions, {})
        decisions += 10
        assert len(found.members) <= 6
    ages = [age for age, _ in found.members]
    assert ages == sorted(set(ages))
    assert len(ages) == 6
    assert ages[0] < 0.35 * ages[-1]
    assert ages[0] >= league.STALE * ages[-1] * 0.9
    for key in range(20):
        chosen = found.sampled(4, key)
        assert chosen[:2] == [0, 5]
        assert all(0 <= k < 6 for k in chosen)


@pytest.mark.parametrize("game", PACKAGES)
def test_every_line_up_can_be_played_and_every_number_of_seats_is(game: str) -> None:
    rules, course = load(game), course_of(game)
    tables = {(line_up.seats, repr(rules.options(line_up.seats, line_up.options))) for line_up in course.line_ups}
    assert len(tables) == len(course.line_ups)  # no two are the same
    assert {line_up.seats for line_up in course.line_ups} == set(range(rules.seats[0], rules.seats[1] + 1))
    assert sum(line_up.share for line_up in course.line_ups) == pytest.approx(1.0)
    assert max(course.line_ups, key=lambda line_up: line_up.share).seats == 4
    assert sum(shared_out(256, [line_up.share for line_up in course.line_ups])) == 256


def test_every_game_has_a_course() -> None:
    assert set(COURSES) == set(PACKAGES)
    with pytest.raises(TwistosaurError, match="no course"):
        course_of("chess")
    with pytest.raises(TwistosaurError, match="too few"):
        shared_out(3, [1.0] * 5)
