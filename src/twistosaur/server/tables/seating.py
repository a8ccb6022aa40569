"""Who sits where: sitting down, leaving, bots on open seats, beginning, names and tokens.

Names and the hashes of tokens are beside the log, not in it; they change in memory only after the database has them.
"""

from __future__ import annotations

import contextlib
import secrets
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
import structlog

from ...protocol.errors import Refusal
from ..store import log as store
from ..store.log import touch
from ..web.bodies import MoveBody
from . import names
from .table import Sitter, Table, hash_token

if TYPE_CHECKING:
    from .live import Room
    from .registry import Hall

log = structlog.get_logger()


def new_token() -> str:
    return secrets.token_urlsafe(24)


async def sit(
    hall: Hall, room: Room, name: str, contribution: bytes, wanted: int | None, token: str | None
) -> tuple[int, str]:
    """Sit down; gives the seat and its token. `token` is the host's, or that of a seat of the earlier table."""
    shown = names.clean(name)
    kept = await _kept(hall, room, token)
    async with room.lock:
        table = room.table
        if table.status != "open":
            raise Refusal("started" if table.status == "playing" else "closed", "this game has begun or ended")
        seat = kept if kept is not None else _open_seat(table, wanted)
        if table.seats[seat].kind != "open":
            raise Refusal("seat-taken", "somebody sits there")
        who, own = max(table.sitters, default=-1) + 1, new_token()
        body = {"who": who, "contribution": contribution.hex()}
        if table.is_host(token):
            body["host"] = True
        sitter = Sitter(seat, shown, hash_token(own))
        table.sitters[who] = sitter
        row = {"table_id": table.id, "who": who, "seat": seat, "name": shown, "token_hash": sitter.token_hash}
        try:
            await room.write("sit", seat, body, sa.insert(store.sitters).values(row), touch(table.id, hall.now()))
        except BaseException:
            if room.table is table and table.seats[seat].who != who:
                del table.sitters[who]
            raise
        room.stage.note_presence()
        return seat, own


async def _kept(hall: Hall, room: Room, token: str | None) -> int | None:
    """The seat that a rematch keeps for the holder of a token of the earlier table."""
    earlier = room.table.setup.rematch_of
    if token is None or earlier is None or room.table.is_host(token):
        return None
    with contextlib.suppress(Refusal):
        who = (await hall.room(earlier)).table.sitter_of(token)
        for seat, setup in enumerate(room.table.setup.seats):
            if who is not None and setup.kept == who:
                return seat
    raise Refusal("token", "this token keeps no seat here")


def _open_seat(table: Table, wanted: int | None) -> int:
    if wanted is not None:
        if not 0 <= wanted < len(table.seats):
            raise Refusal("not-found", "there is no such seat")
        return wanted
    free = [k for k, seat in enumerate(table.seats) if seat.kind == "open"]
    loose = [k for k in free if table.setup.seats[k].kept is None]
    if not free:
        raise Refusal("full", "every seat is taken")
    return (loose or free)[0]


async def leave(hall: Hall, room: Room, seat: int) -> None:
    """Before the start the seat opens; later a bot plays on, and the person may return."""
    async with room.lock:
        table = room.table
        facts = table.seats[seat]
        if table.status == "open" and facts.kind == "human" and facts.who is not None:
            who = facts.who
            statement = _sitter(table.id, who, token_hash=None, name=None)
            await room.write("leave", seat, None, statement, touch(table.id, hall.now()))
            table.sitters[who].token_hash = table.sitters[who].name = None
            room.stage.expel(seat)
        elif table.status == "playing" and facts.kind == "human":
            if facts.away is None:
                await room.take_over(seat, "left")
        else:
            raise Refusal("over", "there is nothing to leave")


async def fill(room: Room, level: str, seats: list[int] | None) -> None:
    """Bots on open seats."""
    async with room.lock:
        await _fill(room, level, seats)


async def _fill(room: Room, level: str, seats: list[int] | None) -> None:
    table = room.table
    if table.status != "open":
        raise Refusal("started", "this game has begun")
    for seat in seats if seats is not None else range(len(table.seats)):
        if not 0 <= seat < len(table.seats):
            raise Refusal("not-found", "there is no such seat")
        if table.seats[seat].kind == "open":
            await room.write("fill", seat, {"level": level})
        elif seats is not None:
            raise Refusal("seat-taken", "somebody sits there")


async def start(hall: Hall, room: Room, fill: str | None) -> None:
    """Begin, with bots of the level `fill` on seats that are still open."""
    async with room.lock:
        table = room.table
        if table.status != "open":
            raise Refusal("started", "this game has begun")
        if fill is not None:
            await _fill(room, fill, None)
        if any(seat.kind == "open" for seat in table.seats):
            raise Refusal("not-full", "there are open seats; fill them with people or bots")
        await room.write("start", None, None, touch(table.id, hall.now(), status="playing"))
        log.info("game started", table=table.id, game=table.setup.game)


# ------------------------------------------------------------------------------------------------ names and tokens


async def rename(room: Room, who: int, name: str | None) -> None:
    """Another name, or none ("forget me"). Names are not in the log; a line says that one has changed."""
    async with room.lock:
        table = room.table
        sitter, shown = table.sitters[who], None if name is None else names.clean(name)
        before, sitter.name = sitter.name, shown
        try:
            await room.write("name", sitter.seat, None, _sitter(table.id, who, name=shown))
        except BaseException:
            sitter.name = before
            raise


async def move(hall: Hall, room: Room, token: str | None, body: MoveBody) -> tuple[int, str, str | None]:
    """The seat goes to another device: a new token, and the old one is worth nothing from now on.

    A device that draws the new token itself may ask again after a lost answer: the second time the new token is the
    seat's already, and the answer is the same.
    """
    async with room.lock:
        table = room.table
        seat, there = table.seat_of(token), table.seat_of(body.next)
        if seat is None and there is not None and body.next is not None:
            return there, body.next, body.next_host if table.is_host(body.next_host) else None
        if seat is None:
            raise Refusal("token", "this token opens no seat here; perhaps the link was used before")
        who = table.seats[seat].who
        assert who is not None
        own = body.next or new_token()
        power = body.next_host or new_token() if table.is_host(body.host) else None
        statements = [_sitter(table.id, who, token_hash=hash_token(own))]
        if power is not None:
            statements.append(touch(table.id, hall.now(), host_hash=hash_token(power)))
        try:
            await hall.store.append(None, *statements)
        except sa.exc.IntegrityError:
            raise Refusal("token", "this is no new token; draw another") from None
        table.sitters[who].token_hash = hash_token(own)
        if power is not None:
            table.host_hash = hash_token(power)
        room.stage.expel(seat)
        log.info("seat moved", table=table.id, seat=seat)
        return seat, own, power


async def forget(hall: Hall, tokens: list[str]) -> int:
    """Take the names off the seats of these tokens, everywhere. Says how many seats there were."""
    hashes = [hash_token(token) for token in tokens]
    found = await hall.store.rows(
        sa.select(store.sitters.c.table_id, store.sitters.c.who).where(store.sitters.c.token_hash.in_(hashes))
    )
    for row in found:
        with contextlib.suppress(Refusal):
            await rename(await hall.room(row.table_id), row.who, None)
    return len(found)


def _sitter(table: str, who: int, **values: Any) -> Any:
    return sa.update(store.sitters).where(store.sitters.c.table_id == table, store.sitters.c.who == who).values(values)
