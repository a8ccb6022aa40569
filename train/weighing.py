"""The teacher of the studies: what everything that may be done is worth, if informed players go on from there.

All options of a decision are tried in the same guessed worlds with the same words of chance, and every playout goes to
the end, as in the search of the bots. Values are added up as whole numbers, so that the order does not matter.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from twistosaur.bots.heuristics import Knobs, appeals
from twistosaur.bots.tree import greatest, unit
from twistosaur.engine.playouts import ENDLESS, choose, play_on, player_fields
from twistosaur.envs.loops import SEAT
from twistosaur.kernel import Rules, below, bind_stub, rule, word
from twistosaur.kernel.contract import apply, guess, hide, legal, ranks, retract, scores

ONE = 1 << 16
"""A whole win, in a sum."""


@cache
def teacher_type(rules: Rules, number: Any = np.int64) -> np.dtype[Any]:
    """What one thread works in, with lists of such numbers."""
    more = [("epsilon", np.float64), ("win", np.float64), ("scale", np.float64)]
    lists = [
        ("options", number, (rules.actions,)),  # what may be done ...
        ("worths", np.int32, (rules.actions,)),  # ... and what comes of it in one world
        ("ranking", number, (rules.seats[1],)),
        ("likes", np.float64, (rules.actions,)),
    ]
    # Numba takes a record that begins with the fields of another for one of that type: the player's come last.
    dtype = np.dtype([*more, *lists, *player_fields(rules, number)], align=True)
    bind_stub(choose, choose_as_taught, dtype)
    return dtype


@rule
def choose_as_taught(teacher: Any, s: Any, seat: int, many: int, bits: Any) -> int:
    """What a player of a playout does: mostly what appeals, now and then anything."""
    if unit(bits) < teacher.epsilon:
        return int(teacher.moves[below(word(bits, 1), many)])
    likes = teacher.likes[:]
    appeals(s, seat, teacher.moves[:], many, likes)
    return int(teacher.moves[greatest(likes, many, bits)])


@rule
def made_patient(teacher: Any, epsilon: float, win: float, scale: float) -> None:
    teacher.epsilon, teacher.win, teacher.scale = epsilon, win, scale
    teacher.decisions = teacher.forced = 0


@rule
def worth_of(teacher: Any, s: Any, seat: int) -> int:
    """What the end of a game is worth to a seat: its share of the win, and its margin beside that."""
    points, places = teacher.totals[:], teacher.ranking[:]
    scores(s, points)
    ranks(s, places)
    first, rival = 0, -(1 << 14)
    for other in range(s.seats):
        first += places[other] == 1
        if other != seat:
            rival = max(rival, points[other])
    margin = (points[seat] - rival) / teacher.scale
    soft = 0.5 + 0.5 * margin / (1.0 + abs(margin))
    won = 1.0 / first if places[seat] == 1 else 0.0
    return int((teacher.win * won + (1.0 - teacher.win) * soft) * ONE)


@rule
def try_all(
    states: Any, i: int, seat: int, key: Any, number: int, hidden: Any, world: Any, work: Any, teacher: Any
) -> int:
    """Writes to `worths` what each of the legal actions at place i comes to in the guessed world of this number.

    Returns how many there are; 0 where there is no choice.
    """
    bits = word(word(key, i), number)
    options, worths = teacher.options[:], teacher.worths[:]
    many = legal(states[i], seat, options)
    if many <= 1:
        return 0
    hide(states[i], seat, hidden)
    guess(hidden[0], seat, word(bits, 0), world)
    for other in range(world[0].seats):
        if other != seat:
            retract(world[0], other)
    for k in range(many):
        work[0] = world[0]
        apply(work[0], seat, options[k])
        play_on(work[0], word(bits, 1), 0, word(bits, 2), 0, ENDLESS, teacher)
        worths[k] = worth_of(teacher, work[0], seat)
    return many


@rule
def weigh_all(
    states: Any, desk: Any, worlds: int, key: Any, sums: Any, first: int, last: int, records: Any, memory: Any
) -> None:
    """Adds to `sums`, by place and action, what all worlds come to."""
    teacher = memory[0]
    for i in range(first, last):
        for w in range(worlds):
            many = try_all(states, i, desk[i, SEAT], key, w, records[0:1], records[1:2], records[2:3], teacher)
            for k in range(many):
                sums[i, teacher.options[k]] += teacher.worths[k]


def usual(knobs: Knobs) -> tuple[float, float, float]:
    """How informed players err, and what an end is worth: as in the search of the bots."""
    return knobs.epsilon, knobs.win, knobs.scale
