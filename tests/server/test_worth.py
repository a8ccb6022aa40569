"""What points come from, and what moves would make of them: certain, or not told."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dino_twist import tables as islands
from tests.games.draftosaurus.build import at
from tests.server.people import seated
from twistosaur import Game
from twistosaur.protocol.client import Client
from twistosaur.server.tables.projection import hidden_record
from twistosaur.server.workers.worth import worth


def asked(game: Game, seat: int, *moves: str) -> Any:
    return worth(game.game, hidden_record(game, seat), seat, moves)


def placing() -> Game:
    """Three parks of four; seat 0, who rolled, has a Diplodocus in hand."""
    parks = {0: {"sameness": "AA", "trio": "BC"}, 1: {"river": "AADD"}, 2: {"river": "BBCC"}}
    return at("summer", 3, parks=parks, phase="place", roller=0, picks={0: "A", 1: "E", 2: "E"})


@pytest.mark.plain
def test_points_now_are_those_of_every_seat() -> None:
    game = placing()
    now, after = asked(game, 0)
    assert now == [game.breakdown(seat) for seat in range(3)]
    assert after is None


@pytest.mark.plain
def test_what_a_placement_is_worth() -> None:
    """Picks are revealed, so it does not matter where the others put theirs: even the king is certain."""
    game = placing()
    _, after = asked(game, 0, "place sameness")
    assert (after["sameness"], after["trio"]) == (8, 0)
    assert asked(game, 0, "place trio")[1]["trio"] == 7
    assert asked(game, 0, "place king")[1]["king"] == 7
    assert None not in after.values()


@pytest.mark.plain
def test_what_others_choose_in_secret_is_not_certain() -> None:
    """Before the reveal the own pens can be told; who will be king cannot, if a rival may get one more."""
    mine, rival = {"sameness": "AA", "river": "B"}, {"river": "AAA"}
    game = at("summer", 2, parks={0: mine, 1: rival}, bowls={0: "ABCDDE", 1: "ABBCDE"}, phase="pick")
    own = asked(game, 0, "pick diplodocus", "place trio")[1]
    assert own["sameness"] == 4
    assert asked(game, 0, "pick diplodocus", "place king")[1]["king"] is None


@pytest.mark.plain
def test_an_illegal_move_has_no_after() -> None:
    game = placing()
    assert asked(game, 0, "place nowhere")[1] is None
    assert asked(game, 0, "pick trex")[1] is None


@pytest.mark.plain
def test_an_attack_among_others_is_not_certain_but_a_home_is() -> None:
    lie = {"jungle": "C9", "desert": "C5", "mountain": "V4", "cliff": "V6"}
    game = islands.lay("C7 C3 H3 V5 A2 A6 H9", "V9 H7 V4 C6 A3 A9 H2", twist=lie, event="quake")
    islands.play(game, "attack C7", "attack V9")
    assert asked(game, 0, "settle jungle")[1]["jungle"] == 5


async def test_only_the_own_seat_is_answered(client: Client) -> None:
    table, _, (ada, _) = await seated(client, "draftosaurus", 2)
    told = await client.call("POST", f"/api/tables/{table}/seats/0/worth", {"moves": []}, ada.token)
    assert told["after"] is None
    assert len(told["points"]) == 2
