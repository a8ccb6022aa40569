"""Clocks, people who are gone, and servers that go away and come back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.house import House, play_all, play_on, seated
from twistosaur.protocol import messages as m
from twistosaur.protocol.client import Client, ServerError


async def test_a_bot_takes_over_when_time_is_up(client: Client) -> None:
    table, _, (ada, bob) = await seated(client, "draftosaurus", 2, clock={"mode": "decision", "seconds": 3})
    async with client.connect(table, ada.token) as a, client.connect(table, bob.token) as b:
        assert a.known.clock is not None
        assert a.known.clock.running == [0, 1]
        await a.decide(a.legal[0])
        await a.until(lambda: a.known.clock is not None and a.known.clock.running == [1])
        await a.until(lambda: a.known.players[1].away, 10)
        line = next(entry for entry in a.known.log if entry.kind == "takeover")
        assert (line.seat, line.level, line.reason) == (1, "easy", "time")
        await a.until(lambda: a.known.decision is not None and a.known.decision.id == 2, 10)
        await b.give_back()
        await b.until(lambda: not b.known.players[1].away)
        assert b.known.clock is not None
        assert b.known.clock.left[1] == pytest.approx(3, abs=0.5)


async def test_a_bot_takes_over_when_somebody_is_gone(client: Client) -> None:
    table, _, (ada, bob) = await seated(client, "draftosaurus", 2, gone_after=5)
    async with client.connect(table, ada.token) as a:
        await a.decide(a.legal[0])
        await a.until(lambda: a.known.players[1].away, 12)
        line = next(entry for entry in a.known.log if entry.kind == "takeover")
        assert line.reason == "gone"
        await a.until(lambda: a.known.decision is not None and a.known.decision.id == 2, 10)
        async with client.connect(table, bob.token) as b:
            await b.give_back()
            await b.until(lambda: not b.known.players[1].away)


async def test_restarts_in_the_middle(tmp_path: Path) -> None:
    """Announced shutdown: everybody is told, clocks stand still, the game goes on with the same chance."""
    house = House(tmp_path).start()
    async with Client(house.url) as client:
        table, _, seats = await seated(client, "draftosaurus", 2, ("easy",), clock={"mode": "player", "seconds": 60})
        async with client.connect(table, seats[0].token) as a, client.connect(table, seats[1].token) as b:
            await asyncio.gather(play_on(a, 1, 5), play_on(b, 2, 5))
            await a.until(lambda: a.asked, 20)
            a.keep = True
            await asyncio.sleep(1.0)
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
    await asyncio.sleep(1.5)
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
