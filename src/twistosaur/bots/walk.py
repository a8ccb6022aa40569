"""The compiled heart of the search: a walk through guessed worlds, a tree for every seat, and a playout.

Every iteration draws a guess from the hidden record. In it each seat follows a tree of its own: a node stands for one
outlook of one seat (what its decision hangs on), so that seats which choose at once are searched decoupled, chance
needs no nodes, and what a seat cannot see cannot steer it. A seat that meets an outlook for the first time adds one
node and plays on from there as the playouts do. Every seat maximises its own value: a mix of the shared win and of
the margin in points. All randomness comes from the key of the search, never from the table's words.
"""

from __future__ import annotations

from typing import Any

from ..engine.playouts import all_decide, play_on, settle
from ..kernel import borrowed, inlined, rule, word
from ..kernel.contract import acting, guess, over, ranks, retract, scores
from .heuristics import outlook, standings
from .memory import ALONE, PATH, TOGETHER
from .tree import NO_EDGE, add_node, best_edge, choose_informed, slot_with


@rule
def choose_in_search(search: Any, s: Any, seat: int, many: int, bits: Any) -> int:
    """The action of a seat in an iteration: by its tree as long as it is in it, then as playouts go."""
    if (search.inside >> seat) & 1 != 0:
        return step_in_tree(search, s, seat, many, bits)
    return choose_informed(search, s, seat, many, bits)


@inlined
def step_in_tree(search: Any, s: Any, seat: int, many: int, bits: Any) -> int:
    """The action of a seat that is still in its tree: along an edge, or out of the tree by a new node."""
    key = word(outlook(s, seat), seat)
    slot = slot_with(search, key)
    node = search.nodes[slot]
    if node.many > 0:
        place = best_edge(search, node, s, seat, many, bits)
        if place != NO_EDGE:
            note_step(search, slot, place, seat)
            return search.edges[node.first + place].action
    search.inside = 0 if search.rivals == TOGETHER else search.inside & ~(1 << seat)
    action = choose_informed(search, s, seat, many, bits)
    if node.many == 0:
        place = add_node(search, slot, key, action)
        if place != NO_EDGE:
            note_step(search, slot, place, seat)
    return action


@inlined
def note_step(search: Any, slot: int, place: int, seat: int) -> None:
    """Remember an edge that was followed: what comes of the iteration is added to it."""
    step = search.path[search.length]
    step[0] = slot
    step[1] = place
    step[2] = seat
    search.length += 1


@rule
def imagine(hidden: Any, work: Any, search: Any, bits: Any) -> None:
    """Lay out a world that the seat could be in; what others have chosen in secret is open again."""
    if search.sees != 0:
        work[0] = hidden[0]
    else:
        guess(hidden[0], search.seat, bits, work)
    for other in range(search.seats):
        if other != search.seat:
            retract(work[0], other)


@rule
def judge(search: Any, s: Any, done: bool) -> None:
    """The value of where a playout ended, for every seat, from 0 to 1: shared win and margin in points.

    `done`: the table counts as it stands; else the playout was cut, and there is no winner yet.
    """
    totals, ranking, values, points = search.totals[:], search.ranking[:], search.values[:], search.points[:]
    if done:
        scores(s, totals)
        ranks(s, ranking)
    else:
        standings(s, points)
    winners = 0
    for seat in range(search.seats):
        if done:
            points[seat] = totals[seat]
            if ranking[seat] == 1:
                winners += 1
    for seat in range(search.seats):
        rival = -1e9
        for other in range(search.seats):
            if other != seat and points[other] > rival:
                rival = points[other]
        margin = (points[seat] - rival) / search.scale
        soft = 0.5 + 0.5 * margin / (1.0 + abs(margin))
        won = soft if not done else (1.0 / winners if ranking[seat] == 1 else 0.0)
        values[seat] = search.win * won + (1.0 - search.win) * soft


@rule
def learn(search: Any) -> None:
    """Add what an iteration came to, for the seat that went there, to every edge that was followed."""
    for k in range(search.length):
        step = search.path[k]
        edge = search.edges[search.nodes[step[0]].first + step[1]]
        edge.visits += 1
        edge.worth += search.values[step[2]]
        edge.points += search.points[step[2]]


@rule
def iterate(hidden: Any, work: Any, memory: Any, first: int, count: int) -> None:
    """Iterations first .. first+count-1 of a search: the tree is the same however they are cut up."""
    hidden, work, memory = borrowed(hidden), borrowed(work), borrowed(memory)
    search = memory[0]
    weights = search.weights[:]
    seats = search.seats
    everyone = 1 << search.seat if search.rivals == ALONE else (1 << seats) - 1
    limit = min(PATH - seats, search.depth * (1 if search.rivals == ALONE else seats))
    for i in range(first, first + count):
        bits = word(search.key, i)
        imagine(hidden, work, search, word(bits, 0))
        s = work[0]
        luck, own = word(bits, 1), word(bits, 2)
        n = 0
        m = 0
        search.length = 0
        search.inside = everyone
        while search.inside != 0 and search.length < limit:
            n = settle(s, luck, n, weights)
            mask = acting(s)
            if mask == 0:
                break
            m = all_decide(s, mask, own, m, search)
        search.inside = 0
        search.decisions += play_on(s, luck, n, own, m, m + search.horizon, search)
        judge(search, s, over(s))
        learn(search)
