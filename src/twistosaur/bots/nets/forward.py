"""A net in compiled code: from what a seat sees to a liking for every action, and to what the game is worth to it.

float32, one thread. Every sum is taken in the order of its inputs, whatever the processor does side by side, and
nothing is fused: the same bits everywhere. Inputs of 0 (most of a row, many of a layer) are passed over.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...kernel import Rules, inlined, lent, rule
from ...kernel.contract import observe
from ..cards import WIDEST

VECTOR = 16


def outputs(rules: Rules) -> int:
    """How many numbers come out, filled up to what a processor does at once."""
    return -(-(rules.actions + 3) // VECTOR) * VECTOR


def names_of(rules: Rules) -> int:
    """In how many ways a net may be asked: the symmetries of its game."""
    found = rules.observation.symmetries
    return len(found) if found else 1


def net_fields(rules: Rules) -> list[Any]:
    """What the memory of a player who asks a net has."""
    length = rules.observation.length
    return [
        ("net", np.uint64),  # where the weights lie; in plain mode the weights
        ("net_size", np.int64),
        ("width", np.int64),  # 0: there is no net
        ("blocks", np.int64),
        ("margin_scale", np.float64),
        ("points_scale", np.float64),
        ("row", np.int8, (length,)),
        ("seen", np.int8, (length,)),  # the same before its things are named anew
        ("new_rows", np.int16, (names_of(rules), length)),  # how they are, see `Symmetries`
        ("new_actions", np.int16, (names_of(rules), rules.actions)),
        ("naming", np.int64),  # the way in which they are
        ("layer", np.float32, (WIDEST,)),
        ("sums", np.float32, (WIDEST,)),
        ("heads", np.float32, (outputs(rules),)),  # policy, share of a win, margin, points
        ("inputs", np.int64, (max(length, WIDEST) + 1,)),  # those that are not 0
    ]


@rule
def add_inputs(weights: Any, at: int, wide: int, x: Any, count: int, inputs: Any, out: Any) -> None:
    """Adds x[j] * weights[at + j * wide + o] to every out[o], for j from 0 to count - 1 in this order."""
    n = 0
    for j in range(count):
        inputs[n] = j
        if x[j] != 0:
            n += 1
    out = out[:wide]
    k = 0
    while k + 4 <= n:  # four at a time: sums are read and written less often
        x0, x1 = np.float32(x[inputs[k]]), np.float32(x[inputs[k + 1]])
        x2, x3 = np.float32(x[inputs[k + 2]]), np.float32(x[inputs[k + 3]])
        a0, a1 = at + inputs[k] * wide, at + inputs[k + 1] * wide
        a2, a3 = at + inputs[k + 2] * wide, at + inputs[k + 3] * wide
        w0, w1, w2, w3 = (
            weights[a0 : a0 + wide],
            weights[a1 : a1 + wide],
            weights[a2 : a2 + wide],
            weights[a3 : a3 + wide],
        )
        for o in range(wide):
            out[o] = (((out[o] + x0 * w0[o]) + x1 * w1[o]) + x2 * w2[o]) + x3 * w3[o]
        k += 4
    while k < n:
        x0 = np.float32(x[inputs[k]])
        a0 = at + inputs[k] * wide
        w0 = weights[a0 : a0 + wide]
        for o in range(wide):
            out[o] = out[o] + x0 * w0[o]
        k += 1


@inlined
def one_layer(weights: Any, at: int, wide: int, x: Any, count: int, inputs: Any, out: Any) -> int:
    """A layer without its bend; returns where the next one's weights begin."""
    bias = weights[at + count * wide : at + (count + 1) * wide]
    for o in range(wide):
        out[o] = bias[o]
    add_inputs(weights, at, wide, x, count, inputs, out)
    return at + (count + 1) * wide


@rule
def forward(weights: Any, width: int, blocks: int, row: Any, layer: Any, sums: Any, inputs: Any, heads: Any) -> None:
    """From a row to the heads."""
    zero = np.float32(0.0)
    at = one_layer(weights, 0, width, row, len(row), inputs, sums)
    for o in range(width):
        layer[o] = sums[o] if sums[o] > zero else zero
    for _ in range(blocks):
        at = one_layer(weights, at, width, layer, width, inputs, sums)
        for o in range(width):
            layer[o] = layer[o] + (sums[o] if sums[o] > zero else zero)
    one_layer(weights, at, len(heads), layer, width, inputs, heads)


@rule
def ask_net(player: Any, s: Any, seat: int) -> None:
    """What the net of a player says of what a seat sees, in `heads`: of a row in which things have new names.

    A net has learnt by chance to think a little more of one species or corner than of another that is just like it.
    Who asks in all ways by turns gets the mean of what it thinks.
    """
    row, naming = player.row[:], player.naming
    if naming == 0:
        observe(s, seat, row)
    else:
        seen, names = player.seen[:], player.new_rows[naming]
        observe(s, seat, seen)
        for k in range(len(row)):
            row[k] = seen[names[k]]
    weights = lent(player.net, player.net_size)
    forward(
        weights, player.width, player.blocks, row, player.layer[:], player.sums[:], player.inputs[:], player.heads[:]
    )


@rule
def power(x: float) -> float:
    """e to the power of x, for x up to 0 or little above: by products alone, the same bits everywhere."""
    if x < -60.0:
        return 0.0
    y = 1.0 + x * 2.0**-20
    for _ in range(20):
        y *= y
    return y


@rule
def share_of_win(player: Any, actions: int) -> float:
    """The share of a win, from 0 to 1, that the net expects."""
    logit = float(player.heads[actions])
    if logit > 0.0:
        return 1.0 / (1.0 + power(-logit))
    e = power(logit)
    return e / (1.0 + e)


@rule
def expected_margin(player: Any, actions: int) -> float:
    return float(player.heads[actions + 1]) * player.margin_scale


@rule
def expected_points(player: Any, actions: int) -> float:
    return float(player.heads[actions + 2]) * player.points_scale
