"""Services without a table: what this server offers, score, replay, hint, texts and rules."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from fastapi import Body, Path, Request

from ....bots.cards import levels_for
from ....bots.names import LEVELS
from ....engine import Game, position
from ....engine import score as count_up
from ....engine.game import check_seats
from ....games import PACKAGES, load
from ....kernel import OptionError, TwistosaurError
from ....locales import FOLDER, LANGUAGES, Language, texts
from ....locales.verdicts import why_won
from ....protocol.errors import Code, Refusal
from ....protocol.messages import EMOTES, PROTOCOL
from ...listen import is_loopback
from ...tables import projection
from ...workers import pool, tasks
from .. import replies
from ..bodies import HintBody, OptionsBody
from ..replies import Reply
from .asked import Server, address_of, check_level, count, think_for

T = TypeVar("T")
LONGEST_RECORD = 5_000
LONGEST_MOVE = 100
LONGEST_SENTENCE = 400
Anything = Annotated[dict[str, Any], Body()]
READABLE = (TypeError, ValueError, KeyError, IndexError, AttributeError, OverflowError)


def guarded(work: Callable[[], T]) -> T:
    """Data of strangers: what the rules refuse in words, and what they did not expect, are both the sender's."""
    try:
        return work()
    except TwistosaurError:
        raise
    except READABLE:
        raise Refusal(Code.POSITION) from None


async def info(server: Server) -> Reply:
    """What this server offers."""
    games = []
    for game in PACKAGES:
        rules = load(game)
        defaults = rules.options(rules.seats[0], {})
        games.append(
            replies.GameInfo(
                rules.id,
                rules.version,
                list(rules.seats),
                defaults,
                rules.clauses,
                rules.prefix,
                list(levels_for(rules)),
            )
        )
    return Reply(replies.Info(PROTOCOL, server.build, games, list(LEVELS), list(EMOTES), list(LANGUAGES)))


async def here(server: Server, request: Request) -> Reply:
    """Where friends in the local network find this server. Told only at its own machine, with no proxy between."""
    found, host = server.addresses, request.url.hostname or ""
    if found is None or server.settings.trusted_proxies or not (is_loopback(address_of(request)) and is_loopback(host)):
        return Reply(replies.Here(alone=False, network=None))
    return Reply(replies.Here(alone=not found.open_to_network, network=found.network))


async def options(body: OptionsBody) -> Reply:
    """Could a table be made with these options? With defaults written out, or the problem; nothing is made."""
    if body.game not in PACKAGES:
        raise Refusal(Code.NOT_FOUND, "there is no such game")
    rules = load(body.game)
    seats = rules.seats[0] if body.seats is None else body.seats
    check_seats(rules, seats)
    try:
        return Reply(replies.Checked(rules.options(seats, body.options), None))
    except OptionError as error:
        facts = (error.name, error.reason, error.clause, error.found, error.low, error.high)
        return Reply(replies.Checked(None, replies.Problem(str(error)[:LONGEST_SENTENCE], *facts)))


async def score(data: Anything, request: Request, language: Language = "en") -> Reply:
    """Points of a physical table: what lies on it, as `twistosaur score` reads it; who wins, and why."""
    await count(request, "scores")

    def work() -> replies.Scored:
        table = count_up(data)
        return replies.Scored(
            list(table.scores),
            list(table.ranks),
            list(table.breakdown),
            table.over,
            list(table.winners),
            table.reason,
            table.clause,
            why_won(texts(language), table),
        )

    return Reply(guarded(work))


def check_length(moves: Any) -> None:
    """How long a record is, and each of its moves, before anybody reads it."""
    if not isinstance(moves, list):
        return
    if len(moves) > LONGEST_RECORD:
        raise Refusal(Code.RECORD, f"more than {LONGEST_RECORD} moves")
    texts = (part for move in moves if isinstance(move, list) for part in move if isinstance(part, str))
    if any(len(text) > LONGEST_MOVE for text in texts):
        raise Refusal(Code.RECORD, f"a move of more than {LONGEST_MOVE} characters")


async def replay(data: Anything, request: Request) -> Reply:
    """Every step of a record, as a spectator sees it."""
    check_length(data.get("moves"))
    try:
        return Reply(await think_for(request, pool.ANALYSIS, projection.transcript, data))
    except TwistosaurError:
        raise
    except READABLE:
        raise Refusal(Code.RECORD) from None


async def hint(body: HintBody, server: Server, request: Request) -> Reply:
    """What a bot would do for a seat at a position, and why."""
    game: Game = guarded(lambda: position(body.position, seed=0))
    if body.seat not in game.acting:
        raise Refusal(Code.TURN, "this seat has no decision to make in this position")
    check_level(body.level, game.rules)
    hidden = projection.hidden_record(game, body.seat)
    seconds = server.settings.think[body.level]
    key = secrets.randbits(64)
    move, reason = await think_for(
        request,
        pool.HINTS,
        tasks.hint,
        game.game,
        hidden,
        body.seat,
        body.level,
        seconds,
        key,
        body.language,
    )
    return Reply(replies.Hint(move, reason))


async def catalogues(language: Language) -> Reply:
    """The Fluent catalogues of a language, for a browser that draws and asks in it."""
    found = {path.stem: path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))}
    return Reply(replies.Texts(language, found), headers={"cache-control": "public, max-age=300"})


async def rules_text(game: Annotated[str, Path(max_length=32)], language: Language) -> Reply:
    """The rules of a game, clause by clause."""
    if game not in PACKAGES:
        raise Refusal(Code.NOT_FOUND, "there is no such game")
    rules, say = load(game), texts(language)
    clauses = []
    for number in range(1, rules.clauses + 1):
        section = [name for name, first in rules.sections if first <= number][-1]
        clause = rules.clause(number)
        clauses.append(replies.Clause(clause, section, say(clause), say.why(clause)))
    return Reply(replies.RulesText(game, language, clauses), headers={"cache-control": "public, max-age=300"})
