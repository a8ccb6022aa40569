"""Floods: what many visitors, or one that asks much, can do to those who play. Each of these worked once."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode, Frame, Opcode

from tests.server.people import seated
from tests.server.process import ServerProcess
from tests.server.scene import TABLE, Ear, means, nothing, seated_table
from tests.server.theatre import Theatre, played
from twistosaur.protocol.client import Client, ServerError
from twistosaur.protocol.errors import Refusal
from twistosaur.server.tables import ending
from twistosaur.server.tables.clocks import Time
from twistosaur.server.tables.live import LiveTable
from twistosaur.server.web import conversation
from twistosaur.server.web.connection import Connection
from twistosaur.server.workers import pool
from twistosaur.server.workers.pool import Workers


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server with little room."""
    with ServerProcess(tmp_path_factory.mktemp("small"), sockets_per_table=3) as running:
        yield running


@pytest.fixture
async def guest(small: ServerProcess) -> AsyncIterator[Client]:
    async with Client(small.url) as one:
        yield one


# ------------------------------------------------------------------------------------------------ spectators


async def test_whoever_comes_and_goes_in_one_turn_of_the_loop_is_told_once() -> None:
    live = LiveTable(means(Time(time.time, time.monotonic)), seated_table("draftosaurus", 2, {}))
    player = Ear(0)
    live.enter(player)
    for _ in range(60):
        watcher = Ear(None)
        live.enter(watcher)
        live.switch(watcher, None)
    await asyncio.sleep(0)
    assert [json.loads(text) for text in player.heard] == [
        {"type": "presence", "connected": [True, False], "spectators": 60}
    ]
    for _ in range(200):
        live.switch(player, None)
        live.switch(player, 0)
    await asyncio.sleep(0)
    assert len(player.heard) == 1, "looking around changes nothing for others"
    live.shut()


async def test_what_others_cause_does_not_make_a_reader_slow() -> None:
    """A queue of eight, on a socket that takes nothing just now."""
    written: list[str] = []
    free = asyncio.Event()

    async def send(message: Any = None) -> Any:
        await free.wait()
        written.append(message["text"])

    connection = Connection(send, send, 8)
    for n in range(8):
        connection.send(b"move %d" % n)
    for n in range(500):
        connection.mention("presence", b"presence %d" % n)
        connection.mention("emote 1", b"emote %d" % n)
        if n % 100 == 0:
            await asyncio.sleep(0)
    assert not connection.dropped
    free.set()
    await asyncio.sleep(0.01)
    assert written == [*(f"move {n}" for n in range(8)), "presence 499", "emote 499"]


async def test_spectators_do_not_keep_a_player_out(guest: Client) -> None:
    table, _, (ada, bob) = await seated(guest, "draftosaurus", 2)
    async with guest.connect(table), guest.connect(table), guest.connect(table):
        with pytest.raises(ConnectionError, match="4029"):
            async with guest.connect(table):
                pass
        async with guest.connect(table, ada.token) as a, guest.connect(table, bob.token) as b:
            await a.decide(a.legal[0])
            await b.decide(b.legal[0])


async def test_a_seat_is_open_in_so_many_places(guest: Client) -> None:
    """A token is no way around the limit of spectators, neither at the door nor by looking."""
    table, _, (ada, bob) = await seated(guest, "draftosaurus", 2)
    async with asyncio.TaskGroup() as opened:
        leave, inside = asyncio.Event(), asyncio.Semaphore(0)

        async def stay() -> None:
            async with guest.connect(table, ada.token):
                inside.release()
                await leave.wait()

        for _ in range(conversation.SOCKETS_PER_SEAT):
            opened.create_task(stay())
        for _ in range(conversation.SOCKETS_PER_SEAT):
            await asyncio.wait_for(inside.acquire(), 10)
        with pytest.raises(ConnectionError, match="4029"):
            async with guest.connect(table, ada.token):
                pass
        async with guest.connect(table) as watcher:
            with pytest.raises(ServerError, match="too many places"):
                await watcher.look(ada.token)
        async with guest.connect(table, bob.token) as b:
            await b.decide(b.legal[0])
        leave.set()


async def test_what_is_dear_is_paid_for(guest: Client) -> None:
    """Looking around and emotes are told to wait, and the socket stays: a child taps quicker than that."""
    table, _, (ada, _) = await seated(guest, "draftosaurus", 2)
    async with guest.connect(table, ada.token) as a:
        with pytest.raises(ServerError, match="too fast"):
            for _ in range(40):
                await a.emote("roar")
        assert a.legal
        await a.decide(a.legal[0])


# ------------------------------------------------------------------------------------------------ half of a request


async def told(port: int, *pieces: bytes, seconds: float = 10) -> bytes:
    """What a server says to these bytes until it closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        async with asyncio.timeout(seconds):
            for piece in pieces:
                writer.write(piece)
                await writer.drain()
            return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.close()


GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/score HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"


async def test_heads_and_trailers_have_a_bound(small: ServerProcess) -> None:
    """60 MB of headers once took 560 MB of memory."""
    line = b"x-more: " + b"y" * 1000 + b"\r\n"
    before = small.memory()
    for flood in (
        [GET, *[line] * 20_000],
        [b"GET /" + b"y" * 100_000, *[b"y" * 100_000] * 200],
        [POST, b"2\r\n{}\r\n0\r\n", *[line] * 20_000],
        [POST, b"1" * 100_000, *[b"1" * 100_000] * 200],
    ):
        assert b" 200 " not in (await told(small.port, *flood))[:20]
    assert small.memory() - before < 20_000_000
    assert b" 200 OK" in await told(small.port, GET + b"connection: close\r\n\r\n")


async def test_half_of_a_request_has_an_end(tmp_path: Path) -> None:
    """A byte now and then buys no time; connections of an address are counted, and seen."""
    with ServerProcess(tmp_path, connections_per_address=20, head_seconds=0.5, body_seconds=0.5) as house:
        silent = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(20)]
        assert b" 429 " in await told(house.port)
        async with asyncio.timeout(10):
            for _, writer in silent[::2]:
                writer.write(GET)
            for reader, _ in silent:
                with contextlib.suppress(ConnectionError):
                    assert await reader.read() == b""
        for _, writer in silent:
            writer.close()

        async def trickle(start: bytes) -> None:
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(start)
            with contextlib.suppress(ConnectionError):
                while not reader.at_eof():
                    writer.write(b"1")
                    await asyncio.sleep(0.05)
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(reader.read(1), 0.01)
            writer.close()

        async with asyncio.timeout(10):
            await asyncio.gather(*(trickle(start) for start in (GET + b"x: ", POST, POST + b"10000\r\n")))
        async with httpx.AsyncClient(base_url=house.url) as http:
            seen = (await http.get("/metrics")).text
            assert 'twistosaur_limited_total{what="slow head"}' in seen
            assert 'twistosaur_limited_total{what="slow body"}' in seen
            assert 'twistosaur_limited_total{what="connections"}' in seen
            assert "twistosaur_connections 1.0" in seen


async def test_a_connection_is_used_again_and_again(small: ServerProcess) -> None:
    whole = GET + b"\r\n"
    answers = await told(small.port, whole * 5, whole, GET + b"connection: close\r\n\r\n")
    assert answers.count(b"200 OK") == 7


async def test_what_follows_a_handshake_at_once_is_heard(small: ServerProcess) -> None:
    handshake = (
        b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    early = Frame(Opcode.TEXT, b"rubbish").serialize(mask=True)
    reader, writer = await asyncio.open_connection("127.0.0.1", small.port)
    writer.write(handshake + early)
    await asyncio.wait_for(reader.readuntil(b"this is not a hello"), 5)
    writer.close()


# ------------------------------------------------------------------------------------------------ what stays


async def test_bad_utf8_ends_a_socket_and_leaves_no_line(small: ServerProcess) -> None:
    before = len(small.lines)
    async with connect(small.url.replace("http", "ws") + "/ws") as socket:
        with pytest.raises(ConnectionClosed):
            await socket.send(b"\xff\xfe", text=True)
            await asyncio.wait_for(socket.recv(), 10)
    assert socket.close_code == CloseCode.INVALID_DATA
    assert b" 400 " in await told(small.port, b"rubbish\r\n\r\n")
    assert [line for line in list(small.lines)[before:] if "error" in line.lower() or "invalid" in line.lower()] == []


async def test_an_address_opens_so_many_tables_a_day(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, tables_per_day=2) as house:
        async with Client(house.url) as client:
            for _ in range(2):
                await client.create("draftosaurus", ["open", "open"])
            with pytest.raises(ServerError, match="in a day") as problem:
                await client.create("draftosaurus", ["open", "open"])
    assert (problem.value.status, problem.value.code) == (429, "too-many")


# ------------------------------------------------------------------------------------------------ those who ask


async def test_a_replay_that_is_not_stored_yet_waits_its_turn(
    theatre: Theatre, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is worked out for whoever asks, like a hint: counted by address, from the queue that is bounded and fair."""
    monkeypatch.setattr(ending, "keep_transcript", nothing)
    live = await theatre.raise_curtain(*played("twisty", 2, {}, 5, 1000))
    game, (seat,) = live.table.game, live.table.acting
    assert game is not None
    for move in game.legal(seat):
        (trial := game.copy()).play(seat, move)
        if trial.over:
            break
    await live.decide(seat, live.table.decision, move)
    answer = await theatre.http.get(f"/api/tables/{TABLE}/replay")
    assert len(answer.json()["steps"]) == live.table.decision
    assert theatre.prompter.asked == [("127.0.0.1", "transcript")]


async def test_addresses_take_turns_and_the_queue_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks fifty times does not keep others waiting; people's games go first in any case."""
    workers, order = Workers(1), []

    async def think(slot: int, patience: float, function: Any, args: tuple[Any, ...]) -> None:
        order.append(args[0])

    monkeypatch.setattr(workers, "_try", think)
    asked = [asyncio.create_task(workers.ask("a", pool.HINTS, print, f"a{n}")) for n in range(50)]
    asked += [asyncio.create_task(workers.ask("b", pool.HINTS, print, f"b{n}")) for n in range(2)]
    asked += [asyncio.create_task(workers.ask("c", pool.ANALYSIS, print, "c0"))]
    asked += [asyncio.create_task(workers.run(pool.PEOPLE, print, "bot"))]
    await asyncio.sleep(0)
    late = [asyncio.create_task(workers.ask(str(n), pool.HINTS, print, "late")) for n in range(9)]
    await asyncio.sleep(0)
    refused = [one for one in late if one.done()]
    assert len(refused) == 50 + 2 + 9 - pool.MOST_WAITING
    with pytest.raises(Refusal, match="try again in a moment"):
        await refused[0]
    serving = asyncio.create_task(workers._serve(0))
    await asyncio.gather(*asked, *(one for one in late if one not in refused))
    serving.cancel()
    assert order[0] == "bot"
    assert order[1:3] == ["a0", "b0"]
    assert order.index("b1") < order.index("a2")
    assert order[-1] == "c0"
    assert not workers._asked
