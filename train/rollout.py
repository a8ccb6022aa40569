"""Where the decisions of a rollout are kept. `shown`: how often the teacher would do what, in lessons and studies."""

from __future__ import annotations

from typing import Any

import torch

from train.net import VALUES
from train.tables import Tables


class Rollout:
    """The decisions of all games over some steps."""

    def __init__(self, tables: Tables, steps: int) -> None:
        device, places, rules = tables.device, tables.count, tables.rules

        def room(*shape: int, kind: Any = torch.float32) -> Any:
            return torch.zeros(steps, places, *shape, dtype=kind, device=device)

        self.rows = room(tables.length, kind=torch.int8)
        self.masks = room(rules.actions, kind=torch.int8)
        self.actions = room(kind=torch.int64)
        self.shown = room(rules.actions, kind=torch.float16)
        self.likely = room()
        self.values = room(VALUES)
        self.seat = room(kind=torch.int8)
        self.ended = room(kind=torch.bool)
        self.ends = room(2 * tables.most)
        self.mine = room(kind=torch.bool)
        self.pattern = room(kind=torch.int16)
