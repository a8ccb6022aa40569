"""Nobody else's seat: tokens, origins, headers, names, limits."""

from __future__ import annotations

import json
import secrets
import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.house import House, seated
from twistosaur.client import Client, ServerError
from twistosaur.server import names
from twistosaur.server.limits import Bucket, Limits
from twistosaur.server.messages import Notice
from twistosaur.server.settings import Settings
from twistosaur.server.table import hash_token


async def test_no_action_without_the_seats_token(client: Client) -> None:
    table, host, (ada, bob) = await seated(client, "draftosaurus", 2)
    calls = [
        ("PATCH", "seats/0", {"name": "Eve"}),
        ("DELETE", "seats/0", None),
        ("POST", "seats/0/return", None),
        ("POST", "seats/0/token", None),
        ("POST", "seats/0/hint", {}),
    ]
    for verb, path, body in calls:
        for token in (None, bob.token, host, "nonsense"):
            with pytest.raises(ServerError) as problem:
                await client.call(verb, f"/api/tables/{table}/{path}", body, token)
            assert problem.value.status == 401
    async with client.connect(table) as watcher:
        with pytest.raises(ServerError) as problem:
            await watcher.decide("pick trex", 0)
        assert problem.value.code == "spectator"
    with pytest.raises((ConnectionError, ConnectionClosed)):
        async with client.connect(table, ada.token + "x"):
            pass


async def test_a_new_token_ends_the_old_one(client: Client) -> None:
    table, _, (ada, _) = await seated(client, "draftosaurus", 2)
    async with client.connect(table, ada.token) as old:
        given = await client.call("POST", f"/api/tables/{table}/seats/0/token", token=ada.token)
        await old.until(lambda: old.seat is None)
        assert old.known.decision is None
        with pytest.raises(ServerError):
            await old.decide("pick trex", 0)
    with pytest.raises((ConnectionError, ConnectionClosed)):
        async with client.connect(table, ada.token):
            pass
    async with client.connect(table, given["token"]) as new:
        assert new.seat == 0


async def test_a_seat_moves_to_another_device_in_the_middle_of_a_game(client: Client) -> None:
    table, host, (ada, bob) = await seated(client, "draftosaurus", 2)
    async with client.connect(table, ada.token) as old, client.connect(table, bob.token) as b:
        old.keep = True
        first = old.legal[0]
        await old.decide(first)
        asked = {"next": secrets.token_urlsafe(24), "host": host, "next_host": secrets.token_urlsafe(24)}
        moved = await client.call("POST", f"/api/tables/{table}/move", asked, ada.token)
        assert moved == {"seat": 0, "token": asked["next"], "host_token": asked["next_host"]}
        await old.until(lambda: old.seat is None)  # the old device watches now
        assert Notice(kind="moved") in old.received
        assert old.known.view is not None
        assert old.known.view["bowls"] == [None, None]
        with pytest.raises(ServerError) as problem:
            await old.decide(first, 0)
        assert problem.value.code == "spectator"
        again = await client.call("POST", f"/api/tables/{table}/move", asked, ada.token)  # the answer was lost
        assert again == moved
        for body, token in (({}, ada.token), ({"next": secrets.token_urlsafe(24)}, ada.token), ({}, None)):
            with pytest.raises(ServerError) as problem:
                await client.call("POST", f"/api/tables/{table}/move", body, token)
            assert (problem.value.status, problem.value.code) == (401, "token")
        with pytest.raises(ServerError) as problem:  # no token is two seats' token
            await client.call("POST", f"/api/tables/{table}/move", {"next": asked["next"]}, bob.token)
        assert problem.value.code == "token"
        async with client.connect(table, moved["token"]) as new:
            assert new.seat == 0
            assert new.known.decision is not None
            assert new.known.decision.chosen == first  # nothing was lost on the way
            await b.decide(b.legal[0])
            await new.until(lambda: new.asked)
        with pytest.raises(ServerError):
            await client.call("POST", f"/api/tables/{table}/close", token=host)
        await client.call("POST", f"/api/tables/{table}/close", token=moved["host_token"])
        last = await client.move(table, moved["token"])  # also when it is over: the seat may ask for a rematch
        assert (last.seat, last.host_token) == (0, None)
        assert (await client.call("POST", f"/api/tables/{table}/rematch", token=last.token))["host_token"]


async def test_tokens_are_stored_hashed_and_logged_nowhere(client: Client, house: House) -> None:
    table, host, (ada, bob) = await seated(client, "draftosaurus", 2)
    async with client.connect(table, ada.token) as side:
        await side.decide(side.legal[0])
    raw = b"".join(path.read_bytes() for path in house.folder.glob("tables.db*"))
    for token in (host, ada.token, bob.token):
        assert token.encode() not in raw
        assert not any(token in line for line in house.lines)
    assert hash_token(ada.token) in raw
    assert not any("Player 0" in line or "127.0.0.1" in line for line in house.lines if "listening" not in line)


async def test_pages_of_other_origins_are_refused(house: House) -> None:
    url = house.url.replace("http", "ws") + "/ws"
    for origin in ("https://elsewhere.example", "null", house.url + ".evil.example"):
        with pytest.raises(InvalidStatus) as problem:
            async with connect(url, origin=origin):  # type: ignore[arg-type]
                pass
        assert problem.value.response.status_code == 403
    async with connect(url, origin=house.url):  # type: ignore[arg-type]
        pass


async def test_every_answer_has_its_headers(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.url) as http:
        for path in ("/", "/docs", "/api/info", "/t/abc", "/nothing.js", "/api/nothing", "/healthz"):
            answer = await http.get(path)
            assert answer.status_code < 500
            assert "script-src 'self'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert "server" not in answer.headers
        assert (await http.get("/api/info")).headers["cache-control"] == "no-store"
        assert (await http.get("/nothing.js")).status_code == 404
        assert (await http.get("/../../etc/passwd.txt")).status_code == 404
        assert (await http.get("/%2e%2e/%2e%2e/pyproject.toml")).status_code == 404


def test_names_are_clean() -> None:
    assert names.clean("  Ada   Lovelace ") == "Ada Lovelace"
    assert names.clean("a\u202eb\x00c\u200bd\ud800") == "abcd"
    assert names.clean("x" * 99) == "x" * 20
    assert names.clean("a" + "\u0301" * 90) == "á"
    assert names.clean("Żółć") == "Żółć"
    assert names.clean("\u202e") == ""


async def test_forget_me(client: Client, house: House) -> None:
    made = await client.create("draftosaurus", ["open", "open"])
    ada = await client.sit(made.table, "Adalbertina", token=made.host_token)
    await client.sit(made.table, "Bob")
    await client.start(made.table, made.host_token)
    async with client.connect(made.table) as watcher:
        assert watcher.known.players[0].name == "Adalbertina"
        assert await client.call("POST", "/api/forget", {"tokens": [ada.token, "other"]}) == {"seats": 1}
        await watcher.until(lambda: watcher.known.players[0].name is None)
    database = sqlite3.connect(house.database)
    text = json.dumps(
        [database.execute(f"select * from {t}").fetchall() for t in ("sitters", "events", "tables")], default=str
    )
    database.close()
    assert "Adalbertina" not in text


def test_addresses() -> None:
    def scope(peer: str, forwarded: str | None = None) -> dict[str, object]:
        headers = [] if forwarded is None else [(b"x-forwarded-for", forwarded.encode())]
        return {"client": (peer, 1), "headers": headers}

    plain = Limits(Settings())
    assert plain.address(scope("10.0.0.1", "1.2.3.4")) == "10.0.0.1"
    behind = Limits(Settings(trusted_proxies="10.0.0.1, 10.0.0.2"))
    assert behind.address(scope("10.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.2")) == "1.2.3.4"
    assert behind.address(scope("10.0.0.9", "1.2.3.4")) == "10.0.0.9"
    assert behind.address(scope("10.0.0.1", "rubbish")) == "unknown"
    assert plain.address(scope("2001:db8::1")) == plain.address(scope("2001:db8::2")) == "2001:db8::/64"
    bucket = Bucket(2)
    assert [bucket.take() for _ in range(5)] == [True, True, True, True, False]


async def test_limits_by_address(tmp_path: Path) -> None:
    """A class of 30 fits; a flood does not, and is told so."""
    with House(tmp_path, tables_per_minute=3, sockets_per_address=4, sockets_per_table=3) as small:
        async with Client(small.url) as client:
            made = [await client.create("draftosaurus", ["open", "open"]) for _ in range(3)]
            with pytest.raises(ServerError) as problem:
                await client.create("draftosaurus", ["open", "open"])
            assert (problem.value.status, problem.value.code) == (429, "too-many")
            async with client.connect(made[0].table), client.connect(made[0].table), client.connect(made[0].table):
                with pytest.raises((ConnectionError, ConnectionClosed)):
                    async with client.connect(made[0].table):
                        pass
                async with client.connect(made[1].table):
                    with pytest.raises((ConnectionError, ConnectionClosed)):
                        async with client.connect(made[1].table):
                            pass
        async with httpx.AsyncClient(base_url=small.url) as http:
            answer = await http.post("/api/tables", json={"game": "twisty", "seats": [{}, {}]})
            assert answer.status_code == 429
            assert "retry-after" in answer.headers
            assert (await http.get("/healthz")).status_code == 200
    settings = Settings()
    assert settings.sockets_per_address >= 30 * 3
    assert settings.tables_per_minute >= 30
