"""Quick match: a seat at a table that fits and where somebody waits, or at a new one; kept until one sits down."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, NamedTuple

from ...games import load
from ...kernel import TwistosaurError
from ...protocol.messages import ClockRule
from .live import LiveTable
from .registry import Tables
from .table import Setup
from .tokens import new_token

PROMISE_SECONDS = 15.0
"""How long a seat is kept for somebody who was sent to it: time for a page to open, and for a second try."""


class Wish(NamedTuple):
    """What somebody would like to play."""

    game: str
    options: dict[str, Any]
    seats: int | None
    """None: any number of them."""
    clock: ClockRule | None
    """None: any clock."""


class Match(NamedTuple):
    """A table, the ticket that takes a seat there, and the token of its host if the table is new."""

    live: LiveTable
    ticket: str
    host_token: str | None


async def match(tables: Tables, wish: Wish, new: Setup, admit: Callable[[], Awaitable[None]]) -> Match:
    """The fullest table that fits and waits, else a new one; whoever asks at the same time finds the same table."""
    async with _alone(tables):
        fitting = [live for live in await _waiting(tables) if fits(live, wish)]
        if fitting:
            live = min(fitting, key=lambda one: (one.free_seats, one.table.created))
            ticket, host_token = new_token(), None
        else:
            live, ticket = await tables.create(new, admit)
            host_token = ticket
        live.promises.make(ticket, PROMISE_SECONDS)
        if tables.fellows is not None:
            await tables.fellows.tell_now(live.table.id)
        return Match(live, ticket, host_token)


@contextlib.asynccontextmanager
async def _alone(tables: Tables) -> AsyncIterator[None]:
    """Nobody else looks for a match meanwhile, in this process or in another."""
    async with tables.matching, contextlib.AsyncExitStack() as stack:
        if tables.fellows is not None:
            await stack.enter_async_context(tables.fellows.shared.alone_matching())
        yield


async def _waiting(tables: Tables) -> list[LiveTable]:
    """Tables in memory, and with them those at which people wait by way of other processes."""
    if tables.fellows is not None and not tables.fellows.is_alone:
        await tables.fellows.look_around(*(live.table.id for live in await tables.lobby()))
    return list(tables.live.values())


def fits(live: LiveTable, wish: Wish) -> bool:
    """Is this a table for whoever comes, at which somebody waits, and is it played as wished?"""
    table, setup = live.table, live.table.setup
    if live.closed or not setup.listed or not table.is_for_all or live.free_seats < 1:
        return False
    if not len(live.promises) and not any(live.audiences.here(table)):
        return False
    if setup.game != wish.game or setup.pace != "live" or wish.seats not in (None, len(setup.seats)):
        return False
    return wish.clock in (None, setup.clock) and _has_options(setup, wish.options)


def _has_options(setup: Setup, wished: dict[str, Any]) -> bool:
    try:
        return setup.options == load(setup.game).options(len(setup.seats), wished)
    except TwistosaurError:  # such options are for another number of seats
        return False
