"""The match runner: duplicate deals, rotated seats, honest intervals."""

from __future__ import annotations

import json
import math
import subprocess
import sys

import pytest

from twistosaur.arena import Match, play, run, share_of
from twistosaur.arena.results import t975
from twistosaur.bots.heuristics import MODULES
from twistosaur.games import PACKAGES
from twistosaur.kernel import TwistosaurError

GAMES = [game for game in PACKAGES if game in MODULES]


@pytest.mark.parametrize("game", GAMES)
def test_same_seed_same_match(game: str) -> None:
    line = Match(game, ("search:20", "greedy", "random"), 3, 7)
    one, two = run(line, workers=1), run(line, workers=1)
    assert one.wins == two.wins
    assert one.points == two.points
    assert one.deals == 3
    assert one.games == 9
    assert sum(share.mean for share in one.wins.values()) == pytest.approx(1)
    assert one.fault_count == 0


def test_processes_play_the_same_games() -> None:
    line = Match("draftosaurus", ("greedy", "random"), 6, 7)
    assert run(line, workers=2).wins == run(line, workers=1).wins


def test_alike_bots_are_exactly_even() -> None:
    """Four alike need no rotation; two kinds in turn need two."""
    assert len(Match("draftosaurus", ("greedy",) * 4, 1, 0).tables) == 1
    assert len(Match("draftosaurus", ("greedy", "random") * 2, 1, 0).tables) == 2
    assert len(Match("draftosaurus", ("search", "greedy", "greedy"), 1, 0).tables) == 3
    result = run(Match("draftosaurus", ("greedy",) * 4, 4, 1), workers=1)
    assert result.wins["greedy"].mean == pytest.approx(0.25)


def test_chance_is_the_same_whatever_the_players_do() -> None:
    """The deal of a seed is drawn before anybody moves, so duplicate deals are exact."""
    seen: list[tuple[int, tuple[int, ...]]] = []

    class Watcher:
        name = "watcher"

        def choose(self, hidden: object, seat: int, key: int, budget: object = None) -> int:
            state = rules.read(hidden)
            if len(seen) < 8 and state.phase == 3 and state.turn_no == 1 and state.round_no == 1:  # type: ignore[attr-defined]
                seen.append((seat, tuple(state.bowl[seat])))  # type: ignore[attr-defined]
            moves = np.zeros(rules.actions, np.int64)
            many = calls.legal(hidden, 0, seat, moves)
            return int(moves[key % many])

    import numpy as np

    from twistosaur.engine import calls
    from twistosaur.games import load

    rules = load("draftosaurus")
    for key in (1, 2):
        play(rules, [Watcher()] * 4, rules.options(4, {}), 99, key)
    assert seen[:4] == seen[4:]


def test_intervals() -> None:
    assert t975(1) == pytest.approx(12.706)
    assert t975(1000) == pytest.approx(1.962, abs=0.001)
    share = share_of([0.4, 0.6, 0.5, 0.5])
    assert share.mean == 0.5
    deviation = math.sqrt(0.02 / 3 / 4)
    assert share.high - share.mean == pytest.approx(3.182 * deviation)
    assert share_of([0.0, 1.0]).high == 1
    assert share_of([1.0]).low == 0
    won, lost = share_of([1.0] * 25), share_of([0.0] * 25)
    assert won.low**25 == pytest.approx(0.025), "all won: less than certain"
    assert lost.low == 0
    assert lost.high == pytest.approx(1 - won.low)


def test_an_early_end_keeps_whole_deals() -> None:
    result = run(Match("draftosaurus", ("greedy", "random", "random"), 500, 1), workers=1, seconds=0.3)
    assert 1 <= result.deals < 500
    assert result.games == 3 * result.deals


def test_what_cannot_be_played_is_said() -> None:
    for line in (
        Match("draftosaurus", ("greedy",), 1, 0),
        Match("draftosaurus", ("greedy", "wizard"), 1, 0),
        Match("draftosaurus", ("greedy", "random"), 0, 0),
        Match("draftosaurus", ("greedy", "random"), 1, 0, "soon"),
        Match("draftosaurus", ("greedy", "random"), 1, 0, options={"board": "autumn"}),
        Match("hearts", ("greedy", "random"), 1, 0),
    ):
        with pytest.raises(TwistosaurError):
            run(line, workers=1)


def test_the_oracle_is_not_offered_to_players() -> None:
    from twistosaur.bots import NAMES, make
    from twistosaur.games import load

    assert "oracle" not in NAMES
    with pytest.raises(TwistosaurError):
        make("oracle", load("draftosaurus"))
    result = run(Match("draftosaurus", ("oracle:30", "random"), 2, 0), workers=1)
    assert result.games == 4


def test_command_line() -> None:
    command = [sys.executable, "-m", "twistosaur", "arena", "draftosaurus", "--bots", "greedy,random", "--deals", "4"]
    done = subprocess.run([*command, "--json"], check=True, capture_output=True, text=True)
    data = json.loads(done.stdout)
    assert data["version"] == 1
    assert data["games"] == 8
    assert set(data["wins"]) == {"greedy", "random"}
    assert {"mean", "low", "high"} == set(data["wins"]["greedy"])
    wrong = subprocess.run([*command[:-4], "--bots", "wizard,random"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2
    assert "no bot 'wizard'" in wrong.stderr
