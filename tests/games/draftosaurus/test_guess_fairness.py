"""The distribution of guesses against an enumeration: pieces as a fair shuffle of labelled pieces, choices uniform."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import comb, sqrt
from typing import Any

import pytest

import twistosaur
from tests.games.draftosaurus.build import RULES, SPECIES, at, guessed, hidden, letters, states_of

GUESSES = 6000
Bowls = tuple[str, ...]


def shuffled(pool: str, sizes: list[int]) -> dict[Bowls, float]:
    """All ways to deal labelled pieces into bowls of these sizes, each as likely: the bowls as sorted letters."""
    deals: Counter[Bowls] = Counter()
    for deal in permutations(pool):
        bowls, rest = [], list(deal)
        for size in sizes:
            bowls.append("".join(sorted(rest[:size])))
            rest = rest[size:]
        deals[tuple(bowls)] += 1
    return {bowls: n / deals.total() for bowls, n in deals.items()}


def surprise(seen: Counter[Any], expected: dict[Any, float]) -> float:
    """Standard deviations of chi-square above its mean; the keys are fixed, so this never changes from run to run."""
    assert set(seen) <= set(expected), f"cannot be: {set(seen) - set(expected)}"
    total = seen.total()
    chi = sum((seen[k] - p * total) ** 2 / (p * total) for k, p in expected.items())
    free = len(expected) - 1
    return (chi - free) / sqrt(2 * free)


def guesses(game: twistosaur.Game, seat: int) -> list[dict[str, Any]]:
    """The guessed records as bowls in letters and choices as text."""
    record, out = hidden(states_of(game), seat), []
    names = list(SPECIES)
    for key in range(GUESSES):
        state: Any = RULES.read(guessed(record, seat, key))
        bowls = [
            "".join(sorted(a * int(n) for a, n in zip(names, row, strict=True))) for row in state.bowl[: game.seats]
        ]
        chosen = [RULES.move_text(state, 0, int(a)) if a >= 0 else None for a in state.chosen[: game.seats]]
        out.append({"bowls": bowls, "chosen": chosen})
    return out


@pytest.mark.parametrize(
    ("seats", "placed", "seat", "pool", "unknown"),
    [
        (3, 10, -1, "TTAABC", (0, 1, 2)),  # a spectator, three bowls of two
        (3, 11, -1, "TAB", (0, 1, 2)),
        (2, 11, -1, "TAAB", (0, 1)),  # two bowls of two, half of it to be thrown away
        (5, 8, 0, "TTAABBCD", (3, 4)),  # turn 3: the bowls before 0, 1 and 2 have been before seat 0
        (5, 8, 2, "TTTAABCD", (0, 1)),
    ],
    ids=["spectator", "last-turn", "two", "five", "five-other-seat"],
)
def test_bowls_in_the_last_round(seats: int, placed: int, seat: int, pool: str, unknown: tuple[int, ...]) -> None:
    """The bag is empty; what is not seen is dealt over the bowls never held."""
    size = len(pool) // len(unknown)
    dealt = {owner: pool[size * k : size * (k + 1)] for k, owner in enumerate(unknown)}
    game = at("summer", seats, placed=placed, bowls=dealt, roller=0)
    assert game.position()["bag"] == []
    seen = Counter(tuple(g["bowls"][owner] for owner in unknown) for g in guesses(game, seat))
    assert abs(surprise(seen, shuffled(pool, [size] * len(unknown)))) < 3


@pytest.mark.parametrize(("seats", "placed", "seat", "owner"), [(3, 1, 0, 2), (2, 6, 1, 0), (4, 2, 3, 2)])
def test_a_bowl_and_the_bag(seats: int, placed: int, seat: int, owner: int) -> None:
    """While the bag is not empty an unseen bowl is a sample out of both: each species hypergeometric."""
    game = at("summer", seats, placed=placed, bowls={owner: "TTTA"})
    now = game.position()
    size = len(now["bowls"][owner])
    pool = letters([*now["bag"], *now["bowls"][owner]])
    counted = [g["bowls"][owner] for g in guesses(game, seat)]
    for species in SPECIES:
        there = pool.count(species)
        expected = {
            k: comb(there, k) * comb(len(pool) - there, size - k) / comb(len(pool), size)
            for k in range(min(size, there) + 1)
        }
        assert surprise(Counter(bowl.count(species) for bowl in counted), expected) < 3.5, species


def test_known_bowls_are_never_redealt() -> None:
    """Two players have seen everything from turn 2 on, three from turn 3 on."""
    for seats, placed in ((2, 1), (2, 11), (3, 2), (3, 8)):
        game = at("winter", seats, placed=placed)
        truth = [letters(bowl) for bowl in game.position()["bowls"]]
        for seat in range(seats):
            for key in range(20):
                state: Any = RULES.read(guessed(hidden(states_of(game), seat), seat, key))
                assert [letters(bowl) for bowl in RULES.position(state, game.options)["bowls"]] == truth


# ------------------------------------------------------------------------------------------------ choices


def test_unrevealed_picks_are_uniform_over_the_guessed_bowl() -> None:
    """Bowl and pick together: the pick says nothing about the bowl, and each species in it is as likely."""
    game = at("summer", 3, placed=10, bowls={0: "TT", 1: "AA", 2: "BC"}, chosen={0: "pick trex", 2: "pick spinosaurus"})
    expected: dict[Any, float] = {}
    for bowls, p in shuffled("TTAABC", [2, 2, 2]).items():
        kinds = sorted(set(bowls[0]))
        for letter in kinds:
            expected[bowls, f"pick {SPECIES[letter]}"] = p / len(kinds)
    seen = Counter((tuple(g["bowls"]), g["chosen"][0]) for g in guesses(game, -1))
    assert abs(surprise(seen, expected)) < 3


def uniform(game: twistosaur.Game, seat: int, other: int, legal: list[str]) -> None:
    """The guessed choice of a seat whose legal moves the guesser knows."""
    made = guesses(game, seat)
    expected = {move: 1 / len(legal) for move in legal}
    assert abs(surprise(Counter(g["chosen"][other] for g in made), expected)) < 3


@pytest.mark.parametrize(("board", "die"), [("summer", "left"), ("winter", "rocks"), ("winter", "no-trex")])
def test_unrevealed_placements_are_uniform(board: str, die: str) -> None:
    facts: dict[str, Any] = {"phase": "place", "die": die, "roller": 0, "placed": 2, "picks": {1: "T", 2: "A"}}
    legal = at(board, 3, **facts).legal(1)
    assert len(legal) > 2
    uniform(at(board, 3, **facts, chosen={1: "place river"}), 0, 1, legal)


def test_unrevealed_discards_are_uniform() -> None:
    game = at("summer", 2, placed=11, phase="discard", bowls={0: "TAB", 1: "TCC"}, chosen={1: "discard trex"})
    uniform(game, 0, 1, ["discard trex", "discard spinosaurus"])


def test_unrevealed_moves_out_of_quarantine_are_uniform() -> None:
    parks = {1: {"quarantine": "A", "wood": "A"}, 2: {"quarantine": "T"}}
    facts: dict[str, Any] = {"parks": parks, "phase": "quarantine"}
    legal = at("winter", 3, **facts).legal(1)
    assert "stay" in legal
    assert "move wood" not in legal
    uniform(at("winter", 3, **facts, chosen={1: "stay"}), 0, 1, legal)


def test_the_own_choice_stays() -> None:
    game = at("summer", 3, bowls={0: "TTTTTA"}, chosen={0: "pick diplodocus", 1: None})
    record = hidden(states_of(game), 0)
    for key in range(50):
        state: Any = RULES.read(guessed(record, 0, key))
        assert RULES.move_text(state, 0, int(state.chosen[0])) == "pick diplodocus"
        assert state.chosen[1] == state.chosen[2] == -1
