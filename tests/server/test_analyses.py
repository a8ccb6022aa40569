"""Analyses as jobs of a server: who may ask, the queue, who waits, what is stored, and what comes of lost processes."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from typing import Any

import pytest
from httpx import codes

from tests.server import pretender
from tests.server.analysing import PATH, ask, asked_until, counted, is_status, look, stored
from tests.server.scene import TABLE
from tests.server.theatre import HOST, Theatre, Wire, played, token
from twistosaur.server.analyses import desk
from twistosaur.server.analyses.analyst import Analyst
from twistosaur.server.analyses.asked import Asked
from twistosaur.server.store import schema
from twistosaur.server.tables import projection

# ------------------------------------------------------------------------------------------------ asking


async def test_a_running_game_is_not_analysed(stage: Theatre) -> None:
    live = await stage.raise_curtain(*played("draftosaurus", 2, {}, 5, 9))
    for bearer in (None, token(0), HOST):
        assert (await ask(stage, bearer=bearer))["error"]["code"] == "not-over"
    assert (await stage.http.get(PATH)).json()["error"]["code"] == "not-over"
    assert live.table.status == "playing"
    assert (await ask(stage, path="/api/tables/aaaaaaaaaaaa/analysis"))["error"]["code"] == "not-found"
    assert stage.analyses.jobs == {}


async def test_a_game_is_analysed_once(stage: Theatre) -> None:
    first = await stage.http.post(PATH, json={})
    job = first.json()["job"]
    assert (first.status_code, job["status"], job["table"]) == (codes.ACCEPTED, "waiting", TABLE)
    found = await look(stage, job["id"], is_status("done"))
    assert found["analysis"] == {"game": "twisty", "key": "0", "budget": 1.0}
    assert (found["job"]["done"], found["job"]["position"], found["job"]["problem"]) == (1.0, None, None)
    again = await stage.http.post(PATH, json={})
    assert (again.status_code, again.json()) == (codes.OK, {**found, "job": {**found["job"], "seconds_left": None}})
    assert (await stage.http.get(PATH)).json()["analysis"] == found["analysis"]
    assert (await stage.http.get(PATH, params={"brief": True})).json()["analysis"] is None
    (row,) = await stored(stage)
    assert (row.id, row.table_id, row.game) == (job["id"], TABLE, "twisty")


async def test_the_same_game_sent_in_as_a_record_is_the_same_question(stage: Theatre) -> None:
    made = await asked_until(stage, "done", 0)
    record = (await stage.http.get(f"/api/tables/{TABLE}/record")).json()
    assert await ask(stage, path="/api/analysis", record=record) == {
        **made,
        "job": {**made["job"], "seconds_left": None},
    }
    other = {"budget": "deep"}, {"hindsight": True}, {"key": 10}
    names = {(await asked_until(stage, "done", 0, **one))["job"]["id"] for one in other[:2]}
    names |= {(await asked_until(stage, "done", 10))["job"]["id"], made["job"]["id"]}
    assert len(names) == 4
    assert len(await stored(stage)) == 4


def test_another_version_of_the_analysis_has_other_results(monkeypatch: pytest.MonkeyPatch) -> None:
    before = Asked({"game": "twisty", "moves": []}).id
    monkeypatch.setattr("twistosaur.server.analyses.asked.VERSION", 99)
    assert Asked({"game": "twisty", "moves": []}).id != before


async def test_what_is_known_so_far_can_be_looked_at(stage: Theatre) -> None:
    job = (await ask(stage, pretender.ENDLESS))["job"]["id"]
    found = await look(stage, job, lambda job: job["done"] > 0)
    assert (found["job"]["status"], found["job"]["seconds_left"]) == ("running", 3.0)
    async with asyncio.timeout(20):  # the number comes first, what was found a moment later
        while (told := (await stage.http.get(f"/api/analysis/{job}")).json()["analysis"]) is None:
            await asyncio.sleep(0.01)
    assert told["key"] == "so far"


async def test_a_server_that_makes_none_says_so(stage: Theatre) -> None:
    stage.analyses.analysts.clear()
    answer = await stage.http.post(PATH, json={})
    assert (answer.status_code, answer.json()["error"]["code"]) == (codes.CONFLICT, "no-analysis")


async def test_rules_that_are_gone_are_named(stage: Theatre) -> None:
    for live in stage.tables.live.values():
        live.shut()
    stage.tables.live.clear()
    row = await stage.tables.store.table(TABLE)
    assert row is not None
    old = projection.pack({**projection.unpack(row.record), "rules": 0})
    await stage.tables.store.append(None, schema.keep(TABLE, record=old))
    problem = (await ask(stage))["error"]
    assert problem["code"] == "rules"
    assert "rules 0 of twisty" in problem["message"]


# ------------------------------------------------------------------------------------------------ the socket


def heard(wire: Wire) -> list[Any]:
    """What a socket was told of analyses."""
    texts = [json.loads(text).get("text", "{}") for text in wire.heard]
    return [one["job"] for one in map(json.loads, texts) if one.get("type") == "analysis"]


async def test_those_at_the_table_hear_how_far_it_is(stage: Theatre) -> None:
    watcher, late = Wire(stage), Wire(stage)
    await watcher.connect(None)
    job = (await ask(stage, pretender.ENDLESS))["job"]["id"]
    await look(stage, job, lambda job: job["done"] > 0)
    await watcher.settle()
    assert [one["status"] for one in heard(watcher)][-1] == "running"
    assert (heard(watcher)[-1]["done"], heard(watcher)[-1]["seconds_left"]) == (0.25, 3.0)
    await late.connect(token(1))
    assert heard(late)[-1]["id"] == job
    await stage.http.delete(f"/api/analysis/{job}", headers={"authorization": f"Bearer {token(0)}"})
    await watcher.settle()
    assert heard(watcher)[-1]["status"] == "cancelled"
    for wire in (watcher, late):
        await wire.hang_up()


# ------------------------------------------------------------------------------------------------ the queue


async def test_the_place_in_the_queue_is_told(stage: Theatre) -> None:
    first = (await ask(stage, pretender.ENDLESS))["job"]["id"]
    await look(stage, first, is_status("running"))
    second, third = [(await ask(stage, key))["job"] for key in (10, 20)]
    assert (second["position"], third["position"]) == (1, 2)
    assert counted("analyses_open", status="waiting") == 2
    assert counted("analyses_open", status="running") == 1
    await stage.http.delete(f"/api/analysis/{first}", headers={"authorization": f"Bearer {HOST}"})
    assert (await look(stage, third["id"], is_status("done")))["job"]["position"] is None


async def test_addresses_take_turns_and_tables_go_first(stage: Theatre) -> None:
    async def admit() -> None: ...

    record = await stage.tables.record(TABLE)
    for task in stage.analyses._tasks:
        task.cancel()
    for key, table, address in ((1, None, "a"), (11, None, "a"), (21, None, "b"), (31, TABLE, "a"), (41, TABLE, "c")):
        await stage.analyses.ask(Asked(record, key=key), table, address, admit)
    assert [job.asked.key for job in stage.analyses._line() if job.asked] == [41, 31, 1, 21, 11]


async def test_the_queue_has_a_bound_and_records_do_not_fill_that_of_tables(stage: Theatre) -> None:
    stage.settings.analyses_waiting = 2
    record = (await stage.http.get(f"/api/tables/{TABLE}/record")).json()
    job = (await ask(stage, pretender.ENDLESS))["job"]["id"]
    await look(stage, job, is_status("running"))
    answers = [await ask(stage, 10 * k, path="/api/analysis", record=record) for k in range(1, 5)]
    assert [one["error"]["code"] for one in answers[2:]] == ["crowded", "crowded"]
    assert (await ask(stage, 90))["job"]["position"] == 1


async def test_so_many_an_hour(stage: Theatre, monkeypatch: pytest.MonkeyPatch) -> None:
    from limits import RateLimitItemPerHour

    stage.limits._items["analyses"] = RateLimitItemPerHour(3)
    stage.limits._items["analyses of a seat"] = RateLimitItemPerHour(1)
    await asked_until(stage, "done", 0, bearer=token(0))
    for _ in range(5):
        assert (await ask(stage, 0, bearer=token(0)))["job"]["status"] == "done"  # what is stored costs nothing
    assert "this seat" in (await ask(stage, 10, bearer=token(0)))["error"]["message"]
    await asked_until(stage, "done", 20, bearer=token(1))
    answer = await stage.http.post(PATH, json={"key": 30})
    assert (answer.status_code, "this address" in answer.text) == (codes.TOO_MANY_REQUESTS, True)
    assert "retry-after" in answer.headers


# ------------------------------------------------------------------------------------------------ who waits


async def test_what_nobody_waits_for_is_stopped_and_begun_again_when_somebody_is_back(stage: Theatre) -> None:
    job = (await ask(stage, pretender.ENDLESS))["job"]["id"]
    await look(stage, job, lambda job: job["done"] > 0)
    stage.settings.analyses_patience = 0.1
    await stopped(stage, job)
    process = stage.analyses.analysts[0].process
    assert process is not None
    assert process.returncode is None, "it stops when it is told, and need not be started again"
    assert (await look(stage, job, lambda _: True))["job"]["status"] in ("waiting", "running")
    await stopped(stage, job)
    wire = Wire(stage)
    await wire.connect(token(0))
    assert heard(wire)[-1]["status"] in ("waiting", "running")
    await asyncio.sleep(0.3)
    assert stage.analyses.jobs[job].is_open, "a socket at the table waits for it"
    await wire.hang_up()
    await stopped(stage, job)


async def stopped(theatre: Theatre, job: str) -> None:
    """Until nobody works on a job any more, without waiting for it."""
    async with asyncio.timeout(20):
        while theatre.analyses.jobs[job].is_open or theatre.analyses.jobs[job].work is not None:
            await asyncio.sleep(0.01)


async def test_who_leaves_and_who_cancels(stage: Theatre) -> None:
    job = (await ask(stage, pretender.ENDLESS))["job"]["id"]
    stage.analyses.jobs[job].note("198.51.100.7", stage.analyses.clock())
    answer = (await stage.http.delete(f"/api/analysis/{job}")).json()
    assert answer["job"]["status"] != "cancelled", "somebody else waits"
    await stage.http.delete(f"/api/analysis/{job}", headers={"authorization": f"Bearer {token(1)}"})
    assert (await look(stage, job, lambda _: True))["job"]["status"] == "cancelled"
    assert (await ask(stage, pretender.ENDLESS))["job"]["status"] in ("waiting", "running"), "it may be asked for again"
    answer = (await stage.http.delete(f"/api/analysis/{job}")).json()
    assert answer["job"]["status"] == "cancelled", "nobody else waited"
    assert (await stage.http.delete(f"/api/analysis/{'0' * 32}")).json()["error"]["code"] == "not-found"


async def test_a_process_that_does_not_stop_is_ended(stage: Theatre, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("twistosaur.server.analyses.analyst.POLITE_SECONDS", 0.1)
    job = (await ask(stage, pretender.DEAF))["job"]["id"]
    await look(stage, job, lambda job: job["done"] > 0)
    process = stage.analyses.analysts[0].process
    assert process is not None
    await stage.http.delete(f"/api/analysis/{job}", headers={"authorization": f"Bearer {token(0)}"})
    assert await asyncio.wait_for(process.wait(), 10) != 0
    await asked_until(stage, "done", 10)


# ------------------------------------------------------------------------------------------------ what goes wrong


async def test_a_process_that_dies_is_replaced_and_the_analysis_made_again(stage: Theatre) -> None:
    before = counted("workers_lost_total")
    assert (await asked_until(stage, "done", pretender.DEADLY_ONCE))["analysis"]["key"] == "3"
    assert counted("workers_lost_total") == before + 1


@pytest.mark.parametrize(
    ("key", "code", "words"),
    [
        (pretender.DEADLY, "no-analysis", "lost twice"),
        (pretender.BABBLING, "no-analysis", "lost twice"),
        (pretender.REFUSING, "record", "too strange"),
        (pretender.FAULTY, "fault", "noted"),
    ],
)
async def test_what_fails_says_why(stage: Theatre, key: int, code: str, words: str) -> None:
    failed = await asked_until(stage, "failed", key)
    assert failed["job"]["problem"]["code"] == code
    assert words in failed["job"]["problem"]["message"]
    assert failed["analysis"] is None
    assert await stored(stage) == []
    await asked_until(stage, "done", 10)


async def test_a_mistake_of_ours_does_not_stop_the_queue(stage: Theatre, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any) -> None:
        raise ValueError("a card")

    with monkeypatch.context() as patch:
        patch.setattr("twistosaur.server.analyses.shelf.keep", broken)
        assert (await asked_until(stage, "failed", 10))["job"]["problem"]["code"] == "fault"
    await asked_until(stage, "done", 20)


async def test_what_takes_too_long_is_given_up(stage: Theatre) -> None:
    stage.settings.analyses_seconds = 0.3
    failed = await asked_until(stage, "failed", pretender.ENDLESS)
    assert "too long" in failed["job"]["problem"]["message"]


async def test_a_result_that_cannot_be_stored_is_given_all_the_same(
    stage: Theatre, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: Any) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr("twistosaur.server.analyses.shelf.keep", full)
    assert (await asked_until(stage, "done", 0))["analysis"]["key"] == "0"


async def test_after_a_restart_what_was_made_is_there_and_the_rest_is_asked_for_again(
    stage: Theatre, tmp_path: Path
) -> None:
    made = await asked_until(stage, "done", 0)
    lost = (await ask(stage, pretender.ENDLESS))["job"]["id"]
    await look(stage, lost, is_status("running"))
    process = stage.analyses.analysts[0].process
    assert process is not None
    await stage.close()
    await asyncio.wait_for(process.wait(), 10)
    again = await Theatre(tmp_path).open()
    again.analyses.start()
    try:
        assert (await ask(again))["analysis"] == made["analysis"]
        answer = await again.http.get(f"/api/analysis/{lost}")
        assert (answer.status_code, "ask for it again" in answer.text) == (codes.NOT_FOUND, True)
        assert (await ask(again, pretender.ENDLESS))["job"]["id"] == lost
        await look(again, lost, is_status("running"))
    finally:
        await again.close()
        await stage.open()  # for the fixture, which closes it


# ------------------------------------------------------------------------------------------------ the process


async def test_an_analyst_rests_when_there_is_nothing_to_do(stage: Theatre, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "REST_SECONDS", 0.1)
    await asked_until(stage, "done", 0)
    async with asyncio.timeout(10):
        while stage.analyses.analysts[0].process is not None:
            await asyncio.sleep(0.01)
    await asked_until(stage, "done", 10)


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="this system knows no idle processes")
def test_the_real_process_steps_back_and_ends_with_its_server() -> None:
    import subprocess
    import sys

    script = (
        "import os, sys; from twistosaur.server.analyses import work; work.step_back(idle=sys.argv[1] == 'idle');"
        "print(os.nice(0), os.sched_getscheduler(0) == os.SCHED_IDLE)"
    )
    for how, idle in (("idle", "True"), ("nice", "False")):
        done = subprocess.run([sys.executable, "-c", script, how], capture_output=True, text=True, check=True)
        assert done.stdout.split() == ["19", idle]
    command = [sys.executable, "-m", Analyst.module]
    gone = subprocess.run(command, input=b"", capture_output=True, timeout=120, check=False)
    assert gone.returncode == 0
