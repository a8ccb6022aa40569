"""What always holds in Dino Twist, whatever is played."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

import twistosaur
from tests.games.dino_twist.cases import CASES
from tests.games.dino_twist.tables import CARDS, RULES, drained, everywhere, lay, play, table
from tests.support import walk
from twistosaur.engine import calls
from twistosaur.engine.playouts import opening, settle, u64
from twistosaur.games.dino_twist.board import BURY_ACTION
from twistosaur.games.dino_twist.state import LATE, REFILL
from twistosaur.kernel import PLAIN, below, derive, rule, word
from twistosaur.kernel.contract import acting, apply, legal
from twistosaur.testing import random_game

plain = pytest.mark.plain
each_case = pytest.mark.parametrize(("seats", "options"), CASES)


@plain
@each_case
def test_cards_are_conserved(seats: int, options: dict[str, Any]) -> None:
    for game, _ in random_game("dino-twist", seats, options, 51):
        there = everywhere(game.position())
        assert all(there[card] == 3 for card in CARDS)
        assert all(there[baby] <= 2 for baby in ("A1", "C1", "H1", "V1"))
        assert not any(card.endswith("1") for card in game.position()["discard"])
        assert max(len(hand) for hand in game.position()["hands"]) <= 7


@plain
def test_refills_come_in_order() -> None:
    """The attacker alone right after its attack; the others at the end of the round, seat by seat."""
    late: list[int] = []
    seen: Counter[int] = Counter()
    for seed in range(6):
        w = walk("dino-twist", 6, {}, seed)
        before: Any = RULES.read(w.states)
        while w.step():
            now: Any = RULES.read(w.states)
            seen[now.phase] += 1
            if now.phase == REFILL:
                assert [seat for seat in range(6) if now.owed[seat]] == [now.drawer]
            if now.phase == LATE:
                late = late if before.phase == LATE else []
                late.append(int(now.drawer))
                assert late == sorted(late)
                assert int(now.hand_size[now.drawer]) < 7
            before = now
    assert seen[REFILL]
    assert seen[LATE]


def expected_ties(hands_played: list[str], event: str | None) -> set[int]:
    """DT-14 once more, from the words of the moves."""
    shown = {}
    for seat, move in enumerate(hands_played):
        verb, *cards = move.split()
        if verb == "attack":
            one = len({card[0] for card in cards}) == 1
            species = cards[0][0] if one or event == "help" else "?"
            shown[seat] = (species, sum(int(card[1:]) for card in cards))
    return {seat for seat, attack in shown.items() if list(shown.values()).count(attack) > 1}


@plain
def test_ties_are_those_of_the_rulebook() -> None:
    groups: Counter[int] = Counter()
    for seed in range(8):
        game = twistosaur.new("dino-twist", seats=6, seed=seed)
        n = 0
        while not game.over:
            before = game.position()
            if before["phase"] != "prepare":
                game.play(game.acting[0], game.legal(game.acting[0])[0])
                continue
            moves = []
            for seat in range(6):
                n += 1
                options = game.legal(seat)
                moves.append(options[derive(seed, n) % len(options)])
            play(game, *moves)
            after = game.position()
            more = {
                seat
                for seat in range(6)
                if after["graveyards"][seat]["cancelled"] != before["graveyards"][seat]["cancelled"]
            }
            assert more == expected_ties(moves, before["event"])
            groups[len(more)] += 1
    assert groups[2]
    assert groups[3]


@plain
def test_an_empty_hand_passes_and_draws_later() -> None:
    game = lay("", "A5 A6", "C5 C6")
    assert game.legal(0) == ["pass"]
    play(game, "pass", "attack A5", "attack C5")
    for seat in (1, 2):
        game.play(seat, game.legal(seat)[0])
    assert len(game.position()["hands"][0]) == 7


@plain
def test_six_players_and_nothing_to_draw() -> None:
    game = drained()
    first = game.copy()
    play(game, *(game.legal(seat)[-1] for seat in range(6)))
    while game.position()["round"] == 8:
        seat = game.acting[0]
        assert "decline" in game.legal(seat) or game.position()["phase"] == "target"
        game.play(seat, game.legal(seat)[-1])
    assert min(len(hand) for hand in game.position()["hands"]) < 7
    assert all(everywhere(game.position())[card] == 3 for card in CARDS)
    assert first.position()["deck"] == []
    assert first.position()["discard"] == []


# ------------------------------------------------------------------------------------------------ DT-11


@rule
def hunt(start: Any, work: Any, seed: Any, games: int, moves: Any, weights: Any, counts: Any) -> None:
    """Random games: counts[0] attacks prepared, counts[1] decisions without any legal action (DT-11 broken)."""
    m = 0
    for k in range(games):
        work[0] = start[0]
        s = work[0]
        n = settle(s, word(seed, k), 0, weights)
        while acting(s) != 0:
            seat = 0
            while (acting(s) >> seat) & 1 == 0:
                seat += 1
            many = legal(s, seat, moves)
            if many == 0:
                counts[1] += 1
                break
            action = moves[below(word(seed, m + 1_000_000_007), many)]
            m += 1
            if action < BURY_ACTION:
                counts[0] += 1
            apply(s, seat, action)
            n = settle(s, word(seed, k), n, weights)


@pytest.mark.clause("DT-11")
@pytest.mark.skipif(PLAIN, reason="a million attacks want the compiler; plain mode asserts the clause at each of them")
def test_a_million_attacks_never_lose_their_targets() -> None:
    moves, weights = np.zeros(RULES.actions, np.int64), np.zeros(RULES.outcomes, np.int64)
    counts = np.zeros(2, np.int64)
    box = {
        "help": 3,
        "3-for-2": 3,
        "carnage": 2,
        "fury-aqua": 1,
        "meteorite sea": 2,
        "meteorite beach sea": 1,
        "quake": 2,
    }
    for seats, events in ((2, None), (4, None), (6, None), (6, box)):
        start = opening(RULES, seats, RULES.options(seats, {} if events is None else {"events": events}))
        hunt(start, RULES.states(), u64(seats), 7000, moves, weights, counts)
    assert counts[0] > 1_000_000
    assert counts[1] == 0


# ------------------------------------------------------------------------------------------------ who knows what


def guesses(game: twistosaur.Game, seat: int, count: int) -> list[dict[str, Any]]:
    hidden, guessed = RULES.states(), RULES.states()
    calls.hide(game._states, 0, seat, hidden)
    out = []
    for n in range(count):
        calls.guess(hidden, 0, seat, u64(derive(77, n)), guessed)
        out.append(RULES.position(RULES.read(guessed), game.options))
    return out


SMALL = table(
    "A9",
    "C2 C3 C4",
    deck="C2 C5",
    twist={"sea": "A10", "beach": "A10"},
    event="carnage",
    round=5,
    graveyards=[{}, {"buried": ["C2"]}],
    reshuffles={"count": 1, "hands": [[0], [0, 0, 1]], "buried": [[], [0]]},
)
"""Unknown to seat 0: C2 C2 C3 of the first deck, in two slots of a hand and a grave; C2 C4 C5 of the second, in one
slot of the hand and the deck."""


def small_truths() -> Counter[tuple[str, ...]]:
    """Every placing of the labelled cards: what seat 1 holds, buried, and the deck."""
    out: Counter[tuple[str, ...]] = Counter()
    for old in permutations(["C2", "C2", "C3"]):
        for new in permutations(["C4", "C2", "C5"]):
            out[" ".join(sorted([*old[:2], new[0]])), old[2], " ".join(sorted(new[1:]))] += 1
    return out


@plain
def test_guesses_are_a_fair_shuffle_of_what_is_unseen() -> None:
    game = twistosaur.position(SMALL, seed=1)
    count = 3000
    came: Counter[tuple[str, ...]] = Counter(
        (" ".join(sorted(p["hands"][1])), p["graveyards"][1]["buried"][0], " ".join(sorted(p["deck"])))
        for p in guesses(game, 0, count)
    )
    truths = small_truths()
    assert set(came) == set(truths)
    total = sum(truths.values())
    chi2 = sum(float(came[k] - count * n / total) ** 2 / (count * n / total) for k, n in truths.items())
    assert chi2 < 3 * len(truths)


@plain
def test_unrevealed_choices_are_guessed_evenly() -> None:
    data = {**SMALL, "chosen": [None, "attack C3"]}
    game = twistosaur.position(data, seed=1)
    came: dict[str, Counter[str]] = {}
    for p in guesses(game, 0, 3000):
        came.setdefault(" ".join(sorted(p["hands"][1])), Counter())[p["chosen"][1]] += 1
    for hand, moves in came.items():
        there = twistosaur.position({**SMALL, "hands": [["A9"], hand.split()], **moved(hand)}, seed=1)
        assert set(moves) == set(there.legal(1))
        assert max(moves.values()) < 2.2 * min(moves.values())


def moved(hand: str) -> dict[str, Any]:
    """SMALL with another hand: what it lacks is in the deck and the grave."""
    pool = Counter(["C2", "C2", "C3", "C2", "C4", "C5"]) - Counter(hand.split())
    first, *deck = pool.elements()
    return {"graveyards": [{}, {"buried": [first]}], "deck": deck}


@plain
def test_a_new_deck_is_the_old_discard_pile() -> None:
    """Memory: what never went through the discard pile cannot be in the second deck, in any guess."""
    tried = checked = 0
    for game, _ in random_game("dino-twist", 6, {}, 53):
        position = game.position()
        if position["reshuffles"] is None or not game.acting:
            continue
        tried += 1
        if tried % 8 == 0:
            checked += len(position["deck"]) > 0
            public: Any = RULES.read(game._states)
            last = position["reshuffles"]["count"]
            fresh = {CARDS[k] for k in range(36) if last in public.lost[k]}
            for p in guesses(game, tried % 6, 5):
                assert set(p["deck"]) <= fresh
                assert len(p["deck"]) == len(position["deck"])
    assert checked > 3


@plain
def test_what_a_seat_cannot_tell_apart_looks_the_same() -> None:
    """Swap a card of the other's hand with one of the deck: not a byte changes for seat 0, and the view is the same."""
    start = twistosaur.new("dino-twist", seats=3, seed=9).position()
    other = {**start, "hands": [list(hand) for hand in start["hands"]], "deck": list(start["deck"])}
    other["hands"][1][3], other["deck"][40] = other["deck"][40], other["hands"][1][3]
    one, two = twistosaur.position(start, seed=1), twistosaur.position(other, seed=1)
    assert one.state_bytes() != two.state_bytes()
    for audience in (-1, 0, 2):
        a, b = RULES.states(), RULES.states()
        calls.hide(one._states, 0, audience, a)
        calls.hide(two._states, 0, audience, b)
        assert RULES.to_bytes(a) == RULES.to_bytes(b)
    assert one.view(1) != two.view(1)


@plain
def test_a_seat_knows_its_own_cards_and_all_that_was_revealed() -> None:
    for game, _ in random_game("dino-twist", 4, {}, 57):
        truth = game.position()
        for seat in range(4):
            for p in guesses(game, seat, 1):
                for key in ("twist", "islands", "discard", "events", "prepared", "captured"):
                    assert p[key] == truth[key]
                assert p["hands"][seat] == truth["hands"][seat]
                assert p["graveyards"][seat] == truth["graveyards"][seat]
                assert [y["cancelled"] for y in p["graveyards"]] == [y["cancelled"] for y in truth["graveyards"]]
                assert [len(hand) for hand in p["hands"]] == [len(hand) for hand in truth["hands"]]
        if len(game.moves) > 60:
            break


@plain
def test_first_hands_are_guessed_as_dealt() -> None:
    """DT-5: nobody can hold five of a species before the first reveal."""
    game = twistosaur.new("dino-twist", seats=6, seed=2)
    for p in guesses(game, 0, 120):
        for hand in p["hands"]:
            assert max(Counter(card[0] for card in hand).values()) < 5
