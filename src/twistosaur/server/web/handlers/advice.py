"""What a player may ask about the own decision: what a bot would do, what it is worth, what would be a blunder.

All of it is made from the record that the seat sees, in the bots' workers.
"""

from __future__ import annotations

import secrets

from fastapi import Request

from ....engine import Game
from ....protocol.errors import Code, Refusal
from ...tables import projection
from ...tables.table import Table
from ...workers import pool, tasks, worth
from .. import replies
from ..bodies import OwnHintBody, WarningsBody, WorthBody
from ..replies import Reply
from .asked import SeatNumber, Server, TableId, Token, check_level, think_for
from .tables import own_seat


def asked(table: Table, seat: int) -> Game:
    """The game of a table, if this seat owes a decision in it."""
    if table.game is None or seat not in table.acting:
        raise Refusal(Code.TURN)
    return table.game


async def hint(
    table: TableId, seat: SeatNumber, body: OwnHintBody, server: Server, token: Token, request: Request
) -> Reply:
    """What a bot would do in this seat now, and why, from what this seat sees; where the table allows hints."""
    live = await server.tables.find(table)
    own_seat(live, seat, token)
    if not live.table.allows_hints:
        raise Refusal(Code.NO_HINTS)
    game, decision = asked(live.table, seat), live.table.decision
    check_level(body.level, game.rules)
    hidden, key = projection.hidden_record(game, seat), secrets.randbits(64)
    question = (game.game, hidden, seat, body.level, server.settings.think[body.level], key, body.language)
    move, reason = await think_for(request, pool.HINTS, tasks.hint, *question)
    return Reply(replies.Hint(move, reason, decision))


async def warnings(
    table: TableId, seat: SeatNumber, body: WarningsBody, server: Server, token: Token, request: Request
) -> Reply:
    """Which moves of this seat would be blunders now, as far as it can know; against bots alone."""
    live = await server.tables.find(table)
    own_seat(live, seat, token)
    if not (live.table.is_against_bots and live.table.allows_hints):
        raise Refusal(Code.NO_HINTS)
    game, decision = asked(live.table, seat), live.table.decision
    hidden, key = projection.hidden_record(game, seat), secrets.randbits(64)
    found = await think_for(request, pool.HINTS, tasks.blunders, game.game, hidden, seat, key, body.language)
    return Reply(replies.Warnings(decision, found))


async def own_worth(
    table: TableId, seat: SeatNumber, body: WorthBody, server: Server, token: Token, request: Request
) -> Reply:
    """Where the points come from now, and after moves of this seat as far as it can be certain of them."""
    live = await server.tables.find(table)
    own_seat(live, seat, token)
    game = live.table.game
    if game is None:
        raise Refusal(Code.NOT_STARTED)
    hidden = projection.hidden_record(game, seat)
    found = await think_for(request, pool.HINTS, worth.worth, game.game, hidden, seat, body.moves)
    return Reply(replies.Worth(*found))
