"""PettingZoo's own tests for every game and number of seats, and what an environment does with wrong input."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from tests.envs.tables import SHORT, TABLES
from twistosaur.engine.errors import IllegalMove
from twistosaur.envs import aec_env, env_id, parallel_env
from twistosaur.games import PACKAGES
from twistosaur.kernel import OptionError, TwistosaurError

CYCLES = 30
KNOWN = ("Observation space for each agent probably", "Observation is not a NumPy array")
"""What PettingZoo says to every environment with masks."""


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_approves(game: str, seats: int) -> None:
    options = SHORT.get(game, {})
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(aec_env(env_id(game), seats=seats, **options), num_cycles=CYCLES)
        parallel_api_test(parallel_env(env_id(game), seats=seats, **options), num_cycles=CYCLES)
        seed_test(lambda: aec_env(game, seats=seats, **options), num_cycles=CYCLES)
        parallel_seed_test(lambda: parallel_env(game, seats=seats, illegal="lose", **options), num_cycles=CYCLES)
    assert not [str(one.message) for one in told if not str(one.message).startswith(KNOWN)]


@pytest.mark.parametrize("game", PACKAGES)
@pytest.mark.parametrize("reward", ["rank", "margin", "win"])
def test_a_game_ends_with_rewards(game: str, reward: str) -> None:
    """In the parallel form; who owes nothing waits, and nothing else."""
    env = parallel_env(game, seats=3, reward=reward, observation="named", **SHORT.get(game, {}))
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=5)
    waited, rewards = 0, dict[str, float]()
    while env.agents:
        masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
        waiting = [agent for agent, mask in masks.items() if mask[-1]]
        assert all(masks[agent].sum() == 1 for agent in waiting)
        assert all(env.observation_space(agent).contains(seen[agent]) for agent in env.agents)
        waited += len(waiting)
        actions = {agent: int(rng.choice(np.flatnonzero(mask))) for agent, mask in masks.items()}
        seen, rewards, ended, _, _ = env.step(actions)
        assert set(rewards.values()) == {0.0} or all(ended.values())
    assert env.step({}) == ({}, {}, {}, {}, {})
    assert sum(rewards.values()) == pytest.approx(1.0 if reward == "win" else 0.0)
    assert waited or game == "draftosaurus"


def test_seats_choose_at_once() -> None:
    """What one chooses in a step is not in what the others saw before it, and is carried out with theirs."""
    env = parallel_env("draftosaurus", seats=2)
    seen, _ = env.reset(seed=3)
    actions = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}
    after, *_ = env.step(actions)
    assert all(after[agent]["action_mask"][12:30].any() for agent in env.agents)  # both place now


def test_an_illegal_action_is_told_with_its_clause() -> None:
    env = aec_env("draftosaurus", seats=2)
    env.reset(seed=1)
    with pytest.raises(IllegalMove) as problem:
        env.step(12)
    assert problem.value.clause == "DS-8"
    with pytest.raises(IllegalMove, match="no such move"):
        env.step(50)
    with pytest.raises(IllegalMove, match="wait"):
        env.step(49)
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))  # nothing was lost


def test_an_illegal_action_may_lose_the_game() -> None:
    env = aec_env("draftosaurus", seats=3, illegal="lose")
    env.reset(seed=1)
    env.step(12)
    assert all(env.terminations.values())
    assert env.rewards == {"player_0": -1.0, "player_1": 0.5, "player_2": 0.5}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"game": "chess"}, "no environment 'chess'"),
        ({"game": "twistosaur/twisty-v99"}, "twisty-v99"),
        ({"game": "twisty", "seats": 7}, "2 to 4 seats"),
        ({"game": "twisty", "reward": "fun"}, "no reward 'fun'"),
        ({"game": "twisty", "observation": "pixels"}, "no observation 'pixels'"),
        ({"game": "twisty", "illegal": "ignore"}, "'ignore'"),
        ({"game": "twisty", "render_mode": "film"}, "no render mode 'film'"),
    ],
)
def test_wrong_parameters_are_told(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(TwistosaurError, match=sentence):
        parallel_env(**given)


def test_a_games_own_options_are_checked() -> None:
    with pytest.raises(OptionError):
        parallel_env("draftosaurus", board="spring")


@pytest.mark.parametrize("game", PACKAGES)
def test_a_table_is_drawn_as_text(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = aec_env(game, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert "player_0" in text
    assert "\x1b" not in text
    loud = aec_env(game, render_mode="human")
    loud.reset(seed=1)
    assert loud.render() is None
    assert capsys.readouterr().out.strip() == text.strip()


def test_no_game_is_played_before_one_has_begun() -> None:
    with pytest.raises(TwistosaurError, match="call reset"):
        parallel_env("twisty").step({})
    with pytest.raises(TwistosaurError, match="call reset"):
        aec_env("twisty").step(0)


def test_everybody_acts_in_every_step() -> None:
    env = parallel_env("twisty", seats=2)
    env.reset(seed=1)
    with pytest.raises(TwistosaurError, match="no action of player_0"):
        env.step({})
