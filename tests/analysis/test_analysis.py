"""An analysis keeps its promises: the same key the same result, parts that add up, labels outside the noise."""

from __future__ import annotations

import json
from functools import cache
from statistics import NormalDist
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.analysis.games import played
from tests.analysis.truths import asked_of_two_truths
from tests.support import each_game
from twistosaur.analysis import Analysis, AnalysisError, Progress, Stopped, analyse
from twistosaur.analysis.bounds import ERROR, LABELS, LINES, LOOKS, label_of, standard_error, width
from twistosaur.analysis.crew import AROUND, Crew, cut
from twistosaur.analysis.sampler import PLENTY, Sampler, budget_of
from twistosaur.analysis.story import read_story
from twistosaur.bots.heuristics import known
from twistosaur.bots.valuing import Valuer, choose_planned, policy_odds
from twistosaur.engine import RecordError, calls, new, position
from twistosaur.engine.playouts import u64
from twistosaur.games import PACKAGES, load
from twistosaur.kernel import PLAIN, TwistosaurError, rule, word

SHORT = {"twisty": {"turn_limit": 6}}
"""Options with which a game is soon over."""
LITTLE = 0.002
"""A budget with which an analysis is soon done."""


@cache
def record_of(game: str, seats: int = 2, seed: int = 7) -> dict[str, Any]:
    return played(game, ("informed",) * seats, seed, SHORT.get(game))


def without_time(analysis: Analysis) -> dict[str, Any]:
    return {**analysis.data(), "seconds": 0}


@each_game
def test_the_same_key_gives_the_same_result_whatever_the_threads(game: str) -> None:
    once, again, together, other = (
        analyse(record_of(game), key=key, budget=LITTLE, threads=threads)
        for key, threads in ((5, 1), (5, 1), (5, 3), (6, 1))
    )
    assert without_time(once) == without_time(again) == without_time(together)
    assert without_time(once) != without_time(other)


@pytest.mark.parametrize("game", list(PACKAGES))
@settings(max_examples=2 if PLAIN else 6)
@given(data=st.data())
def test_parts_add_up_to_the_result(game: str, data: st.DataObject) -> None:
    low, high = load(game).seats
    record = record_of(game, data.draw(st.integers(low, high)), data.draw(st.integers(0, 1 << 40)))
    hindsight = data.draw(st.booleans())
    analysis = analyse(record, key=data.draw(st.integers(0, 9)), budget=1e-6, hindsight=hindsight)
    even = 1 / analysis.seats
    for part, share in zip(analysis.parts, analysis.result["shares"], strict=True):
        assert part.result == pytest.approx(share - even)
        assert part.seat_part + part.chance + part.own + part.others == pytest.approx(part.result, abs=1e-12)
        luck = sum(draw.luck[part.seat] for draw in analysis.draws)
        assert luck == pytest.approx(part.chance, abs=1e-12)
    for name in ("seat_part", "chance", "result"):
        assert sum(getattr(part, name) for part in analysis.parts) == pytest.approx(0, abs=1e-12)
    for point in analysis.curve:
        assert sum(point.win) == pytest.approx(1)
    assert analysis.curve[0].at == "start"
    assert analysis.curve[-1].at == "end"
    assert list(analysis.curve[-1].win) == list(analysis.result["shares"])


@each_game
def test_forced_decisions_are_not_judged_and_change_nothing(game: str) -> None:
    record = record_of(game, 4)
    analysis = analyse(record, budget=LITTLE)
    story = read_story(record)
    assert len(analysis.decisions) == len(record["moves"])
    assert [decision.index for decision in analysis.decisions] == list(range(len(record["moves"])))
    for step in story.steps:
        for decision in step.decisions:
            found = analysis.decisions[decision.index]
            assert [found.seat, found.move] == record["moves"][decision.index]
            assert found.forced == (len(decision.actions) == 1) == (found.label is None)
            assert {option.move for option in found.options} == (set() if found.forced else set(decision.moves))
    assert sum(player.decisions for player in analysis.players) == story.judged


@each_game
def test_labels_are_never_inside_the_noise(game: str) -> None:
    for seed in range(3):
        record = played(game, ("random", "informed", "informed"), seed, SHORT.get(game))
        for decision in analyse(record, key=seed, budget=0.01).decisions:
            if decision.label is not None:
                assert decision.loss is not None
                assert decision.low is not None
                assert decision.high is not None
                assert 0 <= decision.low <= decision.loss <= decision.high
                assert decision.label == ("good" if decision.disputed else label_of(decision.low))
                assert decision.best == decision.options[0].move
                assert decision.options[0].loss == 0
                own = next(option for option in decision.options if option.move == decision.move)
                assert own.loss == pytest.approx(decision.loss)


def test_a_bound_allows_for_options_and_for_looks() -> None:
    assert width(1, 1) < width(5, 1) == width(5, LOOKS) < width(5, LOOKS + 1)
    error = sum(NormalDist().cdf(-width(1, look)) for look in range(1, 60))
    assert error == pytest.approx(ERROR), "all looks together"
    assert standard_error(0, 0, 100) > 0, "samples that are all alike are not certain"
    assert [label_of(line) for line in (0, *LINES)] == [LABELS[0], *LABELS[:-1]], "a line is to be passed"
    assert label_of(1) == "blunder"


@pytest.mark.parametrize("game", [game for game in PACKAGES if not load(game).is_open])
def test_nothing_hidden_reaches_a_value(game: str) -> None:
    """Two truths that look the same to a seat: its options are worth the same, to the last bit."""
    story = read_story(record_of(game, 3))
    sampler, swapped = Sampler(story, 3, budget_of(story, LITTLE), hindsight=False), 0
    for questions, differ in asked_of_two_truths(sampler, story.steps[:: max(1, len(story.steps) // 6)]):
        swapped += differ
        with Crew(story.rules, story.seats, 1, None) as crew:
            for question in questions:
                crew.run(cut(question, list(range(len(question.actions))), 4, 50), lambda steps: None)
        assert (questions[0].sums == questions[1].sums).all()
    assert swapped > 3


@each_game
def test_hindsight_knows_what_the_seat_did_not(game: str) -> None:
    seen, known_better = (analyse(record_of(game, 3), budget=LITTLE, hindsight=wish) for wish in (False, True))
    same = [one.options == two.options for one, two in zip(seen.decisions, known_better.decisions, strict=True)]
    assert all(same) == load(game).is_open


@each_game
def test_accuracy_falls_with_what_is_lost(game: str) -> None:
    record = played(game, ("random", "informed", "informed"), 11, SHORT.get(game))
    players = analyse(record, budget=0.02).players
    assert all(player.accuracy is None or 0 <= player.accuracy <= 100 for player in players)
    assert all(sum(player.labels.values()) == player.decisions for player in players)


def test_short_playouts_are_not_free() -> None:
    """Else the last decisions of a game take all the time: nothing is left to decide there, but a lot to count."""
    analysis = analyse(record_of("draftosaurus", 4), budget=0.01)
    assert analysis.budget["spent"] >= AROUND * analysis.playouts
    assert analysis.budget["spent"] < 1.2 * analysis.budget["steps"]
    assert max(option.playouts for decision in analysis.decisions for option in decision.options) <= PLENTY


# ------------------------------------------------------------------------------------------------ the policy


@rule
def choices(states: Any, memory: Any, seat: int, many: int, key: Any, count: int, out: Any) -> None:
    """How often the policy takes each action."""
    for n in range(count):
        action = choose_planned(memory[0], states[0], seat, many, word(key, n))
        out[action] += 1


@each_game
def test_the_policy_plays_with_the_odds_that_it_states(game: str) -> None:
    count = 300 if PLAIN else 20_000
    table = new(game, seats=2, seed=4)
    rules = load(game)
    seat = table.acting[0]
    states = rules.from_bytes(table.state_bytes())
    odds = policy_odds(rules, states, seat)
    assert sum(odds.values()) == pytest.approx(1)
    assert min(odds.values()) > 0.99 * known(game).knobs.epsilon / len(odds)
    valuer, out = Valuer(rules, 2), np.zeros(rules.actions, np.int64)
    many = int(calls.legal(states, 0, seat, valuer.record.moves))
    choices(states, valuer.array, seat, many, u64(9), count, out)
    for action, expected in odds.items():
        assert abs(out[action] / count - expected) < 5 * np.sqrt(expected * (1 - expected) / count)


# ------------------------------------------------------------------------------------------------ in and out


@each_game
def test_plain_data_and_back(game: str) -> None:
    analysis = analyse(record_of(game), budget=LITTLE)
    data = json.loads(json.dumps(analysis.data()))
    assert Analysis.from_data(data).data() == data
    assert data["version"] == 1


def broken(change: Any) -> dict[str, Any]:
    data = analyse(record_of("draftosaurus"), budget=1e-6).data()
    change(data)
    return data


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.pop("curve"),
        lambda data: data.update(version=2),
        lambda data: data.update(more=1),
        lambda data: data["decisions"][0].pop("seat"),
        lambda data: data["decisions"][0].update(label="brilliant"),
        lambda data: data.update(players=7),
        lambda data: data.update(key="x"),
    ],
)
def test_what_is_no_analysis_is_refused(change: Any) -> None:
    with pytest.raises(AnalysisError):
        Analysis.from_data(broken(change))


def test_a_game_that_is_not_over_is_refused() -> None:
    record = record_of("draftosaurus")
    half = {name: value for name, value in record.items() if name != "result"} | {"moves": record["moves"][:10]}
    with pytest.raises(RecordError, match="not played to its end"):
        analyse(half)
    with pytest.raises(RecordError):
        analyse({**record, "moves": [[0, "place nowhere"]]})
    with pytest.raises(RecordError):
        analyse([])  # type: ignore[arg-type]


@pytest.mark.parametrize("wish", [{"budget": 0}, {"budget": -1}, {"key": -1}, {"key": None}, {"threads": 0}])
def test_wishes_that_cannot_be_fulfilled_are_refused(wish: dict[str, Any]) -> None:
    with pytest.raises(TwistosaurError):
        analyse(record_of("draftosaurus"), **wish)


def test_a_game_that_began_with_a_position() -> None:
    table = new("draftosaurus", seats=2, seed=3)
    for _ in range(8):
        for seat in table.acting:
            table.play(seat, table.legal(seat)[0])
    later = position(table.position(), seed=9)
    while not later.over:
        for seat in later.acting:
            later.play(seat, later.legal(seat)[0])
    analysis = analyse(later, budget=LITTLE)
    assert len(analysis.decisions) == later.move_count
    assert analysis.curve[1].at != "draw", "nothing is drawn before the first decision"


def test_progress_is_told_and_a_wish_to_stop_is_heard() -> None:
    told: list[Progress] = []
    analyse(record_of("twisty"), budget=0.2 if not PLAIN else LITTLE, progress=told.append)
    assert told[-1].done == 1
    assert told[-1].so_far().complete
    assert [stand.done for stand in told] == sorted(stand.done for stand in told)
    for threads in (1, 2):
        with pytest.raises(Stopped):
            analyse(record_of("twisty"), budget=10, threads=threads, stop=lambda: True)


def test_what_is_known_so_far_has_the_same_shape() -> None:
    seen: list[dict[str, Any]] = []

    def note(stand: Progress) -> None:
        seen.append(stand.so_far().data())

    whole = analyse(record_of("twisty"), budget=LITTLE if PLAIN else 0.2, progress=note)
    for data in seen:
        assert Analysis.from_data(data).data() == data
        assert data.keys() == whole.data().keys()
