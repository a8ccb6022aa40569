"""OpenSpiel's own tests and bots on every game, and what its states say beside what the rules say."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from hypothesis import given, settings
from hypothesis import strategies as st
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from tests.envs.tables import PLAYTHROUGHS, TABLES, spiel_text
from twistosaur.engine import calls
from twistosaur.envs import spiel
from twistosaur.games import PACKAGES, load
from twistosaur.kernel import PLAIN, TwistosaurError

GAMES = [(game, turns) for game in PACKAGES for turns in (False, True)]


def loaded(game: str, seats: int, *, turns: bool, **params: Any) -> Any:
    return pyspiel.load_game(spiel_text(game, seats, turns=turns, **params))


def drawn(state: Any, rng: random.Random) -> int:
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    assert sum(odds) == pytest.approx(1)
    return int(rng.choices(outcomes, odds)[0])


def play(state: Any, rng: random.Random, steps: int) -> None:
    """So many decisions and draws of random players, or as many as there are."""
    while steps > 0 and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state, rng))
        elif state.is_simultaneous_node():
            options = [state.legal_actions(player) for player in range(state.num_players())]
            state.apply_actions([rng.choice(legal) if legal else 0 for legal in options])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        steps -= 1


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("turns", [False, True])
def test_openspiel_approves(game: str, seats: int, turns: bool) -> None:
    pyspiel.random_sim_test(loaded(game, seats, turns=turns), num_sims=1, serialize=seats == 2, verbose=False)


@pytest.mark.parametrize("game", PACKAGES)
@pytest.mark.parametrize("reward", ["rank", "margin", "win"])
def test_returns_are_what_the_ranks_and_points_pay(game: str, reward: str) -> None:
    found = loaded(game, 3, turns=False, reward=reward)
    state = found.new_initial_state()
    assert state.returns() == [0, 0, 0]
    play(state, random.Random(3), 1 << 20)
    places = np.zeros(3, np.int64)
    calls.ranks(state.moment.states, 0, places)
    assert state.is_terminal()
    if reward != "margin":  # points do not decide ties
        assert all(
            mine >= theirs
            for mine, place in zip(state.returns(), places, strict=True)
            for theirs, other in zip(state.returns(), places, strict=True)
            if place < other
        )
    assert sum(state.returns()) == pytest.approx(found.utility_sum())
    assert all(found.min_utility() <= one <= found.max_utility() for one in state.returns())


@pytest.mark.parametrize(("game", "turns"), GAMES)
@settings(max_examples=12 if PLAIN else 40)
@given(seed=st.integers(0, 1 << 30), steps=st.integers(0, 120), player=st.integers(0, 2))
def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(
    game: str, turns: bool, seed: int, steps: int, player: int
) -> None:
    """Nor later, whatever happens that is seen by all."""
    state = loaded(game, 3, turns=turns).new_initial_state()
    play(state, random.Random(seed), steps)
    if state.is_chance_node() or state.is_terminal():
        return
    other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    for one in (other, spiel.resampler(seed)(state, player)):
        assert one.information_state_string(player) == state.information_state_string(player)
        assert one.observation_string(player) == state.observation_string(player)
        assert one.observation_tensor(player) == state.observation_tensor(player)
        assert one.information_state_tensor(player) == state.information_state_tensor(player)
        assert one.legal_actions(player) == state.legal_actions(player)


@pytest.mark.parametrize("game", PACKAGES)
def test_states_remember_what_was_seen(game: str) -> None:
    """A clone goes its own way, a state that was written down goes on as before, and a longer past is another one."""
    first = loaded(game, 2, turns=True)
    state = first.new_initial_state()
    play(state, random.Random(5), 60)
    again = first.deserialize_state(state.serialize())
    assert [again.information_state_string(p) for p in (0, 1)] == [state.information_state_string(p) for p in (0, 1)]
    clone = state.clone()
    before = str(state), state.information_state_string(0)
    play(clone, random.Random(6), 12)
    assert (str(state), state.information_state_string(0)) == before
    assert clone.information_state_string(0) != before[1]


@pytest.mark.parametrize("game", PACKAGES)
def test_openspiels_searches_play(game: str) -> None:
    """Its MCTS on its own turn-based conversion, and its ISMCTS with our resampler: each decides a few times."""
    rng = np.random.RandomState(1)
    converted = pyspiel.convert_to_turn_based(loaded(game, 2, turns=False))
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    decide(converted, mcts.MCTSBot(converted, 2.0, 5, evaluator, random_state=rng))
    in_turns = loaded(game, 2, turns=True)
    bot = ismcts.ISMCTSBot(in_turns, evaluator, 2.0, 10, random_state=rng)
    bot.set_resampler(spiel.resampler(5))
    decide(in_turns, bot)


def decide(game: Any, bot: Any, times: int = 4) -> None:
    state, rng = game.new_initial_state(), random.Random(2)
    while times > 0 and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state, rng))
            continue
        legal = state.legal_actions()
        action = int(bot.step(state))
        assert action in legal
        state.apply_action(action)
        times -= len(legal) > 1


@pytest.mark.parametrize("file", sorted(PLAYTHROUGHS.glob("*.txt")), ids=lambda file: file.stem)
def test_a_game_shows_what_it_showed_before(file: Path) -> None:
    """OpenSpiel's playthroughs: whatever changes for those who learn from these games is a line of a diff."""
    flags.FLAGS.mark_as_parsed()  # it asks for what a command line would say
    original, again = generate_playthrough.replay(str(file))
    assert again == original


def test_all_games_are_kept_as_playthroughs() -> None:
    names = {spiel.short_name(load(game), turns=False) for game in PACKAGES}
    assert {file.stem for file in PLAYTHROUGHS.glob("*.txt")} == names


@pytest.mark.parametrize(
    ("params", "told"),
    [
        ({"players": 9}, "is for 2 to"),
        ({"reward": "fame"}, "no reward 'fame'"),
        ({"options": "winter"}, "options are JSON"),
        ({"options": "{'side': 'moon'}"}, "no option .side."),
    ],
)
def test_wrong_parameters_are_refused_with_a_sentence(params: dict[str, Any], told: str) -> None:
    with pytest.raises(TwistosaurError, match=told):
        pyspiel.load_game("twistosaur_draftosaurus", params)


def test_nobody_sees_what_all_see_together() -> None:
    game = loaded("twisty", 2, turns=False)
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(TwistosaurError, match="what one player sees"):
        game.make_py_observer(everything)
