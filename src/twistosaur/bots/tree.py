"""The trees of a search: nodes and edges in two pools, and which edge a seat follows.

A node stands for one outlook of one seat: what its decision hangs on. Its edges are the actions that were legal there,
each with what came of it. `search` is the record of `memory.py` everywhere.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..kernel import PLAIN, below, inlined, rule, word
from .heuristics import appeals, outlook
from .nets.forward import ask_net, expected_margin, expected_points, power, share_of_win

NO_EDGE = -1
NO_PLACE = -1
FLOOR = 0.1
"""The prior of an action that does not appeal at all."""

if PLAIN:

    def slot_of(key: Any, size: int) -> int:
        return int(key) & (size - 1)

    def unit(bits: Any) -> float:
        return float(int(bits) >> 11) * 2.0**-53

else:

    @rule
    def slot_of(key: Any, size: int) -> int:
        return np.int64(key & np.uint64(size - 1))  # type: ignore[return-value]

    @rule
    def unit(bits: Any) -> float:
        """A number from 0 to 1 out of 64 bits."""
        return np.float64(bits >> np.uint64(11)) * 2.0**-53


@rule
def prefer(search: Any, s: Any, seat: int, many: int, bits: Any) -> int:
    """The place in `moves` of the most appealing action; equal ones are drawn for."""
    likes = search.likes[:]
    appeals(s, seat, search.moves[:], many, likes)
    return greatest(likes, many, bits)


@rule
def greatest(likes: Any, many: int, bits: Any) -> int:
    """The place of the greatest of the first `many`; equal ones are drawn for."""
    best = likes[0]
    pick = 0
    ties = 1
    for k in range(1, many):
        value = likes[k]
        if value > best:
            best = value
            pick = k
            ties = 1
        elif value == best:
            ties += 1
            if below(word(bits, k), ties) == 0:
                pick = k
    return pick


@rule
def worth_by_net(search: Any) -> float:
    """What the net, which has been asked, expects, as `judge` would value it."""
    margin = expected_margin(search, search.actions) / search.scale
    soft = 0.5 + 0.5 * margin / (1.0 + abs(margin))
    return search.win * share_of_win(search, search.actions) + (1.0 - search.win) * soft


@rule
def choose_informed(search: Any, s: Any, seat: int, many: int, bits: Any) -> int:
    """The action of a player in a playout: mostly what appeals, now and then anything; or what its net likes."""
    if search.unread != 0 or search.steps_left > 0:
        place = choose_learned(search, s, seat, many, bits)
        if place != NO_PLACE:
            return search.moves[place]
    if search.epsilon >= 1.0:
        return search.moves[below(bits, many)]
    if search.epsilon > 0.0 and unit(bits) < search.epsilon:
        return search.moves[below(word(bits, 1), many)]
    return search.moves[prefer(search, s, seat, many, bits)]


@rule
def choose_learned(search: Any, s: Any, seat: int, many: int, bits: Any) -> int:
    """The place in `moves` of what the net of a player chooses, or NO_PLACE where it has no say.

    Where a playout is cut the net also says what to expect: each seat is asked when it has something to decide, for so
    its net has learnt. When all have been asked the playout is over, or goes on as ever if that is to count as well.
    """
    if search.left == 0:
        return 0
    reads = search.unread != 0 and search.until_cut <= 0
    plays = reads or (search.steps_left > 0 and (search.alone == 0 or seat == search.seat))
    search.until_cut -= 1
    search.steps_left -= 1
    if not plays:
        return NO_PLACE
    ask_net(search, s, seat)
    if reads and (search.unread >> seat) & 1 != 0:
        search.expected[seat] = worth_by_net(search)
        search.expected_points[seat] = expected_points(search, search.actions)
        search.unread &= ~(1 << seat)
        if search.unread == 0:
            search.left = search.horizon if search.blend < 1.0 else 0
    return choose_by_net(search, many, bits)


@rule
def liked(search: Any, many: int) -> None:
    """Writes to `likes` how much the net, which has been asked, likes each of the legal actions."""
    moves, likes, heads, names = search.moves[:], search.likes[:], search.heads[:], search.new_actions[search.naming]
    for k in range(many):
        likes[k] = heads[names[moves[k]]]


@rule
def liked_by_all(search: Any, s: Any, seat: int, many: int) -> None:
    """The same as the mean of what the net says in all the ways in which it may be asked."""
    likes, total, ways = search.likes[:], search.total[:], len(search.new_rows)
    for k in range(many):
        total[k] = 0.0
    naming = search.naming
    for way in range(ways):
        search.naming = way
        ask_net(search, s, seat)
        liked(search, many)
        for k in range(many):
            total[k] += likes[k]
    search.naming = naming
    for k in range(many):
        likes[k] = total[k] / ways


@rule
def choose_by_net(search: Any, many: int, bits: Any) -> int:
    """The place in `moves` of what a net that has been asked chooses: what it likes best, or a draw by its policy."""
    likes = search.likes[:]
    liked(search, many)
    if search.heat <= 0.0:
        return greatest(likes, many, bits)
    best = likes[0]
    for k in range(1, many):
        best = max(best, likes[k])
    total = 0.0
    for k in range(many):
        likes[k] = power((likes[k] - best) / search.heat)
        total += likes[k]
    left = unit(bits) * total
    for k in range(many):
        left -= likes[k]
        if left < 0.0:
            return k
    return greatest(likes, many, bits)


@inlined
def slot_with(search: Any, key: Any) -> int:
    """The slot of the node with this key, or the free one where it belongs."""
    size = search.node_limit
    slot = slot_of(key, size)
    while search.nodes[slot].many > 0 and search.nodes[slot].key != key:
        slot = slot + 1 if slot + 1 < size else 0
    return slot


@rule
def make_room(search: Any, node: Any, room: int) -> bool:
    """Move the edges of a node to a new stretch of the pool; False if the pool is full."""
    start = search.edge_count
    if start + room > search.edge_limit:
        return False
    search.edge_count = start + room
    for k in range(node.many):
        old, new = search.edges[node.first + k], search.edges[start + k]
        new.worth = old.worth
        new.points = old.points
        new.prior = old.prior
        new.visits = old.visits
        new.offered = old.offered
        new.action = old.action
    node.first = start
    node.room = room
    return True


@inlined
def add_edge(search: Any, node: Any, action: int, prior: float) -> int:
    """The place in its node of an edge for a new action, or NO_EDGE."""
    k = node.many
    if k == node.room and not make_room(search, node, 2 * k):
        return NO_EDGE
    node.many = k + 1
    edge = search.edges[node.first + k]
    edge.worth = 0.0
    edge.points = 0.0
    edge.prior = prior
    edge.visits = 0
    edge.offered = 0
    edge.action = action
    return k


@rule
def grow(search: Any, node: Any, s: Any, seat: int, many: int) -> None:
    """Edges for the actions of a node that are seen for the first time, and priors for all."""
    moves, likes, index = search.moves[:], search.likes[:], search.index[:]
    best = -1e30
    trust = search.trust
    if search.prior != 0:
        if search.unasked != 0 and seat == search.seat:
            search.unasked = 0
            liked_by_all(search, s, seat, many)
        else:
            ask_net(search, s, seat)
            liked(search, many)
        trust = search.faith
    elif search.epsilon < 1.0:
        appeals(s, seat, moves, many, likes)
    for k in range(many):
        best = max(best, likes[k])
    if node.room == 1 and not make_room(search, node, many + 1):
        return
    for k in range(many):
        prior = 1.0
        if search.prior != 0 or search.epsilon < 1.0:
            prior = FLOOR + (1.0 - FLOOR) * np.exp((likes[k] - best) / trust)
        place = place_of(search, node, moves[k])
        if place == NO_EDGE:
            index[moves[k]] = add_edge(search, node, moves[k], prior)
        else:
            search.edges[node.first + place].prior = prior


@inlined
def place_of(search: Any, node: Any, action: int) -> int:
    """The place of an action among the edges of a node, or NO_EDGE. `index` may hold old entries: they are checked."""
    place = search.index[action]
    if 0 <= place < node.many and search.edges[node.first + place].action == action:
        return place
    return NO_EDGE


@inlined
def best_edge(search: Any, node: Any, s: Any, seat: int, many: int, bits: Any) -> int:
    """The edge that a seat follows out of its node: what is good so far, and what appeals and was tried little.

    An action that was never tried counts as the mean of the others: a node with few visits plays as the playouts do.
    Returns a place among the edges of the node, NO_EDGE if the pool of edges is full.
    """
    moves, index, edges = search.moves[:], search.index[:], search.edges
    for place in range(node.many):
        index[edges[node.first + place].action] = place
    tried = 0
    sum_of_worth = 0.0
    strange = False
    for k in range(many):
        place = place_of(search, node, moves[k])
        if place == NO_EDGE:
            strange = True
        else:
            edge = edges[node.first + place]
            tried += edge.visits
            sum_of_worth += edge.worth
    if strange:
        grow(search, node, s, seat, many)
    mean = sum_of_worth / tried if tried > 0 else 0.5
    best = -1e30
    chosen = NO_EDGE
    for k in range(many):
        place = place_of(search, node, moves[k]) if strange else index[moves[k]]
        if place == NO_EDGE:
            continue
        edge = edges[node.first + place]
        edge.offered += 1
        n = float(edge.visits)
        value = edge.worth / n if edge.visits > 0 else mean
        value += search.explore * edge.prior * np.sqrt(float(edge.offered)) / (n + 1.0)
        if edge.visits == 0:
            value += 1e-6 * unit(word(bits, k))
        if value > best:
            best = value
            chosen = place
    return chosen


@rule
def add_node(search: Any, slot: int, key: Any, action: int) -> int:
    """Take a free slot for a node with one edge; the place of that edge, or NO_EDGE if a pool is full."""
    node = search.nodes[slot]
    if search.node_count * 4 >= search.node_limit * 3 or not make_room(search, node, 1):
        return NO_EDGE
    node.key = key
    search.node_count += 1
    place = add_edge(search, node, action, 1.0)
    search.edges[node.first].offered = 1
    return place


@rule
def read_root(hidden: Any, memory: Any, out: Any) -> int:
    """What the search found for the decision it was asked: rows of action, visits, worth, points; returns how many."""
    search = memory[0]
    node = search.nodes[slot_with(search, word(outlook(hidden[0], search.seat), search.seat))]
    for k in range(node.many):
        edge = search.edges[node.first + k]
        out[k, 0] = edge.action
        out[k, 1] = edge.visits
        out[k, 2] = edge.worth / max(edge.visits, 1)
        out[k, 3] = edge.points / max(edge.visits, 1)
    return int(node.many)
