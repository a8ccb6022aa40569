"""Decisions of a game that is over, as those who made them saw them: to look at, and to be tried again."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path, Query, Request

from ....kernel import TwistosaurError
from ....protocol.errors import Code, Refusal
from ...analyses import seeing
from ...workers import pool
from .. import replies
from ..bodies import SeenBody
from ..replies import Reply
from .asked import Server, TableId, think_for
from .questions import check_game_length, kept_record
from .services import READABLE, check_length

Index = Annotated[int, Path(alias="index", ge=0, le=5_000)]
Hindsight = Annotated[bool, Query(description="What was true, not only what the seat could see.")]


async def played_again(request: Request, task: Any, record: dict[str, Any], what: Any) -> Any:
    """A record that somebody may have made up, played again by a worker."""
    try:
        return await think_for(request, pool.ANALYSIS, task, record, what)
    except TwistosaurError:
        raise
    except READABLE:
        raise Refusal(Code.RECORD) from None


async def all_seen(request: Request, record: dict[str, Any], hindsight: bool) -> Reply:
    rows = await played_again(request, seeing.seen_again, record, hindsight)
    return Reply(replies.SeenDecisions([replies.SeenDecision(*row) for row in rows]))


async def one_asked(request: Request, record: dict[str, Any], index: int) -> Reply:
    return Reply(replies.AskedAgain(*await played_again(request, seeing.asked_again, record, index)))


def checked(body: SeenBody) -> dict[str, Any]:
    """A record that was sent in, no longer than a game can be."""
    check_length(body.record.get("moves"))
    check_game_length(body.record.get("moves"))
    return body.record


async def of_table(table: TableId, server: Server, request: Request, hindsight: Hindsight = False) -> Reply:
    """What the player of every decision saw, at a table whose game is over."""
    return await all_seen(request, await kept_record(server, table), hindsight)


async def one_of_table(table: TableId, index: Index, server: Server, request: Request) -> Reply:
    """One decision of a game that is over, as it was asked for: to be tried again."""
    return await one_asked(request, await kept_record(server, table), index)


async def of_record(body: SeenBody, request: Request) -> Reply:
    """What the player of every decision of a record saw."""
    return await all_seen(request, checked(body), body.hindsight)


async def one_of_record(index: Index, body: SeenBody, request: Request) -> Reply:
    """One decision of a record, as it was asked for: to be tried again."""
    return await one_asked(request, checked(body), index)
