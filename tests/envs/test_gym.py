"""Gymnasium's checker for every game and number of seats; one seat against bots, alone and in many games."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.envs.tables import SHORT, TABLES
from twistosaur.engine.errors import IllegalMove
from twistosaur.envs import BotEnv, BotVectorEnv, env_id
from twistosaur.games import PACKAGES
from twistosaur.kernel import TwistosaurError


@pytest.mark.filterwarnings("ignore:.*render fps")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_gymnasium_approves(game: str, seats: int) -> None:
    env = gymnasium.make(env_id(game), seats=seats, opponents="random", illegal="lose", **SHORT.get(game, {}))
    check_env(env.unwrapped)


@pytest.mark.parametrize("game", PACKAGES)
def test_a_game_against_bots_ends(game: str) -> None:
    env = BotEnv(game, seats=3, opponents=["novice", "greedy"], reward="win", seat=1, **SHORT.get(game, {}))
    rng = np.random.default_rng(2)
    seen, info = env.reset(seed=4)
    assert info == {"seat": 1}
    over, worth = False, 0.0
    while not over:
        assert worth == 0
        assert not seen["action_mask"][-1]  # in this environment one never waits
        seen, worth, over, _, _ = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert 0 <= worth <= 1
    with pytest.raises(TwistosaurError, match="reset"):
        env.step(0)


def test_many_games_go_on_by_themselves() -> None:
    env = gymnasium.make_vec(env_id("draftosaurus"), num_envs=3, opponents="greedy", seats=2)
    rng = np.random.default_rng(3)
    seen, _ = env.reset(seed=4)
    ended = np.zeros(3, int)
    for _ in range(80):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, worth, over, _, _ = env.step(actions)
        assert (worth[~over] == 0).all()
        assert env.observation_space.contains(seen)
        ended += over
    assert (ended >= 1).all()


def test_the_same_seed_is_the_same_game() -> None:
    rows = []
    for _ in range(2):
        env = BotVectorEnv("dino-twist", 2, opponents="novice")
        seen, info = env.reset(seed=11)
        rows.append((seen["observation"].tobytes(), info["seat"].tolist()))
    assert rows[0] == rows[1]


def test_no_game_is_played_before_one_has_begun() -> None:
    with pytest.raises(TwistosaurError, match="call reset"):
        BotEnv("twisty", opponents="random").step(0)
    with pytest.raises(TwistosaurError, match="call reset"):
        BotVectorEnv("twisty", 2, opponents="random").step(np.zeros(2, int))


def test_a_place_has_a_seed_of_its_own() -> None:
    """Whatever is played beside it, and however often games begin anew there."""
    pair, alone = (BotVectorEnv("twisty", many, opponents="random", seats=2, turn_limit=2) for many in (2, 1))
    both, _ = pair.reset(seed=[4, 9])
    one, _ = alone.reset(seed=9)
    for _ in range(40):
        assert both["observation"][1].tobytes() == one["observation"][0].tobytes()
        chosen = both["action_mask"].argmax(axis=1)
        both, _, over, _, _ = pair.step(chosen)
        one, _, ended, _, _ = alone.step(chosen[1:])
        assert over[1] == ended[0]
    again, _ = pair.reset(seed=8)  # counts up: 8 and 9
    assert again["observation"][1].tobytes() == alone.reset(seed=[9])[0]["observation"][0].tobytes()
    with pytest.raises(TwistosaurError, match="expected 2 seeds, found 1"):
        pair.reset(seed=[1])


def test_an_illegal_action_changes_no_game() -> None:
    env = BotVectorEnv("draftosaurus", 2, opponents="random")
    seen, _ = env.reset(seed=1)
    first = int(np.flatnonzero(seen["action_mask"][0])[0])
    with pytest.raises(IllegalMove, match="DS-8"):
        env.step(np.array([first, 12]))
    with pytest.raises(TwistosaurError, match="expected 2 actions"):
        env.step(np.array([first]))
    legal = int(np.flatnonzero(seen["action_mask"][1])[0])
    env.step(np.array([first, legal]))


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"opponents": ["greedy"]}, "expected 3 opponents, found 1"),
        ({"opponents": "god"}, "no bot 'god'"),
        ({"seat": 4}, "a seat is 0 to 3"),
        ({"illegal": "ignore"}, "'ignore'"),
        ({"render_mode": "human"}, "there is ansi"),
    ],
)
def test_wrong_parameters_are_told(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(TwistosaurError, match=sentence):
        BotEnv("twisty", **given)
