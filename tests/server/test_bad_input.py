"""Bad input: rubbish over HTTP and the socket gets a clear error, never a crash, and costs bounded memory."""

from __future__ import annotations

import asyncio
import json
import random
from itertools import combinations
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.people import seated
from tests.server.process import ServerProcess
from twistosaur.engine import new
from twistosaur.games.dino_twist.board import TERRITORIES
from twistosaur.protocol import messages as m
from twistosaur.protocol.client import Client, ServerError
from twistosaur.server.web.connection import Connection
from twistosaur.server.web.openapi import openapi

api = schemathesis.openapi.from_dict(openapi())


@api.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_http_takes_anything(case: Any, house: ServerProcess) -> None:
    case.call_and_validate(
        base_url=house.url,
        timeout=120,
        checks=(not_a_server_error, status_code_conformance, response_schema_conformance),
    )


RUBBISH: list[str | bytes] = [
    "",
    "x",
    "{}",
    "[]",
    "null",
    "[" * 30_000,
    '{"a":' * 5_000,
    '{"type":"hello"}',
    '{"type":"hello","protocol":1,"table":5}',
    '{"type":"hello","protocol":1,"table":"nope"}',
    '{"type":"hello","protocol":99,"table":"nope"}',
    '{"type":"decide","n":1,"decision":0,"move":"pick trex"}',
    '{"type":"hello","protocol":1e400,"table":"x"}',
    '{"type":"hello","protocol":1,"table":"x","more":1}',
    '"\\ud800"',
    "\x00",
    "9" * 10_000,
    b"\xff\xfe",
    b"{}",
]


async def test_rubbish_instead_of_a_hello(house: ServerProcess) -> None:
    url = house.url.replace("http", "ws") + "/ws"
    for rubbish in RUBBISH:
        async with connect(url) as socket:
            await socket.send(rubbish)
            answer = json.loads(await asyncio.wait_for(socket.recv(), 5))
            assert answer["type"] == "error"
            assert answer["fatal"]
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(socket.recv(), 5)
            assert socket.close_code in range(4000, 4030)
    async with connect(url) as socket:
        with pytest.raises(ConnectionClosed):
            await socket.send("x" * 70_000)
            await asyncio.wait_for(socket.recv(), 5)
        assert socket.close_code == 1009


async def read_all(socket: ClientConnection) -> None:
    while True:
        await socket.recv()


async def test_rubbish_in_the_middle(client: Client, house: ServerProcess) -> None:
    """Out of order, repeated, wrong types: the socket stays open for honest mistakes, and the table is unharmed."""
    table, _, (ada, bob) = await seated(client, "draftosaurus", 2)
    rng = random.Random(5)
    good = [
        m.Decide(n=1, decision=0, move="pick trex"),
        m.Decide(n=2, decision=10**9, move="place king"),
        m.Decide(n=3, decision=0, move="pick " + "x" * 90),
        m.TakeBack(n=4, decision=0),
        m.TakeBack(n=4, decision=7),
        m.Resync(version=2**50),
        m.Look(n=5, token="x"),
        m.Return(n=6),
        m.Ping(n=7),
        m.Hello(protocol=1, table="x"),
        m.SendEmote(n=8, emote="wow"),
    ]
    for _ in range(6):
        with pytest.raises(ConnectionClosed):
            async with connect(house.url.replace("http", "ws") + "/ws", max_size=None) as socket:
                await socket.send(m.write(m.Hello(protocol=1, table=table, token=ada.token)))
                reading = asyncio.create_task(read_all(socket))
                while not reading.done():
                    text = m.write(rng.choice(good))
                    if rng.random() < 0.4:
                        k = rng.randrange(len(text))
                        text = text[:k] + rng.choice(["", '"', "{", "\\", "9", "null", "\u202e"]) + text[k + 1 :]
                    await socket.send(text)
                    await asyncio.sleep(0.004)
                await reading
    async with client.connect(table, bob.token) as b:
        assert b.known.table.status == "playing"
        with pytest.raises(ServerError):
            await b.decide("pick nothing")
        await b.decide(b.legal[0])


async def test_whoever_says_nothing_is_sent_away(tmp_path: Path) -> None:
    """Half-open sockets: no hello, or half of a handshake, cost a few seconds and nothing more."""
    with ServerProcess(tmp_path, hello_seconds=0.2) as house:
        async with connect(house.url.replace("http", "ws") + "/ws") as socket:
            told = json.loads(await asyncio.wait_for(socket.recv(), 10))
            assert (told["type"], told["code"], told["fatal"]) == ("error", "no-hello", True)
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(socket.recv(), 10)
            assert socket.close_code == 4010
        _, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(b"GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: webs")
        await writer.drain()
        writer.close()
        async with httpx.AsyncClient(base_url=house.url) as http:
            assert (await http.get("/healthz")).status_code == 200
            assert "twistosaur_sockets 0.0" in (await http.get("/metrics")).text


async def test_a_flood_is_cut_off(client: Client, house: ServerProcess) -> None:
    table, _, (ada, _) = await seated(client, "draftosaurus", 2)
    async with connect(house.url.replace("http", "ws") + "/ws") as socket:
        await socket.send(m.write(m.Hello(protocol=1, table=table, token=ada.token)))
        with pytest.raises(ConnectionClosed):
            for n in range(1000):
                await socket.send(m.write(m.Ping(n=n)))
            while True:
                await asyncio.wait_for(socket.recv(), 5)
        assert socket.close_code == 4029


async def test_slow_readers_and_half_open_sockets_cost_little(client: Client, house: ServerProcess) -> None:
    """Sockets that never read are dropped; the table and everybody else go on."""
    table, _, (ada, bob) = await seated(client, "draftosaurus", 2)
    hello = m.write(m.Hello(protocol=1, table=table)).encode()
    frame = bytes([0x81, 0x80 | 126]) + len(hello).to_bytes(2, "big") + bytes(4) + hello
    request = (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    before = house.memory()
    deaf = []
    for _ in range(20):
        _, writer = await asyncio.open_connection("127.0.0.1", house.port, limit=1024)
        writer.write(request.encode() + frame)
        await writer.drain()
        deaf.append(writer)
    async with client.connect(table, ada.token) as a, client.connect(table, bob.token) as b:
        for _ in range(12):
            for side in (a, b):
                await side.decide(side.legal[0])
                await side.take_back()
                await side.until(lambda s=side: s.asked)  # type: ignore[misc]
                await asyncio.sleep(0.1)
        await a.decide(a.legal[0])
    for writer in deaf:
        writer.close()
    assert house.memory() - before < 50_000_000


async def test_a_reader_that_is_too_slow_is_dropped() -> None:
    async def deaf(*_: Any) -> Any:
        raise AssertionError("nothing is read or written in this turn of the loop")

    connection = Connection(deaf, deaf, 8)
    for n in range(8):
        connection.send(b"%d" % n)
    assert not connection.dropped
    connection.send(b"one too many")
    assert connection.dropped
    assert not connection._queue
    connection.send(b"not kept")
    assert not connection._queue


async def test_services_answer_strangers(client: Client) -> None:
    game = new("draftosaurus", seats=2, seed=1)
    seat = game.acting[0]
    scored = await client.call("POST", "/api/score", {"board": "summer", "parks": [{"king": ["trex"]}, {}]})
    assert scored["scores"][0] >= scored["scores"][1]
    tied = {"parks": [{"river": ["trex"]}, {"river": ["diplodocus"]}], "names": ["Ada", "Ben"]}
    told = await client.call("POST", "/api/score?language=pl", tied)
    assert (told["winners"], told["reason"], told["clause"]) == ([1], "fewer-trexes", "DS-38")
    assert told["sentence"].startswith("Wygrywa Ben")
    hint = await client.call("POST", "/api/hint", {"position": game.position(), "seat": seat, "language": "fr"})
    assert hint["move"] in game.legal(seat)
    assert hint["reason"]
    texts = await client.call("GET", "/api/texts/pl")
    assert "DS-1" in texts["catalogues"]["draftosaurus"]
    rules = await client.call("GET", "/api/rules/twisty/en")
    assert rules["clauses"][0]["id"] == "TW-1"
    for path, body in (
        ("/api/score", {"parks": "x"}),
        ("/api/score", {"game": "chess"}),
        ("/api/options", {"game": "twisty", "seats": 8}),
        ("/api/replay", {"game": "draftosaurus"}),
        ("/api/replay", {**game.record(), "moves": [[0, "pick nothing"]]}),
        ("/api/hint", {"position": {"game": "draftosaurus"}, "seat": 0}),
        ("/api/hint", {"position": game.position() | {"seats": "two"}, "seat": 0}),
    ):
        with pytest.raises(ServerError) as problem:
            await client.call("POST", path, body)
        assert problem.value.status == 422


async def test_options_are_checked_before_a_table_is_made(client: Client) -> None:
    """A box that somebody has corrected: what it comes to, or what is wrong with it as facts and with its clause."""
    good = await client.call(
        "POST", "/api/options", {"game": "twisty", "options": {"tokens": {"jump": 4, "secure": 3}}}
    )
    assert good["options"]["tokens"]["jump"] == 4
    assert good["problem"] is None
    bad = await client.call("POST", "/api/options", {"game": "twisty", "options": {"tokens": {"jump": 4}}})
    assert bad["options"] is None
    facts = {"option": "tokens", "reason": "total", "clause": "TW-2", "found": 17, "low": 16, "high": 16}
    assert facts.items() <= bad["problem"].items()
    many = {f"meteorite {' '.join(lands)}": 1 for lands in combinations(TERRITORIES, 2)}
    bad = await client.call("POST", "/api/options", {"game": "dino-twist", "options": {"events": many}})
    assert (bad["problem"]["reason"], bad["problem"]["clause"], bad["problem"]["found"]) == ("kinds", "DT-6", 28)
    bad = await client.call("POST", "/api/options", {"game": "dino-twist", "options": {"claws": [11]}})
    assert (bad["problem"]["reason"], bad["problem"]["clause"]) == ("other", "DT-7")


async def test_bodies_have_a_limit(house: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=house.url) as http:
        answer = await http.post("/api/score", content=b" " * 300_000)
        assert answer.status_code == 413
        deep = await http.post("/api/score", content=b'{"a":' * 20_000, headers={"content-type": "application/json"})
        assert deep.status_code in (400, 413, 422)
        for path, lone in (
            ("/api/tables", b'{"game":"\\ud800","seats":[{}]}'),
            ("/api/hint", b'{"position":{"game":"twisty","seats":"\\ud800"},"seat":0}'),
        ):
            half = await http.post(path, content=lone, headers={"content-type": "application/json"})
            assert half.status_code == 422, path


async def test_the_documents_are_there(house: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=house.url) as http:
        page = (await http.get("/docs")).text
        assert "/api/tables/{table}/seats" in page
        assert "take-back" in page
        assert (await http.get("/api/openapi.json")).json() == openapi()
        assert "Hello" in (await http.get("/api/socket/to-server.json")).json()["$defs"]
