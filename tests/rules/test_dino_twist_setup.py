"""Dino Twist, DT-1 to DT-8: what is in the box, how a game begins, and how rounds follow each other."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import twistosaur
from tests.games.dino_twist.tables import CARDS, RULES, everywhere, island, lay, play, table
from twistosaur import Game

pytestmark = pytest.mark.plain


def finish(game: Game, pick: int = 0) -> list[dict[str, Any]]:
    """Play the game out; returns the position at every change of round."""
    seen = [game.position()]
    while not game.over:
        seat = game.acting[0]
        moves = game.legal(seat)
        game.play(seat, moves[pick % len(moves)])
        if game.position()["round"] != seen[-1]["round"]:
            seen.append(game.position())
    return seen


@pytest.mark.clause("DT-1")
def test_108_cards_and_8_babies() -> None:
    there = everywhere(twistosaur.new("dino-twist", seats=6, seed=1).position())
    assert {card: there[card] for card in CARDS} == dict.fromkeys(CARDS, 3)
    assert {card: n for card, n in there.items() if card.endswith("1")} == {"A1": 2, "C1": 2, "H1": 2, "V1": 2}
    assert there.total() == 108 + 8


@pytest.mark.clause("DT-2")
@pytest.mark.parametrize(
    ("card", "lands"),
    [("V9", "mountain cliff"), ("C9", "jungle desert"), ("H9", "river hill"), ("A9", "beach sea")],
)
def test_territories_of_a_species(card: str, lands: str) -> None:
    game = play(lay(f"{card} A2 A3 C2 C3 H2 H3", "V2 V3 A4 A5 C4 C5 H4"), f"attack {card}", "attack V2")
    if game.acting == (1,):
        game.play(1, game.legal(1)[0])
    if card == "V9":  # seat 1 has taken one of the babies and left a 2
        assert game.acting == (0,)
    assert game.legal(0) == [f"target {land}" for land in lands.split()]


@pytest.mark.clause("DT-3")
def test_two_to_six_seats_and_both_kinds_of_islands() -> None:
    for seats in range(2, 7):
        start = twistosaur.new("dino-twist", seats=seats, seed=1).position()
        assert start["kinds"] == ["t-rex"] * seats
        assert start["islands"] == [island()] * seats
        assert start["graveyards"] == [{"cancelled": [], "buried": []}] * seats
    mixed = twistosaur.new("dino-twist", seats=2, seed=1, kinds=["lil-rex", "t-rex"])
    assert mixed.position()["kinds"] == ["lil-rex", "t-rex"]
    for seats in (1, 7):
        with pytest.raises(twistosaur.TwistosaurError):
            twistosaur.new("dino-twist", seats=seats, seed=1)


@pytest.mark.clause("DT-4")
def test_ten_events_out_of_25_and_a_baby_on_each_territory() -> None:
    game = twistosaur.new("dino-twist", seats=2, seed=3)
    start = game.position()
    assert len(start["events"]) == 25
    assert start["event"] is None
    assert set(start["twist"].values()) == {"A1", "C1", "H1", "V1"}
    finish(game)
    assert len(game.position()["events"]) == 15


@pytest.mark.clause("DT-4")
def test_every_event_that_is_left_may_come_next() -> None:
    """Only the top of the pile is known: from one position, other words of chance show other events."""
    data = table("A2 A3 C2 C3 H2 H3 V2", "A4 A5 C4 C5 H4 H5 V4", twist={"sea": "A9", "jungle": "C9"})
    came = Counter(
        play(twistosaur.position(data, seed=seed), "attack A2", "attack C4").position()["event"] for seed in range(300)
    )
    assert set(came) == {event.split()[0] for event in data["events"]} - {"volcano"}


@pytest.mark.clause("DT-5")
def test_first_hands_have_seven_cards_and_at_most_four_of_a_species() -> None:
    for seed in range(60):
        for hand in twistosaur.new("dino-twist", seats=6, seed=seed).position()["hands"]:
            assert len(hand) == 7
            assert max(Counter(card[0] for card in hand).values()) < 5


@pytest.mark.clause("DT-5")
def test_a_hand_with_five_of_a_species_is_dealt_anew() -> None:
    """Straight on the rules: chance deals seat 0 seven Aquas, then something mixed."""
    from twistosaur.engine import calls
    from twistosaur.engine.playouts import opening

    states = opening(RULES, 2, RULES.options(2, {}))
    mixed = [0, 9, 18, 27, 1, 10, 19]
    for card in [0, 1, 2, 3, 4, 9, 18, *mixed]:
        assert calls.acting(states, 0) == 0
        calls.apply(states, 0, -1, card)
    now: Any = RULES.read(states)
    assert (int(now.hand_size[0]), int(now.hand_size[1]), int(now.deck_size)) == (0, 7, 101)
    for card in mixed:
        calls.apply(states, 0, -1, card)
    assert calls.acting(states, 0) == 0b11
    assert RULES.read(states).deck_size == 94  # type: ignore[attr-defined]


@pytest.mark.clause("DT-6")
def test_the_25_events() -> None:
    box = Counter(RULES.options(2, {})["events"])
    names = Counter(event.split()[0] for event in box.elements())
    assert sum(box.values()) == 25
    assert names == {
        **dict.fromkeys(("fury-aqua", "fury-carni", "fury-herbi", "fury-voli", "volcano"), 1),
        **dict.fromkeys(("3-for-2", "all-alone", "carnage", "quake", "twister", "newborns", "help"), 2),
        "meteorite": 6,
    }
    hits = {frozenset(event.split()[1:]) for event in box if event.startswith("meteorite")}
    single = [{"mountain"}, {"hill"}, {"sea"}, {"desert"}]
    assert hits == {frozenset(hit) for hit in (*single, {"jungle", "cliff"}, {"beach", "river"})}


@pytest.mark.clause("DT-6")
def test_the_owner_of_a_box_corrects_the_events() -> None:
    game = twistosaur.new("dino-twist", seats=2, seed=1, events={"carnage": 6, "meteorite sea beach": 6})
    assert game.options["events"] == ["meteorite beach sea"] * 6 + ["carnage"] * 6
    assert {p["event"] for p in finish(game)[1:-1]} == {"carnage", "meteorite"}
    for wrong in (["carnage"] * 9, ["flood"] * 10, ["meteorite"] * 10, ["carnage sea"] * 10, {"carnage": -1}, 7):
        with pytest.raises(twistosaur.OptionError, match="option events"):
            twistosaur.new("dino-twist", seats=2, seed=1, events=wrong)


@pytest.mark.clause("DT-7")
def test_big_claws_are_3_6_and_9() -> None:
    game = lay("A2", "A3", twist={"sea": "A4"}, islands=[{"mountain": "V9"}, {"cliff": "V8", "sea": "A1"}])
    assert [game.breakdown(seat)["claws"] for seat in (0, 1)] == [7, 0]
    other = lay(
        "A2",
        "A3",
        twist={"sea": "A4"},
        islands=[{"mountain": "V9"}, {"cliff": "V8", "sea": "A1"}],
        options={"claws": [8]},
    )
    assert [other.breakdown(seat)["claws"] for seat in (0, 1)] == [0, 7]
    for wrong in ([1], [11], 3, ["x"]):
        with pytest.raises(twistosaur.OptionError, match="option claws"):
            twistosaur.new("dino-twist", seats=2, seed=1, claws=wrong)


@pytest.mark.clause("DT-8")
def test_eleven_rounds_and_one_less_for_a_volcano() -> None:
    lengths = set()
    for seed in range(12):
        game = twistosaur.new("dino-twist", seats=2, seed=seed)
        rounds = finish(game)
        volcanoes = "volcano" not in game.position()["events"]
        assert game.position()["round"] == 11 - volcanoes
        assert rounds[0]["event"] is None
        assert all(p["event"] for p in rounds[1:] if p["phase"] != "over")
        assert game.position()["event"] is None
        lengths.add(game.position()["round"])
    assert lengths == {10, 11}


@pytest.mark.clause("DT-8", "DT-31")
def test_the_game_ends_at_once_when_the_big_rock_is_shown() -> None:
    game = lay("A2 A3 C2 C3 H2 H3 V2", "A4 A5 C4 C5 H4 H5 V4", event="carnage", round=11)
    play(game, "attack A2", "attack C4")
    while not game.over:
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    assert game.position()["phase"] == "over"
    assert game.position()["round"] == 11
    assert game.acting == ()
    assert game.refusal(0, "attack A3") == "over"
