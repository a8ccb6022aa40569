"""The short way out of the server says the same as the long one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, MutableMapping
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from twistosaur.protocol.errors import Close
from twistosaur.server.web.connection import Connection
from twistosaur.server.web.direct_socket import Inbox, framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_frames_are_those_of_the_protocol(size: int) -> None:
    text = "ż" * (size // 2) + "x" * (size % 2)
    data = text.encode()
    one = Frame(Opcode.TEXT, data).serialize(mask=False)
    assert framed([data]) == one
    assert framed([data, b"{}", data]) == one + Frame(Opcode.TEXT, b"{}").serialize(mask=False) + one


async def test_one_reader_gets_everything_in_order() -> None:
    inbox = Inbox(asyncio.get_running_loop())
    reader = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    for n in range(3):
        inbox.put_nowait(n)
    assert await reader == 0
    assert [await inbox.get(), await inbox.get()] == [1, 2]
    assert inbox.empty()


class Pipe:
    """A socket that takes words at once while `open`, and else one by one."""

    def __init__(self) -> None:
        self.open = True
        self.pieces: list[list[bytes]] = []
        self.closed: int | None = None
        self.free = asyncio.Event()

    def at_once(self, texts: Iterable[bytes]) -> bool:
        if self.open:
            self.pieces.append(list(texts))
        return self.open

    async def receive(self) -> dict[str, Any]:
        raise AssertionError("nobody reads here")

    async def send(self, message: MutableMapping[str, Any]) -> None:
        await self.free.wait()
        if message["type"] == "websocket.close":
            self.closed = int(message["code"])
        else:
            self.pieces.append([message["text"].encode()])


async def test_words_of_one_moment_are_one_piece_and_nothing_overtakes() -> None:
    pipe = Pipe()
    connection = Connection(pipe.receive, pipe.send, 8, pipe.at_once)
    connection.send(b"event")
    connection.send(b"ack")
    await asyncio.sleep(0)
    assert pipe.pieces == [[b"event", b"ack"]]
    pipe.open = False
    connection.send(b"1")
    await asyncio.sleep(0.01)
    pipe.open = True  # the first is on its long way: the second must not pass it
    connection.send(b"2")
    await asyncio.sleep(0.01)
    assert len(pipe.pieces) == 1
    pipe.free.set()
    await connection.drain()
    assert pipe.pieces[1:] == [[b"1"], [b"2"]]


async def test_whoever_reads_too_slowly_is_sent_away() -> None:
    pipe = Pipe()
    pipe.open = False
    connection = Connection(pipe.receive, pipe.send, 8, pipe.at_once)
    for n in range(20):
        connection.send(str(n).encode())
        await asyncio.sleep(0)
    assert connection.dropped
    pipe.free.set()
    await asyncio.sleep(0.01)
    assert pipe.closed == Close.TOO_SLOW


async def test_words_go_the_long_way_when_the_short_one_breaks() -> None:
    pipe = Pipe()
    pipe.free.set()

    def broken(texts: Iterable[bytes]) -> bool:
        raise AttributeError("uvicorn has changed")

    connection = Connection(pipe.receive, pipe.send, 8, broken)
    connection.send(b"event")
    connection.send(b"ack")
    for _ in range(5):
        await asyncio.sleep(0)
    assert pipe.pieces == [[b"event"], [b"ack"]]
