"""Analyses of games that are over: ask for one, look how far it is, and stop it."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query, Request

from ....kernel import TwistosaurError
from ....protocol.analysis import Budget
from ....protocol.errors import Code, Refusal
from ...analyses.asked import Asked
from ...workers import pool, tasks
from ..bodies import AnalysisBody, RecordAnalysisBody
from ..replies import Reply
from .asked import Server, TableId, Token, address_of, think_for
from .questions import answer, begin, check_game_length, company, kept_record
from .services import READABLE, check_length

JobName = Annotated[str, Path(alias="job", pattern="^[0-9a-f]{32}$")]
Brief = Annotated[bool, Query(description="Only how far it is, without what is known so far.")]


# ------------------------------------------------------------------------------------------------ asking


async def of_table(table: TableId, body: AnalysisBody, server: Server, token: Token, request: Request) -> Reply:
    """Have the game of a table analysed: for whoever may see its replay, after the end alone."""
    asked = Asked(await kept_record(server, table), body.budget, body.key, body.hindsight)
    seat, _ = await company(server, table, token)
    return await begin(request, asked, table, seat)


async def of_record(body: RecordAnalysisBody, request: Request) -> Reply:
    """Have a record analysed: of a game that is over, and that the rules play to the same end."""
    moves = body.record.get("moves")
    check_length(moves)
    check_game_length(moves)
    try:
        record = await think_for(request, pool.ANALYSIS, tasks.whole_record, body.record)
    except TwistosaurError:
        raise
    except READABLE:
        raise Refusal(Code.RECORD) from None
    if record is None:
        raise Refusal(Code.NOT_OVER)
    return await begin(request, Asked(record, body.budget, body.key, body.hindsight), None, None)


# ------------------------------------------------------------------------------------------------ looking


async def look(job: JobName, server: Server, request: Request, brief: Brief = False) -> Reply:
    """How far an analysis is, and what is known so far. Whoever looks waits: what nobody waits for is stopped."""
    return await answer(server, await server.analyses.find(job, address_of(request)), brief=brief)


async def look_at_table(
    table: TableId,
    server: Server,
    request: Request,
    budget: Budget = "normal",
    hindsight: bool = False,
    key: Annotated[int, Query(ge=0, le=2**53 - 1)] = 0,
    brief: Brief = False,
) -> Reply:
    """The same by the table: the analysis that was asked for there, if one was."""
    asked = Asked(await kept_record(server, table), budget, key, hindsight)
    return await answer(server, await server.analyses.find(asked.id, address_of(request)), brief=brief)


async def cancel(job: JobName, server: Server, token: Token, request: Request) -> Reply:
    """Wait no longer: it goes on while others do. With the token of a seat or the host, it ends for everybody."""
    found = server.analyses.under_way(job)
    if found is None:
        raise Refusal(Code.NOT_FOUND, "there is no such analysis")
    seat, is_host = (None, False) if found.table is None else await company(server, found.table, token)
    if seat is not None or is_host:
        server.analyses.cancel(job)
    else:
        server.analyses.leave(job, address_of(request))
    return await answer(server, found, brief=True)
