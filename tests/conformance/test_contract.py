"""The contract, for every registered game: a new game passes by being registered."""

from __future__ import annotations

import json
from typing import Any, get_type_hints

import msgspec
import numpy as np
import pytest

import twistosaur
from tests.support import each_case, each_game, random_game, walk
from twistosaur.engine import calls
from twistosaur.engine.playouts import u64
from twistosaur.games import load
from twistosaur.kernel import GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN, SPECTATOR, derive, draw

pytestmark = pytest.mark.plain


@each_game
def test_a_game_declares_what_the_house_needs(game: str) -> None:
    rules = load(game)
    assert rules.id == game
    assert rules.dtype.itemsize <= 1024
    assert 0 < rules.actions <= 256
    assert rules.sections[0][1] == 1
    assert [first for _, first in rules.sections] == sorted(first for _, first in rules.sections)
    assert len(set(rules.sources)) == len(rules.sources)


@each_case
def test_legal_is_what_refusal_does_not_refuse(game: str, seats: int, options: dict[str, Any]) -> None:
    w = walk(game, seats, options, 11)
    rules, n = w.rules, 0
    while w.step():
        n += 1
        if n % 7 or not w.acting():
            continue
        for seat in range(seats):
            answers = [int(calls.refusal(w.states, 0, seat, a)) for a in range(rules.actions)]
            legal = w.legal(seat)
            assert legal == [a for a, answer in enumerate(answers) if answer == 0]
            if seat in w.acting():
                assert legal
                assert all(0 <= answer <= rules.clauses for answer in answers)
            else:
                assert set(answers) == {NOT_YOUR_TURN}
        for wrong in (-1, rules.actions, 255 if rules.actions < 255 else 9999):
            assert calls.refusal(w.states, 0, w.acting()[0], wrong) == NO_SUCH_ACTION
    assert {int(calls.refusal(w.states, 0, 0, a)) for a in range(rules.actions)} == {GAME_OVER}


@each_case
def test_chance_and_players_never_owe_at_once(game: str, seats: int, options: dict[str, Any]) -> None:
    w = walk(game, seats, options, 12)
    while True:
        if not w.acting() and not calls.over(w.states, 0):
            count = int(calls.odds(w.states, 0, w.weights))
            assert 0 < count <= w.rules.outcomes
            assert w.weights[:count].min() >= 0
            assert w.weights[:count].sum() > 0
            for k in range(3):
                bits = u64(derive(w.words, k))
                assert calls.sample(w.states, 0, bits, w.weights.copy()) == draw(w.weights, count, bits)
        if w.step() is None:
            break
    assert not w.acting()


@each_case
def test_the_order_of_choosing_changes_nothing(game: str, seats: int, options: dict[str, Any]) -> None:
    """Where several seats owe a decision: any order gives the same bytes, none sees another's choice."""
    w = walk(game, seats, options, 13)
    tried = 0
    while True:
        acting = w.acting()
        if len(acting) > 1 and tried < 12:
            tried += 1
            choice = {seat: w.legal(seat)[w.pick(len(w.legal(seat)))] for seat in acting}
            finals = []
            for order in (acting, acting[::-1], acting[1:] + acting[:1]):
                states = w.copy()
                for k, seat in enumerate(order):
                    calls.apply(states, 0, seat, choice[seat])
                    mask = int(calls.acting(states, 0))
                    if k + 1 < len(order):
                        assert [s for s in range(seats) if mask >> s & 1] == sorted(order[k + 1 :])
                finals.append(w.rules.to_bytes(states))
            assert len(set(finals)) == 1
        if w.step() is None:
            break


@each_case
def test_retract_takes_back_exactly_the_own_choice(game: str, seats: int, options: dict[str, Any]) -> None:
    w = walk(game, seats, options, 14)
    while True:
        acting = w.acting()
        if acting:
            assert not any(calls.retract(w.copy(), 0, seat) for seat in acting)
        if len(acting) > 1:
            seat = acting[w.pick(len(acting))]
            moves = w.legal(seat)
            states = w.copy()
            calls.apply(states, 0, seat, moves[-1])
            assert calls.retract(states, 0, seat)
            assert w.rules.to_bytes(states) == w.bytes()
        if w.step() is None:
            break
    assert not any(calls.retract(w.states, 0, seat) for seat in range(seats))


@each_case
def test_a_guess_fits_all_that_the_audience_has_seen(game: str, seats: int, options: dict[str, Any]) -> None:
    """hide(guess(hide(s))) == hide(s); the guess is a whole, possible position; the view never changes with it."""
    w = walk(game, seats, options, 15)
    rules = w.rules
    hidden, again, guessed = rules.states(), rules.states(), rules.states()
    effective = rules.options(seats, options)
    n = 0
    while True:
        n += 1
        if n % 3 == 0:
            for seat in (SPECTATOR, *range(seats)):
                calls.hide(w.states, 0, seat, hidden)
                seen = rules.to_bytes(hidden)
                calls.hide(hidden, 0, seat, again)
                assert rules.to_bytes(again) == seen
                calls.guess(hidden, 0, seat, u64(derive(n, seat + 1)), guessed)
                calls.hide(guessed, 0, seat, again)
                assert rules.to_bytes(again) == seen
                if w.acting():
                    data = rules.position(rules.read(guessed), effective)
                    states, _ = rules.from_position(rules, data)
                    assert rules.to_bytes(states) == rules.to_bytes(guessed)
                    mine, same, public = rules.read(again), rules.read(hidden), rules.public(rules.read(guessed))
                    assert rules.public(mine) == public
                    assert rules.view(mine, seat, effective, public) == rules.view(same, seat, effective, public)
        if w.step() is None:
            break


@each_case
def test_positions_round_trip(game: str, seats: int, options: dict[str, Any]) -> None:
    for n, (table, _) in enumerate(random_game(game, seats, options, 16)):
        if n % 3 == 0 or table.over:
            data = json.loads(json.dumps(table.position()))
            other = twistosaur.position(data, seed=table.seed)
            assert other.position() == data
            assert other.state_bytes() == table.state_bytes()
            assert other.acting == table.acting
            assert other.scores == table.scores


@each_case
def test_records_replay_to_the_same_bytes(game: str, seats: int, options: dict[str, Any]) -> None:
    table = None
    for n, (table, seat) in enumerate(random_game(game, seats, options, 17)):
        if seat >= 0 and n % 5 == 0 and len(table.acting) > 1:
            table.play(seat, table.legal(seat)[-1])
            table.retract(seat)
    assert table is not None
    record = json.loads(json.dumps(table.record()))
    again = twistosaur.replay(record)
    assert again.state_bytes() == table.state_bytes()
    assert again.record() == record


@each_case
def test_a_game_goes_on_from_a_position(game: str, seats: int, options: dict[str, Any]) -> None:
    """From a position in the middle a game plays to its end, and its record replays."""
    middle = None
    for n, (table, _) in enumerate(random_game(game, seats, options, 18)):
        if n == 20:
            middle = table.position()
            break
    assert middle is not None
    table = twistosaur.position(middle, seed=5)
    n = 0
    while not table.over:
        n += 1
        seat = table.acting[0]
        moves = table.legal(seat)
        table.play(seat, moves[derive(5, n) % len(moves)])
    again = twistosaur.replay(json.loads(json.dumps(table.record())))
    assert again.state_bytes() == table.state_bytes()


@each_case
def test_points_add_up_and_ranks_are_ranks(game: str, seats: int, options: dict[str, Any]) -> None:
    for table, _ in random_game(game, seats, options, 19):
        ranks = table.ranks
        assert all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)
        for seat in range(seats):
            assert sum(table.breakdown(seat).values()) == table.scores[seat]
            better = [other for other in range(seats) if table.scores[other] > table.scores[seat]]
            assert ranks[seat] > len(better) - 1 or not table.over


@each_case
def test_views_are_plain_data_and_keep_secrets(game: str, seats: int, options: dict[str, Any]) -> None:
    for n, (table, _) in enumerate(random_game(game, seats, options, 20)):
        if n % 4:
            continue
        for audience in (None, *range(seats)):
            view = table.view(audience)
            assert json.loads(json.dumps(view)) == view
            for who, chosen in enumerate(view.get("chosen") or []):
                assert chosen is None or who == audience


@each_case
def test_views_are_what_their_type_says(game: str, seats: int, options: dict[str, Any]) -> None:
    kind: Any = load(game).view_type
    fields = get_type_hints(kind).keys()
    for n, (table, _) in enumerate(random_game(game, seats, options, 23)):
        if n % 20 and not table.over:
            continue
        for audience in (None, *range(seats)):
            view = table.view(audience)
            assert view.keys() == fields
            assert msgspec.convert(view, kind) == view
            same = {name: value for name, value in view.items() if name != "seat"}
            if load(game).is_open:
                assert same == {name: value for name, value in table.view(0).items() if name != "seat"}


@each_game
def test_options_are_what_is_declared(game: str) -> None:
    rules = load(game)
    hints = get_type_hints(rules.view_type)
    names = [option.name for option in rules.all_options]
    assert list(get_type_hints(hints["options"])) == names
    seats = rules.seats[0]
    usual = rules.options(seats, {})
    assert list(usual) == names
    assert rules.options(seats, usual) == usual
    for option in rules.all_options:
        if option.values:
            assert option.default == option.values[0]
            assert usual[option.name] == ([option.default] * seats if option.per_seat else option.default)
        for value in option.values:
            chosen = rules.options(seats, {option.name: value})[option.name]
            assert chosen == ([value] * seats if option.per_seat else value)
            assert msgspec.convert({**usual, option.name: chosen}, hints["options"])
        assert not option.offered or option.values


@each_case
def test_text_and_action_are_one_to_one(game: str, seats: int, options: dict[str, Any]) -> None:
    w = walk(game, seats, options, 21)
    n = 0
    while w.step():
        n += 1
        for seat in w.acting():
            state = w.rules.read(w.states)
            names = [w.rules.move_text(state, seat, action) for action in w.legal(seat)]
            assert [w.rules.move_action(state, seat, name) for name in names] == w.legal(seat)
            assert len(set(names)) == len(names)


@each_case
def test_the_same_seed_is_the_same_game_on_any_number_of_threads(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    rules = load(game)
    effective = rules.options(seats, options)
    few = 3
    one = twistosaur.simulate(rules, seats, effective, few, 9, threads=1)
    two = twistosaur.simulate(rules, seats, effective, few, 9, threads=2)
    assert np.array_equal(one.points, two.points)
    assert np.array_equal(one.ranks, two.ranks)
    assert one.decisions == two.decisions
