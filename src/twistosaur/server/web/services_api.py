"""Services without a table: score, replay, hint, and texts."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Path, Request

from ...engine import Game, position
from ...games import PACKAGES, load
from ...kernel import Rules, TwistosaurError
from ...locales import FOLDER, texts
from ...protocol.errors import Refusal
from ..workers import pool as workers
from ..workers import tasks as brains
from . import replies
from .bodies import HintBody, Language
from .tables_api import HallHere, Reply, limited, shape

router = APIRouter(prefix="/api", tags=["services"])

LONGEST_RECORD = 5_000
Anything = Annotated[dict[str, Any], Body()]
READABLE = (TypeError, ValueError, KeyError, IndexError, AttributeError, OverflowError)


def guarded(code: Literal["position", "record"], work: Any) -> Any:
    """Data of strangers: what the rules refuse in words, and what they did not expect, are both the sender's."""
    try:
        return work()
    except TwistosaurError:
        raise
    except READABLE:
        raise Refusal(code, f"this {code} cannot be read") from None


def rules_of(data: dict[str, Any]) -> Rules:
    if "game" in data:
        return load(str(data["game"]))
    for game in PACKAGES:
        rules = load(game)
        if rules.score_key and rules.score_key in data:
            return rules
    raise Refusal("position", "give it a `game`, or what is scored")


@router.post("/score", responses=shape(replies.Result))
async def score(data: Anything) -> Reply:
    """Points of a physical table: what lies on it, as `twistosaur score` reads it."""

    def work() -> replies.Result:
        rules = rules_of(data)
        states = rules.score_position(rules, data)
        state: Any = rules.read(states)
        table = Game(rules, states, int(state.seats), {}, 0)
        breakdown = [table.breakdown(seat) for seat in range(table.seats)]
        return replies.Result(list(table.scores), list(table.ranks), breakdown)

    return Reply(guarded("position", work))


@router.post("/replay", responses=shape(replies.Replay))
async def replay(data: Anything, hall: HallHere, request: Request) -> Reply:
    """Every step of a record, as a spectator sees it."""
    await limited(request, "thoughts")
    moves = data.get("moves")
    if isinstance(moves, list) and len(moves) > LONGEST_RECORD:
        raise Refusal("record", f"more than {LONGEST_RECORD} moves")
    try:
        return Reply(await hall.workers.run(workers.ANALYSIS, brains.transcript, data))
    except TwistosaurError:
        raise
    except READABLE:
        raise Refusal("record", "this record cannot be read") from None


@router.post("/hint", responses=shape(replies.Hint))
async def hint(body: HintBody, hall: HallHere, request: Request) -> Reply:
    """What a bot would do for a seat at a position, and why."""
    await limited(request, "thoughts")
    game: Game = guarded("position", lambda: position(body.position, seed=0))
    if body.seat not in game.acting:
        raise Refusal("turn", "this seat has no decision to make in this position")
    hidden = game.rules.to_bytes(game.hidden(body.seat))
    seconds = hall.settings.think[body.level]
    key = secrets.randbits(64)
    move, reason = await hall.workers.run(
        workers.HINTS, brains.hint, game.game, hidden, body.seat, body.level, seconds, key, body.language
    )
    return Reply(replies.Hint(move, reason))


@router.get("/texts/{language}", responses=shape(replies.Texts))
async def catalogues(language: Language) -> Reply:
    """The Fluent catalogues of a language, for a browser that draws and asks in it."""
    found = {path.stem: path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))}
    return Reply(replies.Texts(language, found), headers={"cache-control": "public, max-age=300"})


@router.get("/rules/{game}/{language}", responses=shape(replies.RulesText))
async def rules_text(game: Annotated[str, Path(max_length=32)], language: Language) -> Reply:
    """The rules of a game, clause by clause."""
    if game not in PACKAGES:
        raise Refusal("not-found", "there is no such game")
    rules, say = load(game), texts(language)
    clauses = []
    for number in range(1, rules.clauses + 1):
        section = [name for name, first in rules.sections if first <= number][-1]
        clause = rules.clause(number)
        clauses.append(replies.Clause(clause, section, say(clause), say.why(clause)))
    return Reply(replies.RulesText(game, language, clauses), headers={"cache-control": "public, max-age=300"})
