"""A whole run: learn, look, keep."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

import torch

from train.keeping import save
from train.learn import Trainer
from train.looking import Looker


def run(
    trainer: Trainer,
    *,
    minutes: float,
    decisions: float = math.inf,
    look_every: float = 20.0,
    save_every: float = 60.0,
    games: int = 2048,
    stop: Callable[[], bool] = lambda: False,
) -> None:
    """Learn until the time is over, or so many decisions have been made in all; then write the weights."""
    began, before = time.perf_counter(), trainer.minutes
    trainer.last_minute = before + minutes
    looked, saved, at, since = began, began, trainer.decisions, began
    looker, first = Looker(trainer, games), True
    while True:
        trainer.iterate()
        now = time.perf_counter()
        trainer.minutes = before + (now - began) / 60
        last = now - began >= 60 * minutes or trainer.decisions >= decisions or stop()
        if first or last or now - looked >= look_every:
            if trainer.fast:
                torch.cuda.synchronize()
                now = time.perf_counter()
            speed = (trainer.decisions - at) / (now - since)
            looker.look(speed, last=last)
            trainer.parts = {}  # of the next rollout
            looked = since = time.perf_counter()
            at, first = trainer.decisions, False
        if last or time.perf_counter() - saved >= save_every:
            save(trainer)
            saved = time.perf_counter()
        if last:
            trainer.say(f"written to {trainer.out}: {trainer.decisions:,} decisions, {trainer.minutes:.1f} minutes")
            return
