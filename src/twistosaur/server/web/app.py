"""The application, put together: what a request passes, where it goes, and what lives as long as the server."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import structlog
from fastapi import FastAPI
from starlette.middleware import Middleware

from ..store import migrate, patience
from . import openapi, refusals, routes
from .middleware.access_log import AccessLog
from .middleware.body import Body
from .middleware.faults import Faults
from .middleware.headers import Headers
from .middleware.limits import AddressLimits
from .middleware.origin import Origin
from .middleware.readiness import WhenReady
from .middleware.sockets import Sockets
from .state import ServerState

log = structlog.get_logger()
UNLIMITED = frozenset(route.path for route in routes.OPERATIONS)


def make_app(server: ServerState) -> FastAPI:
    """The application of a server; its lifespan starts and stops the server's parts."""
    app = Application(
        title="Twistosaur",
        version=server.build,
        summary="Tables for three family board games.",
        lifespan=lifespan,
        middleware=passed_in_order(server),
        exception_handlers=refusals.HANDLERS,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
    )
    app.state.server = server
    app.include_router(routes.api_router())
    app.include_router(routes.other_router())
    return app


class Application(FastAPI):
    """FastAPI, with our own description of the API."""

    def openapi(self) -> dict[str, Any]:
        return openapi.openapi()


def passed_in_order(server: ServerState) -> list[Middleware]:
    """What requests and sockets pass on their way to a route, the outermost first."""
    return [
        Middleware(AccessLog),
        Middleware(Headers),
        Middleware(Faults),
        Middleware(Origin, origins=server.settings.origins),
        Middleware(AddressLimits, limits=server.limits, unlimited=UNLIMITED),
        Middleware(WhenReady, readiness=server.readiness, tables=server.tables),
        Middleware(Body, limit=server.settings.body_bytes),
        Middleware(Sockets, routes=routes.SOCKETS),
    ]


@contextlib.asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Database, rules, tables: in this order; and back again."""
    server: ServerState = app.state.server
    await migrate.upgrade(server.settings.database_url, patience.START_SECONDS)
    try:
        await server.readiness.start()
        await server.tables.open()
        server.analyses.start()
        log.info("ready" if server.readiness.rules else "listening", build=server.build, tables=server.tables.active)
        yield
    finally:  # also when it was interrupted before it was open: its workers would be waited for
        server.readiness.stop()
        await server.analyses.stop()
        if not server.tables.stopping:
            await server.tables.close(0)
        server.workers.stop()
