"""The compiled heart of the search: a walk through guessed worlds, a tree for every seat, and a playout.

Every iteration draws a guess from the hidden record. In it each seat follows a tree of its own: a node stands for one
outlook of one seat (what its decision hangs on), so that seats which choose at once are searched decoupled, chance
needs no nodes, and what a seat cannot see cannot steer it. A seat that meets an outlook for the first time adds one
node and plays on from there as the playouts do. Every seat maximises its own value: a mix of the shared win and of
the margin in points. All randomness comes from the key of the search, never from the table's words.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engine.playouts import play_on, settle
from ..kernel import PLAIN, below, borrowed, inlined, rule, word
from ..kernel.contract import acting, apply, guess, legal, over, ranks, retract, scores
from .heuristics import appeals, outlook, standings

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
NO_EDGE = -1
FLOOR = 0.1
"""The prior of an action that does not appeal at all."""
EXPLORE, TRUST, EPSILON, WIN, SCALE, HORIZON, RIVALS, DEPTH, SEES = range(9)
"""The knobs of a search, by place in their array. SEES is for the test-only oracle: no guess, the record is taken."""
ALONE, EACH, TOGETHER = range(3)
"""RIVALS: the others play as in playouts; each seat walks its own tree as far as it goes; or the first to leave ends
the walk for all, as fits a game of open turns."""
NODES, EDGES, DECISIONS = range(3)
"""The counters of a search."""
PATH = 256
"""The most steps that an iteration makes in the trees of all seats ..."""
STEP = 3
"""... each with its node, the place of its edge there, and the seat."""

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
def prefer(s: Any, seat: int, moves: Any, many: int, bits: Any, likes: Any) -> int:
    """The place in `moves` of the most appealing action; equal ones are drawn for."""
    appeals(s, seat, moves, many, likes)
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
def informed(s: Any, seat: int, moves: Any, many: int, bits: Any, epsilon: float, likes: Any) -> int:
    """What a player in a playout does: mostly what appeals, now and then anything. Returns a place in `moves`."""
    if many == 1:
        return 0
    if epsilon >= 1.0:
        return below(bits, many)
    if epsilon > 0.0 and unit(bits) < epsilon:
        return below(word(bits, 1), many)
    return prefer(s, seat, moves, many, bits, likes)


@inlined
def find(nodes: Any, counts: Any, key: Any) -> int:
    """The slot of a node: taken if it is there, else a free one; -1 if the pool is full."""
    size = len(nodes)
    slot = slot_of(key, size)
    while nodes[slot].many > 0 and nodes[slot].key != key:
        slot = slot + 1 if slot + 1 < size else 0
    if nodes[slot].many == 0 and counts[NODES] * 4 >= size * 3:
        return -1
    return slot


@rule
def make_room(edges: Any, counts: Any, node: Any, room: int) -> bool:
    """Move the edges of a node to a new stretch of the pool; False if the pool is full."""
    start = counts[EDGES]
    if start + room > len(edges):
        return False
    counts[EDGES] = start + room
    for k in range(node.many):
        old, new = edges[node.first + k], edges[start + k]
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
def add_edge(edges: Any, counts: Any, node: Any, action: int, prior: float) -> int:
    """The place in its node of an edge for a new action, or NO_EDGE."""
    k = node.many
    if k == node.room and not make_room(edges, counts, node, 2 * k):
        return NO_EDGE
    node.many = k + 1
    edge = edges[node.first + k]
    edge.worth = 0.0
    edge.points = 0.0
    edge.prior = prior
    edge.visits = 0
    edge.offered = 0
    edge.action = action
    return k


@rule
def grow(
    s: Any, seat: int, node: Any, edges: Any, counts: Any, moves: Any, many: int, knobs: Any, index: Any, likes: Any
) -> None:
    """Edges for the actions of a node that are seen for the first time, and priors for all."""
    best = -1e30
    if knobs[EPSILON] < 1.0:
        appeals(s, seat, moves, many, likes)
        for k in range(many):
            best = max(best, likes[k])
    if node.room == 1 and not make_room(edges, counts, node, many + 1):
        return
    for k in range(many):
        prior = 1.0
        if knobs[EPSILON] < 1.0:
            prior = FLOOR + (1.0 - FLOOR) * np.exp((likes[k] - best) / knobs[TRUST])
        place = placed(edges, node, moves[k], index)
        if place == NO_EDGE:
            index[moves[k]] = add_edge(edges, counts, node, moves[k], prior)
        else:
            edges[node.first + place].prior = prior


@inlined
def placed(edges: Any, node: Any, action: int, index: Any) -> int:
    """The place of an action among the edges of a node, or NO_EDGE. `index` may hold old entries: they are checked."""
    place = index[action]
    if 0 <= place < node.many and edges[node.first + place].action == action:
        return place
    return NO_EDGE


@inlined
def select(
    s: Any,
    seat: int,
    node: Any,
    edges: Any,
    counts: Any,
    moves: Any,
    many: int,
    bits: Any,
    knobs: Any,
    index: Any,
    likes: Any,
) -> int:
    """The edge that a seat follows out of its node: what is good so far, and what appeals and was tried little.

    An action that was never tried counts as the mean of the others: a node with few visits plays as the playouts do.
    Returns a place among the edges of the node, NO_EDGE if the pool of edges is full.
    """
    for place in range(node.many):
        index[edges[node.first + place].action] = place
    tried = 0
    sum_of_worth = 0.0
    strange = False
    for k in range(many):
        place = placed(edges, node, moves[k], index)
        if place == NO_EDGE:
            strange = True
        else:
            edge = edges[node.first + place]
            tried += edge.visits
            sum_of_worth += edge.worth
    if strange:
        grow(s, seat, node, edges, counts, moves, many, knobs, index, likes)
    mean = sum_of_worth / tried if tried > 0 else 0.5
    best = -1e30
    chosen = NO_EDGE
    for k in range(many):
        place = placed(edges, node, moves[k], index) if strange else index[moves[k]]
        if place == NO_EDGE:
            continue
        edge = edges[node.first + place]
        edge.offered += 1
        n = float(edge.visits)
        value = edge.worth / n if edge.visits > 0 else mean
        value += knobs[EXPLORE] * edge.prior * np.sqrt(float(edge.offered)) / (n + 1.0)
        if edge.visits == 0:
            value += 1e-6 * unit(word(bits, k))
        if value > best:
            best = value
            chosen = place
    return chosen


@inlined
def step_in_tree(
    s: Any,
    seat: int,
    moves: Any,
    many: int,
    bits: Any,
    knobs: Any,
    nodes: Any,
    edges: Any,
    counts: Any,
    index: Any,
    likes: Any,
    out: Any,
) -> bool:
    """One decision of a seat that is still in its tree. out: action, node, place of the edge in it or NO_EDGE.

    Returns whether the seat stays in its tree.
    """
    key = word(outlook(s, seat), seat)
    slot = find(nodes, counts, key)
    out[1] = slot
    out[2] = NO_EDGE
    if slot >= 0 and nodes[slot].many > 0:
        node = nodes[slot]
        place = select(s, seat, node, edges, counts, moves, many, bits, knobs, index, likes)
        if place != NO_EDGE:
            out[0] = edges[node.first + place].action
            out[2] = place
            return True
    k = informed(s, seat, moves, many, bits, knobs[EPSILON], likes)
    out[0] = moves[k]
    if slot >= 0 and nodes[slot].many == 0:
        node = nodes[slot]
        if make_room(edges, counts, node, 1):
            node.key = key
            counts[NODES] += 1
            out[2] = add_edge(edges, counts, node, moves[k], 1.0)
            edges[node.first].offered = 1
    return False


@rule
def judge(s: Any, done: bool, knobs: Any, totals: Any, places: Any, values: Any, points: Any, seats: int) -> None:
    """The value of where a playout ended, for every seat, from 0 to 1: shared win and margin in points.

    `done`: the table counts as it stands; else the playout was cut, and there is no winner yet.
    """
    if done:
        scores(s, totals)
        ranks(s, places)
    else:
        standings(s, points)
    winners = 0
    for seat in range(seats):
        if done:
            points[seat] = totals[seat]
            if places[seat] == 1:
                winners += 1
    for seat in range(seats):
        rival = -1e9
        for other in range(seats):
            if other != seat and points[other] > rival:
                rival = points[other]
        margin = (points[seat] - rival) / knobs[SCALE]
        soft = 0.5 + 0.5 * margin / (1.0 + abs(margin))
        won = soft if not done else (1.0 / winners if places[seat] == 1 else 0.0)
        values[seat] = knobs[WIN] * won + (1.0 - knobs[WIN]) * soft


@rule
def roll(
    s: Any, luck: Any, n: int, own: Any, m: int, last: int, epsilon: float, moves: Any, likes: Any, weights: Any
) -> int:
    """Play on to the end, or to decision number `last`, as informed players do; returns the decisions made."""
    if epsilon >= 1.0:
        return play_on(s, luck, n, own, m, last, moves, weights)[0]
    while m < last:
        n = settle(s, luck, n, weights)
        mask = acting(s)
        if mask == 0:
            break
        seat = 0
        while mask != 0:
            if mask & 1 != 0:
                many = legal(s, seat, moves)
                k = 0
                if many > 1:
                    k = informed(s, seat, moves, many, word(own, m), epsilon, likes)
                apply(s, seat, moves[k])
                m += 1
            mask >>= 1
            seat += 1
    return m


@rule
def iterate(
    hidden: Any,
    seat: int,
    seats: int,
    key: Any,
    first: int,
    count: int,
    knobs: Any,
    work: Any,
    nodes: Any,
    edges: Any,
    counts: Any,
    index: Any,
    path: Any,
    moves: Any,
    likes: Any,
    weights: Any,
    totals: Any,
    places: Any,
    values: Any,
    points: Any,
) -> None:
    """Iterations first .. first+count-1 of a search with this key: the tree is the same however they are cut up."""
    hidden, work, nodes, edges = borrowed(hidden), borrowed(work), borrowed(nodes), borrowed(edges)
    counts, index, path, moves = borrowed(counts), borrowed(index), borrowed(path), borrowed(moves)
    likes, weights, totals, places = borrowed(likes), borrowed(weights), borrowed(totals), borrowed(places)
    knobs, values, points = borrowed(knobs), borrowed(values), borrowed(points)
    out = path[STEP * PATH :]
    everyone = (1 << seats) - 1 if knobs[RIVALS] > 0.0 else 1 << seat
    limit = min(PATH - seats, int(knobs[DEPTH]) * (seats if knobs[RIVALS] > 0.0 else 1))
    horizon = int(knobs[HORIZON])
    for i in range(first, first + count):
        bits = word(key, i)
        if knobs[SEES] > 0.0:
            work[0] = hidden[0]
        else:
            guess(hidden[0], seat, word(bits, 0), work)
        s = work[0]
        for other in range(seats):
            if other != seat:
                retract(s, other)
        luck, own = word(bits, 1), word(bits, 2)
        n = 0
        m = 0
        length = 0
        inside = everyone
        while inside != 0 and length < limit:
            n = settle(s, luck, n, weights)
            mask = acting(s)
            if mask == 0:
                break
            who = 0
            while mask != 0:
                if mask & 1 != 0:
                    many = legal(s, who, moves)
                    action = moves[0]
                    if many > 1:
                        if (inside >> who) & 1 != 0:
                            stays = step_in_tree(
                                s, who, moves, many, word(own, m), knobs, nodes, edges, counts, index, likes, out
                            )
                            action = out[0]
                            if out[2] != NO_EDGE:
                                path[STEP * length] = out[1]
                                path[STEP * length + 1] = out[2]
                                path[STEP * length + 2] = who
                                length += 1
                            if not stays:
                                inside = 0 if knobs[RIVALS] == TOGETHER else inside & ~(1 << who)
                        else:
                            action = moves[informed(s, who, moves, many, word(own, m), knobs[EPSILON], likes)]
                    apply(s, who, action)
                    m += 1
                mask >>= 1
                who += 1
        counts[DECISIONS] += roll(s, luck, n, own, m, m + horizon, knobs[EPSILON], moves, likes, weights)
        judge(s, over(s), knobs, totals, places, values, points, seats)
        for k in range(length):
            edge = edges[nodes[path[STEP * k]].first + path[STEP * k + 1]]
            edge.visits += 1
            edge.worth += values[path[STEP * k + 2]]
            edge.points += points[path[STEP * k + 2]]


@rule
def root(hidden: Any, seat: int, nodes: Any, edges: Any, out: Any) -> int:
    """What the search found for the decision it was asked: rows of action, visits, worth, points; returns how many."""
    key = word(outlook(hidden[0], seat), seat)
    size = len(nodes)
    slot = slot_of(key, size)
    while nodes[slot].many > 0 and nodes[slot].key != key:
        slot = slot + 1 if slot + 1 < size else 0
    if nodes[slot].many == 0:
        return 0
    node = nodes[slot]
    for k in range(node.many):
        edge = edges[node.first + k]
        out[k, 0] = edge.action
        out[k, 1] = edge.visits
        if edge.visits > 0:
            out[k, 2] = edge.worth / edge.visits
            out[k, 3] = edge.points / edge.visits
    return int(node.many)
