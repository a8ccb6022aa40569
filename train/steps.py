"""The compiled steps of training: games of several line-ups side by side, and the plain bots that play against the net.

They hold no rule, only calls of what environments and bots call. Unlike a step of `twistosaur.envs`, one here keeps the
whole end of a game, the share of the win and the points of every seat, and places may differ in seats and options.
"""

from __future__ import annotations

from typing import Any

from twistosaur.bots.heuristics import appeals, gain
from twistosaur.engine.playouts import settle
from twistosaur.envs.loops import ENDED, EPISODE, SEAT, WORD, any_of, begin_one, look, set_up
from twistosaur.kernel import below, inlined, lowest, rule, word
from twistosaur.kernel.contract import acting, apply, guess, hide, legal, over, ranks, retract, scores

RANDOM, GREEDY, INFORMED = range(3)
BOTS = ("random", "greedy", "informed")
TIES = 1 << 32
"""The word of a key that chooses among equal actions."""


@rule
def tell(s: Any, places: Any, points: Any, out: Any) -> None:
    """The end of a game: by seat its share of the win, and after those of all seats its points."""
    most, seats = len(out) // 2, s.seats
    ranks(s, places)
    scores(s, points)
    first = 0
    for seat in range(seats):
        first += places[seat] == 1
    for seat in range(seats):
        out[seat] = 1.0 / first if places[seat] == 1 else 0.0
        out[most + seat] = points[seat]


@inlined
def start_one(
    states: Any, starts: Any, which: Any, i: int, seeds: Any, desk: Any, masks: Any, rows: Any, player: Any
) -> None:
    """A new game at place i, of the line-up of that place."""
    line_up = which[i]
    begin_one(states, starts[line_up : line_up + 1], i, seeds, desk, masks, rows, player)


@inlined
def decide_one(
    states: Any,
    starts: Any,
    which: Any,
    i: int,
    seeds: Any,
    desk: Any,
    actions: Any,
    masks: Any,
    rows: Any,
    ends: Any,
    player: Any,
) -> None:
    """One legal decision in the game of place i; if it ends its end is told and the next begins."""
    weights, moves = player.weights[:], player.moves[:]
    s = states[i]
    apply(s, desk[i, SEAT], actions[i])
    desk[i, WORD] = settle(s, word(seeds[i], desk[i, EPISODE]), desk[i, WORD], weights)
    desk[i, ENDED] = over(s)
    if over(s):
        tell(s, player.places[:], player.totals[:], ends[i])
        desk[i, EPISODE] += 1
        line_up = which[i]
        set_up(states, starts[line_up : line_up + 1], i, seeds, desk, weights)
    else:
        desk[i, SEAT] = lowest(acting(s))
    look(states, i, desk[i, SEAT], moves, masks[i], rows[i])


@rule
def start_all(
    states: Any, starts: Any, which: Any, seeds: Any, desk: Any, masks: Any, rows: Any, first: int, last: int, own: Any
) -> None:
    for i in range(first, last):
        start_one(states, starts, which, i, seeds, desk, masks, rows, own[0])


@rule
def decide_all(
    states: Any,
    starts: Any,
    which: Any,
    seeds: Any,
    desk: Any,
    actions: Any,
    masks: Any,
    rows: Any,
    ends: Any,
    first: int,
    last: int,
    own: Any,
) -> None:
    for i in range(first, last):
        decide_one(states, starts, which, i, seeds, desk, actions, masks, rows, ends, own[0])


@rule
def bot_choice(
    states: Any,
    i: int,
    seat: int,
    kind: int,
    guesses: int,
    key: Any,
    hidden: Any,
    work: Any,
    moves: Any,
    likes: Any,
    worth: Any,
) -> int:
    """What `greedy` or `informed` does: the best mean gain, or appeal, over guessed worlds; of equal actions any."""
    many = legal(states[i], seat, moves)
    if many == 1:
        return moves[0]
    own = word(key, i)
    hide(states[i], seat, hidden)
    for k in range(many):
        worth[k] = 0.0
    for n in range(guesses):
        guess(hidden[0], seat, word(own, n), work)
        s = work[0]
        for other in range(s.seats):
            if other != seat:
                retract(s, other)
        if kind == INFORMED:
            appeals(s, seat, moves, many, likes)
            for k in range(many):
                worth[k] += likes[k]
        else:
            for k in range(many):
                worth[k] += gain(s, seat, moves[k])
    best, equal = worth[0], 0
    for k in range(many):
        best = max(best, worth[k])
    for k in range(many):
        equal += worth[k] > best - 1e-6
    rest = below(word(own, TIES), equal)
    chosen = moves[0]
    for k in range(many):
        if worth[k] > best - 1e-6:
            if rest == 0:
                chosen = moves[k]
            rest -= 1
    return chosen


@rule
def bots_all(
    states: Any,
    desk: Any,
    masks: Any,
    places: Any,
    kinds: Any,
    turns: Any,
    guesses: int,
    key: Any,
    actions: Any,
    first: int,
    last: int,
    hidden: Any,
    work: Any,
    moves: Any,
    likes: Any,
    worth: Any,
) -> None:
    """Bots decide at these places, where it is their turn."""
    for n in range(first, last):
        i = places[n]
        if turns[n] != 0:
            if kinds[n] == RANDOM:
                actions[i] = any_of(masks[i], key, i, 0)
            else:
                actions[i] = bot_choice(
                    states, i, desk[i, SEAT], kinds[n], guesses, key, hidden, work, moves, likes, worth
                )
