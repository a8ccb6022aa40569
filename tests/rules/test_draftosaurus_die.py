"""The die: DS-12 to DS-19. The tables are typed in from the rules, not taken from the code."""

from __future__ import annotations

import pytest

from tests.games.draftosaurus.build import (
    FACES,
    PENS,
    PLACES,
    SLOT_PLACES,
    at,
    closed_by,
    open_places,
    placing,
)

pytestmark = pytest.mark.plain

CLAUSES = dict(zip(FACES, ("DS-12", "DS-13", "DS-14", "DS-15", "DS-16", "DS-17"), strict=True))
NAMED = {
    "summer": {
        "forest": {"sameness", "trio", "king"},
        "rocks": {"differences", "love", "solitary"},
        "left": {"sameness", "trio", "love"},
        "right": {"king", "differences", "solitary"},
    },
    "winter": {
        "forest": {"wood", "lookout", "bridge-left"},
        "rocks": {"bridge-right", "quarantine", "pyramid"},
        "left": {"wood", "bridge-left", "quarantine"},
        "right": {"lookout", "bridge-right", "pyramid"},
    },
}
BOTTOM = set(SLOT_PLACES[:3])


def pen_of(place: str) -> str:
    return place.split(".", maxsplit=1)[0]


def places_of(pens: set[str]) -> set[str]:
    """The places that pens have on an empty park: of the pyramid, the bottom row."""
    return (pens - {"pyramid"}) | (BOTTOM if "pyramid" in pens else set())


@pytest.mark.clause("DS-12", "DS-13", "DS-14", "DS-15")
@pytest.mark.parametrize("board", ["summer", "winter"])
@pytest.mark.parametrize("face", ["forest", "rocks", "left", "right"])
@pytest.mark.parametrize("pick", ["A", "T"])
def test_a_face_names_three_pens(board: str, face: str, pick: str) -> None:
    game = placing(board, {}, pick, face)
    assert open_places(game) == places_of(NAMED[board][face]) | {"river"}
    for place in PLACES[board]:
        if place == "river" or pen_of(place) in NAMED[board][face]:
            continue
        own_rule = "DS-32" if place in SLOT_PLACES[3:] else None
        assert closed_by(game, place) == (own_rule or CLAUSES[face]), place


@pytest.mark.clause("DS-12", "DS-13", "DS-14", "DS-15")
@pytest.mark.parametrize("board", ["summer", "winter"])
def test_area_and_side_cut_the_board_in_two(board: str) -> None:
    named = NAMED[board]
    assert named["forest"] | named["rocks"] == set(PENS[board]) == named["left"] | named["right"]
    assert not named["forest"] & named["rocks"]
    assert not named["left"] & named["right"]


@pytest.mark.clause("DS-16", "DS-17")
@pytest.mark.parametrize("board", ["summer", "winter"])
@pytest.mark.parametrize("face", ["empty", "no-trex"])
def test_every_pen_is_empty_at_the_start(board: str, face: str) -> None:
    assert open_places(placing(board, {}, "T", face)) == places_of(set(PENS[board])) | {"river"}


@pytest.mark.clause("DS-16")
@pytest.mark.parametrize(
    ("board", "pen", "row"),
    [
        ("summer", "sameness", "A"),
        ("summer", "trio", "B"),
        ("summer", "differences", "B"),
        ("summer", "love", "A"),
        ("winter", "wood", "B"),
        ("winter", "bridge-left", "A"),
        ("winter", "bridge-right", "A"),
    ],
)
def test_empty_closes_a_pen_with_one_dinosaur(board: str, pen: str, row: str) -> None:
    game = placing(board, {pen: row}, "A", "empty")
    assert closed_by(game, pen) == "DS-16"
    assert open_places(game) == places_of(set(PENS[board]) - {pen}) | {"river"}
    assert closed_by(placing(board, {pen: row}, "A", "empty", free=True), pen) is None


@pytest.mark.clause("DS-16")
@pytest.mark.parametrize(("board", "pen"), [("summer", "king"), ("winter", "lookout"), ("winter", "quarantine")])
def test_a_full_pen_is_closed_by_its_own_clause_first(board: str, pen: str) -> None:
    clause = {"king": "DS-22", "lookout": "DS-27", "quarantine": "DS-30"}[pen]
    assert closed_by(placing(board, {pen: "B"}, "A", "empty"), pen) == clause


@pytest.mark.clause("DS-16")
def test_a_part_filled_pyramid_is_not_empty() -> None:
    game = placing("winter", {"pyramid": "A....."}, "B", "empty")
    assert closed_by(game, "pyramid.b2") == "DS-16"
    assert closed_by(game, "pyramid.b3") == "DS-16"
    assert closed_by(game, "pyramid.b1") == "DS-31"
    assert open_places(game) == set(PENS["winter"]) - {"pyramid"} | {"river"}
    for rows, slot in ((".A....", "b1"), (".A....", "b3"), ("..A...", "b1"), ("..A...", "b2")):
        assert closed_by(placing("winter", {"pyramid": rows}, "B", "empty"), f"pyramid.{slot}") == "DS-16"
    three = placing("winter", {"pyramid": "ABA..."}, "C", "empty")
    assert closed_by(three, "pyramid.m1") == "DS-16"


@pytest.mark.clause("DS-16")
def test_river_dinosaurs_close_nothing() -> None:
    for board in ("summer", "winter"):
        assert open_places(placing(board, {"river": "TTA"}, "T", "empty")) == places_of(set(PENS[board])) | {"river"}
        assert open_places(placing(board, {"river": "TTA"}, "T", "no-trex")) == places_of(set(PENS[board])) | {"river"}


@pytest.mark.clause("DS-17")
@pytest.mark.parametrize(
    ("board", "pen", "row", "pick"),
    [
        ("summer", "sameness", "T", "T"),
        ("summer", "trio", "AT", "A"),
        ("summer", "differences", "ABT", "C"),
        ("summer", "love", "TA", "A"),
        ("winter", "wood", "T", "A"),
        ("winter", "wood", "AT", "A"),
        ("winter", "bridge-left", "AAT", "A"),
        ("winter", "bridge-right", "T", "T"),
    ],
)
def test_no_trex_closes_a_pen_with_a_trex(board: str, pen: str, row: str, pick: str) -> None:
    game = placing(board, {pen: row}, pick, "no-trex")
    assert closed_by(game, pen) == "DS-17"
    assert open_places(game) == places_of(set(PENS[board]) - {pen}) | {"river"}
    assert closed_by(placing(board, {pen: row}, pick, "no-trex", free=True), pen) is None


@pytest.mark.clause("DS-17")
def test_no_trex_closes_the_whole_pyramid_around_a_trex() -> None:
    game = placing("winter", {"pyramid": "T....."}, "B", "no-trex")
    assert closed_by(game, "pyramid.b2") == closed_by(game, "pyramid.b3") == "DS-17"
    game = placing("winter", {"pyramid": "..T..."}, "B", "no-trex")
    assert closed_by(game, "pyramid.b1") == closed_by(game, "pyramid.b2") == "DS-17"


@pytest.mark.clause("DS-17")
@pytest.mark.parametrize(
    ("board", "pens"),
    [
        ("summer", {"sameness": "A", "trio": "AB", "differences": "AB", "love": "AAB"}),
        ("winter", {"wood": "AB", "bridge-left": "AA", "bridge-right": "B", "pyramid": "AB...."}),
    ],
)
def test_no_trex_lets_into_pens_with_others(board: str, pens: dict[str, str]) -> None:
    game = placing(board, pens, "A", "no-trex")
    for pen in pens:
        if pen == "differences":
            assert closed_by(game, pen) == "DS-23"
        else:
            assert closed_by(game, "pyramid.b3" if pen == "pyramid" else pen) is None


@pytest.mark.clause("DS-17")
def test_a_trex_itself_may_be_placed_under_no_trex() -> None:
    summer = placing("summer", {"trio": "AB", "differences": "A", "love": "B"}, "T", "no-trex")
    assert open_places(summer) == {*PENS["summer"], "river"}
    winter = placing(
        "winter", {"wood": "A", "bridge-left": "A", "bridge-right": "B", "pyramid": "A.B..."}, "T", "no-trex"
    )
    assert open_places(winter) == {*PENS["winter"][:5], "pyramid.b2", "river"}
    summer.play(0, "place trio")
    for seat in (1, 2, 3):
        summer.play(seat, "place river")
    assert "trex" in summer.position()["parks"][0]["trio"]


@pytest.mark.clause("DS-17", "DS-33")
def test_no_trex_and_empty_judge_each_bank_alone() -> None:
    trex = placing("winter", {"bridge-left": "T"}, "A", "no-trex")
    assert closed_by(trex, "bridge-left") == "DS-17"
    assert closed_by(trex, "bridge-right") is None
    other = placing("winter", {"bridge-right": "T"}, "A", "no-trex")
    assert closed_by(other, "bridge-right") == "DS-17"
    assert closed_by(other, "bridge-left") is None
    empty = placing("winter", {"bridge-right": "A"}, "A", "empty")
    assert closed_by(empty, "bridge-right") == "DS-16"
    assert closed_by(empty, "bridge-left") is None


@pytest.mark.clause("DS-18")
@pytest.mark.parametrize("board", ["summer", "winter"])
@pytest.mark.parametrize("face", FACES)
def test_the_roller_is_free_of_the_die(board: str, face: str) -> None:
    pens = {"summer": {"trio": "T", "love": "T"}, "winter": {"bridge-left": "T", "bridge-right": "T"}}[board]
    game = placing(board, pens, "A", face, free=True)
    assert open_places(game) == places_of(set(PENS[board])) | {"river"}


@pytest.mark.clause("DS-18")
@pytest.mark.parametrize("face", FACES)
def test_the_roller_is_bound_by_room_and_by_who_may_enter(face: str) -> None:
    summer = {"sameness": "B", "trio": "TTB", "king": "B", "differences": "A", "solitary": "C"}
    game = placing("summer", summer, "A", face, free=True)
    assert open_places(game) == {"love", "river"}
    assert [closed_by(game, pen) for pen in PENS["summer"]] == ["DS-20", "DS-21", "DS-22", "DS-23", None, "DS-25"]
    winter = {"wood": "A", "lookout": "A", "quarantine": "B", "pyramid": "A....."}
    game = placing("winter", winter, "A", face, free=True)
    assert open_places(game) == {"bridge-left", "bridge-right", "pyramid.b3", "river"}
    assert closed_by(game, "wood") == "DS-26"
    assert closed_by(game, "lookout") == "DS-27"
    assert closed_by(game, "quarantine") == "DS-30"
    assert closed_by(game, "pyramid.b1") == "DS-31"
    assert closed_by(game, "pyramid.b2") == "DS-32"


@pytest.mark.clause("DS-18")
def test_the_slot_is_part_of_the_choice() -> None:
    game = placing("winter", {}, "A", "rocks")
    assert game.refusal(0, "place pyramid") == "unknown"
    for slot in ("b1", "b2", "b3"):
        after = game.copy()
        after.play(0, f"place pyramid.{slot}")
        for seat in (1, 2, 3):
            after.play(seat, "place river")
        pyramid = after.position()["parks"][0]["pyramid"]
        assert pyramid == ["diplodocus" if name == slot else None for name in ("b1", "b2", "b3", "m1", "m2", "t")]


@pytest.mark.clause("DS-18")
def test_only_the_roller_is_free() -> None:
    game = at("summer", 4, phase="place", die="rocks", roller=2)
    assert [closed_by(game, "trio", seat) for seat in range(4)] == ["DS-13", "DS-13", None, "DS-13"]


@pytest.mark.clause("DS-19")
@pytest.mark.parametrize("board", ["summer", "winter"])
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("free", [True, False])
def test_the_river_is_always_open(board: str, face: str, free: bool) -> None:
    """With every pen open, with none, with a T-Rex and without."""
    for pick in "TA":
        for pens in ({}, {"river": "TTAABBCCDDE"}):
            assert "river" in open_places(placing(board, pens, pick, face, free=free))
    full = {"sameness": "BBBBBB", "king": "T"} if board == "summer" else {"wood": "BCBCBC", "lookout": "T"}
    assert "river" in open_places(placing(board, full, "A", face, free=free))


@pytest.mark.clause("DS-19")
def test_when_no_pen_is_open_there_is_the_river() -> None:
    game = placing("summer", {"sameness": "BB", "trio": "AAT", "king": "C"}, "A", "forest")
    assert game.legal(0) == ["place river"]
    game = placing("summer", dict.fromkeys(PENS["summer"], "T"), "A", "no-trex")
    assert game.legal(0) == ["place river"]
