"""Play on from here: a table that begins at a moment of a game that is over, with chance of its own."""

from __future__ import annotations

import json
from typing import Any

import pytest
from httpx import codes

import twistosaur
from tests.server.analysing import finished
from tests.server.scene import TABLE
from tests.server.theatre import Theatre, played
from twistosaur.engine import FairChance, Game, position, positions
from twistosaur.engine.records import verify
from twistosaur.games import PACKAGES, load
from twistosaur.kernel import derive
from twistosaur.server.workers import tasks

SEATS = [{"kind": "open"}, {"kind": "bot", "level": "novice"}]


def random_game(game: str, seats: int, seed: int = 3) -> Game:
    table = twistosaur.new(game, seats=seats, seed=seed)
    while not table.over:
        seat = table.acting[-1]  # choices come in another order than in the record
        moves = table.legal(seat)
        table.play(seat, moves[derive(seed, table.move_count) % len(moves)])
    return table


def retracted(game: Game) -> Game:
    for seat, chosen in (game.choices() or {}).items():
        if chosen is not None:
            game.retract(seat)
    return game


@pytest.mark.parametrize("game", PACKAGES)
def test_every_moment_of_a_game_can_be_played_on_from(game: str) -> None:
    for seats in load(game).seats:
        record = random_game(game, seats).record()
        for number, now in enumerate(positions(record)):
            if number % 7 and number + 3 < len(record["moves"]):
                continue
            start = tasks.position_after(record, number)
            assert start is not None
            if now.over:
                assert number == len(record["moves"])
                continue
            again, then = position(start, seed=FairChance(bytes(32), (None,) * seats)), retracted(now.copy())
            assert again.acting == then.acting
            for audience in (None, *range(seats)):
                assert again.view(audience) == then.view(audience)
        assert tasks.position_after(record, len(record["moves"]) + 1) is None


async def create(theatre: Theatre, moment: dict[str, Any], **more: Any) -> Any:
    body = {"game": "twisty", "seats": SEATS, "go_on": moment, **more}
    return (await theatre.http.post("/api/tables", json=body)).json()


async def test_a_table_goes_on_with_chance_of_its_own(theatre: Theatre) -> None:
    await finished(theatre)
    record = (await theatre.http.get(f"/api/tables/{TABLE}/record")).json()
    for moment in ({"table": TABLE}, {"record": record}):
        made = await create(theatre, {**moment, "moves": 20})
        assert made["table"]["set_up"] is True
        assert made["table"]["commitment"] != record["chance"]["commitment"]
        live = await theatre.tables.find(made["table"]["id"])
        assert live.table.setup.position == tasks.position_after(record, 20)
        assert [(one["kind"], one["level"]) for one in made["players"]] == [("open", None), ("bot", "novice")]


async def test_an_archived_game_is_played_on_from_too(theatre: Theatre) -> None:
    await finished(theatre)
    theatre.time += 8 * 86_400
    await theatre.tables.tidy()
    assert (await create(theatre, {"table": TABLE, "moves": 20}))["table"]["status"] == "open"


async def test_what_is_played_on_begins_there_and_verifies(theatre: Theatre) -> None:
    await finished(theatre)
    record = (await theatre.http.get(f"/api/tables/{TABLE}/record")).json()
    made = await create(theatre, {"table": TABLE, "moves": len(record["moves"]) - 6})
    path = f"/api/tables/{made['table']['id']}"
    sit = {"name": "Ada", "contribution": "07" * 16, "seat": 0}
    host = {"authorization": f"Bearer {made['host_token']}"}
    assert (await theatre.http.post(f"{path}/seats", json=sit, headers=host)).status_code == codes.CREATED
    assert (await theatre.http.post(f"{path}/start", json={}, headers=host)).status_code == codes.OK
    live = await theatre.tables.find(made["table"]["id"])
    game = live.table.game
    assert game is not None
    then = next(positions(record))
    for seat, move in record["moves"][: len(record["moves"]) - 6]:
        then.play(seat, move)
    assert {**game.view(None), "seat": 0} == {**then.view(None), "seat": 0}
    own = game.record()
    assert own["position"] == live.table.setup.position
    assert verify(own)["words"] == game.words


async def test_a_game_that_is_not_over_is_not_gone_on_from(theatre: Theatre) -> None:
    await theatre.raise_curtain(*played("draftosaurus", 2, {}, 5, 9))
    problem = (await create(theatre, {"table": TABLE, "moves": 2}, game="draftosaurus"))["error"]
    assert problem["code"] == "not-over"


async def test_what_cannot_be_gone_on_from_is_refused_with_a_sentence(theatre: Theatre) -> None:
    await finished(theatre)
    record = (await theatre.http.get(f"/api/tables/{TABLE}/record")).json()
    many = len(record["moves"])
    for moment, more, code, words in (
        ({"table": TABLE, "moves": many}, {}, "rules", "over"),
        ({"table": TABLE, "moves": many + 1}, {}, "bad-request", f"has {many} moves"),
        ({"moves": 3}, {}, "bad-request", "a table or a record"),
        ({"table": TABLE, "record": record, "moves": 3}, {}, "bad-request", "a table or a record"),
        ({"table": TABLE, "moves": 3}, {"position": {"game": "twisty"}}, "bad-request", "no position beside it"),
        ({"table": TABLE, "moves": 3}, {"listed": True}, "bad-request", "listed"),
        ({"table": TABLE, "moves": 3}, {"game": "draftosaurus"}, "position", "twisty"),
        ({"table": TABLE, "moves": 3}, {"seats": SEATS * 2}, "rules", "seats"),
        ({"table": "aaaaaaaaaaaa", "moves": 3}, {}, "not-found", "no such table"),
        ({"record": {**record, "rules": 99}, "moves": 3}, {}, "rules", "rules 99"),
        ({"record": {"moves": 7}, "moves": 3}, {}, "rules", "lacks"),
        ({"record": {**record, "moves": [[0, "pass"]] * 50}, "moves": 30}, {}, "rules", "cannot be played"),
    ):
        problem = (await create(theatre, moment, **more))["error"]
        assert problem["code"] == code, (moment, problem)
        assert words in problem["message"], json.dumps(problem)
