"""Positions in a short notation: T is the T-Rex, A to E are the other five species, a dot is an empty slot."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

import twistosaur
from twistosaur import PositionError
from twistosaur.engine import Game, calls
from twistosaur.games import load

RULES = load("draftosaurus")

SPECIES = {
    "T": "trex",
    "A": "diplodocus",
    "B": "triceratops",
    "C": "spinosaurus",
    "D": "stegosaurus",
    "E": "parasaurolophus",
}
LETTER = {name: letter for letter, name in SPECIES.items()}
FACES = ("forest", "rocks", "left", "right", "empty", "no-trex")
SLOTS = ("b1", "b2", "b3", "m1", "m2", "t")
SUMMER_PENS = ("sameness", "trio", "king", "differences", "love", "solitary")
WINTER_PENS = ("wood", "lookout", "bridge-left", "bridge-right", "quarantine", "pyramid")
PENS = {"summer": SUMMER_PENS, "winter": WINTER_PENS}
SLOT_PLACES = tuple(f"pyramid.{slot}" for slot in SLOTS)
PLACES = {"summer": (*SUMMER_PENS, "river"), "winter": (*WINTER_PENS[:5], *SLOT_PLACES, "river")}

BAG = {2: 8, 3: 6, 4: 8, 5: 10}
"""DS-2, typed in from the rules: of each species."""
TURNS = {2: 3, 3: 6, 4: 6, 5: 6}
ROUNDS = {2: 4, 3: 2, 4: 2, 5: 2}

Park = Mapping[str, str]


def names(letters: str) -> list[str]:
    return [SPECIES[letter] for letter in letters]


def letters(species: Any) -> str:
    """A list of species in the short notation, sorted."""
    return "".join(sorted(LETTER[name] for name in species))


def park(pens: Park) -> dict[str, list[str | None]]:
    """A park as plain data; the pyramid is written "ABA.C." for b1 b2 b3 m1 m2 t."""
    return {pen: [SPECIES.get(letter) for letter in row] for pen, row in pens.items()}


def size(pens: Park) -> int:
    return sum(len(row.replace(".", "")) for row in pens.values())


# ------------------------------------------------------------------------------------------------ points


@dataclass(frozen=True)
class Scored:
    scores: list[int]
    ranks: list[int]
    points: list[dict[str, int]]


def judged(states: Any) -> Scored:
    state: Any = RULES.read(states)
    seats = int(state.seats)
    scores, ranks = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    points = np.zeros((seats, len(RULES.sources)), np.int64)
    calls.scores(states, 0, scores)
    calls.ranks(states, 0, ranks)
    calls.breakdown(states, 0, points)
    own = RULES.own_sources(state)
    return Scored(
        [int(n) for n in scores],
        [int(n) for n in ranks],
        [{k: int(v) for k, v in zip(RULES.sources, row, strict=True) if k in own} for row in points],
    )


def scored(board: str, *parks: Park) -> Scored:
    """What parks are worth; a park alone gets an empty neighbour."""
    table = [park(p) for p in (parks if len(parks) > 1 else (*parks, {}))]
    return judged(RULES.score_position(RULES, {"board": board, "parks": table}))


def points(board: str, pen: str, *parks: Park) -> int:
    """The points of the first park from one source."""
    return scored(board, *parks).points[0][pen]


# ------------------------------------------------------------------------------------------------ positions


def data(
    board: str = "summer",
    seats: int = 3,
    *,
    parks: Mapping[int, Park] | None = None,
    placed: int | None = None,
    phase: str = "pick",
    die: str = "forest",
    roller: int = 0,
    picks: Mapping[int, str] | None = None,
    bowls: Mapping[int, str] | None = None,
    chosen: Mapping[int, str] | None = None,
    discarded: str = "",
    variant: str | None = None,
    five_player_die: bool = True,
    earlier: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """A full legal position: what is not given is filled with what the bag would hold, parks into the river.

    `placed` is how many dinosaurs stand on every park; if not given, as many as on the fullest park given.
    """
    parks, picks, bowls, chosen = dict(parks or {}), dict(picks or {}), dict(bowls or {}), chosen or {}
    at_end = phase in ("quarantine", "over")
    if placed is None:
        placed = 12 if at_end else max((size(p) for p in parks.values()), default=0)
    turns = placed - 1 if at_end or phase == "discard" else placed
    gone = turns % TURNS[seats] * (2 if seats == 2 else 1) + (phase in ("place", "discard"))
    bowl = 0 if at_end else 6 - gone
    thrown = 2 * (turns + at_end) if seats == 2 else 0

    pool = dict.fromkeys(SPECIES, BAG[seats])

    def take(row: str) -> None:
        for letter in row.replace(".", ""):
            pool[letter] -= 1

    def filler(count: int) -> str:
        """The most plentiful species first, the T-Rex last."""
        out = ""
        for _ in range(count):
            letter = max(reversed("TABCDE"), key=lambda name: pool[name])
            pool[letter] -= 1
            out += letter
        return out

    for row in (*(r for p in parks.values() for r in p.values()), *picks.values(), *bowls.values(), discarded):
        take(row)
    for seat in range(seats):
        mine = dict(parks.get(seat, {}))
        mine["river"] = mine.get("river", "") + filler(placed - size(mine))
        parks[seat] = mine
        bowls[seat] = bowls.get(seat, "") + filler(bowl - len(bowls.get(seat, "")))
        if phase == "place" and seat not in picks:
            picks[seat] = filler(1)
    discarded += filler(thrown - len(discarded))
    assert all(n >= 0 for n in pool.values()), f"more dinosaurs than there are: {pool}"
    options = {"first": "random", "board": variant or board, "five_player_die": five_player_die}
    return {
        "game": "draftosaurus",
        "options": options,
        "seats": seats,
        "board": board,
        "parks": [park(parks[seat]) for seat in range(seats)],
        "bowls": [names(bowls[seat]) for seat in range(seats)],
        "bag": [SPECIES[letter] for letter, n in pool.items() for _ in range(n)],
        "discarded": names(discarded),
        "die": None if at_end else die,
        "roller": roller,
        "round": turns // TURNS[seats] + 1,
        "turn": turns % TURNS[seats] + 1,
        "phase": phase,
        "picks": [SPECIES[picks[seat]] if phase == "place" else None for seat in range(seats)],
        "chosen": [chosen.get(seat) for seat in range(seats)],
        "earlier": dict(earlier) if earlier else None,
    }


def at(board: str = "summer", seats: int = 3, *, seed: int = 1, **facts: Any) -> Game:
    """A game at a position of `data`."""
    return twistosaur.position(data(board, seats, **facts), seed=seed)


def placing(board: str, pens: Park, pick: str, die: str = "forest", *, seats: int = 4, free: bool = False) -> Game:
    """Seat 0 has this park and places this pick; it rolled the die itself if it is free."""
    roller = 0 if free else 1
    return at(board, seats, parks={0: pens}, phase="place", die=die, roller=roller, picks={0: pick})


def leaving(pens: Park, species: str, *, seats: int = 4) -> Game:
    """Seat 0 has this winter park and may move this dinosaur out of quarantine; nobody else has one there."""
    return at("winter", seats, parks={0: {**pens, "quarantine": species}}, phase="quarantine")


def open_places(game: Game, seat: int = 0) -> set[str]:
    """Where the seat may place its pick."""
    return {move.removeprefix("place ") for move in game.legal(seat)}


def closed_by(game: Game, place: str, seat: int = 0) -> str | None:
    """The clause that keeps the seat's pick out of a place."""
    return game.refusal(seat, f"place {place}")


# ------------------------------------------------------------------------------------------------ playing


def play_all(game: Game, rng: random.Random, seats: Any = None) -> None:
    """Everybody who decides now makes a random move, in the order given."""
    for seat in seats if seats is not None else game.acting:
        game.play(seat, rng.choice(game.legal(seat)))


def play_turn(game: Game, rng: random.Random) -> None:
    """One whole turn: until the next picks, or the end."""
    play_all(game, rng)
    while not game.over and game.position()["phase"] in ("place", "discard"):
        play_all(game, rng)


def random_play(seats: int, options: Mapping[str, Any], seed: int) -> Iterator[Game]:
    """A random game: the same object at its start and after every single move, seats in a random order."""
    rng = random.Random(seed)
    game = twistosaur.new("draftosaurus", seats=seats, seed=seed, **options)
    yield game
    while not game.over:
        seat = rng.choice(game.acting)
        game.play(seat, rng.choice(game.legal(seat)))
        yield game


def hidden(states: Any, seat: int) -> Any:
    """The record as a seat knows it (-1: a spectator)."""
    out = RULES.states()
    calls.hide(states, 0, seat, out)
    return out


def guessed(record: Any, seat: int, key: int) -> Any:
    out = RULES.states()
    calls.guess(record, 0, seat, np.uint64(key), out)
    return out


def states_of(game: Game) -> Any:
    """A copy of the record of a game."""
    return RULES.from_bytes(game.state_bytes())


def check_sentence(error: PositionError, place: str, clause: str | None) -> None:
    """A position is refused in one sentence that begins with the place and ends with the clause."""
    text = str(error)
    assert error.place == place, text
    assert error.clause == clause, text
    assert text.startswith(f"{place}: ")
    assert "\n" not in text
    assert len(text) < 200
    assert error.problem
    if clause:
        assert text.endswith(f" ({clause})")
