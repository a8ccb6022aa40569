"""Laws of what is written down: records, positions, moves as text, points and ranks."""

from __future__ import annotations

import json

import numpy as np

from ..engine import position, replay, simulate
from ..kernel import NO_SUCH_ACTION, derive
from .law import at_moments, of_games
from .play import Case, Walk, random_game


@of_games
def a_game_declares_what_the_house_needs(case: Case, seed: int) -> None:
    """Its record is small, its actions fit a byte, its chapters and its sources have an order and no doubles; the
    defaults of earlier versions that it plays are options of today."""
    rules = case.rules
    assert rules.id == case.game
    assert rules.dtype.itemsize <= 1024
    assert 0 < rules.actions <= 256
    firsts = [first for _, first in rules.sections]
    assert firsts[0] == 1
    assert firsts == sorted(set(firsts))
    assert firsts[-1] <= rules.clauses
    assert 1 <= rules.end_clause <= rules.clauses
    assert len(set(rules.sources)) == len(rules.sources) > 0
    assert 1 < rules.seats[0] <= case.seats <= rules.seats[1]
    for version, defaults in rules.replays.items():
        assert version < rules.version
        assert rules.options(case.seats, defaults).items() >= defaults.items()


@at_moments(every=3)
def a_record_is_its_bytes(w: Walk) -> None:
    """Bytes, stand-ins and copies of a state are the state, and share nothing with it."""
    rules = w.rules
    assert len(w.bytes()) == rules.dtype.itemsize
    assert rules.to_bytes(rules.from_bytes(w.bytes())) == w.bytes()
    other = rules.states()
    rules.write(rules.read(w.states), other)
    assert rules.to_bytes(other) == w.bytes()
    twin = rules.copy(w.states)
    rules.write(rules.state(), twin)
    assert rules.to_bytes(twin) == bytes(rules.dtype.itemsize)


@at_moments(every=3)
def positions_round_trip(w: Walk) -> None:
    """A position is JSON, and read back it is the same bytes, the same seats to decide and the same points."""
    if not w.acting() and not w.over:
        return
    game = w.game()
    data = json.loads(json.dumps(game.position()))
    again = position(data, seed=w.seed)
    assert again.position() == data
    assert again.state_bytes() == w.bytes()
    assert again.acting == game.acting
    assert again.scores == game.scores


@of_games
def records_replay_to_the_same_bytes(case: Case, seed: int) -> None:
    """The record of a game, with choices taken back on the way, is JSON and leads to the same bytes and record."""
    game = None
    for n, (game, seat) in enumerate(random_game(case.game, case.seats, case.options, seed)):
        if seat >= 0 and n % 5 == 0 and len(game.acting) > 1:
            game.play(seat, game.legal(seat)[-1])
            game.retract(seat)
    assert game is not None
    assert len(game.moves) > 0
    record = json.loads(json.dumps(game.record()))
    again = replay(record)
    assert again.state_bytes() == game.state_bytes()
    assert again.record() == record


@of_games
def a_game_goes_on_from_a_position(case: Case, seed: int) -> None:
    """From a position in the middle a game plays to its end, and its record replays from there."""
    made = [game.position() for game, _ in random_game(case.game, case.seats, case.options, seed)]
    game = position(made[len(made) // 2], seed=5)
    assert not game.over
    n = 0
    while not game.over:
        n += 1
        seat = game.acting[0]
        moves = game.legal(seat)
        game.play(seat, moves[derive(5, n) % len(moves)])
    again = replay(json.loads(json.dumps(game.record())))
    assert again.state_bytes() == game.state_bytes()
    assert "position" in again.record()


@of_games
def what_may_be_taken_back_tells_nothing(case: Case, seed: int) -> None:
    """Where a turn may be taken back (`turn_of`) everything lies open, chance draws nothing from the first such turn
    on, one seat decides at a time, and turns are numbered upwards."""
    turn_of = case.rules.turn_of
    if turn_of is None:
        return
    assert case.rules.is_open
    drawn, last = None, 0
    for game, _ in random_game(case.game, case.seats, case.options, seed):
        turn = turn_of(game.rules.read(game._states))
        if turn is not None:
            assert turn >= last
            last = turn
            drawn = game.words if drawn is None else drawn
        assert drawn in (None, game.words)
        assert game.choices() is None


@at_moments()
def text_and_action_are_one_to_one(w: Walk) -> None:
    """Every legal action has a text of its own, by which it is found again; other texts mean no action."""
    state = w.rules.read(w.states)
    for seat in w.acting():
        legal = w.legal(seat)
        names = [w.rules.move_text(state, seat, action) for action in legal]
        assert [w.rules.move_action(state, seat, name) for name in names] == legal
        assert len(set(names)) == len(names)
        for wrong in ("", " ", "nonsense", f"{names[0]} ", f" {names[0]}", names[0].upper(), f"{names[0]} {names[0]}"):
            assert w.rules.move_action(state, seat, wrong) == NO_SUCH_ACTION
        if w.rules.moves is not None:
            assert [w.rules.moves[action] for action in legal] == names
            assert len(w.rules.moves) == w.rules.actions


@at_moments(every=2)
def points_add_up_and_ranks_are_ranks(w: Walk) -> None:
    """The sources of a seat's points add up to its points; ties share a rank and the next is skipped; and at the end
    nobody with fewer points stands before one with more."""
    game = w.game()
    ranks, scores = game.ranks, game.scores
    for seat in range(w.seats):
        assert sum(game.breakdown(seat).values()) == scores[seat]
        assert ranks[seat] == 1 + sum(other < ranks[seat] for other in ranks)
        if game.over:
            assert all(ranks[seat] < ranks[other] for other in range(w.seats) if scores[seat] > scores[other])


@of_games
def the_same_seed_is_the_same_game_on_any_number_of_threads(case: Case, seed: int) -> None:
    """Many games of a seed are the same games on one thread and on two, and other games with another seed."""
    rules, options = case.rules, case.rules.options(case.seats, case.options)
    one, two, other = (
        simulate(rules, case.seats, options, 3, number, threads=threads)
        for number, threads in ((seed, 1), (seed, 2), (seed + 1, 1))
    )
    assert np.array_equal(one.points, two.points)
    assert np.array_equal(one.ranks, two.ranks)
    assert (one.decisions, one.forced) == (two.decisions, two.forced)
    assert not (np.array_equal(one.points, other.points) and one.decisions == other.decisions)
