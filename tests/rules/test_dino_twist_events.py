"""Dino Twist, DT-21 to DT-30: the events."""

from __future__ import annotations

import pytest

import twistosaur
from tests.games.dino_twist.tables import BABIES, island, lay, play, table

pytestmark = pytest.mark.plain


@pytest.mark.clause("DT-21")
def test_a_destroyed_territory_cannot_be_attacked() -> None:
    game = lay("V9 A2", "C5 H3", event="meteorite mountain", islands=[{"mountain": "V2"}, {}])
    assert game.position()["destroyed"] == ["mountain"]
    play(game, "attack V9", "attack C5")
    game.play(1, "target desert")
    assert game.position()["twist"]["cliff"] == "V9"  # the only target left, taken at once
    assert game.position()["twist"]["mountain"] == "V1"
    assert game.position()["islands"][0]["mountain"] == "V2"


@pytest.mark.clause("DT-21")
def test_the_meteorite_is_to_blame_only_where_it_is() -> None:
    lie = {"mountain": "V3", "cliff": "V8"}
    game = lay("V5 V2 A2", "C5 H3", event="meteorite mountain", twist=lie)
    assert game.refusal(0, "attack V5") == "DT-21"
    assert game.refusal(0, "attack V2") == "DT-10"


@pytest.mark.clause("DT-21")
def test_both_territories_of_a_species_hit() -> None:
    box = {"meteorite beach sea": 10, "carnage": 2}
    game = lay("A9 A8 A2", "A5 H3", event="meteorite beach sea", options={"events": box})
    assert game.refusal(0, "attack A9") == "DT-21"
    assert game.legal(0) == ["bury A2 A8", "bury A2 A9", "bury A8 A9"]
    play(game, "bury A2 A9", "attack H3")
    game.play(1, "target river")
    assert game.position()["graveyards"][0]["buried"] == ["A2", "A9"]


@pytest.mark.clause("DT-21", "DT-15")
def test_a_destroyed_target_is_refused_by_the_meteorite() -> None:
    data = table("", "C5", event="meteorite mountain", prepared=[["V9"], None], attacker=0, phase="target")
    with pytest.raises(twistosaur.PositionError, match="one target only"):
        twistosaur.position(data)
    game = lay("C9 A2", "C5 H3", event="meteorite mountain")
    play(game, "attack C9", "attack C5")
    assert game.refusal(1, "target mountain") == "DT-15"


@pytest.mark.clause("DT-22")
def test_three_for_two() -> None:
    game = lay("V2 V3 V4 A9", "C5 C6 C6", event="3-for-2", twist={"mountain": "V8", "cliff": "V8"})
    assert game.refusal(0, "attack V2 V3 V4") is None
    assert game.refusal(0, "attack V2 V3 A9") == "DT-22"
    assert game.refusal(0, "attack V3 V4") == "DT-10"
    assert "attack C6 C6 C5" in game.legal(1)
    assert lay("V2 V3 V4", "C5", event="carnage").refusal(0, "attack V2 V3 V4") == "DT-22"


@pytest.mark.clause("DT-23")
def test_all_alone() -> None:
    game = lay("V2 V3 V4 A9", "C5 C6", event="all-alone", twist={"mountain": "V8", "cliff": "V8"})
    assert game.refusal(0, "attack V2 V3") == "DT-23"
    assert game.refusal(0, "attack V2 V3 V4") == "DT-23"
    assert game.refusal(0, "attack A9 V2") == "DT-23"
    assert game.refusal(0, "attack A9") is None
    still = lay("V2 V3 V4", "C5 C6", event="all-alone", twist={"mountain": "V8", "cliff": "V8"})
    assert still.legal(0) == ["bury V2 V3", "bury V2 V4", "bury V3 V4"]


@pytest.mark.clause("DT-24")
def test_carnage() -> None:
    lie = {"mountain": "V8", "cliff": "V8"}
    assert lay("V7 A2", "C5", event="carnage", twist=lie).refusal(0, "attack V7") is None
    assert lay("V6 A2", "C5", event="carnage", twist=lie).refusal(0, "attack V6") == "DT-10"
    game = lay("V7 A2", "C5", event="carnage", twist={**lie, "jungle": "C9"})
    play(game, "attack V7", "attack C5")
    assert game.acting == (0,)  # seat 1 with 7 had one target only and went first
    game.play(0, "target cliff")
    assert game.position()["twist"]["cliff"] == "V7"  # printed strength, no bonus


@pytest.mark.clause("DT-25")
def test_vector_fury_counts_for_the_order() -> None:
    """Fury: Duo 3+4 counts 10 and acts after 9."""
    game = lay("C3 C4 A2", "A9 H3", event="fury-carni")
    play(game, "attack C3 C4", "attack A9")
    assert game.acting == (1,)
    game.play(1, "target sea")
    assert game.acting == (0,)
    plain = play(lay("C3 C4 A2", "A9 H3", event="fury-voli"), "attack C3 C4", "attack A9")
    assert plain.acting == (0,)


@pytest.mark.clause("DT-25", "DT-14")
def test_fury_makes_and_breaks_no_tie_within_a_species() -> None:
    game = play(lay("C3 C4 A2", "C7 H3", event="fury-carni"), "attack C3 C4", "attack C7")
    assert [y["cancelled"] for y in game.position()["graveyards"]] == [["C3", "C4"], ["C7"]]


@pytest.mark.clause("DT-26")
def test_a_volcano_goes_straight_on() -> None:
    """Nine other cards and two Volcanoes: they take no round, and no round has the Volcano as its event."""
    game = twistosaur.new("dino-twist", seats=2, seed=4, events={"volcano": 2, "carnage": 8})
    events = []
    while not game.over:
        if game.position()["phase"] == "prepare" and len(game.acting) == 2:
            events.append(game.position()["event"])
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    assert events == [None] + ["carnage"] * 8
    assert game.position()["round"] == 9


@pytest.mark.clause("DT-26", "DT-8")
def test_a_volcano_as_the_last_event_ends_the_game() -> None:
    box = ["carnage"] * 9 + ["volcano"]
    game = lay("A2 A3 C2 C3 H2 H3 V2", "A4 A5 C4 C5 H4 H5 V4", event="carnage", round=10, options={"events": box})
    assert game.position()["events"] == ["volcano"]
    play(game, "attack A2", "attack C4")
    while not game.over:
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    assert game.position()["round"] == 10
    assert game.position()["events"] == []


@pytest.mark.clause("DT-27")
def test_quake_opens_both_territories_on_a_t_rex_island() -> None:
    own = [{"sea": "A8"}, {"sea": "A7", "beach": "A6"}]
    game = lay("A9 H2", "A5 H3", twist={"sea": "A4", "beach": "A10"}, event="quake", islands=own)
    play(game, "attack A9", "attack A5")
    assert game.legal(1) == ["settle beach", "settle sea", "decline"]  # both occupied
    assert game.refusal(1, "settle river") == "DT-17"
    game.play(1, "settle beach")
    assert game.legal(0) == ["settle beach", "settle sea"]  # one is empty: it must be placed somewhere
    assert game.refusal(0, "decline") == "DT-17"
    game.play(0, "settle sea")
    assert game.position()["islands"][0] == island(sea="A5")


@pytest.mark.clause("DT-27", "DT-34")
def test_quake_changes_nothing_on_lil_rex() -> None:
    kinds = {"kinds": ["lil-rex", "t-rex"]}
    lie = {"sea": "A4", "beach": "A10"}
    moves = []
    for event in ("quake", "fury-herbi"):
        game = play(lay("A9 H2", "H5 H3", twist=lie, event=event, options=kinds), "attack A9", "attack H3")
        while game.acting == (1,):
            game.play(1, game.legal(1)[0])
        moves.append(game.legal(0))
    assert moves[0] == moves[1]
    assert len(moves[0]) == 8


@pytest.mark.clause("DT-28")
def test_twister_swaps_at_once() -> None:
    lie = {"mountain": "V5", "jungle": "C7", "desert": "C3"}
    box = {"twister": 12}
    data = table("A2", "H2", twist=lie, options={"events": box})
    game = play(twistosaur.position(data, seed=1), "attack A2", "attack H2")
    game.play(0, "target sea")
    game.play(1, "target hill")
    now = game.position()
    assert now["event"] == "twister"
    want = {**BABIES, "cliff": "V5", "mountain": "V1", "jungle": "C3", "desert": "C7", "beach": "A2", "river": "H2"}
    assert now["twist"] == want


@pytest.mark.clause("DT-29")
def test_newborns() -> None:
    game = lay("A2 A2 C3 V4", "H2 V5", event="newborns", phase="newborns", deck="H9 H8 H7 H6")
    assert game.legal(1) == ["newborns -", "newborns H2", "newborns V5", "newborns H2 V5"]
    assert len(game.legal(0)) == 1 + 3 + 4 + 3
    assert game.refusal(0, "attack A2") == "DT-9"
    assert game.refusal(0, "bury A2 C3") == "DT-12"
    assert game.refusal(0, "newborns A2 A2 C3 V4") == "DT-29"
    game.play(0, "newborns A2 A2 V4")
    assert game.view(1)["chosen"] == [None, None]
    game.play(1, "newborns H2")
    now = game.position()
    assert now["phase"] == "prepare"
    assert sorted([*now["hands"][0], *now["hands"][1]]) == ["C3", "H6", "H7", "H8", "H9", "V5"]
    assert len(now["hands"][0]) == 4
    assert {"A2", "V4", "H2"} <= set(now["discard"])
    assert game.refusal(0, "newborns -") == "DT-29"


@pytest.mark.clause("DT-29")
def test_newborns_discards_come_back_in_the_reshuffle() -> None:
    """All are discarded first: with an empty deck they are what is drawn."""
    held = "A2 A3 A4 A5 A6 A7"
    everything = lay(held, "V2", event="newborns", phase="newborns", deck="V9", seed=1).position()
    assert len(everything["discard"]) > 0
    game = play(twistosaur.position(everything, seed=2), "newborns A2 A3", "newborns -")
    assert game.position()["reshuffles"]["count"] == 2
    assert len(game.position()["hands"][0]) == 6
    assert game.position()["discard"] == []


@pytest.mark.clause("DT-30")
def test_vector_help() -> None:
    """Help: Carni 3 + Aqua 5 = Carni 8 beats Carni 7 and leaves Carni 3."""
    lie = {"jungle": "C7", "desert": "C9"}
    game = lay("C3 A5", "H2", event="help", twist=lie)
    assert {"attack C3 A5", "attack A5 C3"} <= set(game.legal(0))
    play(game, "attack C3 A5", "attack H2")
    game.play(1, "target hill")
    now = game.position()
    assert now["twist"]["jungle"] == "C3"
    assert now["islands"][0]["jungle"] == "C7"
    assert now["discard"] == ["A5"]


@pytest.mark.clause("DT-30")
def test_the_first_card_names_the_species() -> None:
    lie = {"jungle": "C9", "desert": "C9"}
    game = lay("C3 A5 A6", "H2 V4", "A8 V2", event="help", twist=lie)
    assert game.refusal(0, "attack C3 A5") == "DT-10"
    assert game.refusal(0, "attack A5 C3") is None
    assert game.refusal(0, "attack A6 A5") is None
    assert game.refusal(0, "attack A5 A6") is None  # the order of one species means nothing
    play(game, "attack A5 C3", "attack H2", "attack A8")
    assert [y["cancelled"] for y in game.position()["graveyards"]] == [["A5", "C3"], [], ["A8"]]  # DT-14


@pytest.mark.clause("DT-30", "DT-12")
def test_help_counts_for_the_graveyard_too() -> None:
    own = island(jungle="C2", desert="C2", river="H2", hill="H2", beach="A2", sea="A2", mountain="V2", cliff="V2")
    lie = {"jungle": "C7", "desert": "C9"}
    assert lay("C3 A5", "H2", event="help", twist=lie, islands=[own, {}]).refusal(0, "bury C3 A5") == "DT-12"
    assert lay("C3 A4", "H2", event="help", twist=lie, islands=[own, {}]).refusal(0, "bury C3 A4") is None
