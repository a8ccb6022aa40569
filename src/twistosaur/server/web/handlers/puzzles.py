"""Puzzles: the book of a game, whole, so that it can be kept on a device and worked through without a line."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated

import msgspec
from fastapi import Path, Request, Response

from ....games import PACKAGES, load
from ....protocol.errors import Code, Refusal
from ...analyses import puzzling
from ...workers import pool
from .. import replies
from ..state import ServerState
from .asked import Server, think_for

LONG = "public, max-age=3600"


async def book(game: Annotated[str, Path(max_length=32)], server: Server, request: Request) -> Response:
    """Every puzzle of a game: what its seat sees, what it may do, and what all of that is worth."""
    if game not in PACKAGES:
        raise Refusal(Code.NOT_FOUND, "there is no such game")
    packed = server.puzzles.get(game) or await made(server, request, game)
    headers = {"cache-control": LONG, "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(
            await asyncio.to_thread(gzip.decompress, packed), media_type="application/json", headers=headers
        )
    return Response(packed, media_type="application/json", headers={**headers, "content-encoding": "gzip"})


async def made(server: ServerState, request: Request, game: str) -> bytes:
    """The book as it is sent, made once: it only changes with the program."""
    found = await think_for(request, pool.ANALYSIS, puzzling.shown, game)
    text = msgspec.json.encode(replies.PuzzleBook(game, load(game).version, found))
    packed = server.puzzles[game] = await asyncio.to_thread(gzip.compress, text, 9)
    return packed
