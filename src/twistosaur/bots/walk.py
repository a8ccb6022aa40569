"""The compiled heart of the search: a walk through guessed worlds, a tree for every seat, and a playout.

Every iteration draws a guess from the hidden record. In it each seat follows a tree of its own: a node stands for one
outlook of one seat (what its decision hangs on), so that seats which choose at once are searched decoupled, chance
needs no nodes, and what a seat cannot see cannot steer it. A seat that meets an outlook for the first time adds one
node and plays on from there as the playouts do. Every seat maximises its own value: a mix of the shared win and of
the margin in points. All randomness comes from the key of the search, never from the table's words.
"""

from __future__ import annotations

from typing import Any

from ..engine.playouts import all_decide, settle
from ..kernel import borrowed, inlined, rule, word
from ..kernel.contract import acting, apply, guess, legal, over, ranks, retract, scores
from .heuristics import NEVER, outlook, standings
from .memory import ALONE, PATH, TOGETHER
from .tree import NO_EDGE, add_node, best_edge, choose_informed, greatest, liked_by_all, slot_with

NO_SLOT = -1
IN_TREES = -1
"""Instead of how many decisions are left of a playout: it has not begun."""


@rule
def choose_in_search(search: Any, s: Any, seat: int, many: int, bits: Any) -> int:
    """The action of a seat in an iteration: by its tree as long as it is in it, then as playouts go.

    A seat leaves its tree by a new node.
    """
    slot, key = NO_SLOT, search.key
    if (search.inside >> seat) & 1 != 0:
        key = word(outlook(s, seat), seat)
        slot = slot_with(search, key)
        node = search.nodes[slot]
        if node.many > 0:
            place = best_edge(search, node, s, seat, many, bits)
            if place != NO_EDGE:
                note_step(search, slot, place, seat)
                return search.edges[node.first + place].action
            slot = NO_SLOT
        search.inside = 0 if search.rivals == TOGETHER else search.inside & ~(1 << seat)
    action = choose_informed(search, s, seat, many, bits)
    if slot != NO_SLOT:
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
def believe(search: Any, done: bool) -> None:
    """Let what the net expected, when it was asked, count beside how the playout went on."""
    share = search.blend
    for seat in range(search.seats):
        search.values[seat] = share * search.expected[seat] + (1.0 - share) * search.values[seat]
        points = search.points[seat] if done else search.expected_points[seat]
        search.points[seat] = share * search.expected_points[seat] + (1.0 - share) * points


@rule
def policy(hidden: Any, memory: Any, key: Any, out: Any) -> int:
    """How much the net likes each legal action of a seat: rows of action and liking; returns how many.

    The first is what the net would play; of equal ones the key draws one.
    """
    hidden, memory, out = borrowed(hidden), borrowed(memory), borrowed(out)
    search, s = memory[0], hidden[0]
    many = legal(s, search.seat, search.moves[:])
    if many > 1:
        liked_by_all(search, s, search.seat, many)
    for k in range(many):
        out[k, 0] = search.moves[k]
        out[k, 1] = search.likes[k]
    if many > 1:
        best = greatest(search.likes[:], many, key)
        out[0, 0], out[best, 0] = search.moves[best], search.moves[0]
        out[0, 1], out[best, 1] = search.likes[best], search.likes[0]
    return many


@rule
def learn(search: Any) -> None:
    """Add what an iteration came to, for the seat that went there, to every edge that was followed."""
    for k in range(search.length):
        step = search.path[k]
        add(search.edges[search.nodes[step[0]].first + step[1]], search.values[step[2]], search.points[step[2]])


@inlined
def add(edge: Any, value: float, points: float) -> None:
    edge.visits += 1
    edge.worth += value
    edge.points += points


@inlined
def prepare(search: Any, inside: int, whose: int, cut: bool) -> None:
    """Set what counts down in an iteration."""
    search.length = 0
    search.steps_left, search.until_cut = search.steps, search.cut
    search.unread = whose if cut else 0
    search.inside, search.left = inside, IN_TREES


@rule
def iterate(hidden: Any, work: Any, memory: Any, first: int, count: int) -> None:
    """Iterations first .. first+count-1 of a search: the tree is the same however they are cut up.

    Where actions are compared (`many_tried`), iteration i plays number i modulo `many_tried` of them in the world
    i divided by it, and adds what came of it to an edge for each.
    """
    hidden, work, memory = borrowed(hidden), borrowed(work), borrowed(memory)
    search = memory[0]
    weights, tried = search.weights[:], search.many_tried
    whose = 1 << search.seat if search.rivals == ALONE or tried > 0 else (1 << search.seats) - 1
    limit = min(PATH - search.seats, search.depth * (1 if search.rivals == ALONE else search.seats))
    cut = search.width > 0 and search.cut < NEVER
    for i in range(first, first + count):
        bits = word(search.key, i // max(tried, 1))
        imagine(hidden, work, search, word(bits, 0))
        s = work[0]
        luck, own = word(bits, 1), word(bits, 2)
        prepare(search, 0 if tried > 0 else whose, whose, cut)
        search.naming = i // max(tried, 1) % len(search.new_rows)
        n = m = search.length  # 0, but no constant: all that takes it would be compiled for 0 and for numbers
        if tried > 0:
            apply(s, search.seat, search.tried[i % tried])
        while True:
            if search.length >= limit:
                search.inside = 0
            if search.inside == 0 and search.left == IN_TREES:
                search.left = NEVER if cut else search.steps_left + search.horizon
            if search.left == 0:
                break
            n = settle(s, luck, n, weights)
            mask = acting(s)
            if mask == 0:
                break
            before = m
            m = all_decide(s, mask, own, m, search)
            if search.left > 0:
                search.left = max(0, search.left - (m - before))
        search.decisions += m
        if not cut or search.unread != 0 or search.blend < 1.0:
            judge(search, s, over(s))
        if cut and search.unread == 0:
            believe(search, over(s))
        if tried > 0:
            add(search.edges[i % tried], search.values[search.seat], search.points[search.seat])
        else:
            learn(search)
