"""The challenge of the day: one deal for everybody, bots that always do the same, and how others have fared."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

import pytest
from httpx import codes

from tests.server.theatre import Theatre
from twistosaur.games import PACKAGES, load
from twistosaur.server.store import schema
from twistosaur.server.tables import daily, ending
from twistosaur.server.workers import challenge


async def begun(theatre: Theatre, game: str, contribution: str, **asked: Any) -> Any:
    """A table of today with somebody at it; the game as it lies then."""
    made = (await theatre.http.post(f"/api/daily/{game}", params=asked)).json()
    path = f"/api/tables/{made['table']['id']}"
    host = {"authorization": f"Bearer {made['host_token']}"}
    sit = {"name": "Ada", "contribution": contribution * 16, "seat": 0}
    assert (await theatre.http.post(f"{path}/seats", json=sit, headers=host)).status_code == codes.CREATED
    assert (await theatre.http.post(f"{path}/start", json={}, headers=host)).status_code == codes.OK
    return await theatre.tables.find(made["table"]["id"])


@pytest.mark.parametrize("game", PACKAGES)
async def test_everybody_has_the_same_deal(theatre: Theatre, game: str) -> None:
    one, two = await begun(theatre, game, "01"), await begun(theatre, game, "ff")
    assert one.table.game.state_bytes() == two.table.game.state_bytes()
    other = await theatre.tables.create(daily.setup_of(game, "2001-01-01"))
    assert other[0].table.secret != one.table.secret


async def test_the_deal_is_the_hash_that_is_told(theatre: Theatre) -> None:
    told = (await theatre.http.get("/api/daily/draftosaurus")).json()
    day = daily.today(theatre.tables.time.now())
    assert told["text"] == f"twistosaur daily draftosaurus {load('draftosaurus').version} {day}"
    assert told["secret"] == hashlib.sha256(told["text"].encode()).hexdigest()
    live = await begun(theatre, "draftosaurus", "07")
    assert live.table.secret.hex() == told["secret"]
    record = live.table.game.record()
    assert record["chance"]["contributions"] == [None] * told["seats"]


async def test_other_days_are_not_dealt(theatre: Theatre) -> None:
    now = theatre.tables.time.now()
    assert (
        await theatre.http.get("/api/daily/twisty", params={"day": daily.today(now - 86_400)})
    ).status_code == codes.OK
    for day in (daily.today(now + 86_400), daily.today(now - 2 * 86_400)):
        for ask in (theatre.http.get, theatre.http.post):
            assert (await ask("/api/daily/twisty", params={"day": day})).json()["error"]["code"] == "not-found"
    assert (await theatre.http.get("/api/daily/chess")).json()["error"]["code"] == "not-found"


async def test_people_are_counted_when_they_have_ended_it(theatre: Theatre) -> None:
    live = await begun(theatre, "twisty", "00")
    assert (await theatre.http.get("/api/daily/twisty")).json()["people"] == []
    result = '{"scores":[5,3,2,1],"ranks":[1,2,3,4]}'
    done = schema.touch(live.table.id, theatre.tables.time.now(), status="over", result=result)
    await theatre.tables.store.append(None, done)
    assert (await theatre.http.get("/api/daily/twisty")).json()["people"] == [{"points": 5, "place": 1}]


async def test_what_is_compared_is_played_without_help_and_practice_is_not_compared(theatre: Theatre) -> None:
    counts, practice = await begun(theatre, "twisty", "00"), await begun(theatre, "twisty", "01", practice=True)
    assert counts.table.game.state_bytes() == practice.table.game.state_bytes()
    assert (counts.table.allows_hints, counts.table.allows_undo) == (False, False)
    assert (practice.table.allows_hints, practice.table.allows_undo) == (True, True)
    result = '{"scores":[5,3,2,1],"ranks":[1,2,3,4]}'
    done = schema.touch(practice.table.id, theatre.tables.time.now(), status="over", result=result)
    await theatre.tables.store.append(None, done)
    assert (await theatre.http.get("/api/daily/twisty")).json()["people"] == []
    again = ending.rematch_setup(counts.table, None)
    assert (again.daily, again.strict) == (None, False)


async def test_bots_play_it_when_somebody_asks(theatre: Theatre, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(_priority: int, function: Any, *args: Any) -> Any:
        assert function is challenge.results
        return [(len(args[4]), 2)]

    monkeypatch.setattr(theatre.tables.workers, "run", run)
    assert (await theatre.http.get("/api/daily/twisty")).json()["bots"] is None
    async with asyncio.timeout(5):
        while (told := (await theatre.http.get("/api/daily/twisty")).json())["bots"] is None:
            await asyncio.sleep(0.01)
    assert told["bots"]["easy"] == [{"points": 4, "place": 2}]
    assert list(told["bots"]) == list(challenge.LEVELS)


def test_bots_do_the_same_for_everybody() -> None:
    secret = daily.secret_of("twisty", 3, "2026-11-16")
    assert daily.key_of(secret, 1, 8) == daily.key_of(secret, 1, 8)
    assert len({daily.key_of(secret, seat, decision) for seat in range(4) for decision in range(50)}) == 200


def test_a_bot_in_somebodys_place_plays_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(challenge, "GAMES", 2)
    secret = daily.secret_of("draftosaurus", 1, "2026-11-16")
    first = challenge.results("draftosaurus", secret, 2, 0, "easy", "novice")
    assert first == challenge.results("draftosaurus", secret, 2, 0, "easy", "novice")
    assert all(place in (1, 2) for _, place in first)
