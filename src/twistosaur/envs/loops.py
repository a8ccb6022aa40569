"""The compiled loops under every environment: one look of a seat, and a step of many games at once."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ..engine.playouts import player_fields, settle
from ..kernel import Rules, below, borrowed, copy_record, inlined, lowest, rule, word
from ..kernel.contract import acting, apply, legal, observe, over, ranks, scores

RANK, MARGIN, WIN = range(3)

WORD, EPISODE, SEAT, ENDED = range(4)
"""The columns of a desk, a row for each place of a batch: words of chance that its game has used, games that have ended
there, who decides next, and whether the last step ended a game."""


@cache
def memory_type(rules: Rules) -> np.dtype[Any]:
    """What a loop over a batch works in."""
    return np.dtype(memory_fields(rules))


def memory_fields(rules: Rules, number: Any = np.int64) -> list[Any]:
    """The memory of a player, which places are its own, and the kind of reward."""
    more = [("places", number, (rules.seats[1],)), ("kind", np.int64), ("first", np.int64), ("last", np.int64)]
    return [*player_fields(rules, number), *more]


@rule
def made_ready(player: Any, kind: int) -> None:
    """A memory that has counted nothing yet, for this kind of reward."""
    player.decisions, player.forced, player.kind = 0, 0, kind


@rule
def look(states: Any, i: int, seat: int, moves: Any, mask: Any, row: Any) -> int:
    """A seat's legal actions as a mask, and what it sees; who owes nothing may only wait, the last action.

    Returns how many actions are legal. An empty row is left alone.
    """
    s = states[i]
    for action in range(len(mask)):
        mask[action] = 0
    many = legal(s, seat, moves)
    for k in range(many):
        mask[moves[k]] = 1
    if many == 0:
        mask[len(mask) - 1] = 1
    if len(row) > 0:
        observe(s, seat, row)
    return many


@rule
def reward(s: Any, kind: int, places: Any, points: Any, out: Any) -> None:
    """What the end of a game is worth to each seat."""
    seats = s.seats
    ranks(s, places)
    scores(s, points)
    pay(kind, seats, places, points, out)


@rule
def pay(kind: int, seats: int, places: Any, points: Any, out: Any) -> None:
    total, first = 0, 0
    for seat in range(seats):
        total += points[seat]
        first += places[seat] == 1
    for seat in range(seats):
        if kind == WIN:
            out[seat] = 1.0 / first if places[seat] == 1 else 0.0
        elif kind == MARGIN:
            out[seat] = points[seat] - (total - points[seat]) / (seats - 1)
        else:
            ahead = 0
            for other in range(seats):
                ahead += places[other] > places[seat]
                ahead -= places[other] < places[seat]
            out[seat] = ahead / (seats - 1)


@rule
def set_up(states: Any, start: Any, i: int, seeds: Any, desk: Any, weights: Any) -> None:
    """A new game at place i, with every draw before the first decision; its seed is word `episode` of the place's."""
    copy_record(states, i, start)
    desk[i, WORD] = settle(states[i], word(seeds[i], desk[i, EPISODE]), 0, weights)
    desk[i, SEAT] = lowest(acting(states[i]))


@inlined
def begin_one(states: Any, start: Any, i: int, seeds: Any, desk: Any, masks: Any, rows: Any, player: Any) -> None:
    """A new game at place i, and what its first seat sees."""
    set_up(states, start, i, seeds, desk, player.weights[:])
    look(states, i, desk[i, SEAT], player.moves[:], masks[i], rows[i])


@rule
def set_up_all(states: Any, start: Any, seeds: Any, desk: Any, masks: Any, rows: Any, memory: Any) -> None:
    """New games at all places of a memory, and what their first seats see."""
    states, start, masks, rows = borrowed(states), borrowed(start), borrowed(masks), borrowed(rows)
    seeds, desk, memory = borrowed(seeds), borrowed(desk), borrowed(memory)
    player = memory[0]
    for i in range(player.first, player.last):
        begin_one(states, start, i, seeds, desk, masks, rows, player)


@rule
def any_of(mask: Any, key: Any, place: int, n: int) -> int:
    """Any of the legal actions, by word n of a place's key."""
    many = 0
    for action in range(len(mask)):
        many += mask[action]
    rest = below(word(word(key, place), n), many)
    chosen = 0
    for action in range(len(mask)):
        if mask[action] != 0:
            if rest == 0:
                chosen = action
            rest -= 1
    return chosen


@rule
def first_illegal(actions: Any, masks: Any, first: int, last: int) -> int:
    """The first place whose action its mask forbids, or -1."""
    wait = masks.shape[1] - 1
    for i in range(first, last):
        if actions[i] < 0 or actions[i] >= wait or masks[i, actions[i]] == 0:
            return i
    return -1


@inlined
def step_one(
    states: Any,
    start: Any,
    i: int,
    seeds: Any,
    desk: Any,
    actions: Any,
    masks: Any,
    rows: Any,
    rewards: Any,
    player: Any,
) -> None:
    """One legal decision in the game of place i; if it ends it is rewarded and begins anew."""
    weights, moves = player.weights[:], player.moves[:]
    s = states[i]
    apply(s, desk[i, SEAT], actions[i])
    desk[i, WORD] = settle(s, word(seeds[i], desk[i, EPISODE]), desk[i, WORD], weights)
    desk[i, ENDED] = over(s)
    if over(s):
        reward(s, player.kind, player.places[:], player.totals[:], rewards[i])
        desk[i, EPISODE] += 1
        set_up(states, start, i, seeds, desk, weights)
    else:
        desk[i, SEAT] = lowest(acting(s))
    look(states, i, desk[i, SEAT], moves, masks[i], rows[i])


@rule
def step_all(
    states: Any, start: Any, seeds: Any, desk: Any, actions: Any, masks: Any, rows: Any, rewards: Any, memory: Any
) -> None:
    """One legal decision in each game of a memory."""
    states, start, masks, rows = borrowed(states), borrowed(start), borrowed(masks), borrowed(rows)
    seeds, desk, actions = borrowed(seeds), borrowed(desk), borrowed(actions)
    rewards, memory = borrowed(rewards), borrowed(memory)
    player = memory[0]
    for i in range(player.first, player.last):
        step_one(states, start, i, seeds, desk, actions, masks, rows, rewards, player)
