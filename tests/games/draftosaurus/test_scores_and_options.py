"""Options and score files of Draftosaurus: what cannot be is refused, with its place and its clause."""

from __future__ import annotations

from typing import Any

import pytest

import twistosaur
from tests.games.draftosaurus.build import RULES, at, check_sentence, data, park
from twistosaur import OptionError, PositionError

pytestmark = pytest.mark.plain

# ------------------------------------------------------------------------------------------------ options


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("first", 3),
        ("first", -1),
        ("first", "0"),
        ("first", True),
        ("first", 1.0),
        ("first", None),
        ("first", [0]),
        ("board", "Summer"),
        ("board", 1),
        ("board", None),
        ("board", ["winter"]),
        ("five_player_die", 1),
        ("five_player_die", "yes"),
        ("five_player_die", None),
        ("colour", "red"),
    ],
)
def test_wrong_options(name: str, value: Any) -> None:
    with pytest.raises(OptionError, match=name):
        twistosaur.new("draftosaurus", seats=3, **{name: value})
    now = data()
    now["options"][name] = value
    with pytest.raises(OptionError, match=name):
        twistosaur.position(now)


# ------------------------------------------------------------------------------------------------ score files


def score_error(board: Any, *parks: Any) -> PositionError:
    with pytest.raises(PositionError) as caught:
        RULES.score_position(RULES, {"board": board, "parks": list(parks)})
    return caught.value


@pytest.mark.parametrize(
    ("board", "pens", "place", "clause"),
    [
        ("summer", {"river": "ABCDETABCDETA"}, "parks[1].river", "DS-5"),
        ("summer", {"love": "ABCDET", "river": "ABCDETA"}, "parks[1]", "DS-5"),
        ("summer", {"sameness": "AAB"}, "parks[1].sameness[2]", "DS-20"),
        ("summer", {"trio": "AAAA"}, "parks[1].trio[3]", "DS-21"),
        ("summer", {"king": "AB"}, "parks[1].king[1]", "DS-22"),
        ("summer", {"differences": "AA"}, "parks[1].differences[1]", "DS-23"),
        ("summer", {"solitary": "AA"}, "parks[1].solitary[1]", "DS-25"),
        ("summer", {"wood": "A"}, "parks[1].wood", "DS-3"),
        ("summer", {"pyramid": "A....."}, "parks[1].pyramid", "DS-3"),
        ("winter", {"sameness": "A"}, "parks[1].sameness", "DS-3"),
        ("winter", {"wood": "AAB"}, "parks[1].wood[1]", "DS-26"),
        ("winter", {"pyramid": "AA...."}, "parks[1].pyramid.b2", "DS-32"),
        ("winter", {"pyramid": "...A.."}, "parks[1].pyramid.m1", "DS-32"),
        ("summer", {"sameness": "AAAAAA", "river": "AAA"}, "parks", "DS-2"),
    ],
)
def test_score_files_with_impossible_parks(board: str, pens: dict[str, str], place: str, clause: str) -> None:
    check_sentence(score_error(board, {}, park(pens)), place, clause)


def test_score_files_of_the_wrong_shape() -> None:
    check_sentence(score_error("spring", {}, {}), "board", None)
    check_sentence(score_error(None, {}, {}), "board", None)
    check_sentence(score_error("summer", {}), "parks", "DS-2")
    check_sentence(score_error("summer", *[{}] * 6), "parks", "DS-2")
    check_sentence(score_error("summer", {}, []), "parks[1]", None)
    check_sentence(score_error("summer", {}, {"zoo": []}), "parks[1].zoo", None)
    check_sentence(score_error("summer", {}, {"king": ["dragon"]}), "parks[1].king[0]", None)
    check_sentence(score_error("summer", {}, {"king": "trex"}), "parks[1].king", None)
    check_sentence(score_error("winter", {}, {"pyramid": ["trex"]}), "parks[1].pyramid", None)
    with pytest.raises(PositionError, match="parks: missing"):
        RULES.score_position(RULES, {"board": "summer"})
    with pytest.raises(PositionError, match="parks: expected a list"):
        RULES.score_position(RULES, {"board": "summer", "parks": "none"})


def test_a_score_file_may_be_a_whole_position() -> None:
    for board in ("summer", "winter"):
        game = at(board, 4, placed=7)
        states = RULES.score_position(RULES, game.position())
        state: Any = RULES.read(states)
        assert state.held.sum() == 4 * 7
