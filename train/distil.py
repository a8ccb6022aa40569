"""A small net that does as a large one: for the playouts of a search, where a decision may cost little.

    python -m train.distil draftosaurus --teacher src/twistosaur/bots/nets/draftosaurus.npz --out quick.npz --width 48

The teacher plays all line-ups of the course against itself, now and then anything at all, so that what a search
stumbles into is seen, too; the pupil learns the teacher's probabilities of every decision that leaves a choice. One
core is enough.
"""

from __future__ import annotations

import argparse
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
import torch

from train.learn import has_short_floats
from train.net import Net, forward, masked, sampled
from train.settings import course_of, shared_out
from train.tables import tables
from train.vectors import Weights
from train.weights import card_of, folded, read, write
from twistosaur.games import load
from twistosaur.kernel import TwistosaurError

GAMES = 2048
STRAY = 0.05
"""How often a seat does anything at all."""


class Pupil:
    """The small net, the games it learns from, and its teacher."""

    def __init__(self, game: str, teacher: Path, width: int, blocks: int, seed: int) -> None:
        self.rules, self.course = load(game), course_of(game)
        self.arrays, self.card = read(teacher)
        self.kind = torch.bfloat16 if has_short_floats() else torch.float32
        self.teacher = {name: torch.from_numpy(array) for name, array in self.arrays.items()}
        inner = {name: part for name, part in self.teacher.items() if name not in ("w_out", "b_out")}
        self.teacher.update({name: part.to(self.kind) for name, part in inner.items()})
        self.one = torch.ones(self.rules.observation.length)
        counts = shared_out(GAMES, [line_up.share for line_up in self.course.line_ups])
        line_ups = [(line_up.seats, line_up.options) for line_up in self.course.line_ups]
        self.tables = tables(self.rules, line_ups, counts, seed=seed, device="cpu")
        self.tables.warm()
        self.net = Net(self.rules, width, blocks, seed)
        self.weights = Weights(self.net)
        self.draw = torch.Generator().manual_seed(seed)
        self.decisions = 0

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self, steps: int) -> tuple[Any, Any, Any]:
        """Rows, masks and the teacher's logits of some steps, of all that leave a choice."""
        t, many, out = self.tables, self.rules.actions, []
        for _ in range(steps):
            rows, masks = t.rows.clone(), t.masks[:, :many].clone()
            logits = masked(forward(self.teacher, self.one, rows, self.kind)[:, :many], masks)
            stray = torch.rand(len(rows), generator=self.draw) < STRAY
            t.actions.copy_(
                sampled(torch.where(stray[:, None], masked(torch.zeros_like(logits), masks), logits), self.draw)
            )
            t.step()
            free = masks.sum(-1) > 1
            out.append((rows[free], masks[free], logits[free]))
        rows, masks, logits = (torch.cat(parts) for parts in zip(*out, strict=True))
        self.decisions += len(rows)
        return rows, masks, logits

    def learn(self, rows: Any, masks: Any, logits: Any, rate: float, size: int = 2048) -> tuple[float, float]:
        """One pass over these decisions: the divergence from the teacher, and how often both like the same best."""
        many, lost, same, count = self.rules.actions, 0.0, 0.0, 0
        order = torch.randperm(len(rows), generator=self.draw)
        for first in range(0, len(order) - size + 1, size):
            chosen = order[first : first + size]
            shown = torch.log_softmax(logits[chosen], -1)
            mine = torch.log_softmax(masked(self.net(rows[chosen], self.kind)[:, :many], masks[chosen]), -1)
            loss = (shown.exp() * (shown - mine).clamp(-50, 50)).sum(-1).mean()
            parts = torch.autograd.grad(loss, list(self.net.parameters()))
            torch.cat([part.reshape(-1) for part in parts], out=self.weights.gradient)
            self.weights.descend(rate, 1.0, 0.999)
            lost, count = lost + float(loss), count + 1
            same += float((mine.argmax(-1) == shown.argmax(-1)).float().mean())
        return lost / max(count, 1), same / max(count, 1)

    def write(self, path: Path, minutes: float, seed: int) -> None:
        arrays = {name: part.numpy() for name, part in self.weights.parted(self.weights.mean).items()}
        card = card_of(
            self.rules,
            width=self.net.width,
            blocks=self.net.blocks,
            margin_scale=self.course.margin_scale,
            points_scale=self.course.points_scale,
            seed=seed,
            decisions=self.decisions,
            minutes=round(minutes, 1),
            trained_with=f"PyTorch {torch.__version__}, doing as a net of {self.card['decisions']:,} decisions",
            made=datetime.now(UTC).date().isoformat(),
        )
        write(path, folded(arrays, self.net.scale.numpy(), self.rules.actions), card)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m train.distil", description="A small net that does as a large one.")
    parser.add_argument("game")
    parser.add_argument("--teacher", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--width", type=int, default=48)
    parser.add_argument("--blocks", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--steps", type=int, default=96, help="decisions of every game between two lessons")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    torch.set_num_threads(1)
    try:
        pupil = Pupil(given.game, given.teacher, given.width, given.blocks, given.seed)
    except TwistosaurError as problem:
        print(f"distil: {problem}", file=sys.stderr)
        return 1
    began = said = time.perf_counter()
    while (share := (time.perf_counter() - began) / (60 * given.minutes)) < 1:
        rate = given.rate * float(np.clip(1.02 - share, 0.02, 1))
        lost, same = pupil.learn(*pupil.play(given.steps), rate)
        if time.perf_counter() - said > 15:
            said = time.perf_counter()
            print(
                f"{(said - began) / 60:5.1f} min {pupil.decisions / 1e6:7.1f} M decisions  "
                f"divergence {lost:.4f}  the same best {same:.1%}",
                flush=True,
            )
    pupil.write(given.out, given.minutes, given.seed)
    print(f"written to {given.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
