"""Who sits where: sitting down, leaving, bots on open seats, beginning, names and tokens.

Names and the hashes of tokens are beside the log, not in it; they change in memory only after the database has them.
"""

from __future__ import annotations

import contextlib
from typing import NamedTuple

import structlog
from sqlalchemy.exc import IntegrityError

from ...protocol.errors import Code, Refusal
from ..store import schema
from . import names
from .events import Fill, Leave, NewToken, Rename, Sit, Start
from .live import LiveTable
from .registry import Tables
from .sharing import Overtaken, judged_again
from .table import Sitter, Table, hash_token
from .tokens import new_token

log = structlog.get_logger()


@judged_again
async def sit(
    tables: Tables, live: LiveTable, name: str, contribution: bytes, wanted: int | None, token: str | None
) -> tuple[int, str]:
    """Sit down; gives the seat and its token. `token` is the host's, or that of a seat of the earlier table."""
    shown = names.clean(name)
    own_seat = await _claim(tables, live.table, token)
    async with live.lock:
        table = live.table
        if table.status != "open":
            raise Refusal(Code.STARTED if table.status == "playing" else Code.CLOSED, "this game has begun or ended")
        if not live.promises.has(token) and live.free_seats < 1 and own_seat is None and len(live.promises):
            raise Refusal(Code.FULL, "somebody is on the way to the last seat; try again in a moment")
        seat = _choose_seat(table, own_seat, wanted, is_host=table.is_host(token))
        if table.seats[seat].kind != "open":
            raise Refusal(Code.SEAT_TAKEN)
        who, own = max(table.sitters, default=-1) + 1, new_token()
        sitter = table.sitters[who] = Sitter(seat, shown, hash_token(own))
        row = schema.new_sitter(table_id=table.id, who=who, seat=seat, name=shown, token_hash=sitter.token_hash)
        what = Sit(who=who, contribution=contribution.hex(), host=table.is_host(token) or table.is_askers(own_seat))
        try:
            await live.write(what, seat, row, schema.touch(table.id, tables.time.now()))
        except BaseException:
            if table.sitters.get(who) is sitter and table.seats[seat].who != who:
                del table.sitters[who]
            raise
        live.keep_promise(token)
        live.note_presence()
        if table.setup.start_when_full and all(one.kind != "open" for one in table.seats):
            await _begin(tables, live)
        return seat, own


async def _claim(tables: Tables, table: Table, token: str | None) -> int | None:
    """The seat that a rematch keeps for whoever holds this token: of a seat of the earlier table, or the host's."""
    earlier = table.setup.rematch_of
    if token is None or earlier is None:
        return None
    if table.is_host(token):
        return table.seat_kept_for(table.setup.asked_by)
    with contextlib.suppress(Refusal):
        seat = table.seat_kept_for((await tables.find(earlier)).table.sitter_of(token))
        if seat is not None:
            return seat
    raise Refusal(Code.TOKEN, "this token keeps no seat here")


def _choose_seat(table: Table, own: int | None, wanted: int | None, *, is_host: bool) -> int:
    """The seat that was kept, else the one that is wanted, else the first that is free; never one kept for others.

    The host's token may sit down more than once: the own seat first, then wherever anybody may.
    """
    if own is not None and (not is_host or (table.seats[own].kind == "open" and wanted in (None, own))):
        return own
    if wanted is not None:
        _check_seat(table, wanted)
        if wanted in table.kept:
            raise Refusal(Code.SEAT_TAKEN, "this seat is kept for somebody who sat at the earlier table")
        return wanted
    free = [k for k, seat in enumerate(table.seats) if seat.kind == "open" and k not in table.kept]
    if not free:
        raise Refusal(
            Code.FULL, "every open seat is kept for those who sat at the earlier table" if table.kept else None
        )
    return free[0]


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refusal(Code.NOT_FOUND, "there is no such seat")


@judged_again
async def leave(tables: Tables, live: LiveTable, seat: int) -> None:
    """Before the start the seat opens; later a bot plays on, and the person may return."""
    async with live.lock:
        table = live.table
        facts = table.seats[seat]
        if table.status == "open" and facts.kind == "human" and facts.who is not None:
            who = facts.who
            forget_token = schema.change_sitter(table.id, who, token_hash=None, name=None)
            await live.write(Leave(), seat, forget_token, schema.touch(table.id, tables.time.now()))
            table.sitters[who].token_hash = table.sitters[who].name = None
            live.expel(seat)
        elif table.status == "playing" and facts.kind == "human":
            if facts.away is None:
                await live.take_over(seat, "left")
        else:
            raise Refusal(Code.OVER, "there is nothing to leave")


@judged_again
async def fill(live: LiveTable, level: str, seats: list[int] | None) -> None:
    """Bots on open seats."""
    async with live.lock:
        await _fill(live, level, seats)


async def _fill(live: LiveTable, level: str, seats: list[int] | None) -> None:
    table = live.table
    if table.status != "open":
        raise Refusal(Code.STARTED)
    for seat in seats if seats is not None else range(len(table.seats)):
        _check_seat(table, seat)
        if table.seats[seat].kind == "open":
            await live.write(Fill(level=level), seat)
        elif seats is not None and (table.seats[seat].kind, table.seats[seat].level) != ("bot", level):
            raise Refusal(Code.SEAT_TAKEN)


@judged_again
async def start(tables: Tables, live: LiveTable, level: str | None) -> None:
    """Begin, with bots of a level on seats that are still open."""
    async with live.lock:
        table = live.table
        if table.status != "open":
            raise Refusal(Code.STARTED)
        if level is not None:
            await _fill(live, level, None)
        if any(seat.kind == "open" for seat in table.seats):
            raise Refusal(Code.NOT_FULL)
        await _begin(tables, live)


async def _begin(tables: Tables, live: LiveTable) -> None:
    """The game begins, here or at another process that was faster."""
    table = live.table
    while table.status == "open":
        with contextlib.suppress(Overtaken):
            await live.write(Start(), None, schema.touch(table.id, tables.time.now(), status="playing"))
            log.info("game started", table=table.id, game=table.setup.game)


# ------------------------------------------------------------------------------------------------ names and tokens


@judged_again
async def rename(live: LiveTable, who: int, name: str | None) -> None:
    """Another name, or none ("forget me"). Names are not in the log; an event says that one has changed."""
    async with live.lock:
        table = live.table
        sitter, shown = table.sitters[who], None if name is None else names.clean(name)
        before, sitter.name = sitter.name, shown
        try:
            await live.write(Rename(), sitter.seat, schema.change_sitter(table.id, who, name=shown))
        except BaseException:
            sitter.name = before
            raise


async def forget(tables: Tables, tokens: list[str]) -> int:
    """Take the names off the seats of these tokens, everywhere. Says how many seats there were."""
    found = await tables.store.seats_of([hash_token(token) for token in tokens])
    for row in found:
        with contextlib.suppress(Refusal):
            await rename(await tables.find(row.table_id), row.who, None)
    return len(found)


class Keys(NamedTuple):
    """What a device holds, or asks for: the token of a seat, and perhaps the host's."""

    seat: str | None
    host: str | None = None


class Transferred(NamedTuple):
    seat: int
    token: str
    host_token: str | None
    """The new one, if the host's token came along."""


@judged_again
async def transfer(tables: Tables, live: LiveTable, old: Keys, wanted: Keys) -> Transferred:
    """The seat goes to another device: a new token, and the old one is worth nothing from now on.

    A device that draws the new tokens itself may ask again after a lost answer: the second time the new token is the
    seat's already, and the answer is the same.
    """
    async with live.lock:
        table = live.table
        seat, there = table.seat_of(old.seat), table.seat_of(wanted.seat)
        if seat is None and there is not None and wanted.seat is not None:
            return Transferred(there, wanted.seat, wanted.host if table.is_host(wanted.host) else None)
        if seat is None:
            raise Refusal(Code.TOKEN, "this token opens no seat here; perhaps the link was used before")
        who = table.seats[seat].who
        assert who is not None
        own = wanted.seat or new_token()
        power = wanted.host or new_token() if table.is_host(old.host) else None
        statements = [schema.change_sitter(table.id, who, token_hash=hash_token(own))]
        if power is not None:
            statements.append(schema.touch(table.id, tables.time.now(), host_hash=hash_token(power)))
        try:
            await live.write(NewToken(), seat, *statements)
        except IntegrityError:
            raise Refusal(Code.TOKEN, "this is no new token; draw another") from None
        table.sitters[who].token_hash = hash_token(own)
        if power is not None:
            table.host_hash = hash_token(power)
        live.expel(seat)
        log.info("seat moved", table=table.id, seat=seat)
        return Transferred(seat, own, power)
