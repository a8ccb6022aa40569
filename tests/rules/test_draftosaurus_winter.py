"""The winter park: DS-26 to DS-33, pen by pen: room, who may enter, points."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.draftosaurus.build import (
    SLOT_PLACES,
    SLOTS,
    at,
    closed_by,
    leaving,
    open_places,
    placing,
    points,
    scored,
)

pytestmark = pytest.mark.plain

NEIGHBOURS = ("b1-b2", "b2-b3", "m1-m2", "b1-m1", "b2-m1", "b2-m2", "b3-m2", "m1-t", "m2-t")
"""Typed in from DS-32."""


def enters(pen: str, row: str, pick: str, place: str = "") -> str | None:
    """None, or the clause that keeps the pick out of a pen that holds this row; no die in the way."""
    return closed_by(placing("winter", {pen: row}, pick, free=True), place or pen)


@pytest.mark.clause("DS-26")
@pytest.mark.parametrize(("count", "worth"), list(enumerate([0, 2, 4, 8, 12, 18, 24])))
def test_wood_points(count: int, worth: int) -> None:
    assert points("winter", "wood", {"wood": "ABABAB"[:count]}) == worth
    assert points("winter", "wood", {"wood": "ETETET"[:count]}) == worth


@pytest.mark.clause("DS-26")
@pytest.mark.parametrize("count", range(7))
def test_wood_takes_two_species_in_turn(count: int) -> None:
    row = "CTCTCT"[:count]
    for pick in "TABCDE":
        welcome = (
            count == 0
            or (count == 1 and pick != "C")
            or (count in (2, 4) and pick == "C")
            or (count in (3, 5) and pick == "T")
        )
        assert enters("wood", row, pick) == (None if welcome else "DS-26"), pick


@pytest.mark.clause("DS-27")
@pytest.mark.parametrize("pick", "TAE")
def test_lookout_takes_one_of_any(pick: str) -> None:
    assert enters("lookout", "", pick) is None
    assert enters("lookout", "B", pick) == "DS-27"


@pytest.mark.clause("DS-27")
def test_lookout_looks_to_the_right() -> None:
    """Seat 1's right neighbour is seat 0, seat 0's is the last seat."""
    rows = ["AA", "BBBB", "A", "AAA"]
    for seat in range(4):
        parks = [{"lookout": "A" if k == seat else "", "river": row} for k, row in enumerate(rows)]
        table = scored("winter", *parks)
        right = rows[(seat - 1) % 4].count("A")
        assert [p["lookout"] for p in table.points] == [2 * right if k == seat else 0 for k in range(4)]


@pytest.mark.clause("DS-27")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_lookout_of_seat_0_looks_at_the_last_seat(seats: int) -> None:
    for owner in range(1, seats):
        parks = [{"lookout": "T"}, *({"river": "TTT" if k == owner else ""} for k in range(1, seats))]
        assert points("winter", "lookout", *parks) == (6 if owner == seats - 1 else 0)


@pytest.mark.clause("DS-27")
def test_lookout_of_two_looks_at_the_opponent() -> None:
    table = scored("winter", {"lookout": "A", "river": "B"}, {"lookout": "B", "wood": "A", "bridge-left": "AA"})
    assert [p["lookout"] for p in table.points] == [6, 2]


@pytest.mark.clause("DS-27", "DS-37")
@pytest.mark.parametrize(
    ("theirs", "worth"),
    [
        ({}, 0),
        ({"river": "A"}, 2),
        ({"quarantine": "A"}, 2),
        ({"lookout": "A"}, 2),
        ({"pyramid": "ABA..."}, 4),
        ({"wood": "ABA", "bridge-left": "AAA", "bridge-right": "A", "river": "A", "quarantine": "A"}, 16),
        ({"river": "BBB"}, 0),
    ],
)
def test_lookout_counts_the_whole_park(theirs: dict[str, str], worth: int) -> None:
    rest = [{}, theirs] if worth < 16 else [{}, {}, {}, theirs]
    assert points("winter", "lookout", {"lookout": "A"}, *rest) == worth
    assert points("winter", "lookout", {}, *rest) == 0


@pytest.mark.clause("DS-28", "DS-29")
@pytest.mark.parametrize(
    ("left", "right", "worth"),
    [
        ("", "", 0),
        ("A", "", 0),
        ("", "A", 0),
        ("AA", "", 0),
        ("A", "B", 0),
        ("A", "A", 6),
        ("AA", "A", 6),
        ("AA", "AA", 12),
        ("TTA", "TAA", 12),  # the vector
        ("ABC", "CBA", 18),
        ("AAAA", "AAAA", 24),
        ("ABCDET", "TEDCBA", 36),
    ],
)
def test_bridge_points(left: str, right: str, worth: int) -> None:
    assert points("winter", "bridge", {"bridge-left": left, "bridge-right": right}) == worth


@pytest.mark.clause("DS-28", "DS-29")
@pytest.mark.parametrize("bank", ["bridge-left", "bridge-right"])
def test_a_bank_takes_any_number_of_any(bank: str) -> None:
    for row in ("", "A", "AAB", "TTAABBCCDDE", "AAAAAAAABBB"):
        for pick in "TCB":
            assert enters(bank, row, pick) is None


@pytest.mark.clause("DS-30")
@pytest.mark.parametrize("pick", "TAE")
def test_quarantine_takes_one_of_any(pick: str) -> None:
    assert enters("quarantine", "", pick) is None
    assert enters("quarantine", "B", pick) == "DS-30"


@pytest.mark.clause("DS-30")
def test_quarantine_has_no_points_of_its_own() -> None:
    assert scored("winter", {"quarantine": "A"}).scores[0] == 0
    assert scored("winter", {"quarantine": "A"}).points[0]["quarantine"] == 0


@pytest.mark.clause("DS-31")
@pytest.mark.parametrize(
    ("rows", "worth"),
    [
        ("......", 0),
        ("A.....", 2),
        (".A....", 2),
        ("..A...", 2),
        ("A.A...", 4),
        ("ABA...", 6),
        ("ABAC..", 10),  # four
        ("ABA.C.", 10),
        ("ABACD.", 14),
        ("ABACDB", 21),  # six
        ("ABACDA", 21),
    ],
)
def test_pyramid_points(rows: str, worth: int) -> None:
    assert points("winter", "pyramid", {"pyramid": rows}) == worth


@pytest.mark.clause("DS-31")
def test_pyramid_slots_hold_one_each() -> None:
    full = placing("winter", {"pyramid": "ABACDB"}, "E", free=True)
    for slot in SLOT_PLACES:
        assert closed_by(full, slot) == "DS-31"
    part = placing("winter", {"pyramid": "ABAC.."}, "E", free=True)
    assert {p for p in open_places(part) if p in SLOT_PLACES} == {"pyramid.m2"}
    for slot in ("b1", "b2", "b3", "m1"):
        assert closed_by(part, f"pyramid.{slot}") == "DS-31"


@pytest.mark.clause("DS-32")
@pytest.mark.parametrize(
    ("rows", "open_slots"),
    [
        ("......", "b1 b2 b3"),
        ("..A...", "b1 b2"),
        ("A.A...", "b2"),
        ("ABA...", "m1 m2"),
        ("ABAC..", "m2"),
        ("ABA.C.", "m1"),
        ("ABACD.", "t"),
        ("ABACDB", ""),
    ],
)
def test_a_row_opens_when_the_one_below_is_full(rows: str, open_slots: str) -> None:
    game = placing("winter", {"pyramid": rows}, "E", free=True)
    assert {p for p in open_places(game) if p in SLOT_PLACES} == {f"pyramid.{slot}" for slot in open_slots.split()}
    for slot, held in zip(SLOTS, rows, strict=True):
        if slot not in open_slots.split():
            assert closed_by(game, f"pyramid.{slot}") == ("DS-32" if held == "." else "DS-31")


@pytest.mark.clause("DS-32")
@pytest.mark.parametrize("slot", SLOTS)
def test_neighbours_differ(slot: str) -> None:
    """With all rows below full, an A may go into a slot exactly if no neighbour is an A."""
    before = {"b": ["b1", "b2", "b3"], "m": ["b1", "b2", "b3", "m1", "m2"], "t": list(SLOTS)}[slot[0]]
    others = [name for name in before if name != slot]
    fillers = dict(zip(SLOTS, "BCBDEC", strict=True))
    for other in others:
        near = f"{other}-{slot}" in NEIGHBOURS or f"{slot}-{other}" in NEIGHBOURS
        rows = "".join("A" if name == other else fillers[name] if name in others else "." for name in SLOTS)
        game = placing("winter", {"pyramid": rows}, "A", free=True)
        assert closed_by(game, f"pyramid.{slot}") == ("DS-32" if near else None), (rows, slot)


@pytest.mark.clause("DS-32")
def test_the_outer_bottom_slots_are_no_neighbours() -> None:
    assert enters("pyramid", "A.....", "A", "pyramid.b3") is None
    assert enters("pyramid", "..A...", "A", "pyramid.b1") is None
    assert enters("pyramid", "A.....", "A", "pyramid.b2") == "DS-32"
    assert enters("pyramid", ".A....", "A", "pyramid.b1") == "DS-32"
    assert enters("pyramid", ".A....", "A", "pyramid.b3") == "DS-32"


@pytest.mark.clause("DS-32")
def test_all_small_pyramids() -> None:
    """Every row of three over three species, and what may stand on it, against the list of neighbours."""
    for row in product("ABC", repeat=3):
        if row[0] == row[1] or row[1] == row[2]:
            continue
        game = placing("winter", {"pyramid": "".join(row) + "..."}, "A", free=True)
        assert closed_by(game, "pyramid.m1") == ("DS-32" if "A" in row[:2] else None)
        assert closed_by(game, "pyramid.m2") == ("DS-32" if "A" in row[1:] else None)


@pytest.mark.clause("DS-33")
def test_trex_points_of_each_bank() -> None:
    assert points("winter", "t-rex-bonus", {"bridge-left": "TTA", "bridge-right": "TAA"}) == 2
    assert points("winter", "t-rex-bonus", {"bridge-left": "TTA", "bridge-right": "AA"}) == 1
    assert points("winter", "t-rex-bonus", {"bridge-left": "A", "bridge-right": "T"}) == 1


@pytest.mark.clause("DS-26", "DS-27", "DS-28", "DS-29", "DS-31", "DS-34", "DS-35", "DS-36")
def test_the_example_of_the_rulebook() -> None:
    """8+6+2+12+0+10 = 38, after the dinosaur in quarantine has climbed the pyramid as the fourth."""
    mine = {
        "wood": "TAT",
        "lookout": "D",
        "bridge-left": "BC",
        "bridge-right": "CB",
        "pyramid": "ATA...",
        "quarantine": "E",
    }
    right = {"river": "DDDEEEBBBCCC"}
    game = at("winter", 4, parks={0: mine, 3: right}, phase="quarantine")
    assert game.scores[0] == 8 + 6 + 2 + 12 + 0 + 6
    game.play(0, "move pyramid.m2")
    assert game.over
    assert game.breakdown(0) == {
        "wood": 8,
        "lookout": 6,
        "t-rex-bonus": 2,
        "bridge": 12,
        "river": 0,
        "pyramid": 10,
        "quarantine": 0,
    }
    assert game.scores[0] == 38


@pytest.mark.clause("DS-32", "DS-18")
def test_the_slot_is_chosen_when_leaving_quarantine_too() -> None:
    game = leaving({"pyramid": "ABA..."}, "C")
    assert {m for m in game.legal(0) if "pyramid" in m} == {"move pyramid.m1", "move pyramid.m2"}
    assert game.refusal(0, "move pyramid") == "unknown"
    assert game.refusal(0, "move pyramid.t") == "DS-32"
    game.play(0, "move pyramid.m1")
    assert game.position()["parks"][0]["pyramid"][3] == "spinosaurus"
