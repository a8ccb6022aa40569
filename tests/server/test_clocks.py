"""Clocks, people who are gone, and servers that go away and come back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.moving_time import MovingTime
from tests.server.people import play_all, play_on, seated
from tests.server.process import ServerProcess
from tests.server.scene import Ear, means, seated_table
from twistosaur.protocol import messages as m
from twistosaur.protocol.client import Client, ServerError
from twistosaur.protocol.messages import ClockRule
from twistosaur.server.store.log import Line
from twistosaur.server.tables import events
from twistosaur.server.tables.bots import Pace
from twistosaur.server.tables.fold import fold
from twistosaur.server.tables.live import LiveTable
from twistosaur.server.tables.table import Table
from twistosaur.server.workers import tasks

PACE = Pace((0.5, 0.5), {"easy": 0.1}, lambda: 1.0)
"""A bot publishes its choice after 0.6 seconds."""


class Timed:
    """A table of Draftosaurus in use, whose people are there and whose time a test moves; its log is a list."""

    def __init__(self, time: MovingTime, table: Table) -> None:
        self.time = time
        self.log: list[Line] = []
        self.live = LiveTable(means(time.time, append=self.append, run=self.think, pace=PACE), table)
        self.ears = [Ear(seat) for seat in range(len(table.seats))]
        for ear in self.ears:
            self.live.enter(ear)

    async def append(self, line: Line, *_: Any) -> None:
        self.log.append(line)

    async def think(self, _: int, __: Any, game: str, hidden: bytes, seat: int, *rest: Any) -> tasks.Thought:
        return tasks.think(game, hidden, seat, "novice", 0.01, 1)

    async def choose(self, seat: int) -> None:
        """A person decides."""
        table = self.live.table
        assert table.game is not None
        await self.live.decide(seat, table.decision, table.game.legal(seat)[0])

    @property
    def clock(self) -> m.Clock:
        shown = self.live.clocks.shown(self.live.table)
        assert shown is not None
        return shown

    @property
    def away(self) -> list[str | None]:
        return [seat.away for seat in self.live.table.seats]

    @property
    def takeovers(self) -> list[tuple[int | None, str | None, str | None]]:
        told = [one.public for one in self.live.table.story]
        return [(entry.seat, entry.level, entry.reason) for entry in told if entry.kind == "takeover"]


def two(mode: Any, seconds: int | None, gone_after: int | None = None) -> Timed:
    """Two people at a table with this clock."""
    return Timed(MovingTime(), seated_table("draftosaurus", 2, {}, ClockRule(mode=mode, seconds=seconds), gone_after))


async def test_a_bot_takes_over_when_time_is_up() -> None:
    at = two("decision", 3)
    assert (at.clock.running, at.clock.left) == ([0, 1], [3, 3])
    await at.time.pass_by(1)
    assert at.clock.left == [2, 2]
    await at.choose(0)
    assert at.clock.running == [1]
    await at.time.pass_by(1.9)
    assert (at.away, at.clock.left[1]) == ([None, None], 0.1)
    await at.time.pass_by(0.1)
    assert at.away == [None, "easy"]
    assert at.takeovers == [(1, "easy", "time")]
    assert at.clock.running == []
    decision = at.live.table.decision
    await at.time.pass_by(0.5)
    assert at.live.table.decision == decision, "the bot takes its time as well"
    await at.time.pass_by(0.1)
    assert at.live.table.decision > decision
    await at.live.give_back(1)
    assert at.away == [None, None]
    assert (at.clock.running, at.clock.left) == ([0, 1], [3, 3]), "a new decision, and all the time for it"
    at.live.shut()


async def test_a_player_has_so_much_time_in_all() -> None:
    at = two("player", 10)
    await at.time.pass_by(4)
    await at.choose(0)
    await at.time.pass_by(3)
    assert (at.clock.running, at.clock.left) == ([1], [6, 3]), "who has chosen, waits for nothing"
    await at.choose(1)
    assert (at.clock.running, at.clock.left) == ([0, 1], [6, 3])
    await at.time.pass_by(3)
    assert at.takeovers == [(1, "easy", "time")]
    await at.time.pass_by(3)
    assert at.takeovers == [(1, "easy", "time"), (0, "easy", "time")]
    at.live.shut()


async def test_a_secret_change_of_mind_leaves_the_clocks_alone() -> None:
    at = two("player", 10)
    table = at.live.table
    assert table.game is not None
    first, second, *_ = table.game.legal(0)
    await at.live.decide(0, table.decision, first)
    await at.time.pass_by(2)
    await at.live.decide(0, table.decision, second)
    assert [type(events.read(line).what) for line in at.log] == [events.Move, events.Change]
    assert at.clock.left == [10, 8]
    await at.live.take_back(0, table.decision)
    assert at.clock.left == [10, 8]
    await at.time.pass_by(2)
    assert at.clock.left == [8, 6]
    at.live.shut()


async def test_a_bot_takes_over_when_somebody_is_gone() -> None:
    at = two("none", None, gone_after=5)
    bob = at.ears[1]
    at.live.leave(bob)
    await at.time.pass_by(4.9)
    at.live.enter(bob)
    await at.time.pass_by(60)
    assert at.away == [None, None], "he was back in time"
    at.live.leave(bob)
    await at.time.pass_by(4.9)
    assert at.away == [None, None]
    await at.time.pass_by(0.1)
    assert at.away == [None, "easy"]
    assert at.takeovers == [(1, "easy", "gone")]
    decision = at.live.table.decision
    await at.choose(0)
    await at.time.pass_by(0.7)
    assert at.live.table.decision > decision, "the game goes on without him"
    at.live.enter(bob)
    await at.live.give_back(1)
    await at.time.pass_by(60)
    assert at.away == [None, None]
    at.live.shut()


async def test_clocks_stand_still_while_the_server_is_away() -> None:
    at = two("player", 10)
    await at.time.pass_by(1)
    await at.choose(0)
    await at.time.pass_by(2)
    await at.live.pause()
    assert isinstance(events.read(at.log[-1]).what, events.Pause)
    assert (at.clock.left, at.clock.running) == ([9, 7], [])
    await at.time.pass_by(3600)
    assert at.takeovers == []
    again = seated_table("draftosaurus", 2, {}, ClockRule(mode="player", seconds=10))
    for line in at.log:
        fold(again, events.read(line))
    back = Timed(at.time, again)
    assert (back.clock.left, back.clock.running) == ([9, 7], [1])
    await back.time.pass_by(6.9)
    assert back.away == [None, None]
    await back.time.pass_by(0.1)
    assert back.takeovers == [(1, "easy", "time")]
    back.live.shut()


async def test_restarts_in_the_middle(tmp_path: Path) -> None:
    """Announced shutdown: everybody is told, clocks stand still, the game goes on with the same chance."""
    house = ServerProcess(tmp_path).start()
    async with Client(house.url) as client:
        table, _, seats = await seated(client, "draftosaurus", 2, ("easy",), clock={"mode": "player", "seconds": 60})
        async with client.connect(table, seats[0].token) as a, client.connect(table, seats[1].token) as b:
            await asyncio.gather(play_on(a, 1, 5), play_on(b, 2, 5))
            await a.until(lambda: a.asked, 20)
            a.keep = True
            stopping = asyncio.create_task(asyncio.to_thread(house.stop))
            await a.until(lambda: any(isinstance(x, m.Notice) and x.kind == "shutdown" for x in a.received))
            await b.decide(b.legal[0])  # there is still time for a word
            with pytest.raises(ConnectionError):
                await a.until(lambda: False, 20)
            assert a.closed == 1012
            await stopping
            before, version = a.known, a.version
            assert before.clock is not None
            left = before.clock.left[0]
    assert left is not None
    house.start(house.port)
    try:
        async with Client(house.url) as client:
            async with client.connect(table, seats[0].token, after=a) as again:
                again.keep = True
                pong = await again.ask(m.Ping(n=again.number()))
                assert isinstance(pong, m.Pong)
                assert not any(isinstance(message, (m.Snapshot, m.Event)) for message in again.received)
            async with client.connect(table, seats[0].token) as a:
                assert a.known.view == before.view
                assert a.known.clock is not None
                assert a.known.clock.left[0] == pytest.approx(left, abs=0.8)
                assert a.version == version
            known = await play_all(client, table, seats)
            assert known[0].end is not None
            text = (await client._http.get("/metrics")).text
            assert "twistosaur_moves_total" in text
            assert "twistosaur_commit_seconds_bucket" in text
    finally:
        house.stop()


async def test_a_clock_needs_a_live_table(client: Client) -> None:
    for body in ({"clock": {"mode": "player"}}, {"clock": {"mode": "decision", "seconds": 9}, "pace": "turns"}):
        with pytest.raises(ServerError) as problem:
            await client.create("draftosaurus", ["open", "open"], **body)
        assert problem.value.status == 422
