"""Every example that the booklets of Dino Twist print, by its name, from the positions that the rules page draws."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support import example, points_of
from twistosaur.testing.examples import Frame

pytestmark = pytest.mark.plain
GAME = "dino-twist"


def attack(frame: Frame) -> tuple[list[int], int]:
    """What the attack counts that the seat has chosen: its parts and their sum."""
    view: Any = frame.game.view(frame.seat)
    found = view["attacks"][view["chosen"][frame.seat]]
    return found["parts"], found["total"]


@pytest.mark.clause("DT-9")
def test_a_duo_of_4_and_8() -> None:
    (duo,) = example(GAME, "a-duo-of-4-and-8").frames
    assert attack(duo) == ([8, 4], 12)


@pytest.mark.clause("DT-14", "DT-33")
def test_a_duel() -> None:
    ada, ben, after = example(GAME, "a-duel").frames
    assert attack(ada)[1] == attack(ben)[1] == 6
    view = after.game.view(None)
    assert [yard["cancelled"] for yard in view["graveyards"]] == [["H2", "H4"], ["H6"]]
    assert points_of(after) == {"graveyard": 4}
    assert after.game.breakdown(1)["graveyard"] == 2


@pytest.mark.clause("DT-16")
def test_a_duo_of_5_and_2() -> None:
    before, after = example(GAME, "a-duo-of-5-and-2").frames
    assert attack(before)[1] == 7
    assert before.game.view(0)["twist"]["mountain"] == "V6"
    view = after.game.view(0)
    assert view["twist"]["mountain"] == "V2"
    assert view["islands"][0]["mountain"] == "V6"
    assert view["discard"] == ["V5"]


@pytest.mark.clause("DT-17")
def test_from_mountain_to_mountain() -> None:
    before, after = example(GAME, "from-mountain-to-mountain").frames
    caught = before.game.view(0)["twist"]["mountain"]
    island = after.game.view(0)["islands"][0]
    assert {land: card for land, card in island.items() if card} == {"mountain": caught}


@pytest.mark.clause("DT-25")
def test_fury_adds_3() -> None:
    before, revealed = example(GAME, "fury-adds-3").frames
    assert attack(before) == ([4, 3, 3], 10)
    view = revealed.game.view(0)
    assert view["totals"] == [10, 9]
    assert view["attacker"] == 1


@pytest.mark.clause("DT-27")
def test_quake_opens_two_homes() -> None:
    caught, settled = example(GAME, "quake-opens-two-homes").frames
    assert caught.game.view(0)["captured"] == {"card": "C5", "territory": "desert"}
    assert caught.game.legal(0) == ["settle jungle", "settle desert"]
    assert settled.game.view(0)["islands"][0]["jungle"] == "C5"


@pytest.mark.clause("DT-28")
def test_twister_swaps() -> None:
    before, after = (frame.game.view(0)["twist"] for frame in example(GAME, "twister-swaps").frames)
    for one, other in (("beach", "sea"), ("hill", "river"), ("mountain", "cliff"), ("jungle", "desert")):
        assert (after[one], after[other]) == (before[other], before[one])


@pytest.mark.clause("DT-30")
def test_help_of_an_aqua() -> None:
    before, after = example(GAME, "help-of-an-aqua").frames
    assert attack(before) == ([3, 5], 8)
    view = after.game.view(0)
    assert view["islands"][0]["jungle"] == before.game.view(0)["twist"]["jungle"] == "C7"
    assert view["twist"]["jungle"] == "C3"
    assert view["discard"] == ["A5"]


@pytest.mark.clause("DT-15")
def test_our_two_attackers_in_turn() -> None:
    first, second = example(GAME, "two-attackers-in-turn").frames
    view = first.game.view(0)
    assert (view["attacker"], view["twist"]["jungle"], view["islands"][0]["jungle"]) == (1, "C5", "C4")
    view = second.game.view(1)
    assert (view["twist"]["jungle"], view["islands"][1]["jungle"]) == ("C9", "C5")
