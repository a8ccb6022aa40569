"""Learned nets: a file of weights for each game that has one, read once and checked against the rules.

A file is NumPy's own (`GAME.npz` beside this module): `w_in`, `b_in`, `w_1`, `b_1` and so on for each block, `w_out`,
`b_out`, and `card`, JSON that says for which game, rules and observation the weights were trained, how, and how
strong they are (`bots/cards.py` reads it). A net reads a row of `observe` and nothing else. What it computes is in
`forward.py`.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ...kernel import Rules
from .. import cards
from ..cards import NetError
from .forward import outputs

HEADS = 3
"""What a net says besides the policy: the share of a win, the margin, the points."""
LINE = 64

logger = logging.getLogger("twistosaur.bots")


@dataclass(frozen=True, eq=False)
class Net:
    """The weights of a game as compiled code reads them."""

    card: Mapping[str, Any]
    weights: np.ndarray[Any, Any]
    """float32, one after the other: of each layer all weights, input by input, then what is added to them."""
    width: int
    blocks: int
    margin_scale: float
    points_scale: float

    def stronger_below(self, name: str) -> float:
        """The seconds of thinking below which the policy alone is known to be stronger than this bot; 0: it is not."""
        limits = cards.strength_in(self.card).get("reflex_below_ms", {})
        limit = limits.get(name, 0) if isinstance(limits, dict) else 0
        return limit / 1000 if isinstance(limit, (int, float)) else 0.0


def read(path: Path, rules: Rules) -> Net:
    """The net of a file; one that does not fit the rules is refused with a sentence."""
    arrays = cards.read_arrays(path, rules)
    card = cards.card_in(path, arrays, rules)
    del arrays["card"]
    width, blocks = card["width"], card["blocks"]
    layers = [("in", rules.observation.length, width), *((str(k + 1), width, width) for k in range(blocks))]
    parts = []
    for name, inputs, wide in [*layers, ("out", width, rules.actions + HEADS)]:
        weights, bias = (
            taken(path.name, arrays, f"{kind}_{name}", shape) for kind, shape in (("w", (inputs, wide)), ("b", (wide,)))
        )
        room = outputs(rules) if name == "out" else wide
        parts += [np.pad(weights, ((0, 0), (0, room - wide))).ravel(), np.pad(bias, (0, room - wide))]
    if arrays:
        raise NetError(f"the net {path.name} holds what no net has: {', '.join(sorted(arrays))}")
    return Net(card, aligned(parts), width, blocks, float(card["margin_scale"]), float(card["points_scale"]))


def taken(file: str, arrays: dict[str, Any], name: str, shape: tuple[int, ...]) -> np.ndarray[Any, Any]:
    """An array of the file, of that shape, widened to float32."""
    found = arrays.pop(name, None)
    if found is None or found.dtype.kind != "f" or found.shape != shape:
        kind = "missing" if found is None else f"{found.dtype} {found.shape}"
        raise NetError(f"the net {file} does not fit: {name} is {kind}, here it is of floats {shape}")
    if not np.isfinite(found).all():
        raise NetError(f"the net {file} cannot be used: {name} holds what is no number")
    return np.asarray(found, np.float32)


def aligned(parts: list[np.ndarray[Any, Any]]) -> np.ndarray[Any, Any]:
    """All numbers one after the other, from where a line of the processor's cache begins."""
    count = sum(part.size for part in parts)
    room = np.zeros(4 * count + LINE, np.uint8)
    start = -room.ctypes.data % LINE
    out = room[start : start + 4 * count].view(np.float32)
    np.concatenate(parts, out=out)
    return out


@cache
def from_file(path: Path, rules: Rules) -> Net:
    """As `read`, once for each file."""
    return read(path, rules)


def packaged(rules: Rules) -> Net:
    """The net of a game that comes with the package."""
    return from_file(cards.FOLDER / f"{rules.id}.npz", rules)


@cache
def at_hand(rules: Rules) -> Net | None:
    """The net that comes with the package, or None, and then a sentence in the log says why, once."""
    try:
        return packaged(rules)
    except NetError as problem:
        logger.warning("%s; the search without a net plays instead", problem)
        return None
