"""Puzzles: what the book of a game has, and the puzzles themselves in parts: the first is on the screen soon."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated, Any

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
PART = 10
"""Puzzles of a part."""
GameId = Annotated[str, Path(alias="game", max_length=32)]
Number = Annotated[int, Path(alias="number", ge=0, description="Of the part, from 0 on.")]


async def book(game: GameId, server: Server, request: Request) -> Response:
    """Every puzzle of a game: its theme, how hard it is, and how often bots find it."""
    return await sent(request, (await pages(game, server, request))[0])


async def part(game: GameId, number: Number, server: Server, request: Request) -> Response:
    """Some puzzles of a game: what their seats see, what they may do, and what all of that is worth."""
    parts = (await pages(game, server, request))[1:]
    if number >= len(parts):
        raise Refusal(Code.NOT_FOUND, "this book has no such part")
    return await sent(request, parts[number])


async def pages(game: str, server: ServerState, request: Request) -> list[bytes]:
    """A book as it is sent, made once: it only changes with the program."""
    if game not in PACKAGES:
        raise Refusal(Code.NOT_FOUND, "there is no such game")
    if game not in server.puzzles:
        found = await think_for(request, pool.ANALYSIS, puzzling.shown, game)
        server.puzzles[game] = await asyncio.to_thread(packed, game, found)
    return server.puzzles[game]


def packed(game: str, found: list[dict[str, Any]]) -> list[bytes]:
    """What is in the book, then the book part by part."""
    entries = [msgspec.convert(one, replies.PuzzleEntry) for one in found]
    shown = [msgspec.convert(one, replies.ShownPuzzle) for one in found]
    parts = [replies.PuzzlePart(shown[k : k + PART]) for k in range(0, len(shown), PART)]
    every = [replies.PuzzleBook(game, load(game).version, PART, entries), *parts]
    return [gzip.compress(msgspec.json.encode(one), 9) for one in every]


async def sent(request: Request, page: bytes) -> Response:
    headers = {"cache-control": LONG, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page, media_type="application/json", headers={**headers, "content-encoding": "gzip"})
    plain = await asyncio.to_thread(gzip.decompress, page)
    return Response(plain, media_type="application/json", headers=headers)
