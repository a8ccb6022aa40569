"""The net in PyTorch: as in `train.weights`, on scaled features, with one head more that only training needs."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import torch

from train.weights import scales
from twistosaur.kernel import Rules

WIN, MARGIN, POINTS, SQUASHED = range(4)
"""The values after the logits of the actions; the last, the margin squashed to -1 .. 1, is not written to a file."""
VALUES = 4
FAR = -1e9
"""The logit of an illegal action."""


class Net(torch.nn.Module):  # type: ignore[misc]
    """Parameters have the names and shapes of the file."""

    def __init__(self, rules: Rules, width: int, blocks: int, seed: int) -> None:
        super().__init__()
        self.actions, self.width, self.blocks = rules.actions, width, blocks
        features = rules.observation.length
        draw = torch.Generator().manual_seed(seed)

        def weights(rows: int, columns: int, size: float) -> Any:
            return torch.nn.Parameter(torch.randn(rows, columns, generator=draw) * size)

        self.register_buffer("scale", torch.from_numpy(scales(rules)), persistent=False)
        self.w_in = weights(features, width, math.sqrt(8.0 / features))
        self.b_in = torch.nn.Parameter(torch.zeros(width))
        for k in range(1, blocks + 1):
            self.register_parameter(f"w_{k}", weights(width, width, math.sqrt(1.0 / width)))
            self.register_parameter(f"b_{k}", torch.nn.Parameter(torch.zeros(width)))
        self.w_out = weights(width, self.actions + VALUES, 0.01 * math.sqrt(1.0 / width))
        self.b_out = torch.nn.Parameter(torch.zeros(self.actions + VALUES))

    def forward(self, rows: Any, kind: Any = torch.float32) -> Any:
        """Rows of int8 to logits of all actions and four values; inner layers in numbers of this kind."""
        return forward(dict(self.named_parameters()), self.scale, rows, kind)

    def arrays(self) -> dict[str, np.ndarray[Any, Any]]:
        return {name: value.detach().float().cpu().numpy() for name, value in self.named_parameters()}


def forward(weights: dict[str, Any], scale: Any, rows: Any, kind: Any = torch.float32) -> Any:
    """One net (rows: many x features), or several at once, where weights and rows have one more axis in front."""
    layer = single_layer if rows.dim() == 2 else batched_layer
    x = (rows.float() * scale).to(kind)
    h = torch.relu(layer(x, weights["w_in"].to(kind), weights["b_in"].to(kind)))
    k = 1
    while f"w_{k}" in weights:
        h = h + torch.relu(layer(h, weights[f"w_{k}"].to(kind), weights[f"b_{k}"].to(kind)))
        k += 1
    return layer(h.float(), weights["w_out"].float(), weights["b_out"].float())


def single_layer(x: Any, weights: Any, bias: Any) -> Any:
    return torch.addmm(bias, x, weights)


def batched_layer(x: Any, weights: Any, bias: Any) -> Any:
    return torch.baddbmm(bias.unsqueeze(1), x, weights)


def masked(logits: Any, masks: Any) -> Any:
    """Logits of the legal actions; all others are far below."""
    return logits.float().masked_fill(masks == 0, FAR)


def sampled(logits: Any, draw: Any) -> Any:
    """An action of each row, as often as its probability says."""
    noise = torch.empty_like(logits).exponential_(generator=draw).clamp_(min=1e-20)  # 0 would make anything legal
    return (logits - noise.log()).argmax(-1)
