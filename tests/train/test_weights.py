"""The file of a trained net, without PyTorch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from train import weights
from twistosaur.games import PACKAGES, load
from twistosaur.kernel import TwistosaurError

each_game = pytest.mark.parametrize("game", PACKAGES)


def some_net(features: int, actions: int, width: int = 16, blocks: int = 2) -> dict[str, Any]:
    draw = np.random.default_rng(5)
    shapes = {"w_in": (features, width), "b_in": (width,), "w_out": (width, actions + 4), "b_out": (actions + 4,)}
    for k in range(1, blocks + 1):
        shapes |= {f"w_{k}": (width, width), f"b_{k}": (width,)}
    return {name: (draw.normal(size=shape) * 0.2).astype(np.float32) for name, shape in shapes.items()}


@each_game
def test_a_folded_net_reads_rows_as_they_are(game: str) -> None:
    rules = load(game)
    scale = weights.scales(rules)
    assert scale.shape == (rules.observation.length,)
    assert scale.max() == 1.0
    net = some_net(rules.observation.length, rules.actions)
    rows = (
        np.random.default_rng(1).integers(0, rules.observation.most.astype(int) + 1, (50, len(scale))).astype(np.int8)
    )
    scaled = weights.forward(net, rows * scale)[:, : rules.actions + weights.HEADS]
    plain = weights.forward(weights.folded(net, scale, rules.actions), rows)
    assert plain.shape == (50, rules.actions + weights.HEADS)
    np.testing.assert_allclose(plain, scaled, rtol=1e-4, atol=1e-4)


@each_game
def test_what_is_written_is_read(game: str, tmp_path: Path) -> None:
    rules = load(game)
    net = weights.folded(some_net(rules.observation.length, rules.actions), weights.scales(rules), rules.actions)
    path = tmp_path / "nets" / f"{game}.npz"
    card = weights.card_of(rules, width=16, blocks=2, seed=3)
    for _ in range(2):  # over an old one, too
        weights.write(path, net, card)
    arrays, found = weights.read(path)
    assert found == card
    assert weights.misfit(found, rules) is None
    assert weights.blocks_of(arrays) == 2
    assert {name: array.shape for name, array in arrays.items()} == {name: array.shape for name, array in net.items()}
    for name, array in arrays.items():
        assert array.dtype == np.float32
        np.testing.assert_allclose(array, net[name], rtol=1e-3, atol=1e-6)
    assert [each.name for each in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize("name", weights.FITS)
def test_weights_of_something_else_are_told(name: str) -> None:
    rules = load("draftosaurus")
    card = weights.card_of(rules)
    card[name] = "another"
    assert (
        weights.misfit(card, rules) == f"these weights are for {name} 'another', not {weights.card_of(rules)[name]!r}"
    )


def test_what_does_not_fit_into_half_precision_is_not_written(tmp_path: Path) -> None:
    with pytest.raises(TwistosaurError, match="w_in does not fit"), np.errstate(over="ignore"):
        weights.write(tmp_path / "a.npz", {"w_in": np.array([1e6])}, {})
    assert not list(tmp_path.iterdir())
