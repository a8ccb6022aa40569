"""What a GPU plays is what the processor plays: here on a stand-in of one thread, in `make bench-gpu` on a GPU."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tests.gpu.stand_in import Array, OneBlock
from twistosaur.cli.simulate import simulate as simulate_command
from twistosaur.engine.errors import IllegalMove
from twistosaur.engine.playouts import opening, play_game, player_key, random_player, simulate, u64
from twistosaur.envs import Batch
from twistosaur.games import PACKAGES, load
from twistosaur.gpu import batch as gpu_batch
from twistosaur.gpu import device, kernels, launch, playouts
from twistosaur.gpu.ptx import as_ptx
from twistosaur.kernel import TwistosaurError

# A thread's memory begins like that of a random player, and Numba may take the one for the other.
pytestmark = pytest.mark.filterwarnings("ignore::numba.core.errors.NumbaExperimentalFeatureWarning")
each_game = pytest.mark.parametrize("game", PACKAGES)
SHORT: dict[str, dict[str, Any]] = {"twisty": {"turn_limit": 3}}


@pytest.fixture
def gpu(monkeypatch: pytest.MonkeyPatch) -> Iterator[OneBlock]:
    one = OneBlock()
    for module in (gpu_batch, launch, playouts):
        monkeypatch.setattr(module, "gpu", lambda: one)
    monkeypatch.setattr(kernels, "cuda", one)
    for module in (kernels, gpu_batch):
        monkeypatch.setattr(module, "MOST_THREADS", 4)
    monkeypatch.setattr(kernels, "NARROW", np.int64)  # for which the processor's rules are compiled
    launch.launcher.cache_clear()
    kernels.kernels_of.cache_clear()
    yield one
    launch.launcher.cache_clear()
    kernels.kernels_of.cache_clear()


@each_game
def test_games_at_random_are_those_of_the_processor(game: str, gpu: OneBlock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "CHUNK", 2)
    rules = load(game)
    seats = rules.seats[1]
    options = rules.options(seats, SHORT.get(game, {}))
    done: list[int] = []
    here = simulate(rules, seats, options, 5, 11)
    there = playouts.simulate(rules, seats, options, 5, 11, progress=done.append)
    assert np.array_equal(here.points, there.points)
    assert np.array_equal(here.ranks, there.ranks)
    assert (here.decisions, here.forced) == (there.decisions, there.forced)
    assert done == [2, 2, 1]
    assert gpu.launched == ["play"] * 3


@each_game
def test_final_records_are_those_of_the_processor(game: str, gpu: OneBlock) -> None:
    rules = load(game)
    start = opening(rules, 2, rules.options(2, SHORT.get(game, {})))
    keys = u64(5), u64(player_key(5))
    there = gpu.device_array(3, rules.dtype)
    launch.launcher(rules, "finish")[1, 128](start, *keys, 40, there)
    here, player = rules.states(3), random_player(rules)
    for i in range(3):
        play_game(start, here[i : i + 1], *keys, 40 + i, player.array[0])
    assert here.tobytes() == there.tobytes()


@each_game
def test_a_race_counts_all_its_games(game: str, gpu: OneBlock) -> None:
    rules = load(game)
    options = rules.options(2, SHORT.get(game, {}))
    made = gpu.device_array((2, 2), np.int64)
    launch.launcher(rules, "race")[1, 128](opening(rules, 2, options), u64(5), u64(player_key(5)), 0, 3, made)
    here = simulate(rules, 2, options, 6, 5)
    assert made.sum(axis=0).tolist() == [here.decisions, here.scores[:, 0].sum()]


@each_game
def test_a_batch_is_that_of_the_processor(game: str, gpu: OneBlock) -> None:
    options = SHORT.get(game, {})
    here = Batch(game, 6, seats=3, seed=8, reward="margin", **options)
    there = gpu_batch.Batch(game, 6, seats=3, seed=8, reward="margin", **options)
    for n in range(150):
        actions = np.array(there.pick(4, n))
        here.step(actions)
        there.step(actions if n % 2 else there.actions)
        assert np.array_equal(here.states, there.states.copy_to_host())
        assert np.array_equal(here.masks, there.masks)
        assert np.array_equal(here.observations, there.observations)
        assert np.array_equal(here.rewards, there.rewards)
        for fact in ("seat", "ended", "episode"):
            assert np.array_equal(getattr(here, fact), getattr(there, fact))
    assert np.any(here.episode)
    there.reset(8)
    assert np.array_equal(there.masks, Batch(game, 6, seats=3, seed=8, **options).masks)
    assert not np.any(there.rewards)


def test_nothing_is_stepped_if_one_action_is_illegal(gpu: OneBlock) -> None:
    game = next(iter(PACKAGES))
    batch = gpu_batch.Batch(game, 4, observe=False)
    assert batch.observations.shape == (4, 0)
    before = batch.states.tobytes()
    actions = np.array(batch.pick(1, 1))
    wrong = int(np.flatnonzero(batch.masks[2][:-1] == 0)[0])
    actions[2] = actions[3] = wrong
    with pytest.raises(IllegalMove) as problem:
        batch.step(actions)
    assert problem.value.__notes__ == ["in game 2 of the batch; no game has been stepped"]
    assert batch.states.tobytes() == before
    for out_of_range in (-1, load(game).actions):
        actions[2] = out_of_range
        with pytest.raises(IllegalMove):
            batch.step(actions)
    batch.check = False
    gpu.launched.clear()
    batch.step(batch.pick(1, 1))
    assert gpu.launched == ["pick", "step"]


@pytest.mark.parametrize("actions", [[1, 2, 3], np.zeros(3), np.zeros((2, 2), np.int64), np.zeros(4, np.int16)[:3]])
def test_what_are_no_actions_is_said(gpu: OneBlock, actions: Any) -> None:
    batch = gpu_batch.Batch(next(iter(PACKAGES)), 4)
    with pytest.raises(TwistosaurError, match="expected 4 whole numbers"):
        batch.step(actions)
    with pytest.raises(TwistosaurError, match="expected 4 whole numbers"):
        batch.step(np.zeros(4, np.int32).view(Array))
    assert gpu.launched == ["begin"]


@pytest.mark.parametrize("count", [0, -1, 1 << 31])
def test_a_batch_has_a_size(gpu: OneBlock, count: int) -> None:
    with pytest.raises(TwistosaurError, match="a batch has 1 to"):
        gpu_batch.Batch(next(iter(PACKAGES)), count)
    assert not gpu.launched


def test_the_command_tells_the_same(gpu: OneBlock, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for there in (False, True):
        simulate_command("twisty", seats=2, games=3, seed=4, option=["turn_limit=3"], gpu=there, json=True)
        facts = json.loads(capsys.readouterr().out)
        told.append({key: value for key, value in facts.items() if not key.endswith("_per_s") and key != "seconds"})
    assert told[0] == told[1]
    assert gpu.launched == ["play", "play"]
    with pytest.raises(TwistosaurError, match="neither --ray nor --threads"):
        simulate_command("twisty", seats=2, gpu=True, threads=2)


@each_game
def test_kernels_compile_for_a_gpu(game: str) -> None:
    """Each to PTX with nothing left to link: whatever the rules call came along."""
    for kernel in ("play", "see"):
        text = as_ptx(load(game), kernel)
        assert len(re.findall(r"\.visible \.entry", text)) == 1
        assert ".target sm_90" in text
        assert not re.search(r"\.extern \.func", text)


def test_a_machine_without_a_gpu_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device.numba_cuda(), "is_available", lambda: False)
    device.gpu.cache_clear()
    with pytest.raises(TwistosaurError, match="no NVIDIA GPU found"):
        gpu_batch.Batch(next(iter(PACKAGES)), 4)
    device.gpu.cache_clear()


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    device.numba_cuda.cache_clear()
    monkeypatch.setattr(device, "find_spec", lambda _: None)
    with pytest.raises(TwistosaurError, match=re.escape('pip install "twistosaur[gpu]"')):
        device.numba_cuda()
    device.numba_cuda.cache_clear()
