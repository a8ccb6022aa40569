"""Dino Twist, DT-9 to DT-20: preparing, ties, attacks, settling, refilling, and who sees what."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.dino_twist.tables import drained, island, lay, play, table
from twistosaur import IllegalMove, position

pytestmark = pytest.mark.plain

FULL = "A2 A3 C2 C3 H2 H3 V2"


@pytest.mark.clause("DT-9")
def test_one_card_or_a_duo_of_a_species() -> None:
    game = lay("C4 C8 C9 A5 V2 V3 H7", FULL)
    moves = game.legal(0)
    assert "attack C4" in moves
    assert "attack C8 C4" in moves
    assert game.refusal(0, "attack C8 A5") == "DT-30"
    assert game.refusal(0, "attack C4 C8 C9") == "DT-22"
    assert game.refusal(0, "attack C4 C8") is None
    assert game.refusal(0, "attack V9") == "DT-9"
    assert game.refusal(0, "target sea") == "DT-15"
    play(game, "attack C4 C8", "attack C2")
    game.play(1, "target jungle")
    assert game.position()["prepared"][0] == ["C4", "C8"]
    assert game.refusal(0, "attack A5") == "DT-9"


@pytest.mark.clause("DT-9")
def test_choices_are_secret_and_made_at_once() -> None:
    game = lay(FULL, "A4 A5 C4 C5 H4 H5 V4")
    game.play(1, "attack A4")
    assert game.acting == (0,)
    assert game.view(0)["chosen"] == [None, None]
    assert game.view(0)["has_chosen"] == [False, True]
    assert game.view(1)["chosen"] == [None, "attack A4"]
    game.retract(1)
    assert set(game.acting) == {0, 1}
    assert game.moves == ()


@pytest.mark.clause("DT-9")
def test_of_equal_cards_only_the_first_are_named() -> None:
    game = lay("C4 C4 C4 A5 A5 V2 V3", FULL)
    moves = game.legal(0)
    assert len(moves) == len(set(moves)) == 7
    assert {"attack C4", "attack C4 C4", "attack A5", "attack A5 A5", "attack V3 V2"} <= set(moves)


@pytest.mark.clause("DT-10")
def test_an_attack_needs_someone_strictly_weaker() -> None:
    lie = {"jungle": "C7", "desert": "C9"}
    game = lay("C7 C8 C5 A5 V2 V3 H7", FULL, twist=lie)
    assert game.refusal(0, "attack C7") == "DT-10"
    assert game.refusal(0, "attack C8") is None
    assert game.refusal(0, "attack C5") == "DT-10"
    assert game.refusal(0, "attack C5 C7") is None
    with pytest.raises(IllegalMove, match="DT-10"):
        game.play(0, "attack C7")


@pytest.mark.clause("DT-11", "DT-15")
def test_vector_jungle_4() -> None:
    """A Carni 5, B Carni 9: A takes 4 and leaves 5, B may take 5."""
    game = lay("C5 A2 A3 H2 H3 V2 V3", "C9 A4 A5 H4 H5 V4 V5", twist={"jungle": "C4", "desert": "C10"})
    play(game, "attack C5", "attack C9")
    after = game.position()
    assert after["islands"] == [island(jungle="C4"), island(jungle="C5")]
    assert after["twist"]["jungle"] == "C9"


@pytest.mark.clause("DT-11", "DT-16")
def test_vector_jungle_7() -> None:
    """A Duo 2+6 takes 7 and leaves 2, B with 9 finds 2."""
    game = lay("C2 C6 A3 H2 H3 V2 V3", "C9 A4 A5 H4 H5 V4 V5", twist={"jungle": "C7", "desert": "C10"})
    play(game, "attack C6 C2", "attack C9")
    after = game.position()
    assert after["islands"] == [island(jungle="C7"), island(jungle="C2")]
    assert after["discard"] == ["C6"]


OWN = island(mountain="V2", cliff="V2", jungle="C2", desert="C2", river="H3", hill="H3", beach="A2", sea="A2")

HIGH = island(mountain="V9", cliff="V9", jungle="C9", desert="C9", river="H9", hill="H9", beach="A9", sea="A9")


@pytest.mark.clause("DT-12")
def test_graveyard_only_without_a_gain() -> None:
    """Own 2s and 3s against babies: nothing to gain. One stronger Dino in reach, and burying is refused."""
    game = lay("A3 A4 C3", "A5 C5", islands=[OWN, {}])
    assert game.refusal(0, "bury A3 C3") is None
    assert game.refusal(0, "attack A3") is None
    assert game.refusal(1, "bury A5 C5") == "DT-12"
    better = lay("A3 A4 C3", "A5 C5", islands=[OWN, {}], twist={"sea": "A6"})
    assert better.refusal(0, "bury A3 C3") == "DT-12"  # the Duo 3+4 reaches the 6
    weaker = lay("A3 A2 C3", "A5 C5", islands=[island(**{k: v for k, v in OWN.items() if v}), {}], twist={"sea": "A6"})
    assert weaker.refusal(0, "bury A2 A3") is None


@pytest.mark.clause("DT-12")
def test_the_own_dino_stands_on_the_same_territory() -> None:
    """A stronger Dino counts where it would land, not where another of the species lives."""
    swapped = {**OWN, "beach": "A9", "sea": "A4"}
    assert lay("A8 C2", "V9", islands=[swapped, {}], twist={"beach": "A5"}).refusal(0, "bury A8 C2") is None
    assert lay("A8 C2", "V9", islands=[swapped, {}], twist={"sea": "A5"}).refusal(0, "bury A8 C2") == "DT-12"
    quake = lay("A8 C2", "V9", islands=[swapped, {}], twist={"beach": "A5"}, event="quake")
    assert quake.refusal(0, "bury A8 C2") == "DT-12"  # with Quake the weaker of the two
    lil = lay("A8 C2", "V9", islands=[OWN, {}], twist={"beach": "A3"}, options={"kinds": ["lil-rex", "t-rex"]})
    assert lil.refusal(0, "bury A8 C2") == "DT-12"  # on Lil' Rex the weakest cell of all


@pytest.mark.clause("DT-12")
def test_two_cards_or_the_last_one_or_a_pass() -> None:
    game = lay("A2 C2 V2", "", islands=[OWN, {}])
    assert game.refusal(0, "bury A2") == "DT-12"
    assert game.refusal(0, "bury A2 C2 V2") == "DT-12"
    assert game.refusal(0, "pass") == "DT-12"
    assert game.legal(1) == ["pass"]
    play(game, "bury A2 V2", "pass")
    yards = game.position()["graveyards"]
    assert yards == [{"cancelled": [], "buried": ["A2", "V2"]}, {"cancelled": [], "buried": []}]
    assert game.breakdown(0)["graveyard"] == 4
    last = lay("A2", "", islands=[OWN, {}])
    assert last.legal(0) == ["attack A2", "bury A2"]
    play(last, "bury A2", "pass")
    assert last.position()["graveyards"][0]["buried"] == ["A2"]
    assert [len(hand) for hand in last.position()["hands"]] == [7, 7]


@pytest.mark.clause("DT-12")
def test_without_any_legal_attack_one_may_bury() -> None:
    strong = {"mountain": "V10", "cliff": "V10"}
    game = lay("V2 V3", "A2", twist=strong)
    assert game.legal(0) == ["bury V2 V3"]


@pytest.mark.clause("DT-13")
def test_totals_decide_the_order_after_the_reveal() -> None:
    game = lay("C4 C8 A2 H2 H3 V2 V3", "C7 C3 A3 H4 H5 V4 V5", "C5 A4 A5 H6 H7 V6 V7")
    play(game, "attack C4 C8", "attack C7 C3", "attack C5")
    order = []
    while game.position()["round"] == 1:
        seat = game.acting[0]
        order.append(seat)
        game.play(seat, game.legal(seat)[0])
    assert order[0] == 2
    assert order.index(1) < order.index(0)


@pytest.mark.clause("DT-14", "DT-33")
def test_vector_herbi_4_and_2_against_6() -> None:
    game = lay("H4 H2 A2 A3 C2 C3 V2", "H6 A4 A5 C4 C5 V4 V5")
    play(game, "attack H4 H2", "attack H6")
    yards = game.position()["graveyards"]
    assert [yard["cancelled"] for yard in yards] == [["H2", "H4"], ["H6"]]
    assert game.scores == (4, 2)
    assert game.position()["twist"]["river"] == "H1"
    assert [len(hand) for hand in game.position()["hands"]] == [7, 7]


@pytest.mark.clause("DT-14")
def test_three_tie_and_the_fourth_attacks() -> None:
    game = lay("H6 A2", "H4 H2", "H6 C2", "C6 V2")
    play(game, "attack H6", "attack H4 H2", "attack H6", "attack C6")
    assert [sorted(y["cancelled"]) for y in game.position()["graveyards"]] == [["H6"], ["H2", "H4"], ["H6"], []]
    assert game.acting == (3,)


@pytest.mark.clause("DT-15")
def test_ascending_order_and_seat_order_for_equal_totals() -> None:
    game = lay("A9 H2", "C5 H3", "V5 H4", "A5 H5")
    play(game, "attack A9", "attack C5", "attack V5", "attack A5")
    order = []
    while game.position()["phase"] == "target":
        order.append(game.acting[0])
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    assert order == [1, 2, 3, 0]


@pytest.mark.clause("DT-15")
def test_the_attacker_must_attack_and_chooses_the_target() -> None:
    game = lay("A9 H2", "C5 H3", twist={"sea": "A9", "beach": "A3"})
    play(game, "attack A9", "attack C5")
    assert game.legal(1) == ["target jungle", "target desert"]
    assert game.refusal(1, "target sea") == "DT-15"
    assert game.refusal(1, "decline") == "DT-17"
    assert game.refusal(0, "target beach") == "turn"
    game.play(1, "target desert")
    assert game.position()["islands"][0]["beach"] == "A3"  # one target only: taken at once


@pytest.mark.clause("DT-16")
def test_vector_duo_5_and_2_beats_6() -> None:
    game = lay("V5 V2 A2 A3 C2 C3 H2", "A4 A5 C4 C5 H4 H5 H6", twist={"mountain": "V6", "cliff": "V8"})
    play(game, "attack V5 V2", "attack H6")
    game.play(1, "target hill")
    after = game.position()
    assert after["twist"]["mountain"] == "V2"
    assert after["islands"][0]["mountain"] == "V6"
    assert after["discard"] == ["V5"]


@pytest.mark.clause("DT-16")
def test_of_a_trio_the_weakest_stays() -> None:
    lie = {"mountain": "V10", "cliff": "V10"}
    game = lay("V5 V4 V2", "H6", twist=lie, event="3-for-2")
    play(game, "attack V5 V2 V4", "attack H6")
    game.play(1, "target hill")
    game.play(0, "target cliff")
    assert game.position()["twist"]["cliff"] == "V2"
    assert Counter(game.position()["discard"]) == {"V4": 1, "V5": 1}


@pytest.mark.clause("DT-17")
def test_an_empty_home_is_settled_at_once_and_an_old_dino_may_stay() -> None:
    lie = {"sea": "A5", "beach": "A10"}
    game = lay(
        "A9 A6 H2", "C5 H3", twist=lie, islands=[{"sea": "A8"}, {}], deck="V2 V3 V4 V5 V6 V7 V8 V9 V10 C2 C3 C4 C7"
    )
    play(game, "attack A9", "attack C5")
    game.play(1, "target desert")
    assert game.position()["islands"][1]["desert"] == "C1"
    assert game.position()["captured"] == {"card": "A5", "territory": "sea"}
    assert game.legal(0) == ["settle sea", "decline"]
    assert game.refusal(0, "settle beach") == "DT-17"
    other = game.copy()
    game.play(0, "decline")
    assert game.position()["islands"][0]["sea"] == "A8"
    other.play(0, "settle sea")  # weaker than the old one, and allowed
    assert other.position()["islands"][0]["sea"] == "A5"
    assert "A5" in game.position()["discard"]
    assert "A8" in other.position()["discard"]


@pytest.mark.clause("DT-17")
def test_forced_replace_leaves_nothing_to_choose() -> None:
    lie = {"sea": "A5", "beach": "A10"}
    game = lay("A9 H2", "C5 H3", twist=lie, islands=[{"sea": "A8"}, {}], options={"forced_replace": True})
    play(game, "attack A9", "attack C5")
    game.play(1, "target desert")
    assert game.position()["islands"][0]["sea"] == "A5"


@pytest.mark.clause("DT-18")
def test_a_baby_leaves_the_game() -> None:
    lie = {"sea": "A10"}
    game = lay("A9 H2", "C5 H3", twist=lie, islands=[{"beach": "A8"}, {}])
    play(game, "attack A9", "attack C5")
    game.play(1, "target desert")
    game.play(0, "decline")
    gone = position(game.position())
    assert gone.position()["discard"] == []
    assert "A1" not in gone.position()["twist"].values()
    game = lay("A9 H2", "C5 H3", twist={"jungle": "C4", "sea": "A10"}, islands=[{}, {"jungle": "C1"}])
    play(game, "attack A9", "attack C5")
    game.play(1, "target jungle")
    game.play(1, "settle jungle")
    assert game.position()["discard"] == []
    assert game.position()["islands"][1]["jungle"] == "C4"


@pytest.mark.clause("DT-19")
def test_the_attacker_refills_straight_away_and_the_others_at_the_end() -> None:
    """Seat 2 attacks and draws first; seats 0 (buries) and 1 (passes) draw when the round ends."""
    game = lay("A2 C2", "", "C9", islands=[OWN, {}, {}], deck="V10 V9")
    play(game, "bury A2 C2", "pass", "attack C9")
    game.play(2, "target jungle")
    hands = game.position()["hands"]
    assert {"V9", "V10"} <= set(hands[2])
    assert [len(hand) for hand in hands] == [7, 7, 7]


@pytest.mark.clause("DT-19")
def test_the_discard_pile_is_shuffled_in_only_when_a_card_is_needed() -> None:
    data = table("A9 A8 C3", "C5 H3", twist={"beach": "A10"}, deck="V10 V9 V8 V7 V6 V5")
    pile = len(data["discard"])
    game = play(position(data, seed=1), "attack A8 A9", "attack C5")
    game.play(1, "target desert")  # draws six: the deck is empty now, and the pile untouched
    between = game.position()
    assert between["deck"] == []
    assert len(between["discard"]) == pile
    assert between["reshuffles"]["count"] == 1
    game.play(0, "target sea")  # discards the 9 and draws six: its 9 is in the new deck
    after = game.position()
    assert after["reshuffles"]["count"] == 2
    assert len(after["deck"]) == pile + 1 - 6
    assert after["discard"] == []
    assert set(after["hands"][1]) >= {"H3", "V5", "V6", "V7", "V8", "V9", "V10"}


@pytest.mark.clause("DT-19")
def test_both_piles_empty_play_on_with_fewer() -> None:
    game = drained()
    play(game, *[game.legal(seat)[0] for seat in range(6)])
    while game.position()["phase"] in ("target", "settle"):
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    assert min(len(hand) for hand in game.position()["hands"]) < 7


@pytest.mark.clause("DT-20")
def test_graveyards_are_face_down_and_the_discard_pile_is_open() -> None:
    game = lay("H6 A2 A3", "H6 C2 C3", "A4 C4", islands=[OWN, {}, HIGH], event="newborns", phase="newborns")
    play(game, "newborns A2", "newborns -", "newborns -")
    assert game.view(None)["discard"] == ["A2"]
    play(game, "attack H6", "attack H6", "bury A4 C4")
    for audience in (None, 0, 1):
        yards = game.view(audience)["graveyards"]
        assert [yard["cancelled"] for yard in yards] == [["H6"], ["H6"], []]
        assert yards[2]["buried"] is None
        assert game.view(audience)["graveyard_sizes"] == [1, 1, 2]
    assert game.view(2)["graveyards"][2]["buried"] == ["A4", "C4"]
