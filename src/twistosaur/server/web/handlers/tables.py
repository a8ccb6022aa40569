"""Tables: create, sit down, start, leave, play again, and what is left of them after the game."""

from __future__ import annotations

from functools import partial

from fastapi import Request

from ....games import load
from ....protocol.errors import Code, Refusal
from ....protocol.messages import ClockRule
from ...tables import matching, seating
from ...tables.live import LiveTable
from ...tables.matching import Wish
from ...tables.registry import check_game
from ...tables.seating import Keys
from ...tables.table import SeatSetup, Setup
from .. import replies
from ..bodies import (
    ClockBody,
    CreateBody,
    FillBody,
    ForgetBody,
    MatchBody,
    NameBody,
    SeatBody,
    SitBody,
    StartBody,
    TransferBody,
)
from ..replies import Reply
from .asked import SeatNumber, Server, TableId, Token, check_level, count_table, think_for
from .moments import going_on


def card(live: LiveTable) -> replies.TableReply:
    facts = live.audiences.facts(live.table, live.clocks.shown(live.table))
    return replies.TableReply(facts.table, facts.players, list(live.table.acting))


def host_only(live: LiveTable, token: str | None) -> None:
    if not live.table.is_host(token):
        raise Refusal(Code.HOST)


def own_seat(live: LiveTable, seat: int, token: str | None) -> int:
    """The sitter whose token this is, if it is the token of this seat."""
    who = live.table.sitter_of(token)
    if who is None or live.table.seat_of(token) != seat:
        raise Refusal(Code.TOKEN, "this is not the token of that seat")
    return who


def clock_rule(body: ClockBody) -> ClockRule:
    return ClockRule(mode=body.mode, seconds=body.seconds if body.mode != "none" else None)


def write_setup(body: CreateBody) -> Setup:
    rules = load(body.game) if body.position is None else load(str(body.position.get("game", "")))
    if body.game != rules.id:
        raise Refusal(Code.POSITION, f"this is a position of {rules.id}")
    seats = [SeatSetup(kind="bot", level=s.level or "easy") if s.kind == "bot" else SeatSetup() for s in body.seats]
    for level in (body.takeover, *(seat.level for seat in seats)):
        check_level(level, rules)
    options = rules.options(len(seats), body.options) if body.position is None else {}
    if body.position is not None and body.listed:
        raise Refusal(Code.BAD_REQUEST, "listed: a game that was set up is for those with its link")
    if body.clock.mode != "none" and (body.clock.seconds is None or body.pace == "turns"):
        raise Refusal(Code.BAD_REQUEST, "a clock needs seconds, and a live table")
    if body.undo and rules.turn_of is None:
        raise Refusal(Code.BAD_REQUEST, "undo: in this game something is hidden or drawn, no turn can be taken back")
    if body.watch and body.position is not None:
        raise Refusal(Code.BAD_REQUEST, "watch: a game that was set up is for those with its link")
    return Setup(
        game=rules.id,
        rules=rules.version,
        options=options,
        position=body.position,
        seats=seats,
        listed=body.listed,
        pace=body.pace,
        clock=clock_rule(body.clock),
        takeover=body.takeover,
        gone_after=body.gone_after if body.pace == "live" else None,
        undo=body.undo,
        reveal_after=body.reveal_after,
        watch=body.watch,
        hints=body.hints,
        start_when_full=body.start_when_full,
    )


# ------------------------------------------------------------------------------------------------ tables


async def create(body: CreateBody, server: Server, request: Request) -> Reply:
    """Create a table. Its commitment is in the answer, before anyone sits."""
    check_game(body.game)
    setup = write_setup(body if body.go_on is None else await going_on(body, body.go_on, server, request))
    if setup.reveal_after is not None:
        setup.reveal_after = min(setup.reveal_after, server.settings.reveal_seconds)
    live, token = await server.tables.create(setup, lambda: count_table(request))
    shown = card(live)
    return Reply(replies.Created(shown.table, shown.players, token), 201)


async def lobby(server: Server) -> Reply:
    """Listed tables that wait for players, and running games that may be watched; the newest first."""
    waiting = [lobby_card(live) for live in await server.tables.lobby()]
    return Reply(replies.Lobby(waiting, [lobby_card(live) for live in await server.tables.running()]))


def lobby_card(live: LiveTable) -> replies.LobbyTable:
    """A table in the lobby: whose it is, and what is not as usual."""
    shown, setup = card(live), live.table.setup
    host = None if shown.table.host is None else shown.players[shown.table.host].name
    usual = load(setup.game).options(len(setup.seats), {})
    unusual = {name: value for name, value in setup.options.items() if value != usual.get(name)}
    return replies.LobbyTable(shown.table, shown.players, host, unusual)


async def match(body: MatchBody, server: Server, request: Request) -> Reply:
    """Quick match: a seat is kept at a table that fits and waits, or at a new one. Sit down with the ticket."""
    check_game(body.game)
    rules = load(body.game)
    wished = CreateBody(
        game=body.game,
        options=body.options,
        seats=[SeatBody()] * (body.seats or rules.seats[0]),
        listed=True,
        clock=body.clock or ClockBody(mode="none", seconds=None),
        start_when_full=True,
    )
    wish = Wish(body.game, body.options, body.seats, None if body.clock is None else clock_rule(body.clock))
    found = await matching.match(server.tables, wish, write_setup(wished), lambda: count_table(request))
    shown = card(found.live)
    return Reply(replies.Matched(shown.table, shown.players, found.ticket, found.host_token), 201)


async def look(table: TableId, server: Server) -> Reply:
    """What everybody with the link may know of a table."""
    return Reply(card(await server.tables.find(table)))


async def sit(table: TableId, body: SitBody, server: Server, token: Token) -> Reply:
    """Sit down. Bearer: none, the host's token, or after a rematch the token of the old seat."""
    live = await server.tables.find(table)
    seat, own = await seating.sit(server.tables, live, body.name, bytes.fromhex(body.contribution), body.seat, token)
    shown = card(live)
    return Reply(replies.Seated(shown.table, shown.players, seat, own), 201)


async def rename(table: TableId, seat: SeatNumber, body: NameBody, server: Server, token: Token) -> Reply:
    """Another name for the own seat."""
    live = await server.tables.find(table)
    await seating.rename(live, own_seat(live, seat, token), body.name)
    return Reply(card(live))


async def leave(table: TableId, seat: SeatNumber, server: Server, token: Token) -> Reply:
    """Leave a seat, or as the host send somebody away before the start."""
    live = await server.tables.find(table)
    if not (live.table.is_host(token) and live.table.status == "open"):
        own_seat(live, seat, token)
    if seat >= len(live.table.seats):
        raise Refusal(Code.NOT_FOUND, "there is no such seat")
    await seating.leave(server.tables, live, seat)
    return Reply(card(live))


async def give_back(table: TableId, seat: SeatNumber, server: Server, token: Token) -> Reply:
    """Take the own seat back from the bot that took over."""
    live = await server.tables.find(table)
    own_seat(live, seat, token)
    await live.give_back(seat)
    return Reply(card(live))


async def new_token(table: TableId, seat: SeatNumber, server: Server, token: Token) -> Reply:
    """Another token for the own seat; the old one is worth nothing from now on."""
    live = await server.tables.find(table)
    own_seat(live, seat, token)
    return Reply(replies.NewToken(*(await seating.transfer(server.tables, live, Keys(token), Keys(None)))[:2]))


async def transfer(table: TableId, body: TransferBody, server: Server, token: Token) -> Reply:
    """Take a seat over to this device, with the token from its link (Bearer); the link works once."""
    live = await server.tables.find(table)
    old, wanted = Keys(token, body.host), Keys(body.next, body.next_host)
    return Reply(replies.Transferred(*await seating.transfer(server.tables, live, old, wanted)))


async def fill(table: TableId, body: FillBody, server: Server, token: Token) -> Reply:
    """Bots on open seats (host)."""
    live = await server.tables.find(table)
    host_only(live, token)
    check_level(body.level, load(live.table.setup.game))
    await seating.fill(live, body.level, body.seats)
    return Reply(card(live))


async def start(table: TableId, body: StartBody, server: Server, token: Token) -> Reply:
    """Begin (host)."""
    live = await server.tables.find(table)
    host_only(live, token)
    check_level(body.fill, load(live.table.setup.game))
    await seating.start(server.tables, live, body.fill)
    return Reply(card(live))


async def close(table: TableId, server: Server, token: Token) -> Reply:
    """End a table that nobody wants to go on with (host)."""
    live = await server.tables.find(table)
    host_only(live, token)
    await server.tables.end(live, "host")
    return Reply(card(live))


async def rematch(table: TableId, server: Server, token: Token, request: Request) -> Reply:
    """The same company again, seats rotated by one (anyone of it)."""
    live = await server.tables.find(table)
    seat = live.table.host if live.table.is_host(token) else live.table.seat_of(token)
    if seat is None and not live.table.is_host(token):
        raise Refusal(Code.TOKEN, "only those who sat here may ask for a rematch")
    asked_by = None if seat is None else live.table.seats[seat].who
    made, host_token = await server.tables.rematch(live, asked_by, lambda: count_table(request))
    shown = card(made)
    return Reply(replies.Created(shown.table, shown.players, host_token), 201)


# ------------------------------------------------------------------------------------------------ after the game


async def record(table: TableId, server: Server) -> Reply:
    """The record of a game that is over, with the secret of its chance: for `twistosaur verify` and `replay`."""
    kept = await server.tables.record(table)
    return Reply(kept, headers={"content-disposition": f'attachment; filename="twistosaur-{table}.json"'})


async def table_replay(table: TableId, server: Server, request: Request) -> Reply:
    """Every step of a game that is over, as a spectator saw it. No names: seats are "Player 1", "Player 2"."""
    return Reply(await server.tables.transcript(table, partial(think_for, request)))


async def forget(body: ForgetBody, server: Server) -> Reply:
    """Forget me: the names of these tokens' seats are taken away everywhere."""
    return Reply(replies.Forgotten(await seating.forget(server.tables, body.tokens)))
