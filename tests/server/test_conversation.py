"""How a conversation on a socket goes and ends: every end has its code, its sentence and its close code."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from twistosaur.protocol import messages as m
from twistosaur.protocol.errors import Close, Code
from twistosaur.server.settings import Settings
from twistosaur.server.store import migrate
from twistosaur.server.web.app import make_app
from twistosaur.server.web.connection import LONGEST
from twistosaur.server.web.conversation import MISTAKES, Conversation
from twistosaur.server.web.state import ServerState, assemble


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[ServerState]:
    url = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    await migrate.upgrade(url)
    one = assemble(Settings(database_url=url, messages_per_second=20, sockets_per_table=1, hello_seconds=0.1))
    one.readiness.rules = True
    await one.tables.open()
    yield one
    await one.tables.close(0)


@pytest.fixture
async def table(server: ServerState) -> str:
    """The id of a table for two that waits for players."""
    transport = httpx.ASGITransport(make_app(server))
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
        made = await http.post("/api/tables", json={"game": "twisty", "seats": [{}, {}]})
    return str(made.json()["table"]["id"])


async def talk(server: ServerState, *said: m.Message | str | bytes, hangs_up: bool = True) -> list[Any]:
    """What a client hears that says all this and then goes: messages, and the number that the socket closes with."""
    heard: list[Any] = []
    said_by_now = [{"type": "websocket.connect"}]
    for one in said:
        text = m.write(one) if isinstance(one, m.Message) else one
        said_by_now.append({"type": "websocket.receive", "bytes" if isinstance(text, bytes) else "text": text})  # type: ignore[dict-item]
    if hangs_up:
        said_by_now.append({"type": "websocket.disconnect"})

    async def receive() -> dict[str, Any]:
        if not said_by_now:
            await asyncio.Event().wait()
        return said_by_now.pop(0)

    async def send(message: Any) -> None:
        if message["type"] == "websocket.send":
            heard.append(json.loads(message["text"]))
        elif message["type"] == "websocket.close":
            heard.append(message["code"])

    scope = {"type": "websocket", "path": "/ws", "headers": [], "client": ("10.0.0.1", 1)}
    await make_app(server)(scope, receive, send)
    return heard


def hello(table: str, **more: Any) -> m.Hello:
    return m.Hello(**{"protocol": m.PROTOCOL, "table": table, **more})


async def test_every_end_says_why(server: ServerState, table: str) -> None:
    ping = m.Ping(n=1)
    ends: list[tuple[Code, tuple[m.Message | str | bytes, ...]]] = [
        (Code.BAD_MESSAGE, ("rubbish",)),
        (Code.BAD_MESSAGE, (b"\xff\xfe",)),
        (Code.BAD_MESSAGE, (ping,)),
        (Code.PROTOCOL, (hello(table, protocol=99),)),
        (Code.NOT_FOUND, (hello("nowhere"),)),
        (Code.TOKEN, (hello(table, token="nobody's"),)),
        (Code.TOO_LARGE, (hello(table), "x" * (LONGEST + 1))),
        (Code.TOO_MANY, (hello(table), *[ping] * 100)),
        (Code.BAD_MESSAGE, (hello(table), *["rubbish"] * MISTAKES)),
    ]
    for code, said in ends:
        *_, last, closed = await talk(server, *said, hangs_up=False)
        assert (last["type"], last["code"], last["fatal"]) == ("error", code, True)
        assert closed == code.close
        assert last["message"]


async def test_whoever_says_nothing_is_told_to_say_hello(server: ServerState) -> None:
    (last, closed) = await talk(server, hangs_up=False)
    assert (last["code"], last["message"], closed) == (Code.NO_HELLO, Code.NO_HELLO.sentence, Close.NO_HELLO)


async def test_an_answer_that_is_refused_does_not_end_it(server: ServerState, table: str) -> None:
    heard = await talk(
        server,
        hello(table),
        m.Decide(n=1, decision=0, move="pick trex"),
        m.Look(n=2, token="nobody's"),
        hello(table),
        "rubbish",
        m.Ping(n=3),
    )
    told = [
        (one["type"], one.get("code"), one.get("n")) for one in heard if one["type"] in ("refused", "error", "pong")
    ]
    assert told == [
        ("refused", "spectator", 1),
        ("refused", "token", 2),
        ("refused", "bad-message", None),
        ("error", "bad-message", None),
        ("pong", None, 3),
    ]


async def test_a_table_has_room_for_so_many_sockets(server: ServerState, table: str) -> None:
    server.settings.sockets_per_table = 0
    last, closed = await talk(server, hello(table), hangs_up=False)
    assert (last["message"], closed) == ("too many are looking at this table", Close.TOO_MANY)


async def test_a_mistake_of_ours_ends_it_without_a_word_of_it(
    server: ServerState, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def breaks(*_: Any) -> None:
        raise ValueError("the card is A2")

    monkeypatch.setattr(Conversation, "_answer", breaks)
    with capture_logs() as logs:
        heard = await talk(server, hello(table), m.Ping(n=1), hangs_up=False)
    assert heard[-1] == Close.FAULT
    assert "A2" not in str(heard)
    assert [(line["event"], line["table"]) for line in logs if line["log_level"] == "error"] == [
        ("a socket failed", table)
    ]
    assert server.limits.sockets.total() == 0


async def test_who_hangs_up_has_left_the_table(server: ServerState, table: str) -> None:
    assert [one["type"] for one in await talk(server, hello(table))] == ["welcome", "snapshot"]
    assert (await talk(server, hello(table)))[0]["type"] == "welcome"  # there is room again: one socket a table
