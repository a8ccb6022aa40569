"""A whole server in this process, down to the last byte it sends, on a stage where time and chance stand still.

Sockets and requests go through the application itself (ASGI); the only things replaced are the clock and the workers,
which answer at once and write down what they were given.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import sqlalchemy as sa
import structlog

from tests.server.scene import SECRET, TABLE, go_on, opening, seated_table
from twistosaur.kernel import derive
from twistosaur.protocol import messages as m
from twistosaur.server.settings import Settings
from twistosaur.server.store import migrate, schema
from twistosaur.server.store.log import Store, connect, row_of
from twistosaur.server.tables import events
from twistosaur.server.tables.events import Event, Move
from twistosaur.server.tables.live import LiveTable
from twistosaur.server.tables.registry import Tables
from twistosaur.server.tables.table import Table, hash_token
from twistosaur.server.web.app import make_app
from twistosaur.server.web.state import assemble
from twistosaur.server.workers import tasks

HOST = "the-token-of-the-host"
NOW = 1_800_000_000.0


def token(seat: int) -> str:
    return f"the-token-of-seat-{seat}"


class Prompter:
    """Stands in for the workers: notes what a thought is given, and thinks it here and now."""

    share = 1.0
    count = 1

    def __init__(self) -> None:
        self.given: list[Any] = []
        self.asked: list[tuple[str, str]] = []
        """Who asked for a thought over HTTP, and for which."""

    async def run(self, priority: int, function: Callable[..., Any], *args: Any) -> Any:
        if function is tasks.hint:
            game, hidden, seat, level, seconds, _, language = args
            self.given.append((priority, game, hidden.hex(), seat, level, seconds, language))
            return tasks.hint(game, hidden, seat, "novice", seconds, 7, language)
        return function(*args)

    async def ask(self, address: str, priority: int, function: Callable[..., Any], *args: Any) -> Any:
        self.asked.append((address, function.__name__))
        return await self.run(priority, function, *args)


class Theatre:
    """One database, its tables, one application; `raise_curtain` puts a table on it."""

    def __init__(self, folder: Path, database: str | None = None, **settings: Any) -> None:
        """In a file of this folder, or in another database: then time does not stand still."""
        self.real = database is not None
        self.settings = Settings(
            database_url=database or f"sqlite+aiosqlite:///{folder / 'theatre.db'}",
            requests_per_minute=10**6,
            tables_per_minute=10**6,
            tables_per_day=10**6,
            thoughts_per_minute=10**6,
            scores_per_minute=10**6,
            messages_per_second=1000,
            dear_per_second=10**6,
            **settings,
        )
        self.time = 1000.0
        self.prompter = Prompter()

    async def open(self) -> Theatre:
        await migrate.upgrade(self.settings.database_url)
        crew: Any = self.prompter
        self.tables = Tables(
            self.settings,
            Store(connect(self.settings.database_url)),
            crew,
            now=time.time if self.real else lambda: NOW + self.time,
            clock=time.monotonic if self.real else lambda: self.time,
        )
        if not self.real:
            self.tables.notice_sleep = lambda: None  # type: ignore[method-assign]  # time jumps when it is told to
        await self.tables.open()
        server = assemble(self.settings, tables=self.tables)
        self.limits, self.analyses = server.limits, server.analyses
        server.readiness.rules = server.readiness.bots = True
        self.app = make_app(server)
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://here")
        return self

    async def close(self) -> None:
        await self.http.aclose()
        await self.analyses.stop()
        await self.tables.close(0)

    async def raise_curtain(self, base: Table, log: list[Event]) -> LiveTable:
        """Forget every table, and put this one into the database, with its log."""
        for live in self.tables.live.values():
            live.shut()
        self.tables.live.clear()
        self.time = 1000.0
        self.prompter.given.clear()
        everything = (schema.analyses, schema.events, schema.sitters, schema.tables)
        await self.tables.store.append(None, *(sa.delete(table) for table in everything))
        row = {
            "id": TABLE,
            "created": NOW,
            "updated": NOW,
            "status": "playing",
            "listed": True,
            "game": base.setup.game,
            "rules": base.setup.rules,
            "setup": msgspec.json.encode(base.setup).decode(),
            "secret": SECRET,
            "host_hash": hash_token(HOST),
        }
        sitters = [
            {"table_id": TABLE, "who": k, "seat": k, "name": f"P{k}", "token_hash": hash_token(token(k))}
            for k in range(len(base.seats))
        ]
        lines = [row_of(events.stored(event)) for event in log]
        rows = ((schema.tables, [row]), (schema.sitters, sitters), (schema.events, lines))
        await self.tables.store.append(None, *(sa.insert(table).values(these) for table, these in rows))
        return await self.tables.find(TABLE)

    async def call(self, verb: str, path: str, body: Any = None, bearer: str | None = None) -> str:
        """A request, and everything of its answer."""
        headers = {"authorization": f"Bearer {bearer}"} if bearer else {}
        answer = await self.http.request(verb, path, json=body, headers=headers)
        return f"{answer.status_code} {sorted(answer.headers.items())} {answer.text}"


class Wire:
    """A socket at the theatre's door: what is sent, and what comes back, as text."""

    def __init__(self, theatre: Theatre) -> None:
        self.theatre = theatre
        self.heard: list[str] = []
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news = asyncio.Event()
        self._n = 10_000

    async def connect(self, bearer: str | None) -> Wire:
        await self._open()
        await self.say(m.Hello(protocol=m.PROTOCOL, table=TABLE, token=bearer))
        return self

    async def turned_away(self, bearer: str | None) -> int:
        """The number that the socket closes with after a hello."""
        await self._open()
        hello = m.Hello(protocol=m.PROTOCOL, table=TABLE, token=bearer)
        await self._said.put({"type": "websocket.receive", "text": m.write(hello)})
        await asyncio.wait_for(self._task, 20)
        return int(json.loads(self.heard[-1])["code"])

    async def _open(self) -> None:
        scope = {"type": "websocket", "path": "/ws", "headers": [], "client": ("127.0.0.1", 1)}
        await self._said.put({"type": "websocket.connect"})
        app: Any = self.theatre.app
        self._task = asyncio.create_task(app(scope, self._said.get, self._hear))

    async def _hear(self, message: dict[str, Any]) -> None:
        self.heard.append(json.dumps(message))
        self._news.set()

    async def say(self, message: m.Message | str) -> None:
        """Send something, and hear everything that it leads to."""
        text = message if isinstance(message, str) else m.write(message)
        await self._said.put({"type": "websocket.receive", "text": text})
        await self.settle()

    async def settle(self) -> None:
        """Until a ping is answered: everything said before has been heard by then."""
        self._n += 1
        await self._said.put({"type": "websocket.receive", "text": m.write(m.Ping(n=self._n))})
        async with asyncio.timeout(20):
            while not any(f'\\"pong\\",\\"n\\":{self._n}' in text for text in self.heard[-3:]):
                self._news.clear()
                await self._news.wait()

    async def hang_up(self) -> None:
        await self._said.put({"type": "websocket.disconnect", "code": 1000})
        await self._task


def played(game: str, seats: int, options: dict[str, Any], seed: int, most: int) -> tuple[Table, list[Event]]:
    """A table after some random moves, not at its end, and its log."""
    table, log = seated_table(game, seats, options), opening(seats)
    for n in range(most):
        assert table.game is not None
        seat = table.acting[derive(seed, n) % len(table.acting)]
        moves = table.game.legal(seat)
        move = moves[derive(seed ^ 1, n) % len(moves)]
        trial = table.game.copy()
        trial.play(seat, move)
        if trial.over:
            break
        log.append(go_on(table, Move(move=move), seat))
    return table, log


def lines_of(logs: list[structlog.typing.EventDict]) -> list[str]:
    """Log lines as they would be written, less how long things took."""
    return [json.dumps({k: v for k, v in line.items() if k != "ms"}, default=repr, sort_keys=True) for line in logs]
