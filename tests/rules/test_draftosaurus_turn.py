"""Components, set-up and the course of a turn: DS-1 to DS-11."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import twistosaur
from tests.games.draftosaurus.build import (
    BAG,
    FACES,
    PENS,
    ROUNDS,
    RULES,
    SPECIES,
    TURNS,
    at,
    closed_by,
    letters,
    play_all,
    play_turn,
)
from twistosaur.engine import Game, calls
from twistosaur.engine.playouts import opening
from twistosaur.kernel import CHANCE

pytestmark = pytest.mark.plain

ALL_SEATS = (2, 3, 4, 5)


def new(seats: int, seed: int = 1, **options: Any) -> Game:
    return twistosaur.new("draftosaurus", seats=seats, seed=seed, **options)


def pending_odds(states: Any) -> list[int]:
    weights = np.zeros(RULES.outcomes, np.int64)
    return [int(n) for n in weights[: calls.odds(states, 0, weights)]]


def rollers(game: Game) -> list[int]:
    """Who rolls, turn by turn, to the end of the game."""
    rng = random.Random(4)
    out = []
    while not game.over:
        now = game.position()
        if now["phase"] == "quarantine":
            play_all(game, rng)
            continue
        out.append(now["roller"])
        play_turn(game, rng)
    return out


# ------------------------------------------------------------------------------------------------ set-up


@pytest.mark.clause("DS-1")
def test_six_species_of_ten() -> None:
    start = new(5).position()
    everything = Counter(name for row in (start["bag"], *start["bowls"]) for name in row)
    assert everything == Counter(
        trex=10, diplodocus=10, triceratops=10, spinosaurus=10, stegosaurus=10, parasaurolophus=10
    )


@pytest.mark.clause("DS-2")
@pytest.mark.parametrize(("seats", "each", "total"), [(2, 8, 48), (3, 6, 36), (4, 8, 48), (5, 10, 60)])
def test_the_bag_before_the_first_draw(seats: int, each: int, total: int) -> None:
    states = opening(RULES, seats, RULES.options(seats, {"first": 0}))
    assert pending_odds(states) == [each] * 6
    assert 6 * each == total


@pytest.mark.clause("DS-2")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_bag_empties_exactly_with_the_last_draw(seats: int) -> None:
    game, rng = new(seats), random.Random(seats)
    while not game.over:
        now = game.position()
        assert len(now["bag"]) == 6 * BAG[seats] - 6 * seats * now["round"]
        assert (not now["bag"]) == (now["round"] == ROUNDS[seats])
        play_turn(game, rng)
    assert game.position()["bag"] == []


@pytest.mark.clause("DS-2")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, True, 3.0, "3"])
def test_two_to_five_seats(seats: Any) -> None:
    with pytest.raises(twistosaur.TwistosaurError, match="2 to 5 seats"):
        new(seats)


@pytest.mark.clause("DS-3")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_all_parks_show_one_side(seats: int) -> None:
    assert new(seats).position()["board"] == "summer"
    for board in ("summer", "winter"):
        start = new(seats, board=board).position()
        assert start["board"] == board
        assert [list(park) for park in start["parks"]] == [[*PENS[board], "river"]] * seats


@pytest.mark.clause("DS-3")
@pytest.mark.parametrize(("board", "other"), [("summer", "winter"), ("winter", "summer")])
def test_no_pen_of_the_other_side(board: str, other: str) -> None:
    game = at(board, phase="place", roller=0)
    for pen in PENS[other]:
        place = "pyramid.b1" if pen == "pyramid" else pen
        assert closed_by(game, place) == "DS-3"
        assert closed_by(game, place, seat=1) == "DS-3"


@pytest.mark.clause("DS-4")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a_given_seat_holds_the_die_first(seats: int) -> None:
    for first in range(seats):
        assert new(seats, first=first).position()["roller"] == first


@pytest.mark.clause("DS-4")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a_random_first_holder_is_the_default_and_fair(seats: int) -> None:
    states = opening(RULES, seats, RULES.options(seats, {}))
    assert pending_odds(states) == [1] * seats
    for seat in range(seats):
        states = opening(RULES, seats, RULES.options(seats, {}))
        calls.apply(states, 0, CHANCE, seat)
        state: Any = RULES.read(states)
        assert state.roller == seat
    assert {new(seats, seed).position()["roller"] for seed in range(40)} == set(range(seats))


@pytest.mark.clause("DS-5")
@pytest.mark.parametrize(("seats", "rounds", "turns"), [(2, 4, 3), (3, 2, 6), (4, 2, 6), (5, 2, 6)])
@pytest.mark.parametrize("board", ["summer", "winter"])
def test_rounds_turns_and_twelve_on_every_park(seats: int, rounds: int, turns: int, board: str) -> None:
    game, rng = new(seats, board=board), random.Random(7)
    clock = []
    while not game.over and game.position()["phase"] != "quarantine":
        now = game.position()
        clock.append((now["round"], now["turn"]))
        if now["turn"] == 1:
            assert [len(bowl) for bowl in now["bowls"]] == [6] * seats
        play_turn(game, rng)
    assert clock == [(r, t) for r in range(1, rounds + 1) for t in range(1, turns + 1)]
    if not game.over:
        play_all(game, rng)
    parks = game.position()["parks"]
    assert [sum(name is not None for pen in park.values() for name in pen) for park in parks] == [12] * seats


@pytest.mark.clause("DS-5")
def test_dinosaurs_are_drawn_one_by_one_out_of_the_bag() -> None:
    states = opening(RULES, 3, RULES.options(3, {"first": 1}))
    for _ in range(6):
        calls.apply(states, 0, CHANCE, 2)
    assert pending_odds(states) == [6, 6, 0, 6, 6, 6]
    state: Any = RULES.read(states)
    assert state.bowl.tolist()[1] == [0, 0, 6, 0, 0, 0], "the holder draws first"
    assert calls.acting(states, 0) == 0


@pytest.mark.clause("DS-5", "DS-7")
def test_what_is_drawn_is_secret() -> None:
    game = new(4, first=0)
    truth = game.position()["bowls"]
    for seat in range(4):
        assert game.view(seat)["bowls"] == [truth[seat] if owner == seat else None for owner in range(4)]
    assert game.view(None)["bowls"] == [None] * 4
    assert "bag" not in game.view(0)


# ------------------------------------------------------------------------------------------------ a turn


@pytest.mark.clause("DS-6")
def test_the_die_has_six_equal_faces() -> None:
    states = opening(RULES, 3, RULES.options(3, {"first": 0}))
    for k in range(18):
        calls.apply(states, 0, CHANCE, k % 6)
    assert calls.acting(states, 0) == 0
    assert pending_odds(states) == [1] * 6
    for face, name in enumerate(FACES):
        rolled = RULES.from_bytes(RULES.to_bytes(states))
        calls.apply(rolled, 0, CHANCE, face)
        assert calls.acting(rolled, 0) == 0b111
        assert RULES.position(RULES.read(rolled), RULES.options(3, {}))["die"] == name


@pytest.mark.clause("DS-6")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_one_roll_a_turn(seats: int) -> None:
    game, rng = new(seats), random.Random(3)
    die = game.position()["die"]
    for _ in range(3 if seats == 2 else 2):
        now = game.position()
        assert (now["die"], now["turn"]) == (die, 1)
        play_all(game, rng)
    assert game.position()["turn"] == 2
    assert game.position()["die"] in FACES


@pytest.mark.clause("DS-7")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_everyone_picks_at_once_from_the_own_bowl(seats: int) -> None:
    game = at("summer", seats, bowls={0: "AABBCC", 1: "TTTDDE"})
    assert game.acting == tuple(range(seats))
    assert game.legal(0) == ["pick diplodocus", "pick triceratops", "pick spinosaurus"]
    assert game.legal(1) == ["pick trex", "pick stegosaurus", "pick parasaurolophus"]
    assert game.refusal(0, "pick trex") == "DS-7"
    with pytest.raises(twistosaur.IllegalMove) as caught:
        game.play(0, "pick trex")
    assert (caught.value.clause, caught.value.reason) == ("DS-7", "clause")
    game.play(1, "pick trex")
    assert game.acting == tuple(seat for seat in range(seats) if seat != 1)
    assert game.refusal(1, "pick trex") == "turn"
    assert game.legal(1) == []


@pytest.mark.clause("DS-7")
def test_a_pick_is_secret_until_the_last_one_is_in() -> None:
    game = at("summer", 3, bowls={0: "AABBCC"})
    game.play(0, "pick triceratops")
    assert game.view(0)["chosen"] == ["pick triceratops", None, None]
    for audience in (1, 2, None):
        seen = game.view(audience)
        assert seen["chosen"] == [None, None, None]
        assert seen["picks"] == [None, None, None]
        assert seen["has_chosen"] == [True, False, False]
        assert seen["bowl_sizes"] == [6, 6, 6]
    assert game.moves == ()


@pytest.mark.clause("DS-8")
def test_all_picks_are_revealed_and_only_then_placed() -> None:
    game = at("summer", 3, bowls={0: "AABBCC", 1: "DDEEBB", 2: "TTTTCC"}, die="forest", roller=0)
    for seat in range(3):
        assert game.refusal(seat, "place river") == "DS-8"
    game.play(2, "pick trex")
    game.play(0, "pick diplodocus")
    assert game.refusal(2, "place river") == "turn"
    game.play(1, "pick parasaurolophus")
    now = game.position()
    assert now["phase"] == "place"
    assert now["picks"] == ["diplodocus", "parasaurolophus", "trex"]
    assert [letters(bowl) for bowl in now["bowls"]] == ["ABBCC", "BBDDE", "CCTTT"]
    for audience in (0, 1, 2, None):
        assert game.view(audience)["picks"] == now["picks"]
    assert game.acting == (0, 1, 2), "all place at once"
    assert game.refusal(0, "pick diplodocus") == "DS-7"


@pytest.mark.clause("DS-8")
def test_a_placement_shows_when_all_are_in() -> None:
    game = at("summer", 3, phase="place", die="forest", roller=0, picks={0: "T", 1: "A", 2: "B"})
    game.play(0, "place solitary")
    game.play(2, "place trio")
    for audience in (1, None):
        assert all(row == [] for park in game.view(audience)["parks"] for row in park.values())
    game.play(1, "place river")
    parks = game.position()["parks"]
    assert parks[0]["solitary"] == ["trex"]
    assert parks[1]["river"] == ["diplodocus"]
    assert parks[2]["trio"] == ["triceratops"]


@pytest.mark.clause("DS-9")
def test_two_players_throw_one_away_after_placing() -> None:
    game = at("summer", 2, bowls={0: "AABBCT", 1: "DDEECC"})
    assert game.refusal(0, "discard trex") == "DS-9"
    game.play(0, "pick diplodocus")
    game.play(1, "pick spinosaurus")
    assert game.refusal(0, "discard trex") == "DS-9"
    game.play(0, "place river")
    game.play(1, "place river")
    now = game.position()
    assert (now["phase"], now["turn"], now["discarded"]) == ("discard", 1, [])
    assert game.acting == (0, 1)
    assert game.legal(0) == [f"discard {SPECIES[letter]}" for letter in "TABC"]
    assert game.refusal(0, "discard stegosaurus") == "DS-9"
    assert game.refusal(0, "pick trex") == "DS-7"
    assert game.refusal(0, "place river") == "DS-8"
    game.play(0, "discard trex")
    assert game.view(1)["chosen"] == [None, None]
    assert game.view(1)["discarded"] == []
    game.play(1, "discard stegosaurus")
    now = game.position()
    assert sorted(now["discarded"]) == ["stegosaurus", "trex"]
    assert [letters(bowl) for bowl in now["bowls"]] == ["CDEE", "ABBC"], "and the bowls change hands"
    assert (now["phase"], now["turn"]) == ("pick", 2)


@pytest.mark.clause("DS-9")
def test_bowls_of_two_go_6_4_2_0() -> None:
    game, rng = new(2), random.Random(1)
    sizes = []
    while not game.over:
        now = game.position()
        assert len(now["bowls"][0]) == len(now["bowls"][1])
        sizes.append(len(now["bowls"][0]))
        play_turn(game, rng)
    assert sizes == [6, 4, 2] * 4
    end = game.position()
    assert end["bowls"] == [[], []]
    assert len(end["discarded"]) == 24, "half of the 48"


@pytest.mark.clause("DS-9")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_only_two_players_throw_away(seats: int) -> None:
    game, rng = new(seats), random.Random(1)
    phases = set()
    while not game.over:
        now = game.position()
        phases.add(now["phase"])
        assert now["discarded"] == []
        assert game.refusal(game.acting[0], "discard trex") == "DS-9"
        play_all(game, rng)
    assert phases == {"pick", "place"}


@pytest.mark.clause("DS-10")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_bowls_pass_to_the_left_in_every_round(seats: int) -> None:
    game, rng = new(seats, seed=5), random.Random(2)
    passed = 0
    while not game.over:
        turn = game.position()["turn"]
        play_all(game, rng)
        before = game.position()["bowls"]
        play_all(game, rng)
        if seats == 2:
            for seat in (0, 1):
                game.play(seat, f"discard {before[seat].pop()}")
        if turn < TURNS[seats]:
            after = game.position()["bowls"]
            assert [letters(bowl) for bowl in after] == [letters(before[seat - 1]) for seat in range(seats)]
            passed += 1
    assert passed == ROUNDS[seats] * (TURNS[seats] - 1)


@pytest.mark.clause("DS-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_die_passes_to_the_left_after_every_turn_and_between_rounds(seats: int) -> None:
    for first in range(seats):
        assert rollers(new(seats, first=first)) == [(first + n) % seats for n in range(12)]


@pytest.mark.clause("DS-11")
@pytest.mark.parametrize("board", ["summer", "winter"])
def test_five_players_roll_0_1_2_3_4_4_in_both_rounds(board: str) -> None:
    assert rollers(new(5, first=0, board=board)) == [0, 1, 2, 3, 4, 4] * 2
    assert rollers(new(5, first=3, board=board)) == [3, 4, 0, 1, 2, 2] * 2


@pytest.mark.clause("DS-11")
def test_without_the_five_player_die_it_just_passes() -> None:
    assert rollers(new(5, first=0, five_player_die=False)) == [n % 5 for n in range(12)]


@pytest.mark.clause("DS-11")
def test_the_bowls_pass_after_turn_five() -> None:
    game = at("summer", 5, placed=4, phase="place", roller=2, bowls={0: "T", 1: "A", 2: "B", 3: "C", 4: "D"})
    play_all(game, random.Random(1))
    now = game.position()
    assert (now["turn"], now["roller"]) == (6, 2)
    assert [letters(bowl) for bowl in now["bowls"]] == ["D", "T", "A", "B", "C"]


@pytest.mark.clause("DS-11", "DS-18")
@pytest.mark.parametrize("placed", [5, 11])
@pytest.mark.parametrize(("board", "closed"), [("summer", "love"), ("winter", "quarantine")])
def test_the_roller_obeys_on_turn_six_of_five_players(placed: int, board: str, closed: str) -> None:
    last: dict[str, Any] = {"placed": placed, "phase": "place", "die": "forest", "roller": 2}
    game = at(board, 5, **last)
    assert game.position()["turn"] == 6
    assert [closed_by(game, closed, seat) for seat in range(5)] == ["DS-12"] * 5
    off = at(board, 5, five_player_die=False, **last)
    assert [closed_by(off, closed, seat) for seat in range(5)] == ["DS-12", "DS-12", None, "DS-12", "DS-12"]


@pytest.mark.clause("DS-11")
def test_the_option_binds_nobody_else() -> None:
    early = at("summer", 5, placed=4, phase="place", die="forest", roller=2)
    assert closed_by(early, "love", 2) is None, "turn 5"
    four = at("summer", 4, placed=5, phase="place", die="forest", roller=2)
    assert closed_by(four, "love", 2) is None, "turn 6 of four players"
    assert new(5).position()["options"]["five_player_die"] is True
