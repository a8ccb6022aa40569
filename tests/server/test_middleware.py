"""What requests and sockets pass before their route, each concern by itself, and all of them in their order."""

from __future__ import annotations

import inspect
import json
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from prometheus_client import REGISTRY
from starlette.types import ASGIApp, Receive, Scope, Send
from structlog.testing import capture_logs

from twistosaur.protocol.errors import Close, Code
from twistosaur.server.settings import Settings
from twistosaur.server.web import routes
from twistosaur.server.web.app import make_app, passed_in_order
from twistosaur.server.web.handlers import analyses, documents, files, operations, services, tables
from twistosaur.server.web.limits import Limits
from twistosaur.server.web.middleware.access_log import AccessLog
from twistosaur.server.web.middleware.body import Body
from twistosaur.server.web.middleware.faults import Faults
from twistosaur.server.web.middleware.headers import NOT_KEPT, SECURITY, Headers
from twistosaur.server.web.middleware.limits import AddressLimits
from twistosaur.server.web.middleware.origin import Origin
from twistosaur.server.web.middleware.readiness import WhenReady
from twistosaur.server.web.middleware.sockets import Sockets
from twistosaur.server.web.state import assemble

OK: list[dict[str, Any]] = [
    {"type": "http.response.start", "status": 200, "headers": []},
    {"type": "http.response.body", "body": b"ok"},
]


class Inside:
    """The application behind a middleware: notes what reaches it, and answers."""

    def __init__(self, *, fails: bool = False, headers: list[tuple[bytes, bytes]] | None = None) -> None:
        self.reached: list[tuple[Any, Any, Any]] = []
        self.bodies: list[bytes] = []
        self.fails, self.headers = fails, headers or []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.reached.append((scope, receive, send))
        if self.fails:
            raise ValueError("the card is A2")
        if scope["type"] == "http":
            self.bodies.append((await receive()).get("body", b""))
            await send({**OK[0], "headers": self.headers})
            await send(OK[1])


async def knock(app: ASGIApp, scope: dict[str, Any], *arrives: dict[str, Any]) -> list[dict[str, Any]]:
    """What an application sends to a request or a socket with these messages."""
    sent: list[dict[str, Any]] = []
    waiting = list(arrives)

    async def receive() -> dict[str, Any]:
        return waiting.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope, receive, send)
    return sent


def request(path: str = "/api/info", **more: Any) -> dict[str, Any]:
    return {"type": "http", "method": "GET", "path": path, "headers": [], "client": ("10.0.0.1", 1), **more}


def socket(path: str = "/ws", **headers: str) -> dict[str, Any]:
    given = [(name.encode(), value.encode()) for name, value in headers.items()]
    return {"type": "websocket", "path": path, "headers": given, "client": ("10.0.0.1", 1)}


EMPTY = {"type": "http.request", "body": b"", "more_body": False}
CONNECT = {"type": "websocket.connect"}


def refusal(sent: list[dict[str, Any]]) -> tuple[int, str]:
    """(status or close code, code) of a refusal over HTTP or on a socket."""
    if sent[0]["type"] == "http.response.start":
        return sent[0]["status"], json.loads(sent[1]["body"])["error"]["code"]
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.send", "websocket.close"]
    said = json.loads(sent[1]["text"])
    assert (said["type"], said["fatal"]) == ("error", True)
    return sent[2]["code"], said["code"]


def counted(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(f"twistosaur_{name}_total", labels) or 0.0


# ------------------------------------------------------------------------------------------------ one by one


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),  # not a browser
        ("http://here:8000", True),
        ("https://here:8000", True),
        ("https://friend.example", True),
        ("https://friend.example.evil.example", False),
        ("https://here:8000.evil.example", False),
        ("null", False),
        ("", False),
    ],
)
async def test_origin(origin: str | None, allowed: bool) -> None:
    inside = Inside()
    app = Origin(inside, "https://friend.example/, ")
    scope = socket(host="here:8000") if origin is None else socket(host="here:8000", origin=origin)
    sent = await knock(app, scope, CONNECT)
    assert bool(inside.reached) == allowed
    assert sent == ([] if allowed else [{"type": "websocket.close", "code": Close.ORIGIN}])
    await knock(app, request(), EMPTY)  # over HTTP nobody is asked
    assert len(inside.bodies) == 1


async def test_requests_are_limited_by_address() -> None:
    inside = Inside()
    app = AddressLimits(inside, Limits(Settings(requests_per_minute=2)), {"/healthz"})
    answers = [await knock(app, request(), EMPTY) for _ in range(3)]
    assert len(inside.reached) == 2
    assert refusal(answers[2]) == (429, Code.TOO_MANY)
    assert (b"retry-after", b"10") in answers[2][0]["headers"]
    assert await knock(app, request("/healthz"), EMPTY) == OK
    assert await knock(app, request(client=("10.0.0.2", 1)), EMPTY) == OK


async def test_sockets_are_counted_while_they_are_open() -> None:
    limits = Limits(Settings(sockets_per_address=1))
    open_now: list[int] = []

    async def inside(scope: Scope, receive: Receive, send: Send) -> None:
        open_now.append(limits.sockets.total())
        if len(open_now) == 1:  # a second comes while the first is there
            assert refusal(await knock(app, socket(), CONNECT)) == (4029, Code.TOO_MANY)
        raise ConnectionError

    app = AddressLimits(inside, limits, ())
    for _ in range(2):
        with pytest.raises(ConnectionError):
            await knock(app, socket(), CONNECT)
    assert open_now == [1, 1]
    assert limits.sockets.total() == 0


async def test_the_api_and_sockets_wait_until_the_rules_are_compiled() -> None:
    inside = Inside()
    readiness, hall = SimpleNamespace(rules=False), SimpleNamespace(stopping=False)
    app = WhenReady(inside, readiness, hall)  # type: ignore[arg-type]
    answer = await knock(app, request(), EMPTY)
    assert refusal(answer) == (503, Code.WARMING)
    assert (b"retry-after", b"10") in answer[0]["headers"]
    assert refusal(await knock(app, socket(), CONNECT)) == (1013, Code.WARMING)
    for path in ("/", "/healthz", "/t/abc"):
        assert await knock(app, request(path), EMPTY) == OK
    readiness.rules = True
    assert await knock(app, request(), EMPTY) == OK
    assert await knock(app, socket(), CONNECT) == []
    hall.stopping = True
    assert refusal(await knock(app, socket(), CONNECT)) == (1013, Code.STOPPING)
    assert await knock(app, request(), EMPTY) == OK


async def test_a_body_is_read_whole_and_up_to_its_limit() -> None:
    inside = Inside()
    app = Body(inside, 10)
    half = {"type": "http.request", "body": b"12345", "more_body": True}
    assert await knock(app, request(), half, {**half, "more_body": False}) == OK
    assert inside.bodies == [b"1234512345"]
    assert refusal(await knock(app, request(), half, half, half)) == (413, Code.TOO_LARGE)
    assert await knock(app, request(), half, {"type": "http.disconnect"}) == []
    assert len(inside.bodies) == 1


async def test_headers_of_every_answer() -> None:
    plain, kept = Inside(), Inside(headers=[(b"cache-control", b"public")])
    assert (await knock(Headers(plain), request(), EMPTY))[0]["headers"] == [NOT_KEPT, *SECURITY]
    assert (await knock(Headers(plain), request("/t/abc"), EMPTY))[0]["headers"] == SECURITY
    assert (await knock(Headers(kept), request(), EMPTY))[0]["headers"] == [(b"cache-control", b"public"), *SECURITY]


async def test_a_mistake_of_ours_is_counted_and_says_nothing_of_it() -> None:
    before = counted("faults", where="http")
    with capture_logs() as logs:
        answer = await knock(Faults(Inside(fails=True)), request(), EMPTY)
    assert refusal(answer) == (500, Code.FAULT)
    assert b"A2" not in answer[1]["body"]
    assert counted("faults", where="http") == before + 1
    assert [(line["event"], line["log_level"]) for line in logs] == [("a request failed", "error")]


async def test_half_an_answer_is_not_completed_by_another() -> None:
    async def breaks(scope: Scope, receive: Receive, send: Send) -> None:
        await send(OK[0])
        raise ValueError("too late")

    with pytest.raises(ValueError, match="too late"):
        await knock(Faults(breaks), request(), EMPTY)


async def test_a_request_is_logged_without_its_address() -> None:
    with capture_logs() as logs:
        await knock(AccessLog(Inside()), request(path_params={"table": "k3v9"}), EMPTY)
    (line,) = logs
    assert (line["event"], line["method"], line["route"], line["status"]) == ("request", "GET", "other", 200)
    assert (line["table"], line["log_level"]) == ("k3v9", "debug")
    assert "10.0.0.1" not in str(line)


async def test_sockets_go_straight_to_their_route() -> None:
    routed, others = Inside(), Inside()
    app = Sockets(others, {"/ws": routed})
    await knock(app, socket(), CONNECT)
    await knock(app, socket("/elsewhere"), CONNECT)
    await knock(app, request("/ws"), EMPTY)
    assert [len(routed.reached), len(others.reached)] == [1, 2]


# ------------------------------------------------------------------------------------------------ all of them


async def test_nothing_stands_between_a_socket_and_its_conversation(monkeypatch: pytest.MonkeyPatch) -> None:
    """`receive` and `send` arrive as they came: no message of a game passes a wrapper."""
    inside = Inside()
    server = assemble(Settings())
    server.readiness.rules = True
    monkeypatch.setattr(routes, "SOCKETS", {"/ws": inside})
    app = make_app(server)

    async def receive() -> Any: ...
    async def send(message: Any) -> None: ...

    await app(socket(), receive, send)
    ((_, got_receive, got_send),) = inside.reached
    assert got_receive is receive
    assert got_send is send


async def test_even_a_fault_has_the_headers_and_is_logged(monkeypatch: pytest.MonkeyPatch) -> None:
    server = assemble(Settings())
    monkeypatch.setattr(type(server.limits), "may_measure", lambda *_: 1 / 0)
    transport = httpx.ASGITransport(make_app(server))
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
        with capture_logs() as logs:
            answer = await http.get("/metrics")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "fault")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert [line["event"] for line in logs] == ["a request failed", "request"]


def test_every_middleware_is_in_the_list_once() -> None:
    names = [one.cls.__name__ for one in passed_in_order(assemble(Settings()))]  # type: ignore[attr-defined]
    assert names == ["AccessLog", "Headers", "Faults", "Origin", "AddressLimits", "WhenReady", "Body", "Sockets"]


def test_every_route_is_in_the_table_once() -> None:
    table = [route for group in routes.API.values() for route in group]
    table += [*routes.DOCUMENTS, *routes.OPERATIONS, *routes.FILES]
    assert len({(route.method, route.path) for route in table}) == len(table)
    for module in (analyses, documents, files, operations, services, tables):
        written = {work for _, work in inspect.getmembers(module, inspect.iscoroutinefunction) if is_own(work, module)}
        assert written <= {route.handler for route in table}, module.__name__


def is_own(work: Any, module: Any) -> bool:
    return bool(work.__module__ == module.__name__)
