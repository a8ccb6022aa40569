"""A server with a cold compile cache: it says what it does, takes players when it can, and bots when they are warm."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from twistosaur.server import announce
from twistosaur.server.settings import Settings
from twistosaur.server.web.app import make_app
from twistosaur.server.web.state import assemble
from twistosaur.server.workers import readiness
from twistosaur.server.workers.pool import Workers


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)


async def test_a_cold_cache_is_warmed_beside_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    compiled, loaded, begun = asyncio.Event(), asyncio.Event(), []

    async def compile_apart() -> int:
        announce.voice.compiling("compiling the rules of 3 games")
        await compiled.wait()
        return 0

    async def load_workers(_: Workers) -> None:
        await loaded.wait()

    monkeypatch.setattr(readiness, "is_compiled", lambda: False)
    monkeypatch.setattr(readiness, "compile_apart", compile_apart)
    monkeypatch.setattr(Workers, "start", lambda _: begun.append(True))
    monkeypatch.setattr(Workers, "loaded", load_workers)
    app = make_app(assemble(Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'cold.db'}", workers=1)))
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:

            async def ready() -> tuple[int, Any]:
                answer = await http.get("/readyz")
                return answer.status_code, answer.json()

            status, facts = await ready()
            assert (status, facts["status"], facts["warming"]) == (503, "warming", ["rules", "bots"])
            assert (await http.get("/healthz")).status_code == 200
            assert (await http.get("/")).status_code == 200
            waiting = await http.post("/api/tables", json={"game": "twisty", "seats": [{}, {}]})
            assert (waiting.status_code, waiting.json()["error"]["code"]) == (503, "warming")
            assert "retry-after" in waiting.headers
            assert await first_words(app) == ("warming", 1013)
            assert begun == []  # workers would compile everything once more
            await until(lambda: "compiling" in capfd.readouterr().err)
            compiled.set()
            await until(lambda: bool(begun))
            status, facts = await ready()
            assert (status, facts["status"], facts["warming"]) == (200, "warming", ["bots"])
            made = await http.post("/api/tables", json={"game": "twisty", "seats": [{}, {}]})
            assert made.status_code == 201
            loaded.set()
            await until(lambda: app.state.server.readiness.bots)
            status, facts = await ready()
            assert (status, facts["status"], facts["warming"]) == (200, "ready", [])
            assert "twistosaur_warm 1.0" in (await http.get("/metrics")).text


async def first_words(app: Any) -> tuple[str, int]:
    """The code that a socket is told, and the one it is closed with."""
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope = {"type": "websocket", "path": "/ws", "headers": [], "client": ("127.0.0.1", 1)}
    await app(scope, receive, send)
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.send", "websocket.close"]
    return ("warming" if '"warming"' in sent[1]["text"] else sent[1]["text"]), sent[2]["code"]


async def test_thoughts_wait_until_a_worker_is_there() -> None:
    from tests.server import deadly

    crew = Workers(1)
    thought = asyncio.create_task(crew.run(0, deadly.five))
    await asyncio.sleep(0.05)
    assert not thought.done()
    crew.start()
    try:
        assert await thought == 5
    finally:
        crew.stop()
