"""The short way into a socket: the same messages come out, however the bytes are cut and whatever is sent."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from websockets.frames import Frame, Opcode

from tests.server.people import seated
from tests.server.process import ServerProcess
from twistosaur.protocol import messages as m
from twistosaur.protocol.client import Client

HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(text: str, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text.encode(), fin).serialize(mask=True)


async def opened(house: ServerProcess, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(HANDSHAKE.format(host=f"127.0.0.1:{house.port}").encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.write(frame(m.write(m.Hello(protocol=m.PROTOCOL, table=table))))
    return reader, writer


async def numbers(reader: asyncio.StreamReader, count: int) -> list[int]:
    """Of the pings that were answered, in order."""
    found: list[int] = []
    async with asyncio.timeout(20):
        while len(found) < count:
            head = await reader.readexactly(2)
            size = head[1]
            if size >= 126:
                size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8))
            body = await reader.readexactly(size)
            message = json.loads(body) if head[0] == 0x81 else {}
            if message.get("type") == "pong":
                found.append(message["n"])
    return found


@pytest.mark.parametrize("seed", range(6))
async def test_every_cut_of_the_bytes_says_the_same(house: ServerProcess, client: Client, seed: int) -> None:
    rng = random.Random(seed)
    table, _, _ = await seated(client, "twisty", 2)
    reader, writer = await opened(house, table)
    stream = b""
    for n in range(30):
        text = m.write(m.Ping(n=n))
        cut = rng.randrange(1, len(text))
        stream += rng.choice(
            (
                frame(text),
                frame(text[:cut], fin=False) + frame(text[cut:], Opcode.CONT),
                frame(text[:cut], fin=False) + frame("", Opcode.PING) + frame(text[cut:], Opcode.CONT),
                frame(text + " " * 150),
            )
        )
    while stream:
        size = rng.choice((1, 2, 6, 30, 200)) if seed else len(stream)
        writer.write(stream[:size])
        stream = stream[size:]
        await asyncio.sleep(0.002)
    assert await numbers(reader, 30) == list(range(30))
    writer.close()


async def test_one_at_a_time(house: ServerProcess, client: Client) -> None:
    table, _, _ = await seated(client, "twisty", 2)
    reader, writer = await opened(house, table)
    for n in range(30):
        writer.write(frame(m.write(m.Ping(n=n))))
        assert await numbers(reader, 1) == [n]
    writer.write(bytes((0x81, 0x82, 0, 0, 0, 0, 0xFF, 0xFE)))  # not UTF-8
    rest = await asyncio.wait_for(reader.read(), 20)
    writer.close()
    assert rest[-4:-2] == bytes((0x88, 2)) or b"\x03\xef" in rest, "closed with 1007"
