"""Many games at once are the games that are played one by one, on any number of threads, and stay what they are."""

from __future__ import annotations

import json

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.envs.tables import GOLDEN, SHORT, any_legal, fingerprints
from twistosaur.engine.errors import IllegalMove
from twistosaur.envs import Batch
from twistosaur.envs.table import Table
from twistosaur.games import PACKAGES, load
from twistosaur.kernel import PLAIN, TwistosaurError, derive

each_game = pytest.mark.parametrize("game", PACKAGES)


def test_environments_are_what_their_versions_were() -> None:
    """If this fails environments behave otherwise than before: say what is new in the `history` of the game's
    observation, which makes it the next version, and write the file anew with `make golden`."""
    assert fingerprints() == json.loads(GOLDEN.read_text(encoding="utf-8"))


@each_game
@settings(max_examples=8 if PLAIN else 25, deadline=None)
@given(seed=st.integers(0, 1 << 40), place=st.integers(0, 2))
def test_a_game_of_a_batch_is_the_game_played_alone(game: str, seed: int, place: int) -> None:
    """The seat that decides, its mask, its observation and the rewards are those of a single table of that seed."""
    options = SHORT.get(game, {})
    batch = Batch(game, 3, seats=3, seed=seed, reward="margin", threads=1, **options)
    alone = Table(load(game), 3, options, "margin")
    alone.reset(derive(derive(seed, place), 0))
    rng = np.random.default_rng(seed)
    mask, row = np.zeros_like(batch.masks[0]), np.zeros_like(batch.observations[0])
    while not alone.over:
        seat = int(batch.seat[place])
        assert seat == alone.acting[0]
        alone.look(seat, mask, row)
        assert np.array_equal(mask, batch.masks[place])
        assert np.array_equal(row, batch.observations[place])
        actions = any_legal(batch.masks, rng)
        alone.decide(seat, int(actions[place]))
        batch.step(actions)
        assert batch.ended[place] == alone.over
    assert batch.rewards[place].tolist() == pytest.approx(alone.rewards().tolist(), rel=1e-6)
    assert batch.episode[place] == 1


@each_game
def test_threads_change_nothing(game: str) -> None:
    """Nor does it matter whether observations are made."""
    count = 512
    one = Batch(game, count, seats=2, seed=5, threads=1, **SHORT.get(game, {}))
    two = Batch(game, count, seats=2, seed=5, threads=2, observe=False, **SHORT.get(game, {}))
    assert len(two._parts) == 2
    rng = np.random.default_rng(5)
    for _ in range(3 if PLAIN else 60):
        actions = any_legal(one.masks, rng)
        one.step(actions)
        two.step(actions)
        assert np.array_equal(one.masks, two.masks)
        assert np.array_equal(one.seat, two.seat)
        assert np.array_equal(one.rewards, two.rewards)
    two.close()


def test_an_illegal_action_steps_no_game() -> None:
    batch = Batch("draftosaurus", 2, seats=2, seed=1)
    before, actions = batch.observations.copy(), any_legal(batch.masks, np.random.default_rng(1))
    with pytest.raises(IllegalMove, match="DS-8") as problem:
        batch.step(np.array([actions[0], 12]))
    assert "game 1 of the batch" in problem.value.__notes__[0]
    for wrong in (-1, 49, 1000):
        with pytest.raises(IllegalMove):
            batch.step(np.array([actions[0], wrong]))
    with pytest.raises(TwistosaurError, match="2 whole numbers"):
        batch.step(np.array([0.5, 0.5]))
    with pytest.raises(TwistosaurError, match="at least one"):
        Batch("draftosaurus", 0)
    assert np.array_equal(before, batch.observations)
    batch.step(actions)


def test_arrays_are_shared_without_a_copy() -> None:
    batch = Batch("twisty", 3, seats=2)
    assert np.shares_memory(np.from_dlpack(batch.observations), batch.observations)
    assert np.shares_memory(batch.rules.observation.named(batch.observations)["pawn"], batch.observations)
