"""A moment of a game that is over, from which somebody wants to play on."""

from __future__ import annotations

from fastapi import Request

from ....kernel import TwistosaurError
from ....protocol.errors import Code, Refusal
from ...workers import pool, tasks
from ..bodies import CreateBody, GoOnBody
from ..state import ServerState
from .asked import think_for
from .services import READABLE, check_length


async def going_on(body: CreateBody, moment: GoOnBody, server: ServerState, request: Request) -> CreateBody:
    """The same, with the position at a moment of a game that is over."""
    if body.position is not None or (moment.table is None) == (moment.record is None):
        raise Refusal(Code.BAD_REQUEST, "go_on: a table or a record, and no position beside it")
    if moment.table is not None:
        record = await server.tables.record(moment.table)
    else:
        record = moment.record or {}
        check_length(record.get("moves"))
    try:
        start = await think_for(request, pool.ANALYSIS, tasks.position_after, record, moment.moves)
    except TwistosaurError:
        raise
    except READABLE:
        raise Refusal(Code.RECORD) from None
    if start is None:
        raise Refusal(Code.BAD_REQUEST, f"go_on.moves: this game has {len(record['moves'])} moves")
    return body.model_copy(update={"position": start})
