"""Nobody else's seat: tokens, origins, headers, names, limits."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.people import play_all, seated
from tests.server.process import ServerProcess
from twistosaur.protocol.client import Client, ServerError
from twistosaur.protocol.messages import PROTOCOL, Hello, Notice, write
from twistosaur.server.settings import Settings
from twistosaur.server.tables import names
from twistosaur.server.tables.table import hash_token
from twistosaur.server.web.limits import Bucket, Limits


async def test_no_action_without_the_seats_token(client: Client) -> None:
    table, host, (ada, bob) = await seated(client, "draftosaurus", 2)
    calls = [
        ("PATCH", "seats/0", {"name": "Eve"}),
        ("DELETE", "seats/0", None),
        ("POST", "seats/0/return", None),
        ("POST", "seats/0/token", None),
        ("POST", "seats/0/hint", {}),
        ("POST", "seats/0/warnings", {}),
        ("POST", "seats/0/worth", {}),
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
        last = await client.transfer(table, moved["token"])  # also when it is over: the seat may ask for a rematch
        assert (last.seat, last.host_token) == (0, None)
        assert (await client.call("POST", f"/api/tables/{table}/rematch", token=last.token))["host_token"]


async def test_tokens_are_stored_hashed_and_logged_nowhere(client: Client, house: ServerProcess) -> None:
    table, host, (ada, bob) = await seated(client, "draftosaurus", 2)
    async with client.connect(table, ada.token) as side:
        await side.decide(side.legal[0])
    raw = b"".join(path.read_bytes() for path in house.folder.glob("tables.db*"))
    for token in (host, ada.token, bob.token):
        assert token.encode() not in raw
        assert not any(token in line for line in house.lines)
    assert hash_token(ada.token) in raw
    assert not any("Player 0" in line or "127.0.0.1" in line for line in house.lines if "listening" not in line)


async def test_pages_of_other_origins_are_refused(house: ServerProcess) -> None:
    url = house.url.replace("http", "ws") + "/ws"
    for origin in ("https://elsewhere.example", "null", house.url + ".evil.example"):
        with pytest.raises(InvalidStatus) as problem:
            async with connect(url, origin=origin):  # type: ignore[arg-type]
                pass
        assert problem.value.response.status_code == 403
    async with connect(url, origin=house.url):  # type: ignore[arg-type]
        pass


async def test_every_answer_has_its_headers(house: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=house.url) as http:
        for path in ("/", "/docs", "/api/info", "/t/abc", "/nothing.js", "/api/nothing", "/healthz"):
            answer = await http.get(path)
            assert answer.status_code < 500
            policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
            assert policy["script-src"] == "'self'"
            assert not any("unsafe" in part for part in policy.values())
            assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
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


async def test_forget_me(client: Client, house: ServerProcess) -> None:
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
    """A flood does not pass, and is told so."""
    with ServerProcess(tmp_path, tables_per_minute=3, sockets_per_address=4, sockets_per_table=3) as small:
        async with Client(small.url) as client:
            made = [await client.create("draftosaurus", ["open", "open"]) for _ in range(3)]
            with pytest.raises(ServerError) as problem:
                await client.create("draftosaurus", ["open", "open"])
            assert (problem.value.status, problem.value.code) == (429, "too-many")
            async with client.connect(made[0].table), client.connect(made[0].table), client.connect(made[0].table):
                assert await turned_away(small, made[0].table) == ("too many are looking at this table", 4029)
                async with client.connect(made[1].table):
                    assert await turned_away(small, made[1].table) == ("too many sockets", 4029)
        async with httpx.AsyncClient(base_url=small.url) as http:
            answer = await http.post("/api/tables", json={"game": "twisty", "seats": [{}, {}]})
            assert answer.status_code == 429
            assert "wait a minute" in answer.json()["error"]["message"]
            assert "retry-after" in answer.headers
            assert (await http.get("/healthz")).status_code == 200


async def test_only_tables_that_are_made_count(tmp_path: Path) -> None:
    """A rematch that is refused, or that somebody else has asked for, makes no table; nor do options that are wrong."""
    with ServerProcess(tmp_path, tables_per_minute=2) as small:
        async with Client(small.url) as client:
            table, _, seats = await seated(client, "draftosaurus", 2)
            again = f"/api/tables/{table}/rematch"
            for _ in range(3):
                with pytest.raises(ServerError) as problem:
                    await client.call("POST", again, token=seats[0].token)
                assert problem.value.code == "not-over"
                with pytest.raises(ServerError) as problem:
                    await client.create("draftosaurus", ["open", "open"], options={"board": "autumn"})
                assert problem.value.code == "rules"
            await play_all(client, table, seats)
            made = [await client.call("POST", again, token=mine.token) for mine in (*seats, *seats)]
            assert len({one["table"]["id"] for one in made}) == 1
            with pytest.raises(ServerError) as problem:
                await client.create("draftosaurus", ["open", "open"])
            assert problem.value.code == "too-many"


async def turned_away(house: ServerProcess, table: str) -> tuple[str, int | None]:
    """What a socket is told that may not come in, and how it is closed."""
    async with connect(house.url.replace("http", "ws") + "/ws") as socket:
        with contextlib.suppress(ConnectionClosed):  # it may have been turned away at the door
            await socket.send(write(Hello(protocol=PROTOCOL, table=table)))
        told = json.loads(await socket.recv())
        assert (told["type"], told["code"], told["fatal"]) == ("error", "too-many", True)
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        return told["message"], socket.close_code


async def test_a_class_of_thirty_plays_behind_one_address(tmp_path: Path) -> None:
    """Ten tables of three, with the limits as they are by default."""
    with ServerProcess(tmp_path) as school:
        async with Client(school.url) as client:

            async def group() -> None:
                for path in ("/api/info", "/api/tables", "/api/texts/en"):  # what each of their pages asks for
                    for _ in range(3):
                        await client.call("GET", path)
                table, _, seats = await seated(client, "draftosaurus", 3)
                await play_all(client, table, seats, stop=6)

            await asyncio.gather(*(group() for _ in range(10)))
            text = (await client._http.get("/metrics")).text
            assert not [line for line in text.splitlines() if line.startswith("twistosaur_limited_total{")]
            assert "twistosaur_slow_readers_total 0.0" in text


async def test_behind_a_trusted_proxy_every_address_has_its_own_limits(tmp_path: Path) -> None:
    ask = {"game": "twisty", "seats": [{}, {}]}

    async def statuses(http: httpx.AsyncClient, forwarded: str) -> list[int]:
        headers = {"x-forwarded-for": forwarded}
        return [(await http.post("/api/tables", json=ask, headers=headers)).status_code for _ in range(3)]

    (tmp_path / "proxy").mkdir()
    with ServerProcess(tmp_path / "proxy", trusted_proxies="127.0.0.1", tables_per_minute=2) as behind:
        async with httpx.AsyncClient(base_url=behind.url) as http:
            assert await statuses(http, "203.0.113.7") == [201, 201, 429]
            assert await statuses(http, "6.6.6.6, 203.0.113.8") == [201, 201, 429]
            assert await statuses(http, "203.0.113.9, 203.0.113.8") == [429, 429, 429]
            assert (await http.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"})).status_code == 404
            assert (await http.get("/metrics")).status_code == 200
    (tmp_path / "plain").mkdir()
    with ServerProcess(tmp_path / "plain", tables_per_minute=2) as plain:
        async with httpx.AsyncClient(base_url=plain.url) as http:
            assert await statuses(http, "203.0.113.7") == [201, 201, 429]
            assert await statuses(http, "203.0.113.8") == [429, 429, 429]
