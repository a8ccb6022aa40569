"""The tables that environments are tried with, and what random players see there."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np

from twistosaur.envs import Batch, env_id
from twistosaur.games import PACKAGES, load

GOLDEN = Path(__file__).with_name("golden.json")
TABLES = [(game, seats) for game in PACKAGES for low, high in [load(game).seats] for seats in range(low, high + 1)]
SHORT: dict[str, dict[str, Any]] = {"twisty": {"turn_limit": 3}}
"""So that a game of random players ends."""
STEPS = 150


def any_legal(masks: np.ndarray[Any, Any], rng: np.random.Generator) -> np.ndarray[Any, Any]:
    """An action of each game."""
    chosen: np.ndarray[Any, Any] = np.argmax(masks * rng.random(masks.shape), axis=1)
    return chosen


def fingerprint(game: str, seats: int) -> str:
    """All that some games of random players show: who decides, masks, observations, rewards."""
    batch = Batch(game, 2, seats=seats, seed=7, threads=1, **SHORT.get(game, {}))
    rng, digest = np.random.default_rng(7), hashlib.sha256()
    for _ in range(STEPS):
        for array in (batch.seat, batch.masks, batch.observations, batch.ended, batch.rewards):
            digest.update(np.ascontiguousarray(array).tobytes())
        batch.step(any_legal(batch.masks, rng))
    return digest.hexdigest()


def fingerprints() -> dict[str, str]:
    return {f"{env_id(game)}, {seats} seats": fingerprint(game, seats) for game, seats in TABLES}


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(fingerprints(), indent=1) + "\n", encoding="utf-8")
