"""Decisions that no task waits for: they do what the usual way does, and stand aside where it is needed."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from tests.server.people import seated
from tests.server.process import ServerProcess
from tests.server.scene import Ear
from tests.server.theatre import Theatre, played
from twistosaur.kernel import derive
from twistosaur.protocol import messages as m
from twistosaur.protocol.client import Client
from twistosaur.protocol.errors import Code, Refusal
from twistosaur.server.store import migrate
from twistosaur.server.store.log import TOLD, Line, Store, connect
from twistosaur.server.tables.at_once import decide_at_once, taken
from twistosaur.server.tables.live import LiveTable
from twistosaur.server.web.connection import Connection
from twistosaur.server.web.direct_socket import PROBLEM, Inbox

Outcome = tuple[bool, Exception | None]


async def at_once(live: LiveTable, seat: int, decision: int, move: str) -> Outcome:
    done: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
    assert decide_at_once(live, seat, decision, move, lambda *outcome: done.set_result(outcome))
    return await asyncio.wait_for(done, 20)


async def usual(live: LiveTable, seat: int, decision: int, move: str) -> Outcome:
    try:
        return await live.decide(seat, decision, move), None
    except Refusal as problem:
        return False, problem


def a_move(live: LiveTable, seat: int, key: int = 0) -> str:
    assert live.table.game is not None
    moves = live.table.game.legal(seat)
    return moves[derive(key, seat) % len(moves)]


def logged(folder: Path) -> list[Any]:
    with sqlite3.connect(folder / "theatre.db") as database:
        return database.execute("select * from events order by seq").fetchall()


async def heard(theatre: Theatre, folder: Path, decide: Any) -> tuple[list[list[str]], list[Any], list[Any]]:
    """A few decisions: what everybody hears, what is written, and what came of each."""
    live = await theatre.raise_curtain(*played("draftosaurus", 3, {}, 5, 6))
    ears = [Ear(seat) for seat in (None, 0, 1, 2)]
    for ear in ears:
        live.enter(ear)
        live.catch_up(ear, None)
    came: list[Any] = []
    for n in range(20):
        seat, decision = live.table.acting[0], live.table.decision
        move = a_move(live, seat, n)
        for tried in (move, move, "place nowhere"):  # made, made again, and nonsense: before and after a reveal
            repeat, problem = await decide(live, seat, decision, tried)
            came.append((repeat, problem and (str(problem), problem.code)))
        theatre.time += 1
        await asyncio.sleep(0)
    return [ear.heard for ear in ears], logged(folder), came


async def test_it_does_what_the_usual_way_does(theatre: Theatre, tmp_path: Path) -> None:
    assert await heard(theatre, tmp_path, at_once) == await heard(theatre, tmp_path, usual)


async def test_a_busy_table_is_left_alone(theatre: Theatre) -> None:
    live = await theatre.raise_curtain(*played("draftosaurus", 3, {}, 5, 6))
    seat = live.table.acting[0]
    wanted = live, seat, live.table.decision, a_move(live, seat)
    async with live.lock:
        assert not decide_at_once(*wanted, lambda *_: pytest.fail("it was not taken"))
    waiting = asyncio.create_task(live.lock.acquire())
    await live.lock.acquire()
    await asyncio.sleep(0)
    live.lock.release()  # free, but promised to the one who waits
    assert not taken(live.lock)
    await waiting
    live.lock.release()
    assert taken(live.lock)
    live.lock.release()
    live.shut()
    assert not decide_at_once(*wanted, lambda *_: pytest.fail("it was not taken"))


async def test_what_cannot_be_stored_is_refused(theatre: Theatre, tmp_path: Path) -> None:
    live = await theatre.raise_curtain(*played("draftosaurus", 3, {}, 5, 6))
    seat, before = live.table.acting[0], live.table.seq
    file = tmp_path / "theatre.db"
    file.rename(tmp_path / "elsewhere.db")
    _, problem = await at_once(live, seat, live.table.decision, a_move(live, seat))
    (tmp_path / "elsewhere.db").rename(file)
    assert isinstance(problem, Refusal)
    assert problem.code is Code.STORAGE
    assert (live.table.seq, live.lock.locked()) == (before, False)
    assert await at_once(live, seat, live.table.decision, a_move(live, seat)) == (False, None)


async def test_whoever_is_overtaken_is_judged_again(theatre: Theatre, tmp_path: Path) -> None:
    live = await theatre.raise_curtain(*played("draftosaurus", 3, {}, 5, 6))
    first, second = live.table.acting[:2]
    row = (live.table.id, live.table.seq + 1, 1.0, "move", first, json.dumps({"move": a_move(live, first)}))
    with sqlite3.connect(tmp_path / "theatre.db") as other:
        other.execute("insert into events (table_id, seq, at, kind, seat, body) values (?, ?, ?, ?, ?, ?)", row)
    decision, move = live.table.decision, a_move(live, second)
    assert await at_once(live, second, decision, move) == (False, None)
    assert {seat for *_, seat, _, _ in logged(tmp_path)[-2:]} == {first, second}
    assert not live.lock.locked()
    assert await at_once(live, second, decision, move) == (True, None)


async def test_a_mistake_of_ours_is_told_and_lets_go_of_the_table(
    theatre: Theatre, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await theatre.raise_curtain(*played("draftosaurus", 3, {}, 5, 6))
    seat = live.table.acting[0]

    def fails(_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(live, "take_in", fails)
    _, problem = await at_once(live, seat, live.table.decision, a_move(live, seat))
    assert isinstance(problem, ZeroDivisionError)
    assert not live.lock.locked()


async def test_a_store_that_stops_has_told_everybody(tmp_path: Path) -> None:
    """Also behind somebody who fails at being told, and for more lines than are told in one turn."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'theatre.db'}"
    await migrate.upgrade(url)
    store = Store(connect(url))
    store.start()
    told: list[tuple[int, Exception | None]] = []

    def note(seq: int, problem: Exception | None) -> None:
        told.append((seq, problem))
        if seq == 3:
            raise ZeroDivisionError

    for seq in range(1, 3 * TOLD):
        store.append_then(Line("t", seq, 1.0, "move", 0, "{}"), partial(note, seq))
    await store.stop()
    assert told == [(seq, None) for seq in range(1, 3 * TOLD)]
    assert [row[1] for row in logged(tmp_path)] == [seq for seq, _ in told]


async def test_a_reader_waits_until_what_came_before_is_done() -> None:
    inbox = Inbox(asyncio.get_running_loop())
    assert not inbox.is_idle, "nobody reads"
    reader = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    assert inbox.is_idle
    inbox.hold()
    assert not inbox.is_idle
    inbox.put_nowait(1)
    await asyncio.sleep(0)
    assert not reader.done()
    inbox.release()
    assert await reader == 1


async def test_a_problem_is_read_instead_of_a_message() -> None:
    async def receive() -> Any:
        return {"type": PROBLEM, "problem": ZeroDivisionError()}

    connection = Connection(receive, receive, 8)  # type: ignore[arg-type]
    with pytest.raises(ZeroDivisionError):
        await connection.read()


HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def test_answers_keep_their_order(house: ServerProcess, client: Client) -> None:
    """Something is asked while a decision is under way, in every way of cutting the bytes."""
    table, _, (ada, *_) = await seated(client, "draftosaurus", 2)
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(HANDSHAKE.format(host=f"127.0.0.1:{house.port}").encode())
    await reader.readuntil(b"\r\n\r\n")

    def frame(message: m.Message) -> bytes:
        return Frame(Opcode.TEXT, m.encode(message)).serialize(mask=True)

    async def heard() -> Any:
        head = await asyncio.wait_for(reader.readexactly(2), 20)
        size = head[1] if head[1] < 126 else int.from_bytes(await reader.readexactly(2))
        return json.loads(await reader.readexactly(size))

    async def until(kind: str) -> Any:
        while (message := await heard())["type"] != kind:
            pass
        return message

    writer.write(frame(m.Hello(protocol=m.PROTOCOL, table=table, token=ada.token)))
    asked = (await until("snapshot"))["state"]["decision"]
    moves = [move for move, why in asked["actions"].items() if why is None]
    for n in range(12):
        said = [frame(m.Decide(n=3 * n, decision=asked["id"], move=moves[n % 2]))]
        said += [frame(m.Ping(n=3 * n + 1)), frame(m.Ping(n=3 * n + 2))]
        if n % 3 == 0:
            said = [b"".join(said)]
        for part in said:
            writer.write(part)
            await asyncio.sleep(0.001 * (n % 4))
        answers: list[int] = []
        while len(answers) < 3:
            message = await heard()
            if message["type"] in ("ack", "refused", "pong"):
                answers.append(message["n"])
        assert answers == [3 * n, 3 * n + 1, 3 * n + 2]
    writer.close()
