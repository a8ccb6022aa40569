"""The contract for programs, and a page for people who write them."""

from __future__ import annotations

from fastapi import Request, Response
from fastapi.responses import HTMLResponse, JSONResponse

from ....protocol import schema
from .. import pages


async def openapi_json(request: Request) -> Response:
    return JSONResponse(request.app.openapi())


async def to_server() -> Response:
    return JSONResponse(schema.to_server())


async def to_client() -> Response:
    return JSONResponse(schema.to_client())


async def docs(request: Request) -> Response:
    return HTMLResponse(pages.docs_page(request.app.openapi()))
