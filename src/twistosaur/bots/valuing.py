"""What an option is worth: it is played, then everybody follows one policy to the end of the game.

The policy is `informed`, that of the search's playouts: mostly the most appealing action, now and then any. A game
whose search needs no playouts says what its policy follows instead (`plans`). Playouts go to the real end; nothing is
cut. All options of a decision are tried in the same worlds with the same words of chance, so that what tells them apart
is not luck. All randomness comes from the key.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ..engine import calls
from ..engine.playouts import ENDLESS, choose, play_on, player_fields, u64
from ..kernel import Rules, Scratch, below, bind_stub, borrowed, rule, word
from ..kernel.contract import apply, guess, legal, ranks, retract, scores
from .heuristics import MEMO, known, plans
from .tree import greatest, unit

AS_IT_IS = -1
"""Instead of an option: nobody has decided yet, the policy plays from here."""
DIFFERENCES = 4
"""Columns of a row of sums after those by seat: how the own win share differs from that of the first option, and its
square; the same of the margin."""
BY_SEAT = 4
"""Columns for every seat: win share, its square, margin in points over the best rival, its square."""


@cache
def valuer_type(rules: Rules) -> np.dtype[Any]:
    most = rules.seats[1]
    # Numba takes a record that begins with the fields of another for one of that type: the player's come last.
    dtype = np.dtype(
        [
            ("epsilon", np.float64),  # how often a player does anything at all
            ("key", np.uint64),
            ("seat", np.int64),  # whose options they are
            ("seats", np.int64),
            (
                "sees",
                np.int64,
            ),  # 1: the record is the truth and taken as it is; 0: a guess is drawn
            (
                "draw",
                np.int64,
            ),  # number of the first word of chance: moments of a game share words
            ("decision", np.int64),  # number of the first word of the players, likewise
            ("likes", np.float64, (rules.actions,)),
            ("memo", np.int64, (MEMO,)),  # what the plans of a game remember
            ("ranking", np.int64, (most,)),
            ("share", np.float64, (most,)),
            ("margin", np.float64, (most,)),
            *player_fields(rules),
        ],
        align=True,
    )
    bind_stub(choose, choose_planned, dtype)
    return dtype


@rule
def choose_planned(valuer: Any, s: Any, seat: int, many: int, bits: Any) -> int:
    """The action of a player who follows the policy: mostly what looks best, now and then anything."""
    if unit(bits) < valuer.epsilon:
        return valuer.moves[below(word(bits, 1), many)]
    plans(s, seat, valuer.moves[:], many, valuer.likes[:], valuer.memo[:])
    return valuer.moves[greatest(valuer.likes[:], many, bits)]


class Valuer(Scratch):
    """The memory of one thread that values options: made once, used for every question."""

    def __init__(self, rules: Rules, seats: int) -> None:
        super().__init__(valuer_type(rules))
        self.record.epsilon = known(rules.id).knobs.epsilon
        self.record.seats = seats
        self.world, self.work = rules.states(), rules.states()

    def ask(self, seat: int, key: int, *, sees: bool, draw: int = 0, decision: int = 0) -> None:
        """Take up a question: whose options, and whether what this seat cannot know is guessed or taken as it is."""
        valuer = self.record
        valuer.seat, valuer.key, valuer.sees = seat, u64(key), int(sees)
        valuer.draw, valuer.decision = draw, decision

    def value(self, states: Any, actions: Any, first: int, count: int, sums: Any) -> int:
        """Try these actions in worlds first .. first+count-1 and add up what comes of it, a row for each of them.

        `states` is the record that the seat sees (the truth, if it is asked so). Returns the decisions made.
        """
        self.record.decisions = 0
        value(states, self.world, self.work, self.array, actions, first, count, sums)
        return int(self.record.decisions)


def columns(seats: int) -> int:
    """How long a row of sums is."""
    return BY_SEAT * seats + DIFFERENCES


@rule
def finish(valuer: Any, s: Any) -> None:
    """The shared win and the margin of every seat at the end of a game."""
    totals, ranking, share, margin = valuer.totals[:], valuer.ranking[:], valuer.share[:], valuer.margin[:]
    scores(s, totals)
    ranks(s, ranking)
    winners = 0
    for seat in range(valuer.seats):
        if ranking[seat] == 1:
            winners += 1
    for seat in range(valuer.seats):
        rival = -1e9
        for other in range(valuer.seats):
            if other != seat and totals[other] > rival:
                rival = float(totals[other])
        margin[seat] = totals[seat] - rival
        share[seat] = 1.0 / winners if ranking[seat] == 1 else 0.0


@rule
def note(valuer: Any, won: float, ahead: float, row: Any) -> None:
    """Add the end of a game to a row of sums; `won` and `ahead`: what the first option came to in this world."""
    share, margin, seats = valuer.share[:], valuer.margin[:], valuer.seats
    for seat in range(seats):
        row[seat] += share[seat]
        row[seats + seat] += share[seat] * share[seat]
        row[2 * seats + seat] += margin[seat]
        row[3 * seats + seat] += margin[seat] * margin[seat]
    if valuer.seat >= 0:
        more, further = share[valuer.seat] - won, margin[valuer.seat] - ahead
        row[4 * seats] += more
        row[4 * seats + 1] += more * more
        row[4 * seats + 2] += further
        row[4 * seats + 3] += further * further


@rule
def lay_out(states: Any, world: Any, valuer: Any, bits: Any) -> None:
    """A world that the seat could be in; what others have chosen in secret is open again."""
    if valuer.sees != 0:
        world[0] = states[0]
    else:
        guess(states[0], valuer.seat, bits, world)
    for other in range(valuer.seats):
        if other != valuer.seat and valuer.seat >= 0:
            retract(world[0], other)


@rule
def value(states: Any, world: Any, work: Any, memory: Any, actions: Any, first: int, count: int, sums: Any) -> None:
    """Try actions in worlds first .. first+count-1: the sums are the same however worlds are cut up into calls."""
    states, world, work, memory = borrowed(states), borrowed(world), borrowed(work), borrowed(memory)
    actions, sums = borrowed(actions), borrowed(sums)
    valuer = memory[0]
    for k in range(first, first + count):
        bits = word(valuer.key, k)
        lay_out(states, world, valuer, word(bits, 0))
        won, ahead = 0.0, 0.0
        for place in range(len(actions)):
            work[0] = world[0]
            s = work[0]
            if actions[place] != AS_IT_IS:
                apply(s, valuer.seat, actions[place])
            begin = valuer.decision
            end = play_on(s, word(bits, 1), valuer.draw, word(bits, 2), begin, ENDLESS, valuer)
            valuer.decisions += end - begin
            finish(valuer, s)
            if place == 0 and valuer.seat >= 0:
                won, ahead = valuer.share[valuer.seat], valuer.margin[valuer.seat]
            note(valuer, won, ahead, sums[place])


# ------------------------------------------------------------------------------------------------ the policy itself


@rule
def informed_odds(states: Any, memory: Any, seat: int, out: Any) -> int:
    """Writes with what probability `choose_planned` takes each of the legal actions, returns how many there are."""
    valuer, s = memory[0], states[0]
    moves, likes = valuer.moves[:], valuer.likes[:]
    many = legal(s, seat, moves)
    if many == 1:
        out[0] = 1.0
        return many
    best = -1e300
    plans(s, seat, moves, many, likes, valuer.memo[:])
    for k in range(many):
        best = max(best, likes[k])
    ties = 0
    for k in range(many):
        if likes[k] == best:
            ties += 1
    for k in range(many):
        out[k] = valuer.epsilon / many
        if likes[k] == best:
            out[k] += (1.0 - valuer.epsilon) / ties
    return many


def policy_odds(rules: Rules, states: Any, seat: int) -> dict[int, float]:
    """With what probability the policy takes each legal action of a seat; `states` of length 1 is not changed."""
    valuer = Valuer(rules, int(rules.read(states).seats))  # type: ignore[attr-defined]
    out = np.zeros(rules.actions)
    many = int(informed_odds(states, valuer.array, seat, out))
    return {int(valuer.record.moves[k]): float(out[k]) for k in range(many)}


def compile_valuing(rules: Rules, states: Any, seat: int) -> None:
    """Call every compiled entry point once with the types it is used with."""
    seats = int(rules.read(states).seats)  # type: ignore[attr-defined]
    valuer = Valuer(rules, seats)
    valuer.ask(seat, 1, sees=False)  # what a seat sees is no world to play on in
    moves = np.zeros(rules.actions, np.int64)
    calls.legal(states, 0, seat, moves)
    valuer.value(states, moves[:1].copy(), 0, 1, np.zeros((1, columns(seats))))
    policy_odds(rules, states, seat)
