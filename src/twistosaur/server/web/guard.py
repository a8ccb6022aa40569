"""What every request passes: limits, size, headers, and a log line without secrets."""

from __future__ import annotations

import base64
import hashlib
import time
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from .. import metrics
from ..settings import Settings
from . import pages
from .limits import Limits
from .replies import ErrorFacts, ErrorReply

if TYPE_CHECKING:
    from .conversation import Desk

log = structlog.get_logger()

OWN_STYLE = base64.b64encode(hashlib.sha256(pages.STYLE.encode()).digest()).decode()
CSP = (
    "default-src 'self'; connect-src 'self'; img-src 'self' data: blob:; "
    f"style-src 'self' 'sha256-{OWN_STYLE}'; "
    "script-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
"""No inline script or style at all, but for the one style element of our own pages, named by its hash."""
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
UNLIMITED = ("/healthz", "/readyz", "/metrics")


class Guard:
    """ASGI middleware around the whole app."""

    def __init__(self, app: Any, settings: Settings, limits: Limits) -> None:
        self.app, self.settings, self.limits = app, settings, limits

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/ws":
            desk: Desk = scope["app"].state.desk  # straight to it: every word of a game would pass the routes' layers
            await desk.serve(scope, receive, send, warm=scope["app"].state.warming.rules)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0
        path = scope["path"]

        async def careful_send(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = list(message.get("headers", ()))
                if path.startswith("/api/") and not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers + HEADERS}
            await send(message)

        if not path.startswith(UNLIMITED) and not await self.limits.allow("requests", self.limits.address(scope)):
            await refuse(careful_send, 429, "too-many", "too many requests from this address; wait a little")
        elif path.startswith("/api/") and not scope["app"].state.warming.rules:
            await refuse(careful_send, 503, "warming", "the rules are being compiled; try again in a minute")
        else:
            await self._bounded(scope, receive, careful_send)
        route = getattr(scope.get("route"), "path", None) or "other"
        table = (scope.get("path_params") or {}).get("table")
        milliseconds = round(1000 * (time.perf_counter() - began), 1)
        log.debug("request", method=scope["method"], route=route, status=status, ms=milliseconds, table=table)
        if status >= 500 and status != 503:
            metrics.FAULTS.labels("http").inc()

    async def _bounded(self, scope: Any, receive: Any, send: Any) -> None:
        """Read the body first, up to its limit."""
        limit, chunks, size, more = self.settings.body_bytes, [], 0, True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            chunk = message.get("body", b"")
            size += len(chunk)
            if size > limit:
                await refuse(send, 413, "too-large", f"more than {limit} bytes")
                return
            chunks.append(chunk)
            more = message.get("more_body", False)
        body: list[Any] = [{"type": "http.request", "body": b"".join(chunks), "more_body": False}]

        async def again() -> Any:
            return body.pop() if body else await receive()

        await self.app(scope, again, send)


async def refuse(send: Any, status: int, code: str, message: str) -> None:
    content = error_bytes(code, message)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(content)).encode())]
    if status in (429, 503):
        headers.append((b"retry-after", b"10"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": content})


def error_bytes(code: str, message: str, clause: str | None = None) -> bytes:
    clean = message.encode("utf-8", "replace").decode()
    return msgspec.json.encode(ErrorReply(ErrorFacts(code, clean, clause)))


def origin_allowed(headers: Any, settings: Settings) -> bool:
    """A page may connect if it comes from this server, or from an origin that the settings name."""
    origin = headers.get("origin")
    if origin is None:
        return True  # not a browser: it has no cookies to steal, and needs a token like everybody
    allowed = {part.strip().rstrip("/") for part in settings.origins.split(",") if part.strip()}
    host = headers.get("host", "")
    return origin in allowed or origin in (f"http://{host}", f"https://{host}")
