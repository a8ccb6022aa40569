"""A store that cannot keep its promise: everybody is told, nothing is acknowledged, and it recovers."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.scene import TABLE
from tests.server.theatre import Theatre, Wire, played, token
from twistosaur.protocol import messages as m
from twistosaur.server.store import log, schema
from twistosaur.server.store.log import StorageError, as_storage
from twistosaur.server.tables import ending, registry


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (log, registry):
        monkeypatch.setattr(module, "PROBE_SECONDS", 0.01)


def told(wire: Wire) -> list[Any]:
    """What a socket has heard, but for the answers to its pings."""
    heard = [json.loads(json.loads(text).get("text") or "{}") for text in wire.heard]
    return [message for message in heard if message.get("type", "pong") != "pong"]


def of_storage(wire: Wire) -> list[bool]:
    return [message["failing"] for message in told(wire) if message["type"] == "storage"]


async def until(condition: Any) -> None:
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.01)


async def test_everybody_is_told_when_nothing_can_be_stored_and_when_it_can(theatre: Theatre, tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "theatre.db", tmp_path / "elsewhere.db"
    live = await theatre.raise_curtain(*played("draftosaurus", 3, {}, 5, 6))
    ada, bob = [await Wire(theatre).connect(token(seat)) for seat in live.table.acting[:2]]
    eve = await Wire(theatre).connect(None)
    assert live.table.game is not None
    seat = live.table.acting[0]
    move = m.Decide(n=1, decision=live.table.decision, move=live.table.game.legal(seat)[0])

    file.rename(elsewhere)
    await ada.say(move)
    assert told(ada)[-1] == {"type": "storage", "failing": True}
    assert told(ada)[-2]["code"] == "storage"
    assert seat in live.table.acting, "nothing was taken in"
    late = await Wire(theatre).connect(None)
    assert [message["type"] for message in told(late)][-2:] == ["storage", "presence"]
    for wire in (bob, eve, late):
        await wire.settle()
        assert of_storage(wire) == [True]
    made = await theatre.http.post("/api/tables", json={"game": "twisty", "seats": [{}, {}]})
    assert (made.status_code, made.json()["error"]["code"]) == (503, "storage")
    assert (await theatre.http.get("/readyz")).status_code == 503

    elsewhere.rename(file)
    await until(lambda: not theatre.tables.store.failing)
    for wire in (ada, bob, eve, late):
        await wire.settle()
        assert of_storage(wire) == [True, False], "nobody had to move to find out"
    await ada.say(m.Decide(n=2, decision=move.decision, move=move.move))
    assert seat not in live.table.acting
    new = await Wire(theatre).connect(None)
    assert of_storage(new) == []
    for wire in (ada, bob, eve, late, new):
        await wire.hang_up()


async def test_a_result_that_could_not_be_stored_is_stored_later(theatre: Theatre, tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "theatre.db", tmp_path / "elsewhere.db"
    live = await theatre.raise_curtain(*played("twisty", 2, {}, 5, 1000))
    table = live.table
    assert table.game is not None
    (seat,) = table.acting
    last = next(move for move in table.game.legal(seat) if _ends(table.game, seat, move))
    keep_result = ending.keep_result

    async def too_late(*args: Any) -> bool:
        file.rename(elsewhere)
        return await keep_result(*args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ending, "keep_result", too_late)
        await live.decide(seat, table.decision, last)
        await until(lambda: theatre.tables.store.failing)
    elsewhere.rename(file)
    async with asyncio.timeout(10):
        while (await theatre.tables.store.table(TABLE)).status != "over":  # type: ignore[union-attr]
            await asyncio.sleep(0.01)


def _ends(game: Any, seat: int, move: str) -> bool:
    trial = game.copy()
    trial.play(seat, move)
    return bool(trial.over)


async def test_a_mistake_of_ours_is_no_trouble_of_the_disk(theatre: Theatre) -> None:
    with pytest.raises(sa.exc.IntegrityError):
        row = {"table_id": "t", "who": 0, "seat": 0, "name": None, "token_hash": b"same"}
        await theatre.tables.store.append(None, schema.new_sitter(**row), schema.new_sitter(**row | {"who": 1}))
    assert not theatre.tables.store.failing


@pytest.mark.parametrize(
    ("problem", "is_disk"),
    [
        (OSError(28, "No space left on device"), True),
        (sqlite3.OperationalError("database or disk is full"), True),
        (sqlite3.DatabaseError("file is not a database"), True),
        (sa.exc.OperationalError("insert", {}, sqlite3.OperationalError("readonly database")), True),
        (sa.exc.IntegrityError("insert", {}, sqlite3.IntegrityError("unique")), False),
        (sqlite3.ProgrammingError("wrong number of bindings"), False),
        (TypeError("a mistake"), False),
    ],
)
def test_what_is_trouble_of_the_disk(problem: Exception, is_disk: bool) -> None:
    assert isinstance(as_storage(problem), StorageError) == is_disk
