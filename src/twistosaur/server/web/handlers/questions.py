"""What the routes of analyses share: who asks, about which game, and how an answer looks."""

from __future__ import annotations

import asyncio
import contextlib
import zlib
from typing import Any

import msgspec
from fastapi import Request

from ....games import PACKAGES, load
from ....protocol.errors import Code, Refusal
from ...analyses.asked import Asked
from ...analyses.jobs import Job
from .. import replies
from ..replies import Reply
from ..state import ServerState
from .asked import address_of, server_of

LONGEST_GAME = 2_000
"""Moves of a game that is analysed: several times those of the longest that people play."""


def check_game_length(moves: Any) -> None:
    if isinstance(moves, list) and len(moves) > LONGEST_GAME:
        raise Refusal(Code.RECORD, f"more than {LONGEST_GAME} moves")


async def answer(server: ServerState, job: Job, *, brief: bool = False, status: int = 200) -> Reply:
    """How far a job is, and what is known of the game so far."""
    known: Any = None
    shown = server.analyses.shown(job)  # of this moment, as what is known is: the job may end while that is unpacked
    if job.packed is not None and not brief:
        known = msgspec.Raw(await asyncio.to_thread(zlib.decompress, job.packed))
    return Reply(replies.AnalysisReply(shown, known), status)


async def begin(request: Request, asked: Asked, table: str | None, seat: int | None) -> Reply:
    """Ask for an analysis. What has to be made is counted: for the address, and for the seat if it is one that asks."""
    server, address = server_of(request), address_of(request)

    async def admit() -> None:
        if not await server.limits.allow("analyses", address):
            raise Refusal(Code.TOO_MANY, "this address has asked for as many analyses as it may in an hour")
        if seat is not None and not await server.limits.allow("analyses of a seat", f"{table} {seat}"):
            raise Refusal(Code.TOO_MANY, "this seat has asked for as many analyses as it may in an hour")

    job = await server.analyses.ask(asked, table, address, admit)
    return await answer(server, job, status=200 if job.status == "done" else 202)


async def kept_record(server: ServerState, table: str) -> dict[str, Any]:
    """The record of a table whose game is over, if the rules of this server still play it."""
    record = await server.tables.record(table)
    game, rules = record["game"], record["rules"]
    if game not in PACKAGES or not load(game).plays(rules):
        raise Refusal(Code.RULES, f"this game was played by rules {rules} of {game}, which this server does not have")
    check_game_length(record["moves"])
    return record


async def company(server: ServerState, table: str, token: str | None) -> tuple[int | None, bool]:
    """The seat of whoever has this token, and whether it is the host's; of an archived table nobody's."""
    if token is None:
        return None, False
    with contextlib.suppress(Refusal):
        found = (await server.tables.find(table)).table
        return found.seat_of(token), found.is_host(token)
    return None, False
