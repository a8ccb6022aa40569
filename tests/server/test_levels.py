"""The levels of bots that a game offers, at the door: others are refused, and what a table has from before plays on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.bots.small_nets import offering_master, packaged_with
from tests.server.scene import TABLE, opening, seated_table
from tests.server.theatre import HOST, Theatre, token
from twistosaur.bots.names import LEVELS
from twistosaur.engine import new
from twistosaur.games import PACKAGES, load
from twistosaur.server.settings import Settings
from twistosaur.server.workers import tasks

FIVE = list(LEVELS[:-1])
MASTER = {"kind": "bot", "level": "master"}


@pytest.fixture
def no_nets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packaged_with(monkeypatch, tmp_path)


@pytest.fixture
def a_master(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one game of three."""
    offering_master(monkeypatch, tmp_path, load("draftosaurus"))


async def ask(theatre: Theatre, path: str, body: dict[str, Any], bearer: str | None = None) -> Any:
    headers = {} if bearer is None else {"authorization": f"Bearer {bearer}"}
    answer = await theatre.http.post(f"/api/{path}", json=body, headers=headers)
    return answer.status_code, answer.json()


async def refused(theatre: Theatre, path: str, body: dict[str, Any], bearer: str | None = None) -> bool:
    status, told = await ask(theatre, path, body, bearer)
    if status < 300:
        return False
    assert (status, told["error"]["code"]) == (422, "level"), told
    assert "no bots of the level master" in told["error"]["message"]
    assert "hard or expert" in told["error"]["message"]
    return True


async def info(theatre: Theatre) -> Any:
    told = (await theatre.http.get("/api/info")).json()
    assert told["levels"] == list(LEVELS)
    return {game["id"]: game["levels"] for game in told["games"]}


@pytest.mark.usefixtures("no_nets")
async def test_without_nets_nobody_is_offered_a_sixth(theatre: Theatre) -> None:
    assert await info(theatre) == dict.fromkeys(PACKAGES, FIVE)
    for game in PACKAGES:
        start = new(game, seats=2, seed=1)
        position = start.position()
        assert await refused(theatre, "tables", {"game": game, "seats": [{"kind": "open"}, MASTER]})
        assert await refused(theatre, "tables", {"game": game, "seats": [{}, {}], "takeover": "master"})
        assert await refused(theatre, "tables", {"game": game, "seats": [{}, MASTER], "position": position})
        hint = {"position": position, "seat": start.acting[0], "level": "master"}
        assert await refused(theatre, "hint", hint)
        made = (await ask(theatre, "tables", {"game": game, "seats": [{}, {}]}))[1]
        table, host = f"tables/{made['table']['id']}", made["host_token"]
        assert await refused(theatre, f"{table}/fill", {"level": "master", "seats": [1]}, host)
        assert await refused(theatre, f"{table}/start", {"fill": "master"}, host)
        assert not await refused(theatre, f"{table}/start", {"fill": "expert"}, host)


@pytest.mark.usefixtures("a_master")
async def test_where_it_was_measured_it_sits_down(theatre: Theatre) -> None:
    assert await info(theatre) == dict.fromkeys(PACKAGES, FIVE) | {"draftosaurus": list(LEVELS)}
    for game in PACKAGES:
        wanted = {"game": game, "seats": [{"kind": "open"}, MASTER], "takeover": "master"}
        assert await refused(theatre, "tables", wanted) == (game != "draftosaurus")
    made = (await ask(theatre, "tables", {"game": "draftosaurus", "seats": [{}, {}, {}]}))[1]
    table, host = f"tables/{made['table']['id']}", made["host_token"]
    assert not await refused(theatre, f"{table}/fill", {"level": "master", "seats": [1]}, host)
    told = (await ask(theatre, f"{table}/start", {"fill": "master"}, host))[1]
    assert [player["level"] for player in told["players"]] == ["master"] * 3


@pytest.mark.usefixtures("no_nets")
async def test_a_table_that_has_one_from_before_plays_on(theatre: Theatre) -> None:
    """And those who sit there may play once more: the level has gone, their company has not."""
    base = seated_table("twisty", 2, {})
    base.setup.seats[1].kind, base.setup.seats[1].level = "bot", "master"
    base.setup.takeover = "master"
    live = await theatre.raise_curtain(base, opening(1))
    assert [seat.bot for seat in live.table.seats] == [None, "master"]
    assert await ask(theatre, f"tables/{TABLE}/seats/0/hint", {"level": "master"}, token(0)) == (
        422,
        {"error": {"code": "level", "message": LEFT, "clause": None}},
    )
    assert (await ask(theatre, f"tables/{TABLE}/close", {}, HOST))[0] == 200
    status, made = await ask(theatre, f"tables/{TABLE}/rematch", {}, token(0))
    assert status == 201, made
    assert sorted(player["level"] or "" for player in made["players"]) == ["", "master"]


LEFT = "twisty has no bots of the level master; there are novice, easy, medium, hard or expert"


@pytest.mark.usefixtures("a_master")
def test_a_worker_warms_what_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in ("draftosaurus", "twisty"):
        warmed: list[str] = []
        monkeypatch.setattr(tasks, "think", lambda *asked, warmed=warmed: warmed.append(asked[3]))
        monkeypatch.setattr(tasks, "blunders", lambda *_: None)
        tasks.load_bots(game)
        assert warmed == (list(LEVELS) if game == "draftosaurus" else FIVE)


def test_times_for_five_levels_are_times_for_six() -> None:
    """A setting from before there was a sixth starts a server as ever; the sixth takes no longer than the fifth may."""
    five = {"novice": 0.1, "easy": 0.1, "medium": 0.1, "hard": 0.2, "expert": 0.4}
    assert Settings(think=five).think == five | {"master": 0.4}
    assert tuple(Settings(think=five).think) == LEVELS
    assert Settings(think=five | {"master": 2.0}).think["master"] == 2.0
    assert Settings().think["master"] == Settings().think["expert"] == 1.0
