"""Laws of who knows what: an audience sees the same in all worlds that it cannot tell apart, and guesses such a world.

The worlds come from `guess`, and from choices that were made otherwise. A game in which everything lies open has one
world only: there these laws say that `hide` and `guess` change nothing and that all views agree.
"""

from __future__ import annotations

from itertools import count
from typing import Any

import numpy as np

from ..engine import calls
from ..kernel import SPECTATOR, derive
from .law import at_moments, of_games
from .play import Case, Walk

KEYS = (1, 2)
"""Two guesses at a moment."""


@at_moments(every=3)
def hiding_twice_is_hiding_once(w: Walk) -> None:
    """What an audience knows, seen through its eyes again, is the same bytes."""
    for audience in w.audiences:
        once = w.hidden(audience)
        assert w.rules.to_bytes(w.hidden(audience, once)) == w.rules.to_bytes(once)


@at_moments(every=3)
def a_guess_fits_all_that_was_seen(w: Walk) -> None:
    """A guess hangs on what the audience knows and on the key; hidden again it is what the audience knows; and it is a
    position that can be, with the same seats to decide."""
    for audience in w.audiences:
        seen = w.rules.to_bytes(w.hidden(audience))
        for key in KEYS:
            guess = w.guess(audience, derive(key, audience + 1))
            assert w.rules.to_bytes(guess) == w.rules.to_bytes(w.guess(audience, derive(key, audience + 1)))
            assert w.rules.to_bytes(w.hidden(audience, guess)) == seen
            assert w.acting_in(guess) == w.acting()
            assert bool(calls.over(guess, 0)) == w.over
            if w.acting():
                data = w.rules.position(w.rules.read(guess), w.options)
                states, _ = w.rules.from_position(w.rules, data)
                assert w.rules.to_bytes(states) == w.rules.to_bytes(guess)


@at_moments(every=5)
def worlds_that_a_seat_cannot_tell_apart_look_alike(w: Walk) -> None:
    """View, points, answers to every move and what lies ahead are the same in the truth and in a guess at it."""
    if not w.acting():
        return
    truth = w.game()
    for audience in w.audiences:
        seat = None if audience == SPECTATOR else audience
        guess = w.game(w.guess(audience, derive(9, audience + 1)))
        assert guess.view(seat) == truth.view(seat)
        assert guess.scores == truth.scores
        if seat is not None:
            assert guess.asked(seat) == truth.asked(seat)
            assert guess.legal(seat) == truth.legal(seat)


@at_moments(every=3)
def observations_are_of_what_a_seat_knows(w: Walk) -> None:
    """`observe` writes the same row for the truth, for what the seat sees of it and for a guess at it; it writes all of
    the row, whatever was there, and no number outside the bounds that are declared."""
    told = w.rules.observation
    for seat in range(w.seats):
        truth = observed(w, w.states, seat, 0)
        assert np.array_equal(truth, observed(w, w.hidden(seat), seat, 99))
        assert np.array_equal(truth, observed(w, w.guess(seat, derive(3, seat)), seat, -1))
        outside = (truth < 0) | (truth > told.most)
        assert not outside.any(), [name for name, part in told.named(outside).items() if part.any()]


@at_moments(every=5)
def what_a_seat_knows_is_enough_to_play(w: Walk) -> None:
    """`refusal` gives the owner of a hidden record the answers of the truth: clients and bots are given no more."""
    mine, full = np.zeros(w.rules.actions, np.int64), np.zeros(w.rules.actions, np.int64)
    for seat in w.acting():
        calls.refusals(w.hidden(seat), 0, seat, mine)
        calls.refusals(w.states, 0, seat, full)
        assert mine.tolist() == full.tolist()


@at_moments(every=3)
def a_choice_is_its_owners_secret(w: Walk) -> None:
    """Where several choose at once, two choices of one seat are the same bytes and the same view for everybody else,
    and not for itself."""
    acting = w.acting()
    if len(acting) < 2:
        return
    for seat in acting:
        moves = w.legal(seat)
        one, other = w.after(seat, moves[0]), w.after(seat, moves[-1])
        for audience in w.audiences:
            same = w.rules.to_bytes(w.hidden(audience, one)) == w.rules.to_bytes(w.hidden(audience, other))
            assert same == (audience != seat or len(moves) == 1)
            if audience != seat:
                who = None if audience == SPECTATOR else audience
                assert w.game(one).view(who) == w.game(other).view(who)


@of_games
def secrets_are_kept_or_there_are_none(case: Case, seed: int) -> None:
    """If everything lies open, as the game says (`is_open`): `hide` and `guess` change nothing and all views agree, at
    every moment. If not: something is hidden from everybody at times, guesses differ with their key, and so do views
    with their seat."""
    w = Walk(case.rules, case.seats, case.options, seed)
    hidden, guessed, told_apart = set[int](), set[int](), False
    for moment in count():
        for audience in w.audiences:
            if w.rules.to_bytes(w.hidden(audience)) != w.bytes():
                hidden.add(audience)
            keys = [derive(key, moment) for key in KEYS]  # a small game draws the same from a key at every moment
            if len({w.rules.to_bytes(w.guess(audience, key)) for key in keys} | {w.bytes()}) == 1 + len(KEYS):
                guessed.add(audience)
        told_apart = told_apart or len({str(plain_view(w, audience)) for audience in w.audiences}) > 1
        if w.step() is None:
            break
    everybody = set[int]() if case.rules.is_open else set(w.audiences)
    assert (hidden, guessed, told_apart) == (everybody, everybody, not case.rules.is_open)


def observed(w: Walk, states: Any, seat: int, before: int) -> np.ndarray[Any, Any]:
    """A row of `observe`, written over numbers that are of no meaning."""
    row = np.full(w.rules.observation.length, before, np.int8)
    calls.observe(states, 0, seat, row)
    return row


def plain_view(w: Walk, audience: int) -> dict[str, Any]:
    """A view, made by the rules alone, without what the engine adds for whom."""
    public = w.rules.public(w.rules.read(w.hidden(SPECTATOR)))
    return w.rules.view(w.rules.read(w.hidden(audience)), audience, w.options, public)
