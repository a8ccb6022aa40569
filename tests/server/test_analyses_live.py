"""Analyses at a real server: real processes that are killed, a server that is, and bots that go first."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import twistosaur
from tests.server.people import play_all, play_on, seated
from tests.server.process import ServerProcess
from twistosaur.engine.records import verify
from twistosaur.kernel import PLAIN, derive
from twistosaur.protocol.analysis import Analysis
from twistosaur.protocol.client import Client, ServerError

pytestmark = pytest.mark.skipif(PLAIN, reason="thousands of playouts need compiled rules")
PATIENCE = 240
"""Seconds for an analysis on a machine that does a lot besides."""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server whose analyses do not wait for the machine to be idle: it never is while tests run."""
    with ServerProcess(tmp_path_factory.mktemp("hall"), analyses_idle=False) as running:
        yield running


@pytest.fixture
async def guest(hall: ServerProcess) -> AsyncIterator[Client]:
    async with Client(hall.url) as one:
        yield one


def finished_record(seed: int) -> dict[str, Any]:
    game = twistosaur.new("dino-twist", seats=2, seed=seed)
    while not game.over:
        seat = game.acting[0]
        moves = game.legal(seat)
        game.play(seat, moves[derive(seed, game.move_count + seat) % len(moves)])
    return game.record()


def analyst_of(server: ServerProcess) -> int | None:
    """The process that analyses for a server, if there is one."""
    assert server.process is not None
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[1])
            command = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        if parent == server.process.pid and b"twistosaur.server.analyses.work" in command:
            return int(folder.name)
    return None


async def until_running(client: Client, job: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await client.call("GET", f"/api/analysis/{job}?brief=true"))["job"]["done"] <= 0:
            await asyncio.sleep(0.1)


async def test_a_table_plays_and_is_analysed(guest: Client) -> None:
    table, _, (ada,) = await seated(guest, "dino-twist", 1, ("novice",))
    with pytest.raises(ServerError) as problem:
        await guest.analyse(table, token=ada.token)
    assert problem.value.code == "not-over"
    await play_all(guest, table, [ada])
    async with asyncio.timeout(PATIENCE), guest.connect(table) as watcher:
        found = await guest.analyse(table, token=ada.token, budget="quick")
        await watcher.until(lambda: any(job.status == "done" for job in watcher.analyses.values()))
    analysis = msgspec.convert(found, Analysis)
    record = await guest.record(table)
    assert verify(record)["over"]
    assert (analysis.complete, analysis.game, analysis.seats) == (True, "dino-twist", 2)
    assert [decision.move for decision in analysis.decisions] == [move for _, move in record["moves"]]
    assert list(analysis.result.scores) == record["result"]["scores"]
    began = time.monotonic()
    assert await guest.analyse(record, budget="quick") == found, "the same question has the same answer, at once"
    assert time.monotonic() - began < 20


async def test_a_process_that_is_killed_is_told_and_its_analysis_made_again(guest: Client, hall: ServerProcess) -> None:
    asked = await guest.call("POST", "/api/analysis", {"record": finished_record(3), "budget": "quick"})
    job = asked["job"]["id"]
    await until_running(guest, job)
    process = analyst_of(hall)
    assert process is not None
    os.kill(process, signal.SIGKILL)
    async with asyncio.timeout(PATIENCE):
        found = await guest.analyse(finished_record(3), budget="quick")
    assert found["complete"]
    assert any("analyst lost" in line for line in hall.lines)
    assert analyst_of(hall) != process


async def test_bots_move_in_time_while_an_analysis_is_made(guest: Client, hall: ServerProcess) -> None:
    """One worker for bots: an analysis that took it would let them wait for as long as it takes."""
    asked = await guest.call("POST", "/api/analysis", {"record": finished_record(4), "budget": "deep"})
    job = asked["job"]["id"]
    await until_running(guest, job)
    table, _, (ada,) = await seated(guest, "draftosaurus", 1, ("novice",))
    began = time.monotonic()
    async with guest.connect(table, ada.token) as side:
        answers = await play_on(side, 1, 6)
    took = time.monotonic() - began
    now = await guest.call("GET", f"/api/analysis/{job}?brief=true")
    assert now["job"]["status"] == "running", "it has been going on all the while"
    assert answers == 6
    assert took < 60
    ended = await guest.call("DELETE", f"/api/analysis/{job}")
    assert ended["job"]["status"] == "cancelled"


async def test_a_game_is_played_on_from_a_moment_against_a_bot_to_another_end(guest: Client) -> None:
    record = finished_record(7)
    moment = {"record": record, "moves": len(record["moves"]) - 8}
    made = await guest.create("dino-twist", ["open", "novice"], go_on=moment)
    ada = await guest.sit(made.table, "Ada", token=made.host_token)
    await guest.start(made.table, made.host_token)
    await play_all(guest, made.table, [ada])
    again = await guest.record(made.table)
    checked = verify(again)
    assert (checked["over"], checked["contributions"]) == (True, 1)
    assert checked["commitment"] == made.commitment
    assert again["position"]["game"] == "dino-twist"
    assert len(again["moves"]) < len(record["moves"])


async def running(client: Client) -> bool:
    text = (await client._http.get("/metrics")).text
    return 'twistosaur_analyses_open{status="running"} 1.0' in text


async def test_whoever_does_not_wait_for_the_end_lets_go_of_it(guest: Client) -> None:
    waiting = asyncio.create_task(guest.analyse(finished_record(6), budget="deep"))
    async with asyncio.timeout(PATIENCE):
        while not await running(guest):
            await asyncio.sleep(0.1)
        waiting.cancel()
        await asyncio.wait({waiting})
        while await running(guest):
            await asyncio.sleep(0.1)
    assert waiting.cancelled()


async def test_a_server_that_dies_leaves_nothing_behind(tmp_path: Path) -> None:
    record = finished_record(5)
    with ServerProcess(tmp_path, analyses_idle=False) as server:
        async with Client(server.url) as client:
            job = (await client.call("POST", "/api/analysis", {"record": record, "budget": "deep"}))["job"]["id"]
            await until_running(client, job)
            process = analyst_of(server)
            assert process is not None
            server.kill()
            async with asyncio.timeout(30):
                while Path(f"/proc/{process}").exists():
                    await asyncio.sleep(0.05)
            server.start()
            with pytest.raises(ServerError, match="ask for it again"):
                await client.call("GET", f"/api/analysis/{job}")
            asked = await client.call("POST", "/api/analysis", {"record": record, "budget": "deep"})
            assert (asked["job"]["id"], asked["job"]["status"]) == (job, "waiting")
            await until_running(client, job)
            process = analyst_of(server)
            server.stop()
            assert not Path(f"/proc/{process}").exists()
