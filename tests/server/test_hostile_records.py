"""Records that were not made by playing, and visitors who ask for more than their share of analyses."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from httpx import codes

from tests.server import pretender
from tests.server.analysing import ask, is_status, look
from tests.server.scene import TABLE
from tests.server.theatre import Theatre
from twistosaur.server.analyses import desk
from twistosaur.server.workers import tasks


async def send(theatre: Theatre, record: Any, **more: Any) -> tuple[int, Any]:
    answer = await theatre.http.post("/api/analysis", json={"record": record, **more})
    return answer.status_code, answer.json().get("error")


async def test_a_record_that_is_none_is_refused_with_a_sentence(stage: Theatre) -> None:
    good = (await stage.http.get(f"/api/tables/{TABLE}/record")).json()
    half = {**good, "moves": good["moves"][:20]}
    del half["result"]
    for record, code, words in (
        ({}, "rules", "lacks"),
        ({"moves": {}}, "rules", "lacks"),
        ({**good, "game": "chess"}, "rules", "chess"),
        ({**good, "game": {}}, "rules", ""),
        ({**good, "rules": 99}, "rules", "rules 99"),
        ({**good, "rules": None}, "rules", ""),
        ({**good, "moves": [[0, "pass"], *good["moves"]]}, "rules", "cannot be played"),
        ({**good, "moves": good["moves"][::-1]}, "rules", ""),
        ({**good, "result": {"scores": [99, 0], "ranks": [1, 2]}}, "rules", "result"),
        ({**good, "chance": {**good["chance"], "secret": "00" * 32}}, "rules", "committed"),
        ({**good, "more": 1}, "rules", "means nothing"),
        (half, "not-over", "not over"),
        ({**good, "moves": [[0, "x" * 101]]}, "record", "more than 100 characters"),
        ({**good, "moves": [[0, "a"]] * 2_001}, "record", "more than 2000 moves"),
        ({**good, "options": json.loads("[" * 900 + "]" * 900)}, "rules", ""),
        ({**good, "seats": 10**30}, "rules", ""),
    ):
        status, problem = await send(stage, record)
        assert problem is not None, record
        assert problem["code"] == code, problem
        assert words in problem["message"]
        assert status in (codes.UNPROCESSABLE_ENTITY, codes.CONFLICT)
    assert stage.analyses.jobs == {}, "nothing of it was queued"


@pytest.mark.parametrize(
    "body",
    [b"[0,1]," * 10**6, b'{"record":{"moves":[' + b'[0,"x"],' * 20_000, b'{"record":' + b'{"a":' * 9_000, b"rubbish"],
)
async def test_a_huge_body_is_not_read(stage: Theatre, body: bytes) -> None:
    """A record of a million moves, one of many parts, one that is deep, and none at all."""
    answer = await stage.http.post("/api/analysis", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (codes.REQUEST_ENTITY_TOO_LARGE, codes.UNPROCESSABLE_ENTITY, codes.BAD_REQUEST)
    assert stage.prompter.asked == []


@pytest.mark.parametrize(
    "wrong", [{"key": -1}, {"key": 2**53}, {"budget": "endless"}, {"hindsight": "maybe"}, {"x": 1}]
)
async def test_what_cannot_be_asked_is_named(stage: Theatre, wrong: dict[str, Any]) -> None:
    assert (await ask(stage, **{"key": 0, **wrong}))["error"]["code"] == "bad-request"


async def test_names_of_jobs_are_not_read_as_anything_else(stage: Theatre) -> None:
    for name in ("x", "' or 1=1 --", "0" * 31, "A" * 32, "0" * 500):
        assert (await stage.http.get(f"/api/analysis/{name}")).status_code in (
            codes.NOT_FOUND,
            codes.UNPROCESSABLE_ENTITY,
        )


async def test_a_thousand_requests_from_many_addresses_stay_bounded(
    stage: Theatre, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The queue holds its forty, memory what is in it, a table's game goes first, and all of it is gone soon after."""
    stage.limits._trusted = ["*"]
    monkeypatch.setattr(tasks, "whole_record", lambda record: record)  # replays are bounded by a queue of their own
    record = (await stage.http.get(f"/api/tables/{TABLE}/record")).json()

    async def one(n: int) -> int:
        headers = {"x-forwarded-for": f"198.51.{n // 250}.{n % 250}"}
        body = {"record": record, "key": 10 * n + pretender.ENDLESS}
        return (await stage.http.post("/api/analysis", json=body, headers=headers)).status_code

    accepted = refused = 0
    for first in range(0, 1000, 50):
        answers = await asyncio.gather(*(one(n) for n in range(first, first + 50)))
        accepted += answers.count(codes.ACCEPTED)
        refused += answers.count(codes.TOO_MANY_REQUESTS)
        assert sum(job.is_open for job in stage.analyses.jobs.values()) <= stage.settings.analyses_waiting + 1
    assert accepted + refused == 1000
    assert accepted <= stage.settings.analyses_waiting + 1
    assert len(stage.analyses.jobs) <= stage.settings.analyses_waiting + 1 + desk.MOST_REMEMBERED
    stage.settings.analyses_patience = 0.5
    mine = (await ask(stage, 0))["job"]
    assert mine["status"] == "running" or mine["position"] == 1
    await look(stage, mine["id"], is_status("done"))  # those who ran away are not waited for
    async with asyncio.timeout(20):
        while any(job.is_open for job in stage.analyses.jobs.values()):
            await asyncio.sleep(0.02)


async def test_one_address_does_not_keep_others_waiting(stage: Theatre) -> None:
    stage.limits._trusted = ["*"]
    record = (await stage.http.get(f"/api/tables/{TABLE}/record")).json()
    positions = []
    for n, who in enumerate([*["198.51.100.1"] * 12, "198.51.100.2"]):
        headers = {"x-forwarded-for": who}
        body = {"record": record, "key": 10 * n + pretender.ENDLESS}
        answer = await stage.http.post("/api/analysis", json=body, headers=headers)
        positions.append(answer.json()["job"]["position"])
    assert positions[-1] in (1, 2), positions


async def test_slow_pollers_cost_no_copies(stage: Theatre) -> None:
    """However many look, there is one packed partial result; and whoever does not look is not waited for."""
    job = (await ask(stage, pretender.ENDLESS))["job"]["id"]
    await look(stage, job, lambda _: stage.analyses.jobs[job].packed is not None)
    known = stage.analyses.jobs[job].packed
    await asyncio.gather(*(stage.http.get(f"/api/analysis/{job}") for _ in range(200)))
    assert stage.analyses.jobs[job].packed is known
    for n in range(500):
        stage.analyses.jobs[job].note(f"198.51.100.{n}", stage.analyses.clock())
    assert len(stage.analyses.jobs[job].waiting) <= 64


async def test_the_log_names_no_card(stage: Theatre, capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = (await stage.http.get(f"/api/tables/{TABLE}/record")).json()
    job = (await ask(stage, pretender.FAULTY))["job"]["id"]
    await look(stage, job, is_status("failed"))
    told = "".join(capfd.readouterr())
    assert "an analysis failed" in told
    assert record["chance"]["secret"] not in told
    assert not any(move in told for _, move in record["moves"] if len(move) > 6)
