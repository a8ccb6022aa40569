"""The application: routes, errors, documents, health, and the web app's files."""

from __future__ import annotations

import contextlib
import mimetypes
from collections.abc import AsyncIterator
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import msgspec
import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from starlette.exceptions import HTTPException

from ...kernel import TwistosaurError
from ...protocol import messages
from ...protocol.errors import Refusal
from .. import metrics
from ..settings import Settings
from ..store import log as store
from ..store import migrate
from ..tables.registry import Hall
from ..workers.pool import Workers
from ..workers.readiness import Warming
from . import pages, replies
from . import services_api as services
from . import tables_api as http
from .conversation import Desk
from .guard import Guard, error_bytes
from .limits import Limits

log = structlog.get_logger()
PACKAGED_WEB = Path(__file__).resolve().parents[2] / "web_dist"
ERRORS = (400, 401, 403, 404, 405, 409, 413, 422, 429)


@cache
def build() -> str:
    try:
        return version("twistosaur")
    except PackageNotFoundError:
        return "0"


def make_app(settings: Settings) -> FastAPI:
    """A server with these settings; everything is started by its lifespan."""
    limits = Limits(settings)

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await migrate.upgrade(settings.database_url)
        crew = Workers(settings.workers)
        warming = app.state.warming = Warming(crew)
        await warming.start()
        hall = Hall(settings, store.Store(store.connect(settings.database_url)), crew)
        await hall.open()
        app.state.hall, app.state.desk = hall, Desk(hall, limits, build())
        log.info("ready" if warming.rules else "listening", build=build(), tables=hall.active)
        try:
            yield
        finally:
            warming.stop()
            if not hall.stopping:
                await hall.close(0)
            crew.stop()

    app = FastAPI(
        title="Twistosaur",
        version=build(),
        summary="Tables for three family board games.",
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
    )
    app.state.limits, app.state.build, app.state.settings = limits, build(), settings
    app.include_router(http.router)
    app.include_router(services.router)
    _documents(app)
    _health(app)
    _errors(app)

    _files(app, settings.web_folder or PACKAGED_WEB)
    app.add_middleware(Guard, settings=settings, limits=limits)
    return app


# ------------------------------------------------------------------------------------------------ documents


@cache
def openapi() -> dict[str, Any]:
    """OpenAPI of the HTTP half, with the same structures as the socket."""
    app = FastAPI(title="Twistosaur")
    app.include_router(http.router)
    app.include_router(services.router)
    out = get_openapi(
        title="Twistosaur",
        version=str(messages.PROTOCOL),
        summary="Tables for three family board games. Play goes over the socket: see docs/protocol.md.",
        routes=app.routes,
    )
    found = out.setdefault("components", {}).setdefault("schemas", {})
    found |= replies.components()
    for name in ("HTTPValidationError", "ValidationError"):
        found.pop(name, None)
    error = {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorReply"}}}
    for path in out["paths"].values():
        for operation in path.values():
            for status in ERRORS:
                operation["responses"][str(status)] = {"description": "Refused", "content": error}
            done = operation["responses"]
            if "200" in done and any(code in done for code in ("201",)):
                del done["200"]
    return out


def _documents(app: FastAPI) -> None:
    from .schema import socket_schema

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi_json() -> Response:
        return JSONResponse(openapi())

    @app.get("/api/socket/to-server.json", include_in_schema=False)
    async def to_server() -> Response:
        return JSONResponse(socket_schema(messages.ToServer, "ToServer"))

    @app.get("/api/socket/to-client.json", include_in_schema=False)
    async def to_client() -> Response:
        return JSONResponse(socket_schema(messages.ToClient, "ToClient"))

    @app.get("/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(pages.docs_page(openapi()))


# ------------------------------------------------------------------------------------------------ health


def _health(app: FastAPI) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        return PlainTextResponse("ok")

    @app.get("/readyz", include_in_schema=False)
    async def readyz(request: Request) -> Response:
        hall: Hall = request.app.state.hall
        waiting = request.app.state.warming.waiting
        checks = {"accepting": not hall.stopping, "database": False, "rules": "rules" not in waiting}
        with contextlib.suppress(Exception):
            async with hall.store.engine.connect() as connection:
                checks["database"] = (await connection.execute(text("SELECT 1"))).scalar() == 1
        good = all(checks.values())
        status = "warming" if waiting else "ready" if good else "not ready"
        return Response(
            msgspec.json.encode(replies.Ready(status, checks, waiting)),
            200 if good else 503,
            media_type="application/json",
        )

    @app.get("/metrics", include_in_schema=False)
    async def prometheus(request: Request) -> Response:
        if not request.app.state.limits.may_measure(request.scope):
            raise HTTPException(404, "there is no such thing")
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


# ------------------------------------------------------------------------------------------------ errors


def _errors(app: FastAPI) -> None:
    async def refused(request: Request, problem: Exception) -> Response:
        status, code, message, clause = http.status_of(problem)
        metrics.REFUSED.labels(code).inc()
        headers = {"retry-after": "10"} if status == 429 else {}
        return Response(error_bytes(code, message, clause), status, headers, "application/json")

    async def malformed(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, RequestValidationError)
        first = problem.errors()[0]
        where = ".".join(str(part) for part in first.get("loc", ()))
        return Response(error_bytes("bad-request", f"{where}: {first.get('msg')}"), 422, media_type="application/json")

    async def other(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, HTTPException)
        code = {404: "not-found", 405: "method"}.get(problem.status_code, "bad-request")
        return Response(
            error_bytes(code, str(problem.detail)), problem.status_code, problem.headers, "application/json"
        )

    async def fault(request: Request, problem: Exception) -> Response:
        log.error("a request failed", route=getattr(request.scope.get("route"), "path", None), exc_info=problem)
        return Response(
            error_bytes("fault", "a mistake of ours; it has been noted"), 500, media_type="application/json"
        )

    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(TwistosaurError, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, other)
    app.add_exception_handler(Exception, fault)


# ------------------------------------------------------------------------------------------------ files


def _files(app: FastAPI, folder: Path) -> None:
    """The built web app: hashed assets are kept for long, the page itself never; any other path is the page."""
    root = folder.resolve()

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        accepted = request.headers.get("accept-encoding", "")
        if path.startswith(("api/", "ws")):
            raise HTTPException(404, "there is no such thing")
        index = root / "index.html"
        if path:
            try:
                file = (root / path).resolve()
                inside = file.is_relative_to(root) and file.is_file()
            except (ValueError, OSError):
                inside = False
                file = index
            if inside and file != index:
                hashed = path.startswith("assets/")
                age = "public, max-age=31536000, immutable" if hashed else "public, max-age=600"
                return _packed(file, accepted, age)
            if not inside and "." in path.rsplit("/", 1)[-1]:
                raise HTTPException(404, "there is no such file")
        if index.is_file():
            return _packed(index, accepted, "no-cache")
        return HTMLResponse(pages.NO_WEB)


def _packed(file: Path, accepted: str, age: str) -> Response:
    """A file as the build packed it, if the browser takes it so: `app.js.br` or `app.js.gz` beside `app.js`."""
    headers = {"cache-control": age, "vary": "accept-encoding"}
    for name, ending in (("br", ".br"), ("gzip", ".gz")):
        packed = file.with_name(file.name + ending)
        if name in accepted and packed.is_file():
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            return FileResponse(packed, media_type=kind, headers={**headers, "content-encoding": name})
    return FileResponse(file, headers=headers)
