"""OpenAPI of the HTTP half, with the same structures as the socket."""

from __future__ import annotations

from functools import cache
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from ...protocol import messages
from ...protocol.errors import Code
from . import replies, routes

REFUSED = sorted({400} | {code.status for code in Code if code.status is not None and code.status < 500})
"""Statuses that any call may be answered with: those of the vocabulary, and that of a body which cannot be read."""
FRAMEWORKS = ("HTTPValidationError", "ValidationError")
"""Structures of the framework's own errors, which this server never sends."""


@cache
def openapi() -> dict[str, Any]:
    app = FastAPI()
    app.include_router(routes.api_router())
    out = get_openapi(
        title="Twistosaur",
        version=str(messages.PROTOCOL),
        summary="Tables for three family board games. Play goes over the socket: see docs/protocol.md.",
        routes=app.routes,
    )
    schemas = out.setdefault("components", {}).setdefault("schemas", {})
    schemas |= replies.components()
    for name in FRAMEWORKS:
        schemas.pop(name, None)
    error = {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorReply"}}}
    for path in out["paths"].values():
        for operation in path.values():
            operation["responses"] |= {str(status): {"description": "Refused", "content": error} for status in REFUSED}
    return out
