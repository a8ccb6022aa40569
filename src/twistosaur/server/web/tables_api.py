"""The tables over HTTP: create, sit, start, leave, play again."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Path, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from ...games import PACKAGES, load
from ...kernel import TwistosaurError
from ...locales import LANGUAGES
from ...protocol.errors import Refusal
from ...protocol.messages import EMOTES, PROTOCOL, ClockRule
from ..tables import ending, seating
from ..tables.live import Room
from ..tables.registry import Hall, check_game
from ..tables.table import SeatSetup, Setup
from ..workers import pool as workers
from ..workers import tasks as brains
from . import replies
from .bodies import CreateBody, FillBody, ForgetBody, MoveBody, NameBody, OwnHintBody, SitBody, StartBody

router = APIRouter(prefix="/api")
bearer = HTTPBearer(auto_error=False, description="A host token or a seat token.")

TableId = Annotated[str, Path(alias="table", max_length=32)]
SeatNumber = Annotated[int, Path(alias="seat", ge=0, le=7)]


class Reply(Response):
    """A structure of msgspec as JSON."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


def shape(reply: type[msgspec.Struct], status: int = 200) -> dict[int | str, dict[str, Any]]:
    """The documented answer of a route."""
    schema = {"$ref": f"#/components/schemas/{reply.__name__}"}
    return {status: {"description": "Done", "content": {"application/json": {"schema": schema}}}}


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def token_of(given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]) -> str | None:
    return None if given is None else given.credentials[:64]


HallHere = Annotated[Hall, Depends(hall_of)]
Token = Annotated[str | None, Depends(token_of)]


async def limited(request: Request, what: str) -> None:
    limits = request.app.state.limits
    if not await limits.allow(what, limits.address(request.scope)):
        raise Refusal("too-many", f"too many {what} from this address; wait a minute")


def card(room: Room) -> replies.TableReply:
    facts = room.stage.facts()
    return replies.TableReply(facts.table, facts.players)


def host_only(room: Room, token: str | None) -> None:
    if not room.table.is_host(token):
        raise Refusal("host", "only the host of this table may do that")


def own_seat(room: Room, seat: int, token: str | None) -> int:
    """The sitter whose token this is, if it is the token of this seat."""
    who = room.table.sitter_of(token)
    if who is None or room.table.seat_of(token) != seat:
        raise Refusal("token", "this is not the token of that seat")
    return who


def write_setup(body: CreateBody) -> Setup:
    rules = load(body.game) if body.position is None else load(str(body.position.get("game", "")))
    if body.game != rules.id:
        raise Refusal("position", f"this is a position of {rules.id}")
    seats = [SeatSetup(kind="bot" if s.kind == "bot" else "open", level=s.level or "easy") for s in body.seats]
    for setup in seats:
        if setup.kind == "open":
            setup.level = None
    options = rules.options(len(seats), body.options) if body.position is None else {}
    if body.clock.mode != "none" and (body.clock.seconds is None or body.pace == "turns"):
        raise Refusal("bad-request", "a clock needs seconds, and a live table")
    return Setup(
        game=rules.id,
        rules=rules.version,
        options=options,
        position=body.position,
        seats=seats,
        listed=body.listed,
        pace=body.pace,
        clock=ClockRule(mode=body.clock.mode, seconds=body.clock.seconds if body.clock.mode != "none" else None),
        takeover=body.takeover,
        gone_after=body.gone_after if body.pace == "live" else None,
    )


# ------------------------------------------------------------------------------------------------ tables


@router.get("/info", tags=["about"], responses=shape(replies.Info))
async def info(request: Request) -> Reply:
    """What this server offers."""
    games = []
    for game in PACKAGES:
        rules = load(game)
        defaults = rules.options(rules.seats[0], {})
        games.append(
            replies.GameInfo(rules.id, rules.version, list(rules.seats), defaults, rules.clauses, rules.prefix)
        )
    build = request.app.state.build
    return Reply(replies.Info(PROTOCOL, build, games, list(brains.LEVELS), list(EMOTES), list(LANGUAGES)))


@router.post("/tables", status_code=201, tags=["tables"], responses=shape(replies.Created, 201))
async def create(body: CreateBody, hall: HallHere, request: Request) -> Reply:
    """Create a table. Its commitment is in the answer, before anyone sits."""
    check_game(body.game)
    room, token = await hall.create(write_setup(body), lambda: limited(request, "tables"))
    shown = card(room)
    return Reply(replies.Created(shown.table, shown.players, token), 201)


@router.get("/tables", tags=["tables"], responses=shape(replies.Lobby))
async def lobby(hall: HallHere) -> Reply:
    """Listed tables that wait for players, the newest first."""
    return Reply(replies.Lobby([card(room) for room in await hall.lobby()]))


@router.get("/tables/{table}", tags=["tables"], responses=shape(replies.TableReply))
async def look(table: TableId, hall: HallHere) -> Reply:
    """What everybody with the link may know of a table."""
    return Reply(card(await hall.room(table)))


@router.post("/tables/{table}/seats", status_code=201, tags=["tables"], responses=shape(replies.Seated, 201))
async def sit(table: TableId, body: SitBody, hall: HallHere, token: Token) -> Reply:
    """Sit down. Bearer: none, the host's token, or after a rematch the token of the old seat."""
    room = await hall.room(table)
    seat, own = await seating.sit(hall, room, body.name, bytes.fromhex(body.contribution), body.seat, token)
    shown = card(room)
    return Reply(replies.Seated(shown.table, shown.players, seat, own), 201)


@router.patch("/tables/{table}/seats/{seat}", tags=["tables"], responses=shape(replies.TableReply))
async def rename(table: TableId, seat: SeatNumber, body: NameBody, hall: HallHere, token: Token) -> Reply:
    """Another name for the own seat."""
    room = await hall.room(table)
    await seating.rename(room, own_seat(room, seat, token), body.name)
    return Reply(card(room))


@router.delete("/tables/{table}/seats/{seat}", tags=["tables"], responses=shape(replies.TableReply))
async def leave(table: TableId, seat: SeatNumber, hall: HallHere, token: Token) -> Reply:
    """Leave a seat, or as the host send somebody away before the start."""
    room = await hall.room(table)
    if not (room.table.is_host(token) and room.table.status == "open"):
        own_seat(room, seat, token)
    if seat >= len(room.table.seats):
        raise Refusal("not-found", "there is no such seat")
    await seating.leave(hall, room, seat)
    return Reply(card(room))


@router.post("/tables/{table}/seats/{seat}/return", tags=["tables"], responses=shape(replies.TableReply))
async def give_back(table: TableId, seat: SeatNumber, hall: HallHere, token: Token) -> Reply:
    """Take the own seat back from the bot that took over."""
    room = await hall.room(table)
    own_seat(room, seat, token)
    await room.give_back(seat)
    return Reply(card(room))


@router.post("/tables/{table}/seats/{seat}/token", tags=["tables"], responses=shape(replies.NewToken))
async def new_token(table: TableId, seat: SeatNumber, hall: HallHere, token: Token) -> Reply:
    """Another token for the own seat; the old one is worth nothing from now on."""
    room = await hall.room(table)
    own_seat(room, seat, token)
    return Reply(replies.NewToken(*(await seating.move(hall, room, token, MoveBody()))[:2]))


@router.post("/tables/{table}/move", tags=["tables"], responses=shape(replies.Moved))
async def move(table: TableId, body: MoveBody, hall: HallHere, token: Token) -> Reply:
    """Take a seat over to this device, with the token from its link (Bearer); the link works once."""
    room = await hall.room(table)
    return Reply(replies.Moved(*await seating.move(hall, room, token, body)))


@router.post("/tables/{table}/seats/{seat}/hint", tags=["tables"], responses=shape(replies.Hint))
async def own_hint(
    table: TableId, seat: SeatNumber, body: OwnHintBody, hall: HallHere, token: Token, request: Request
) -> Reply:
    """What a bot would do in this seat now, from what this seat sees."""
    await limited(request, "thoughts")
    room = await hall.room(table)
    own_seat(room, seat, token)
    game = room.table.game
    if game is None or seat not in room.table.acting:
        raise Refusal("turn", "this seat has no decision to make now")
    hidden = game.rules.to_bytes(game.hidden(seat))
    seconds = hall.settings.think[body.level]
    move, reason = await hall.workers.run(
        workers.HINTS, brains.hint, game.game, hidden, seat, body.level, seconds, secrets.randbits(64), body.language
    )
    return Reply(replies.Hint(move, reason))


@router.post("/tables/{table}/fill", tags=["tables"], responses=shape(replies.TableReply))
async def fill(table: TableId, body: FillBody, hall: HallHere, token: Token) -> Reply:
    """Bots on open seats (host)."""
    room = await hall.room(table)
    host_only(room, token)
    await seating.fill(room, body.level, body.seats)
    return Reply(card(room))


@router.post("/tables/{table}/start", tags=["tables"], responses=shape(replies.TableReply))
async def start(table: TableId, body: StartBody, hall: HallHere, token: Token) -> Reply:
    """Begin (host)."""
    room = await hall.room(table)
    host_only(room, token)
    await seating.start(hall, room, body.fill)
    return Reply(card(room))


@router.post("/tables/{table}/close", tags=["tables"], responses=shape(replies.TableReply))
async def close(table: TableId, hall: HallHere, token: Token) -> Reply:
    """End a table that nobody wants to go on with (host)."""
    room = await hall.room(table)
    host_only(room, token)
    await ending.close_table(hall, room, "host")
    return Reply(card(room))


@router.post("/tables/{table}/rematch", status_code=201, tags=["tables"], responses=shape(replies.Created, 201))
async def rematch(table: TableId, hall: HallHere, token: Token, request: Request) -> Reply:
    """The same company again, seats rotated by one (anyone of it)."""
    room = await hall.room(table)
    if room.table.seat_of(token) is None and not room.table.is_host(token):
        raise Refusal("token", "only those who sat here may ask for a rematch")
    made, host_token = await ending.rematch(hall, room, lambda: limited(request, "tables"))
    shown = card(made)
    return Reply(replies.Created(shown.table, shown.players, host_token), 201)


# ------------------------------------------------------------------------------------------------ after the game


@router.get("/tables/{table}/record", tags=["after the game"])
async def record(table: TableId, hall: HallHere) -> Reply:
    """The record of a game that is over, with the secret of its chance: for `twistosaur verify` and `replay`."""
    room = await hall.room(table)
    if room.table.status != "over" or room.table.game is None:
        raise Refusal("not-over", "the game is not over")
    headers = {"content-disposition": f'attachment; filename="twistosaur-{room.table.id}.json"'}
    return Reply(room.table.game.record(), headers=headers)


@router.get("/tables/{table}/replay", tags=["after the game"], responses=shape(replies.Replay))
async def table_replay(table: TableId, hall: HallHere) -> Reply:
    """Every step of a game that is over, as a spectator saw it. No names: seats are "Player 1", "Player 2"."""
    return Reply(await ending.transcript(hall, table))


@router.post("/forget", tags=["privacy"], responses=shape(replies.Forgotten))
async def forget(body: ForgetBody, hall: HallHere) -> Reply:
    """Forget me: the names of these tokens' seats are taken away everywhere."""
    return Reply(replies.Forgotten(await seating.forget(hall, body.tokens)))


STATUS = {
    "token": 401,
    "host": 403,
    "not-found": 404,
    "seat-taken": 409,
    "full": 409,
    "not-full": 409,
    "started": 409,
    "not-started": 409,
    "not-over": 409,
    "over": 409,
    "closed": 409,
    "turn": 409,
    "not-away": 409,
    "busy": 409,
    "too-many": 429,
    "too-large": 413,
    "rules": 422,
    "position": 422,
    "record": 422,
}


def status_of(problem: Exception) -> tuple[int, str, str, str | None]:
    """(status, code, message, clause) of something that was refused."""
    if isinstance(problem, Refusal):
        return STATUS.get(problem.code, 422), problem.code, problem.message, problem.clause
    assert isinstance(problem, TwistosaurError)
    return 422, "rules", str(problem), getattr(problem, "clause", None)
