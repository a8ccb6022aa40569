"""Nets for tests: small, of random numbers, in files as the package has them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from twistosaur.bots import cards
from twistosaur.kernel import Rules


def card_of(rules: Rules, width: int, blocks: int) -> dict[str, Any]:
    return {
        "game": rules.id,
        "rules_version": rules.version,
        "observation_version": rules.observation.version,
        "actions": rules.actions,
        "features": rules.observation.length,
        "width": width,
        "blocks": blocks,
        "margin_scale": 10.0,
        "points_scale": 40.0,
        "strength": {},
        "licence": "MIT",
    }


def arrays_of(rules: Rules, width: int, blocks: int, seed: int = 1) -> dict[str, Any]:
    chance = np.random.default_rng(seed)
    shapes = {"in": (rules.observation.length, width), "out": (width, rules.actions + 3)}
    shapes |= {str(k + 1): (width, width) for k in range(blocks)}
    out = {}
    for name, (inputs, wide) in shapes.items():
        out[f"w_{name}"] = chance.normal(0, 0.3, (inputs, wide)).astype(np.float16)
        out[f"b_{name}"] = chance.normal(0, 0.3, wide).astype(np.float16)
    return out


def write_net(
    folder: Path, rules: Rules, *, width: int = 12, blocks: int = 2, seed: int = 1, card: dict[str, Any] | None = None
) -> Path:
    """A file of weights; `card` is what its card says otherwise."""
    path = folder / f"{rules.id}.npz"
    words = np.array(json.dumps(card_of(rules, width, blocks) | (card or {})))
    np.savez_compressed(path, card=words, **arrays_of(rules, width, blocks, seed))
    return path


def packaged_with(patch: pytest.MonkeyPatch, folder: Path, *rules: Rules, **strength: Any) -> None:
    """As if the package had nets of these games alone, with that strength in their cards."""
    for one in rules:
        write_net(folder, one, card={"strength": strength})
    patch.setattr(cards, "FOLDER", folder)


def offering_master(patch: pytest.MonkeyPatch, folder: Path, *rules: Rules) -> None:
    """As if the sixth level had been measured to be stronger than the fifth in these games alone."""
    packaged_with(patch, folder, *rules, master_above_expert=True)
