"""Who meets whom, when a match ends, and that neither processes nor their number change what it says."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.arena.hands import Remembering
from twistosaur.arena import Handful, LocalProcesses, Match, Result, Running, play_out, run
from twistosaur.arena.book import Games, row_type
from twistosaur.cli.arena import names
from twistosaur.cli.match_screen import play_match
from twistosaur.kernel import TwistosaurError

BOTS = ("random", "novice", "easy", "medium", "greedy")


@given(st.integers(2, 5), st.integers(2, 5))
def test_in_a_round_robin_everybody_meets_everybody_on_every_seat(many: int, seats: int) -> None:
    match = Match("draftosaurus", BOTS[:many], 1, 0, round_robin=True, seats=seats)
    met = {frozenset(pair) for table in match.tables for pair in combinations(table, 2) if pair[0] != pair[1]}
    assert met == {frozenset(pair) for pair in combinations(BOTS[:many], 2)}
    sat = Counter((name, seat) for table in match.tables for seat, name in enumerate(table))
    assert len(set(sat.values())) == 1, "each bot sits on each seat as often as any other"
    assert len(sat) == many * seats
    assert len(set(match.tables)) == len(match.tables)


def test_a_round_robin_sits_at_the_smallest_table_unless_told_otherwise() -> None:
    assert Match("draftosaurus", BOTS, 1, 0, round_robin=True).size == 2
    assert Match("draftosaurus", BOTS, 1, 0, round_robin=True, seats=5).even == 0.2


@pytest.mark.parametrize(
    ("match", "said"),
    [
        (Match("draftosaurus", ("easy",), 1, 0, round_robin=True), "at least two different bots"),
        (Match("draftosaurus", ("easy", "easy", "hard"), 1, 0, round_robin=True), "once"),
        (Match("draftosaurus", BOTS, 1, 0, round_robin=True, seats=9), "2 to 5 seats; 9 were asked for"),
        (Match("draftosaurus", ("easy", "hard"), 1, 0, seats=4), "seats are for a round robin"),
    ],
)
def test_what_cannot_be_a_round_robin_is_said(match: Match, said: str) -> None:
    with pytest.raises(TwistosaurError, match=said):
        run(match, workers=1)


def bare(result: Result) -> Result:
    return replace(result, seconds=0, workers=0, milliseconds={})


@pytest.mark.parametrize("round_robin", [False, True])
def test_a_decided_match_ends_at_the_same_deal_whoever_plays_it(round_robin: bool) -> None:
    match = Match("draftosaurus", ("easy", "random"), 300, 3, round_robin=round_robin)
    one = bare(run(match, workers=1, alpha=0.05))
    assert bare(run(match, workers=2, alpha=0.05)) == one
    assert one.deals < 60
    assert one.decided
    assert one.questions[0].answer == "more"
    assert one.questions[0].share.low > one.questions[0].even
    assert one.games == 2 * one.deals


def test_alike_bots_are_not_decided() -> None:
    result = run(Match("draftosaurus", ("random", "random"), 10, 3), workers=1, alpha=0.05)
    assert not result.decided
    assert result.deals == 10
    assert result.data()["decided"] is False


def test_matches_side_by_side_are_those_played_alone() -> None:
    matches = [Match("draftosaurus", ("easy", "random"), 3, seed) for seed in (1, 2)]
    running = [Running(match) for match in matches]
    play_out(running, LocalProcesses(1))
    for match, one in zip(matches, running, strict=True):
        assert bare(one.result(0, 0)) == bare(run(match, workers=1))


def test_a_match_has_its_least_number_of_deals() -> None:
    one = Running(Match("draftosaurus", ("easy", "random"), 300, 3), alpha=0.5, least=25)
    play_out([one], Remembering({}))
    assert one.result(0, 1).deals == 25


def test_points_by_source_add_up() -> None:
    result = run(Match("draftosaurus", ("easy", "random"), 3, 3), workers=1)
    for name in result.wins:
        assert sum(result.points_by_source[name].values()) == pytest.approx(result.points[name])
    assert sum(share.mean for share in result.by_seat) == pytest.approx(1)
    assert result.duels["easy"]["random"].mean == pytest.approx(1 - result.duels["random"]["easy"].mean)


def test_bots_are_named_together_or_one_by_one() -> None:
    assert names(["easy, hard"]) == ("easy", "hard")
    assert names(["easy", "remote:bot --seeds 1,2"]) == ("easy", "remote:bot --seeds 1,2")


def test_a_match_that_cannot_be_leaves_no_archive(tmp_path: Path) -> None:
    with pytest.raises(TwistosaurError, match="no bot 'wizard'"):
        play_match(
            Match("draftosaurus", ("wizard", "easy"), 1, 0),
            workers=1,
            ray=None,
            seconds=None,
            alpha=None,
            archive=tmp_path / "archive",
            report=None,
        )
    assert not list(tmp_path.iterdir())


class Patient:
    """An executor whose tasks are long: only its wishes are asked."""

    workers, handful = 2, Handful(seconds=4.0, games=1024, least=0.5)


def test_a_task_is_as_long_as_its_executor_likes_it() -> None:
    one = Running(Match("twisty", ("random", "random"), 10_000, 1))
    games = Games(np.zeros(1, row_type(one.match)))
    games.rows["elapsed"] = 0.01
    first = one.task(0, Patient())  # type: ignore[arg-type]
    assert first is not None
    assert len(first.games) == 1, "how long a game takes is not known yet"
    one.take(games)
    many = [len(task.games) for task in iter(lambda: one.task(0, Patient()), None)]  # type: ignore[arg-type]
    assert many[0] == 400
    assert min(many[:-1]) == 50, "and towards the end half a second"
    assert sum(many) == 9_999
