"""Training in small, on a processor: 60 seconds for all games together, after what has to be compiled once.

    python -m train.smoke [DIR]

It learns a little of every game with all that a long run has (line-ups, league, bots, checkpoint, curve, weights),
reads back what it wrote, and asks that the net has begun to win where that is quick to learn.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import torch

from train.learn import Trainer
from train.looking import Looker
from train.plot import picture, read
from train.run import run
from train.settings import COURSES, Settings
from train.weights import forward, misfit
from train.weights import read as read_weights

SECONDS = 60.0
SMALL: dict[str, Any] = {
    "device": "cpu",
    "games": 192,
    "steps": 48,
    "minibatch": 1024,
    "width": 64,
    "horizon": 2e7,
    "snapshot_every": 5e4,
}
BEGINS_TO_WIN = {"draftosaurus": 0.45}
"""By game: the least share of wins against three random bots; even is 0.25. The others need more than seconds."""


def smoke(folder: Path) -> bool:
    torch.set_num_threads(1)
    trainers = []
    for game in COURSES:
        began = time.perf_counter()
        trainer = Trainer(Settings.of(game, **SMALL), folder / game, lambda line: print(line, flush=True))
        Looker(trainer, 24).strength()  # compiles all that is needed
        trainer.play()
        trainer.decisions = 0
        print(f"{game}: compiled in {time.perf_counter() - began:.0f} s", flush=True)
        trainers.append(trainer)
    began, good = time.perf_counter(), True
    for k, trainer in enumerate(trainers):
        left = SECONDS - (time.perf_counter() - began)
        each = left / (len(trainers) - k) - 2  # for the last look
        run(trainer, minutes=max(each, 1) / 60, look_every=1e9, games=96)
        good &= right(trainer)
    print(f"{'all is well' if good else 'something is wrong'} after {time.perf_counter() - began:.0f} s of learning")
    return good


def right(trainer: Trainer) -> bool:
    """Weights that fit, a curve, and the first wins."""
    rules, out = trainer.rules, trainer.out
    arrays, card = read_weights(out / f"{rules.id}.npz")
    problem = misfit(card, rules)
    found = forward(arrays, trainer.tables.rows[:4].numpy())
    curve = read(out / "curve.jsonl")
    (out / "curve.svg").write_text(picture(rules.id, curve), encoding="utf-8")
    share = curve[-1]["against_random"]["share"]
    wins = share >= BEGINS_TO_WIN.get(rules.id, 0.0)
    print(
        f"{rules.id}: {trainer.decisions:,} decisions, wins {share:.0%} against three random bots, {problem or 'fits'}"
    )
    return problem is None and found.shape == (4, rules.actions + 3) and len(curve) >= 2 and wins


def main() -> int:
    if len(sys.argv) > 1:
        return 0 if smoke(Path(sys.argv[1])) else 1
    with tempfile.TemporaryDirectory() as folder:
        return 0 if smoke(Path(folder)) else 1


if __name__ == "__main__":
    sys.exit(main())
