"""What a run learns on, and how long its parts take there."""

from __future__ import annotations

import platform
import time

import torch


class Clock:
    """Seconds of the parts of a rollout; it waits for the GPU, hence only now and then."""

    def __init__(self, waits: bool) -> None:
        self.parts: dict[str, float] = {}
        self._waits, self._last = waits, time.perf_counter()

    def note(self, part: str) -> None:
        if self._waits:
            torch.cuda.synchronize()
        now = time.perf_counter()
        self.parts[part] = round(self.parts.get(part, 0.0) + now - self._last, 4)
        self._last = now


def has_short_floats() -> bool:
    """Does this processor multiply matrices of bfloat16 by itself? Then it does so several times as fast."""
    return bool(torch.ops.mkldnn._is_mkldnn_bf16_supported())


def machine_of(device: str) -> str:
    if device == "cpu":
        return f"{platform.machine()} processor, {torch.get_num_threads()} threads"
    return str(torch.cuda.get_device_name())
