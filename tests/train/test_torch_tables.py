"""Games of several line-ups are those of the environments, and the bots at them those of the package."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
import torch

from tests.gpu.stand_in import OneBlock
from train import cuda, tables
from train.local import own_memory
from train.settings import course_of
from train.steps import GREEDY, INFORMED, RANDOM
from train.tables import CoreTables, GpuTables
from twistosaur.bots.flat import FlatBot
from twistosaur.bots.greedy import GreedyBot
from twistosaur.engine import calls
from twistosaur.envs import Batch
from twistosaur.games import PACKAGES, load
from twistosaur.gpu import device, kernels
from twistosaur.gpu.ptx import as_ptx_of

pytestmark = [
    pytest.mark.filterwarnings("ignore::numba.core.errors.NumbaExperimentalFeatureWarning"),
    pytest.mark.timeout(1200),  # the first one of a game compiles
]
each_game = pytest.mark.parametrize("game", PACKAGES)
SHORT: dict[str, dict[str, Any]] = {"twisty": {"turn_limit": 3}}


def any_legal(masks: Any, seed: int) -> Any:
    return (np.random.default_rng(seed).random(masks.shape) * masks).argmax(axis=1)


@each_game
def test_games_are_those_of_the_environment(game: str) -> None:
    """Place by place, though other line-ups stand beside: shares of the win and points are the rewards', too."""
    rules, options = load(game), SHORT.get(game, {})
    found = CoreTables(rules, [(3, options), (2, options)], [5, 4], seed=3)
    alone = {kind: Batch(game, 5, seats=3, seed=3, reward=kind, **options) for kind in ("win", "margin")}
    for n in range(160):
        actions = any_legal(found.masks.numpy()[:, :-1], n)
        found.actions.copy_(torch.from_numpy(actions))
        found.step()
        for batch in alone.values():
            batch.step(actions[:5])
        one = alone["win"]
        assert np.array_equal(found.rows[:5], one.observations)
        assert np.array_equal(found.masks[:5], one.masks)
        assert np.array_equal(found.seat[:5], one.seat)
        assert np.array_equal(found.ended[:5].bool(), one.ended)
        assert np.array_equal(found.ends[:5, :3], one.rewards)
        points = found.ends[:5, found.most : found.most + 3].numpy()
        others = (points.sum(axis=1, keepdims=True) - points) / 2
        np.testing.assert_allclose(points - others, alone["margin"].rewards, atol=1e-4)
    assert found.episode.min() >= 1
    assert set(found.seats_by_place.tolist()) == {2, 3}


@each_game
def test_bots_choose_as_the_package_s(game: str) -> None:
    """What greedy is sure of, whatever world it guesses; and never anything illegal."""
    rules, options = load(game), SHORT.get(game, {})
    found = CoreTables(rules, [(3, options)], [12], seed=5)
    bots = {GREEDY: GreedyBot(rules), INFORMED: GreedyBot(rules, informed=True)}
    places, turns = torch.arange(12), torch.ones(12, dtype=torch.int64)
    turns[::3] = 0
    agreed = asked = 0
    for n in range(40):
        for kind in (RANDOM, GREEDY, INFORMED):
            found.actions.fill_(-1)
            found.bots(places, torch.full((12,), kind), turns, 1000 + n)
            chosen = found.actions.numpy().copy()
            assert (chosen[::3] == -1).all()
            for i in np.flatnonzero(turns.numpy()):
                assert found.masks[i, chosen[i]]
                if kind != RANDOM and n % 8 == 0:
                    seat, hidden = int(found.seat[i]), rules.states()
                    calls.hide(found._states, int(i), seat, hidden)
                    opinions = {o.action: o.worth for o in bots[kind].consider(hidden, seat, 9)}
                    asked += 1
                    agreed += opinions[chosen[i]] >= max(opinions.values()) - 1.0
        found.actions.copy_(torch.from_numpy(any_legal(found.masks.numpy()[:, :-1], n)))
        found.step()
    assert agreed > 0.8 * asked > 0


@each_game
def test_what_is_weighed_is_what_playouts_come_to(game: str) -> None:
    """Of more worlds than one the mean; nothing where there is no choice; and the search of the bots agrees."""
    rules, options = load(game), SHORT.get(game, {})
    found, bot = CoreTables(rules, [(3, options)], [6], seed=5), FlatBot(rules, 2000)
    agreed = asked = 0
    for n in range(24):
        worth = found.weigh(40, n)
        masks = found.masks[:, :-1].bool()
        assert not worth[~masks].any()
        free = masks.sum(-1) > 1
        assert not worth[~free].any()
        assert (worth[free] <= 1).all()
        assert (worth[free].amax(-1) > 0).all()
        assert torch.equal(worth, found.weigh(40, n))
        if n % 6 == 0:
            for i in free.nonzero()[:, 0].tolist():
                seat, hidden = int(found.seat[i]), rules.states()
                calls.hide(found._states, i, seat, hidden)
                opinions = {o.action: o.worth for o in bot.consider(hidden, seat, 9)}
                asked += 1
                agreed += opinions[int(worth[i].argmax())] >= max(opinions.values()) - 0.1
        found.actions.copy_(torch.from_numpy(any_legal(found.masks.numpy()[:, :-1], n)))
        found.step()
    assert agreed > 0.7 * asked > 0


@each_game
def test_games_of_a_course_go_on_where_they_were(game: str) -> None:
    course = course_of(game)
    line_ups = [(line_up.seats, line_up.options) for line_up in course.line_ups]
    rules, counts = load(game), [2] * len(line_ups)
    one, other = (CoreTables(rules, line_ups, counts, seed=seed) for seed in (1, 2))
    for n in range(30):
        one.actions.copy_(torch.from_numpy(any_legal(one.masks.numpy()[:, :-1], n)))
        one.step()
    kept = one.keep()
    assert kept is not None
    other.go_on(kept)
    for n in range(30, 60):
        actions = torch.from_numpy(any_legal(one.masks.numpy()[:, :-1], n))
        for each in (one, other):
            each.actions.copy_(actions)
            each.step()
        assert torch.equal(one.rows, other.rows)
        assert torch.equal(one.ends, other.ends)


class OneBlockOfMemory(OneBlock):
    """Its memory is the processor's, and so are PyTorch's tensors in it."""

    def device_array(self, shape: Any, dtype: Any) -> Any:
        return super().device_array(shape, dtype).view(np.ndarray)

    def as_cuda_array(self, given: Any) -> Any:
        return given.numpy()


@each_game
def test_the_kernels_play_the_same_games(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one = OneBlockOfMemory()
    monkeypatch.setattr(device, "gpu", lambda: one)
    for name, stand_in in (("gpu", lambda: one), ("cuda", one), ("NARROW", np.int64)):
        monkeypatch.setattr(cuda, name, stand_in)
    monkeypatch.setattr(kernels, "MOST_THREADS", 4)
    monkeypatch.setattr(tables, "BOT_THREADS", 4)
    monkeypatch.setattr(tables, "WEIGHING_THREADS", 4)
    monkeypatch.setattr(device, "THREADS", 4)
    monkeypatch.setattr(GpuTables, "DEVICE", "cpu")
    cuda.launcher.cache_clear()
    cuda.kernels_of.cache_clear()
    rules, options = load(game), SHORT.get(game, {})
    line_ups = [(3, options), (2, options)]
    here, there = CoreTables(rules, line_ups, [3, 2], seed=4), GpuTables(rules, line_ups, [3, 2], seed=4)
    places, turns = torch.tensor([0, 2, 3]), torch.ones(3, dtype=torch.int64)
    bots = [GREEDY, INFORMED, RANDOM]
    for n in range(130):
        actions = torch.from_numpy(any_legal(here.masks.numpy()[:, :-1], n))
        turns[n % 3] = n & 1
        for each in (here, there):
            each.actions.copy_(actions)
            each.bots(places, torch.tensor(bots), turns, n)
            each.step()
        if n % 40 == 0:
            assert torch.equal(here.weigh(3, n), there.weigh(3, n))
        for name in ("actions", "rows", "masks", "desk", "ends"):
            assert torch.equal(getattr(here, name), getattr(there, name)), (name, n)
    assert here.episode.min() >= 1
    cuda.launcher.cache_clear()
    cuda.kernels_of.cache_clear()


@each_game
def test_kernels_compile_for_a_gpu(game: str) -> None:
    rules = load(game)
    for kernel, (function, signature) in cuda.kernels_of(rules).items():
        with own_memory(game):
            text = as_ptx_of(function, signature)
        assert len(re.findall(r"\.visible \.entry", text)) == 1, kernel
        assert not re.search(r"\.extern \.func", text), kernel
