"""Positions both ways: what a game writes it reads back, and what cannot be is refused in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import twistosaur
from tests.games.draftosaurus.build import RULES, at, check_sentence, data, park, random_play
from tests.games.draftosaurus.cases import TABLES
from twistosaur import PositionError, TwistosaurError

pytestmark = pytest.mark.plain

Position = dict[str, Any]
Change = Callable[[Position], Any]


# ------------------------------------------------------------------------------------------------ round trips


@TABLES
def test_every_position_of_a_game_reads_back_to_the_same_bytes(seats: int, options: dict[str, Any]) -> None:
    seen = set()
    for game in random_play(seats, options, seed=seats + 20):
        now = game.position()
        again = twistosaur.position(now, seed=1)
        assert again.state_bytes() == game.state_bytes()
        assert again.position() == now
        assert (again.acting, again.over) == (game.acting, game.over)
        seen |= {(now["phase"], any(now["chosen"]))}
    assert {("pick", False), ("pick", True), ("place", True), ("over", False)} <= seen
    assert (("discard", True) in seen) == (seats == 2)


def test_unrevealed_moves_out_of_quarantine_read_back() -> None:
    for seats in (2, 3, 4, 5):
        game = at("winter", seats, parks={0: {"quarantine": "A"}, 1: {"quarantine": "T"}}, phase="quarantine")
        game.play(1, "move wood")
        again = twistosaur.position(game.position(), seed=1)
        assert again.state_bytes() == game.state_bytes()
        assert again.acting == (0,)
        again.play(0, "stay")
        assert again.position()["parks"][1]["wood"] == ["trex"]


def test_what_may_be_left_out() -> None:
    """Empty pens, a pyramid with nothing in it, and fields whose value is plain from the rest."""
    full = data("winter", placed=2)
    short = {key: value for key, value in full.items() if key not in ("picks", "chosen", "discarded", "earlier")}
    game = twistosaur.position(short, seed=1)
    assert game.state_bytes() == twistosaur.position(full, seed=1).state_bytes()
    assert game.position()["parks"][0]["pyramid"] == [None] * 6
    short["parks"] = [{**one, "pyramid": []} for one in short["parks"]]
    assert twistosaur.position(short, seed=1).state_bytes() == game.state_bytes()
    summer = data(placed=2)
    del summer["options"]
    assert twistosaur.position(summer, seed=1).options == data()["options"]


def test_a_position_plays_on() -> None:
    for game in (at("summer", 2, placed=5, phase="discard"), at("winter", 5, placed=5), at("winter", 4, placed=11)):
        while not game.over:
            game.play(game.acting[0], game.legal(game.acting[0])[0])
        assert sum(name is not None for row in game.position()["parks"][0].values() for name in row) == 12


# ------------------------------------------------------------------------------------------------ impossible positions


def put(*path: Any) -> Change:
    """Set a value: put("parks", 0, "king", [...])."""
    *way, last, value = path

    def change(now: Position) -> None:
        at_place: Any = now
        for key in way:
            at_place = at_place[key]
        at_place[last] = value

    return change


def drop(key: str) -> Change:
    return lambda now: now.pop(key)


def refused(now: Position, change: Change, place: str, clause: str | None) -> None:
    change(now)
    with pytest.raises(PositionError) as caught:
        twistosaur.position(now, seed=1)
    check_sentence(caught.value, place, clause)


SHAPE: list[tuple[Change, str]] = [
    (drop("seats"), "seats"),
    (drop("board"), "board"),
    (drop("parks"), "parks"),
    (drop("bowls"), "bowls"),
    (drop("bag"), "bag"),
    (drop("die"), "die"),
    (drop("roller"), "roller"),
    (drop("round"), "round"),
    (drop("turn"), "turn"),
    (drop("phase"), "phase"),
    (put("weather", "fine"), "weather"),
    (put("seats", 1), "seats"),
    (put("seats", 6), "seats"),
    (put("seats", "3"), "seats"),
    (put("seats", True), "seats"),
    (put("seats", 3.0), "seats"),
    (put("seats", None), "seats"),
    (put("seats", 4), "parks"),
    (put("options", []), "options"),
    (put("board", "autumn"), "board"),
    (put("board", 0), "board"),
    (put("board", ["summer"]), "board"),
    (put("parks", {}), "parks"),
    (put("parks", "TTT"), "parks"),
    (put("parks", []), "parks"),
    (put("parks", 0, []), "parks[0]"),
    (put("parks", 2, None), "parks[2]"),
    (put("parks", 1, "zoo", []), "parks[1].zoo"),
    (put("parks", 1, 7, []), "parks[1].7"),
    (put("parks", 1, "king", "trex"), "parks[1].king"),
    (put("parks", 1, "king", None), "parks[1].king"),
    (put("parks", 1, "king", ["dragon"]), "parks[1].king[0]"),
    (put("parks", 1, "king", [None]), "parks[1].king[0]"),
    (put("parks", 1, "love", ["trex", 5]), "parks[1].love[1]"),
    (put("parks", 1, "love", ["trex", ["trex"]]), "parks[1].love[1]"),
    (put("bowls", None), "bowls"),
    (put("bowls", [[], []]), "bowls"),
    (put("bowls", 1, "trex"), "bowls[1]"),
    (put("bowls", 1, 2, "dragon"), "bowls[1][2]"),
    (put("bowls", 1, 2, {}), "bowls[1][2]"),
    (put("bag", 12), "bag"),
    (put("bag", 0, "Trex"), "bag[0]"),
    (put("discarded", "none"), "discarded"),
    (put("discarded", [1]), "discarded[0]"),
    (put("die", "volcano"), "die"),
    (put("die", 3), "die"),
    (put("roller", -1), "roller"),
    (put("roller", 3), "roller"),
    (put("roller", "0"), "roller"),
    (put("roller", None), "roller"),
    (put("round", 0), "round"),
    (put("round", 3), "round"),
    (put("round", 1.0), "round"),
    (put("turn", 0), "turn"),
    (put("turn", 7), "turn"),
    (put("turn", "1"), "turn"),
    (put("phase", "chance"), "phase"),
    (put("phase", 3), "phase"),
    (put("picks", [None]), "picks"),
    (put("picks", "none"), "picks"),
    (put("chosen", [None]), "chosen"),
    (put("chosen", {}), "chosen"),
    (put("chosen", 0, "pick dragon"), "chosen[0]"),
    (put("chosen", 0, "PICK TREX"), "chosen[0]"),
    (put("chosen", 0, 3), "chosen[0]"),
    (put("chosen", 0, True), "chosen[0]"),
    (put("chosen", 0, ["pick trex"]), "chosen[0]"),
]


@pytest.mark.parametrize(("change", "place"), SHAPE, ids=[f"{n}-{place}" for n, (_, place) in enumerate(SHAPE)])
def test_wrong_types_and_unknown_names(change: Change, place: str) -> None:
    refused(data(placed=2), change, place, None)


def summer(**facts: Any) -> Position:
    return data("summer", 3, **facts)


def winter(**facts: Any) -> Position:
    return data("winter", 3, **facts)


def nothing(now: Position) -> None:
    pass


def move_piece(now: Position, source: str, seat: int) -> None:
    """One dinosaur from a bowl into the bag: nothing is lost, but the bowl is too small."""
    now["bag"].append(now[source][seat].pop())


ALL = "parks, bowls, bag and discarded"
EARLIER = {"points": [10, 20, 30], "trexes": [1, 2, 3]}

IMPOSSIBLE: list[tuple[str, Position, Change, str, str | None]] = [
    # parks
    ("winter pen in summer", summer(), put("parks", 0, "wood", []), "parks[0].wood", "DS-3"),
    ("summer pen in winter", winter(), put("parks", 2, "love", []), "parks[2].love", "DS-3"),
    ("the board of another option", summer(), put("board", "winter"), "board", "DS-3"),
    ("winter before summer", data(variant="summer-winter"), put("board", "winter"), "board", "DS-3"),
    ("two in sameness", summer(parks={0: {"sameness": "AB"}}), nothing, "parks[0].sameness[1]", "DS-20"),
    ("seven in sameness", data(seats=4, parks={1: {"sameness": "AAAAAAA"}}), nothing, "parks[1].sameness[6]", "DS-20"),
    ("four in the trio", summer(parks={0: {"trio": "ABCD"}}), nothing, "parks[0].trio[3]", "DS-21"),
    ("two kings", summer(parks={0: {"king": "AA"}}), nothing, "parks[0].king[1]", "DS-22"),
    ("no difference", summer(parks={0: {"differences": "ABA"}}), nothing, "parks[0].differences[2]", "DS-23"),
    ("seven in love", summer(parks={0: {"love": "ABCDETA"}}), nothing, "parks[0].love[6]", "DS-24"),
    ("two alone", summer(parks={0: {"solitary": "AB"}}), nothing, "parks[0].solitary[1]", "DS-25"),
    ("one species in the wood", winter(parks={0: {"wood": "AA"}}), nothing, "parks[0].wood[1]", "DS-26"),
    ("three species in the wood", winter(parks={0: {"wood": "ABC"}}), nothing, "parks[0].wood[2]", "DS-26"),
    ("no alternation", winter(parks={0: {"wood": "ABAA"}}), nothing, "parks[0].wood[3]", "DS-26"),
    ("seven in the wood", data("winter", 4, parks={0: {"wood": "ABABABA"}}), nothing, "parks[0].wood[6]", "DS-26"),
    ("two lookouts", winter(parks={0: {"lookout": "AB"}}), nothing, "parks[0].lookout[1]", "DS-27"),
    ("two in quarantine", winter(parks={0: {"quarantine": "AB"}}), nothing, "parks[0].quarantine[1]", "DS-30"),
    ("equal neighbours", winter(parks={0: {"pyramid": "AA...."}}), nothing, "parks[0].pyramid.b2", "DS-32"),
    ("in the air", winter(parks={0: {"pyramid": "AB.C.."}}), nothing, "parks[0].pyramid.m1", "DS-32"),
    ("a top on four", winter(parks={0: {"pyramid": "ABAC.D"}}), nothing, "parks[0].pyramid.t", "DS-32"),
    ("equal across rows", winter(parks={0: {"pyramid": "ABA.B."}}), nothing, "parks[0].pyramid.m2", "DS-32"),
    ("a pyramid of three slots", winter(), put("parks", 0, "pyramid", ["trex", None, None]), "parks[0].pyramid", None),
    (
        "a dragon in the pyramid",
        winter(),
        put("parks", 0, "pyramid", ["dragon", *[None] * 5]),
        "parks[0].pyramid.b1",
        None,
    ),
    (
        "thirteen in a park",
        summer(placed=11),
        put("parks", 0, park({"river": "ABCDEABCDEABC"})),
        "parks[0].river",
        "DS-5",
    ),
    (
        "thirteen over pens",
        summer(placed=11),
        put("parks", 0, park({"river": "ABCDEABCDE", "love": "AAB"})),
        "parks[0]",
        "DS-5",
    ),
    # the clock
    ("a discard of three", summer(placed=3), put("phase", "discard"), "phase", "DS-9"),
    ("quarantine in summer", summer(placed=12, phase="over"), put("phase", "quarantine"), "phase", "DS-35"),
    ("over too soon", summer(placed=3), put("phase", "over"), "phase", "DS-5"),
    ("quarantine too soon", winter(placed=3), put("phase", "quarantine"), "phase", "DS-5"),
    ("round five of two", data("summer", 2), put("round", 5), "round", None),
    ("turn four of two", data("summer", 2), put("turn", 4), "turn", None),
    ("no die", summer(), put("die", None), "die", "DS-6"),
    ("a die when over", summer(phase="over"), put("die", "forest"), "die", "DS-6"),
    ("wrong round", summer(placed=3), put("round", 2), "parks[0]", "DS-5"),
    ("wrong turn", summer(placed=3), put("turn", 5), "parks[0]", "DS-5"),
    (
        "summer of two games is over",
        data(variant="summer-winter", phase="over"),
        nothing,
        "phase",
        "DS-39",
    ),
    # pieces
    ("one too many", summer(), lambda now: now["bag"].append("trex"), ALL, "DS-2"),
    ("one too few", summer(), lambda now: now["bag"].pop(), ALL, "DS-2"),
    ("another species", summer(), put("bag", 0, "parasaurolophus"), ALL, "DS-2"),
    ("a small bowl", summer(), lambda now: move_piece(now, "bowls", 1), "bowls[1]", "DS-5"),
    ("picks before the reveal", summer(), put("picks", 0, "trex"), "picks[0]", "DS-8"),
    ("no pick after it", summer(phase="place"), put("picks", 1, None), "picks[1]", "DS-8"),
    ("a strange pick", summer(phase="place"), put("picks", 1, "dragon"), "picks[1]", None),
    (
        "thrown away by three",
        summer(),
        lambda now: now["discarded"].append(now["bag"].pop()),
        "discarded",
        "DS-9",
    ),
    (
        "too little thrown away",
        data("summer", 2, placed=4),
        lambda now: now["bag"].append(now["discarded"].pop()),
        "discarded",
        "DS-9",
    ),
    # choices
    ("an absent species", summer(bowls={0: "AAABBB"}), put("chosen", 0, "pick trex"), "chosen[0]", "DS-7"),
    ("placed too soon", summer(), put("chosen", 0, "place river"), "chosen[0]", "DS-8"),
    ("thrown too soon", summer(), put("chosen", 0, "discard trex"), "chosen[0]", "DS-9"),
    ("left too soon", winter(), put("chosen", 0, "stay"), "chosen[0]", "DS-35"),
    ("against the die", summer(phase="place"), put("chosen", 1, "place love"), "chosen[1]", "DS-12"),
    (
        "against the pen",
        summer(phase="place", parks={1: {"king": "A"}}),
        put("chosen", 1, "place king"),
        "chosen[1]",
        "DS-22",
    ),
    (
        "all are in",
        summer(bowls={0: "AAABBB", 1: "AAABBB", 2: "CCCDDD"}),
        put("chosen", ["pick diplodocus", "pick triceratops", "pick stegosaurus"]),
        "chosen",
        "DS-8",
    ),
    (
        "not in quarantine",
        winter(phase="quarantine", parks={0: {"quarantine": "A"}}),
        put("chosen", 1, "stay"),
        "chosen[1]",
        None,
    ),
    ("chosen when over", winter(phase="over"), put("chosen", 1, "stay"), "chosen[1]", None),
    ("quarantine is empty", winter(phase="over"), put("phase", "quarantine"), "phase", "DS-35"),
    # the first of two games
    ("no first game", winter(), put("earlier", EARLIER), "earlier", "DS-39"),
]


@pytest.mark.parametrize(
    ("now", "change", "place", "clause"), [case[1:] for case in IMPOSSIBLE], ids=[case[0] for case in IMPOSSIBLE]
)
def test_impossible_positions(now: Position, change: Change, place: str, clause: str | None) -> None:
    refused(now, change, place, clause)


@pytest.mark.parametrize(
    ("earlier", "place"),
    [
        ([], "earlier"),
        (7, "earlier"),
        ({"points": [1, 2, 3]}, "earlier.trexes"),
        ({"trexes": [1, 2, 3]}, "earlier.points"),
        ({"points": [1, 2], "trexes": [1, 2, 3]}, "earlier.points"),
        ({"points": [1, 2, 3], "trexes": 6}, "earlier.trexes"),
        ({"points": [1, 2, -3], "trexes": [1, 2, 3]}, "earlier.points[2]"),
        ({"points": [1, 2, "3"], "trexes": [1, 2, 3]}, "earlier.points[2]"),
        ({"points": [1, 2, 3], "trexes": [1, 2, 99]}, "earlier.trexes[2]"),
        ({"points": [1, 2, 3], "trexes": [1, 2, 3], "wins": []}, "earlier.wins"),
    ],
)
def test_the_first_game_of_two(earlier: Any, place: str) -> None:
    now = data("winter", 3, variant="summer-winter", earlier=EARLIER)
    twistosaur.position(now, seed=1)
    refused(now, put("earlier", earlier), place, None)


@pytest.mark.parametrize("wrong", [None, 7, "draftosaurus", [], [1]])
def test_a_position_is_an_object(wrong: Any) -> None:
    with pytest.raises(PositionError) as caught:
        twistosaur.position(wrong)
    check_sentence(caught.value, "position", None)
    with pytest.raises(PositionError):
        RULES.score_position(RULES, wrong)


@pytest.mark.parametrize("game", ["", "monopoly", None, [], 3])
def test_a_position_of_no_game(game: Any) -> None:
    with pytest.raises(TwistosaurError, match="no game"):
        twistosaur.position({**data(), "game": game})
