"""How a refusal leaves the server: as an answer of HTTP, or as the last words on a socket."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

import msgspec
from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from ...kernel import TwistosaurError
from ...protocol.errors import Close, Code, Refusal
from ...protocol.messages import Failed, write
from .. import metrics
from ..store.log import StorageError
from .connection import LOST
from .replies import ErrorFacts, ErrorReply

UNPROCESSABLE = 422
"""The status of a code that HTTP does not expect."""
COME_BACK = {429, 503}
"""Statuses that say when to ask again."""
SECONDS = "10"
LONGEST = 400
"""Characters of a sentence: it may quote what was sent, but not all of it."""


def answer(refusal: Refusal, status: int | None = None, headers: Mapping[str, str] | None = None) -> Response:
    """A refusal over HTTP, with the status of its code unless the framework has found a better one."""
    metrics.REFUSED.labels(refusal.code).inc()
    status = status or refusal.code.status or UNPROCESSABLE
    given = dict(headers or {})
    if status in COME_BACK:
        given["retry-after"] = SECONDS
    readable = refusal.message[:LONGEST].encode("utf-8", "replace").decode()
    content = msgspec.json.encode(ErrorReply(ErrorFacts(refusal.code, readable, refusal.clause)))
    return Response(content, status, given, "application/json")


async def refuse(scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
    """What a middleware does instead of passing a request or a socket on."""
    if scope["type"] == "websocket":
        await turn_away(receive, send, refusal)
    else:
        await answer(refusal)(scope, receive, send)


async def turn_away(receive: Receive, send: Send, refusal: Refusal) -> None:
    """A socket is let in to be told why it cannot stay: a refused handshake tells a browser nothing."""
    metrics.REFUSED.labels(refusal.code).inc()
    if (await receive())["type"] != "websocket.connect":
        return
    last = write(Failed(code=refusal.code, message=refusal.message, fatal=True))
    with contextlib.suppress(*LOST):
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": last})
        await send({"type": "websocket.close", "code": int(refusal.code.close or Close.TRY_LATER)})


# ------------------------------------------------------------------------------------------------ what handlers raise


async def _refused(_: Request, problem: Refusal) -> Response:
    return answer(problem)


async def _against_the_rules(_: Request, problem: TwistosaurError) -> Response:
    return answer(Refusal(Code.RULES, str(problem), getattr(problem, "clause", None)))


async def _not_stored(_: Request, problem: StorageError) -> Response:
    metrics.FAULTS.labels("store").inc()
    return answer(Refusal(Code.STORAGE))


async def _malformed(_: Request, problem: RequestValidationError) -> Response:
    first = problem.errors()[0]
    where = ".".join(str(part) for part in first.get("loc", ()))
    return answer(Refusal(Code.BAD_REQUEST, f"{where}: {first.get('msg')}"))


async def _refused_by_the_framework(_: Request, problem: HTTPException) -> Response:
    code = {404: Code.NOT_FOUND, 405: Code.METHOD}.get(problem.status_code, Code.BAD_REQUEST)
    return answer(Refusal(code, str(problem.detail)), problem.status_code, problem.headers)


HANDLERS: dict[int | type[Exception], Callable[[Request, Any], Coroutine[Any, Any, Response]]] = {
    Refusal: _refused,
    TwistosaurError: _against_the_rules,
    StorageError: _not_stored,
    RequestValidationError: _malformed,
    HTTPException: _refused_by_the_framework,
}
"""What becomes of an exception of a handler; any other is a fault (middleware/faults.py)."""
