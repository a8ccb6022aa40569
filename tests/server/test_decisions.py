"""Decisions seen again after the end: what each player saw, what each was asked, and nothing before the end."""

from __future__ import annotations

import json
from typing import Any

import pytest
from httpx import codes

import twistosaur
from tests.server.analysing import finished
from tests.server.scene import TABLE
from tests.server.theatre import Theatre, played
from twistosaur.analysis.seen import asked, changes, decisions, seen
from twistosaur.engine import RecordError
from twistosaur.games import PACKAGES
from twistosaur.kernel import derive

PATH = f"/api/tables/{TABLE}/decisions"


def random_record(game: str, seats: int, seed: int = 4) -> dict[str, Any]:
    table = twistosaur.new(game, seats=seats, seed=seed)
    while not table.over:
        seat = table.acting[-1]
        moves = table.legal(seat)
        table.play(seat, moves[derive(seed, table.move_count) % len(moves)])
    return table.record()


@pytest.mark.parametrize("game", PACKAGES)
def test_every_decision_is_seen_by_whoever_made_it(game: str) -> None:
    record = random_record(game, 3)
    found = seen(record)
    assert [one.index for one in found] == list(range(len(record["moves"])))
    assert [one.seat for one in found] == [seat for seat, _ in record["moves"]]
    for one, (place, seat, table) in zip(found, decisions(record), strict=True):
        assert (one.index, one.moves, one.seat) == (place, table.move_count, seat)
        assert one.view == table.view(seat)
        assert record["moves"][place][1] in table.legal(seat)


@pytest.mark.parametrize("game", PACKAGES)
def test_a_decision_is_asked_for_again_as_at_the_table(game: str) -> None:
    record = random_record(game, 2)
    for index in (0, len(record["moves"]) // 2, len(record["moves"]) - 1):
        one = asked(record, index)
        seat, move = record["moves"][index]
        assert one.seat == seat
        assert one.actions[move] is None
        assert one.view["seat"] == seat
    with pytest.raises(RecordError, match="there is no decision"):
        asked(record, len(record["moves"]))


async def test_a_table_shows_its_decisions_after_the_end(theatre: Theatre) -> None:
    await theatre.raise_curtain(*played("draftosaurus", 2, {}, 5, 9))
    for path in (PATH, f"{PATH}/0"):
        assert (await theatre.http.get(path)).json()["error"]["code"] == "not-over"
    await finished(theatre)
    record = (await theatre.http.get(f"/api/tables/{TABLE}/record")).json()
    rows = (await theatre.http.get(PATH)).json()["decisions"]
    expected = seen(record)
    assert [row["view"] for row in rows] == json.loads(json.dumps(list(changes([one.view for one in expected]))))
    assert [(row["index"], row["moves"], row["seat"]) for row in rows] == [
        (one.index, one.moves, one.seat) for one in expected
    ]
    again = (await theatre.http.get(f"{PATH}/7")).json()
    assert again["seat"] == record["moves"][7][0]
    assert again["actions"][record["moves"][7][1]] is None
    assert (await theatre.http.get(f"{PATH}/4999")).json()["error"]["code"] == "rules"


async def test_a_record_shows_the_same(theatre: Theatre) -> None:
    record = random_record("dino-twist", 3)
    body = {"record": record, "hindsight": True}
    rows = (await theatre.http.post("/api/decisions", json=body)).json()["decisions"]
    views: list[dict[str, Any]] = []
    for row in rows:
        views.append({**(views[-1] if views else {}), **row["view"]})
    assert all(None not in view["hands"] for view in views)
    again = (await theatre.http.post("/api/decisions/3", json={"record": record})).json()
    assert again["actions"][record["moves"][3][1]] is None
    broken: list[dict[str, Any]] = [{"moves": 7}, {**record, "moves": [[0, "fly"]]}, {}]
    for bad in ({"record": one} for one in broken):
        answer = await theatre.http.post("/api/decisions", json=bad)
        assert answer.status_code == codes.UNPROCESSABLE_ENTITY, answer.text
