"""Bots at tables: when their choice is published, how long they think, and what happens when a worker dies."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client import REGISTRY

from tests.server.people import play_all, seated
from tests.server.process import ServerProcess
from tests.server.scene import go_on, means, seated_table
from twistosaur.bots.names import LEVELS
from twistosaur.kernel import derive
from twistosaur.protocol.client import Client
from twistosaur.server.settings import Settings
from twistosaur.server.store.log import Line
from twistosaur.server.tables.bots import Pace, Turn
from twistosaur.server.tables.clocks import Time
from twistosaur.server.tables.events import Move, TakeOver
from twistosaur.server.tables.live import LiveTable
from twistosaur.server.tables.table import Table
from twistosaur.server.workers import tasks
from twistosaur.server.workers.pool import ANALYSIS, HINTS, PEOPLE, Workers


class Slow:
    """A world whose workers take as long as they are told, on a clock that goes only then; it notes what happens."""

    def __init__(self, seconds: float, share: float = 1.0) -> None:
        self.time = 100.0
        self.seconds = seconds
        self.story: list[tuple[Any, ...]] = []
        self.think = Settings().think
        self.pace = Pace((2.0, 3.0), self.think, lambda: share)

    def seat(self, table: Table) -> LiveTable:
        time = Time(lambda: self.time, lambda: self.time)
        return LiveTable(means(time, append=self.append, run=self.run, pace=self.pace), table)

    async def run(self, priority: int, function: Any, game: str, hidden: bytes, *rest: Any) -> tasks.Thought:
        seat, level, seconds, key = rest
        self.story.append(("thinks", priority, seat, level, seconds))
        self.time += self.seconds
        return tasks.think(game, hidden, seat, "novice", 0.01, key)

    async def append(self, line: Line, *_: Any) -> None:
        self.story.append(("writes", round(self.time, 6), line.seat))


def with_bots(forced: bool) -> Table:
    """A table where seats 1 and 2 are played by bots, which have one legal move only, or several."""
    for key in range(50):
        table = seated_table("draftosaurus", 3, {})
        while table.status == "playing" and table.game is not None:
            counts = [len(table.game.legal(seat)) for seat in (1, 2)]
            fresh = table.acting == (0, 1, 2)
            if fresh and (counts == [1, 1] if forced else min(counts) > 1):
                for seat in (1, 2):
                    go_on(table, TakeOver(level="hard", reason="left"), seat)
                return table
            seat = table.acting[0]
            moves = table.game.legal(seat)
            move = moves[derive(key, table.seq) % len(moves)]
            go_on(table, Move(move=move), seat)
    raise AssertionError("no such position was found")


@pytest.mark.parametrize("forced", [False, True])
@pytest.mark.parametrize("thought", [0.0, 1.25])
async def test_a_choice_is_published_at_a_time_drawn_before_the_thought(
    forced: bool, thought: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time says nothing: it is drawn first, and neither the thought nor the number of moves changes it."""
    world = Slow(thought)
    live = world.seat(with_bots(forced))
    drawn = iter((250, 750))

    def draw(limit: int) -> int:
        number = next(drawn)
        world.story.append(("draws", number / limit))
        return number

    async def sleep(seconds: float) -> None:
        world.story.append(("sleeps", round(world.time + seconds, 6)))
        world.time += seconds

    monkeypatch.setattr("twistosaur.server.tables.bots.secrets.randbelow", draw)
    monkeypatch.setattr("twistosaur.server.tables.bots.asyncio.sleep", sleep)
    window = world.think["hard"]
    began = world.time
    await live.bots.take_turn(live.table, Turn(live.table.decision, 1))
    assert world.story == [
        ("draws", 0.25),
        ("thinks", PEOPLE, 1, "hard", window / 2),
        ("sleeps", round(began + 2.0 + window + 0.25, 6)),
        ("writes", round(began + 2.0 + window + 0.25, 6), 1),
    ]
    assert live.table.choice(1) is not None
    live.shut()


async def test_a_bot_that_is_late_is_counted() -> None:
    world = Slow(60.0)
    live = world.seat(with_bots(forced=False))
    before = REGISTRY.get_sample_value("twistosaur_bots_late_total") or 0
    await live.bots.take_turn(live.table, Turn(live.table.decision, 1))
    assert [what[0] for what in world.story] == ["thinks", "writes"]
    assert REGISTRY.get_sample_value("twistosaur_bots_late_total") == before + 1
    live.shut()


async def test_the_think_window_shrinks_under_load_and_a_metric_says_so() -> None:
    crew = Workers(2)  # not started: what is asked waits
    asked = []
    shares = [crew.share]
    for priority in (HINTS, ANALYSIS, *[PEOPLE] * 12):
        asked.append(asyncio.create_task(crew.run(priority, tasks.ready)))
        await asyncio.sleep(0)
        shares.append(crew.share)
    assert shares[:3] == [1.0, 1.0, 1.0]  # those who wait for hints and replays take nothing from people's games
    assert shares[3:] == sorted(shares[3:], reverse=True)
    assert shares[-1] == 1 / 4
    for task in asked:
        task.cancel()
    world = Slow(0.0, share=0.25)
    live = world.seat(with_bots(forced=False))
    seen = "twistosaur_think_share_sum"
    before = REGISTRY.get_sample_value(seen) or 0
    assert live.bots._windows(live.table) == dict.fromkeys((1, 2), 0.25 * world.think["hard"] / 2)
    assert (REGISTRY.get_sample_value(seen) or 0) - before == pytest.approx(0.25)
    live.shut()


async def test_people_come_before_hints_and_analysis() -> None:
    crew = Workers(1)
    done: list[str] = []

    async def ask(priority: int, name: str) -> None:
        await crew.run(priority, tasks.ready)
        done.append(name)

    names = ((ANALYSIS, "analysis"), (HINTS, "hint"), (PEOPLE, "first"), (PEOPLE, "second"))
    waiting = [asyncio.create_task(ask(*name)) for name in names]
    await asyncio.sleep(0)
    crew.start()
    try:
        await asyncio.gather(*waiting)
    finally:
        crew.stop()
    assert done == ["first", "second", "hint", "analysis"]


def test_every_level_has_a_window_and_no_weaker_one_a_longer() -> None:
    think = Settings().think
    assert tuple(think) == LEVELS
    windows = list(think.values())
    assert 0 < windows[0] < windows[-1]
    assert windows == sorted(windows)


@pytest.mark.parametrize(("cores", "workers"), [(8, 7), (2, 1), (1, 1), (None, 1)])
def test_a_core_is_left_to_the_server(cores: int | None, workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: cores)
    assert Workers().count == workers


async def test_a_worker_that_dies_is_started_again_and_the_bot_plays_on(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as house:
        async with Client(house.url) as client, httpx.AsyncClient(base_url=house.url) as http:
            while (await http.get("/readyz")).json()["warming"]:
                await asyncio.sleep(0.1)
            table, _, (ada,) = await seated(client, "draftosaurus", 1, ("easy",))
            await play_all(client, table, [ada], stop=2)
            killed = [pid for pid in children(house) if nice(pid) == 10]
            assert len(killed) == 1  # one worker, which steps back for the server
            os.kill(killed[0], signal.SIGKILL)
            ends = await play_all(client, table, [ada])
            assert ends[0].end is not None
            assert "twistosaur_workers_lost_total 1.0" in (await http.get("/metrics")).text
            assert killed[0] not in children(house)


def children(house: ServerProcess) -> list[int]:
    assert house.process is not None
    pids = Path(f"/proc/{house.process.pid}/task/{house.process.pid}/children").read_text(encoding="utf-8")
    return [int(pid) for pid in pids.split()]


def nice(pid: int) -> int:
    return os.getpriority(os.PRIO_PROCESS, pid)


def test_ctrl_c_is_the_servers() -> None:
    """A terminal sends it to the workers too, who would fill the screen with their last words."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, context, initializer=tasks.step_back, initargs=(os.getpid(),)) as pool:
        assert pool.submit(signal.getsignal, signal.SIGINT).result() == signal.SIG_IGN
