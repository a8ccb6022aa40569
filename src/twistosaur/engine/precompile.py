"""Compiling the rules of a game ahead: every compiled entry point of engine and rules, into the on-disk cache."""

from __future__ import annotations

import numpy as np

from ..games import load
from . import calls
from .fair import FairChance
from .game import new, position
from .playouts import opening, player_key, race, random_player, simulate, u64


def compile_rules(game: str) -> None:
    """Call every compiled entry point once with the types it is used with."""
    rules = load(game)
    seats = rules.seats[0]
    options = rules.options(seats, {})
    simulate(rules, seats, options, 2, 1, threads=1)
    states, hidden, spare = opening(rules, seats, options), rules.states(), rules.states()
    out, weights = np.zeros(rules.actions, np.int64), np.zeros(rules.outcomes, np.int64)
    race(states, spare, u64(1), u64(player_key(1)), 0, 1, random_player(rules).array)
    calls.odds(states, 0, weights)
    calls.sample(states, 0, u64(1), weights)
    words = calls.chance(states, 0, u64(1), 0, weights)
    seat = lowest(calls.acting(states, 0))
    calls.hide(states, 0, seat, hidden)
    calls.guess(hidden, 0, seat, u64(1), spare)
    calls.observe(hidden, 0, seat, np.zeros(rules.observation.length, np.int8))
    for call in (calls.apply, calls.step):
        spare[0] = states[0]
        calls.legal(spare, 0, seat, out)
        call(spare, 0, seat, int(out[0]), *([out] if call is calls.step else []))
        calls.retract(spare, 0, seat)
    calls.decide(states, 0, seat, int(out[0]), u64(1), words, weights)
    played = new(game, seats=seats, seed=1)
    seat = played.acting[0]
    move = played.legal(seat)[0]
    played.refusal(seat, move)
    played.answers(seat)
    played.places(seat)
    new(game, seats=seats, seed=FairChance(bytes(32), (None,) * seats))
    played.play(seat, move)
    played.view(None)
    played.breakdown(0)
    data = played.position()
    position(data, seed=1)
    rules.score_position(rules, data)


def lowest(mask: int) -> int:
    """The lowest seat of a mask."""
    return (int(mask) & -int(mask)).bit_length() - 1
