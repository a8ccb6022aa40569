"""The memory of a search: one record with its question, its knobs, its trees and the arrays it works in."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Any

import numpy as np

from ..engine.playouts import choose, player_fields, u64
from ..kernel import PLAIN, Rules, Scratch, bind_stub
from .heuristics import Knobs

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
    *((name, np.float64) for name in ("explore", "trust", "epsilon", "win", "scale")),
    *((name, np.int64) for name in ("horizon", "rivals", "depth")),
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
        ("inside", np.int64),  # the seats that are still in their trees, as a mask
        ("length", np.int64),  # steps made in trees in this iteration
        ("path", np.int64, (PATH, 3)),  # of each step: the node, the place of its edge there, the seat
        ("index", np.int64, (rules.actions,)),  # where an action stands among the edges of the node at hand
        ("likes", np.float64, (rules.actions,)),  # how much each legal action appeals
        ("ranking", np.int64, (most,)),
        ("values", np.float64, (most,)),  # from 0 to 1, of where a playout ended
        ("points", np.float64, (most,)),
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

    def __init__(self, rules: Rules, knobs: Knobs, *, sees: bool = False) -> None:
        super().__init__(search_type(rules))
        self.work = rules.states()
        """The guessed world of an iteration."""
        search = self.record
        for name, value in asdict(knobs).items():
            setattr(search, name, value)
        search.sees = sees
        search.node_limit, search.edge_limit = NODES, EDGES

    def ask(self, seat: int, seats: int, key: int) -> None:
        """Forget everything and take up a question."""
        search = self.record
        search.seat, search.seats, search.key = seat, seats, u64(key)
        search.node_count = search.edge_count = search.decisions = search.forced = 0
        if PLAIN:
            for node in search.nodes:
                node.many = 0
        else:
            search.nodes["many"] = 0
