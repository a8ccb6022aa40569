"""For those who watch over a server: is it alive, does it take players, and what has it counted."""

from __future__ import annotations

from fastapi import Request, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST

from ....protocol.errors import Code, Refusal
from ... import metrics as counted
from ..replies import Ready, Reply
from .asked import Server


async def healthz() -> Response:
    """The process answers."""
    return PlainTextResponse("ok")


async def readyz(server: Server) -> Reply:
    """Are players welcome? 200 if they are, else 503, and what is missing."""
    waiting = server.readiness.waiting
    checks = {
        "accepting": not server.tables.stopping,
        "database": await server.tables.store.can_write(),
        "rules": server.readiness.rules,
    }
    good = all(checks.values())
    status = "warming" if waiting else "ready" if good else "not ready"
    return Reply(Ready(status, checks, waiting), 200 if good else 503)


async def metrics(request: Request, server: Server) -> Response:
    """What has been counted, for Prometheus; for others there is no such thing."""
    if not server.limits.may_measure(request.scope):
        raise Refusal(Code.NOT_FOUND)
    return Response(counted.exposition(), media_type=CONTENT_TYPE_LATEST)
