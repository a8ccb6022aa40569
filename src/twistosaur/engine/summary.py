"""What many games say: points by source, win shares by seat, spread."""

from __future__ import annotations

from typing import Any

import numpy as np

from .playouts import Batch


def win_shares(batch: Batch) -> np.ndarray[Any, Any]:
    """Share of wins by seat; a win shared by k seats counts 1/k for each."""
    first = batch.ranks == 1
    return (first / first.sum(axis=1, keepdims=True)).mean(axis=0)


def summary(batch: Batch) -> dict[str, Any]:
    """The figures of a batch as plain data."""
    totals = batch.scores
    best, worst = totals.max(axis=1), totals.min(axis=1)
    by_source = batch.points.reshape(-1, batch.points.shape[2])
    used: list[bool] = [bool(column.any()) for column in by_source.T]
    return {
        "game": batch.rules.id,
        "seats": batch.seats,
        "games": batch.games,
        "decisions": batch.decisions,
        "forced": batch.forced,
        "seconds": batch.seconds,
        "decisions_per_s": batch.decisions / batch.seconds,
        "games_per_s": batch.games / batch.seconds,
        "decisions_per_game": batch.decisions / batch.games,
        "score": {
            "mean": float(totals.mean()),
            "deviation": float(totals.std()),
            "min": int(totals.min()),
            "quartiles": [float(q) for q in np.percentile(totals, [25, 50, 75])],
            "max": int(totals.max()),
        },
        "spread": {"mean": float((best - worst).mean()), "max": int((best - worst).max())},
        "winning_score": float(best.mean()),
        "shared_wins": float(((batch.ranks == 1).sum(axis=1) > 1).mean()),
        "win_share": [float(share) for share in win_shares(batch)],
        "mean_score_by_seat": [float(mean) for mean in totals.mean(axis=0)],
        "points_by_source": {
            name: float(by_source[:, k].mean()) for k, name in enumerate(batch.rules.sources) if used[k]
        },
    }
