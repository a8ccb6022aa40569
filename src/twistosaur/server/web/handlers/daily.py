"""The challenge of the day: its deal, a table to play it at, and how bots and people have fared."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
import sqlalchemy as sa
from fastapi import Path, Query, Request

from ....games import PACKAGES, load
from ....protocol.errors import Code, Refusal
from ...store.schema import tables as stored
from ...tables import daily
from ...workers import challenge, pool
from .. import replies
from ..replies import Reply
from ..state import ServerState
from .asked import Server, count_table
from .tables import card

GameId = Annotated[str, Path(alias="game", max_length=32)]
Day = Annotated[str | None, Query(pattern=r"^\d{4}-\d{2}-\d{2}$", description="Today, if left out; or yesterday.")]
Practice = Annotated[bool, Query(description="Not to be counted: with hints, and turns that are taken back.")]
MOST_PEOPLE = 2_000
KEPT_DAYS = 3
"""Days whose bots are remembered."""


def day_of(server: ServerState, game: str, day: str | None) -> str:
    """The day that is asked for, if it is today or yesterday."""
    if game not in PACKAGES:
        raise Refusal(Code.NOT_FOUND, "there is no such game")
    now = server.tables.time.now()
    if day is not None and not daily.is_near(day, now):
        raise Refusal(Code.NOT_FOUND, "only today's and yesterday's challenges can be looked at")
    return day or daily.today(now)


async def look(game: GameId, server: Server, day: Day = None) -> Reply:
    """The challenge of a day: the text whose hash deals it, and how bots and people have fared so far."""
    day = day_of(server, game, day)
    setup, version = daily.setup_of(game, day), load(game).version
    return Reply(
        replies.Daily(
            game=game,
            rules=version,
            day=day,
            text=daily.text_of(game, version, day),
            secret=daily.secret_of(game, version, day).hex(),
            seats=len(setup.seats),
            seat=daily.SEAT,
            level=daily.LEVEL,
            bots=bots_of(server, game, day),
            people=await people_of(server, game, day),
        )
    )


async def play(game: GameId, server: Server, request: Request, day: Day = None, practice: Practice = False) -> Reply:
    """A table with the deal of a day: one that counts, without hints, or one for practice."""
    setup = daily.setup_of(game, day_of(server, game, day), practice=practice)
    live, token = await server.tables.create(setup, lambda: count_table(request))
    shown = card(live)
    return Reply(replies.Created(shown.table, shown.players, token), 201)


# ------------------------------------------------------------------------------------------------ how others fared


def bots_of(server: ServerState, game: str, day: str) -> dict[str, list[replies.Fared]] | None:
    """By level, when the bots have played; whoever asks first sends them off, and asks again."""
    task = server.daily.get((game, day))
    if task is None:
        task = server.daily[game, day] = asyncio.create_task(bots_play(server, game, day), name=f"daily {game}")
        for old in sorted(server.daily, key=lambda key: key[1])[: -KEPT_DAYS * len(PACKAGES)]:
            server.daily.pop(old).cancel()
    if not task.done():
        return None
    if task.cancelled() or task.exception() is not None:  # a worker was lost: the next who asks sends them again
        del server.daily[game, day]
        return None
    found: dict[str, list[replies.Fared]] = task.result()
    return found


async def bots_play(server: ServerState, game: str, day: str) -> dict[str, list[replies.Fared]]:
    """Every level in the seat of whoever plays, one after the other: nobody's bots wait for it."""
    setup = daily.setup_of(game, day)
    secret = daily.secret_of(game, setup.rules, day)
    out = {}
    for level in challenge.LEVELS:
        args = (game, secret, len(setup.seats), daily.SEAT, level, daily.LEVEL)
        found = await server.workers.run(pool.ANALYSIS, challenge.results, *args)
        out[level] = [replies.Fared(points, place) for points, place in found]
    return out


async def people_of(server: ServerState, game: str, day: str) -> list[replies.Fared]:
    """Those who have played it to its end at this server, and not for practice; of a game that was ended by bots alone
    nobody knows."""
    t = stored.c
    query = (
        sa.select(t.result)
        .where(t.status.in_(("over", "archived")), t.listed.is_(False), t.game == game, t.result.is_not(None))
        .where(t.setup.like(f'%"daily":"{day}"%'), t.setup.like('%"strict":true%'))
        .order_by(t.updated)
        .limit(MOST_PEOPLE)
    )
    results: list[Any] = [msgspec.json.decode(row.result) for row in await server.tables.store.rows(query)]
    return [replies.Fared(one["scores"][daily.SEAT], one["ranks"][daily.SEAT]) for one in results]
