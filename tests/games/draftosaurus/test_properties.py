"""What holds at every moment of every game: conservation, secrecy, and the order of seats."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import twistosaur
from tests.games.draftosaurus.build import (
    BAG,
    RULES,
    SPECIES,
    guessed,
    hidden,
    random_play,
    states_of,
)
from tests.games.draftosaurus.cases import TABLES
from twistosaur.engine import Game, calls
from twistosaur.engine.playouts import opening
from twistosaur.kernel import CHANCE

pytestmark = pytest.mark.plain

FEW = pytest.mark.parametrize(
    ("seats", "options"), [(2, {"board": "winter"}), (3, {"board": "summer-winter"}), (5, {"board": "winter"})]
)
SPECTATOR = -1


def pieces(now: dict[str, Any]) -> Counter[str]:
    """Every dinosaur of a position, wherever it is."""
    rows = [*now["bowls"], now["bag"], now["discarded"], now["picks"]]
    rows += [row for park in now["parks"] for row in park.values()]
    return Counter(name for row in rows for name in row if name)


@TABLES
def test_no_dinosaur_is_lost_or_found(seats: int, options: dict[str, Any]) -> None:
    everything = Counter(dict.fromkeys(SPECIES.values(), BAG[seats]))
    last = {}
    for game in random_play(seats, options, seed=seats):
        now = game.position()
        assert pieces(now) == everything
        last[now["board"]] = now
    for end in last.values():
        assert end["bag"] == []
    parks = game.position()["parks"]
    assert [sum(name is not None for row in park.values() for name in row) for park in parks] == [12] * seats
    assert game.position()["bowls"] == [[]] * seats
    assert len(game.position()["discarded"]) == (24 if seats == 2 else 0)


@TABLES
def test_the_order_of_submission_changes_nothing(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(seats)
    game = twistosaur.new("draftosaurus", seats=seats, seed=5, **options)
    while not game.over:
        choice = {seat: rng.choice(game.legal(seat)) for seat in game.acting}
        orders = list(permutations(choice))
        tables = []
        for order in [orders[0], orders[-1], *rng.sample(orders, min(2, len(orders)))]:
            table = game.copy()
            for seat in order:
                table.play(seat, choice[seat])
            tables.append(table)
        assert len({table.state_bytes() for table in tables}) == 1
        assert len({table.moves for table in tables}) == 1
        game = tables[0]


@FEW
def test_a_retracted_choice_leaves_no_trace(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(1)
    game = twistosaur.new("draftosaurus", seats=seats, seed=5, **options)
    while not game.over:
        for seat in rng.sample(game.acting, len(game.acting)):
            before = game.state_bytes()
            first, second = rng.choice(game.legal(seat)), rng.choice(game.legal(seat))
            at_once = game.copy()
            at_once.play(seat, second)
            if len(game.acting) > 1:
                game.play(seat, first)
                assert game.state_bytes() != before
                game.retract(seat)
                assert game.state_bytes() == before
            with pytest.raises(twistosaur.IllegalMove):
                game.retract(seat)
            game.play(seat, second)
            assert game.state_bytes() == at_once.state_bytes()
    for seat in range(seats):
        with pytest.raises(twistosaur.IllegalMove):
            game.retract(seat)


# ------------------------------------------------------------------------------------------------ secrecy


class Memory:
    """Which bowls each seat has held this round, followed from turn to turn, apart from the code under test."""

    def __init__(self) -> None:
        self.round: tuple[str, int] = ("", 0)
        self.turn = 0
        self.bowls: list[int] = []
        self.held: list[set[int]] = []

    def look(self, now: dict[str, Any]) -> None:
        seats = range(now["seats"])
        if (now["board"], now["round"]) != self.round:
            self.round, self.turn = (now["board"], now["round"]), 1
            self.bowls = list(seats)
            self.held = [set() for _ in seats]
        elif now["turn"] != self.turn:
            self.turn = now["turn"]
            self.bowls = [self.bowls[seat - 1] for seat in seats]
        for seat in seats:
            self.held[seat].add(self.bowls[seat])

    def knows(self, seat: int, owner: int) -> bool:
        return seat != SPECTATOR and self.bowls[owner] in self.held[seat]


def redealt(now: dict[str, Any], seat: int, memory: Memory, rng: random.Random) -> dict[str, Any]:
    """Another truth that this seat cannot tell from the real one: unseen dinosaurs shuffled, choices changed."""
    out = dict(now)
    unknown = [owner for owner in range(now["seats"]) if not memory.knows(seat, owner)]
    pool = [*now["bag"], *(name for owner in unknown for name in now["bowls"][owner])]
    rng.shuffle(pool)
    out["bowls"] = list(now["bowls"])
    for owner in unknown:
        size = len(now["bowls"][owner])
        out["bowls"][owner], pool = pool[:size], pool[size:]
    out["bag"] = pool
    made = [other for other in range(now["seats"]) if other != seat and now["chosen"][other]]
    out["chosen"] = [None if other in made else now["chosen"][other] for other in range(now["seats"])]
    game = twistosaur.position(out, seed=1)
    for other in made:
        out["chosen"][other] = rng.choice(game.legal(other))
    return out


@FEW
def test_what_a_seat_cannot_tell_apart_looks_the_same(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(seats)
    memory, changed = Memory(), 0
    for game in random_play(seats, options, seed=11):
        now = game.position()
        memory.look(now)
        if game.over or rng.random() < 0.5:
            continue
        seat = rng.randrange(-1, seats)
        other = twistosaur.position(redealt(now, seat, memory, rng), seed=1)
        changed += other.state_bytes() != game.state_bytes()
        ours, theirs = hidden(states_of(game), seat), hidden(states_of(other), seat)
        assert RULES.to_bytes(ours) == RULES.to_bytes(theirs)
        audience = None if seat == SPECTATOR else seat
        assert game.view(audience) == other.view(audience)
    assert changed > 10, "the truths must differ, or nothing is tested"


@TABLES
def test_a_view_shows_what_was_seen_and_nothing_else(seats: int, options: dict[str, Any]) -> None:
    memory = Memory()
    for step, game in enumerate(random_play(seats, options, seed=3)):
        now = game.position()
        memory.look(now)
        for seat in (step % seats, SPECTATOR):
            seen = game.view(None if seat == SPECTATOR else seat)
            for owner in range(seats):
                expected = now["bowls"][owner] if memory.knows(seat, owner) else None
                assert seen["bowls"][owner] == expected
                assert seen["bowl_sizes"][owner] == len(now["bowls"][owner])
                assert seen["chosen"][owner] == (now["chosen"][owner] if owner == seat else None)
                assert seen["has_chosen"][owner] == (now["chosen"][owner] is not None)
            assert seen["bag_size"] == len(now["bag"])
            assert "bag" not in seen
            for key in ("parks", "discarded", "die", "roller", "round", "turn", "phase", "picks", "earlier"):
                assert seen[key] == now[key]


@FEW
def test_the_hidden_record_itself_holds_no_secret(seats: int, options: dict[str, Any]) -> None:
    memory = Memory()
    for game in random_play(seats, options, seed=4):
        memory.look(game.position())
        for seat in range(-1, seats):
            record: Any = RULES.read(hidden(states_of(game), seat))
            assert not record.bag.any()
            for owner in range(seats):
                if owner != seat:
                    assert record.chosen[owner] == -1
                if not memory.knows(seat, owner):
                    assert not record.bowl[owner].any()


@FEW
def test_hiding_twice_is_hiding_once(seats: int, options: dict[str, Any]) -> None:
    for game in random_play(seats, options, seed=6):
        for seat in range(-1, seats):
            once = hidden(states_of(game), seat)
            assert RULES.to_bytes(hidden(once, seat)) == RULES.to_bytes(once)


# ------------------------------------------------------------------------------------------------ guesses


@TABLES
def test_a_guess_fits_all_that_was_seen(seats: int, options: dict[str, Any]) -> None:
    everything = Counter(dict.fromkeys(SPECIES.values(), BAG[seats]))
    for step, game in enumerate(random_play(seats, options, seed=8)):
        truth = game.position()
        seat = step % (seats + 1) - 1
        record = hidden(states_of(game), seat)
        guess = guessed(record, seat, key=step)
        assert RULES.to_bytes(hidden(guess, seat)) == RULES.to_bytes(record)
        now = RULES.position(RULES.read(guess), game.options)
        assert pieces(now) == everything
        assert [len(bowl) for bowl in now["bowls"]] == [len(bowl) for bowl in truth["bowls"]]
        assert [bool(move) for move in now["chosen"]] == [bool(move) for move in truth["chosen"]]
        assert calls.acting(guess, 0) == calls.acting(states_of(game), 0)
        # The guess is a position that can be: reading it back checks every rule of positions.
        assert RULES.to_bytes(RULES.from_position(RULES, now)[0]) == RULES.to_bytes(guess)


def test_views_and_guesses_while_chance_is_to_move() -> None:
    """A search may stop there: bowls are drawn one after the other, six dinosaurs each, from the holder on."""
    states = opening(RULES, 3, RULES.options(3, {"board": "winter"}))
    assert RULES.to_bytes(guessed(hidden(states, 1), 1, key=1)) == RULES.to_bytes(states), "nothing is drawn yet"
    calls.apply(states, 0, CHANCE, 1)
    for drawn in range(18):
        sizes = [max(0, drawn - 12), min(drawn, 6), min(6, max(0, drawn - 6))]
        truth: Any = RULES.read(states)
        assert truth.bowl.sum(axis=1).tolist()[:3] == sizes
        for seat in range(-1, 3):
            record = hidden(states, seat)
            seen: Any = RULES.read(record)
            assert not seen.bag.any()
            for owner in range(3):
                assert seen.bowl[owner].tolist() == (truth.bowl[owner].tolist() if owner == seat else [0] * 6)
            guess: Any = RULES.read(guessed(record, seat, key=drawn))
            assert guess.bowl.sum(axis=1).tolist()[:3] == sizes
            assert (guess.bag + guess.bowl.sum(axis=0)).tolist() == [6] * 6
            assert RULES.to_bytes(hidden(guessed(record, seat, key=drawn), seat)) == RULES.to_bytes(record)
        calls.apply(states, 0, CHANCE, drawn % 6)
    for seat in range(-1, 3):
        record = hidden(states, seat)
        assert RULES.to_bytes(hidden(guessed(record, seat, key=3), seat)) == RULES.to_bytes(record), "before the roll"


def test_a_guess_can_be_played_to_the_end() -> None:
    rng = random.Random(2)
    for game in random_play(4, {"board": "winter"}, seed=9):
        if rng.random() < 0.9:
            continue
        states = guessed(hidden(states_of(game), 2), 2, key=5)
        other = Game(RULES, states, 4, game.options, seed=77)
        while not other.over:
            seat = other.acting[0]
            other.play(seat, rng.choice(other.legal(seat)))
        parks = other.position()["parks"]
        assert [sum(name is not None for row in park.values() for name in row) for park in parks] == [12] * 4


@FEW
def test_guesses_depend_on_the_key_alone(seats: int, options: dict[str, Any]) -> None:
    game = next(iter(random_play(seats, options, seed=8)))
    record = hidden(states_of(game), 0)
    again = [RULES.to_bytes(guessed(record, 0, key)) for key in (1, 1, 2, 3)]
    assert again[0] == again[1]
    assert len(set(again)) == 3
