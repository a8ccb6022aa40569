"""Several server processes on one database: players of one table at different ones, one driver, nobody called gone."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.analysing import ask, finished, look, pretend
from tests.server.pretender import ENDLESS
from tests.server.scene import TABLE, opening, seated_table
from tests.server.theatre import Theatre, Wire, played, token
from twistosaur.protocol import messages as m
from twistosaur.protocol.messages import ClockRule
from twistosaur.server.tables.fellows import Fellows
from twistosaur.server.tables.live import LiveTable

SECONDS = 2.0


@pytest.fixture
async def pair(tmp_path: Path, database: str) -> AsyncIterator[tuple[Theatre, Theatre]]:
    """Two servers on one database, which know of each other."""
    one = await Theatre(tmp_path, database, lease_seconds=SECONDS, bot_delay=(0.0, 0.01)).open()
    other = await Theatre(tmp_path, database, lease_seconds=SECONDS, bot_delay=(0.0, 0.01)).open()
    await until(lambda: bool(fellows(one).others and fellows(other).others))
    yield one, other
    for theatre in (one, other):
        with contextlib.suppress(Exception):
            await theatre.close()


def fellows(theatre: Theatre) -> Fellows:
    assert theatre.tables.fellows is not None
    return theatre.tables.fellows


async def until(condition: Callable[[], Any], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


async def both(one: Theatre, other: Theatre, *scene: Any) -> tuple[LiveTable, LiveTable]:
    """The same table in the memory of both."""
    first = await one.raise_curtain(*scene)
    return first, await other.tables.find(TABLE)


def game_of(wire: Wire) -> list[Any]:
    """What a socket has heard of the game."""
    heard = [json.loads(json.loads(text).get("text") or "{}") for text in wire.heard]
    told = [message for message in heard if message.get("type") in ("event", "snapshot")]
    return [{key: message.get(key) for key in ("version", "view", "log", "decision", "end")} for message in told]


def decide(live: LiveTable, seat: int, n: int = 1) -> m.Decide:
    assert live.table.game is not None
    return m.Decide(n=n, decision=live.table.decision, move=live.table.game.legal(seat)[0])


def end_abruptly(theatre: Theatre) -> None:
    """As kill -9 leaves it: no goodbye, nothing given back; its sockets hear nothing any more."""
    own = fellows(theatre)
    for task in own._tasks:
        task.cancel()
    for gatherer in own._gatherers:
        gatherer.stop()
    own.shared.stop_listening()
    for live in theatre.tables.live.values():
        live.shut()


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


# ------------------------------------------------------------------------------------------------ driving


async def test_one_process_drives_and_another_takes_over(pair: tuple[Theatre, Theatre]) -> None:
    table = seated_table("draftosaurus", 2, {}, ClockRule(mode="player", seconds=300), gone_after=60)
    here, there = await both(*pair, table, opening(2))
    await until(lambda: here.is_driver or there.is_driver)
    await asyncio.sleep(SECONDS)
    driver, follower = (0, 1) if here.is_driver else (1, 0)
    lives = (here, there)
    assert not lives[follower].is_driver, "one alone"
    before = fellows(pair[driver]).fence(TABLE)
    assert before >= 1
    end_abruptly(pair[driver])
    await until(lambda: lives[follower].is_driver, 4 * SECONDS)
    assert fellows(pair[follower]).fence(TABLE) == before + 1


async def test_a_driver_that_slept_writes_nothing_any_more(pair: tuple[Theatre, Theatre]) -> None:
    """It believes that the lease is its own: the number of the lease says otherwise."""
    table = seated_table("draftosaurus", 2, {}, gone_after=60)
    here, there = await both(*pair, table, opening(2))
    await until(lambda: here.is_driver or there.is_driver)
    driver, follower = (0, 1) if here.is_driver else (1, 0)
    lives, own = (here, there), fellows(pair[driver])
    old = own.leases.held[TABLE]
    for task in own._tasks:
        task.cancel()
    own.leases.asking.stop()
    await until(lambda: lives[follower].is_driver, 4 * SECONDS)
    old.until = own.clock() + 100
    asleep = lives[driver]
    assert asleep.is_driver, "so it thinks"
    lines = asleep.table.seq
    async with asleep.lock:
        with pytest.raises(Exception, match="faster"):
            await asleep.take_over(0, "gone")
    assert (asleep.table.seq, asleep.table.seats[0].away) == (lines, None)
    async with lives[follower].lock:
        await lives[follower].take_over(0, "gone")
    fences = [line.fence for line in await pair[follower].tables.store.log(TABLE) if line.fence is not None]
    assert fences == [old.fence + 1]


async def test_clocks_go_on_from_where_they_stood(pair: tuple[Theatre, Theatre]) -> None:
    """A process that opens a table in the middle of a decision shows the clock as the driver does."""
    table = seated_table("draftosaurus", 2, {}, ClockRule(mode="player", seconds=300), gone_after=60)
    here = await pair[0].raise_curtain(table, opening(2))
    await until(lambda: here.is_driver)
    here.clocks.since -= 100
    there = await pair[1].tables.find(TABLE)
    await until(lambda: abs(there.clocks.since - here.clocks.since) < 0.5)


async def test_nobody_at_another_process_is_taken_over_as_gone(pair: tuple[Theatre, Theatre]) -> None:
    table = seated_table("draftosaurus", 2, {}, ClockRule(mode="none", seconds=None), gone_after=3)
    here, there = await both(*pair, table, opening(2))
    people = [await Wire(theatre).connect(token(k)) for k, theatre in enumerate(pair)]
    await asyncio.sleep(4)
    assert [seat.away for seat in here.table.seats] == [None, None]
    await people[0].hang_up()
    await until(lambda: there.table.seats[0].away is not None, 15)
    assert there.table.seats[1].away is None
    await people[1].hang_up()


async def test_a_process_that_goes_in_order_leaves_the_driving_to_others(pair: tuple[Theatre, Theatre]) -> None:
    table = seated_table("draftosaurus", 2, {}, ClockRule(mode="player", seconds=300), gone_after=60)
    here = await pair[0].raise_curtain(table, opening(2))
    await until(lambda: here.is_driver)
    there = await pair[1].tables.find(TABLE)
    ada = await Wire(pair[0]).connect(token(0))
    began = asyncio.get_running_loop().time()
    closing = asyncio.create_task(pair[0].tables.close(0.3))
    await until(lambda: there.is_driver, SECONDS)
    assert asyncio.get_running_loop().time() - began < SECONDS / 2
    await closing
    notice = next(text for text in ada.heard if "shutdown" in text)
    assert '\\"retry\\":0.3' in notice, "others take them at once"


async def test_a_table_is_driven_where_its_people_are(pair: tuple[Theatre, Theatre]) -> None:
    """Not by the process that has only made it."""
    here = await pair[0].raise_curtain(seated_table("draftosaurus", 2, {}, gone_after=60), opening(2))
    await until(lambda: here.is_driver)
    ada = await Wire(pair[1]).connect(token(0))
    there = pair[1].tables.live[TABLE]
    await until(lambda: there.is_driver and not here.is_driver, 5 * SECONDS)
    await ada.hang_up()


async def test_a_process_whose_table_stands_behind_reads_before_it_refuses(pair: tuple[Theatre, Theatre]) -> None:
    """Somebody was acknowledged by one process, and says the same again to another that has not read it yet."""
    here, there = await both(*pair, *played("draftosaurus", 3, {}, 5, 6))
    fellows(pair[1])._reading.stop()
    for seat in here.table.acting:
        await here.decide(seat, here.table.decision, decide(here, seat).move)
    seat = here.table.acting[0]
    asked = decide(here, seat)
    assert there.table.decision < asked.decision
    assert not await there.decide(seat, asked.decision, asked.move)


async def test_a_clock_of_the_database_that_is_set_changes_nothing(pair: tuple[Theatre, Theatre]) -> None:
    """Set back by an hour, leases would last for an hour; set forward, everybody would seem to be dead."""
    here, there = await both(*pair, seated_table("draftosaurus", 2, {}, gone_after=60), opening(2))
    ada = await Wire(pair[0]).connect(token(0))
    await until(lambda: there.audiences.here(there.table)[0])
    store = pair[0].tables.store
    for hours in (1, -1):
        shift = f"UPDATE {{}} SET until = until - 3600 * {hours}"
        async with store.engine.begin() as line:
            for table in ("processes", "leases"):
                await line.exec_driver_sql(shift.format(table))
        assert not fellows(pair[0]).is_alone
        assert not fellows(pair[1]).is_alone
        await until(lambda: here.is_driver != there.is_driver, 5 * SECONDS)
        await until(lambda: there.audiences.here(there.table)[0], 5 * SECONDS)
    await ada.hang_up()
    end_abruptly(pair[0])
    async with store.engine.begin() as line:
        await line.exec_driver_sql("UPDATE leases SET until = until + 3600")
    await until(lambda: there.is_driver, 8 * SECONDS)


async def test_a_process_that_was_taken_for_dead_tells_anew_who_is_there(pair: tuple[Theatre, Theatre]) -> None:
    _, there = await both(*pair, seated_table("draftosaurus", 2, {}), opening(2))
    ada = await Wire(pair[0]).connect(token(0))
    await until(lambda: there.audiences.here(there.table)[0])
    shared = fellows(pair[1]).shared
    found, _ = await shared.beat()
    await shared.bury({name: sign.until for name, sign in found.items()})
    fellows(pair[1])._looking.add(TABLE)
    await until(lambda: not there.audiences.here(there.table)[0])
    await until(lambda: there.audiences.here(there.table)[0], 5 * SECONDS)
    await ada.hang_up()


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
