"""The summer park: DS-20 to DS-25, pen by pen: room, who may enter, points."""

from __future__ import annotations

import pytest

from tests.games.draftosaurus.build import closed_by, placing, points, scored

pytestmark = pytest.mark.plain


def enters(pen: str, row: str, pick: str) -> str | None:
    """None, or the clause that keeps the pick out of a pen that holds this row; no die in the way."""
    return closed_by(placing("summer", {pen: row}, pick, free=True), pen)


@pytest.mark.clause("DS-20")
@pytest.mark.parametrize(("count", "worth"), list(enumerate([0, 2, 4, 8, 12, 18, 24])))
def test_sameness_points(count: int, worth: int) -> None:
    for species in "TE":
        assert points("summer", "sameness", {"sameness": species * count}) == worth


@pytest.mark.clause("DS-20")
@pytest.mark.parametrize("count", range(7))
def test_sameness_takes_six_of_one_species(count: int) -> None:
    assert enters("sameness", "A" * count, "A") == (None if count < 6 else "DS-20")
    assert enters("sameness", "A" * count, "B") == (None if count == 0 else "DS-20")
    assert enters("sameness", "T" * count, "A") == (None if count == 0 else "DS-20")


@pytest.mark.clause("DS-21")
@pytest.mark.parametrize(
    ("row", "worth"), [("", 0), ("A", 0), ("AB", 0), ("AA", 0), ("ABC", 7), ("AAA", 7), ("TAT", 7)]
)
def test_trio_points(row: str, worth: int) -> None:
    assert points("summer", "trio", {"trio": row}) == worth


@pytest.mark.clause("DS-21")
@pytest.mark.parametrize("row", ["", "A", "AB", "AA", "ABC", "AAA"])
def test_trio_takes_any_three(row: str) -> None:
    for pick in "TAB":
        assert enters("trio", row, pick) == (None if len(row) < 3 else "DS-21")


@pytest.mark.clause("DS-22")
@pytest.mark.parametrize("pick", "TAE")
def test_king_takes_one_of_any(pick: str) -> None:
    assert enters("king", "", pick) is None
    assert enters("king", "A", pick) == "DS-22"


@pytest.mark.clause("DS-22", "DS-37")
@pytest.mark.parametrize(
    ("mine", "theirs", "worth"),
    [
        ({"king": ""}, {}, 0),
        ({"king": "A"}, {}, 7),
        ({"king": "A"}, {"river": "A"}, 7),  # a tie scores
        ({"king": "A"}, {"river": "AA"}, 0),
        ({"king": "A", "river": "A"}, {"sameness": "AA"}, 7),  # the river counts
        ({"king": "A", "love": "A"}, {"trio": "AA", "river": "A"}, 0),  # on both sides
        ({"king": "A"}, {"king": "B", "river": "BBBB"}, 7),  # only that species
        ({"king": "T"}, {"river": "TT"}, 0),
        ({"king": "T", "river": "T"}, {"river": "TT"}, 7),
    ],
)
def test_king_points(mine: dict[str, str], theirs: dict[str, str], worth: int) -> None:
    assert points("summer", "king", mine, theirs) == worth


@pytest.mark.clause("DS-22")
def test_king_is_measured_with_every_opponent() -> None:
    for far in range(1, 5):
        rivals: list[dict[str, str]] = [{"river": "A"}] * 4
        assert points("summer", "king", {"king": "A"}, *rivals) == 7
        rivals[far - 1] = {"river": "AA"}
        assert points("summer", "king", {"king": "A"}, *rivals) == 0
    both = scored("summer", {"king": "A"}, {"king": "A"}, {"river": "A"})
    assert [p["king"] for p in both.points] == [7, 7, 0]


@pytest.mark.clause("DS-23")
@pytest.mark.parametrize(("count", "worth"), list(enumerate([0, 1, 3, 6, 10, 15, 21])))
def test_differences_points(count: int, worth: int) -> None:
    assert points("summer", "differences", {"differences": "BCDEAT"[:count]}) == worth
    assert points("summer", "differences", {"differences": "TABCDE"[:count]}) == worth


@pytest.mark.clause("DS-23")
@pytest.mark.parametrize("count", range(7))
def test_differences_takes_each_species_once(count: int) -> None:
    row = "CATEBD"[:count]
    for pick in "TABCDE":
        assert enters("differences", row, pick) == ("DS-23" if pick in row else None)


@pytest.mark.clause("DS-24")
@pytest.mark.parametrize(
    ("row", "worth"),
    [
        ("", 0),
        ("A", 0),
        ("AB", 0),
        ("AA", 5),
        ("TTT", 5),  # the vectors
        ("TTTT", 10),
        ("ABC", 0),
        ("AAB", 5),
        ("ABAB", 10),
        ("AAAAA", 10),
        ("ABCDET", 0),
        ("AABBC", 10),
        ("AABBCC", 15),
        ("AAAAAA", 15),
        ("AAABBB", 10),
    ],
)
def test_love_points(row: str, worth: int) -> None:
    assert points("summer", "love", {"love": row}) == worth
    assert points("summer", "love", {"love": row, "river": "AB", "trio": "C"}) == worth, "pairs stand in this pen"


@pytest.mark.clause("DS-24")
@pytest.mark.parametrize("row", ["", "A", "AAB", "TTAAB", "ABCDET", "AAAAAA"])
def test_love_takes_any_six(row: str) -> None:
    for pick in "TAB":
        assert enters("love", row, pick) == (None if len(row) < 6 else "DS-24")


@pytest.mark.clause("DS-25")
@pytest.mark.parametrize("pick", "TAE")
def test_solitary_takes_one_of_any(pick: str) -> None:
    assert enters("solitary", "", pick) is None
    assert enters("solitary", "B", pick) == "DS-25"


@pytest.mark.clause("DS-25", "DS-37")
@pytest.mark.parametrize(
    ("pens", "worth"),
    [
        ({}, 0),
        ({"solitary": "A"}, 7),
        ({"solitary": "T"}, 7),
        ({"solitary": "A", "river": "BC", "trio": "BBB"}, 7),
        ({"solitary": "A", "sameness": "A"}, 0),
        ({"solitary": "A", "trio": "A"}, 0),
        ({"solitary": "A", "king": "A"}, 0),
        ({"solitary": "A", "differences": "BA"}, 0),
        ({"solitary": "A", "love": "A"}, 0),
        ({"solitary": "A", "river": "A"}, 0),
    ],
)
def test_solitary_points(pens: dict[str, str], worth: int) -> None:
    assert points("summer", "solitary", pens) == worth
    assert points("summer", "solitary", pens, {"river": "AAA", "solitary": "A"}) == worth, "other parks do not matter"


@pytest.mark.clause("DS-20", "DS-23")
def test_left_to_right() -> None:
    """Dinosaurs stand in the order they came."""
    game = placing("summer", {"differences": "BT"}, "A", free=True)
    game.play(0, "place differences")
    for seat in (1, 2, 3):
        game.play(seat, "place river")
    assert game.position()["parks"][0]["differences"] == ["triceratops", "trex", "diplodocus"]


@pytest.mark.clause("DS-20", "DS-21", "DS-22", "DS-23", "DS-24", "DS-25", "DS-34", "DS-36")
def test_the_example_of_the_rulebook() -> None:
    """4+7+3+0+6+5+1+7 = 33: five of the king's species, T-Rexes on three pens and one in the river."""
    park = {
        "sameness": "TT",
        "king": "A",
        "trio": "AT",
        "differences": "ABT",
        "love": "AA",
        "river": "T",
        "solitary": "C",
    }
    table = scored("summer", park, {"river": "AAA"}, {"king": "B", "river": "BB"}, {})
    assert table.points[0] == {
        "sameness": 4,
        "king": 7,
        "t-rex-bonus": 3,
        "trio": 0,
        "differences": 6,
        "love": 5,
        "river": 1,
        "solitary": 7,
    }
    assert table.scores[0] == 33


@pytest.mark.clause("DS-20", "DS-21", "DS-22", "DS-23", "DS-24", "DS-25")
def test_two_parks_of_one_game() -> None:
    first = {
        "sameness": "TT",
        "differences": "DBTA",
        "love": "DD",
        "trio": "D",
        "king": "T",
        "solitary": "A",
        "river": "B",
    }
    second = {"sameness": "EEE", "differences": "EAB", "love": "T", "trio": "ACA", "king": "E", "solitary": "D"}
    table = scored("summer", first, second)
    assert table.scores == [30, 36]
    assert table.ranks == [2, 1]
    assert table.points[0] == {
        "sameness": 4,
        "trio": 0,
        "king": 7,
        "differences": 10,
        "love": 5,
        "solitary": 0,
        "river": 1,
        "t-rex-bonus": 3,
    }
    assert table.points[1] == {
        "sameness": 8,
        "trio": 7,
        "king": 7,
        "differences": 6,
        "love": 0,
        "solitary": 7,
        "river": 0,
        "t-rex-bonus": 1,
    }
