"""The headers of every answer: what a browser may do with it, and whether it may keep it."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Awaitable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import pages

OWN_STYLE = base64.b64encode(hashlib.sha256(pages.STYLE.encode()).digest()).decode()
CONTENT_POLICY = (
    "default-src 'self'; connect-src 'self'; img-src 'self' data: blob:; "
    f"style-src 'self' 'sha256-{OWN_STYLE}'; "
    "script-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
"""No inline script or style at all, but for the one style element of our own pages, named by its hash."""
SECURITY = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NOT_KEPT = (b"cache-control", b"no-store")


class Headers:
    """Adds the headers of security to every answer, and `no-store` to those of the API that do not say otherwise."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        return (self._request if scope["type"] == "http" else self.app)(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        of_the_api = scope["path"].startswith("/api/")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", ()))
                if of_the_api and not any(name == b"cache-control" for name, _ in headers):
                    headers.append(NOT_KEPT)
                message = {**message, "headers": headers + SECURITY}
            await send(message)

        await self.app(scope, receive, send_with_headers)
