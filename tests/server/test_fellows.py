"""Several server processes on one database: players of one table at different ones, and all of them hear the same."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.analysing import ask, finished, look, pretend
from tests.server.pairing import SECONDS, both, decide, end_abruptly, fellows, until
from tests.server.pretender import ENDLESS
from tests.server.scene import TABLE
from tests.server.theatre import Theatre, Wire, played, token
from twistosaur.protocol import messages as m


def game_of(wire: Wire) -> list[Any]:
    """What a socket has heard of the game."""
    heard = [json.loads(json.loads(text).get("text") or "{}") for text in wire.heard]
    told = [message for message in heard if message.get("type") in ("event", "snapshot")]
    return [{key: message.get(key) for key in ("version", "view", "log", "decision", "end")} for message in told]


# ------------------------------------------------------------------------------------------------ the game


async def test_players_of_one_table_at_two_processes(pair: tuple[Theatre, Theatre]) -> None:
    here, there = await both(*pair, *played("draftosaurus", 3, {}, 5, 6))
    seats = here.table.acting
    wires = [await Wire(pair[k % 2]).connect(token(seat)) for k, seat in enumerate(seats)]
    eve, eva = await Wire(pair[0]).connect(None), await Wire(pair[1]).connect(None)
    for k, seat in enumerate(seats):
        await wires[k].say(decide((here, there)[k % 2], seat))
        await until(lambda: here.table.seq == there.table.seq)
    for wire in (*wires, eve, eva):
        await wire.settle()
    assert here.table.game is not None
    assert there.table.game is not None
    assert here.table.game.state_bytes() == there.table.game.state_bytes()
    assert game_of(eve)[1:] == game_of(eva)[1:], "spectators of both hear the same, event by event"
    assert [event["version"] for event in game_of(eva)] == sorted(event["version"] for event in game_of(eva))
    for wire in (*wires, eve, eva):
        await wire.hang_up()


async def test_all_decide_at_the_same_moment_and_all_are_heard(pair: tuple[Theatre, Theatre]) -> None:
    here, there = await both(*pair, *played("draftosaurus", 4, {}, 5, 8))
    lives, watching = (here, there), [await Wire(theatre).connect(None) for theatre in pair]
    for _ in range(6):
        acting, number = here.table.acting, here.table.decision
        moves = [(lives[k % 2], seat, decide(here, seat).move) for k, seat in enumerate(acting)]
        answers = await asyncio.gather(*(live.decide(seat, number, move) for live, seat, move in moves))
        assert not any(answers)
        await until(lambda: here.table.seq == there.table.seq)
        assert here.table.decision > number
    for wire in watching:
        await wire.hang_up()
    assert here.table.game is not None
    assert there.table.game is not None
    assert here.table.game.state_bytes() == there.table.game.state_bytes()


async def test_the_same_decision_by_way_of_two_processes_happens_once(pair: tuple[Theatre, Theatre]) -> None:
    here, there = await both(*pair, *played("draftosaurus", 3, {}, 5, 6))
    seat, lines = here.table.acting[0], here.table.seq
    asked = decide(here, seat)
    answers = await asyncio.gather(*(live.decide(seat, asked.decision, asked.move) for live in (here, there)))
    assert sorted(answers) == [False, True], "one of them is a repeat"
    await until(lambda: here.table.seq == there.table.seq == lines + 1)


async def test_what_one_process_has_done_another_knows_at_once(pair: tuple[Theatre, Theatre]) -> None:
    """Whoever was answered by one may ask the next question to another."""
    one, other = pair
    made = (await one.http.post("/api/tables", json={"game": "twisty", "seats": [{}, {}]})).json()
    table, host = made["table"]["id"], {"authorization": f"Bearer {made['host_token']}"}
    for k, theatre in enumerate((other, one)):
        body = {"name": f"P{k}", "contribution": "00" * 16}
        sat = await theatre.http.post(f"/api/tables/{table}/seats", json=body, headers=host if k == 0 else {})
        assert sat.status_code == 201, sat.text
        for place in (one, other):
            shown = (await place.http.get(f"/api/tables/{table}")).json()
            assert shown["players"][k]["name"] == f"P{k}"
            assert place.tables.live[table].table.seat_of(sat.json()["token"]) == k
    assert (await one.http.post(f"/api/tables/{table}/start", json={}, headers=host)).status_code == 200
    assert (await other.http.get(f"/api/tables/{table}")).json()["table"]["status"] == "playing"
    assert (await other.http.post(f"/api/tables/{table}/start", json={}, headers=host)).status_code == 409


async def test_nobody_thinks_it_is_alone_when_another_opens(tmp_path: Path, database: str) -> None:
    """The first process has given its sign of life and gives the next one in a minute: it is told at once."""
    async with contextlib.AsyncExitStack() as stack:
        one, other = (Theatre(tmp_path, database, lease_seconds=180.0) for _ in range(2))
        for theatre in (one, other):
            await theatre.open()
            stack.push_async_callback(theatre.close)
        assert not fellows(other).is_alone
        await until(lambda: not fellows(one).is_alone, 5)


async def test_two_sit_down_at_the_last_seats_at_once(pair: tuple[Theatre, Theatre]) -> None:
    one, other = pair
    made = (
        await one.http.post("/api/tables", json={"game": "twisty", "seats": [{}, {}], "start_when_full": True})
    ).json()
    table = made["table"]["id"]
    await other.tables.find(table)
    body = {"name": "Ada", "contribution": "00" * 16}
    answers = await asyncio.gather(
        *(theatre.http.post(f"/api/tables/{table}/seats", json=body) for theatre in (one, other, one))
    )
    assert sorted(answer.status_code for answer in answers) == [201, 201, 409]
    assert [(await theatre.tables.find(table)).table.status for theatre in pair] == ["playing", "playing"]
    assert {a.json()["seat"] for a in answers if a.status_code == 201} == {0, 1}


async def test_old_rules_close_a_table_once_and_politely(pair: tuple[Theatre, Theatre]) -> None:
    """A process of a new version finds a table of the one before, which is still shown by the others."""
    table, log = played("draftosaurus", 3, {}, 5, 6)
    table.setup.rules -= 1
    here = await pair[0].raise_curtain(table, log)
    there = await pair[1].tables.find(TABLE)
    assert (here.table.status, here.table.reason) == (there.table.status, there.table.reason) == ("closed", "rules")
    kinds = [line.kind for line in await pair[0].tables.store.log(TABLE)]
    assert kinds.count("close") == 1
    again = await pair[1].http.post(f"/api/tables/{TABLE}/rematch", headers={"authorization": f"Bearer {token(0)}"})
    assert again.status_code == 201, "and is offered again"


async def test_a_rematch_is_one_table_whoever_asks_first(pair: tuple[Theatre, Theatre]) -> None:
    await finished(pair[0])
    await pair[1].tables.find(TABLE)
    answers = await asyncio.gather(
        *(
            theatre.http.post(f"/api/tables/{TABLE}/rematch", headers={"authorization": f"Bearer {token(k)}"})
            for k, theatre in enumerate(pair)
        )
    )
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["table"]["id"] for answer in answers}) == 1
    assert await pair[0].tables.store.count_active() == 1, "no orphan is left"


async def test_hints_that_are_lost_only_make_it_late(pair: tuple[Theatre, Theatre]) -> None:
    here, there = await both(*pair, *played("draftosaurus", 3, {}, 5, 6))
    eva = await Wire(pair[1]).connect(None)
    fellows(pair[1]).shared.stop_listening()
    fellows(pair[1])._lost.clear()
    seat = here.table.acting[0]
    asked = decide(here, seat)
    await here.decide(seat, asked.decision, asked.move)
    await until(lambda: there.table.seq == here.table.seq, 3 * SECONDS)
    await eva.hang_up()


# ------------------------------------------------------------------------------------------------ beside the game


async def test_who_is_here_is_known_everywhere(pair: tuple[Theatre, Theatre]) -> None:
    scene = played("draftosaurus", 3, {}, 5, 6)
    here, there = await both(*pair, *scene)
    ada, eva = await Wire(pair[0]).connect(token(0)), await Wire(pair[1]).connect(None)
    await until(lambda: there.audiences.here(there.table)[0] and here.audiences.holding(None) == 1)
    assert 0 not in there.clocks.gone_since
    await eva.settle()
    last = [json.loads(json.loads(text)["text"]) for text in eva.heard if "presence" in text][-1]
    assert last == {"type": "presence", "connected": [True, False, False], "spectators": 1}
    await ada.hang_up()
    await until(lambda: not there.audiences.here(there.table)[0])
    await eva.hang_up()
    await until(lambda: here.audiences.holding(None) == 0)


async def test_who_dies_with_a_process_is_gone_everywhere(pair: tuple[Theatre, Theatre]) -> None:
    _, there = await both(*pair, *played("draftosaurus", 3, {}, 5, 6))
    ada = await Wire(pair[0]).connect(token(0))
    await until(lambda: there.audiences.here(there.table)[0])
    end_abruptly(pair[0])
    await until(lambda: not there.audiences.here(there.table)[0], 4 * SECONDS)
    with contextlib.suppress(Exception):
        await ada.hang_up()


async def test_a_greeting_reaches_those_at_the_other_process(pair: tuple[Theatre, Theatre]) -> None:
    await both(*pair, *played("draftosaurus", 3, {}, 5, 6))
    ada, ben = await Wire(pair[0]).connect(token(0)), await Wire(pair[1]).connect(token(1))
    await ada.say(m.SendEmote(n=1, emote=m.EMOTES[0]))
    await until(lambda: any("emote" in text for text in ben.heard))
    await ada.hang_up()
    await ben.hang_up()


async def test_a_seat_that_went_to_another_device_is_lost_everywhere(pair: tuple[Theatre, Theatre]) -> None:
    here, there = await both(*pair, *played("draftosaurus", 3, {}, 5, 6))
    ada = await Wire(pair[1]).connect(token(0))
    answer = await pair[0].http.post(
        f"/api/tables/{TABLE}/seats/0/token", headers={"authorization": f"Bearer {token(0)}"}
    )
    new = answer.json()["token"]
    await until(lambda: there.table.seq == here.table.seq)
    await ada.settle()
    assert any("moved" in text for text in ada.heard)
    assert there.table.seat_of(token(0)) is None
    assert there.table.seat_of(new) == 0
    assert await Wire(pair[1]).turned_away(token(0)) == 4003
    await ada.hang_up()


async def test_two_who_look_for_a_match_find_each_other(pair: tuple[Theatre, Theatre]) -> None:
    wish = {"game": "twisty", "seats": 2}
    answers = await asyncio.gather(*(theatre.http.post("/api/match", json=wish) for theatre in pair))
    found = [answer.json() for answer in answers]
    assert found[0]["table"]["id"] == found[1]["table"]["id"]
    third = (await pair[0].http.post("/api/match", json=wish)).json()
    assert third["table"]["id"] != found[0]["table"]["id"], "both seats are promised"
    for theatre, one in zip(reversed(pair), found, strict=True):
        body = {"name": "Ada", "contribution": "00" * 16}
        ticket = {"authorization": f"Bearer {one['ticket']}"}
        sat = await theatre.http.post(f"/api/tables/{one['table']['id']}/seats", json=body, headers=ticket)
        assert sat.status_code == 201, sat.text


# ------------------------------------------------------------------------------------------------ analyses


async def test_an_analysis_is_made_once_and_seen_everywhere(
    pair: tuple[Theatre, Theatre], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    await finished(one)
    for theatre in pair:
        pretend(theatre, monkeypatch, tmp_path)
    eva = await Wire(other).connect(None)
    asked = await ask(one, ENDLESS)
    name = asked["job"]["id"]
    await until(lambda: other.analyses.under_way(name) is not None)
    again = await ask(other, ENDLESS)
    assert again["job"]["id"] == name
    assert name not in other.analyses.jobs, "it is not made twice"
    seen = await look(other, name, lambda job: job["status"] in ("waiting", "running"))
    assert seen["analysis"] is None
    await until(lambda: any(name in text for text in eva.heard))
    assert any(one.analyses.jobs[name].waiting), "its maker knows that somebody waits"
    other.analyses.cancel(name)
    await until(lambda: one.analyses.jobs[name].status == "cancelled")
    await eva.hang_up()
