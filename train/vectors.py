"""The parameters of a net and what goes with them, as long vectors: Adam is a few operations on each."""

from __future__ import annotations

import math
from typing import Any

import torch

from train.net import Net

BETAS, EPSILON = (0.9, 0.99), 1e-5


class Weights:
    """The parameters of a net, their gradient, Adam's moments and the average: one long vector each."""

    def __init__(self, net: Net) -> None:
        named = list(net.named_parameters())
        self.names = [name for name, _ in named]
        self.shapes = [tuple(value.shape) for _, value in named]
        self.theta = torch.cat([value.detach().reshape(-1) for _, value in named])
        self.gradient, self.first, self.second = (torch.zeros_like(self.theta) for _ in range(3))
        self.mean = self.theta.clone()
        self.updates = torch.zeros((), device=self.theta.device)
        at = 0
        for _, value in named:
            end = at + value.numel()
            value.data = self.theta[at:end].view_as(value)
            at = end

    @property
    def state(self) -> list[Any]:
        return [self.theta, self.first, self.second, self.mean, self.updates]

    def parted(self, long: Any) -> dict[str, Any]:
        """A long vector by name."""
        out, at = {}, 0
        for name, shape in zip(self.names, self.shapes, strict=True):
            out[name] = long[at : at + math.prod(shape)].view(shape)
            at += math.prod(shape)
        return out

    def descend(self, rate: Any, longest: float, average: float) -> None:
        """One step of Adam."""
        self.gradient.mul_((longest / (self.gradient.norm() + 1e-6)).clamp(max=1.0))
        self.updates.add_(1)
        self.first.lerp_(self.gradient, 1 - BETAS[0])
        self.second.mul_(BETAS[1]).addcmul_(self.gradient, self.gradient, value=1 - BETAS[1])
        first = self.first / (1 - torch.pow(BETAS[0], self.updates))
        second = self.second / (1 - torch.pow(BETAS[1], self.updates))
        self.theta.sub_(first / (second.sqrt() + EPSILON) * rate)
        follow = 1 - ((self.updates + 1) / (self.updates + 10)).clamp(max=average)  # quicker at first
        self.mean.lerp_(self.theta, follow)
