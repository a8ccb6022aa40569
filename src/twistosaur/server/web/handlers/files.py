"""The built browser app: hashed assets are kept for long, the page itself never; any other path is the page."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from fastapi import Request, Response
from fastapi.responses import FileResponse, HTMLResponse

from ....protocol.errors import Code, Refusal
from .. import pages
from .asked import Server

mimetypes.add_type("application/manifest+json", ".webmanifest")
FOREVER, A_WHILE, NEVER = "public, max-age=31536000, immutable", "public, max-age=600", "no-cache"
RENEWED = ("sw.js", ".webmanifest")
"""How files end that have to be the newest at once: by them a browser learns of a release."""
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
"""Names of encodings, the best first, and how the build names what it has packed so."""


async def page(path: str, request: Request, server: Server) -> Response:
    """A file of the browser app; the page for every address that the app itself knows."""
    if path.startswith(("api/", "ws")):
        raise Refusal(Code.NOT_FOUND if request.method == "GET" else Code.METHOD)
    root, accepted = server.web_folder, request.headers.get("accept-encoding", "")
    index = root / "index.html"
    file = inside(root, path)
    if file is not None and file != index:
        return packed(file, accepted, age_of(path))
    if file is None and "." in path.rsplit("/", 1)[-1]:
        raise Refusal(Code.NOT_FOUND, "there is no such file")
    return packed(index, accepted, NEVER) if index.is_file() else HTMLResponse(pages.NO_WEB)


def age_of(path: str) -> str:
    if path.startswith("assets/"):
        return FOREVER
    return NEVER if path.endswith(RENEWED) else A_WHILE


def inside(root: Path, path: str) -> Path | None:
    """The file at this path, if there is one in the folder and not beside it."""
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (ValueError, OSError):
        return None


def packed(file: Path, accepted: str, age: str) -> Response:
    """A file as the build packed it, if the browser takes it so: `app.js.br` or `app.js.gz` beside `app.js`."""
    headers = {"cache-control": age, "vary": "accept-encoding"}
    for name, ending in ENCODINGS:
        small = file.with_name(file.name + ending)
        if name in accepted and small.is_file():
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            return FileResponse(small, media_type=kind, headers={**headers, "content-encoding": name})
    return FileResponse(file, media_type=mimetypes.guess_type(file.name)[0], headers=headers)
