"""The memory of a search: one record with its question, its knobs, its trees and the arrays it works in."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Any

import numpy as np

from ..engine.playouts import choose, player_fields, u64
from ..kernel import PLAIN, Rules, Scratch, bind_stub
from .heuristics import Knobs
from .nets import Net
from .nets.forward import net_fields

NODE = np.dtype(
    [
        ("key", np.uint64),
        ("first", np.int32),  # its edges lie side by side from here on: a step in the tree reads one stretch of memory
        ("many", np.uint16),  # how many there are; 0: the node is free
        ("room", np.uint16),  # how many fit there; with more they move to a longer stretch
    ],
    align=True,
)
EDGE = np.dtype(
    [
        ("worth", np.float64),  # sum of the seat's values
        ("points", np.float64),  # sum of the seat's final points
        ("prior", np.float32),  # from FLOOR to 1: how much the action appeals beside the best one
        ("visits", np.int32),
        ("offered", np.int32),  # how often the action was legal when its node was visited
        ("action", np.int32),
    ],
    align=True,
)
KNOBS = [
    *((name, np.float64) for name in ("explore", "trust", "epsilon", "win", "scale", "faith", "heat", "blend")),
    *((name, np.float64) for name in ("lean", "trees", "beside")),
    *((name, np.int64) for name in ("horizon", "rivals", "depth", "prior", "steps", "alone", "cut", "ahead")),
]
"""See `Knobs` for what each does."""
ALONE, EACH, TOGETHER = range(3)
"""The knob `rivals`: the others play as in playouts; each seat walks its own tree as far as it goes; or the first to
leave ends the walk for all, as fits a game of open turns."""
PATH = 256
"""The most steps that an iteration makes in the trees of all seats."""
NODES, EDGES = (1 << 12, 1 << 14) if PLAIN else (1 << 16, 1 << 19)
"""How many there are in the pools: plain objects are dear, and plain searches short."""


def search_fields(rules: Rules) -> list[Any]:
    most = rules.seats[1]
    return [
        ("edges", EDGE, (EDGES,)),  # first, where memory is aligned: two of them fill a line of the processor's cache
        ("nodes", NODE, (NODES,)),
        ("key", np.uint64),  # all randomness of the search comes from it
        ("seat", np.int64),  # whose decision is asked for
        ("seats", np.int64),
        *KNOBS,
        ("sees", np.int64),  # for the test-only oracle: no guess, the record is taken
        *net_fields(rules),
        ("unasked", np.int64),  # has the net not been asked yet about the decision at hand?
        ("actions", np.int64),  # how many a game has: the policy's numbers stand first in the heads
        ("steps_left", np.int64),  # decisions of this playout that are still the net's
        ("until_cut", np.int64),  # decisions of it until the net is asked what to expect ...
        ("unread", np.int64),  # ... and the seats that have not been asked yet, as a mask
        ("left", np.int64),  # decisions of it that are left
        ("tried", np.int64, (rules.actions,)),  # the actions that are compared without trees ...
        ("many_tried", np.int64),  # ... and how many they are: 0 where trees grow
        ("inside", np.int64),  # the seats that are still in their trees, as a mask
        ("length", np.int64),  # steps made in trees in this iteration
        ("path", np.int64, (PATH, 3)),  # of each step: the node, the place of its edge there, the seat
        ("index", np.int64, (rules.actions,)),  # where an action stands among the edges of the node at hand
        ("likes", np.float64, (rules.actions,)),  # how much each legal action appeals
        ("total", np.float64, (rules.actions,)),
        ("ranking", np.int64, (most,)),
        ("values", np.float64, (most,)),  # from 0 to 1, of where a playout ended
        ("points", np.float64, (most,)),
        ("expected", np.float64, (most,)),  # the same by the net, of the seats that it was asked about ...
        ("expected_points", np.float64, (most,)),  # ... where the playout was cut
        ("node_limit", np.int64),  # a power of two
        ("edge_limit", np.int64),
        ("node_count", np.int64),
        ("edge_count", np.int64),
    ]


@cache
def search_type(rules: Rules) -> np.dtype[Any]:
    from .walk import choose_in_search

    # Numba takes a record that begins with the fields of another for one of that type: the player's come last.
    dtype = np.dtype(search_fields(rules) + player_fields(rules), align=True)
    bind_stub(choose, choose_in_search, dtype)
    return dtype


class Memory(Scratch):
    """Made once, used for every decision."""

    def __init__(self, rules: Rules, knobs: Knobs, *, sees: bool = False, net: Net | None = None) -> None:
        super().__init__(search_type(rules))
        self.work = rules.states()
        """The guessed world of an iteration."""
        search = self.record
        search.actions = rules.actions
        self.net = net
        """Kept here: the record knows only where it lies."""
        if net is not None:
            search.net = net.weights if PLAIN else net.weights.ctypes.data
            search.net_size, search.width, search.blocks = net.weights.size, net.width, net.blocks
            search.margin_scale, search.points_scale = net.margin_scale, net.points_scale
        names = rules.observation.symmetries
        if names:
            search.new_rows[:] = names.rows
            search.new_actions[:] = names.actions
        else:
            search.new_actions[0] = np.arange(rules.actions)
        for name, value in asdict(knobs).items():
            setattr(search, name, value)
        search.sees = sees
        search.node_limit, search.edge_limit = NODES, EDGES

    def compare(self, actions: Any) -> None:
        """Let the next iterations try these actions, without trees, and add up what comes of each from nought."""
        search = self.record
        search.tried[: len(actions)] = actions
        search.many_tried = len(actions)
        for k in range(len(actions)):
            edge = search.edges[k]
            edge.worth = edge.points = 0.0
            edge.visits = 0

    def sums(self) -> np.ndarray[Any, Any]:
        """What came of each action that was compared: rows of how often, values, points."""
        edges = [self.record.edges[k] for k in range(self.record.many_tried)]
        return np.array([(edge.visits, edge.worth, edge.points) for edge in edges])

    def ask(self, seat: int, seats: int, key: int) -> None:
        """Forget everything and take up a question."""
        search = self.record
        search.seat, search.seats, search.key = seat, seats, u64(key)
        search.unasked = 1
        search.node_count = search.edge_count = search.decisions = search.forced = search.many_tried = 0
        if PLAIN:
            for node in search.nodes:
                node.many = 0
        else:
            search.nodes["many"] = 0
