"""The games on an NVIDIA GPU: batches that are stepped there, and whole games at random, by the same rule functions.

    from twistosaur.gpu import Batch

    batch = Batch(game, 1 << 20, seats=4, seed=1)
    while True:
        batch.step(policy(batch.observations, batch.masks))

All comes with an extra, `pip install "twistosaur[gpu]"`. Games are bit for bit those of the processor: the same seed
and actions give the same records, whichever of the two played them.
"""

from __future__ import annotations

from .batch import Batch
from .playouts import simulate

__all__ = ["Batch", "simulate"]
