"""The tables that environments are tried with, and what random players see there."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np
from open_spiel.python.algorithms import generate_playthrough

from twistosaur.envs import Batch, env_id, spiel
from twistosaur.games import PACKAGES, load

GOLDEN = Path(__file__).with_name("golden.json")
PLAYTHROUGHS = Path(__file__).with_name("playthroughs")
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


def spiel_text(game: str, seats: int, *, turns: bool, **params: Any) -> str:
    """A game as OpenSpiel loads it, with options under which random players come to an end."""
    chosen = {"players": seats, "options": as_text(SHORT.get(game, {})), **params}
    name = spiel.short_name(load(game), turns=turns)
    return f"{name}({','.join(f'{key}={value}' for key, value in chosen.items())})"


def as_text(options: dict[str, Any]) -> str:
    """Options as a parameter of OpenSpiel, whose own text of a game has commas."""
    return json.dumps(options, separators=(";", ":")).replace('"', "'")


def write_playthroughs() -> None:
    """In turns they show the same once more."""
    for game in PACKAGES:
        text = generate_playthrough.playthrough(spiel_text(game, 2, turns=False), None, seed=5)
        (PLAYTHROUGHS / f"{spiel.short_name(load(game), turns=False)}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(fingerprints(), indent=1) + "\n", encoding="utf-8")
    write_playthroughs()
